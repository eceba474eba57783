"""Movement on the ground (DZ-069, DZ-100 to DZ-114, DZ-404): how far, which way, and where a whole element may end."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.actions import Move
from panzerkiste.games.dropzone.battle.deployment import edge_at
from panzerkiste.games.dropzone.battle.events import Moved
from panzerkiste.games.dropzone.battle.formation import (
    Broken,
    broken,
    check_duty,
    check_formation,
    come_back,
    duty,
    named_main,
    ways_broken,
)
from panzerkiste.games.dropzone.battle.placing import (
    check_finite,
    check_free,
    inward,
    obstacle_name,
    ref,
)
from panzerkiste.games.dropzone.battle.slots import (
    Element,
    check_may_still_move,
    element_of,
    elements,
    is_transport_element,
    under_way,
)
from panzerkiste.games.dropzone.chapters import Done, is_allowed, told
from panzerkiste.games.dropzone.fields.table import body_of, enemy_ground, on_board
from panzerkiste.games.dropzone.geometry import (
    Body,
    Obstacle,
    at_most,
    bearing,
    distance,
    measured,
    same,
    shortest,
)
from panzerkiste.games.dropzone.geometry import Way as Path
from panzerkiste.games.dropzone.state import NOBODY, Edge, Slot, State, Unit
from panzerkiste.games.dropzone.terms import Point, Travelled, Way
from panzerkiste.games.dropzone.versions import FIRST

NEAR_MISS: Final = 1.0  # inches beyond its allowance within which a refusal says how many are missing
TURN: Final = 1.0  # DZ-105: what a turn on the spot counts for shooting


class Trip(NamedTuple):
    """A unit's legal way, and the unit at its end."""

    unit: Unit
    path: Path
    entered: bool


# How far.


def is_halved(state: State, unit: Unit) -> bool:
    """DZ-181, DZ-185: half its move, once, for whoever loaded or unloaded this turn."""
    return unit.manoeuvres > 0 or state.turn in (unit.loaded_turn, unit.unloaded_turn)


def full_move(state: State, unit: Unit) -> float:
    """DZ-100, DZ-181: what it has for the whole turn, apart from shooting and terrain."""
    move = unit.profile.move or 0.0
    return float(math.floor(move / 2)) if is_halved(state, unit) else move


def allowance(state: State, unit: Unit, path: Path | None = None) -> float:
    """The inches of move that are left to a unit; DZ-283: a walker in a massive field has half its move."""
    move = full_move(state, unit)
    if path is not None and path.fields and unit.profile.walker:
        move = min(move, math.ceil((unit.profile.move or 0.0) / 2))
    return max(0.0, move - unit.used)


def entry_allowance(state: State, unit: Unit, edge: Edge, facing: float) -> float:
    """DZ-069: half its move onto the table, unrounded; always far enough to stand just inside the edge."""
    half = full_move(state, unit) if is_halved(state, unit) else (unit.profile.move or 0.0) / 2
    return max(half, half_depth(body_of(unit, facing=facing), inward(state, edge)))


def half_depth(body: Body, direction: float) -> float:
    """Half of what a footprint measures along a direction."""
    if body.is_disc:
        return body.width / 2
    off = math.radians(body.facing - direction)
    return (abs(math.cos(off)) * body.length + abs(math.sin(off)) * body.width) / 2


def fire_limit(unit: Unit) -> float:
    """DZ-122, DZ-269: after shooting it moves at most the lowest MF of the weapons it fired."""
    limits = [unit.weapons[mount].move_and_fire for mount in unit.fired]
    return min((limit for limit in limits if limit is not None), default=math.inf)


# Which way.


def trip(state: State, way: Way) -> Trip:
    """DZ-101 to DZ-105: one unit's way, judged by itself; raises Illegal."""
    unit = state.units[way.unit]
    points = (way.to, *way.via, *([way.entry] if way.entry else []))
    check_finite(unit.name, points, way.facing)
    entered = unit.status != "table"
    edge = _entry_edge(state, unit, way) if entered else None
    start = replace(unit, at=way.entry) if way.entry and edge else unit
    most = entry_allowance(state, unit, edge, way.facing) if edge else allowance(state, unit)
    path = _path(state, start, way, most)
    left = most if edge else allowance(state, unit, path)
    if not at_most(path.cost, left):
        raise _too_far(unit, path.cost, left, "DZ-069" if edge else "DZ-100")
    facing = unit.facing if unit.profile.is_infantry else way.facing % 360.0
    moved = path.length or (TURN if not entered and not same(facing, unit.facing) else 0.0)
    if not at_most(unit.moved + moved, fire_limit(unit)):
        raise Illegal("DZ-122", "too_far", unit=unit.name, inches=round(moved, 2), allowed=fire_limit(unit))
    arrived = replace(
        unit,
        status="table",
        at=way.to,
        facing=facing,
        moved=unit.moved + moved,
        used=unit.used + path.cost,
        arrived_turn=state.turn if entered else unit.arrived_turn,
    )
    return Trip(arrived, path, entered)


