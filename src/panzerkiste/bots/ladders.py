"""How far apart the levels of a game are, from how they did against their neighbours.

What was played stands in ladders.toml, which bench/ladders.py writes. Where little or nothing was, neighbours are
held to be 75 points apart, and ten imagined games say so.
"""

from functools import cache
from itertools import accumulate
from math import log10
from pathlib import Path
from statistics import fmean
from typing import Final

import msgspec
from msgspec import Struct

FILE: Final = Path(__file__).parent / "ladders.toml"
APART: Final = 75.0  # points, as Elo counts them
IMAGINED: Final = 10  # games


class Meeting(Struct, frozen=True, forbid_unknown_fields=True):
    """How a level did against the one below."""

    level: int
    won: int
    drawn: int
    lost: int


class Ladder(Struct, frozen=True, forbid_unknown_fields=True):
    """The meetings of a game that has so many levels here; *played*: when, and for how long each was let think."""

    game: str
    levels: int
    played: str
    meeting: tuple[Meeting, ...]


class Ladders(Struct, frozen=True, forbid_unknown_fields=True):
    ladder: tuple[Ladder, ...] = ()


@cache
def measured() -> Ladders:
    return msgspec.toml.decode(FILE.read_bytes(), type=Ladders)


def points(game: str, levels: int) -> list[float]:
    """Of each level from 0, which gives any answer, in Elo's points; those from 1 are nought on average."""
    met = {one.level: one for ladder in measured().ladder if is_of(ladder, game, levels) for one in ladder.meeting}
    above = [*accumulate((_difference(met.get(level)) for level in range(1, levels + 1)), initial=0.0)]
    middle = fmean(above[1:]) if levels else 0.0
    return [one - middle for one in above]


def is_of(ladder: Ladder, game: str, levels: int) -> bool:
    return (ladder.game, ladder.levels) == (game, levels)


def _difference(met: Meeting | None) -> float:
    """The points that its share of the games speaks for.

    >>> round(_difference(None))
    75
    >>> round(_difference(Meeting(2, 30, 0, 10)))
    165
    """
    expected = IMAGINED / (1 + 10 ** (-APART / 400))
    games, score = (met.won + met.drawn + met.lost, met.won + met.drawn / 2) if met else (0, 0.0)
    share = (score + expected) / (games + IMAGINED)
    return 400 * log10(share / (1 - share))
