"""What a ground element could be told (DZ-100, DZ-217, DZ-400): advance to cover, take an objective, go inside."""

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final

from msgspec.structs import replace

from panzerkiste.bots.dropzone.danger import exposure_at
from panzerkiste.bots.dropzone.judgement import prospects
from panzerkiste.bots.dropzone.places import Member, Reason, Spot, outlooks, spots, ways_to
from panzerkiste.bots.dropzone.rehearsal import Temper
from panzerkiste.games.dropzone.actions import Enter, Move, Order
from panzerkiste.games.dropzone.battle.movement import allowance, fire_limit, regrouping
from panzerkiste.games.dropzone.battle.moves import moves_of
from panzerkiste.games.dropzone.battle.slots import Element
from panzerkiste.games.dropzone.fields.table import body_of
from panzerkiste.games.dropzone.geometry import bearing, distance
from panzerkiste.games.dropzone.geometry.plane import outward_normal
from panzerkiste.games.dropzone.state import State, Unit

ENTRIES: Final = 6  # ways onto the table
LEAST: Final = 0.3  # inches: less is no move


Orders = tuple[Order, ...]


def ideas(state: State, element: Element, temper: Temper, rng: Random, count: int) -> list[Orders]:
    """The best *count* things a ground element could do with its move, the most promising first."""
    if element.units[0].status in ("ready", "net"):
        return [(move,) for move in islice(moves_of(state, element, rng), ENTRIES)]
    regrouped = regrouping(state, element)
    if regrouped:
        return [(regrouped,)]
    standing = [unit for unit in element.units if unit.on_table]
    if len(standing) < len(element.units) or not standing:
        return []
    return _moves(state, standing, temper, count)


def _moves(state: State, units: Sequence[Unit], temper: Temper, count: int) -> list[Orders]:
    squad = [Member(unit, max(0.0, min(allowance(state, unit), fire_limit(unit) - unit.moved))) for unit in units]
    leader = _leader(units)
    within = min(member.within for member in squad)
    if within < LEAST:
        return []
    places = [spot for spot in spots(state, leader, within) if spot.reason is not Reason.HOLD]
    places += _doors(state, leader, within)
    ranked = sorted(_scored(state, leader, units, places, temper), reverse=True, key=lambda scored: scored[0])
    found: list[Orders] = []
    for _, spot in ranked:
        ways = ways_to(state, squad, spot)
        if ways is not None:
            found.append((Move(ways), *_entering(state, units, spot)))
        if len(found) >= count:
            break
    return found


def _doors(state: State, carrier: Unit, within: float) -> Iterator[Spot]:
    """DZ-190: where a transport with infantry aboard stands at an entrance."""
    if not any(passenger.profile.is_infantry for passenger in state.passengers(carrier.id)):
        return
    off = body_of(carrier).width / 2 + 0.3
    for building in state.board.buildings:
        for door in (door for door in building.entrances if not door.on_roof):
            x, y = outward_normal(door.a, door.b)
            at = (door.a[0] + door.b[0]) / 2 + off * x, (door.a[1] + door.b[1]) / 2 + off * y
            if distance(carrier.at, at) <= within:
                yield Spot(at, bearing(door.a, door.b), Reason.ENTRANCE, building.id, distance(carrier.at, at))


def _leader(units: Sequence[Unit]) -> Unit:
    """The unit in the middle."""
    x, y = (sum(unit.at[axis] for unit in units) / len(units) for axis in (0, 1))
    return min(units, key=lambda unit: (unit.at[0] - x) ** 2 + (unit.at[1] - y) ** 2)


def _entering(state: State, units: Sequence[Unit], spot: Spot) -> Iterator[Order]:
    """DZ-190, DZ-217: through the door at which the spot lies."""
    infantry = [unit for unit in (*units, *state.passengers(units[0].id)) if unit.profile.is_infantry]
    if spot.reason is not Reason.ENTRANCE or not infantry:
        return
    building = state.board.building(str(spot.about))
    near = min(
        (number for number, door in enumerate(building.entrances) if not door.on_roof),
        key=lambda number: distance(spot.at, building.entrances[number].a),
        default=None,
    )
    if near is not None and distance(spot.at, building.entrances[near].a) < 2.5:
        yield Enter(infantry[0].squad, building.id, near)


def _scored(
    state: State, leader: Unit, units: Sequence[Unit], places: Sequence[Spot], temper: Temper
) -> list[tuple[float, Spot]]:
    """A first guess for each spot, made with the leader alone."""
    views = outlooks(state, leader, places)
    found = []
    for view in views:
        shift = view.spot.at[0] - leader.at[0], view.spot.at[1] - leader.at[1]
        there = [_shifted(unit, shift) for unit in units]
        inside = view.spot.reason is Reason.ENTRANCE
        danger, hope = (0.0, 0.0) if inside else exposure_at(state, leader, view, len(units))
        purpose = prospects(state.with_units(there), leader.player)
        found.append((purpose + temper.promise * hope - temper.caution * danger, view.spot))
    return found


def _shifted(unit: Unit, shift: tuple[float, float]) -> Unit:
    return replace(unit, at=(unit.at[0] + shift[0], unit.at[1] + shift[1]))
