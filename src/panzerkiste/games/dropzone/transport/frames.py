"""What is still to happen to transports."""

from msgspec import Struct

from panzerkiste.games.dropzone.terms import UnitId


class RollWreck(Struct, frozen=True, tag=True, gc=False):
    """DZ-191: chance. A ground transport is destroyed with units aboard."""

    unit: UnitId


TransportFrame = RollWreck
