"""Aircraft (DZ-150 to DZ-164): flight moves announced whole and flown segment by segment, low flight, landing."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.dropzone.actions import FlyMove
from panzerkiste.games.dropzone.air.events import Announced, FlightAnnounced
from panzerkiste.games.dropzone.air.frames import Fly
from panzerkiste.games.dropzone.air.landing import LANDING_WAYS, check_landing_party, end_obstruction
from panzerkiste.games.dropzone.battle.deployment import edge_at
from panzerkiste.games.dropzone.battle.formation import (
    SLACK,
    Broken,
    check_formation,
    come_back,
    formation_of,
    is_together,
    ways_broken,
)
from panzerkiste.games.dropzone.battle.movement import check_stage, fire_limit, full_move, moved_in
from panzerkiste.games.dropzone.battle.placing import check_finite, obstacle_name, ref
from panzerkiste.games.dropzone.battle.slots import Element, check_may_still_move, element_of, under_way
from panzerkiste.games.dropzone.chapters import Done, told
from panzerkiste.games.dropzone.fields.table import body_of, on_board
from panzerkiste.games.dropzone.geometry import (
    REACH,
    Formation,
    at_most,
    distance,
    flight,
    length_of,
    more_than,
    same,
)
from panzerkiste.games.dropzone.missions.frames import LeaveTable
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Flight, Leg, Point, UnitId
from panzerkiste.games.dropzone.versions import FIRST

LOW: Final = 2  # DZ-150
HEIGHTS: Final = (6, LOW)
LANDING_COST: Final = 2.0  # DZ-160: inches, and as many for taking off


class Segment(NamedTuple):
    """DZ-268: a part of a flight path at one height, and what happens at its end."""

    path: tuple[Point, ...]
    height: Literal[2, 6]
    then: Literal["on", "land", "stop"]

    @property
    def lands(self) -> bool:
        return self.then != "on"

    @property
    def end(self) -> Point:
        return self.path[-1]

    @property
    def length(self) -> float:
        return length_of(self.path)


def segments(start: Point, legs: Sequence[Leg]) -> tuple[Segment, ...]:
    """DZ-268: cut at every change of height, landing, take-off and loading stop; a bend is no cut."""
    found: list[Segment] = []
    at = start
    for leg in legs:
        last = found[-1] if found else None
        if last and not last.lands and last.height == leg.height:
            found[-1] = Segment((*last.path, leg.to), leg.height, leg.then)
        else:
            found.append(Segment((at, leg.to), leg.height, leg.then))
        at = leg.to
    return tuple(found)


def parts_of(announced: Flight) -> tuple[Segment, ...]:
    """The segments of an announced flight, of which the entry is where it starts, on the table or at its edge."""
    assert announced.entry is not None, "an announced flight starts somewhere"
    return segments(announced.entry, announced.legs)


# Announcing.


def give_fly(state: State, order: FlyMove) -> Done:
    """DZ-268: the whole move of the element at once; it cannot be changed any more."""
    element = flying_element(state, order)
    flights = tuple(started(state, announced) for announced in order.flights)
    _check_entry(state, element, flights)
    for announced in flights:
        check_flight(state, announced)
    _check_landings(state, element, flights)
    _check_ends(state, element, flights)
    state = state.with_units(_charged(state, announced) for announced in flights)
    state = then(state.with_slot(moved_in(state.slot, element)), Fly(flights))
    return told(state, FlightAnnounced(element.units[0].player, tuple(_announced(state, each) for each in flights)))


def _announced(state: State, flight: Flight) -> Announced:
    return Announced(ref(state.units[flight.unit]), parts_of(flight)[0].path[0], flight.legs, flight.facing)


def _charged(state: State, announced: Flight) -> Unit:
    """What the whole announced move uses up, flown or not."""
    unit = state.units[announced.unit]
    cost = sum(costs(state, unit, parts_of(announced)))
    return replace(unit, used=unit.used + cost, moved=unit.moved + stationary(unit, announced))


def flying_element(state: State, order: FlyMove) -> Element:
    """DZ-400: aircraft of one element of this slot, each once, that may still move."""
    if not order.flights:
        raise Illegal("DZ-400", "nobody")
    ids = [announced.unit for announced in order.flights]
    if len(set(ids)) < len(ids) or not all(0 <= id < len(state.units) for id in ids):
        raise Illegal("DZ-400", "units")
    first = state.units[ids[0]]
    element = element_of(state, first)
    if element is None or any(state.units[id] not in element.units for id in ids):
        raise Illegal("DZ-400", "element", unit=first.name)
    for id in ids:
        _check_can_fly(state, state.units[id])
    check_stage(state, element)
    return element


def _check_can_fly(state: State, unit: Unit) -> None:
    if not unit.profile.is_aircraft:
        raise Illegal("DZ-150", "ground", unit=unit.name)
    if unit.profile.is_fast_mover:
        raise Illegal("DZ-158", "fast_mover", unit=unit.name)
    if unit.status not in ("table", "ready"):
        raise Illegal("DZ-400", "not_here", unit=unit.name)
    check_may_still_move(state, unit)
    if unit.id in under_way(state):
        raise Illegal("DZ-268", "announced", unit=unit.name)


def is_leaving(state: State, unit: UnitId) -> bool:
    """DZ-352: whether its announced flight takes it off the table for good."""
    return any(isinstance(frame, LeaveTable) and unit in frame.units for frame in state.pending)


def started(state: State, announced: Flight) -> Flight:
    """The flight with the place where it starts: where the aircraft is, or where it crosses a friendly edge."""
    unit = state.units[announced.unit]
    points = [leg.to for leg in announced.legs] + ([announced.entry] if announced.entry else [])
    check_finite(unit.name, points, announced.facing)
    if not announced.legs:
        raise Illegal("DZ-268", "no_leg", unit=unit.name)
    if unit.on_table:
        return replace(announced, entry=unit.at, facing=announced.facing % 360)
    if announced.entry is None or edge_at(state, unit.player, announced.entry) is None:
        raise Illegal("DZ-068", "edge", unit=unit.name)
    return replace(announced, facing=announced.facing % 360)


def _check_entry(state: State, element: Element, flights: Sequence[Flight]) -> None:
    """DZ-404: a squad enters whole, across one friendly edge."""
    waiting = {unit.id for unit in element.units if unit.status == "ready"}
    entering = [announced for announced in flights if announced.unit in waiting]
    if entering and len(entering) < len(waiting):
        raise Illegal("DZ-404", "whole", unit=state.units[entering[0].unit].name)
    player = element.units[0].player
    if len({edge_at(state, player, announced.entry) for announced in entering if announced.entry}) > 1:
        raise Illegal("DZ-404", "edges", unit=state.units[entering[0].unit].name)


def check_flight(state: State, announced: Flight) -> None:
    """DZ-100, DZ-122, DZ-156, DZ-160, DZ-181: one aircraft's way, and what it costs."""
    unit, parts = state.units[announced.unit], parts_of(announced)
    for part in parts:
        _check_segment(state, unit, part)
    cost, left = sum(costs(state, unit, parts)), flight_allowance(state, unit, parts)
    if not at_most(cost, left):
        missing = round(cost - left, 2)
        raise Illegal(
            "DZ-100", "too_far_by_air", unit=unit.name, inches=round(cost, 2), allowed=round(left, 2), missing=missing
        )
    inches = sum(part.length for part in parts) + stationary(unit, announced)
    if not at_most(unit.moved + inches, fire_limit(unit)):
        raise Illegal("DZ-122", "too_far", unit=unit.name, inches=round(inches, 2), allowed=fire_limit(unit))


