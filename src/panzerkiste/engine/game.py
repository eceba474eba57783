"""The contract that every game signs: a game is a value, a record of pure functions, by subject.

``play.apply`` is the only way forward. Everything a player is shown (view, offer, advice, story, refusals)
must follow from what that player may know; the conformance suite holds every game to it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from inspect import getdoc
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import astuple

from panzerkiste.engine.chance import Source
from panzerkiste.engine.ending import Ending, History
from panzerkiste.engine.illegal import Fact, Illegal, Refusal

if TYPE_CHECKING:
    from panzerkiste.engine.batch import Batch
    from panzerkiste.engine.coding import Coding
    from panzerkiste.engine.match import FileForm

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
        """Whether this seat learns of it."""
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

    ask      what is asked of it; empty where it is not asked
    actions  every legal answer, unless *space* is set; a compiled game's equal a tuple, and are made one by one
    space    the answers are too many to list: ``candidates`` gives sensible ones, and ``apply`` judges any
    asides   what it may do without being asked: resign, offer a draw, reveal a unit
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
        """The seat's part of one point, as tournaments count: a draw is half a point, several winners divide theirs."""
        if not self.winners:
            return 0.5
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def returns(self, seats: int) -> tuple[float, ...]:
        """What each seat has won or lost: 1 for a lone winner, 0 for a draw; the sum is always 0.

        >>> Result((0,), "points").returns(2), Result((), "agreed").returns(2)
        ((1.0, -1.0), (0.0, 0.0))
        >>> Result((0,), "points").returns(3), Result((0, 2), "points").returns(3)
        ((1.0, -0.5, -0.5), (0.25, -0.5, 0.25))
        """
        if not self.winners:
            return (0.0,) * seats
        lost = -1 / (seats - 1)
        won = (seats - len(self.winners)) / (seats - 1) / len(self.winners)
        return tuple(won if seat in self.winners else lost for seat in range(seats))


def first_offered(offer: Callable[[S, Seat], Offer[A]]) -> Callable[[S, Seat], A]:
    """The answer of somebody absent, where any will do: the first that is offered."""
    return lambda state, seat: offer(state, seat).actions[0]


def _plain_event(event: Any) -> str:
    """``dropped 0 d1``: its name and its facts."""
    return " ".join([type(event).__name__.lower(), *map(str, astuple(event))])


def _without_spaces(state: Any, seat: Seat, rng: Random, count: int) -> Any:
    raise AssertionError("every question of this game lists its answers")


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
    """What JSON is decoded to; unions where a game has several. None: the game has no such thing.

    options  what the players agree on before a match
    state    everything the game is at a moment
    action   one answer to a question
    event    something that happened because of an action
    view     what one seat may know
    query    what a player may ask, and
    advice   what is answered
    order    an answer that a seat leaves in advance
    screen   what of a view a screen is shown, where that is not the view
    """

    options: type[O]
    state: Any
    action: Any
    event: Any
    view: Any
    query: Any = None
    advice: Any = None
    order: Any = None
    screen: Any = None


@dataclass(frozen=True)
class Play(Generic[S, A, E, O]):
    """The rules: who decides, what is legal, what follows.

    start(options, seats)                 -> Step       how a match of so many seats begins
    decision(state)                       -> Decision   who must answer now; None: the game is over
    offer(state, seat)                    -> Offer      what the seat may do
    apply(state, seat, action)            -> Step       what follows; raises Illegal. The only way forward
    result(state)                         -> Result     how it ended; None while it goes on
    default(state, seat)                  -> action     the safe answer of an absent player
    bound(options)                        -> int        no match has more entries than this
    seats(state)                          -> int        how many seats there are
    propose(state, seat, rng, count)      -> actions    so many legal answers where the offer is a space
    outcomes(state)                       -> pairs      chance's answers with their weights, where few enough to list
    sample(state, source)                 -> action     one of chance's answers; ``Simulated(rng)`` is a source
    candidates(state, seat, rng, count)   -> actions    some legal answers to whatever is asked, by chance
    returns(state)                        -> numbers    what each seat has won or lost so far
    has_chance                            -> bool       whether anything is rolled or drawn

    Dice and draws are answers of the seat ``CHANCE``, the word of a clock is one of ``HOST``.
    """

    start: Callable[[O, int], Step[S, E]]
    decision: Callable[[S], Decision | None]
    offer: Callable[[S, Seat], Offer[A]]
    apply: Callable[[S, Seat, A], Step[S, E]]
    result: Callable[[S], Result | None]
    default: Callable[[S, Seat], A]
    bound: Callable[[O], int]
    seats: Callable[[S], int] = lambda state: 2
    propose: Callable[[S, Seat, Random, int], Sequence[A]] = _without_spaces
    outcomes: Callable[[S], Sequence[tuple[A, Fraction]]] = lambda state: ()
    sample: Callable[[S, Source], A] = _without_chance

    def candidates(self, state: S, seat: Seat, rng: Random, count: int) -> Sequence[A]:
        """Up to *count* legal answers by chance, sensible ones where there are too many to list.

        Nothing for a seat that is not asked; listed answers are all different.
        """
        offer = self.offer(state, seat)
        if offer.space:
            return self.propose(state, seat, rng, count)
        return rng.sample(offer.actions, min(count, len(offer.actions)))

    def returns(self, state: S) -> tuple[float, ...]:
        """What each seat has won or lost: nothing before the end; the sum is always 0."""
        result, seats = self.result(state), self.seats(state)
        return result.returns(seats) if result else (0.0,) * seats

    @property
    def has_chance(self) -> bool:
        """Is anything rolled or drawn?"""
        return self.sample is not _without_chance


