"""Carpet bombing (TH-161, TH-162)."""

from msgspec.structs import replace

from panzerkiste.games.tank_hunter.cards.effect_codes import CarpetBombing
from panzerkiste.games.tank_hunter.effects import aims
from panzerkiste.games.tank_hunter.effects.effect import Effect
from panzerkiste.games.tank_hunter.effects.markers import roll_for_all
from panzerkiste.games.tank_hunter.effects.played import effect_played, told_roll
from panzerkiste.games.tank_hunter.events import BombingCounted
from panzerkiste.games.tank_hunter.fights.values import succeeds
from panzerkiste.games.tank_hunter.state import Playing, RollEffect, State
from panzerkiste.games.tank_hunter.state.table import Stepped, go_on, tell
from panzerkiste.games.tank_hunter.turns.ending import end_game
from panzerkiste.games.tank_hunter.units.lines import take_out


def _counted(state: State, playing: Playing) -> Stepped:
    """TH-161: the last one ends the game before any bombing."""
    count = state.bombings + 1
    step = tell(replace(state, bombings=count), BombingCounted(count))
    if count >= effect_played(state, playing, CarpetBombing).ends_game_on:
        return go_on(step, lambda state: end_game(state, "bombing"))
    return go_on(step, lambda state: roll_for_all(state, playing))


def _bombed(state: State, frame: RollEffect, die: int) -> Stepped:
    needs = effect_played(state, frame.playing, CarpetBombing).remove_le
    step = told_roll(state, frame, die, needs)
    return go_on(step, lambda state: take_out(state, frame.unit)) if succeeds(die, needs) else step


CARPET_BOMBING = Effect(aims.nothing, _counted, _bombed)
