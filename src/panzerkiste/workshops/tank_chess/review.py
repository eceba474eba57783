"""Looking back at a game: how good a turn was, told by what it did to its side's chances.

Scores are the search's, in hundredths of a light tank. A light tank more means much in a level position and little in
one that is won anyway, so turns are judged by chances and not by scores.
"""

from math import exp
from typing import Final, Literal

Mark = Literal["good", "inaccuracy", "mistake", "blunder"]

SCALE: Final = 350.0  # three light tanks more are worth about seven points in ten
LOSSES: Final[tuple[tuple[float, Mark], ...]] = ((0.25, "blunder"), (0.15, "mistake"), (0.08, "inaccuracy"))
CERTAIN: Final = 0.0001  # a chance below it is a game that the search has seen lost


def chance(score: float) -> float:
    """The part of a point that a side with this score can hope for."""
    return 1 / (1 + exp(-max(-5000.0, min(5000.0, score)) / SCALE))


def mark(best: float, got: float) -> Mark:
    """A turn that leaves the chance *got* where the best turn would have left *best*."""
    if got < CERTAIN <= best:  # to throw the game away is the worst, however bad it stood
        return "blunder"
    return next((mark for loss, mark in LOSSES if best - got >= loss), "good")