def _entry_edge(state: State, unit: Unit, way: Way) -> Edge:
    """DZ-068, DZ-404: the friendly edge on which the unit crosses."""
    edge = edge_at(state, unit.player, way.entry) if way.entry else None
    if edge is None:
        raise Illegal("DZ-068", "edge", unit=unit.name)
    return edge


def _too_far(unit: Unit, inches: float, left: float, rule: str) -> Illegal:
    missing = round(inches - left, 2)
    return Illegal(rule, "too_far", unit=unit.name, inches=round(inches, 2), allowed=left, missing=missing)


_BLOCKED: Final = {
    Obstacle.EDGE: "blocked_edge",
    Obstacle.PIECE: "blocked_piece",
    Obstacle.BUILDING: "blocked_building",
    Obstacle.UNIT: "blocked_unit",
}


def _path(state: State, unit: Unit, way: Way, most: float) -> Path:
    if not on_board(state, way.to):
        raise Illegal("DZ-113", "spot_edge", unit=unit.name, by="")
    body, enemies = body_of(unit), enemy_ground(state, unit.player)
    if way.via:
        path: Path | None = measured(state.board, body, (unit.at, *way.via, way.to), enemies)
    else:
        path = _shortest(state, unit, way.to, most)
    if path is None:
        raise Illegal("DZ-103", "no_way", unit=unit.name, allowed=most)
    if path.obstruction:
        by = obstacle_name(state, path.obstruction)
        raise Illegal("DZ-103", _BLOCKED[path.obstruction.obstacle], unit=unit.name, by=by)
    return path


def _shortest(state: State, unit: Unit, goal: Point, most: float) -> Path | None:
    """DZ-014, DZ-283: the cheapest way; a walker that has too little left in a massive field goes around it.

    What lies a little too far is measured all the same, so that a refusal can say how much is missing.
    """
    body, enemies = body_of(unit), enemy_ground(state, unit.player)
    straight = distance(unit.at, goal)
    if not at_most(straight, most + NEAR_MISS):
        raise _too_far(unit, straight, most, "DZ-100")
    path = shortest(state.board, body, goal, enemies, within=most + NEAR_MISS)
    if path and path.fields and unit.profile.walker and not at_most(path.cost, allowance(state, unit, path)):
        return shortest(state.board, body, goal, enemies, within=most, fields=False) or path
    return path


# A whole element (DZ-400).


def give_move(state: State, order: Move) -> Done:
    element = moving_element(state, order)
    before = broken(state, element.units, order.main)
    _check_main(state, element, order, before)
    trips = [trip(state, way) for way in order.ways]
    _check_entry(state, element, order)
    arrived = [trip.unit for trip in trips]
    after = state.with_units(arrived)
    check_free(after, arrived, ignoring=under_way(state))
    if before:
        _check_regrouped(state, after, before, order)
    else:
        check_formation(after, [after.units[unit.id] for unit in element.units])
    travelled = tuple(
        Travelled(ref(trip.unit), trip.path.points, trip.unit.facing, trip.path.length, trip.entered) for trip in trips
    )
    return told(after.with_slot(moved_in(state.slot, element)), Moved(element.units[0].player, travelled))


def moved_in(slot: Slot, element: Element) -> Slot:
    """DZ-177: the element's move, or a part of it, lies before or after the common shooting."""
    return (
        replace(slot, after=(*slot.after, element.key))
        if slot.shot
        else replace(slot, before=(*slot.before, element.key))
    )


def moving_element(state: State, order: Move) -> Element:
    """DZ-400: the units named are ground units of one element of this slot, each once, and may still move."""
    if not order.ways:
        raise Illegal("DZ-400", "nobody")
    units = [state.units[way.unit] for way in order.ways if 0 <= way.unit < len(state.units)]
    if len(units) < len(order.ways) or len({unit.id for unit in units}) < len(units):
        raise Illegal("DZ-400", "units")
    element = element_of(state, units[0])
    if element is None or any(unit not in element.units for unit in units):
        raise Illegal("DZ-400", "element", unit=units[0].name)
    for unit in units:
        check_can_move(state, unit)
    check_stage(state, element)
    return element


def check_can_move(state: State, unit: Unit) -> None:
    if unit.profile.is_aircraft:
        raise Illegal("DZ-161", "flies", unit=unit.name)
    if unit.status not in ("table", "ready", "net"):
        raise Illegal("DZ-400", "not_here", unit=unit.name)
    if unit.left_turn == state.turn:
        raise Illegal("DZ-231", "moved", unit=unit.name)
    check_may_still_move(state, unit)


