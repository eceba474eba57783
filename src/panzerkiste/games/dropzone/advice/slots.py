"""The slot that acts (DZ-136, DZ-310, DZ-400): who moves as one, whether they may shoot, and the cards to play."""

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.advice.answers import ElementAdvice, SlotAdvice
from panzerkiste.games.dropzone.advice.measuring import gives_orders, may_shoot
from panzerkiste.games.dropzone.battle.cards import playable
from panzerkiste.games.dropzone.battle.shooting import shooters
from panzerkiste.games.dropzone.battle.slots import elements
from panzerkiste.games.dropzone.view import View


def slot_advice(view: View) -> SlotAdvice:
    if not gives_orders(view):
        raise Illegal("DZ-400", "not_now")
    state = view.state
    found = elements(state, state.slot.squads)
    told = tuple(ElementAdvice(*element.key, tuple(unit.id for unit in element.units)) for element in found)
    return SlotAdvice(told, may_shoot(view) and bool(shooters(state)), tuple(playable(state)))
