"""Digging until there are enough puzzles, in many processes: what is kept, and in which order, is always the same."""

import json
import signal
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from multiprocessing import Pool
from pathlib import Path
from typing import Final

import msgspec

from panzerkiste.bots.tank_chess import warm
from panzerkiste.bots.tank_chess.puzzles.digging import dig
from panzerkiste.engine.puzzle import Puzzle, puzzle_line

# The most of all puzzles that may have a solution of so many turns, and a theme. The rest comes by itself.
SHARE_OF_TURNS: Final = {1: 0.3, 2: 0.6, 3: 1.0}
SHARE_OF_THEME: Final = 0.35
AHEAD: Final = 8  # digs for each process that may be begun before their turn comes

Progress = Callable[[int, "Selection"], None]


class Selection:
    """The puzzles that are kept, in the order in which they were found."""

    def __init__(self, most: int) -> None:
        self.kept: list[Puzzle] = []
        self.turns, self.themes = Counter[int](), Counter[str]()
        self._most, self._seen = most, set[tuple[str, ...]]()

    @property
    def full(self) -> bool:
        return len(self.kept) >= self._most

    def take(self, puzzles: Sequence[Puzzle]) -> list[Puzzle]:
        """Keep what is not like another and of which there is not enough; what that was."""
        return [puzzle for puzzle in puzzles if self._takes(puzzle)]

    def _takes(self, puzzle: Puzzle) -> bool:
        turns, like = 1 + len(puzzle.line) // 2, likeness(puzzle)
        enough = self.turns[turns] >= SHARE_OF_TURNS[turns] * self._most
        if self.full or enough or self.themes[puzzle.theme] >= SHARE_OF_THEME * self._most or like in self._seen:
            return False
        self.kept.append(puzzle)
        self._seen.add(like)
        self.turns[turns] += 1
        self.themes[puzzle.theme] += 1
        return True


def likeness(puzzle: Puzzle) -> tuple[str, ...]:
    """What near-duplicates share: the board, what the solution does, and where the hunted command tank stands."""
    _, _, board, pieces, *_ = puzzle.position.split(" ")
    command = "c" if puzzle.seat == "w" else "C"
    hunted = next(piece for piece in pieces.split(",") if piece.startswith(command))
    answer = puzzle.answers[0]
    return board, puzzle.seat, answer[0] + answer.partition("-")[2].rstrip("+^#"), hunted


def gather(most: int, seed: int, processes: int, out: Path, progress: Progress) -> Selection:
    """Dig until there are so many; the file has at every moment what has been kept so far.

    Beside it a journal has what every dig found, so that an interrupted run goes on where it was.
    """
    chosen, journal = Selection(most), Path(f"{out}.journal")
    done = _resume(journal, seed, chosen)
    out.write_text("".join(map(puzzle_line, chosen.kept)), encoding="utf-8")
    warm(lambda done, steps: None)
    dig(seed, 0)  # so that everything is compiled before there are many
    with journal.open("a", encoding="utf-8") as log, out.open("a", encoding="utf-8") as file:
        if not done:
            log.write(json.dumps({"seed": seed}) + "\n")
        for number, found in _digs(seed, done, processes):
            log.write(json.dumps([json.loads(puzzle_line(puzzle)) for puzzle in found]) + "\n")
            file.writelines(map(puzzle_line, chosen.take(found)))
            log.flush()
            file.flush()
            progress(number + 1, chosen)
            if chosen.full:
                break
    journal.unlink()
    return chosen


def _resume(journal: Path, seed: int, chosen: Selection) -> int:
    """How many digs the journal has; what they found is chosen from anew."""
    if not journal.exists():
        return 0
    first, *rest = journal.read_text(encoding="utf-8").splitlines(keepends=True)
    if json.loads(first) != {"seed": seed}:
        raise ValueError(f"{journal} is of another seed; remove it to begin again")
    whole = [line for line in rest if line.endswith("\n")]
    for line in whole:
        chosen.take(msgspec.json.decode(line, type=list[Puzzle]))
    journal.write_text(first + "".join(whole), encoding="utf-8")
    return len(whole)


def _digs(seed: int, first: int, processes: int) -> Iterator[tuple[int, list[Puzzle]]]:
    """The digs from the first on, in order, however many processes there are."""
    if processes == 1:
        yield from ((number, dig(seed, number)) for number in count(first))
        return
    with Pool(processes, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        ahead = deque(pool.apply_async(dig, (seed, first + number)) for number in range(AHEAD * processes))
        for number in count(first):
            ahead.append(pool.apply_async(dig, (seed, number + len(ahead))))
            yield number, ahead.popleft().get()