def check_stage(state: State, element: Element) -> None:
    """DZ-093, DZ-177: a whole move before or after the shooting; DZ-181: a transport's parts around its manoeuvres."""
    slot = state.slot
    stage = slot.after if slot.shot else slot.before
    other = slot.before if slot.shot else slot.after
    splits = max(unit.manoeuvres for unit in element.units) if is_transport_element(element) else 0
    if element.key in other or stage.count(element.key) > splits:
        raise Illegal("DZ-093", "moved", unit=element.units[0].name)


def _check_entry(state: State, element: Element, order: Move) -> None:
    """DZ-404: a squad enters whole, across one friendly edge."""
    waiting = {unit.id for unit in element.units if unit.status in ("ready", "net")}
    entering = [way for way in order.ways if way.unit in waiting]
    if entering and len(entering) < len(waiting):
        raise Illegal("DZ-404", "whole", unit=state.units[entering[0].unit].name)
    if len({_entry_edge(state, state.units[way.unit], way) for way in entering}) > 1:
        raise Illegal("DZ-404", "edges", unit=state.units[entering[0].unit].name)


# Isolated units (DZ-108 to DZ-110).


def _check_regrouped(state: State, after: State, before: Broken, order: Move) -> None:
    """DZ-110: the main body first; then each isolated unit owes what it can."""
    main = [after.units[unit] for unit in before.main]
    check_formation(after, main, "DZ-110")
    mates, placed = [body_of(unit) for unit in main], set(before.main)
    back = come_back(after, mates, [after.units[unit] for unit in before.isolated])
    for id in _in_order(before, order):
        unit, end = state.units[id], after.units[id]
        if id not in back or state.version == FIRST:
            standing = state.with_units(after.units[one] for one in placed)
            owed = duty(standing, unit, mates, _way_back(state, unit))
            if owed:
                check_duty(standing, unit, end, mates, owed)
        placed.add(id)
        mates += [body_of(end)] if id in back else []


def _check_main(state: State, element: Element, order: Move, before: Broken | None) -> None:
    """DZ-110: a main body that was named with the squad's fire stays it."""
    named = named_main(state, element.units)
    if before and NOBODY not in (named, order.main) and order.main not in before.main:
        raise Illegal("DZ-110", "named", unit=state.units[named].name)


def _way_back(state: State, unit: Unit) -> float:
    """DZ-110, DZ-269: the inches that an isolated unit has to come back: what it fired in reaction may limit them."""
    return min(allowance(state, unit), fire_limit(replace(unit, fired=unit.reacted)))


def _in_order(before: Broken, order: Move) -> list[int]:
    named = [way.unit for way in order.ways if way.unit in before.isolated]
    return named + [unit for unit in before.isolated if unit not in named]


def regrouping(state: State, element: Element) -> Move | None:
    """The move by which a broken squad does its duty, the main body staying; None where the rules find none."""
    if element.units[0].profile.is_aircraft:
        return None
    found = (_regrouping(state, before) for before in ways_broken(state, element.units))
    return next(filter(None, found), None)


def _regrouping(state: State, before: Broken) -> Move | None:
    ways = ways_back(state, before)
    moves = Move(ways, before.main[0]), _unturned(state, ways, before.main[0])
    return next((move for move in moves if is_allowed(give_move, state, move)), None)


def ways_back(state: State, before: Broken) -> tuple[Way, ...]:
    """DZ-110: the isolated units, one after the other, to the main body where it stands."""
    placed = [body_of(state.units[unit]) for unit in before.main]
    ways, standing = [], state
    for id in before.isolated:
        unit = state.units[id]
        owed = duty(standing, unit, placed, min(allowance(state, unit), fire_limit(unit)))
        stop = owed.stop if owed else unit.at
        is_back = state.version == FIRST or (owed is not None and owed.joins)
        facing = bearing(unit.at, stop) if not same(distance(unit.at, stop), 0.0) else unit.facing
        ways.append(Way(id, stop, facing))
        placed += [body_of(unit, stop, facing)] if is_back else []
        standing = standing.with_unit(id, at=stop, facing=facing)
    return tuple(ways)


def _unturned(state: State, ways: Sequence[Way], main: int) -> Move:
    return Move(tuple(replace(way, facing=state.units[way.unit].facing) for way in ways), main)


def check_slot_end(state: State) -> None:
    """DZ-110: a broken squad may not skip its move, as long as there is a move that does its duty."""
    slot = state.slot
    for element in elements(state, slot.squads):
        if element.key in slot.before + slot.after or slot.disturbed:
            continue
        if move := regrouping(state, element):
            raise Illegal("DZ-110", "must_move", unit=state.units[move.ways[0].unit].name)
