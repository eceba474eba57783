"""Dig for Tank Chess's puzzles where nothing is installed but numpy, Numba and msgspec.

    PYTHONPATH=src python tools/dig.py 1 16 puzzles.jsonl.tank-chess-1.part

It writes what `panzerkiste puzzles tank-chess --seed 1 --out puzzles.jsonl` keeps on its way, one dig a line, and never
ends by itself; that command then goes on from there, chooses and writes the puzzles.
"""

import sys
from collections import deque
from itertools import count
from multiprocessing import Pool
from pathlib import Path
from time import monotonic

import msgspec

from panzerkiste.bots.tank_chess.puzzles.digging import dig


def main(seed: int, processes: int, part: Path) -> None:
    began, found, turns = monotonic(), 0, dict[int, int]()
    dig(seed, 0)  # everything is compiled before there are many processes
    print(f"compiled after {monotonic() - began:.0f} s", flush=True)
    first = len(part.read_bytes().splitlines()) if part.exists() else 0
    with Pool(processes) as pool, part.open("ab") as file:
        ahead = deque(pool.apply_async(dig, (seed, first + number)) for number in range(8 * processes))
        for number in count(first):
            puzzles = ahead.popleft().get()
            ahead.append(pool.apply_async(dig, (seed, number + 8 * processes)))
            file.write(msgspec.json.encode({"number": number, "puzzles": puzzles}) + b"\n")
            file.flush()
            found += len(puzzles)
            for puzzle in puzzles:
                turns[1 + len(puzzle.line) // 2] = turns.get(1 + len(puzzle.line) // 2, 0) + 1
            if number % 100 == 99:
                print(f"{monotonic() - began:.0f} s, {number + 1} games, {found} puzzles, {turns}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]))
