"""What only a learner and the solver of a puzzle are told over their sockets."""

from typing import Any, Literal

from msgspec import Struct

from panzerkiste.engine.game import Line, Seat
from panzerkiste.engine.scenario import Said


class Coached(Struct, frozen=True, tag=True):
    """At which step of the lesson the learner is; after the last one it is done.

    *said* is the coach's word about the last try. What that came to is on the table to be looked at: one that failed
    until the learner wishes the step anew, one that reached the goal until he goes on, if the next begins elsewhere.
    """

    step: int
    said: Said | None
    outcome: Literal["", "failed", "reached"]


class PuzzleMove(Struct, frozen=True):
    """What somebody did in a puzzle, as the solver was told. *text* is notation, and empty where it is another's."""

    seat: Seat
    text: str
    lines: tuple[Line, ...]


class PuzzleSum(Struct, frozen=True):
    """What one of the candidates comes to, and how that is reckoned. *text* is notation."""

    action: Any
    text: str
    chance: float
    sentence: Line | None
    right: bool


class Solution(Struct, frozen=True):
    """*shown*: how many of its moves are on the table."""

    moves: tuple[PuzzleMove, ...]
    shown: int
    sums: tuple[PuzzleSum, ...]


class Candidate(Struct, frozen=True):
    """*text* is notation."""

    action: Any
    text: str


class Hint(Struct, frozen=True):
    """Where the right turn begins, or two candidates of which one is right, in an order that says nothing."""

    place: str
    candidates: tuple[Candidate, ...]


class Puzzled(Struct, frozen=True, tag=True):
    """How the solver stands. What a wrong try came to is on the table to be looked at, until he tries anew.

    A hint comes when he has asked for it, the solution when the puzzle is solved or was shown, and neither before.
    """

    outcome: Literal["", "wrong", "solved", "shown"]
    found: tuple[PuzzleMove, ...]  # so far, and last what was wrong
    hint: Hint | None
    solution: Solution | None
