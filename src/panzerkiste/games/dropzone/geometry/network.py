"""The cheapest way for a disc among obstacles and over difficult ground: a search over straight lines (DZ-014).

Places to turn at are the corners of obstacles, widened by the disc, and points along the edges of difficult ground.
Lines between them are tested only when the search reaches them. Around a corner the way is a polygon just outside the
circle the disc's centre would draw; it is longer than that by less than one part in a hundred.
"""

import heapq
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final, NamedTuple

import numpy as np
import shapely
from numpy.typing import NDArray

from panzerkiste.games.dropzone.fields.terrain import Outline, Point
from panzerkiste.games.dropzone.geometry.bodies import Body, corners
from panzerkiste.games.dropzone.geometry.plane import edges, outward_normal
from panzerkiste.games.dropzone.geometry.space import Obstacle, Obstruction
from panzerkiste.games.dropzone.geometry.tolerance import EPS

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
    turns: Floats  # (place, 2)


def network(terrain: Terrain, clearance: float) -> Network:
    turns = [*_edge_turns([*terrain.difficult, *(outline for outline, _ in terrain.hills)]), *(terrain.confined or ())]
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
        np.array(turns, dtype=float).reshape(-1, 2),
    )
    return _with_room_to_turn(found)


def with_units(network: Network, units: Sequence[Body]) -> Network:
    """The network with units in the way."""
    if not units:
        return network
    added = [turn for unit in units for turn in _unit_turns(unit, network.clearance)]
    obstacles, turns = network.obstacles.and_units(units, network.clearance), np.concatenate([network.turns, added])
    return _with_room_to_turn(replace(network, obstacles=obstacles, turns=turns))


def _unit_turns(unit: Body, clearance: float) -> list[Point]:
    if unit.is_disc:
        return _arc(unit.at, unit.width / 2.0 + clearance, 0.0, math.tau)
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


def _corner_turns(outline: Outline, clearance: float) -> list[Point]:
    """Where a way bends around the corners that stick out; the outline is counter-clockwise."""
    turns: list[Point] = []
    for (before, here), (_, after) in zip(edges(outline), (*edges(outline)[1:], edges(outline)[0]), strict=True):
        (x, y), (next_x, next_y) = outward_normal(before, here), outward_normal(here, after)
        bend = math.atan2(x * next_y - y * next_x, x * next_x + y * next_y)
        if bend > 0.0:
            turns += _arc(here, clearance, math.atan2(y, x), bend)
    return turns


def _arc(centre: Point, radius: float, start: float, bend: float) -> list[Point]:
    """Corners of a polygon just outside an arc, and the ends of the arc itself; angles are mathematical."""
    count = math.ceil(bend / _BEND)
    half = bend / count / 2.0
    bends = [(start + (2 * n + 1) * half, radius / math.cos(half)) for n in range(count)]
    ends = [(start, radius), *bends, (start + bend, radius)]
    return [(centre[0] + reach * math.cos(turn), centre[1] + reach * math.sin(turn)) for turn, reach in ends]


def _edge_turns(outlines: Sequence[Outline]) -> list[Point]:
    rings = [shapely.segmentize(shapely.Polygon(outline).exterior, _EDGE_STEP) for outline in outlines]
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
    on_table = ((network.turns >= -EPS) & (network.turns <= np.array(network.table) + EPS)).all(axis=1)
    turns = network.turns[on_table]
    free = np.ones(len(turns), dtype=bool)
    free[network.obstacles.too_near(shapely.points(turns))[0]] = False
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
    """Whether a straight line leaves the table, or the roof or plateau that it may not leave."""
    if not all(
        -EPS <= x <= limit + EPS for point in (start, end) for x, limit in zip(point, network.table, strict=True)
    ):
        return True
    return network.confined is not None and not network.confined.covers(shapely.LineString([start, end]))


