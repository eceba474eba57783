"""Moves to try: on the ground, towards doors and objectives or anywhere, and onto the table."""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Final

from msgspec.structs import replace

from panzerkiste.games.dropzone.actions import Move, Order
from panzerkiste.games.dropzone.battle.movement import (
    allowance,
    check_can_move,
    check_stage,
    entry_allowance,
    fire_limit,
    give_move,
    regrouping,
)
from panzerkiste.games.dropzone.battle.placing import check_free, inward, on_edge, spacing
from panzerkiste.games.dropzone.battle.slots import Element, elements, under_way
from panzerkiste.games.dropzone.chapters import Command, Commands, by_turns, is_allowed, legal
from panzerkiste.games.dropzone.fields.table import body_of
from panzerkiste.games.dropzone.geometry import ahead, at_most, bearing, centroid, distance, nearest_on_segment
from panzerkiste.games.dropzone.state import NOBODY, State, Unit
from panzerkiste.games.dropzone.terms import Point, Way

TRIES: Final = 4  # in vain: then the element has probably nowhere to go


def move_candidates(state: State, rng: Random) -> Iterator[Order]:
    movers = elements(state, state.slot.squads)
    rng.shuffle(movers)
    return by_turns(moves_of(state, element, rng) for element in movers)


def moves_of(state: State, element: Element, rng: Random) -> Iterator[Order]:
    """Of one element; it regroups also where some of the squad are aboard and stay there."""
    if move := regrouping(state, element):
        yield move
    elif _may_move(state, element):
        tries = (_some_move(state, element, rng) for _ in count())
        yield from legal(state, give_move, (move if _has_room(state, move) else None for move in tries), in_vain=TRIES)


def _has_room(state: State, move: Move) -> bool:
    """The cheap question first: whether all could stand at the end of their ways."""
    ends = [replace(state.units[way.unit], status="table", at=way.to, facing=way.facing) for way in move.ways]
    return is_allowed(check_free, state, ends, under_way(state))


def _may_move(state: State, element: Element) -> bool:
    able = all(is_allowed(check_can_move, state, unit) for unit in element.units)
    return able and is_allowed(check_stage, state, element)


def _some_move(state: State, element: Element, rng: Random) -> Move:
    """All units the same way; a squad off the table in a row across a friendly edge."""
    if element.units[0].status != "table":
        return _some_entry(state, element, rng)
    inches = min(min(allowance(state, unit), fire_limit(unit)) for unit in element.units)
    goal = _goal(state, element.units[0], rng)
    if goal and rng.random() < 0.5:
        heading, step = bearing(element.units[0].at, goal), min(inches, distance(element.units[0].at, goal))
    else:
        heading, step = rng.uniform(0.0, 360.0), inches * rng.choice((1.0, 1.0, 0.6, 0.3))
    facing = rng.choice((heading, element.units[0].facing))
    return Move(tuple(Way(unit.id, ahead(unit.at, heading, step), facing) for unit in element.units))


def _goal(state: State, unit: Unit, rng: Random) -> Point | None:
    """The own edge with an objective (DZ-352); for infantry, on foot or aboard, the doorstep of a near house."""
    if any(prize.squad == unit.squad for prize in state.objectives if unit.squad != NOBODY):
        edge = rng.choice(state.sides[unit.player].edges)
        return nearest_on_segment(unit.at, edge.start, edge.end)
    if not unit.profile.is_infantry and not state.passengers(unit.id):
        return None
    off = body_of(unit).clearance + 0.1
    doors = [
        (building.outline, entrance)
        for building in state.board.buildings
        for entrance in building.entrances
        if entrance.wall is not None and at_most(distance(unit.at, entrance.a), 12.0)
    ]
    if not doors:
        return None
    outline, door = rng.choice(doors)
    middle = (door.a[0] + door.b[0]) / 2, (door.a[1] + door.b[1]) / 2
    return ahead(middle, bearing(centroid(outline), middle), off + 0.3)


def _some_entry(state: State, element: Element, rng: Random) -> Move:
    units = element.units
    edge = rng.choice(state.sides[units[0].player].edges)
    facing, gap = inward(state, edge), spacing(units[0])
    along = rng.uniform(1.0, max(1.0, distance(edge.start, edge.end) - gap * len(units)))
    ways = []
    for place, unit in enumerate(units):
        entry = on_edge(edge, along + gap * place)
        inches = entry_allowance(state, unit, edge, facing)
        ways.append(Way(unit.id, ahead(entry, facing, inches), facing, (), entry))
    return Move(tuple(ways))


ORDERS: Final[Commands] = {Move: Command(give_move, move_candidates)}
