"""What travels between the server and bots that play over the network, and to their owners.

A bot listens at ``GET /api/bot/events`` and at ``GET /api/bot/matches/{id}/stream``, both JSON lines: an empty one only
says that the line is open. On the second come the messages of a match's socket (protocol.py), as the bot's seat may
see them; its own are sent to ``POST /api/bot/matches/{id}/messages``, one each, and answered there.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct

from panzerkiste.engine.game import Seat
from panzerkiste.server.matches.time_controls import TimeControl


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class BotInfo(Struct, frozen=True):
    """A bot of the visitor's."""

    id: str
    name: str
    online: bool
    created: str


class MadeBot(Struct, frozen=True):
    """The token is shown this once."""

    bot: BotInfo
    token: str


class OnlineBot(Struct, frozen=True):
    """A bot that anybody here may ask to play."""

    id: str
    name: str
    owner: str  # the name of whoever brought it


class BotSelf(Struct, frozen=True):
    id: str
    name: str


class BotQuestion(Struct, frozen=True):
    """All that a bot's seat may know when it is asked, as a player of the library is asked (engine.knowledge).

    *view* is the whole view, of which a socket is told what screens show; *offer* lists every legal answer, unless they
    are a space. *left* is what the seat's clock has, in milliseconds; null where none runs.
    """

    game: str
    rules: int
    seat: Seat
    seq: int
    view: Any
    offer: Any
    heard: tuple[Any, ...]
    left: int | None


# On the stream of events.


class Challenged(Struct, frozen=True, tag=True):
    """Somebody keeps a seat for the bot: it may accept or decline."""

    match: str
    seat: Seat
    game: str
    options: dict[str, Any]
    clock: TimeControl
    players: int
    by: str  # the name of whoever asks


class Playing(Struct, frozen=True, tag=True):
    """The bot has a seat in a match that goes on."""

    match: str
    seat: Seat
    game: str


class Hello(Struct, frozen=True, tag=True):
    """The first line: who listens."""

    bot: BotSelf


BotEvent = Hello | Challenged | Playing
