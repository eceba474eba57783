"""Slots and elements (DZ-177, DZ-400, DZ-402): who acts together, and which units one order moves at once."""

from collections.abc import Sequence
from typing import NamedTuple

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.air.frames import Fly
from panzerkiste.games.dropzone.state import NOBODY, State, Unit
from panzerkiste.games.dropzone.terms import BattlegroupId, ElementKey, SquadId, UnitId


class Element(NamedTuple):
    """DZ-400: a squad's units of one kind, or shared transports of one kind."""

    key: ElementKey
    units: tuple[Unit, ...]  # those that are left


def can_act(state: State, squad: SquadId) -> bool:
    """DZ-089: a squad with somebody on the table, in something there, in readiness or in the net."""
    return any(_is_at_hand(state, unit) for unit in members(state, squad))


def _is_at_hand(state: State, unit: Unit) -> bool:
    """DZ-072: what is in reserve, or aboard something there, is out of reach."""
    return unit.is_alive and state.outermost(unit).status not in ("reserve", "away", "lost")


def members(state: State, squad: SquadId) -> list[Unit]:
    """The squad with its transports, the shared ones included."""
    return [state.units[unit] for unit in state.squads[squad].everyone]


def acting(state: State) -> dict[UnitId, Unit]:
    """DZ-400: everybody of the squads that act now, by id."""
    return {unit.id: unit for squad in state.slot.squads for unit in members(state, squad)}


def slot_of(state: State, squad: SquadId) -> tuple[SquadId, ...]:
    """DZ-402: the squads linked by a living shared transport on the table or in readiness."""
    linked = {squad}
    while True:
        rides = {ride for one in linked for ride in state.squads[one].shared if _links(state.units[ride])}
        joined = {other.id for other in state.squads if rides & set(other.shared)} | linked
        if joined == linked:
            return tuple(sorted(linked))
        linked = joined


def _links(transport: Unit) -> bool:
    return transport.status in ("table", "ready")


def slots_left(state: State, group: BattlegroupId, done: Sequence[SquadId]) -> list[tuple[SquadId, ...]]:
    """DZ-092: the slots of a battlegroup that have not acted."""
    waiting = [squad for squad in state.battlegroups[group].squads if squad not in done and can_act(state, squad)]
    return list(dict.fromkeys(slot_of(state, squad) for squad in waiting))


def elements(state: State, squads: Sequence[SquadId]) -> list[Element]:
    """The elements of a slot: each squad, its transports by kind, the shared transports by kind."""
    found: dict[ElementKey, list[Unit]] = {}
    for squad in squads:
        for unit in members(state, squad):
            if _is_at_hand(state, unit):
                units = found.setdefault((unit.squad, unit.kind), [])
                if unit not in units:
                    units.append(unit)
    return [Element(key, tuple(units)) for key, units in found.items()]


def element_of(state: State, unit: Unit) -> Element | None:
    """The element of the present slot that the unit belongs to."""
    key = unit.squad, unit.kind
    return next((element for element in elements(state, state.slot.squads) if element.key == key), None)


def is_transport_element(element: Element) -> bool:
    return element.key[0] == NOBODY or element.units[0].profile.is_transport


def check_may_still_act(state: State, unit: Unit) -> None:
    """DZ-243, DZ-254: whoever was drawn into a fight, or withdrew from it, does nothing else this turn."""
    if unit.acted_turn == state.turn and not unit.profile.is_transport:
        raise Illegal("DZ-243", "acted", unit=unit.name)


def check_may_still_move(state: State, unit: Unit) -> None:
    """DZ-254: nor does the transport move that has taken in a squad as it withdrew."""
    check_may_still_act(state, unit)
    if unit.acted_turn == state.turn:
        raise Illegal("DZ-254", "halted", unit=unit.name)


def under_way(state: State) -> set[UnitId]:
    """DZ-189, DZ-400: the transports that wait at a stop of their flight, and take off again as announced."""
    flying = (frame for frame in state.pending if isinstance(frame, Fly))
    return {flight.unit for frame in flying for flight in frame.flights}
