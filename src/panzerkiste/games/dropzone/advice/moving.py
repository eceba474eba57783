"""Moves to propose: a unit to a point, and its element with it in formation, on the ground and in the air."""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.actions import Extract, FlyMove, Move
from panzerkiste.games.dropzone.advice.answers import Proposal
from panzerkiste.games.dropzone.advice.areas import open_up_to, places_reached, walking_range
from panzerkiste.games.dropzone.advice.measuring import own
from panzerkiste.games.dropzone.advice.proposals import proposal, proposed
from panzerkiste.games.dropzone.advice.queries import ProposeExtract, ProposeMove
from panzerkiste.games.dropzone.advice.trials import refused_flight
from panzerkiste.games.dropzone.advice.ways import nearest_edge, way_to
from panzerkiste.games.dropzone.air.aircraft import check_flight, ended, started
from panzerkiste.games.dropzone.air.landing import template_of
from panzerkiste.games.dropzone.battle.formation import broken, formation_of
from panzerkiste.games.dropzone.battle.movement import trip, ways_back
from panzerkiste.games.dropzone.battle.placing import check_finite, inward, spacing
from panzerkiste.games.dropzone.battle.slots import Element, element_of
from panzerkiste.games.dropzone.chapters import is_allowed
from panzerkiste.games.dropzone.fields.table import bodies, body_of, on_board
from panzerkiste.games.dropzone.geometry import (
    Body,
    ahead,
    bearing,
    distance,
    length_of,
    more_than,
    nearest_on_segment,
    overlap,
    point_along,
    same,
    standing_obstruction,
    together,
)
from panzerkiste.games.dropzone.missions.extraction import way_off
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Flight, Leg, Point, Points, UnitId, Way
from panzerkiste.games.dropzone.transport.alighting import TURNS, beside
from panzerkiste.games.dropzone.view import View

BACK: Final = 0.25  # inches: in what steps a free place before it is looked for, and in how many
STEPS: Final = 16
PLACES: Final = 60  # how many places near a point that is out of reach are looked at
SPOTS: Final = 48  # how many spots beside his mates are looked at for somebody who finds no room


def proposed_move(view: View, query: ProposeMove) -> Proposal:
    unit = own(view, query.unit)
    return proposed(lambda: _move(view, unit, query))


def _move(view: View, unit: Unit, query: ProposeMove) -> Proposal:
    state = view.state
    check_finite(unit.name, (query.at, *query.via), query.facing or 0.0)
    if unit.status not in ("table", "ready", "net"):
        raise Illegal("DZ-400", "not_here", unit=unit.name)
    if unit.profile.is_fast_mover:
        raise Illegal("DZ-158", "fast_mover", unit=unit.name)
    movers = [mate for mate in acting_element(state, unit).units if mate.status == unit.status]
    asked = _to(view, unit, movers, replace(query, as_far=False))
    if asked.trial.refusal is None or not query.as_far:
        return asked
    shorter = _to(view, unit, movers, query)
    return asked if shorter.trial.refusal else replace(shorter, short=asked.trial.refusal)


def _to(view: View, unit: Unit, movers: Sequence[Unit], query: ProposeMove) -> Proposal:
    state = view.state
    if unit.profile.is_aircraft:
        return proposal(view, FlyMove(_flights(state, unit, movers, query)))
    first = _as_far(state, unit, movers, query) if query.as_far else _asked_way(state, unit, query)
    return proposal(view, Move(_ways(state, first, movers, query.main), query.main))


def acting_element(state: State, unit: Unit) -> Element:
    """DZ-400: the element that would be ordered; refused outside its slot."""
    element = element_of(state, unit) if state.activation and state.activation.slot else None
    if element is None:
        raise Illegal("DZ-400", "element", unit=unit.name)
    return element


def proposed_extract(view: View, query: ProposeExtract) -> Proposal:
    """DZ-352."""
    unit = own(view, query.unit)
    return proposed(lambda: _extract(view, unit))


def _extract(view: View, unit: Unit) -> Proposal:
    movers = [mate for mate in acting_element(view.state, unit).units if mate.on_table]
    if not movers:
        raise Illegal("DZ-400", "not_here", unit=unit.name)
    order: Extract = way_off(view.state, movers)
    return proposal(view, order)


# On the ground.


