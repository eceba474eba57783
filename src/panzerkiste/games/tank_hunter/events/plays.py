"""Events, commanders and decks (TH-114, TH-120 to TH-145)."""

from typing import Literal

from msgspec import Struct

from panzerkiste.engine.game import Seat
from panzerkiste.games.tank_hunter.cards.cards import CardId, Line
from panzerkiste.games.tank_hunter.state import Aim, Handle, InPlay


class EventPlayed(Struct, frozen=True, tag=True, gc=False):
    seat: Seat
    card: CardId
    on: Aim


class RedDrawn(Struct, frozen=True, tag=True, gc=False):
    """TH-136: a red event comes up and is played at once."""

    seat: Seat
    card: CardId


class EventSettled(Struct, frozen=True, tag=True, gc=False):
    """TH-130: what became of an event that was played; *place* is where it lies now, if it stays in play."""

    card: CardId
    after: Literal["discard", "remove", "attach", "stay"]
    place: str


class EventEnded(Struct, frozen=True, tag=True, gc=False):
    """An event that lay in play has gone to the discard pile."""

    event: InPlay


class ExpiryRolled(Struct, frozen=True, tag=True, gc=False):
    """TH-150 (1)."""

    seat: Seat
    card: CardId
    die: int


class EffectRolled(Struct, frozen=True, tag=True, gc=False):
    """A die of an event or commander; it succeeds on *needs* or less."""

    card: CardId
    unit: Handle
    die: int
    needs: int


class CommanderUsed(Struct, frozen=True, tag=True, gc=False):
    seat: Seat
    card: CardId
    on: Aim


class CommanderArrived(Struct, frozen=True, tag=True, gc=False):
    """TH-324."""

    seat: Seat
    card: CardId


class EventDrawn(Struct, frozen=True, tag=True, gc=False):
    """TH-114."""

    seat: Seat


class EventReceived(Struct, frozen=True, tag=True, gc=False):
    """To the player alone: what was drawn."""

    seat: Seat
    card: CardId


class Discarded(Struct, frozen=True, tag=True, gc=False):
    """TH-141 and events: out of a hand, face up."""

    seat: Seat
    cards: tuple[CardId, ...]


class EventDeckMade(Struct, frozen=True, tag=True, gc=False):
    """TH-042: so many cards in three piles; TH-143: *anew*, from the discard pile."""

    cards: int
    anew: bool


class HandShown(Struct, frozen=True, tag=True, gc=False):
    """To the player who looks alone: another's hand."""

    seat: Seat
    cards: tuple[CardId, ...]


class EventsSeen(Struct, frozen=True, tag=True, gc=False):
    """To the player who looks alone: the top of the event deck (TH-144)."""

    seat: Seat
    cards: tuple[CardId, ...]


class UnitDrawn(Struct, frozen=True, tag=True, gc=False):
    """TH-096."""

    seat: Seat


class UnitReceived(Struct, frozen=True, tag=True, gc=False):
    """To the player alone."""

    seat: Seat
    card: CardId


class UnitPlaced(Struct, frozen=True, tag=True, gc=False):
    unit: Handle
    line: Line


class BombingCounted(Struct, frozen=True, tag=True, gc=False):
    """TH-161."""

    count: int
