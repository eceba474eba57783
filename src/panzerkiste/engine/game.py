"""The contract that every game signs: a game is a value, a record of pure functions.

``apply`` is the only way forward. Everything a player is shown (view, offer, advice, story, refusals)
must follow from what that player may know; the conformance suite holds every game to it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from panzerkiste.engine.chance import Source
from panzerkiste.engine.illegal import Fact

S = TypeVar("S")  # state
A = TypeVar("A")  # action
E = TypeVar("E")  # event
V = TypeVar("V")  # view
O = TypeVar("O")  # options  # noqa: E741

Seat = int
CHANCE: Final[Seat] = -1  # dice and draws answer under this seat
HOST: Final[Seat] = -2  # the host's word: a clock has run out, a takeback was agreed
WATCHER: Final[Seat] = -3  # a viewer without a seat; sees what is public


class Told(Struct, Generic[E], frozen=True, gc=False):
    """An event and the seats that learn of it; ``None`` means everybody, watchers included."""

    event: E
    to: tuple[Seat, ...] | None = None

    def heard_by(self, seat: Seat) -> bool:
        return self.to is None or seat in self.to


class Step(Struct, Generic[S, E], frozen=True, gc=False):
    """What an action leads to: the next state and what happened on the way, in order.

    A ``final`` step can be taken back only by agreement, whatever it told.
    """

    state: S
    told: tuple[Told[E], ...] = ()
    final: bool = False


class Decision(Struct, frozen=True, gc=False):
    """Who must answer now, and what is asked. Several seats answer at once where the game is secret.

    ``shown`` is the part of ``seats`` that everybody may be told the table waits for: an open window
    must not betray who could use it.
    """

    seats: tuple[Seat, ...]
    ask: str
    shown: tuple[Seat, ...]


class Offer(Struct, Generic[A], frozen=True, gc=False):
    """What one seat may do now.

    ``actions`` lists every legal answer, unless ``space`` is set: then the answers are too many to list,
    ``candidates`` gives sensible ones and ``apply`` judges any. ``asides`` are what the seat may do
    without being asked (resign, offer a draw, reveal a unit).
    """

    ask: str = ""
    actions: tuple[A, ...] = ()
    space: bool = False
    asides: tuple[A, ...] = ()


class Line(Struct, frozen=True):
    """A sentence to be said in any language: a Fluent id and its facts."""

    key: str
    facts: dict[str, Fact]


class Result(Struct, frozen=True):
    """How a game ended. No winner is a draw; several share the victory."""

    winners: tuple[Seat, ...]
    reason: str

    def share(self, seat: Seat) -> float:
        """The seat's part of one point."""
        if not self.winners:
            return 0.5
        return 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass(frozen=True)
class Game(Generic[S, A, E, V, O]):
    """A game's table of contents. ``rules`` rises when a ruling changes what a recorded match replays to."""

    id: str
    rules: int
    seat_names: Callable[[int], tuple[str, ...]]  # per number of seats, as Fluent ids
    seat_codes: Callable[[int], tuple[str, ...]]  # per number of seats, as notation writes them: "G", "Y"
    players: tuple[int, int]  # fewest, most
    rule_prefixes: tuple[str, ...]  # "PS": how this game's rule ids begin

    options: type[O]
    state: Any  # the types that JSON is decoded to; unions where a game has several
    action: Any
    event: Any
    seen: Any  # the type of a view
    query: Any
    advice: Any  # what advise answers with
    order: Any

    start: Callable[[O, int], Step[S, E]]
    decision: Callable[[S], Decision | None]  # None: the game is over
    offer: Callable[[S, Seat], Offer[A]]
    candidates: Callable[[S, Seat, Random, int], Sequence[A]]  # for an offer that is a space
    default: Callable[[S, Seat], A]  # the safe answer of an absent player
    apply: Callable[[S, Seat, A], Step[S, E]]  # raises Illegal
    outcomes: Callable[[S], Sequence[tuple[A, Fraction]]]  # chance's answers, where few enough to list
    sample: Callable[[S, Source], A]
    result: Callable[[S], Result | None]
    bound: Callable[[O], int]  # no match has more entries than this

    view: Callable[[S, Seat], V]
    imagine: Callable[[V, Random], S]  # a state that this view could be a view of
    advise: Callable[[V, Any], Any]  # answers a player's query from the view alone
    obey: Callable[[V, Offer[A], Sequence[Any]], A | None]  # what standing orders answer, if they do

    notate: Callable[[S, Seat, A], str]
    parse: Callable[[S, str], tuple[Seat, A]]  # raises Illegal
    event_text: Callable[[E], str]  # empty for an event that needs no line
    story: Callable[[E, Seat], Line | None]  # as told to this seat
    read_position: Callable[[str, O], S]  # raises Illegal
    write_position: Callable[[S], str]
    svg: Callable[[V], str]

    most_listed: int = 60  # of actions; a longer list reaches a table as a space, since writing it down takes too long
    takebacks: bool = False  # nothing is hidden or rolled, so that even a final step may be taken back by agreement


AnyGame = Game[Any, Any, Any, Any, Any]