@dataclass(frozen=True)
class Information(Generic[S, A, V, O]):
    """Who knows what, and what follows from it for one seat alone. Unless said otherwise, everybody sees the state.

    view(state, seat)             -> View      what the seat may know; ``WATCHER`` has no seat
    secrets(options)              -> bool      whether a view keeps anything back
    shown_options(options)        -> Options   what all may read of them before the match is over
    imagine(view, rng)            -> State     a state that this view could be a view of
    screen(view)                  -> Screen    what of it a screen is shown: nothing that only the rules go on by
    advise(view, query)           -> Advice    answers a player's query from the view alone
    veiled(advice)                -> Advice    the same without the odds: a puzzle asks for them
    obey(view, offer, orders)     -> action    what standing orders say; None where they say nothing
    """

    view: Callable[[S, Seat], V] = _state_itself
    secrets: Callable[[O], bool] = lambda options: False
    shown_options: Callable[[O], O] = lambda options: options
    imagine: Callable[[V, Random], S] = _state_itself
    screen: Callable[[V], Any] = lambda view: view
    advise: Callable[[V, Any], Any] = _without_advice
    veiled: Callable[[Any], Any] = lambda advice: advice
    obey: Callable[[V, Offer[A], Sequence[Any]], A | None] = lambda view, offer, orders: None


class Ink(NamedTuple):
    """What a terminal may colour in the board in letters besides the seats' codes. Nothing is told by colour alone."""

    pattern: str  # a regular expression
    of: Literal["light", "dark", "stone", "growth", "water", "height", "goal"]


@dataclass(frozen=True)
class Text(Generic[S, A, E, V, O]):
    """The game in words: to be written down, read back and told.

    notate(state, seat, action)     -> str           an action as people write it
    parse(state, text)              -> seat, action  and read it; raises Illegal
    story(event, seat)              -> Line          an event as told to this seat; None where nothing is said
    read_position(text, options)    -> State         a moment that a match can begin with; raises Illegal
    write_position(state)           -> str           raises Illegal for a moment that cannot be written
    board(view)                     -> str           in letters, for terminals
    inks                                             what of it a terminal that can may colour
    goal(options)                   -> Line          what wins a match with these options, in one sentence
    event(event)                    -> str           an event in a short line; empty where it needs none
    ready_answers(view)             -> texts         by name: notation of answers that have one
    file                                             its FileForm, if it has one
    ending(state, history)          -> Ending        what a match that is over comes to
    """

    notate: Callable[[S, Seat, A], str]
    parse: Callable[[S, str], tuple[Seat, A]]
    story: Callable[[E, Seat], Line | None]
    read_position: Callable[[str, O], S]
    write_position: Callable[[S], str]
    board: Callable[[V], str]
    inks: tuple[Ink, ...] = ()
    goal: Callable[[O], Line | None] = lambda options: None
    event: Callable[[E], str] = _plain_event
    ready_answers: Callable[[V], Mapping[str, str]] = lambda view: {}
    file: "FileForm | None" = None
    ending: Callable[[S, History[E]], Ending[E]] = lambda state, history: Ending()


@dataclass(frozen=True)
class Pictures(Generic[A, V]):
    """A position as a drawing. Whatever carries ``data-place`` in it can be pointed at.

    svg(view)         -> str      the drawing
    places(action)    -> places   what an action is about, in the order of pointing
    """

    svg: Callable[[V], str]
    places: Callable[[A], tuple[str, ...]] = lambda action: ()


