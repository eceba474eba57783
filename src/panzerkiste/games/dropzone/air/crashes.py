"""Destroyed aircraft (DZ-155, DZ-166 to DZ-171): what falls down, what it falls on, and who gets out of a wreck."""

from collections.abc import Sequence
from random import Random
from typing import Final, Literal

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.dropzone.actions import Action, PlaceOut
from panzerkiste.games.dropzone.air.events import CrashRolled, FellOn, PassengerRolled, SurvivorsPlaced
from panzerkiste.games.dropzone.air.frames import (
    ClearWreck,
    CrashBelow,
    PlaceSurvivors,
    RollCrash,
    RollCrashHits,
    RollPassengers,
    RollUnderCrash,
)
from panzerkiste.games.dropzone.air.landing import check_zone, template_of
from panzerkiste.games.dropzone.battle.damage import strike
from panzerkiste.games.dropzone.battle.formation import check_formation
from panzerkiste.games.dropzone.battle.frames import SufferLoss
from panzerkiste.games.dropzone.battle.placing import check_spots, ref
from panzerkiste.games.dropzone.battle.shooting import named_target
from panzerkiste.games.dropzone.buildings.construction import is_unstable
from panzerkiste.games.dropzone.chapters import (
    Done,
    Question,
    Questions,
    Steps,
    Throw,
    Throws,
    asked_by_frame,
    first_told,
    is_allowed,
    told,
)
from panzerkiste.games.dropzone.fields.table import body_of
from panzerkiste.games.dropzone.frames import Frame
from panzerkiste.games.dropzone.geometry import ahead, at_least, centre_under, share_over, touches, under
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Cause, Hits, Placed, TargetId, UnitId
from panzerkiste.games.dropzone.transport.alighting import NEAR, check_near, hull_of, places_around

ENERGY: Final = 10  # DZ-168
HURT: Final = 4  # DZ-166, DZ-168, DZ-191: on this or more
SHARE: Final = 1 / 3  # DZ-168: of the template over a building
EMERGENCY: Final = 2  # DZ-166: up to this
BLOWN: Final = 6

Fall = Literal["emergency", "crash", "blown"]


def crash(state: State, unit: Unit, cause: Cause) -> Sequence[Frame]:
    """DZ-166: an aircraft destroyed in the air; DZ-155: after a failed low-flight test it crashes, without a die."""
    if not unit.is_airborne:
        return ()
    return falling(state, unit) if cause == "crash" else (RollCrash(unit.id),)


def roll_crash(state: State, frame: RollCrash, dice: tuple[int, ...]) -> Done:
    """DZ-166."""
    unit = state.units[frame.unit]
    fall = _fall(state, unit, dice[0])
    return told(then(state, *_after(state, unit, fall)), CrashRolled(ref(unit), dice[0], fall))


def _fall(state: State, unit: Unit, die: int) -> Fall:
    """DZ-167: where the template cannot be placed, an emergency landing is a crash."""
    if die == BLOWN:
        return "blown"
    return "emergency" if die <= EMERGENCY and is_allowed(check_zone, state, unit, unit.at) else "crash"


def _after(state: State, unit: Unit, fall: Fall) -> Sequence[Frame]:
    match fall:
        case "emergency":
            return (ClearWreck(unit.id),)
        case "crash":
            return falling(state, unit)
        case "blown":
            return doomed(state, unit.id, "crash")


def doomed(state: State, carrier: UnitId, cause: Cause) -> list[Frame]:
    """DZ-171: everything inside is lost, the innermost first, so that no wreck inside is rolled for."""
    frames: list[Frame] = []
    for passenger in state.passengers(carrier):
        frames += [*doomed(state, passenger.id, cause), SufferLoss(passenger.id, cause)]
    return frames


# What lies below (DZ-168).


def falling(state: State, unit: Unit) -> Sequence[Frame]:
    """DZ-015: ground units, then buildings, then passengers, each in id order."""
    template = template_of(state, unit, unit.at)
    below = (other for other in state.units if other.is_ground_unit and under(template, body_of(other)))
    units = tuple(other.id for other in below if other.id != unit.id)
    houses = tuple(building.id for building in state.board.buildings if touches(template, building.outline))
    return CrashBelow(unit.id, units, houses), *rescued(state, unit.id)


