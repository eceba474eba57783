"""Where a unit can go (DZ-005, DZ-100 to DZ-104, DZ-156): its own move as an area, and no distance to anybody."""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal, Refusal
from panzerkiste.games.dropzone.actions import FlyMove, Move
from panzerkiste.games.dropzone.advice.answers import MoveAdvice, Ring
from panzerkiste.games.dropzone.advice.contours import Grid, outlines
from panzerkiste.games.dropzone.advice.measuring import gives_orders, own
from panzerkiste.games.dropzone.advice.queries import ShowMove
from panzerkiste.games.dropzone.advice.units import round_hull
from panzerkiste.games.dropzone.advice.ways import way_to
from panzerkiste.games.dropzone.air.aircraft import (
    Segment,
    check_flight,
    costs,
    flight_allowance,
    flying_element,
    leg_ends,
)
from panzerkiste.games.dropzone.battle.deployment import edge_at
from panzerkiste.games.dropzone.battle.formation import ways_broken
from panzerkiste.games.dropzone.battle.movement import allowance, entry_allowance, fire_limit, moving_element, trip
from panzerkiste.games.dropzone.battle.placing import check_finite, inward, on_edge
from panzerkiste.games.dropzone.battle.slots import element_of
from panzerkiste.games.dropzone.chapters import is_allowed
from panzerkiste.games.dropzone.fields.table import body_of, enemy_ground
from panzerkiste.games.dropzone.geometry import Body, ahead, at_least, distance, measured, more_than, reachable, same
from panzerkiste.games.dropzone.geometry import Way as Path
from panzerkiste.games.dropzone.state import Edge, State, Unit
from panzerkiste.games.dropzone.terms import Flight, Leg, Point, UnitId, Way
from panzerkiste.games.dropzone.transport.transports import carriers_of, half_move
from panzerkiste.games.dropzone.view import View

STEP: Final = 0.5  # inches between the points that are looked at
RAYS: Final = 72  # directions of flight
COLUMNS: Final = 0.75  # inches between the places of an edge where a unit might come in
CLOSE: Final = 0.05  # inches: how closely the end of a straight way is looked for
_IN_A_FIELD: Final = Path((), 0.0, 0.0, ("field",), None)  # DZ-283


def move_advice(view: View, query: ShowMove) -> MoveAdvice:
    state, unit = view.state, own(view, query.unit)
    check_finite(unit.name, (*query.via, *([query.entry] if query.entry else [])), 0.0)
    if not unit.is_alive or unit.profile.is_fast_mover:
        return MoveAdvice(unit.id, 0.0)
    advice = _move_advice(view, unit, query)
    if not gives_orders(view):
        return advice
    half, inches = ((), 0.0) if advice.refusal else _half(state, unit, query)
    return replace(advice, half=half, half_inches=inches, boarding=_boarding(state, unit))


def _move_advice(view: View, unit: Unit, query: ShowMove) -> MoveAdvice:
    state = view.state
    refusal = _refusal(state, unit, query) if gives_orders(view) else None
    if unit.profile.is_aircraft:
        inches = flight_allowance(state, unit, _on_the_spot(unit, query))
        return MoveAdvice(unit.id, inches, () if refusal else _in_the_air(state, unit, query, inches), refusal)
    edge = _entry_edge(state, unit, query)
    inches = entry_allowance(state, unit, edge, inward(state, edge)) if edge else allowance(state, unit)
    rings = () if refusal else _on_the_ground(state, unit, query, inches)
    return MoveAdvice(unit.id, inches, rings, refusal, main_bodies=_main_bodies(state, unit))


def _main_bodies(state: State, unit: Unit) -> tuple[tuple[UnitId, ...], ...]:
    """DZ-109: of the unit's element in its slot."""
    element = element_of(state, unit) if state.activation and state.activation.slot else None
    return tuple(before.main for before in ways_broken(state, element.units)) if element else ()


def _refusal(state: State, unit: Unit, query: ShowMove) -> Refusal | None:
    """Why the unit may not be ordered to move at all."""
    try:
        if unit.profile.is_aircraft:
            flying_element(state, FlyMove((_flight(unit, unit.at, query),)))
        else:
            moving_element(state, Move((Way(unit.id, unit.at, unit.facing),)))
    except Illegal as illegal:
        return illegal.refusal
    return None


def _entry_edge(state: State, unit: Unit, query: ShowMove) -> Edge | None:
    """DZ-068: of a unit that waits; the first friendly edge as long as it has not said where it crosses."""
    if unit.status not in ("ready", "net"):
        return None
    named = edge_at(state, unit.player, query.entry) if query.entry else None
    return named or state.sides[unit.player].edges[0]


