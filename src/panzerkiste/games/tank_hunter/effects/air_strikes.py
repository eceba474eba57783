"""Air strikes, once no anti-air has stopped them (TH-291)."""

from panzerkiste.games.tank_hunter.cards.effect_codes import AirStrike
from panzerkiste.games.tank_hunter.effects import aims
from panzerkiste.games.tank_hunter.effects.effect import Effect
from panzerkiste.games.tank_hunter.effects.played import effect_played, only_unit, told_roll
from panzerkiste.games.tank_hunter.fights.air import announced
from panzerkiste.games.tank_hunter.fights.values import succeeds
from panzerkiste.games.tank_hunter.state import Playing, RollEffect, State
from panzerkiste.games.tank_hunter.state.table import Stepped, go_on
from panzerkiste.games.tank_hunter.units.lines import destroy, mark, take_out


def _announced(state: State, playing: Playing) -> Stepped:
    return announced(state, playing, only_unit(playing))


def _struck(state: State, frame: RollEffect, die: int) -> Stepped:
    needs = effect_played(state, frame.playing, AirStrike).hit_le
    step = told_roll(state, frame, die, needs)
    return go_on(step, lambda state: _result(state, frame)) if succeeds(die, needs) else step


def _result(state: State, frame: RollEffect) -> Stepped:
    """TH-133 to TH-135."""
    match effect_played(state, frame.playing, AirStrike).result:
        case "destroy":
            return destroy(state, frame.unit, frame.playing.seat)
        case "remove":
            return take_out(state, frame.unit)
        case "out_of_ammo":
            return mark(state, frame.unit, "out_of_ammo", frame.playing.seat)


AIR_STRIKE = Effect(aims.units, _announced, _struck, might=aims.might_be_units)