def _ways(state: State, first: Way, movers: Sequence[Unit], main: UnitId) -> tuple[Way, ...]:
    """DZ-110: of a broken squad the main body as it is led, and then those who must come back to it, nearest first."""
    before = broken(state, movers, main)
    if before is None or first.unit not in before.main:
        return ways_to(state, first, movers)
    led = ways_to(state, first, [mover for mover in movers if mover.id in before.main])
    gone = state.with_units(replace(state.units[way.unit], at=way.to, facing=way.facing) for way in led)

    def gap(isolated: UnitId) -> float:
        return min(distance(gone.units[isolated].at, gone.units[mate].at) for mate in before.main)

    back = ways_back(gone, before._replace(isolated=tuple(sorted(before.isolated, key=gap))))
    return *(way for way in led if not _stays(state.units[way.unit], way)), *back


def _stays(unit: Unit, way: Way) -> bool:
    return same(distance(unit.at, way.to), 0.0) and same(unit.facing, way.facing)


def ways_to(state: State, first: Way, movers: Sequence[Unit]) -> tuple[Way, ...]:
    """The leader his way; the others the same, or as near to that as they find room in formation."""
    leader = state.units[first.unit]
    others = bodies(state, without=[mover.id for mover in movers])
    ways, placed = [first], [_stood(leader, first)]
    queue = sorted((mover for mover in movers if mover.id != leader.id), key=lambda mate: distance(mate.at, leader.at))
    for mover in queue:
        way = _way_beside(state, mover, (leader, first), placed, others)
        ways.append(way)
        placed.append(_stood(mover, way))
    return tuple(sorted(ways, key=lambda way: way.unit))


def _asked_way(state: State, unit: Unit, query: ProposeMove) -> Way:
    return way_to(state, unit, query.at, query.facing, query.via)


def _stood(unit: Unit, way: Way) -> Body:
    return body_of(replace(unit, altitude=0), way.to, way.facing)


def _way_beside(
    state: State, mover: Unit, led: tuple[Unit, Way], placed: Sequence[Body], others: Sequence[Body]
) -> Way:
    leader, first = led
    wish = _same_way(state, leader, first.to, mover, len(placed))
    spots = sorted(beside(mover, placed), key=lambda spot: distance(spot, wish))
    corners = _corners_beside(first, wish)
    for to, via in product((wish, *spots[:SPOTS]), corners) if is_allowed(trip, state, first) else ():
        way = way_to(state, mover, to, first.facing, via)
        if _fits(state, mover, way, placed, others) and is_allowed(trip, state, way):
            return way
    return way_to(state, mover, wish, first.facing, corners[0])


def _corners_beside(first: Way, wish: Point) -> tuple[Points, ...]:
    """DZ-014: beside the leader's corners, else through them, else as the rules find the way."""
    if not first.via:
        return ((),)
    right, up = wish[0] - first.to[0], wish[1] - first.to[1]
    return tuple((x + right, y + up) for x, y in first.via), first.via, ()


