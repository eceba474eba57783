"""Evading, an optional rule (TH-300 to TH-307)."""

from msgspec.structs import replace

from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.events import EvadeDeclined, EvadeRolled
from panzerkiste.games.tank_hunter.fights.matrix import EVADABLE
from panzerkiste.games.tank_hunter.fights.values import succeeds
from panzerkiste.games.tank_hunter.state import ApplyHit, OpenWindow, RollEvade, Shooting, State
from panzerkiste.games.tank_hunter.state.table import Stepped, card_of, find, shooting_of, tell, unit_of, with_unit


def may_evade(state: State, shooting: Shooting) -> bool:
    """TH-300 to TH-302: an anti-armour or grenade hit on a unit that can evade and has not rolled for an attack."""
    target = find(state, shooting.target)
    if not state.options.evading or shooting.kind not in EVADABLE or target is None:
        return False
    able = not (target.disabled or target.rolled_attack)
    return able and card_of(state, target).abilities.evade is not None


def decline_evading(state: State) -> Stepped:
    return tell(hit_stands(state), EvadeDeclined(shooting_of(state).target))


def hit_stands(state: State) -> State:
    """Evading was impossible, declined or failed: the `hit` window, then the hit."""
    return then(state, OpenWindow("hit"), ApplyHit())


def evade(state: State) -> State:
    """TH-302: whoever rolls to evade, successfully or not, neither attacks nor counters for the rest of the turn."""
    target = unit_of(state, shooting_of(state).target)
    return then(with_unit(state, replace(target, evaded=True)), RollEvade())


def roll_evade(state: State, frame: RollEvade, die: int) -> Stepped:
    """TH-300, TH-305: success makes the whole attack fail."""
    shooting = shooting_of(state)
    needs = card_of(state, unit_of(state, shooting.target)).abilities.evade or 0
    told = EvadeRolled(shooting.target, die, needs)
    if succeeds(die, needs):
        return tell(replace(state, shooting=replace(shooting, evaded=True)), told)
    return tell(hit_stands(state), told)
