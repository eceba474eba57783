"""The contract that every game signs: a game is a value, a record of pure functions, by subject.

``play.apply`` is the only way forward. Everything a player is shown (view, offer, advice, story, refusals)
must follow from what that player may know; the conformance suite holds every game to it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeVar

from msgspec import Struct
from msgspec.structs import astuple

from panzerkiste.engine.chance import Source
from panzerkiste.engine.ending import Ending, History
from panzerkiste.engine.illegal import Fact, Illegal, Refusal

if TYPE_CHECKING:
    from panzerkiste.engine.match import Record

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

    @property
    def is_seen_by_all(self) -> bool:
        """Was anything told to everybody?"""
        return any(told.to is None for told in self.told)


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


def first_offered(offer: Callable[[S, Seat], Offer[A]]) -> Callable[[S, Seat], A]:
    """The answer of somebody absent, where any will do: the first that is offered."""
    return lambda state, seat: offer(state, seat).actions[0]


def _plain_event(event: Any) -> str:
    """``dropped 0 d1``: its name and its facts."""
    return " ".join([type(event).__name__.lower(), *map(str, astuple(event))])


def _without_chance(state: Any, source: Source) -> Any:
    raise AssertionError("nothing is rolled or drawn in this game")


def _state_itself(state: Any, _: Any) -> Any:
    return state


def _without_advice(view: Any, query: Any) -> Any:
    raise Illegal("MESSAGE", "unknown")


def _without_clocks(state: Any, seat: Seat) -> Any:
    raise AssertionError("this game has no clocks")


Pace = Literal["live", "relaxed", "equal"]  # how long a window waits for an answer; equal: and lasts in any case


@dataclass(frozen=True)
class Types(Generic[O]):
    """What JSON is decoded to; unions where a game has several. None: the game has no such thing."""

    options: type[O]
    state: Any
    action: Any
    event: Any
    view: Any
    query: Any = None  # what a player may ask
    advice: Any = None  # and what is answered
    order: Any = None  # standing orders
    screen: Any = None  # what a screen is shown, where that is not the view


@dataclass(frozen=True)
class Play(Generic[S, A, E, O]):
    """The rules: who decides, what is legal, what follows."""

    start: Callable[[O, int], Step[S, E]]
    decision: Callable[[S], Decision | None]  # None: the game is over
    offer: Callable[[S, Seat], Offer[A]]
    apply: Callable[[S, Seat, A], Step[S, E]]  # raises Illegal
    result: Callable[[S], Result | None]
    default: Callable[[S, Seat], A]  # the safe answer of an absent player
    bound: Callable[[O], int]  # no match has more entries than this
    candidates: Callable[[S, Seat, Random, int], Sequence[A]] = lambda state, seat, rng, count: ()  # where a space
    outcomes: Callable[[S], Sequence[tuple[A, Fraction]]] = lambda state: ()  # chance's answers, where few enough
    sample: Callable[[S, Source], A] = _without_chance  # one of chance's answers

    @property
    def has_chance(self) -> bool:
        """Is anything rolled or drawn?"""
        return self.sample is not _without_chance


@dataclass(frozen=True)
class Information(Generic[S, A, V, O]):
    """Who knows what, and what follows from it for one seat alone. Unless said otherwise, everybody sees the state."""

    view: Callable[[S, Seat], V] = _state_itself
    secrets: Callable[[O], bool] = lambda options: False  # does a view keep anything back?
    shown_options: Callable[[O], O] = lambda options: options  # what all may read of them before the match is over
    imagine: Callable[[V, Random], S] = _state_itself  # a state that this view could be a view of
    screen: Callable[[V], Any] = lambda view: view  # what of it a screen is shown: nothing that only the rules go on by
    advise: Callable[[V, Any], Any] = _without_advice  # answers a player's query from the view alone
    obey: Callable[[V, Offer[A], Sequence[Any]], A | None] = lambda view, offer, orders: (
        None
    )  # what standing orders say


@dataclass(frozen=True)
class FileForm:
    """A game's own form of file for whole matches, to be read where match files are."""

    suffix: str  # without the dot
    recognises: Callable[[bytes], bool]  # by how a file begins
    read: Callable[[str], "Record"]  # raises Illegal
    write: Callable[["Record"], str]  # raises Illegal where the form has no words for a match


