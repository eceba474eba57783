"""Setup (TH-040 to TH-054): what is told until the first turn."""

from msgspec import Struct

from panzerkiste.engine.game import Seat
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.state import Handle


class Dealt(Struct, frozen=True, tag=True, gc=False):
    """To its player alone: the first six cards (TH-040, TH-041)."""

    seat: Seat
    cards: tuple[CardId, ...]


class CardPicked(Struct, frozen=True, tag=True, gc=False):
    """TH-046: somebody has chosen; what, nobody learns."""

    seat: Seat


class PacksPassed(Struct, frozen=True, tag=True, gc=False):
    """TH-045."""

    cards: int  # in each pack now


class PackReceived(Struct, frozen=True, tag=True, gc=False):
    """To its player alone."""

    seat: Seat
    cards: tuple[CardId, ...]


class DraftEnded(Struct, frozen=True, tag=True, gc=False):
    """TH-047: how many events each player has in hand now."""

    hands: tuple[int, ...]


class PlacementFixed(Struct, frozen=True, tag=True, gc=False):
    """TH-050: somebody has placed; where, nobody learns yet."""

    seat: Seat


class LinesShown(Struct, frozen=True, tag=True, gc=False):
    """TH-050: one player's cards on the table, all units face down."""

    seat: Seat
    front: tuple[Handle, ...]
    rear: tuple[Handle, ...]
    commanders: tuple[CardId, ...]
    hand: int


class PointsAnnounced(Struct, frozen=True, tag=True, gc=False):
    """TH-052: the points of each player's most valuable unit."""

    points: tuple[int, ...]


class FirstRolled(Struct, frozen=True, tag=True, gc=False):
    """TH-052: a tied player's die."""

    seat: Seat
    die: int


class FirstPlayer(Struct, frozen=True, tag=True, gc=False):
    seat: Seat