@dataclass(frozen=True)
class Hosting(Generic[S, A, O]):
    """What a table must know to host a match: how it is set up, timed and counted.

    turn(state)                    -> int        which turn or round it is; 0 where none is counted
    presets                                      by name: options often chosen together
    minutes(options)               -> int        thinking time of each player that the options name; 0 is none
    timed(options, minutes)        -> Options    of a match whose host counts time; None: the rules cannot be told
    time_up(state, seat)           -> action     the host's word when a seat's time has run out
    pace(options)                  -> Pace       how long a window waits for an answer
    hold_windows(options, held)    -> Options    whether windows last however few are asked
    most_listed                                  of actions: a longer list reaches a table as a space
    warnings(options, seats)       -> refusals   what so many players ought to know before
    usual_players                                who sit down if nobody says otherwise, where so many may
    lasts                                        minutes, from and to, that a match takes; None: nobody knows yet
    takebacks                                    nothing is hidden or rolled: even a final step may be taken back
    dear                                         an action may take the rules more than a few milliseconds
    """

    turn: Callable[[S], int] = lambda state: 0
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    minutes: Callable[[O], int] = lambda options: 0
    timed: Callable[[O, int], O] | None = None
    time_up: Callable[[S, Seat], A] = _without_clocks
    pace: Callable[[O], Pace] = lambda options: "relaxed"
    hold_windows: Callable[[O, bool], O] = lambda options, held: options
    most_listed: int = 60  # writing down more takes too long
    warnings: Callable[[O, int], Sequence[Refusal]] | None = None
    usual_players: int = 4
    lasts: tuple[int, int] | None = None
    takebacks: bool = False
    dear: bool = False


@dataclass(frozen=True, repr=False)
class Game(Generic[S, A, E, V, O]):
    """A game is a value: the record of pure functions that it owes, by subject.

    id               how it is asked for
    rules            rises when a ruling changes what a recorded match replays to
    folder           of its package: beside the code lie rulebook/, scenarios/, texts/
    players          fewest and most
    seat_names       (seats) -> names, as Fluent ids
    seat_codes       (seats) -> codes, as notation writes them: "G", "Y"
    rule_prefixes    how its rule ids begin: "PS"
    types            options, state, action, event, view, and what else is read from JSON
    play             start, decision, offer, apply, result, candidates, returns
    information      view, imagine, advise
    text             notation, positions, stories, the board in letters
    pictures         the drawing
    hosting          clocks, windows, presets
    coding           (options) -> Coding: actions as numbers, views as arrays, for programs that learn; or None
    batch            (starts, games, seed=, on=) -> Batch: many matches at once, by compiled rules; or None
    compiled         the same game by compiled rules, which answer the same and sooner: what the library plays; or None
    earlier          by version of the rules: matches that began under it are played on and replayed under it
    """

    id: str
    rules: int
    folder: Path
    players: tuple[int, int]
    seat_names: Callable[[int], tuple[str, ...]]
    seat_codes: Callable[[int], tuple[str, ...]]
    rule_prefixes: tuple[str, ...]

    types: Types[O]
    play: Play[S, A, E, O]
    information: Information[S, A, V, O]
    text: Text[S, A, E, V, O]
    pictures: Pictures[A, V]
    hosting: Hosting[S, A, O] = Hosting()
    coding: Callable[[O], "Coding[S, Any, V]"] | None = None
    batch: "Callable[..., Batch] | None" = None
    compiled: "Game[S, A, E, V, O] | None" = None
    earlier: Mapping[int, "Game[S, A, E, V, O]"] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "__doc__", _page(self))  # what help(game) shows

    def __repr__(self) -> str:
        return f"<Game {self.id}, rules {self.rules}>"

    @property
    def usual_players(self) -> int:
        """How many mostly play it; at least as many as it takes."""
        fewest, most = self.players
        return max(fewest, min(most, self.hosting.usual_players))

    def under(self, rules: int) -> "Game[S, A, E, V, O] | None":
        """The game as that version of its rules has it; None where nobody can play by them any more."""
        return self if rules == self.rules else self.earlier.get(rules)


AnyGame = Game[Any, Any, Any, Any, Any]


def _page(game: AnyGame) -> str:
    """The contract, subject by subject, for whoever asks for help on a game."""
    subjects = game.types, game.play, game.information, game.text, game.pictures, game.hosting
    pages = [f"game.{type(subject).__name__.lower()}: {getdoc(type(subject))}" for subject in subjects]
    return "\n\n".join([getdoc(Game) or "", *pages])
