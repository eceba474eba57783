"""Which of the puzzles that were found are kept: no two that are alike, and not too many of a kind."""

from collections import Counter
from typing import Final

from panzerkiste.engine.puzzle import Puzzle

# The most of all puzzles that may have a solution of so many turns, and a theme. The rest comes by itself.
SHARE_OF_TURNS: Final = {1: 0.5, 2: 0.65, 3: 1.0}
SHARE_OF_THEME: Final = 0.4


class Choice:
    """What is kept when there shall be so many; it depends on the order in which they are found."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._kinds, self._seen = Counter[int | str](), set[tuple[str, ...]]()

    def __call__(self, puzzle: Puzzle) -> bool:
        """Whether it is kept."""
        turns, like = 1 + len(puzzle.line) // 2, likeness(puzzle)
        enough = self._kinds[turns] >= SHARE_OF_TURNS[turns] * self._count
        if enough or self._kinds[puzzle.theme] >= SHARE_OF_THEME * self._count or like in self._seen:
            return False
        self._seen.add(like)
        self._kinds.update((turns, puzzle.theme))
        return True


def likeness(puzzle: Puzzle) -> tuple[str, ...]:
    """What near-duplicates share: the board, what the solution does, and where the hunted command tank stands."""
    _, _, board, pieces, *_ = puzzle.position.split(" ")
    command = "c" if puzzle.seat == "w" else "C"
    hunted = next(piece for piece in pieces.split(",") if piece.startswith(command))
    answer = puzzle.answers[0]
    return board, puzzle.seat, answer[0] + answer.partition("-")[2].rstrip("+^#"), hunted
