"""The ground as a moving disc meets it: what is in its way, what slows it, and where its way may turn (DZ-014).

Places to turn at are the corners of obstacles, widened by the disc, and points along the edges of difficult ground.
Around a corner they are those of a polygon just outside the circle that the disc's centre would draw.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final, NamedTuple

import numpy as np
import shapely
from numpy.typing import NDArray

from panzerkiste.games.dropzone.fields.terrain import Outline, Point
from panzerkiste.games.dropzone.geometry.bodies import Body, corners
from panzerkiste.games.dropzone.geometry.plane import edges, outward_normal
from panzerkiste.games.dropzone.geometry.rounding import NO_CIRCLE, Turn, beside_circle
from panzerkiste.games.dropzone.geometry.space import Obstacle, Obstruction
from panzerkiste.games.dropzone.geometry.tightening import Rims, rims_of
from panzerkiste.games.dropzone.geometry.tolerance import EPS
from panzerkiste.games.dropzone.versions import FIRST, RULES

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]
Ints = NDArray[np.intp]
Shapes = NDArray[np.object_]
Shape = Any  # of Shapely, which has no types

_BEND: Final = math.radians(15.0)  # the most that a way around a corner bends at once
_EDGE_STEP: Final = 0.5  # inches between turning points along difficult ground


class Terrain(NamedTuple):
    """What a kind of body meets on a board."""

    table: Point
    obstacles: tuple[tuple[Obstruction, Outline], ...]
    difficult: tuple[Outline, ...]
    hills: tuple[tuple[Outline, float], ...]  # and what crossing the outline costs
    confined: Outline | None  # the roof or plateau that the way may not leave
    version: int = RULES  # of the rules


@dataclass(frozen=True, eq=False)
class Obstacles:
    """Things in the way: areas, and the centres of discs. The way keeps *reach* away from each."""

    names: tuple[Obstruction, ...]
    shapes: Shapes
    reach: Floats

    @cached_property
    def trees(self) -> tuple[tuple[float, Ints, shapely.STRtree], ...]:
        """For each reach the places of those that have it, and a tree of their shapes."""
        groups = [(float(reach), np.flatnonzero(self.reach == reach)) for reach in np.unique(self.reach)]
        return tuple((reach, places, shapely.STRtree(self.shapes[places])) for reach, places in groups)

    def too_near(self, shapes: Shapes) -> tuple[Ints, Ints]:
        """Which of the shapes leave no room, and beside which obstacles."""
        found = [
            (near[0], places[near[1]])
            for reach, places, tree in self.trees
            for near in [tree.query(shapes, predicate="dwithin", distance=max(0.0, reach - EPS))]
        ]
        nobody = (np.zeros(0, dtype=np.intp),) * 2
        which, beside = (np.concatenate(parts) for parts in zip(nobody, *found, strict=True))
        return which, beside

    def only(self, places: Sequence[int]) -> "Obstacles":
        kept = np.array(places, dtype=np.intp)
        return Obstacles(tuple(self.names[n] for n in places), self.shapes[kept], self.reach[kept])

    def and_units(self, units: Sequence[Body], clearance: float) -> "Obstacles":
        shapes = [shapely.Point(unit.at) if unit.is_disc else shapely.Polygon(corners(unit)) for unit in units]
        reach = [clearance + (unit.width / 2.0 if unit.is_disc else 0.0) for unit in units]
        return Obstacles(
            self.names + tuple(Obstruction(Obstacle.UNIT, unit.id) for unit in units),
            np.concatenate([self.shapes, _array(shapes)]),
            np.concatenate([self.reach, np.array(reach, dtype=float)]),
        )


@dataclass(frozen=True, eq=False)
class Network:
    """A terrain made ready for a disc that needs *clearance* on every side of its centre."""

    table: Point
    clearance: float
    obstacles: Obstacles
    difficult: Shape  # all of it as one, perhaps empty
    hills: tuple[tuple[Shape, float], ...]
    confined: Shape | None
    turns: Floats  # (place, 5): where it is, and the middle and radius of the circle that it lies beside, if any
    version: int  # of the rules
    rims: Rims | None  # of difficult ground: ways are pulled tight over them


def network(terrain: Terrain, clearance: float) -> Network:
    turns = [(*turn, *NO_CIRCLE) for turn in (*_turns_on_open_ground(terrain), *(terrain.confined or ()))]
    for _, outline in terrain.obstacles:
        turns += _corner_turns(outline, clearance)
    areas = _array([shapely.Polygon(outline) for _, outline in terrain.obstacles])
    found = Network(
        terrain.table,
        clearance,
        Obstacles(tuple(name for name, _ in terrain.obstacles), areas, np.full(len(areas), clearance)),
        _prepared(shapely.unary_union([_inside(outline) for outline in terrain.difficult])),
        tuple((_inside(outline), cost) for outline, cost in terrain.hills),
        _room(terrain.confined) if terrain.confined else None,
        np.array(turns, dtype=float).reshape(-1, 5),
        terrain.version,
        rims_of([*map(_ring, _borders(terrain.difficult))]) if terrain.difficult else None,
    )
    return _with_room_to_turn(found)


def _turns_on_open_ground(terrain: Terrain) -> Sequence[Point]:
    hills = [outline for outline, _ in terrain.hills]
    if terrain.version == FIRST:
        return _edge_turns([*map(_border, [*terrain.difficult, *hills])])
    return [*_edge_turns(_borders(terrain.difficult)), *(corner for hill in hills for corner in hill)]


def _borders(outlines: Sequence[Outline]) -> Sequence[Shape]:
    """Where difficult ground begins: what lies within other such ground is no border."""
    whole = shapely.unary_union([shapely.Polygon(outline) for outline in outlines])
    rings: Sequence[Shape] = shapely.get_rings(shapely.get_parts(whole))
    return rings


def _border(outline: Outline) -> Shape:
    return shapely.Polygon(outline).exterior


def _ring(border: Shape) -> Floats:
    points: Floats = shapely.get_coordinates(border)
    return points


def with_units(network: Network, units: Sequence[Body]) -> Network:
    """The network with units in the way."""
    if not units:
        return network
    added = [turn for unit in units for turn in _unit_turns(unit, network.clearance)]
    obstacles, turns = network.obstacles.and_units(units, network.clearance), np.concatenate([network.turns, added])
    return _with_room_to_turn(replace(network, obstacles=obstacles, turns=turns))


def _unit_turns(unit: Body, clearance: float) -> list[Turn]:
    if unit.is_disc:
        return beside_circle(unit.at, unit.width / 2.0 + clearance, (0.0, math.tau), _BEND)
    return _corner_turns(corners(unit), clearance)


def without_obstacles_at(network: Network, start: Point) -> Network:
    """What a body already overlaps does not hold it: it may always leave."""
    held = set(network.obstacles.too_near(_array([shapely.Point(start)]))[1].tolist())
    if not held:
        return network
    left = [n for n in range(len(network.obstacles.names)) if n not in held]
    return replace(network, obstacles=network.obstacles.only(left))


def _array(shapes: Sequence[Shape]) -> Shapes:
    array = np.empty(len(shapes), dtype=object)
    array[:] = shapes
    return array


def _corner_turns(outline: Outline, clearance: float) -> list[Turn]:
    """Where a way bends around the corners that stick out; the outline is counter-clockwise."""
    turns: list[Turn] = []
    for (before, here), (_, after) in zip(edges(outline), (*edges(outline)[1:], edges(outline)[0]), strict=True):
        (x, y), (next_x, next_y) = outward_normal(before, here), outward_normal(here, after)
        bend = math.atan2(x * next_y - y * next_x, x * next_x + y * next_y)
        if bend > 0.0:
            turns += beside_circle(here, clearance, (math.atan2(y, x), bend), _BEND)
    return turns


def _edge_turns(borders: Sequence[Shape]) -> list[Point]:
    rings = [shapely.segmentize(border, _EDGE_STEP) for border in borders]
    return [(x, y) for ring in rings for x, y in ring.coords[:-1]]


def _inside(outline: Outline) -> Shape:
    """An area without its rim: along an edge nothing is crossed."""
    return _prepared(shapely.buffer(shapely.Polygon(outline), -EPS, join_style="mitre"))


def _room(outline: Outline) -> Shape:
    return _prepared(shapely.buffer(shapely.Polygon(outline), EPS, join_style="mitre"))


def _prepared(shape: Shape) -> Shape:
    shapely.prepare(shape)
    return shape


def _with_room_to_turn(network: Network) -> Network:
    places = network.turns[:, :2]
    turns = network.turns[((places >= -EPS) & (places <= np.array(network.table) + EPS)).all(axis=1)]
    free = np.ones(len(turns), dtype=bool)
    free[network.obstacles.too_near(shapely.points(turns[:, :2]))[0]] = False
    return replace(network, turns=turns[free])


def first_obstruction(network: Network, start: Point, end: Point) -> Obstruction | None:
    """What a disc meets first on a straight line, or None."""
    obstacles = network.obstacles
    met = obstacles.too_near(_array([shapely.LineString([start, end])]))[1]
    if not len(met):
        return None
    gaps = shapely.distance(shapely.Point(start), obstacles.shapes[met]) - obstacles.reach[met]
    return obstacles.names[int(met[np.lexsort((met, gaps))[0]])]


def leaves(network: Network, start: Point, end: Point) -> bool:
    """Whether a straight line leaves the roof or plateau that it may not leave."""
    return network.confined is not None and not network.confined.covers(shapely.LineString([start, end]))


def leg_costs(network: Network, starts: Floats, ends: Floats) -> Floats:
    """What straight lines cost; infinite where the disc does not get through."""
    segments = shapely.linestrings(np.stack([starts, ends], axis=1))
    cost: Floats = np.hypot(ends[:, 0] - starts[:, 0], ends[:, 1] - starts[:, 1])
    slowed = np.flatnonzero(shapely.intersects(network.difficult, segments))
    cost[slowed] += shapely.length(shapely.intersection(network.difficult, segments[slowed]))
    for hill, price in network.hills:
        touched = np.flatnonzero(shapely.intersects(hill, segments))
        cost[touched] += price * _outline_crossings(hill, segments[touched], starts[touched], ends[touched])
    if network.confined is not None:
        cost[~shapely.covers(network.confined, segments)] = math.inf
    cost[network.obstacles.too_near(segments)[0]] = math.inf
    return cost


def _outline_crossings(hill: Shape, segments: Shapes, starts: Floats, ends: Floats) -> Ints:
    """DZ-207: each end of a part inside the hill is a crossing, unless the line itself begins or ends inside."""
    inner = shapely.intersection(hill, segments)
    parts = np.where(shapely.is_empty(inner), 0, shapely.get_num_geometries(inner))
    begins, stops = shapely.intersects_xy(hill, starts), shapely.intersects_xy(hill, ends)
    crossings: Ints = np.maximum(0, 2 * parts - begins - stops)  # a line of no length may be nowhere and yet inside
    return crossings