def rescued(state: State, carrier: UnitId) -> Sequence[Frame]:
    """DZ-166, DZ-191: a die for each passenger, then the survivors are placed."""
    aboard = tuple(passenger.id for passenger in state.passengers(carrier))
    return (RollPassengers(aboard), ClearWreck(carrier)) if aboard else ()


def crash_below(state: State, frame: CrashBelow) -> Done:
    if frame.units:
        target, rest = state.units[frame.units[0]], replace(frame, units=frame.units[1:])
        rolls = [RollUnderCrash(frame.unit, target.id)] if target.is_ground_unit else []
        return told(then(state, *rolls, rest))
    if frame.buildings:
        return _hit_building(state, frame)
    return told(state)


def _hit_building(state: State, frame: CrashBelow) -> Done:
    """DZ-168: with a third of the template over it, as many hits as the aircraft had damage points, without a die."""
    building, rest = frame.buildings[0], replace(frame, buildings=frame.buildings[1:])
    state = then(state, rest)
    if state.building(building).rubble:
        return told(state)
    fallen = state.units[frame.unit]
    if at_least(share_over(template_of(state, fallen, fallen.at), state.board.building(building).outline), SHARE):
        return strike(state, _hits(state, building, fallen.profile.damage_points))
    return told(then(state, RollUnderCrash(frame.unit, building)))


def _hits(state: State, target: TargetId, count: int) -> Hits:
    """DZ-168: passive saves apply, cover does not."""
    unstable = isinstance(target, str) and is_unstable(state, target)
    return Hits(target, count, ENERGY, "crash", unstable=unstable)


def roll_under_crash(state: State, frame: RollUnderCrash, dice: tuple[int, ...]) -> Done:
    hit = dice[0] >= HURT
    event = FellOn(ref(state.units[frame.unit]), named_target(state, frame.target), dice[0], hit, HURT)
    if not hit:
        return told(state, event)
    if isinstance(frame.target, int) and _is_buried(state, frame.unit, state.units[frame.target]):
        return told(then(state, RollCrashHits(frame.target)), event)
    return first_told([event], strike(state, _hits(state, frame.target, 1)))


def _is_buried(state: State, fallen: UnitId, target: Unit) -> bool:
    """DZ-168: an infantry base whose centre lies under the template."""
    wreck = state.units[fallen]
    return target.profile.is_infantry and centre_under(template_of(state, wreck, wreck.at), body_of(target))


def roll_crash_hits(state: State, frame: RollCrashHits, dice: tuple[int, ...]) -> Done:
    return strike(state, _hits(state, frame.target, dice[0]))


# Passengers.


def roll_passengers(state: State, frame: RollPassengers, dice: tuple[int, ...]) -> Done:
    """DZ-166, DZ-191: on 4+ the next one dies, with what that leads to before the next die (DZ-015)."""
    unit, rest = state.units[frame.passengers[0]], frame.passengers[1:]
    lost = dice[0] >= HURT
    frames = [SufferLoss(unit.id, "wreck")] if lost else []
    more = [RollPassengers(rest)] if rest else []
    return told(then(state, *frames, *more), PassengerRolled(ref(unit), dice[0], lost, HURT))


def clear_wreck(state: State, frame: ClearWreck) -> Done:
    """DZ-169, DZ-192: whoever is left is placed at once, even in the opponent's turn."""
    wreck = state.units[frame.unit]
    left = tuple(sorted(survivors(state, wreck.id)))
    if not left:
        return told(state)
    return told(then(state, PlaceSurvivors(wreck.player, left, wreck.id, wreck.at, wreck.facing)))


def survivors(state: State, wreck: UnitId) -> list[UnitId]:
    """Who still lives in a wreck, also in wrecks inside it (DZ-171); whoever sits in a transport that lives stays."""
    inside = [unit for unit in state.units if unit.carrier == wreck]
    living = [unit.id for unit in inside if unit.status == "aboard"]
    return living + [id for unit in inside if unit.status == "lost" for id in survivors(state, unit.id)]


