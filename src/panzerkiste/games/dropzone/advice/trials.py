"""Trying an action (DZ-005): the verdict of the rules, and what they say to each unit in it."""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal, Refusal
from panzerkiste.games.dropzone.actions import (
    Action,
    AttackRun,
    Commit,
    Deploy,
    Extract,
    FireOnRun,
    FlyMove,
    Leave,
    Move,
    PlaceOut,
    Shoot,
    Unload,
)
from panzerkiste.games.dropzone.advice.answers import Circle, Link, Trial, UnitTrial
from panzerkiste.games.dropzone.advice.fights import fight_outlook
from panzerkiste.games.dropzone.advice.verdicts import refusal_of
from panzerkiste.games.dropzone.advice.volleys import tried_volley
from panzerkiste.games.dropzone.air.aircraft import check_flight, costs, ended, flight_allowance, parts_of, started
from panzerkiste.games.dropzone.air.crashes import by_kind
from panzerkiste.games.dropzone.air.fast_movers import run_height
from panzerkiste.games.dropzone.air.frames import PlaceSurvivors
from panzerkiste.games.dropzone.air.landing import LANDING_WAYS, check_landing, end_obstruction, template_of
from panzerkiste.games.dropzone.battle.deployment import check_zone, edge_at
from panzerkiste.games.dropzone.battle.formation import formation_of
from panzerkiste.games.dropzone.battle.movement import allowance, entry_allowance, trip
from panzerkiste.games.dropzone.battle.placing import check_free, obstacle_name
from panzerkiste.games.dropzone.battle.slots import under_way
from panzerkiste.games.dropzone.fields.table import body_of
from panzerkiste.games.dropzone.geometry import Way as Path
from panzerkiste.games.dropzone.geometry import bearing, distance, length_of, main_bodies, together
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Flight, Placement, Point, UnitId, Way
from panzerkiste.games.dropzone.transport.alighting import check_near, hull_of
from panzerkiste.games.dropzone.transport.gates import is_gate
from panzerkiste.games.dropzone.view import View


def tried(view: View, action: Action) -> Trial:
    match action:
        case Shoot() | FireOnRun():
            return tried_volley(view, action)
        case Move(ways, main):
            trial = _tried_ways(view, ways, main)
        case FlyMove(flights):
            trial = _tried_flights(view, flights)
        case Extract(ways, flights):
            trial = Trial(units=(*_walked(view, ways), *_flown(view, flights)))
        case Deploy() | Unload() | Leave() | PlaceOut():
            trial = _tried_placements(view, action)
        case AttackRun():
            trial = _tried_run(view, action)
        case Commit(squads):
            trial = Trial(fight=fight_outlook(view, squads))
        case _:
            trial = Trial()
    return _judged(trial, view, refusal_of(view, action))


def _judged(trial: Trial, view: View, refusal: Refusal | None) -> Trial:
    """The verdict, also at the unit it names."""
    name = refusal.facts.get("unit") if refusal else None
    units = tuple(
        replace(one, refusal=refusal) if not one.refusal and view.state.units[one.unit].name == name else one
        for one in trial.units
    )
    return replace(trial, refusal=refusal, units=units)


def _known(view: View, unit: UnitId, numbers: Iterable[float]) -> bool:
    """A unit of the asker's, and numbers that can be drawn; the verdict speaks about everything else."""
    return (
        0 <= unit < len(view.state.units)
        and view.state.units[unit].player == view.seat
        and all(map(math.isfinite, numbers))
    )


def _flies(state: State, unit: UnitId) -> bool:
    return state.units[unit].profile.is_aircraft


# On the ground.


def _tried_ways(view: View, ways: Sequence[Way], main: UnitId) -> Trial:
    state, trials = view.state, _walked(view, ways)
    after = state.with_units(_standing(state, one) for one in trials)
    ignoring = under_way(state)
    return _in_formation(after, [_checked(after, one, ignoring) for one in trials], main)


def _walked(view: View, ways: Sequence[Way]) -> list[UnitTrial]:
    known = (way for way in ways if _known(view, way.unit, _numbers_of_way(way)))
    return [_tried_way(view.state, way) for way in known if not _flies(view.state, way.unit)]