def leg_ends(unit: Unit) -> tuple[Literal["on", "land", "stop"], ...]:
    """DZ-158, DZ-189: only transports stop; who has no template does not land."""
    ends: tuple[tuple[Literal["on", "land", "stop"], bool], ...] = (
        ("on", True),
        ("stop", unit.profile.is_transport),
        ("land", unit.profile.landing_zone is not None),
    )
    return tuple(end for end, possible in ends if possible)


def _check_segment(state: State, unit: Unit, part: Segment) -> None:
    if not all(on_board(state, point) for point in part.path):
        raise Illegal("DZ-113", "spot_edge", unit=unit.name, by="")
    if part.then not in leg_ends(unit):
        raise Illegal("DZ-189", "stop", unit=unit.name)
    found = flight(state.board, part.path, part.height).obstruction
    if found:
        raise Illegal("DZ-156", "too_high", unit=unit.name, by=obstacle_name(state, found), height=part.height)


def loads(unit: Unit, parts: Sequence[Segment]) -> bool:
    """DZ-189: an air transport that loads or unloads in this turn."""
    return unit.manoeuvres > 0 or any(part.then == "stop" for part in parts)


def costs(state: State, unit: Unit, parts: Sequence[Segment]) -> list[float]:
    """DZ-156, DZ-160: inches of move for each segment; DZ-189: who loads lands and takes off for nothing."""
    free = loads(unit, parts)
    found, landed = [], unit.on_table and unit.altitude == 0
    for part in parts:
        manoeuvres = 0 if free else landed + (part.then == "land")
        found.append(flight(state.board, part.path, part.height).cost + LANDING_COST * manoeuvres)
        landed = part.lands
    return found


def flight_allowance(state: State, unit: Unit, parts: Sequence[Segment]) -> float:
    """DZ-069: aircraft enter with their full move; DZ-181: half of it, rounded down, with a loading stop."""
    move = full_move(state, unit)
    if loads(unit, parts):
        move = full_move(state, replace(unit, manoeuvres=1))
    return max(0.0, move - unit.used)


