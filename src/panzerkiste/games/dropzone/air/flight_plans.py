"""Flights to try (DZ-268): towards objectives and enemies, high or low, to land, to load, to come onto the table."""

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import Final, Literal

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.actions import FlyMove, Order
from panzerkiste.games.dropzone.air.aircraft import (
    LANDING_COST,
    LOW,
    Segment,
    flight_allowance,
    flying_range,
    give_fly,
    loads,
)
from panzerkiste.games.dropzone.battle.formation import Broken, formation_of, ways_broken
from panzerkiste.games.dropzone.battle.movement import check_stage, fire_limit
from panzerkiste.games.dropzone.battle.placing import before_door, inward, on_edge
from panzerkiste.games.dropzone.battle.slots import Element, elements, under_way
from panzerkiste.games.dropzone.chapters import Command, Commands, by_turns, is_allowed, legal
from panzerkiste.games.dropzone.geometry import REACH, ahead, bearing, distance
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Flight, Leg, Point

TRIES: Final = 6  # in vain: then there is probably nowhere to fly
SHARES: Final = (1.0, 0.9, 0.75, 0.5)  # of the distance that a formation allows
Plan = Literal["high", "low", "land", "stop", "stop_and_go"]


def fly_candidates(state: State, rng: Random) -> Iterator[Order]:
    flyers = [element for element in elements(state, state.slot.squads) if _may_fly(state, element)]
    rng.shuffle(flyers)
    return by_turns(_flights(state, element, rng) for element in flyers)


def _flights(state: State, element: Element, rng: Random) -> Iterator[Order]:
    if back := rejoining_flight(state, element):
        yield back
    else:
        goals = list(_goals(state, element.units[0]))
        tries = (_some_flight(state, element.units, goals, rng) for _ in count())
        yield from legal(state, give_fly, tries, in_vain=TRIES)


def _may_fly(state: State, element: Element) -> bool:
    first = element.units[0]
    if not first.profile.is_aircraft or first.profile.is_fast_mover or first.id in under_way(state):
        return False
    there = all(unit.status in ("table", "ready") for unit in element.units)
    return there and is_allowed(check_stage, state, element)


def _some_flight(state: State, units: Sequence[Unit], goals: Sequence[Point], rng: Random) -> FlyMove:
    """All the same way, side by side."""
    plan, starts = _plan(state, units, rng), _starts(state, units, rng)
    goal = rng.choice([*goals, ahead(starts[0], rng.uniform(0.0, 360.0), 12.0)])
    heading = bearing(starts[0], goal)
    inches = min(_inches(state, units[0], plan), distance(starts[0], goal)) * rng.choice((1.0, 1.0, 0.8, 0.5))
    ends = [ahead(start, heading, inches) for start in starts]
    entries = [start if unit.status == "ready" else None for unit, start in zip(units, starts, strict=True)]
    onward = rng.uniform(0.0, 360.0), _inches(state, units[0], plan) - inches
    return FlyMove(
        tuple(
            Flight(unit.id, _legs(plan, end, onward), heading, entry)
            for unit, end, entry in zip(units, ends, entries, strict=True)
        )
    )


def _plan(state: State, units: Sequence[Unit], rng: Random) -> Plan:
    """Who carries somebody mostly comes down to unload."""
    plans: tuple[Plan, ...] = ("high", "high", "low", "land")
    if units[0].profile.is_transport:
        loaded = any(state.passengers(unit.id) for unit in units)
        plans = ("stop", "stop", "stop_and_go", "high", "low") if loaded else ("high", "high", "stop", "stop_and_go")
    return rng.choice(plans)


def _starts(state: State, units: Sequence[Unit], rng: Random) -> list[Point]:
    """Where they are, or a row of crossing points on a friendly edge."""
    if units[0].on_table:
        return [unit.at for unit in units]
    edge = rng.choice(state.sides[units[0].player].edges)
    gap = 2 * _room(state, units[0])
    span = distance(edge.start, edge.end) - gap * len(units)
    along = rng.uniform(1.5, max(1.5, span - 1.5))
    return [on_edge(edge, along + gap * place) for place in range(len(units))]


