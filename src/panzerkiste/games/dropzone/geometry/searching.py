"""The cheapest way over the ground: a search from place to place along straight lines (DZ-014, DZ-101).

Lines are tested only when the search reaches them. Around a corner it finds a polygon, and it knows few places to
cross difficult ground; so what it finds is pulled tight. Then it is at most 0.2 % longer than the shortest.
"""

import heapq
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

import numpy as np
import shapely

from panzerkiste.games.dropzone.fields.terrain import Point
from panzerkiste.games.dropzone.geometry.network import Bools, Floats, Ints, Network, leg_costs
from panzerkiste.games.dropzone.geometry.plane import length_of
from panzerkiste.games.dropzone.geometry.rounding import rounded, winds
from panzerkiste.games.dropzone.geometry.tightening import tightened
from panzerkiste.games.dropzone.geometry.tolerance import EPS
from panzerkiste.games.dropzone.versions import FIRST, SECOND

_LOOSE: Final = 1.03  # how much more than pulled tight a way costs at most
_CLOSE: Final = 1.02  # how much more than the best a way costs that may beat it, pulled tight
_RIVALS: Final = 3  # such ways that are pulled tight


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
    arrivals: list[tuple[float, int, Point]]  # what they cost, the last place, and the goal
    close: float  # how much more than the best a way may cost that is still wanted


def _frontier(network: Network, start: Point, least: Floats, within: float) -> _Frontier:
    places = np.concatenate([np.array([start], dtype=float), network.turns[:, :2]])
    count, queue = len(places), [(float(least[0]), 0)]
    spent = np.full(count, math.inf)
    spent[0] = 0.0
    came, done = np.zeros(count, dtype=np.intp), np.zeros(count, dtype=bool)
    loose = 1.0 if network.version == FIRST else _LOOSE
    close = _CLOSE if network.rims and network.version > SECOND else 1.0
    return _Frontier(places, least, spent, came, done, queue, loose * within + 2.0 * EPS, [], close)


def _place(frontier: _Frontier, place: int) -> Point:
    x, y = frontier.places[place].tolist()
    return x, y


def search(network: Network, start: Point, goal: Goal, within: float) -> tuple[Point, ...] | None:
    """The cheapest way to a goal that costs at most *within*, or None: A*."""
    places = np.concatenate([np.array([start], dtype=float), network.turns[:, :2]])
    frontier = _frontier(network, start, goal.least_left(places), within)
    while frontier.queue and frontier.queue[0][0] < frontier.limit:
        _, here = heapq.heappop(frontier.queue)
        if not frontier.done[here]:
            frontier.done[here] = True
            _go_on_from(frontier, network, goal, here)
    rivals = heapq.nsmallest(_RIVALS if frontier.close > 1.0 else 1, frontier.arrivals)
    if not rivals:
        return None
    ways = [_traced(frontier, network, last, target, price) for price, last, target in rivals]
    found = min(_tight(network, ways), key=lambda way: way.cost)
    return found.points if found.cost < within + 2.0 * EPS else None


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
            frontier.limit = min(frontier.limit, frontier.close * price)
            frontier.arrivals.append((price, here, target))
    _reach(frontier, here, onward, cost[len(targets) :])


def reach(network: Network, start: Point, points: Sequence[Point], within: float) -> list[float]:
    """What the cheapest way to each of some points costs; infinite where it is more than *within*."""
    ends = np.array(points, dtype=float).reshape(-1, 2)
    frontier = _frontier(network, start, np.zeros(1 + len(network.turns)), within)
    best, tried = np.full(len(ends), math.inf), list[Arrivals]()
    while frontier.queue and frontier.queue[0][0] < frontier.limit:
        _, here = heapq.heappop(frontier.queue)
        if frontier.done[here]:
            continue
        frontier.done[here] = True
        at, spent = _place(frontier, here), frontier.spent[here]
        away = np.hypot(ends[:, 0] - at[0], ends[:, 1] - at[1])
        hoped = np.flatnonzero(spent + away < np.minimum(frontier.close * best, frontier.limit))
        onward = _worth_trying(frontier, here)
        cost = spent + _costs(network, at, np.concatenate([ends[hoped], frontier.places[onward]]))
        arrived = cost[: len(hoped)]
        tried.append(Arrivals(hoped, np.full(len(hoped), here), arrived))
        best[hoped] = np.minimum(best[hoped], arrived)
        _reach(frontier, here, onward, cost[len(hoped) :])
    if not tried:
        return best.tolist()
    best[best >= frontier.limit] = math.inf
    return _reached(network, frontier, ends, best, _rivals(tried, best, frontier.close), within)


