"""Transports (DZ-175 to DZ-197): loading, unloading, what a destroyed ground transport does to its passengers."""

import math
from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import Final, Literal

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.dropzone.actions import Load, Order, Unload
from panzerkiste.games.dropzone.air.crashes import by_kind, doomed, rescued
from panzerkiste.games.dropzone.air.events import CrashRolled
from panzerkiste.games.dropzone.air.frames import ClearWreck
from panzerkiste.games.dropzone.armies.catalogue import UNITS
from panzerkiste.games.dropzone.battle.formation import check_formation
from panzerkiste.games.dropzone.battle.placing import check_finite, check_free, ref
from panzerkiste.games.dropzone.battle.slots import acting, check_may_still_move, elements, under_way
from panzerkiste.games.dropzone.chapters import Done, Throw, Throws, by_turns, is_allowed, legal, told
from panzerkiste.games.dropzone.frames import Frame
from panzerkiste.games.dropzone.geometry import ahead, at_most, distance
from panzerkiste.games.dropzone.state import NOBODY, State, Unit
from panzerkiste.games.dropzone.terms import Boarding, Cause, Placed, Placement, UnitId
from panzerkiste.games.dropzone.transport.alighting import NEAR, check_near, hull_of, inches_from, places_around
from panzerkiste.games.dropzone.transport.events import Boarded, Unloaded
from panzerkiste.games.dropzone.transport.frames import RollWreck

MANOEUVRES: Final = 2  # DZ-186
KNOCKED_OUT: Final = 3  # DZ-191: up to this
HEAVY: Final = 5


# Who may carry whom.


def carriers_of(state: State, unit: Unit) -> list[Unit]:
    """DZ-176, DZ-196, DZ-197: the living transports of its squad that take this kind of unit."""
    if unit.squad == NOBODY:
        return []
    squad = state.squads[unit.squad]
    rides = (state.units[id] for id in (*squad.transports, *squad.shared))
    return [ride for ride in rides if ride.is_alive and capacity(state, ride, unit)]


def capacity(state: State, carrier: Unit, unit: Unit) -> int:
    """DZ-179, DZ-195, DZ-197: how many units of this kind the transport takes; 0 is none."""
    squad = state.squads[unit.squad]
    if carrier.id in squad.transports:
        rides = UNITS[squad.kind].carriers if unit.kind == squad.kind else ()
        return max((ride.takes for ride in rides if ride.unit == carrier.kind), default=0)
    shares = [share for share in UNITS[squad.kind].shares if share.unit == carrier.kind]
    return max((share.takes for share in shares if unit.kind in (share.via or share.kinds)), default=0)


def room(state: State, carrier: Unit, unit: Unit) -> int:
    """DZ-195: how many more it takes; those of several squads fill it together."""
    return capacity(state, carrier, unit) - len(state.passengers(carrier.id))


def half_move(unit: Unit) -> float:
    """DZ-181: rounded down."""
    return float(math.floor((unit.profile.move or 0.0) / 2))


def check_half(unit: Unit) -> None:
    """DZ-181: whoever loads or unloads has moved at most half."""
    if not at_most(unit.used, half_move(unit)):
        raise Illegal("DZ-181", "moved", unit=unit.name, inches=round(unit.used, 2), allowed=half_move(unit))


def check_carrier(state: State, carrier: Unit) -> None:
    """DZ-181, DZ-186, DZ-188: on the table, on the ground, not too far moved, and not a third manoeuvre."""
    if not carrier.on_table:
        raise Illegal("DZ-184", "not_here", unit=carrier.name)
    if carrier.altitude:
        raise Illegal("DZ-188", unit=carrier.name)
    check_half(carrier)
    check_manoeuvres(carrier)


def check_manoeuvres(unit: Unit) -> None:
    """DZ-186: as carrier or as cargo, at most two."""
    if unit.profile.is_transport and unit.manoeuvres >= MANOEUVRES:
        raise Illegal("DZ-186", unit=unit.name)


def _ordered(state: State, ids: Sequence[UnitId]) -> list[Unit]:
    """DZ-400: units of this slot, each once, that may still do anything (DZ-243, DZ-254)."""
    known = acting(state)
    if not ids:
        raise Illegal("DZ-400", "nobody")
    if len(set(ids)) < len(ids) or not set(ids) <= set(known):
        raise Illegal("DZ-400", "units")
    for id in ids:
        check_may_still_move(state, known[id])
    return [known[id] for id in ids]


def manoeuvred(units: Sequence[Unit]) -> list[Unit]:
    """DZ-186: one more manoeuvre for each transport among them."""
    return [replace(unit, manoeuvres=unit.manoeuvres + unit.profile.is_transport) for unit in units]


# Boarding.