def flying_range(state: State, unit: Unit) -> float:
    """How far it can fly now without landing, after what it has fired (DZ-122)."""
    landed = unit.on_table and unit.altitude == 0 and not loads(unit, ())
    return max(0.0, min(flight_allowance(state, unit, ()) - LANDING_COST * landed, fire_limit(unit) - unit.moved))


def stationary(unit: Unit, announced: Flight) -> float:
    """DZ-105, DZ-151: an aircraft that stays put but turns or drops into low flight has moved 1" for shooting."""
    parts = parts_of(announced)
    if not unit.on_table or more_than(sum(part.length for part in parts), 0.0):
        return 0.0
    drops = unit.altitude > LOW and any(part.height == LOW for part in parts)
    return 1.0 if drops or not same(unit.facing, announced.facing) else 0.0


def _check_landings(state: State, element: Element, flights: Sequence[Flight]) -> None:
    """DZ-159: legal zones that do not overlap; Standard and Wide squads land all together."""
    ways = {announced.unit: parts_of(announced) for announced in flights}
    landings = {id: [place for place, part in enumerate(parts) if part.lands] for id, parts in ways.items()}
    if not any(landings.values()):
        return
    together = lands_together(element.units[0])
    living = {unit.id for unit in element.units}
    if together and (len({tuple(places) for places in landings.values()}) > 1 or set(ways) != living):
        raise Illegal("DZ-159", "together", unit=element.units[0].name)
    for place in sorted({place for places in landings.values() for place in places}):
        landing = [(state.units[id], parts[place].end) for id, parts in ways.items() if place in landings[id]]
        check_landing_party(state, landing)


def lands_together(unit: Unit) -> bool:
    """DZ-152, DZ-159: squads in Standard or Wide formation fly at one height and land all together."""
    return formation_of(unit) in (Formation.STANDARD, Formation.WIDE)


# Where a flight may end.


def _check_ends(state: State, element: Element, flights: Sequence[Flight]) -> None:
    """DZ-014, DZ-106, DZ-152, DZ-157, DZ-178: each one fits, and the element ends in formation at one height."""
    ends = [ended(state.units[announced.unit], announced) for announced in flights]
    after = state.with_units(ends)
    for unit in (unit for unit in ends if not is_leaving(state, unit.id)):
        found = end_obstruction(after, unit)
        if found:
            raise Illegal("DZ-157", LANDING_WAYS[found.obstacle], unit=unit.name, by=obstacle_name(state, found))
    mates = [after.units[unit.id] for unit in element.units if not is_leaving(state, unit.id)]
    if not mates:
        return
    _check_heights(mates)
    if not is_together(state, element.units):
        _check_regrouped(state, mates, element)
    else:
        check_formation(after, mates)


def ended(unit: Unit, announced: Flight) -> Unit:
    """The aircraft at the end of its announced flight."""
    last = parts_of(announced)[-1]
    return replace(
        unit, status="table", at=last.end, facing=announced.facing, altitude=0 if last.lands else last.height
    )


def _check_heights(mates: Sequence[Unit]) -> None:
    """DZ-152: landed is a height too."""
    if not lands_together(mates[0]):
        return
    flying = [unit for unit in mates if unit.on_table]
    odd = next((unit for unit in flying if unit.altitude != flying[0].altitude), None)
    if odd:
        raise Illegal("DZ-152", unit=odd.name)


def _check_regrouped(state: State, mates: Sequence[Unit], element: Element) -> None:
    """DZ-108 to DZ-110 in the air, where every way is straight; of equal parts either may be the main body."""
    refused = [_not_regrouped(state, mates, before) for before in ways_broken(state, element.units)]
    if all(refused):
        raise next(filter(None, refused))


def _not_regrouped(state: State, mates: Sequence[Unit], before: Broken) -> Illegal | None:
    """Why a part does not do its duty: who can be back is back, who cannot comes nearer."""
    ends = {unit.id: unit for unit in mates}
    placed = [ends[id] for id in before.main]
    try:
        check_formation(state.with_units(placed), placed, "DZ-110")
    except Illegal as illegal:
        return illegal
    back = come_back(state, [body_of(unit) for unit in placed], [ends[id] for id in before.isolated])
    for id in before.isolated:
        start, allowed = state.units[id], flying_range(state, state.units[id])
        owed, rest = _gap(start, placed), _gap(ends[id], placed)
        missing = id not in back or state.version == FIRST
        if missing and more_than(rest, 0.0 if at_most(owed, allowed) else owed - allowed + SLACK):
            return Illegal("DZ-110", "nearer", unit=start.name, inches=round(rest, 2))
        placed += [ends[id]] if id in back else []
    return None


def _gap(unit: Unit, placed: Sequence[Unit]) -> float:
    reach = REACH.get(formation_of(unit), 0.0)
    return max(0.0, min(distance(unit.at, mate.at) for mate in placed) - reach)
