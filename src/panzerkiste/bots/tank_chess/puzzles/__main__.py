"""Dig for puzzles without the rest of the program: python -m panzerkiste.bots.tank_chess.puzzles --help"""

import argparse
import sys
from pathlib import Path
from time import monotonic

from panzerkiste.bots.tank_chess.puzzles.gathering import Selection, gather

EVERY = 20  # digs


def main() -> None:
    parser = argparse.ArgumentParser(prog="puzzles", description="Dig for puzzles of Tank Chess.")
    parser.add_argument("--count", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("puzzles.jsonl"))
    asked = parser.parse_args()
    began = monotonic()

    def progress(digs: int, chosen: Selection) -> None:
        if digs % EVERY == 0 or chosen.full:
            kinds = f"turns {dict(sorted(chosen.turns.items()))}, {dict(chosen.themes.most_common())}"
            print(f"{monotonic() - began:.0f} s, {digs} games: {len(chosen.kept)} puzzles, {kinds}", file=sys.stderr)

    try:
        gather(asked.count, asked.seed, asked.processes, asked.out, progress)
    except KeyboardInterrupt:
        print(f"Stopped; the same command goes on. {asked.out} has what was found.", file=sys.stderr)


if __name__ == "__main__":
    main()