def _room(state: State, unit: Unit) -> float:
    """From the middle of its landing zone to just beyond the rim."""
    size = unit.profile.landing_zone
    return (state.options.landing_zone(size) if size else 0.0) / 2 + 0.05


def _goals(state: State, unit: Unit) -> Iterator[Point]:
    """Objectives, enemies on the table, straight ahead from the own edge, and before the doors of buildings."""
    yield from (prize.at for prize in state.objectives if not prize.gone)
    yield from (enemy.at for enemy in state.units if enemy.on_table and enemy.player != unit.player)
    edge = state.sides[unit.player].edges[0]
    yield ahead(on_edge(edge, distance(edge.start, edge.end) / 2), inward(state, edge), state.board.depth / 2)
    if state.passengers(unit.id):
        doors = (door for building in state.board.buildings for door in building.entrances if not door.on_roof)
        yield from (before_door(door, _room(state, unit)) for door in doors)


def _inches(state: State, unit: Unit, plan: Plan) -> float:
    """What it may fly, less what landing and taking off cost (DZ-160)."""
    stop = (Segment((unit.at,), 6, "stop"),) if plan in ("stop", "stop_and_go") else ()
    landed = unit.on_table and unit.altitude == 0
    dues = 0.0 if loads(unit, stop) else LANDING_COST * (landed + (plan == "land"))
    return max(0.0, min(flight_allowance(state, unit, stop) - dues, fire_limit(unit) - unit.moved) - 1e-9)


def _legs(plan: Plan, end: Point, onward: tuple[float, float]) -> tuple[Leg, ...]:
    match plan:
        case "high":
            return (Leg(end, 6),)
        case "low":
            return (Leg(end, 2),)
        case "land":
            return (Leg(end, 6, "land"),)
        case "stop":
            return (Leg(end, 6, "stop"),)
        case "stop_and_go":
            return Leg(end, 6, "stop"), Leg(ahead(end, *onward), 6)


# Aircraft that are cut off (DZ-108, DZ-110).


def check_rejoined(state: State) -> None:
    """DZ-110: a broken squad of aircraft may not skip its move, as long as there is one that does its duty."""
    slot = state.slot
    for element in elements(state, slot.squads):
        if element.key in slot.before + slot.after or slot.disturbed:
            continue
        if _may_fly(state, element) and rejoining_flight(state, element):
            raise Illegal("DZ-110", "must_move", unit=element.units[0].name)


def rejoining_flight(state: State, element: Element) -> FlyMove | None:
    """The flight by which those who are cut off come back, or as near as they can; None where the rules find none."""
    if not all(unit.on_table for unit in element.units):
        return None
    found = (_rejoining_flight(state, before) for before in ways_broken(state, element.units))
    return next(filter(None, found), None)


def _rejoining_flight(state: State, before: Broken) -> FlyMove | None:
    main = [state.units[id] for id in before.main]
    if main[0].altitude == 0:
        return None  # who is landed cannot be joined in the air (DZ-152)
    tried = (FlyMove(tuple(_back(state, state.units[id], main, share) for id in before.isolated)) for share in SHARES)
    return next((order for order in tried if is_allowed(give_fly, state, order)), None)


def _back(state: State, unit: Unit, main: Sequence[Unit], share: float) -> Flight:
    """Straight towards the nearest of the main body, to some share of the distance that formation allows."""
    mate = min(main, key=lambda mate: distance(unit.at, mate.at))
    wanted = distance(unit.at, mate.at) - share * REACH[formation_of(unit)]
    inches = min(wanted, flying_range(state, unit) - 1e-9)
    heading = bearing(unit.at, mate.at)
    return Flight(unit.id, (Leg(ahead(unit.at, heading, inches), 2 if mate.altitude == LOW else 6),), heading)


ORDERS: Final[Commands] = {FlyMove: Command(give_fly, fly_candidates)}
