"""Extraction (DZ-352): objectives leave the table across a friendly edge, with whoever carries them."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.dropzone.actions import Extract, FlyMove, Move, Order
from panzerkiste.games.dropzone.air.aircraft import give_fly
from panzerkiste.games.dropzone.battle.deployment import edge_at
from panzerkiste.games.dropzone.battle.events import Moved
from panzerkiste.games.dropzone.battle.movement import moved_in, moving_element, trip
from panzerkiste.games.dropzone.battle.placing import ref
from panzerkiste.games.dropzone.battle.slots import elements
from panzerkiste.games.dropzone.chapters import Command, Commands, Done, Steps, first_told, legal, told
from panzerkiste.games.dropzone.geometry import bearing, distance, nearest_on_segment
from panzerkiste.games.dropzone.missions.events import LeftTable, MissionEvent, ObjectiveExtracted
from panzerkiste.games.dropzone.missions.frames import LeaveTable
from panzerkiste.games.dropzone.missions.scenarios import extraction_points
from panzerkiste.games.dropzone.state import NOBODY, Objective, State, Unit
from panzerkiste.games.dropzone.terms import Flight, Leg, Point, Travelled, UnitId, Way


def give_extract(state: State, order: Extract) -> Done:
    """DZ-352: by normal movement; the way ends on a friendly edge."""
    if bool(order.ways) == bool(order.flights):
        raise Illegal("DZ-352", "one_way")
    return _fly_off(state, order.flights) if order.flights else _walk_off(state, order.ways)


def _walk_off(state: State, ways: Sequence[Way]) -> Done:
    element = moving_element(state, Move(tuple(ways)))
    for way in ways:
        _check_edge(state, way.unit, way.to)
    check_carriers(state, [way.unit for way in ways])
    trips = [trip(state, way) for way in ways]
    travelled = [Travelled(ref(trip.unit), trip.path.points, trip.unit.facing, trip.path.length) for trip in trips]
    after = state.with_units(trip.unit for trip in trips).with_slot(moved_in(state.slot, element))
    step = leave_table(after, LeaveTable(tuple(way.unit for way in ways)))
    return first_told([Moved(element.units[0].player, tuple(travelled))], step)


def _fly_off(state: State, flights: Sequence[Flight]) -> Done:
    """Reactions come first (DZ-275); whoever is still alive at the edge is gone."""
    units = tuple(announced.unit for announced in flights)
    if not all(0 <= unit < len(state.units) for unit in units):
        raise Illegal("DZ-400", "units")
    for announced in flights:
        if not announced.legs or any(leg.then != "on" for leg in announced.legs):
            raise Illegal("DZ-352", "stops", unit=state.units[announced.unit].name)
        _check_edge(state, announced.unit, announced.legs[-1].to)
    check_carriers(state, units)
    return give_fly(then(state, LeaveTable(units)), FlyMove(tuple(flights)))


def _check_edge(state: State, unit: UnitId, end: Point) -> None:
    if edge_at(state, state.units[unit].player, end) is None:
        raise Illegal("DZ-352", "edge", unit=state.units[unit].name)


def check_carriers(state: State, ids: Sequence[UnitId]) -> None:
    """DZ-352: only who carries an objective, or carries who does; a squad goes as a whole."""
    going = {unit.id for id in ids for unit in _with_passengers(state, state.units[id])}
    for id in ids:
        if not carried_by(state, state.units[id]):
            raise Illegal("DZ-352", "nothing", unit=state.units[id].name)
    for prize in (prize for id in ids for prize in carried_by(state, state.units[id]) if prize.squad != NOBODY):
        if any(unit.id not in going for unit in state.units_of(prize.squad)):
            raise Illegal("DZ-352", "whole", squad=state.squads[prize.squad].name)


def _with_passengers(state: State, unit: Unit) -> list[Unit]:
    inside = [deeper for rider in state.passengers(unit.id) for deeper in _with_passengers(state, rider)]
    return [unit, *inside]


def carried_by(state: State, unit: Unit) -> list[Objective]:
    """What goes with this unit: its squad's, its passengers', or the gate's own (DZ-341)."""
    party = _with_passengers(state, unit)
    bearers = {other.squad for other in party if other.squad != NOBODY and other.id in state.squads[other.squad].units}
    ids = {other.id for other in party}
    return [prize for prize in state.objectives if prize.squad in bearers or prize.gate in ids]


def leave_table(state: State, frame: LeaveTable) -> Done:
    """DZ-352: the objectives are extracted, the units are safe."""
    gone = [state.units[id] for id in frame.units if state.units[id].is_alive]
    if not gone:
        return told(state)
    player = gone[0].player
    prizes = {prize.id: prize for unit in gone for prize in carried_by(state, unit)}
    everyone = [each for unit in gone for each in _with_passengers(state, unit)]
    state = state.with_units(replace(unit, status="away", carrier=NOBODY) for unit in everyone)
    events: list[MissionEvent] = [LeftTable(player, tuple(map(ref, everyone)))]
    for prize in prizes.values():
        points, side = extraction_points(prize), state.sides[player]
        state = state.with_side(player, replace(side, victory_points=side.victory_points + points))
        state = state.with_objective(replace(prize, squad=NOBODY, gate=NOBODY, extracted_by=player))
        events.append(ObjectiveExtracted(prize.id, player, points))
    return told(state, *events)


# Orders to try.


def extract_candidates(state: State, rng: Random) -> Iterator[Order]:
    tries = (
        way_off(state, element.units)
        for element in elements(state, state.slot.squads)
        if all(unit.on_table and carried_by(state, unit) for unit in element.units)
    )
    return legal(state, give_extract, tries)


def way_off(state: State, units: Sequence[Unit]) -> Extract:
    """Straight to the nearest friendly edge."""
    goals = [_nearest_edge(state, unit) for unit in units]
    headings = [bearing(unit.at, goal) for unit, goal in zip(units, goals, strict=True)]
    legs = list(zip(units, goals, headings, strict=True))
    if units[0].profile.is_aircraft:
        return Extract(flights=tuple(Flight(unit.id, (Leg(goal),), heading) for unit, goal, heading in legs))
    return Extract(tuple(Way(unit.id, goal, heading) for unit, goal, heading in legs))


def _nearest_edge(state: State, unit: Unit) -> Point:
    points = [nearest_on_segment(unit.at, edge.start, edge.end) for edge in state.sides[unit.player].edges]
    return min(points, key=lambda point: distance(unit.at, point))


STEPS: Final[Steps] = {LeaveTable: leave_table}
ORDERS: Final[Commands] = {Extract: Command(give_extract, extract_candidates)}