def give_load(state: State, order: Load) -> Done:
    """DZ-184."""
    units = _ordered(state, [boarding.unit for boarding in order.boardings])
    for unit, boarding in zip(units, order.boardings, strict=True):
        check_boards(state, unit, boarding.carrier)
        check_near(state, hull_of(state.units[boarding.carrier]), unit, unit.at, "DZ-184")
    return boarded(state, order.boardings)


def check_boards(state: State, unit: Unit, carrier: UnitId) -> None:
    """DZ-176, DZ-181, DZ-182, DZ-269: who may board at all."""
    if unit.status != "table":
        raise Illegal("DZ-184", "not_here", unit=unit.name)
    if carrier not in {ride.id for ride in carriers_of(state, unit)}:
        raise Illegal("DZ-176", unit=unit.name)
    if unit.fired:
        raise Illegal("DZ-269", "boards", unit=unit.name)
    if unit.left_turn == state.turn:
        raise Illegal("DZ-231", "boards", unit=unit.name)
    check_half(unit)
    check_manoeuvres(unit)


def boarded(state: State, boardings: Sequence[Boarding]) -> Done:
    """DZ-184, DZ-186, DZ-194: the units are aboard, if there is room, and none is left behind for whom there is."""
    units = [state.units[boarding.unit] for boarding in boardings]
    carriers = [state.units[id] for id in sorted({boarding.carrier for boarding in boardings})]
    for carrier in carriers:
        check_carrier(state, carrier)
    after = state
    for unit, boarding in zip(units, boardings, strict=True):
        if room(after, state.units[boarding.carrier], unit) < 1:
            raise Illegal("DZ-179", unit=unit.name, carrier=state.units[boarding.carrier].name)
        after = after.with_unit(
            unit.id, status="aboard", carrier=boarding.carrier, building="", wall=-1, loaded_turn=state.turn
        )
    for unit in units:
        _check_nobody_waits(after, unit)
    after = after.with_units(manoeuvred([after.units[unit.id] for unit in (*units, *carriers)]))
    rides = tuple(ref(state.units[boarding.carrier]) for boarding in boardings)
    return told(after, Boarded(units[0].player, tuple(map(ref, units)), rides))


def _check_nobody_waits(state: State, boarded: Unit) -> None:
    """DZ-184, DZ-194: the whole squad boards; somebody is stranded only where no transport has room."""
    mates = [unit for unit in state.units if (unit.squad, unit.kind) == (boarded.squad, boarded.kind)]
    behind = [unit for unit in mates if unit.status in ("table", "inside")]
    if behind and any(room(state, carrier, boarded) > 0 for carrier in carriers_of(state, boarded)):
        raise Illegal("DZ-184", "whole", unit=behind[0].name)


# Leaving.


def give_unload(state: State, order: Unload) -> Done:
    """DZ-183."""
    units = _ordered(state, [put.unit for put in order.placements])
    for put in order.placements:
        check_finite(state.units[put.unit].name, (put.at,), put.facing)
    carriers = check_leaves(state, units)
    for unit, put in zip(units, order.placements, strict=True):
        check_near(state, hull_of(state.units[unit.carrier]), unit, put.at, "DZ-183")
    left = [_on_foot(state, put) for put in order.placements]
    after = state.with_units(left)
    check_free(after, left, ignoring=under_way(state))
    for party in by_kind(left):
        _check_one_formation(state, after, party)
    after = after.with_units(manoeuvred([after.units[unit.id] for unit in (*units, *carriers)]))
    placed = tuple(Placed(ref(unit), unit.at, unit.facing) for unit in left)
    rides = tuple(ref(state.units[unit.carrier]) for unit in units)
    return told(after, Unloaded(units[0].player, placed, rides))


def check_leaves(state: State, units: Sequence[Unit]) -> list[Unit]:
    """DZ-183, DZ-186: the transports that these units may leave now; each squad leaves as a whole."""
    for unit in units:
        if unit.status != "aboard":
            raise Illegal("DZ-183", "not_aboard", unit=unit.name)
        check_manoeuvres(unit)
    for party in by_kind(units):
        aboard = [unit for unit in state.units if _is_mate(unit, party[0]) and unit.status == "aboard"]
        if len(party) < len(aboard):
            raise Illegal("DZ-183", "whole", unit=party[0].name)
    carriers = [state.units[id] for id in sorted({unit.carrier for unit in units})]
    for carrier in carriers:
        check_carrier(state, carrier)
    return carriers


def _is_mate(unit: Unit, other: Unit) -> bool:
    return (unit.squad, unit.kind) == (other.squad, other.kind)


