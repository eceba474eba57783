"""The words that states, frames, actions and events share."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Player = int
UnitId = int
SquadId = int
BattlegroupId = int
BuildingId = str
TargetId = UnitId | BuildingId  # DZ-146: units and buildings
Point = tuple[float, float]
ElementKey = tuple[SquadId, str]  # DZ-400: a squad's units of one kind; NOBODY as squad for shared transports

Card = Literal["called_forward", "field_repair", "jink", "second_look", "shore_up", "steady"]  # DZ-310
Cause = Literal[
    "fire", "reaction", "crash", "masonry", "trap", "area", "collapse", "wreck", "fight", "stranded", "withdrawal"
]
Die = Annotated[int, Meta(ge=1, le=6)]
Points = Annotated[tuple[Point, ...], Meta(max_length=64)]


class Way(Struct, frozen=True, gc=False):
    """DZ-014: where a ground unit moves. Without *via* the engine finds the shortest way.

    *entry* is the crossing point on a friendly edge of a unit that comes onto the table (DZ-404).
    """

    unit: UnitId
    to: Point
    facing: float
    via: Points = ()
    entry: Point | None = None


class Leg(Struct, frozen=True, gc=False):
    """DZ-268: a straight part of a flight path at one height, and what happens at its end."""

    to: Point
    height: Literal[2, 6] = 6
    then: Literal["on", "land", "stop"] = "on"  # stop: an air transport lands to load or unload (DZ-189)


class Flight(Struct, frozen=True, gc=False):
    """DZ-268: the whole announced move of an aircraft. One that stands on the ground takes off with the first leg."""

    unit: UnitId
    legs: Annotated[tuple[Leg, ...], Meta(max_length=16)]
    facing: float
    entry: Point | None = None


class Run(Struct, frozen=True, gc=False):
    """DZ-321: the straight lines of a squad of fast movers across the table, one for each aircraft."""

    squad: SquadId
    units: tuple[UnitId, ...]
    entries: tuple[Point, ...]
    exits: tuple[Point, ...]
    height: Literal[2, 6]


class Placement(Struct, frozen=True, gc=False):
    """A unit put on the table: deployed, unloaded, out of a building, out of a wreck."""

    unit: UnitId
    at: Point
    facing: float
    gate: UnitId = -1  # DZ-341: the gate it comes out of


class Boarding(Struct, frozen=True, gc=False):
    """A unit that boards a transport, or a gate (DZ-341)."""

    unit: UnitId
    carrier: UnitId


class Post(Struct, frozen=True, gc=False):
    """DZ-220: a base that will fire through a wall."""

    unit: UnitId
    wall: int


class Shot(Struct, frozen=True, gc=False):
    """DZ-135: all shots of one weapon go to one target."""

    unit: UnitId
    mount: int
    target: TargetId
    raised: bool = False  # DZ-261: aimed from the raised mount
    opening: int = -1  # DZ-222: the opening of its wall, by number
    small_arms: bool = False  # DZ-264


class Aim(Struct, frozen=True, gc=False):
    """A declared shot with everything that was fixed when it was declared (DZ-136)."""

    shot: Shot
    dice: int
    need: int  # DZ-138: the accuracy actually needed
    energy: int
    cover: bool = False  # DZ-204
    unstable: bool = False  # DZ-229: the building was below half before this shooting
    reaction: bool = False  # DZ-274


class Hits(Struct, frozen=True, gc=False):
    """Hits on one target, before saves and damage. *weapon* brings its special rules; *by* is who fired."""

    target: TargetId
    count: int
    energy: int
    cause: Cause = "fire"
    weapon: str = ""
    by: UnitId = -1
    cover: bool = False
    unstable: bool = False


# As events name them: whoever reads an event has no state at hand.


class UnitRef(Struct, frozen=True, gc=False):
    """A unit as an event names it."""

    id: UnitId
    name: str
    kind: str
    player: Player


Target = UnitRef | BuildingId


class Travelled(Struct, frozen=True, gc=False):
    """A unit's way, with every corner of it."""

    unit: UnitRef
    points: tuple[Point, ...]
    facing: float
    inches: float
    entered: bool = False  # came onto the table


class Placed(Struct, frozen=True, gc=False):
    unit: UnitRef
    at: Point
    facing: float