@dataclass(frozen=True)
class Text(Generic[S, A, E, V, O]):
    """The game in words: to be written down, read back and told."""

    notate: Callable[[S, Seat, A], str]
    parse: Callable[[S, str], tuple[Seat, A]]  # raises Illegal
    story: Callable[[E, Seat], Line | None]  # as told to this seat
    read_position: Callable[[str, O], S]  # raises Illegal
    write_position: Callable[[S], str]
    board: Callable[[V], str]  # in letters, for terminals
    goal: Callable[[O], Line | None] = lambda options: None  # what wins a match with these options, in one sentence
    event: Callable[[E], str] = _plain_event  # empty for an event that needs no line
    ready_answers: Callable[[V], Mapping[str, str]] = lambda view: {}  # by name: notation of answers that have one
    file: FileForm | None = None
    ending: Callable[[S, History[E]], Ending[E]] = lambda state, history: Ending()  # of a match that is over


@dataclass(frozen=True)
class Pictures(Generic[A, V]):
    """A position as a drawing. Whatever carries ``data-place`` in it can be pointed at."""

    svg: Callable[[V], str]
    places: Callable[[A], tuple[str, ...]] = lambda action: ()  # what an action is about, in the order of pointing


@dataclass(frozen=True)
class Hosting(Generic[S, A, O]):
    """What a table must know to host a match: how it is set up, timed and counted."""

    turn: Callable[[S], int] = lambda state: (
        0
    )  # which turn or round it is; 0 before the first, or where none is counted
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # by name: options often chosen together
    minutes: Callable[[O], int] = lambda options: 0  # thinking time of each player; 0 is no clock
    time_up: Callable[[S, Seat], A] = _without_clocks  # the host's word when a seat's time has run out
    pace: Callable[[O], Pace] = lambda options: "relaxed"
    hold_windows: Callable[[O, bool], O] = lambda options, held: options  # do windows last however few are asked?
    most_listed: int = 60  # of actions; a longer list reaches a table as a space, since writing it down takes too long
    warnings: Callable[[O, int], Sequence[Refusal]] | None = None  # of so many players: what they ought to know before
    takebacks: bool = False  # nothing is hidden or rolled, so that even a final step may be taken back by agreement


@dataclass(frozen=True)
class Game(Generic[S, A, E, V, O]):
    """A game's table of contents. ``rules`` rises when a ruling changes what a recorded match replays to.

    Matches that began under an ``earlier`` version are played on and replayed under it.
    """

    id: str
    rules: int
    folder: Path  # of its package: beside the code lie rulebook/, scenarios/, texts/
    players: tuple[int, int]  # fewest, most
    seat_names: Callable[[int], tuple[str, ...]]  # per number of seats, as Fluent ids
    seat_codes: Callable[[int], tuple[str, ...]]  # per number of seats, as notation writes them: "G", "Y"
    rule_prefixes: tuple[str, ...]  # "PS": how this game's rule ids begin

    types: Types[O]
    play: Play[S, A, E, O]
    information: Information[S, A, V, O]
    text: Text[S, A, E, V, O]
    pictures: Pictures[A, V]
    hosting: Hosting[S, A, O] = Hosting()
    earlier: Mapping[int, "Game[S, A, E, V, O]"] = field(default_factory=dict)  # by version of the rules

    def under(self, rules: int) -> "Game[S, A, E, V, O] | None":
        """The game as that version of its rules has it; None where nobody can play by them any more."""
        return self if rules == self.rules else self.earlier.get(rules)


AnyGame = Game[Any, Any, Any, Any, Any]