def _on_foot(state: State, put: Placement) -> Unit:
    """DZ-182, DZ-187: it may not shoot this turn; if it moved before it boarded, it does not move again."""
    unit = state.units[put.unit]
    moved_before = unit.loaded_turn == state.turn and unit.used > 0
    return replace(
        unit,
        status="table",
        at=put.at,
        facing=put.facing % 360,
        altitude=0,
        carrier=NOBODY,
        unloaded_turn=state.turn,
        used=max(unit.used, half_move(unit)) if moved_before else unit.used,
    )


def _check_one_formation(state: State, after: State, party: Sequence[Unit]) -> None:
    """DZ-183: in one formation; DZ-194: also with those of the squad who are on the table already."""
    waiting = [unit for unit in state.units if _is_mate(unit, party[0]) and unit.on_table]
    check_formation(after, [*waiting, *party], "DZ-194" if waiting else "DZ-183")


# Destroyed with units aboard (DZ-170, DZ-191, DZ-192).


def wreck(state: State, unit: Unit, cause: Cause) -> Sequence[Frame]:
    """DZ-191 on the ground; DZ-170: landed; DZ-171: inside another transport. In the air DZ-193."""
    return () if unit.is_airborne or not state.passengers(unit.id) else (RollWreck(unit.id),)


def roll_wreck(state: State, frame: RollWreck, dice: tuple[int, ...]) -> Done:
    unit = state.units[frame.unit]
    result = _result(dice[0])
    frames = _after(state, unit, result)
    if unit.carrier != NOBODY:  # DZ-171: survivors get out of the outer wreck
        frames = [frame for frame in frames if not isinstance(frame, ClearWreck)]
    return told(then(state, *frames), CrashRolled(ref(unit), dice[0], result))


Ruin = Literal["knocked_out", "heavy", "explosion"]


def _result(die: int) -> Ruin:
    if die <= KNOCKED_OUT:
        return "knocked_out"
    return "heavy" if die <= HEAVY else "explosion"


def _after(state: State, unit: Unit, result: Ruin) -> Sequence[Frame]:
    match result:
        case "knocked_out":
            return (ClearWreck(unit.id),)
        case "heavy":
            return rescued(state, unit.id)
        case "explosion":
            return doomed(state, unit.id, "wreck")


# Orders to try.


def load_candidates(state: State, rng: Random) -> Iterator[Order]:
    parties = elements(state, state.slot.squads)
    return legal(state, give_load, (_boarding(state, element.units, rng) for element in parties))


def _boarding(state: State, units: Sequence[Unit], rng: Random) -> Load | None:
    """Each unit into a transport beside it that has room."""
    boardings: list[Boarding] = []
    for unit in units:
        rides = [ride for ride in carriers_of(state, unit) if unit.on_table and _is_beside(state, unit, ride)]
        taken = [boarding.carrier for boarding in boardings]
        free = [ride for ride in rides if room(state, ride, unit) > taken.count(ride.id)]
        if free:
            boardings.append(Boarding(unit.id, rng.choice(free).id))
    return Load(tuple(boardings)) if boardings else None


def _is_beside(state: State, unit: Unit, ride: Unit) -> bool:
    return ride.is_ground_unit and at_most(inches_from(state, hull_of(ride), unit.at), NEAR)


def unload_candidates(state: State, rng: Random) -> Iterator[Order]:
    parties = [_aboard(state, element.units) for element in elements(state, state.slot.squads)]
    rng.shuffle(parties)
    return by_turns(_unloadings(state, party, rng) for party in parties if party)


def _unloadings(state: State, units: Sequence[Unit], rng: Random) -> Iterator[Order]:
    tries = (_unloading(state, units, rng) for _ in count())
    return legal(state, give_unload, tries, in_vain=1)


def _aboard(state: State, units: Sequence[Unit]) -> list[Unit]:
    """Those of an element who could step off now."""
    aboard = [unit for unit in units if unit.status == "aboard"]
    return aboard if is_allowed(check_leaves, state, aboard) else []


def _unloading(state: State, units: Sequence[Unit], rng: Random) -> Unload | None:
    """Everybody on the side of a transport that faces some direction, or the nearest door."""
    hulls = [hull_of(state.units[unit.carrier]) for unit in units]
    doors = [door.a for building in state.board.buildings for door in building.entrances]
    towards = ahead(hulls[0].at, rng.uniform(0.0, 360.0), NEAR)
    if doors and rng.random() < 0.5:
        towards = min(doors, key=lambda door: distance(hulls[0].at, door))
    beside = [unit for unit in state.units if _is_mate(unit, units[0]) and unit.on_table]
    places = places_around(state, units, hulls, towards, beside=beside, ignoring=under_way(state))
    return Unload(places) if len(places) == len(units) else None


ROLLS: Final[Throws] = {RollWreck: Throw(lambda state, frame: 1, roll_wreck)}
