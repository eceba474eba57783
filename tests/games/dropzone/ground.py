"""Boards and bodies for tests of geometry and sight, in a few words."""

import math

from panzerkiste.games.dropzone.fields.terrain import (
    Board,
    Building,
    Feature,
    Going,
    Mover,
    Outline,
    Passage,
    Piece,
    Point,
)
from panzerkiste.games.dropzone.geometry import Body, Id
from panzerkiste.games.dropzone.versions import RULES

SLOW, NO = Going.DIFFICULT, Going.IMPASSABLE
WOOD = Passage(infantry=SLOW, vehicle=SLOW, skimmer=NO, walker=Going.HALF)
LOW_WALL = Passage(vehicle=SLOW)
HIGH_WALL = Passage(infantry=NO, vehicle=NO, skimmer=NO, walker=Going.STEP)
RIVER = Passage(infantry=NO, vehicle=NO, walker=NO)
CRATER = Passage(vehicle=SLOW)


def box(x: float, y: float, width: float, depth: float) -> Outline:
    """A rectangle from its south-west corner."""
    return (x, y), (x + width, y), (x + width, y + depth), (x, y + depth)


def wood(outline: Outline, id: str = "wood") -> Piece:
    return Piece(id, "wood", outline, 2.0, WOOD, permeable=True, massive_field=True, concealment=True)


def low_wall(outline: Outline, id: str = "low_wall") -> Piece:
    return Piece(id, "low_wall", outline, 0.25, LOW_WALL, body_cover=True)


def high_wall(outline: Outline, id: str = "high_wall", height: float = 1.0) -> Piece:
    return Piece(id, "high_wall", outline, height, HIGH_WALL, blocks_sight=True)


def river(outline: Outline, id: str = "river") -> Piece:
    return Piece(id, "river", outline, 0.0, RIVER)


def crater(outline: Outline, id: str = "crater") -> Piece:
    return Piece(id, "crater", outline, 0.0, CRATER, body_cover=True)


def hill(outline: Outline, height: float = 1.0, id: str = "hill", *, steep: bool = False) -> Piece:
    return Piece(id, "hill", outline, height, blocks_sight=True, flat_top=True, outline_cost=height, steep=steep)


def house(outline: Outline, height: float = 3.0, id: str = "house", *, roof: bool = False) -> Building:
    return Building(id, outline, height, roof=roof)


def board(*features: Feature, size: tuple[float, float] = (48.0, 48.0)) -> Board:
    pieces = tuple(one for one in features if isinstance(one, Piece))
    return Board(*size, pieces, tuple(one for one in features if isinstance(one, Building)), RULES)


def tank(
    x: float,
    y: float,
    facing: float = 0.0,
    id: Id = "tank",
    *,
    length: float = 2.0,
    width: float = 1.0,
    top: float = 1.0,
) -> Body:
    return Body(id, Mover.VEHICLE, (x, y), facing, length, width, 0.0, top)


def walker(x: float, y: float, id: Id = "walker") -> Body:
    return Body(id, Mover.WALKER, (x, y), 0.0, 1.0, 1.0, 1.5, 3.0)


def base(x: float, y: float, id: Id = "base") -> Body:
    return Body(id, Mover.INFANTRY, (x, y), 0.0, 1.0, 1.0)


def dropship(x: float, y: float, altitude: float = 6.0, id: Id = "dropship") -> Body:
    """In the air on its flight base; at altitude 0 landed, with its hull."""
    length, width = (1.2, 1.2) if altitude else (4.0, 3.0)
    return Body(id, Mover.AIRCRAFT, (x, y), 0.0, length, width, 0.0, 1.5, altitude)


def turned(point: Point, degrees: float, about: Point = (24.0, 24.0)) -> Point:
    """Clockwise, as facings are."""
    turn = math.radians(degrees)
    x, y = point[0] - about[0], point[1] - about[1]
    return (
        about[0] + x * math.cos(turn) + y * math.sin(turn),
        about[1] - x * math.sin(turn) + y * math.cos(turn),
    )


def turned_outline(outline: Outline, degrees: float) -> Outline:
    return tuple(turned(corner, degrees) for corner in outline)


def mirrored_outline(outline: Outline) -> Outline:
    """East for west, and still counter-clockwise."""
    return tuple((48.0 - x, y) for x, y in reversed(outline))
