"""What travels about people who meet, and about what they have played."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from panzerkiste.engine.game import Seat
from panzerkiste.server.matches.clock_messages import Clock
from panzerkiste.server.matches.protocol import Change
from panzerkiste.server.matches.time_controls import TimeControl, Untimed

Name = Annotated[str, Meta(max_length=80)]
Handle = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]


# What somebody wants.


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody would like to play. *side*: the seat that he wants himself; without one it is drawn."""

    game: Name
    options: dict[str, Any] = {}
    players: Annotated[int, Meta(ge=2, le=8)] = 2
    side: SeatNumber | None = None
    clock: TimeControl = Untimed()
    rated: bool = False


class Seek(Struct, frozen=True, forbid_unknown_fields=True):
    """Anybody will do who wants the same: two players, the usual rules, sides drawn."""

    game: Name
    clock: TimeControl = Untimed()
    rated: bool = False


class NewChallenge(Struct, frozen=True, forbid_unknown_fields=True):
    """*to*: somebody who is here, by his handle."""

    to: Handle
    terms: Terms


class Visible(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether others see that the visitor is here."""

    visible: bool


# The lobby, as its socket tells it.


class Person(Struct, frozen=True):
    """Somebody who is here, plays, or was here a moment ago."""

    handle: str
    name: str
    state: Literal["here", "playing", "away"]
    game: str  # that he plays
    seeks: str  # the game that he is looking for somebody to play
    can_be_asked: bool  # he has the lobby before him


class OpenSeat(Struct, frozen=True):
    """All that is to be known of a seat before it is taken."""

    id: str
    game: str
    options: dict[str, Any]  # without what a view would hide
    players: int
    free: int
    side: str  # that the next one gets, by the name of the seat; empty where it is drawn
    clock: TimeControl
    rated: bool
    posted: int  # milliseconds since 1970
    by: str
    handle: str | None  # of somebody who has a name
    rating: int
    provisional: bool


class Seekers(Struct, frozen=True):
    """How many are looking for somebody to play this."""

    game: str
    clock: TimeControl
    rated: bool
    count: int


class Meeting(Struct, frozen=True, tag=True):
    """What everybody in the lobby sees alike: people by their handles, seats by their ids, so that little changes when
    somebody comes or goes."""

    people: dict[str, Person]
    more_people: int
    seats: dict[str, OpenSeat]
    more_seats: int
    waiting: tuple[Seekers, ...]


class MeetingChanged(Struct, frozen=True, tag=True):
    """What is to be put where in the last Meeting, or taken away."""

    changes: tuple[Change, ...]


class PersonChallenge(Struct, frozen=True):
    """Somebody asks somebody for a match."""

    id: str
    by: str
    to: str
    game: str
    options: dict[str, Any]
    side: str  # of the one who is asked, by the name of the seat; empty where it is drawn
    clock: TimeControl
    rated: bool


class Own(Struct, frozen=True, tag=True):
    """What concerns one visitor alone."""

    handle: str | None  # he himself among the people; none without a name
    visible: bool
    seek: Seek | None
    asked: tuple[PersonChallenge, ...]  # what others ask him
    asking: tuple[PersonChallenge, ...]  # and he them
    offered: tuple[str, ...]  # open seats by their ids
    taken: tuple[str, ...]  # where he waits for others


class MatchMade(Struct, frozen=True, tag=True):
    """A match of the visitor's begins: he was found, his seat was taken, or his challenge was accepted."""

    match: str
    game: str
    against: tuple[str, ...]


class Declined(Struct, frozen=True, tag=True):
    """Somebody would rather not play what he was asked for."""

    by: str
    game: str


# What somebody plays and has played.


class GameOpponent(Struct, frozen=True):
    seat: Seat
    name: str  # empty for a computer player of ours and at an open seat
    kind: Literal["person", "bot", "open"]
    level: int


class MyGame(Struct, frozen=True):
    """A running match as one of its players is told. *drawn*: changes with what his miniature shows."""

    id: str
    game: str
    opponents: tuple[GameOpponent, ...]
    your_turn: bool
    waiting: tuple[Seat, ...]  # for whom the table waits, as far as everybody may know
    turn: int
    seat: Seat
    drawn: int
    clock: Clock | None
    over: bool


class GameChanged(Struct, frozen=True, tag=True):
    game: MyGame


class FinishedSeat(Struct, frozen=True):
    name: str  # empty for a computer player of ours
    side: str
    level: int  # of a computer player; 0 for a person
    result: Literal["won", "lost", "drawn", "unknown"]
    yours: bool


class FinishedMatch(Struct, frozen=True):
    id: str
    game: str
    ended: int  # milliseconds since 1970
    seats: tuple[FinishedSeat, ...]
    shown: Literal["players", "link", "all"]  # who may look at it


class MyGames(Struct, frozen=True):
    running: tuple[MyGame, ...]
    finished: tuple[FinishedMatch, ...]


class FoundGames(Struct, frozen=True):
    """*more*: there are others before the last one."""

    matches: tuple[FinishedMatch, ...]
    more: bool


class MyTurns(Struct, frozen=True):
    """The matches in which it is the visitor's turn."""

    count: int
    matches: tuple[str, ...]


class Posted(Struct, frozen=True):
    """An open seat or a challenge that stands now."""

    id: str


class Taken(Struct, frozen=True):
    """The match, if this was the last seat; until then the others are waited for."""

    match: str | None


class Shared(Struct, frozen=True):
    """Where whoever is told may look back at a match."""

    path: str


LobbyMessage = Meeting | MeetingChanged | Own | MatchMade | Declined | GameChanged
