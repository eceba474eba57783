"""What stands on the battlefield: terrain pieces and buildings (DZ-008, DZ-009, DZ-200 to DZ-214, DZ-232 to DZ-235).

Plain, exact, immutable records: a board is part of the game's state, and what geometry makes of it is kept elsewhere.
"""

from enum import StrEnum
from typing import Final

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from panzerkiste.games.dropzone.versions import FIRST

Point = tuple[float, float]
Point3 = tuple[float, float, float]
Outline = tuple[Point, ...]
"""A simple polygon, counter-clockwise and not closed: edge *i* goes from corner *i* to corner *i + 1*."""


class Mover(StrEnum):
    """DZ-200: the columns of the terrain table; terrain is passable or not for each of them."""

    INFANTRY = "infantry"
    VEHICLE = "vehicle"
    SKIMMER = "skimmer"
    WALKER = "walker"
    AIRCRAFT = "aircraft"


class Going(StrEnum):
    """DZ-200, DZ-207: how a kind of unit gets on in a piece."""

    PASSABLE = "P"
    DIFFICULT = "D"
    IMPASSABLE = "I"
    HALF = "H"  # a walker in a field of massive features (DZ-283)
    STEP = "step"  # a walker steps over it if it is low enough (DZ-283)


def goings_of(mover: Mover) -> tuple[Going, ...]:
    """DZ-200: how it may get on in a piece; DZ-283: walkers also at half their pace, or in one step."""
    return tuple(Going) if mover is Mover.WALKER else (Going.PASSABLE, Going.DIFFICULT, Going.IMPASSABLE)


class Passage(Struct, frozen=True, gc=False):
    """DZ-008: the going of a piece, per kind of unit."""

    infantry: Going = Going.PASSABLE
    vehicle: Going = Going.PASSABLE
    skimmer: Going = Going.PASSABLE
    walker: Going = Going.PASSABLE
    aircraft: Going = Going.PASSABLE

    def of(self, mover: Mover) -> Going:
        going: Going = getattr(self, mover.value)
        return going


class Piece(Struct, frozen=True, cache_hash=True):
    """DZ-008: a terrain piece with the properties the players agreed on (DZ-202)."""

    id: str
    kind: str
    outline: Outline
    height: float
    passage: Passage = Passage()
    base: float = 0.0
    blocks_sight: bool = False  # DZ-203
    body_cover: bool = False  # DZ-204
    concealment: bool = False  # DZ-205
    permeable: bool = False
    massive_field: bool = False  # woods and rubble, for walkers (DZ-283)
    flat_top: bool = False  # a plateau one can stand on (DZ-010)
    outline_cost: float = 0.0  # inches that crossing the outline of a hill costs (DZ-207)
    steep: bool = False  # a hill whose outline nobody crosses (DZ-207)

    @property
    def top(self) -> float:
        return self.base + self.height


class Opening(Struct, frozen=True, gc=False):
    """DZ-009: a place in a wall from which troops can fire."""

    wall: int
    at: Point3


class Entrance(Struct, frozen=True, gc=False):
    """DZ-009: a door, a segment of a wall; or a hatch, a point of the roof."""

    a: Point
    b: Point
    wall: int | None = None  # None: on the roof

    @property
    def on_roof(self) -> bool:
        return self.wall is None


class Size(StrEnum):
    """DZ-211: the size classes of buildings."""

    MICRO = "micro"
    TINY = "tiny"
    SMALL = "small"
    MEDIUM = "medium"
    LARGE = "large"


class Construction(StrEnum):
    """DZ-213: what a building is made of."""

    WEAK = "weak"
    STANDARD = "standard"
    REINFORCED = "reinforced"


class Building(Struct, frozen=True, cache_hash=True):
    """DZ-009, DZ-210: closed walls and a roof. Wall *i* is edge *i* of the outline."""

    id: str
    outline: Outline
    height: float
    size: Size = Size.SMALL
    construction: Construction = Construction.STANDARD
    openings: tuple[Opening, ...] = ()
    entrances: tuple[Entrance, ...] = ()
    connected: tuple[str, ...] = ()  # DZ-232: the buildings one can change to
    roof: bool = False  # DZ-235: a roof one can stand on
    ground_level: bool = False  # DZ-234: a giant flat roof that is ground level for flight height

    @property
    def top(self) -> float:
        return self.height

    def wall(self, number: int) -> tuple[Point, Point]:
        return self.outline[number], self.outline[(number + 1) % len(self.outline)]

    def openings_in(self, wall: int) -> tuple[Opening, ...]:
        return tuple(opening for opening in self.openings if opening.wall == wall)


Feature = Piece | Building


class Board(Struct, frozen=True, cache_hash=True):
    """DZ-002: the table and everything that stands on it, except units."""

    width: float
    depth: float
    pieces: tuple[Piece, ...] = ()
    buildings: tuple[Building, ...] = ()
    rules: int | UnsetType = UNSET  # by which it is measured; unset is the first version, which had no word for it

    @property
    def version(self) -> int:
        """Of the rules."""
        return FIRST if self.rules is UNSET else self.rules

    @property
    def features(self) -> tuple[Feature, ...]:
        return (*self.pieces, *self.buildings)

    def piece(self, id: str) -> Piece:
        return next(piece for piece in self.pieces if piece.id == id)

    def building(self, id: str) -> Building:
        return next(building for building in self.buildings if building.id == id)


RUBBLE: Final = Passage(infantry=Going.DIFFICULT, vehicle=Going.IMPASSABLE, skimmer=Going.IMPASSABLE, walker=Going.HALF)


def rubble_of(building: Building) -> Piece:
    """DZ-215: what a building leaves behind: a rubble field of its outline, 1" high."""
    return Piece(
        id=building.id,
        kind="rubble",
        outline=building.outline,
        height=1.0,
        passage=RUBBLE,
        blocks_sight=True,
        body_cover=True,
        massive_field=True,
    )


def collapsed(board: Board, building: str) -> Board:
    """DZ-215: the board after *building* has fallen; its rubble keeps its id, and nothing leads into it any more."""
    fallen = board.building(building)
    standing = tuple(_without_way_to(other, building) for other in board.buildings if other.id != building)
    return replace(board, pieces=(*board.pieces, rubble_of(fallen)), buildings=standing)


def _without_way_to(building: Building, gone: str) -> Building:
    if gone not in building.connected:
        return building
    return replace(building, connected=tuple(other for other in building.connected if other != gone))
