"""Armour and damage (TC-30 to TC-35)."""

from enum import Enum
from typing import Final, Literal, assert_never

from msgspec import Struct

from panzerkiste.games.tank_chess.board import Heading
from panzerkiste.games.tank_chess.tanks import TankType


class Facet(Enum):
    FRONT = "front"
    SIDE = "side"
    REAR = "rear"


Face = Literal["front", "right", "rear", "left"]
_FACETS: Final[dict[Face, Facet]] = {
    "front": Facet.FRONT,
    "right": Facet.SIDE,
    "rear": Facet.REAR,
    "left": Facet.SIDE,
}


class Impact(Struct, frozen=True):
    """What a shell meets: the facet it strikes, and gun against armour there."""

    facet: Facet
    gun: int
    armour: int

    @property
    def destroys(self) -> bool:
        """TC-33: only a gun that is strictly greater; TC-34: otherwise nothing happens."""
        return self.gun > self.armour


def face_hit(flight: Heading, target: Heading) -> Face:
    """TC-30: where a shell flying along *flight* strikes a tank heading *target*, as its crew sees it."""
    match (flight - target) % 8:
        case 4:
            return "front"
        case 0:
            return "rear"
        case turn:  # a diagonal hit is a side hit, from ahead as from behind
            return "left" if turn < 4 else "right"


def facet_hit(flight: Heading, target: Heading) -> Facet:
    """TC-30: the facet a shell flying along *flight* strikes on a tank heading *target*."""
    return _FACETS[face_hit(flight, target)]


def armour_value(kind: TankType, facet: Facet) -> int:
    """TC-31."""
    match facet:
        case Facet.FRONT:
            return kind.armour.front
        case Facet.SIDE:
            return kind.armour.side
        case Facet.REAR:
            return kind.armour.rear
        case _ as other:
            assert_never(other)


def impact(shooter: TankType, flight: Heading, target: TankType, heading: Heading) -> Impact:
    """TC-32: the shooter's gun against the armour of the facet hit."""
    facet = facet_hit(flight, heading)
    return Impact(facet, shooter.gun, armour_value(target, facet))
