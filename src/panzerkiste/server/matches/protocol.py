"""What travels over a match's socket. Game-specific parts are decoded with the types of the match's game.

A client connects to ``/api/matches/{id}/play?seat=S&since=N`` (N: the last sequence number it saw, -1 at first) and
gets a Table; then an Update for everything that happens, as its seat may see it. Sequence numbers count the
steps of the match. An Update tells what is different from the view that the client has; a client that sees a gap, or
has no place for a change, connects again and gets a Table. Without a seat the server picks the viewer's own, the one
that is asked first; -3 watches.

A lesson has a socket of its own, ``/api/games/{game}/lessons/{lesson}/play?step=N``, and the same messages; besides,
the learner sends a Coach for what is no action, and a Coached says where in the lesson he is; a Look is answered by a
Drawn. So has a puzzle, ``/api/games/{game}/puzzles/{puzzle}/play``, where a Puzzled says what a try came to.

Close codes: 1012 come again (the server restarts), 4403 not your seat or match (a Refused says which), 4429 too many
messages, 1009 too large a message; 1006, a cut line, also for a client that does not read. All but 4403: connect again
with the last sequence number.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from panzerkiste.engine.game import Line, Result, Seat
from panzerkiste.engine.illegal import Refusal
from panzerkiste.server.matches.agreements import (
    Adjourn,
    Adjournment,
    AdjournmentChanged,
    AnswerTakeBack,
    GoOn,
    MessageId,
    TakeBackAsked,
    TakeBackChanged,
    TakeBackRequest,
)
from panzerkiste.server.matches.clock_messages import Clock
from panzerkiste.server.matches.lesson_messages import Coached, Puzzled
from panzerkiste.server.matches.time_controls import TimeControl

# From the client. Every message carries an id of the client's making that the answer repeats.


class Act(Struct, frozen=True, tag=True):
    """Do this. Sent twice with the same id it happens once."""

    id: MessageId
    action: Raw


class Ask(Struct, frozen=True, tag=True):
    """A question that the rules answer from the asker's own view."""

    id: MessageId
    query: Raw


class Write(Struct, frozen=True, tag=True):
    """An action in notation, judged and done like an Act: the generic and the screen-reader way to play."""

    id: MessageId
    text: Annotated[str, Meta(max_length=4000)]


class Candidates(Struct, frozen=True, tag=True):
    """Some sensible answers to what is asked, in notation, where the answers are too many to list."""

    id: MessageId
    count: Annotated[int, Meta(ge=1, le=20)]


class Counsel(Struct, frozen=True, tag=True):
    """What would you do? The coach says what he would answer to what is asked; only to whoever plays bots alone."""

    id: MessageId


class Review(Struct, frozen=True, tag=True):
    """Was that good? The coach judges what the seat answered last, by what it could see then."""

    id: MessageId


class GiveOrders(Struct, frozen=True, tag=True):
    """Standing orders from now on; an empty list means "ask me"."""

    id: MessageId
    orders: Raw


class Coach(Struct, frozen=True, tag=True):
    """What a learner may wish: the next step, done or not; the last one; this one anew; to be shown how.

    In a puzzle: to try anew, a hint, to be shown the solution, and then to step through it.
    """

    id: MessageId
    wish: Literal["on", "back", "again", "hint", "show"]


class Look(Struct, frozen=True, tag=True):
    """How a lesson's table looks, as a drawing: a match has an address for that, a lesson has none."""

    id: MessageId


Phrase = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "one-moment",
    "back-soon",
    "here-again",
    "no-hurry",
    "good-game",
    "rematch",
    "bye",
]
"""What everybody may say, and everybody reads in his own language."""


class Speak(Struct, frozen=True, tag=True):
    """Say a phrase to all who are at the table, and to all who come late."""

    id: MessageId
    phrase: Phrase