def place_survivors(state: State, frame: PlaceSurvivors, action: PlaceOut) -> Done:
    """DZ-169: within 3" of the wreck, in formation among themselves; whoever finds no room is destroyed."""
    ids = [put.unit for put in action.placements]
    if len(set(ids)) < len(ids) or not set(ids) <= set(frame.units):
        raise Illegal("DZ-169", "units")
    hull = hull_of(state.units[frame.wreck])
    after = check_spots(state.with_units(_rescued(state, id) for id in ids), action.placements)
    for put in action.placements:
        check_near(state, hull, state.units[put.unit], put.at, "DZ-169")
    for party in by_kind([after.units[id] for id in ids]):
        check_formation(after, party, "DZ-169")
    placed = tuple(Placed(ref(after.units[put.unit]), put.at, put.facing % 360) for put in action.placements)
    left_out = [id for id in frame.units if id not in ids]
    _check_no_room(after, frame, left_out)
    frames = [frame for id in left_out for frame in (*doomed(after, id, "wreck"), SufferLoss(id, "wreck"))]
    events = [SurvivorsPlaced(frame.player, placed)] if placed else []
    return told(then(after, *frames), *events)


def _check_no_room(state: State, frame: PlaceSurvivors, left_out: Sequence[UnitId]) -> None:
    """DZ-169: nobody is given up who could still be placed."""
    hull = hull_of(state.units[frame.wreck])
    placed = [state.units[id] for id in frame.units if id not in left_out]
    for unit in (state.units[id] for id in left_out):
        if places_around(state, [unit], [hull], frame.at, beside=placed):
            raise Illegal("DZ-169", "room", unit=unit.name)


def by_kind(units: Sequence[Unit]) -> list[list[Unit]]:
    """Those who keep formation with each other: a squad's units of one kind."""
    parties: dict[tuple[int, str], list[Unit]] = {}
    for unit in units:
        parties.setdefault((unit.squad, unit.kind), []).append(unit)
    return list(parties.values())


def _rescued(state: State, unit: UnitId) -> Unit:
    """DZ-169: it may not shoot for the rest of the turn, but move, and that in full even if it has just boarded."""
    return replace(state.units[unit], status="table", carrier=-1, loaded_turn=0, no_shoot_turn=state.turn)


def nearest_places(state: State, frame: PlaceSurvivors) -> PlaceOut:
    """DZ-169: the nearest legal spots in id order."""
    units = [state.units[unit] for unit in frame.units]
    hulls = [hull_of(state.units[frame.wreck])] * len(units)
    return PlaceOut(places_around(state, units, hulls, frame.at))


def _places(state: State, frame: PlaceSurvivors, rng: Random, count: int) -> Sequence[Action]:
    """The nearest spots, or those on one side of the wreck."""
    units = [state.units[unit] for unit in frame.units]
    hulls = [hull_of(state.units[frame.wreck])] * len(units)
    sides = (ahead(frame.at, rng.uniform(0.0, 360.0), NEAR) for _ in range(count - 1))
    return [nearest_places(state, frame), *(PlaceOut(places_around(state, units, hulls, side)) for side in sides)]


QUESTIONS: Final[Questions] = {
    PlaceSurvivors: Question(
        "survivors",
        (PlaceOut,),
        asked_by_frame,
        lambda state, frame: None,
        place_survivors,
        nearest_places,
        _places,
    ),
}
ROLLS: Final[Throws] = {
    RollCrash: Throw(lambda state, frame: 1, roll_crash),
    RollUnderCrash: Throw(lambda state, frame: 1, roll_under_crash),
    RollCrashHits: Throw(lambda state, frame: 1, roll_crash_hits),
    RollPassengers: Throw(lambda state, frame: 1, roll_passengers),
}
STEPS: Final[Steps] = {CrashBelow: crash_below, ClearWreck: clear_wreck}