def _same_way(state: State, leader: Unit, to: Point, mover: Unit, place: int) -> Point:
    """As the leader moves; those who come onto the table in a row, right and left of him in turn."""
    if mover.on_table:
        return mover.at[0] + to[0] - leader.at[0], mover.at[1] + to[1] - leader.at[1]
    row = inward(state, nearest_edge(state, leader, to)) + 90.0
    side = 1 if place % 2 else -1
    return ahead(to, row, side * ((place + 1) // 2) * spacing(mover))


def _fits(state: State, unit: Unit, way: Way, placed: Sequence[Body], others: Sequence[Body]) -> bool:
    body, formation, gap = _stood(unit, way), formation_of(unit), state.options.contact_gap
    joins = any(together(body, mate, formation, gap) for mate in placed)
    return joins and standing_obstruction(state.board, body, [*others, *placed]) is None


def _as_far(state: State, unit: Unit, movers: Sequence[Unit], query: ProposeMove) -> Way:
    """To the place nearest to the point where the rules let the unit go and stand."""
    query = _up_to(state, unit, query)
    others = bodies(state, without=[mover.id for mover in movers])

    def there(to: Point) -> Way:
        return way_to(state, unit, to, query.facing, query.via)

    def goes(to: Point) -> bool:
        return is_allowed(trip, state, there(to))

    def stands(to: Point) -> bool:
        return standing_obstruction(state.board, _stood(unit, there(to)), others) is None

    if goes(query.at) and stands(query.at):
        return there(query.at)
    return there(farthest((_nearest(state, unit, query, stands), query.at), goes, stands))


def _up_to(state: State, unit: Unit, query: ProposeMove) -> ProposeMove:
    """Only as far as the first corner that is out of reach."""
    for number, corner in enumerate(query.via):
        if not is_allowed(trip, state, way_to(state, unit, corner, None, query.via[:number])):
            return replace(query, at=corner, via=query.via[:number])
    return query


def _nearest(state: State, unit: Unit, query: ProposeMove, stands: Callable[[Point], bool]) -> Point:
    """From where it goes on straight towards the point: the last corner, the edge, or the nearest place in reach."""
    if query.via:
        return query.via[-1]
    if not unit.on_table:
        edge = nearest_edge(state, unit, query.at)
        return nearest_on_segment(query.at, edge.start, edge.end)
    places = places_reached(state, unit, walking_range(state, unit))
    near = sorted(places, key=lambda place: distance(place, query.at))[:PLACES]
    return next(filter(stands, near), unit.at)


def farthest(path: Sequence[Point], goes: Callable[[Point], bool], stands: Callable[[Point], bool]) -> Point:
    """The last point of a path to which the way is open, or a little before it, where it is free."""
    inches = open_up_to(length_of(path), lambda inch: goes(point_along(path, inch)))
    steps = (point_along(path, max(0.0, inches - BACK * step)) for step in range(STEPS))
    return next(filter(stands, steps), point_along(path, inches))


# In the air.


def _flights(state: State, leader: Unit, movers: Sequence[Unit], query: ProposeMove) -> tuple[Flight, ...]:
    """All straight, the same way; who finds no room there, beside the others."""
    at = _as_far_by_air(state, leader, query) if query.as_far else query.at
    flights = [_flight(state, leader, at, query)]
    queue = sorted((mover for mover in movers if mover.id != leader.id), key=lambda mate: distance(mate.at, leader.at))
    for mover in queue:
        flights.append(_flight_beside(state, mover, leader, flights, query))
    return tuple(sorted(flights, key=lambda flight: flight.unit))


def _flight(state: State, unit: Unit, to: Point, query: ProposeMove) -> Flight:
    start = unit.at
    if not unit.on_table:
        edge = nearest_edge(state, unit, to)
        start = nearest_on_segment(to, edge.start, edge.end)
    travelled = bearing(start, to) if more_than(distance(start, to), 0.0) else unit.facing
    facing = travelled if query.facing is None else query.facing
    return Flight(unit.id, (Leg(to, query.height, query.then),), facing, start)


def _flight_beside(state: State, mover: Unit, leader: Unit, flights: Sequence[Flight], query: ProposeMove) -> Flight:
    end = flights[0].legs[-1].to
    wish = _same_way(state, leader, end, mover, len(flights))
    gap = _room(state, mover, query)
    ends = [flight.legs[-1].to for flight in flights]
    spots = [ahead(mate, 360.0 * turn / TURNS, gap) for mate in ends for turn in range(TURNS)]
    near = sorted(spots, key=lambda spot: distance(spot, wish))[:SPOTS]
    for to in (wish, *near) if _is_flown(state, flights[0]) else ():
        flight = _flight(state, mover, to, query)
        if on_board(state, to) and _flies(state, flight, flights):
            return flight
    return _flight(state, mover, wish, query)


def _room(state: State, unit: Unit, query: ProposeMove) -> float:
    """DZ-159: landing zones side by side do not overlap."""
    return spacing(unit) if query.then == "on" else 2 * template_of(state, unit, unit.at).radius + 0.05


def _flies(state: State, flight: Flight, before: Sequence[Flight]) -> bool:
    """DZ-106, DZ-157, DZ-159: its way, its landing, and in formation with those who are placed."""
    unit = state.units[flight.unit]
    ends = [ended(state.units[each.unit], each) for each in (*before, flight)]
    after = state.with_units(ends)
    *mates, mine = [body_of(end) for end in ends]
    if not any(together(mine, mate, formation_of(unit), state.options.contact_gap) for mate in mates):
        return False
    if flight.legs[-1].then != "on":
        zones = [template_of(state, unit, end.at) for end in ends]
        if any(overlap(zones[-1], zone) for zone in zones[:-1]):
            return False
    return refused_flight(state, after, flight) is None


def _as_far_by_air(state: State, unit: Unit, query: ProposeMove) -> Point:
    start = _flight(state, unit, query.at, query).entry
    assert start, "a flight that is proposed starts somewhere"

    def stands(to: Point) -> bool:
        flight = _flight(state, unit, to, query)
        return refused_flight(state, state.with_units([ended(unit, flight)]), flight) is None

    return farthest((start, query.at), lambda to: _is_flown(state, _flight(state, unit, to, query)), stands)


def _is_flown(state: State, flight: Flight) -> bool:
    return is_allowed(lambda: check_flight(state, started(state, flight)))
