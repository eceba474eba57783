"""What a review says. Chances and gains are parts of a point: 1 is a sure win."""

from typing import Final, Literal

from msgspec import Struct

from panzerkiste.engine.game import WATCHER, Line, Seat

VERSION: Final = 1  # rises when reviews that were made before are to be made anew
OPEN: Final[Seat] = WATCHER  # eyes that see everything; any other eyes are a seat's, and know what it knew

Chances = tuple[float, ...]  # of each seat
Cause = Literal["dice", "choice", "hidden", "word"]  # word: the host's, as when a clock has run out


class Balance(Struct, frozen=True):
    """What brought a seat from its first chance to its last; the sum of these is the difference."""

    dice: float
    own: float  # its own choices
    others: float  # the others' choices, and the host's word
    hidden: float  # what somebody could not know when he chose


class Course(Struct, frozen=True):
    """The match through one pair of eyes: chances at every step from the first that can be judged."""

    eyes: Seat
    chances: tuple[Chances, ...]
    balances: tuple[Balance, ...]  # per seat


class Advice(Struct, frozen=True):
    """Something that could be done: in notation, and as the coach explains it."""

    text: str
    why: Line | None
    chance: float | None


class TurningPoint(Struct, frozen=True):
    """A step after which it stood otherwise. *likely*: of a throw, that it comes at least as far off."""

    step: int
    turn: int
    seat: Seat  # who chose or threw
    cause: Cause
    gains: Chances
    before: Chances
    after: Chances
    likely: float | None
    lines: tuple[Line, ...]  # what happened, as everybody was told
    done: Advice | None
    better: Advice | None  # None: nothing was, or nothing can be said


class Luck(Struct, frozen=True):
    """All throws of a kind by one seat that could have come to something else."""

    ask: str
    seat: Seat
    throws: int
    good: int  # that came better for the seat than was to be expected
    expected: float  # how many were to be expected, by the rules' odds
    likely: float  # that a number so far off, or further, comes
    gain: float  # of the seat


class Accuracy(Struct, frozen=True):
    """How a seat chose, by what it knew. *percent* is None where the coach has no opinion."""

    seat: Seat
    percent: int | None
    best: int
    good: int
    inaccurate: int
    mistakes: int


class MatchReview(Struct, frozen=True):
    """Where nothing can be judged there are no courses, and where nobody can advise no accuracies."""

    version: int
    game: str
    seats: int
    steps: tuple[int, ...]  # the number of each step that counts: nothing that was taken back
    turns: tuple[int, ...]  # the turn in which it was; 0 where none is counted
    begins: int  # the first of them that can be judged
    courses: tuple[Course, ...]  # everything open first
    points: tuple[TurningPoint, ...]  # in order
    luck: tuple[Luck, ...]
    estimated: int  # throws with too many outcomes to list: their odds are from samples
    accuracies: tuple[Accuracy, ...]