class Arrivals(NamedTuple):
    """Ways to some points: which point, the last place before it, and what the way costs."""

    end: Ints
    last: Ints
    cost: Floats


def _rivals(tried: Sequence[Arrivals], best: Floats, close: float) -> Arrivals:
    """The cheapest few for each point that cost hardly more than its *best*."""
    every = Arrivals(*map(np.concatenate, zip(*tried, strict=True)))
    wanted = np.flatnonzero(np.isfinite(every.cost) & (every.cost <= close * best[every.end]))
    order = wanted[np.lexsort((every.last[wanted], every.cost[wanted], every.end[wanted]))]
    end = every.end[order]
    place = np.arange(len(end)) - np.searchsorted(end, end)  # among those of its point
    kept = order[place < (_RIVALS if close > 1.0 else 1)]
    return Arrivals(every.end[kept], every.last[kept], every.cost[kept])


def _reached(
    network: Network, frontier: _Frontier, ends: Floats, best: Floats, rivals: Arrivals, within: float
) -> list[float]:
    """What they cost with every way pulled tight that is not straight and free of difficult ground."""
    costs = best.copy()
    if network.version > FIRST:
        straight = np.hypot(*(ends - frontier.places[0]).T)
        bent = np.flatnonzero(np.isfinite(best[rivals.end]) & (best[rivals.end] > straight[rivals.end] + EPS))
        which = rivals.end[bent]
        arrivals = zip(rivals.last[bent].tolist(), ends[which].tolist(), rivals.cost[bent].tolist(), strict=True)
        ways = [_traced(frontier, network, last, (x, y), price) for last, (x, y), price in arrivals]
        np.minimum.at(costs, which, np.array([way.cost for way in _tight(network, ways)]))
        costs[costs >= within + 2.0 * EPS] = math.inf
    told: list[float] = costs.tolist()
    return told


class Found(NamedTuple):
    """A way and its cost."""

    points: tuple[Point, ...]
    cost: float
    turns: Floats  # where it turns, as the network has them


def _tight(network: Network, ways: Sequence[Found]) -> list[Found]:
    """DZ-101: the ways pulled tight around corners and over difficult ground; as they were where that gains nothing."""
    found = list(ways)
    if network.version == FIRST:
        return found
    winding = [n for n, way in enumerate(found) if winds(way.turns)]
    _improve(network, found, winding, [rounded(found[n].points, found[n].turns) for n in winding])
    slow = [n for n, way in enumerate(found) if way.cost > length_of(way.points) + EPS]
    if slow and network.rims:
        is_slow = partial(shapely.intersects_xy, network.difficult)
        _improve(network, found, slow, tightened([found[n].points for n in slow], network.rims, is_slow))
    return found


def _improve(network: Network, found: list[Found], which: Sequence[int], points: Sequence[Floats]) -> None:
    """Take those of the new ways that are open and cost less."""
    for n, way, cost in zip(which, points, _way_costs(network, points), strict=True):
        if cost < found[n].cost:
            found[n] = found[n]._replace(points=tuple((x, y) for x, y in way.tolist()), cost=cost)


def _way_costs(network: Network, ways: Sequence[Floats]) -> list[float]:
    if not ways:
        return []
    legs = leg_costs(network, np.concatenate([way[:-1] for way in ways]), np.concatenate([way[1:] for way in ways]))
    told: list[float] = np.add.reduceat(legs, np.cumsum([0, *(len(way) - 1 for way in ways[:-1])])).tolist()
    return told


def _costs(network: Network, start: Point, ends: Floats) -> Floats:
    return leg_costs(network, np.broadcast_to(np.array(start), ends.shape), ends)


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


def _traced(frontier: _Frontier, network: Network, last: int, goal: Point, cost: float) -> Found:
    way = [last]
    while way[-1] != 0:
        way.append(int(frontier.came[way[-1]]))
    turns = network.turns[np.array(way[-2::-1], dtype=np.intp) - 1]
    points = [_place(frontier, place) for place in reversed(way)]
    whole = (*points[:-1], goal) if points[-1] == goal and len(points) > 1 else (*points, goal)
    return Found(whole, cost, turns)