class Talk(Struct, frozen=True, tag=True):
    """Say something in one's own words to the others who play, if all of them allow it."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class AllowTalk(Struct, frozen=True, tag=True):
    """Whether the sender wants the others of this match to write to him freely."""

    id: MessageId
    allowed: bool


TableMessage = (
    Act | Ask | Write | Candidates | Counsel | Review | GiveOrders | TakeBackRequest | AnswerTakeBack | Adjourn | GoOn
)
Speech = Speak | Talk | AllowTalk
ClientMessage = TableMessage | Speech
LessonMessage = TableMessage | Coach | Look

# From the server.

Place = str | int
"""A key of an object, or a number in a list."""


class Change(Struct, frozen=True):
    """*value* now stands at *path*; without one nothing stands there any more."""

    path: tuple[Place, ...]
    value: Any | UnsetType = UNSET


class Happened(Struct, frozen=True):
    """An event this viewer may know, and its sentence if it has one."""

    seq: int
    event: Any
    line: Line | None


class Choice(Struct, frozen=True):
    """A listed action with its notation, and the places of the drawing that it is about."""

    action: Any
    text: str
    places: tuple[str, ...] | UnsetType = UNSET
    why: Line | UnsetType = UNSET  # of a suggestion
    chance: int | UnsetType = UNSET  # to win after it, in percent, as the coach judges


class Offered(Struct, frozen=True):
    """What the viewer may do now; see engine.game.Offer."""

    ask: str
    actions: tuple[Choice, ...]
    space: bool
    asides: tuple[Choice, ...]


class Waiting(Struct, frozen=True):
    """Whose answer the table waits for, as far as everybody may know, and to what."""

    seats: tuple[Seat, ...]
    ask: str


class SeatInfo(Struct, frozen=True):
    seat: Seat
    side: str  # Fluent id of the seat's name, "green"
    kind: Literal["person", "bot", "open", "coach", "rival"]  # the last two play by a lesson's or a puzzle's script
    name: str
    level: int  # 0 for a person
    here: bool
    yours: bool
    program: bool  # of a person's seat: a bot sits there that plays over the network
    substitute_in: int | None  # seconds until the one told may let a bot play here; None: not while it is as it is


class Preparing(Struct, frozen=True):
    """A computer player is being compiled: so many of its steps are done."""

    done: int
    steps: int


class Table(Struct, frozen=True, tag=True):
    """The whole picture for one viewer; what happened since the sequence number it named is in *happened*."""

    match: str
    game: str
    options: dict[str, Any]
    goal: Line | None  # what wins a match with these options
    seat: Seat
    seats: tuple[SeatInfo, ...]
    secrets: bool  # is anything hidden from anybody in this match?
    seq: int
    happened: tuple[Happened, ...]
    kept: int | None  # of what was told before, only what came up to here still stands: the rest was taken back
    view: Any
    turn: int  # 0 before the first, or where none is counted
    offer: Offered
    waiting: Waiting | None
    time: TimeControl
    clock: Clock | None
    adjournment: Adjournment | None
    can_rest: bool  # whoever plays may ask the others to adjourn
    orders: tuple[Any, ...]
    can_undo: bool
    can_ask_undo: bool
    takeback: TakeBackAsked | None
    preparing: Preparing | None
    coach: bool  # may be asked
    rematch: str  # the id of the match in which the same players play again, or ""
    commitment: str
    result: Result | None


class Update(Struct, frozen=True, tag=True):
    """One step further: sequence numbers rise by one from Update to Update. They count what this seat notices."""

    seq: int
    happened: tuple[Happened, ...]
    kept: int | None  # as in Table
    changes: tuple[Change, ...]  # of the view that this client has
    turn: int
    offer: Offered
    waiting: Waiting | None
    clock: Clock | None
    can_undo: bool
    can_ask_undo: bool
    result: Result | None


class Accepted(Struct, frozen=True, tag=True):
    """The action is durably recorded."""

    id: str
    seq: int


class Refused(Struct, frozen=True, tag=True):
    """Nothing was changed. *id* is empty where the message could not be read."""

    id: str
    refusal: Refusal


class Advised(Struct, frozen=True, tag=True):
    """What the rules answer to an Ask."""

    id: str
    advice: Any


class Suggested(Struct, frozen=True, tag=True):
    """Answers that could be given, to Candidates and to Counsel."""

    id: str
    choices: tuple[Choice, ...]


class Drawn(Struct, frozen=True, tag=True):
    """The drawing that a Look asked for."""

    id: str
    drawing: str


class Reviewed(Struct, frozen=True, tag=True):
    """What was done, and what would have been better, if anything; the cost is the difference of their chances."""

    id: str
    done: Choice
    better: Choice | None


class SeatsChanged(Struct, frozen=True, tag=True):
    """Somebody came, went or sat down; with the last seat taken the clocks begin to run."""

    seats: tuple[SeatInfo, ...]
    clock: Clock | None
    can_rest: bool  # as in Table


class PreparingChanged(Struct, frozen=True, tag=True):
    """How far the compiling of a computer player is; nothing once it is ready."""

    preparing: Preparing | None


class BotLate(Struct, frozen=True, tag=True):
    """A computer player gave no answer in time, or none that holds: the rules' own safe answer is given for it."""

    seat: Seat


class ChallengeDeclined(Struct, frozen=True, tag=True):
    """A bot that was asked to play here does not want to: its seat is free again."""

    seat: Seat
    name: str


class RematchMade(Struct, frozen=True, tag=True):
    """The opponent plays again, in the match of this id."""

    match: str


class Word(Struct, frozen=True):
    """What somebody said: a phrase or a text of his own; the other one is empty."""

    number: int  # counts what is said at this table
    seat: Seat
    phrase: Phrase | Literal[""]
    text: str
    at: int  # milliseconds since 1970


class Words(Struct, frozen=True, tag=True):
    """What was said, and under which conditions one may talk; comes after a Table if there is anything to tell."""

    said: tuple[Word, ...]  # since the last such message
    late: bool  # it was said before the one told came
    allowed: tuple[Seat, ...]  # who allows free words; once all people at the table do, they may be sent
    muted: tuple[Seat, ...]  # whom the one told does not want to hear


ServerMessage = (
    Table
    | Update
    | Accepted
    | Refused
    | Advised
    | Suggested
    | Drawn
    | Reviewed
    | SeatsChanged
    | TakeBackChanged
    | AdjournmentChanged
    | PreparingChanged
    | BotLate
    | ChallengeDeclined
    | RematchMade
    | Words
    | Coached
    | Puzzled
)
