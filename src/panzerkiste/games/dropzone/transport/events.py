"""What can happen between transports and the ground."""

from msgspec import Struct

from panzerkiste.games.dropzone.terms import Placed, Player, UnitRef


class Boarded(Struct, frozen=True, tag=True, gc=False):
    """DZ-184: who boarded, and for each the transport or gate."""

    player: Player
    units: tuple[UnitRef, ...]
    carriers: tuple[UnitRef, ...]


class Unloaded(Struct, frozen=True, tag=True, gc=False):
    """DZ-183: who came out, and for each the transport or gate."""

    player: Player
    placed: tuple[Placed, ...]
    carriers: tuple[UnitRef, ...]


TransportEvent = Boarded | Unloaded