def _costs(network: Network, start: Point, ends: Floats) -> Floats:
    """What the straight lines from *start* cost; infinite where the disc does not get through."""
    segments = shapely.linestrings(np.stack([np.broadcast_to(np.array(start), ends.shape), ends], axis=1))
    cost: Floats = np.hypot(ends[:, 0] - start[0], ends[:, 1] - start[1])
    slowed = np.flatnonzero(shapely.intersects(network.difficult, segments))
    cost[slowed] += shapely.length(shapely.intersection(network.difficult, segments[slowed]))
    for hill, price in network.hills:
        touched = np.flatnonzero(shapely.intersects(hill, segments))
        cost[touched] += price * _outline_crossings(hill, segments[touched], start, ends[touched])
    if network.confined is not None:
        cost[~shapely.covers(network.confined, segments)] = math.inf
    cost[network.obstacles.too_near(segments)[0]] = math.inf
    return cost


def _outline_crossings(hill: Shape, segments: Shapes, start: Point, ends: Floats) -> Ints:
    """DZ-207: each end of a part inside the hill is a crossing, unless the line itself begins or ends inside."""
    inner = shapely.intersection(hill, segments)
    parts = np.where(shapely.is_empty(inner), 0, shapely.get_num_geometries(inner))
    begins, stops = shapely.intersects_xy(hill, *start), shapely.intersects_xy(hill, ends)
    crossings: Ints = np.maximum(0, 2 * parts - begins - stops)  # a line of no length may be nowhere and yet inside
    return crossings


class Goal(NamedTuple):
    """Where a way shall lead: the points to make for from a place, and the least that is left from many places."""

    towards: Callable[[Point], Sequence[Point]]
    least_left: Callable[[Floats], Floats]


def to_point(point: Point) -> Goal:
    return Goal(lambda _: (point,), lambda places: np.hypot(places[:, 0] - point[0], places[:, 1] - point[1]))


def to_discs(discs: Sequence[tuple[Point, float]], is_free: Callable[[Point], bool]) -> Goal:
    """DZ-110: any free point of some discs; from a place the nearest point of a disc is in line with its centre."""
    centres, radii = np.array([centre for centre, _ in discs]), np.array([radius for _, radius in discs])

    def towards(place: Point) -> list[Point]:
        away = np.array(place) - centres
        reach = np.minimum(1.0, radii / np.maximum(np.hypot(away[:, 0], away[:, 1]), EPS))
        nearest = [(float(x), float(y)) for x, y in centres + away * reach[:, None]]
        return [point for point in nearest if is_free(point)]

    def least_left(places: Floats) -> Floats:
        away = places[:, None] - centres[None]
        left: Floats = np.maximum(0.0, np.hypot(away[..., 0], away[..., 1]) - radii).min(axis=1)
        return left

    return Goal(towards, least_left)


def to_any(points: Sequence[Point]) -> Goal:
    ends = np.array(points, dtype=float).reshape(-1, 2)

    def least_left(places: Floats) -> Floats:
        away = places[:, None] - ends[None]
        left: Floats = np.hypot(away[..., 0], away[..., 1]).min(axis=1)
        return left

    return Goal(lambda _: points, least_left)


@dataclass
class _Frontier:
    """How far a search has come. Place 0 is the start."""

    places: Floats
    least: Floats  # that is left from each place
    spent: Floats  # on the best way to each place so far
    came: Ints  # the place before it on that way
    done: Bools
    queue: list[tuple[float, int]]
    limit: float  # a better way than this is wanted
    arrival: tuple[int, Point] | None = None


def _frontier(network: Network, start: Point, least: Floats, within: float) -> _Frontier:
    places = np.concatenate([np.array([start], dtype=float), network.turns])
    count, queue = len(places), [(float(least[0]), 0)]
    spent = np.full(count, math.inf)
    spent[0] = 0.0
    came, done = np.zeros(count, dtype=np.intp), np.zeros(count, dtype=bool)
    return _Frontier(places, least, spent, came, done, queue, within + 2.0 * EPS)


