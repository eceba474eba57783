"""The slot that acts (DZ-136, DZ-310, DZ-400): who moves as one, what each may do, and the cards to play."""

from collections.abc import Sequence

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.advice.answers import ElementAdvice, Flying, SlotAdvice
from panzerkiste.games.dropzone.advice.boarding import carriers_at_hand, gates_at_hand
from panzerkiste.games.dropzone.advice.measuring import gives_orders, may_shoot
from panzerkiste.games.dropzone.air.aircraft import HEIGHTS, leg_ends
from panzerkiste.games.dropzone.battle.activation import is_stopped
from panzerkiste.games.dropzone.battle.cards import playable
from panzerkiste.games.dropzone.battle.shooting import shooters
from panzerkiste.games.dropzone.battle.slots import Element, check_may_still_act, elements
from panzerkiste.games.dropzone.chapters import is_allowed
from panzerkiste.games.dropzone.missions.extraction import carried_by
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import UnitId
from panzerkiste.games.dropzone.transport.direct_entry import boardings
from panzerkiste.games.dropzone.transport.transports import check_leaves
from panzerkiste.games.dropzone.view import View


def slot_advice(view: View) -> SlotAdvice:
    if not gives_orders(view):
        raise Illegal("DZ-400", "not_now")
    state = view.state
    found = elements(state, state.slot.squads)
    return SlotAdvice(
        tuple(_element(state, element) for element in found),
        may_shoot(view) and bool(shooters(state)),
        tuple(playable(state)),
        tuple(unit.id for element in found if _is_idle(state, element.units) for unit in element.units),
    )


def _element(state: State, element: Element) -> ElementAdvice:
    units = element.units
    return ElementAdvice(
        *element.key,
        tuple(unit.id for unit in units),
        Flying(HEIGHTS, leg_ends(units[0])) if units[0].profile.is_aircraft else None,
        _boards(state, units),
        is_allowed(check_leaves, state, units),
        (empties := _emptied(state, units)),
        bool(empties) and all(state.units[id].on_table for id in empties),
        all(unit.on_table for unit in units) and any(carried_by(state, unit) for unit in units),
    )


def _boards(state: State, units: Sequence[Unit]) -> tuple[UnitId, ...]:
    """DZ-184 and DZ-341 on foot; DZ-190 from a building only what stands at a door and has room for all of them."""
    if _is_afoot(units):
        return tuple(ride.id for ride in (*carriers_at_hand(state, units[0]), *gates_at_hand(state, units[0])))
    ways = (way for way in boardings(state) if way.squad == units[0].squad and units[0].status == "inside")
    return tuple(dict.fromkeys(boarding.carrier for way in ways for boarding in way.boardings))


def _emptied(state: State, units: Sequence[Unit]) -> tuple[UnitId, ...]:
    if units[0].status == "aboard" and not is_allowed(check_leaves, state, units):
        return ()
    carriers = dict.fromkeys(state.outermost(unit).id for unit in units)
    return tuple(id for id in carriers if state.passengers(id))


def _is_idle(state: State, units: Sequence[Unit]) -> bool:
    """Nobody of them has done anything, and they still may: at a stop of a flight (DZ-189) that is to get off."""
    if any(_has_acted(state, unit) for unit in units):
        return False
    if units[0].status == "aboard" or is_stopped(state):
        return is_allowed(check_leaves, state, units)
    return all(is_allowed(check_may_still_act, state, unit) for unit in units)


def _has_acted(state: State, unit: Unit) -> bool:
    deeds = unit.moved > 0 or unit.manoeuvres > 0 or set(unit.fired) > set(unit.reacted)
    turns = unit.loaded_turn, unit.unloaded_turn, unit.entered_turn, unit.left_turn
    return deeds or state.turn in turns or unit.squad in state.slot.searched


def _is_afoot(units: Sequence[Unit]) -> bool:
    return all(unit.on_table and not unit.profile.is_aircraft for unit in units)
