"""What players ask each other at a table, as it travels over the socket: to take back, to adjourn and to go on."""

from typing import Annotated

from msgspec import Meta, Struct

from panzerkiste.engine.game import Seat
from panzerkiste.server.matches.clock_messages import Clock

MessageId = Annotated[str, Meta(min_length=1, max_length=64)]

# From the client.


class TakeBackRequest(Struct, frozen=True, tag=True):
    """Take back what the seat freely may; beyond that, where nothing is hidden, ask the opponent for it."""

    id: MessageId


class AnswerTakeBack(Struct, frozen=True, tag=True):
    """The opponent's answer to a request. Whoever asked may withdraw it, which is to decline it."""

    id: MessageId
    agreed: bool


class Adjourn(Struct, frozen=True, tag=True):
    """Let the match rest. The first asks for it, and when all have agreed it rests: nobody plays, and no clock runs.
    Not to agree is to decline for everybody, or to withdraw."""

    id: MessageId
    agreed: bool


class GoOn(Struct, frozen=True, tag=True):
    """To an adjourned match: this seat is back. When all are, it goes on."""

    id: MessageId


# From the server.


class TakeBackAsked(Struct, frozen=True):
    """Who asks to take back the last turn of his. Whatever is played next makes it void."""

    seat: Seat
    declined: bool


class TakeBackChanged(Struct, frozen=True, tag=True):
    """A request to take back was made, declined or withdrawn. One that is granted is an Update."""

    takeback: TakeBackAsked
    can_ask_undo: bool


class Adjournment(Struct, frozen=True):
    """*since*, in milliseconds since 1970, the match rests, and those have agreed to go on; where it does not rest yet,
    those have agreed that it shall. Computer players always agree."""

    since: int | None
    agreed: tuple[Seat, ...]


class AdjournmentChanged(Struct, frozen=True, tag=True):
    """Somebody wants to adjourn or to go on, or all do; nothing once a request was declined or the match goes on."""

    adjournment: Adjournment | None
    clock: Clock | None