def _place(frontier: _Frontier, place: int) -> Point:
    x, y = frontier.places[place].tolist()
    return x, y


def search(network: Network, start: Point, goal: Goal, within: float) -> tuple[Point, ...] | None:
    """The cheapest way to a goal that costs at most *within*, or None: A*."""
    places = np.concatenate([np.array([start], dtype=float), network.turns])
    frontier = _frontier(network, start, goal.least_left(places), within)
    while frontier.queue and frontier.queue[0][0] < frontier.limit:
        _, here = heapq.heappop(frontier.queue)
        if not frontier.done[here]:
            frontier.done[here] = True
            _go_on_from(frontier, network, goal, here)
    return _traced(frontier)


def _go_on_from(frontier: _Frontier, network: Network, goal: Goal, here: int) -> None:
    at = _place(frontier, here)
    targets = list(goal.towards(at))
    onward = _worth_trying(frontier, here)
    ends = np.concatenate([np.array(targets, dtype=float).reshape(-1, 2), frontier.places[onward]])
    if not len(ends):
        return
    cost = frontier.spent[here] + _costs(network, at, ends)
    for target, price in zip(targets, cost.tolist(), strict=False):
        if price < frontier.limit:
            frontier.limit, frontier.arrival = price, (here, target)
    _reach(frontier, here, onward, cost[len(targets) :])


def reach(network: Network, start: Point, points: Sequence[Point], within: float) -> list[float]:
    """What the cheapest way to each of some points costs; infinite where it is more than *within*."""
    ends = np.array(points, dtype=float).reshape(-1, 2)
    frontier = _frontier(network, start, np.zeros(1 + len(network.turns)), within)
    best = np.full(len(ends), math.inf)
    while frontier.queue and frontier.queue[0][0] < frontier.limit:
        _, here = heapq.heappop(frontier.queue)
        if frontier.done[here]:
            continue
        frontier.done[here] = True
        at, spent = _place(frontier, here), frontier.spent[here]
        hoped = np.flatnonzero(
            spent + np.hypot(ends[:, 0] - at[0], ends[:, 1] - at[1]) < np.minimum(best, frontier.limit)
        )
        onward = _worth_trying(frontier, here)
        cost = spent + _costs(network, at, np.concatenate([ends[hoped], frontier.places[onward]]))
        best[hoped] = np.minimum(best[hoped], cost[: len(hoped)])
        _reach(frontier, here, onward, cost[len(hoped) :])
    best[best >= frontier.limit] = math.inf
    return best.tolist()


def _worth_trying(frontier: _Frontier, here: int) -> Ints:
    """The places that a way within the limit could go on to."""
    away = frontier.places - frontier.places[here]
    bound = frontier.spent[here] + np.hypot(away[:, 0], away[:, 1]) + frontier.least
    return np.flatnonzero(~frontier.done & (bound < frontier.limit))


def _reach(frontier: _Frontier, here: int, onward: Ints, cost: Floats) -> None:
    better = (cost < frontier.spent[onward]) & (cost + frontier.least[onward] < frontier.limit)
    for place, price in zip(onward[better].tolist(), cost[better].tolist(), strict=True):
        frontier.spent[place], frontier.came[place] = price, here
        heapq.heappush(frontier.queue, (price + float(frontier.least[place]), place))


def _traced(frontier: _Frontier) -> tuple[Point, ...] | None:
    if frontier.arrival is None:
        return None
    way, goal = [frontier.arrival[0]], frontier.arrival[1]
    while way[-1] != 0:
        way.append(int(frontier.came[way[-1]]))
    turns = [(float(x), float(y)) for x, y in frontier.places[way[::-1]]]
    return (*turns[:-1], goal) if turns[-1] == goal and len(turns) > 1 else (*turns, goal)