# On and off.


def _half(state: State, unit: Unit, query: ShowMove) -> tuple[tuple[Ring, ...], float]:
    """DZ-181: how far it goes and can still load or unload; nothing for who has nothing to do with transports."""
    if unit.profile.is_aircraft:
        return _half_flight(state, unit, query) if "stop" in leg_ends(unit) and query.then == "on" else ((), 0.0)
    inches = min(half_move(unit) - unit.used, walking_range(state, unit))
    is_concerned = unit.profile.is_transport or carriers_of(state, unit)
    if not unit.on_table or query.via or not is_concerned or not more_than(inches, 0.0):
        return (), 0.0
    return _reached(state, unit, inches), inches


def _half_flight(state: State, unit: Unit, query: ShowMove) -> tuple[tuple[Ring, ...], float]:
    stop = replace(query, then="stop")
    inches = flight_allowance(state, unit, _on_the_spot(unit, stop))
    return _in_the_air(state, unit, stop, inches), inches


def _boarding(state: State, unit: Unit) -> tuple[Ring, ...]:
    """DZ-183: around the transport it is or sits in, or around those that would take it."""
    outer = state.outermost(unit)
    rides = [outer] if outer.profile.is_transport else carriers_of(state, unit)
    return tuple(round_hull(state, ride) for ride in rides if ride.on_table and not ride.altitude)


# On the ground.


def _on_the_ground(state: State, unit: Unit, query: ShowMove, inches: float) -> tuple[Ring, ...]:
    if unit.status not in ("table", "ready", "net"):
        return ()
    if query.via:
        return _from_corner(state, unit, query, inches)
    if unit.on_table:
        return _reached(state, unit, walking_range(state, unit))
    if query.entry and edge_at(state, unit.player, query.entry):
        return _reached(state, replace(unit, at=query.entry), inches)
    return _strips(state, unit, inches, lambda entry, to: _walks(state, unit, entry, to))


def _from_corner(state: State, unit: Unit, query: ShowMove, inches: float) -> tuple[Ring, ...]:
    """DZ-014: what the way to its last corner leaves; nothing where that is barred or too far."""
    way = way_to(state, unit, query.via[-1], None, query.via[:-1])
    start = way.entry or unit.at
    path = measured(state.board, body_of(unit), (start, *query.via), enemy_ground(state, unit.player))
    walked = replace(unit, at=query.via[-1], used=unit.used + path.cost, moved=unit.moved + path.length)
    left = inches - path.cost if way.entry else _left_after(state, unit, walked, path)
    return () if path.obstruction or not more_than(left, 0.0) else _reached(state, walked, left)


def _left_after(state: State, unit: Unit, walked: Unit, path: Path) -> float:
    """DZ-283: a walker that has come through a massive field has only half its move."""
    return min(walking_range(state, walked), allowance(state, unit, path) - path.cost)


def walking_range(state: State, unit: Unit) -> float:
    """DZ-100, DZ-122: what is left of its move, and what the weapons it fired leave of that."""
    return max(0.0, min(allowance(state, unit), fire_limit(unit) - unit.moved))


def _reached(state: State, unit: Unit, within: float) -> tuple[Ring, ...]:
    """DZ-014: all places to which a way costs at most so much, with difficult ground doubled, around what bars it."""
    return outlines(_grid(state, unit, within))


def places_reached(state: State, unit: Unit, within: float) -> list[Point]:
    """Places all over the area, near to each other."""
    columns, rows, left = _grid(state, unit, within)
    return [
        (x, y)
        for y, values in zip(rows, left, strict=True)
        for x, inches in zip(columns, values, strict=True)
        if at_least(inches, 0.0)
    ]


def _grid(state: State, unit: Unit, within: float) -> Grid:
    body = body_of(unit)
    columns = _ticks(body.at[0], within, body.clearance, state.board.width)
    rows = _ticks(body.at[1], within, body.clearance, state.board.depth)
    left = _left(state, unit, body, [(x, y) for y in rows for x in columns], within)
    return Grid(columns, rows, [left[n : n + len(columns)] for n in range(0, len(left), len(columns))])


def _ticks(centre: float, within: float, clearance: float, most: float) -> list[float]:
    first, last = max(clearance, centre - within - STEP), min(most - clearance, centre + within + STEP)
    count = max(1, math.ceil((last - first) / STEP))
    return [first + (last - first) * n / count for n in range(count + 1)]