def _numbers_of_way(way: Way) -> tuple[float, ...]:
    return (*way.to, way.facing, *(number for point in way.via for number in point), *(way.entry or ()))


def _tried_way(state: State, way: Way) -> UnitTrial:
    unit = state.units[way.unit]
    try:
        end, path, _ = trip(state, way)
    except Illegal as illegal:
        return _refused_way(state, unit, way, illegal.refusal)
    left = _inches(state, way, path) - path.cost
    return UnitTrial(unit.id, end.at, end.facing, 0, path.points, path.length, path.cost, left)


def _inches(state: State, way: Way, path: Path | None = None) -> float:
    """DZ-069, DZ-100: what it has for this way."""
    unit = state.units[way.unit]
    edge = edge_at(state, unit.player, way.entry) if way.entry and not unit.on_table else None
    return entry_allowance(state, unit, edge, way.facing) if edge else allowance(state, unit, path)


def _refused_way(state: State, unit: Unit, way: Way, refusal: Refusal) -> UnitTrial:
    """Drawn as it was given."""
    path = (unit.at if unit.on_table else way.entry or way.to, *way.via, way.to)
    inches = length_of(path)
    left = _inches(state, way) - inches
    return UnitTrial(unit.id, way.to, way.facing, 0, path, inches, inches, left, refusal=refusal)


def _standing(state: State, trial: UnitTrial) -> Unit:
    unit = state.units[trial.unit]
    return replace(unit, status="table", at=trial.at, facing=trial.facing % 360, altitude=trial.altitude)


def _checked(after: State, trial: UnitTrial, ignoring: Iterable[UnitId] = ()) -> UnitTrial:
    """DZ-014, DZ-112: whether it may stand there, with everybody where he would be."""
    if trial.refusal:
        return trial
    try:
        check_free(after, [after.units[trial.unit]], ignoring)
    except Illegal as illegal:
        return replace(trial, refusal=illegal.refusal)
    return trial


# Formation (DZ-106).


def _in_formation(after: State, trials: Sequence[UnitTrial], main: UnitId = -1) -> Trial:
    """With the links of all squads concerned, those who stay included."""
    moved = [after.units[one.unit] for one in trials]
    parties = [_mates(after, party[0]) for party in by_kind(moved)]
    links = tuple(link for party in parties for link in _links(after, party))
    apart = tuple(unit for party in parties for unit in _apart(after, party, main))
    return Trial(None, tuple(trials), links, apart)


def _mates(after: State, unit: Unit) -> list[Unit]:
    return [mate for mate in after.units if (mate.squad, mate.kind) == (unit.squad, unit.kind) and mate.on_table]


def _links(state: State, units: Sequence[Unit]) -> Iterator[Link]:
    formation, gap = formation_of(units[0]), state.options.contact_gap
    if formation == "open":
        return
    for one, other in combinations(units, 2):
        if together(body_of(one), body_of(other), formation, gap):
            yield Link(one.id, other.id)


def _apart(state: State, units: Sequence[Unit], main: UnitId) -> list[UnitId]:
    """DZ-109: from the largest part; among equals from the one that its owner named."""
    bodies = [body_of(unit) for unit in units]
    largest = main_bodies(bodies, formation_of(units[0]), state.options.contact_gap)
    chosen = next((part for part in largest if main in part), largest[0])
    return [unit.id for unit in units if unit.id not in chosen]


# In the air.


def _tried_flights(view: View, flights: Sequence[Flight]) -> Trial:
    state = view.state
    begun = _begun(view, flights)
    after = state.with_units(ended(state.units[one.unit], one) for one, _ in begun)
    trials = [_tried_flight(state, one, refusal or refused_flight(state, after, one)) for one, refusal in begun]
    return _in_formation(after, trials)


def _flown(view: View, flights: Sequence[Flight]) -> list[UnitTrial]:
    """Off the table: whatever stands at the edge is no obstacle."""
    return [_tried_flight(view.state, one, refusal) for one, refusal in _begun(view, flights)]


