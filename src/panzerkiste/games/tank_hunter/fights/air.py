"""Air strikes and anti-air (TH-291 to TH-297)."""

from collections.abc import Sequence

from msgspec.structs import replace

from panzerkiste.engine.game import Step
from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.actions import Action, FireAntiAir, Pass
from panzerkiste.games.tank_hunter.events import AntiAirCalled, AntiAirRolled, StrikeStopped
from panzerkiste.games.tank_hunter.fights.values import anti_air_number, empties, succeeds, supply, total
from panzerkiste.games.tank_hunter.state import (
    AskAntiAir,
    CallAntiAir,
    Dispose,
    Handle,
    OpenWindow,
    Playing,
    RollAntiAir,
    RollEffect,
    State,
    Strike,
    UnitInPlay,
)
from panzerkiste.games.tank_hunter.state.table import (
    Stepped,
    card_of,
    go_on,
    in_order,
    seat_of,
    tell,
    unit_of,
    with_unit,
)
from panzerkiste.games.tank_hunter.units.lines import marked, reveal


def announced(state: State, playing: Playing, target: Handle) -> Stepped:
    """TH-291: the `air` window, then anti-air; only what comes through rolls its die."""
    state = replace(state, strike=Strike(playing, target))
    return Step(then(state, OpenWindow("air"), CallAntiAir(), RollEffect(playing, target)))


def strike_of(state: State) -> Strike:
    assert state.strike is not None, "no air strike has been announced"
    return state.strike


def call_anti_air(state: State, frame: CallAntiAir) -> Stepped:
    """TH-291 (2b): the owner is asked while a unit of his might fire, as far as everybody can see."""
    owner = seat_of(strike_of(state).target)
    if any(_might_fire(state, unit) for unit in state.players[owner].units):
        return Step(then(state, AskAntiAir()))
    return Step(replace(state, strike=None))


def _ready(state: State, unit: UnitInPlay) -> bool:
    """TH-264, TH-302: not disabled, not evaded; each unit once per air strike."""
    return not (unit.disabled or unit.evaded or unit.handle in strike_of(state).fired)


def _might_fire(state: State, unit: UnitInPlay) -> bool:
    return _ready(state, unit) and (unit.hidden or card_of(state, unit).abilities.anti_air is not None)


def anti_air(state: State, frame: AskAntiAir) -> Sequence[Action]:
    """TH-291, TH-292: any able anti-air unit of the owner, in either line, revealed or revealed now."""
    owner = seat_of(strike_of(state).target)
    units = [
        unit.handle
        for unit in in_order(state.players[owner])
        if _ready(state, unit) and card_of(state, unit).abilities.anti_air is not None
    ]
    return [Pass(), *(FireAntiAir(unit) for unit in units)]


def answer_strike(state: State, frame: AskAntiAir, action: Action) -> Stepped:
    if not isinstance(action, FireAntiAir):
        return Step(replace(state, strike=None))
    strike = strike_of(state)
    state = replace(state, strike=replace(strike, fired=(*strike.fired, action.unit)))
    step = reveal(then(state, RollAntiAir(action.unit), CallAntiAir()), action.unit)
    return go_on(step, lambda state: tell(state, AntiAirCalled(action.unit)))


def roll_anti_air(state: State, frame: RollAntiAir, die: int) -> Stepped:
    """TH-291 (3), TH-294: against the anti-air value, and for ammunition."""
    strike, unit = strike_of(state), unit_of(state, frame.unit)
    needs = total(anti_air_number(state, frame.unit, strike.modifiers))
    empty = empties(die, supply(state, unit))
    unit = replace(unit, rolled_attack=True)
    step = tell(with_unit(state, unit), AntiAirRolled(frame.unit, die, needs))
    if empty:
        step = go_on(step, lambda state: marked(state, unit, "out_of_ammo"))
    return go_on(step, lambda state: _stopped(state, frame.unit)) if succeeds(die, needs) else step


def _stopped(state: State, by: Handle) -> Stepped:
    """TH-291 (4), TH-295: the event is discarded without effect."""
    strike = strike_of(state)
    at = max(at for at, frame in enumerate(state.pending) if isinstance(frame, Dispose))
    rest = (*state.pending[:at], Dispose(strike.playing, stopped=True))
    return tell(replace(state, strike=None, pending=rest), StrikeStopped(strike.playing.card, by))
