"""Directly between a transport and a building (DZ-190): infantry changes over where the hull stands at an entrance."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.actions import Enter, Leave
from panzerkiste.games.dropzone.battle.slots import check_may_still_act
from panzerkiste.games.dropzone.buildings.garrisons import (
    check_door,
    check_may_leave,
    check_room,
    entered,
    entrance_of,
    settled,
)
from panzerkiste.games.dropzone.chapters import Done, legal
from panzerkiste.games.dropzone.fields.terrain import Entrance
from panzerkiste.games.dropzone.geometry import (
    at_most,
    circumradius,
    contains,
    distance,
    gap_to_segment,
    nearest_on_segment,
)
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Boarding, BuildingId
from panzerkiste.games.dropzone.transport.alighting import hull_of
from panzerkiste.games.dropzone.transport.transports import (
    boarded,
    carriers_of,
    check_half,
    check_leaves,
    manoeuvred,
    room,
)

DOOR: Final = 1.0  # inches from the hull to the entrance


def is_at_door(state: State, carrier: Unit, building: BuildingId, entrance: Entrance) -> bool:
    """Within 1" of it, or touching; a hatch only from the roof."""
    hull, door = hull_of(carrier), nearest_on_segment(carrier.at, entrance.a, entrance.b)
    if not at_most(distance(carrier.at, door), DOOR + circumradius(hull)):  # the quick way to say no
        return False
    on_roof = contains(state.board.building(building).outline, carrier.at)
    return on_roof == entrance.on_roof and at_most(gap_to_segment(hull, entrance.a, entrance.b), DOOR)


def _check_at_door(state: State, carrier: Unit, building: BuildingId, entrance: Entrance) -> None:
    if not is_at_door(state, carrier, building, entrance):
        raise Illegal("DZ-190", "door", unit=carrier.name, building=building)


# Out of the transport.


def give_enter(state: State, order: Enter) -> Done:
    """DZ-190, DZ-217: a squad that is aboard goes straight in."""
    carriers = _check_goes_in(state, order, state.units_of(order.squad))
    state = state.with_units(manoeuvred(carriers))
    return entered(state, order.squad, order.building)


def _check_goes_in(state: State, order: Enter, units: Sequence[Unit]) -> list[Unit]:
    """All limits of entering hold (DZ-216, DZ-218, DZ-240), and all of leaving a transport (DZ-183, DZ-186, DZ-188)."""
    name = state.squads[order.squad].name
    if not units[0].profile.is_infantry:
        raise Illegal("DZ-216", "infantry", squad=name)
    if state.turn in {unit.left_turn for unit in units}:
        raise Illegal("DZ-231", "moved", unit=name)
    carriers = check_leaves(state, units)
    check_room(state, order.squad, order.building)
    entrance = entrance_of(state, order.building, order.entrance)
    check_door(state, order.building, entrance, units[0])
    for carrier in carriers:
        _check_at_door(state, carrier, order.building, entrance)
    return carriers


# Into the transport.


def give_leave(state: State, order: Leave) -> Done:
    """DZ-190, DZ-231: with boardings instead of placements the squad goes straight aboard."""
    units = state.units_of(order.squad)
    if not units:
        raise Illegal("DZ-231", "outside", squad=state.squads[order.squad].name)
    for unit in units:
        check_may_still_act(state, unit)
    check_may_leave(state, order.squad, units)
    if order.placements or sorted(boarding.unit for boarding in order.boardings) != [unit.id for unit in units]:
        raise Illegal("DZ-190", "whole", squad=state.squads[order.squad].name)
    return board_from(state, order)


def board_from(state: State, order: Leave) -> Done:
    """DZ-190, DZ-254: the squad leaves its building for transports at one of its entrances."""
    building = state.units_of(order.squad)[0].building
    entrance = entrance_of(state, building, order.entrance)
    for boarding in order.boardings:
        unit = state.units[boarding.unit]
        if boarding.carrier not in {ride.id for ride in carriers_of(state, unit)}:
            raise Illegal("DZ-176", unit=unit.name)
        _check_at_door(state, state.units[boarding.carrier], building, entrance)
        check_half(unit)
    step = boarded(state, order.boardings)
    left = step.state.with_units(replace(unit, left_turn=state.turn) for unit in step.state.units_of(order.squad))
    return replace(step, state=settled(left, building))


# Orders to try.


def enterings(state: State) -> Iterator[Enter]:
    """Squads aboard transports that stand at a door."""
    tries = (
        Enter(squad, building.id, number)
        for squad in state.slot.squads
        for unit in state.units_of(squad)[:1]
        if unit.status == "aboard" and state.units[unit.carrier].is_ground_unit
        for building in state.board.buildings
        for number, entrance in enumerate(building.entrances)
        if is_at_door(state, state.units[unit.carrier], building.id, entrance)
    )
    return legal(state, give_enter, tries)


def boardings(state: State) -> Iterator[Leave]:
    """Squads in a building at a door of which a transport with room stands."""
    tries = (
        boarding_at(state, units, number)
        for squad in state.slot.squads
        for units in (state.units_of(squad),)
        if units and units[0].status == "inside"
        for number in range(len(state.board.building(units[0].building).entrances))
    )
    return legal(state, give_leave, tries)


def boarding_at(state: State, units: Sequence[Unit], door: int) -> Leave | None:
    """The squad into transports at this entrance, filled one after another."""
    entrance = entrance_of(state, units[0].building, door)
    rides = [
        ride
        for ride in carriers_of(state, units[0])
        if ride.is_ground_unit and is_at_door(state, ride, units[0].building, entrance)
    ]
    seats = [ride.id for ride in rides for _ in range(room(state, ride, units[0]))]
    if len(seats) < len(units):
        return None
    boardings = tuple(Boarding(unit.id, seat) for unit, seat in zip(units, seats, strict=False))
    return Leave(units[0].squad, door, boardings=boardings)