def _left(state: State, unit: Unit, body: Body, points: Sequence[Point], within: float) -> list[float]:
    """What would be left of the move at each point; -inf where no way leads."""
    enemies = enemy_ground(state, unit.player)
    beyond = within + 2 * STEP  # so that the outline lies between two points that are known
    if not unit.profile.walker:
        return [within - cost for cost in reachable(state.board, body, points, enemies, within=beyond)]
    around = reachable(state.board, body, points, enemies, within=beyond, fields=False)
    through = reachable(state.board, body, points, enemies, within=beyond)
    half = min(within, allowance(state, unit, _IN_A_FIELD))
    return [max(within - one, half - other) for one, other in zip(around, through, strict=True)]


# Onto the table.


def _strips(state: State, unit: Unit, inches: float, goes: Callable[[Point, Point], bool]) -> tuple[Ring, ...]:
    """DZ-069: as far as it gets straight in from each place of its friendly edges."""
    strips = (_strip(state, edge, inches, goes) for edge in state.sides[unit.player].edges)
    return tuple(ring for ring in strips if len(ring) > 2)


def _strip(state: State, edge: Edge, inches: float, goes: Callable[[Point, Point], bool]) -> Ring:
    count, facing = max(1, math.ceil(distance(edge.start, edge.end) / COLUMNS)), inward(state, edge)
    feet = [on_edge(edge, distance(edge.start, edge.end) * n / count) for n in range(count + 1)]
    ends = [ahead(foot, facing, _farthest(foot, facing, inches, goes)) for foot in feet]
    return tuple(map(_rounded, (*feet, *reversed(ends))))


def _farthest(start: Point, heading: float, inches: float, goes: Callable[[Point, Point], bool]) -> float:
    return open_up_to(inches, lambda inch: goes(start, ahead(start, heading, inch)))


def open_up_to(inches: float, goes: Callable[[float], bool]) -> float:
    """How far on; a way that is open to some point is open to every nearer one."""
    if goes(inches):
        return inches
    near, far = 0.0, inches
    while more_than(far - near, CLOSE):
        middle = (near + far) / 2
        near, far = (middle, far) if goes(middle) else (near, middle)
    return near


def _rounded(point: Point) -> Point:
    return round(point[0], 2), round(point[1], 2)


def _walks(state: State, unit: Unit, entry: Point, to: Point) -> bool:
    return is_allowed(trip, state, Way(unit.id, to, unit.facing, (to,), entry=entry))


# In the air.


def _in_the_air(state: State, unit: Unit, query: ShowMove, inches: float) -> tuple[Ring, ...]:
    """DZ-156: straight flights; the rules judge each."""

    def goes(start: Point, to: Point) -> bool:
        return is_allowed(check_flight, state, replace(_flight(unit, to, query), entry=start))

    inches = max(0.0, min(inches - sum(costs(state, unit, _on_the_spot(unit, query))), fire_limit(unit) - unit.moved))
    if unit.on_table or (query.entry and edge_at(state, unit.player, query.entry)):
        start = unit.at if unit.on_table else query.entry
        assert start, "it is on the table, or comes in somewhere"
        return (tuple(_rounded(end) for end in _rays(state, start, inches, goes)),)
    return _strips(state, unit, inches, goes) if unit.status == "ready" else ()


def _on_the_spot(unit: Unit, query: ShowMove) -> tuple[Segment, ...]:
    """DZ-160: what is not spent on the way is spent on landing and taking off."""
    return (Segment((unit.at,), query.height, query.then),)


def _flight(unit: Unit, to: Point, query: ShowMove) -> Flight:
    return Flight(unit.id, (Leg(to, query.height, query.then),), unit.facing, unit.at)


def _rays(state: State, start: Point, inches: float, goes: Callable[[Point, Point], bool]) -> Iterator[Point]:
    for heading in (360.0 * n / RAYS for n in range(RAYS)):
        most = min(inches, to_edge(state, start, heading))
        yield ahead(start, heading, _farthest(start, heading, most, goes))


def to_edge(state: State, start: Point, heading: float) -> float:
    """How far the table goes in a direction."""
    x, y = math.sin(math.radians(heading)), math.cos(math.radians(heading))
    sides = (start[0], x, state.board.width), (start[1], y, state.board.depth)
    ways = [((most if along > 0 else 0.0) - at) / along for at, along, most in sides if not same(along, 0.0)]
    return max(0.0, min(ways) - 1e-9)  # rounded, it lies on the table all the same