def _begun(view: View, flights: Sequence[Flight]) -> list[tuple[Flight, Refusal | None]]:
    """With the place where each flight starts, or why it cannot."""
    state = view.state
    known = (one for one in flights if one.legs and _known(view, one.unit, _numbers_of_flight(one)))
    return [_start(state, one) for one in known if _flies(state, one.unit) and _lands(state, one.unit)]


def _lands(state: State, unit: UnitId) -> bool:
    return state.units[unit].profile.landing_zone is not None


def _numbers_of_flight(announced: Flight) -> tuple[float, ...]:
    return (announced.facing, *(number for leg in announced.legs for number in leg.to), *(announced.entry or ()))


def _start(state: State, announced: Flight) -> tuple[Flight, Refusal | None]:
    try:
        return started(state, announced), None
    except Illegal as illegal:
        return replace(announced, entry=announced.entry or announced.legs[0].to), illegal.refusal


def _tried_flight(state: State, announced: Flight, refusal: Refusal | None) -> UnitTrial:
    unit, parts = state.units[announced.unit], parts_of(announced)
    path = tuple(point for part in parts for point in part.path)
    inches, used = sum(part.length for part in parts), sum(costs(state, unit, parts))
    zones = tuple(Circle(part.end, template_of(state, unit, part.end).radius) for part in parts if part.lands)
    left, end = flight_allowance(state, unit, parts) - used, ended(unit, announced)
    return UnitTrial(unit.id, end.at, end.facing, end.altitude, path, inches, used, left, zones, refusal)


def refused_flight(state: State, after: State, announced: Flight) -> Refusal | None:
    """DZ-156 to DZ-163: its way, its landings, and where it ends."""
    unit, end = state.units[announced.unit], after.units[announced.unit]
    try:
        check_flight(state, announced)
        for part in parts_of(announced):
            if part.lands:
                check_landing(state, unit, part.end)
        if found := end_obstruction(after, end):
            raise Illegal("DZ-157", LANDING_WAYS[found.obstacle], unit=unit.name, by=obstacle_name(state, found))
    except Illegal as illegal:
        return illegal.refusal
    return None


def _tried_run(view: View, action: AttackRun) -> Trial:
    """DZ-321."""
    squads = [squad for squad in view.state.squads if squad.id == action.squad]
    units = [unit for squad in squads for unit in view.state.units_of(squad.id)]
    lines = zip(units, action.entries, action.exits, strict=False)
    known = ((unit, (entry, exit)) for unit, entry, exit in lines if _known(view, unit.id, (*entry, *exit)))
    return Trial(units=tuple(_on_run(unit, path, run_height(action)) for unit, path in known))


def _on_run(unit: Unit, path: tuple[Point, Point], height: int) -> UnitTrial:
    return UnitTrial(unit.id, path[1], bearing(*path), height, path, distance(*path))


# Put on the table.


def _tried_placements(view: View, action: Deploy | Unload | Leave | PlaceOut) -> Trial:
    state = view.state
    known = [put for put in action.placements if _known(view, put.unit, (*put.at, put.facing))]
    trials = [UnitTrial(put.unit, put.at, put.facing, refusal=_misplaced(state, action, put)) for put in known]
    after = state.with_units(_standing(state, one) for one in trials)
    ignoring = under_way(state)
    return _in_formation(after, [_checked(after, one, ignoring) for one in trials])


def _misplaced(state: State, action: Deploy | Unload | Leave | PlaceOut, put: Placement) -> Refusal | None:
    """DZ-066, DZ-169, DZ-183: out of its zone, or too far from what it came out of."""
    unit = state.units[put.unit]
    try:
        match action, state.pending[-1] if state.pending else None:
            case Deploy(), _:
                check_zone(state, put)
            case PlaceOut(), PlaceSurvivors(wreck=wreck):
                check_near(state, hull_of(state.units[wreck]), unit, put.at, "DZ-169")
            case Unload(), _ if unit.status == "aboard":
                check_near(state, hull_of(state.units[unit.carrier]), unit, put.at, "DZ-183")
            case Unload(), _ if is_gate(state, put.gate):
                check_near(state, hull_of(state.units[put.gate]), unit, put.at, "DZ-183")
    except Illegal as illegal:
        return illegal.refusal
    return None
