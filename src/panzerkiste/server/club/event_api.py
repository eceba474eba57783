"""What travels over HTTP about the club. People are known by their numbers in an event, never by their accounts."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from panzerkiste.server.club.texts import LONGEST, NAME
from panzerkiste.server.matches.time_controls import TimeControl, Untimed
from panzerkiste.server.storage.events import Kind, Late, State

ROUNDS = 20  # of a Swiss

Words = Annotated[str, Meta(max_length=LONGEST)]


class NewEvent(Struct, frozen=True, forbid_unknown_fields=True):
    """*rounds* are a Swiss's, *minutes* an arena's; *automatic*: a round follows the one before by itself."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    game: str
    options: dict[str, Any]
    kind: Kind
    clock: TimeControl = Untimed()
    rounds: Annotated[int, Meta(ge=1, le=ROUNDS)] = 5
    minutes: Annotated[int, Meta(ge=5, le=240)] = 60
    rated: bool = False
    automatic: bool = True
    late: Late = "half"
    rules: Words = ""


class NewBots(Struct, frozen=True, forbid_unknown_fields=True):
    """Computer players of one level."""

    level: Annotated[int, Meta(ge=0, le=100)]
    many: Annotated[int, Meta(ge=1, le=16)] = 1


class BoardResult(Struct, frozen=True, forbid_unknown_fields=True):
    """A result that the organiser says, and why; everybody reads it."""

    first: float
    second: float
    reason: Annotated[str, Meta(min_length=1, max_length=200)]


class EventCard(Struct, frozen=True):
    """An event as a list shows it. *match*: the board of the visitor's that waits for its result."""

    id: str
    name: str
    game: str
    clock: TimeControl
    kind: Kind
    state: State
    round: int
    rounds: int
    minutes: int
    rated: bool
    players: int
    entered: bool
    match: str | None


class EntrantInfo(Struct, frozen=True):
    """Somebody who has entered; a computer player has a level and no name."""

    number: int
    name: str
    handle: str | None
    level: int | None
    rating: int | None
    provisional: bool
    gone: bool
    yours: bool
    place: int
    points: float
    tie_breaks: tuple[float, ...]


class BoardInfo(Struct, frozen=True):
    """Who meets whom, by their numbers. In a bye there is no second, and without a match nothing is played."""

    round: int
    board: int
    first: int
    second: int | None
    match: str | None
    points: tuple[float, float] | None
    reason: str


class EventPage(Struct, frozen=True):
    """An event as one visitor is told: what all are told, what is his, and what he may do."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    clock: TimeControl
    kind: Kind
    state: State
    round: int
    rounds: int
    minutes: int
    ends: int | None
    rated: bool
    automatic: bool
    late: Late
    rules: str
    host: str  # the name of whoever announced it
    entrants: tuple[EntrantInfo, ...]  # by their places
    boards: tuple[BoardInfo, ...]
    tie_breaks: tuple[str, ...]
    may_enter: bool
    may_organise: bool


class EventList(Struct, frozen=True):
    events: tuple[EventCard, ...]
    may_announce: bool


class ClubWords(Struct, frozen=True, forbid_unknown_fields=True):
    """What an organiser writes on the club's page."""

    name: Annotated[str, Meta(max_length=NAME)]
    welcome: Words
    rules: Words


class ClubPage(Struct, frozen=True):
    """The club's page; all of it is empty until somebody has written something or wants to be listed."""

    name: str
    welcome: str
    rules: str
    members: tuple[str, ...]
    listed: bool  # is the visitor?
    may_edit: bool


class Membership(Struct, frozen=True, forbid_unknown_fields=True):
    listed: bool
