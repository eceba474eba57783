"""Faces and lines by effect: conceal, move_rear, reveal_enemy (TH-077, TH-078, TH-094)."""

from collections.abc import Sequence
from functools import partial
from itertools import combinations

from panzerkiste.engine.game import Step
from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.actions import Action, Expose
from panzerkiste.games.tank_hunter.cards.effect_codes import RevealEnemy
from panzerkiste.games.tank_hunter.effects import aims
from panzerkiste.games.tank_hunter.effects.effect import Effect
from panzerkiste.games.tank_hunter.effects.played import effect_played, only_unit
from panzerkiste.games.tank_hunter.state import AskEffect, Playing, State
from panzerkiste.games.tank_hunter.state.table import Stepped, go_on, in_order
from panzerkiste.games.tank_hunter.units.lines import change_line, conceal, reveal


def _concealed(state: State, playing: Playing) -> Stepped:
    return go_on(Step(state), *(partial(conceal, handle=unit) for unit in playing.on.units))


def _moved_to_rear(state: State, playing: Playing) -> Stepped:
    return change_line(state, only_unit(playing), "rear")


def _ask_whom_to_expose(state: State, playing: Playing) -> Stepped:
    return Step(then(state, AskEffect(playing, playing.seat, "expose")))


def _exposures(state: State, frame: AskEffect) -> Sequence[Action]:
    """Up to so many of the player's hidden units, by their backs; all at once, so that none tells about the next.

    Their owner may have revealed them all in the meantime (TH-080).
    """
    hidden = [unit.handle for unit in in_order(state.players[frame.playing.on.player]) if unit.hidden]
    most = min(effect_played(state, frame.playing, RevealEnemy).count, len(hidden))
    return [Expose(chosen) for count in range(most, min(most, 1) - 1, -1) for chosen in combinations(hidden, count)]


def _exposed(state: State, frame: AskEffect, action: Action) -> Stepped:
    assert isinstance(action, Expose)
    return go_on(Step(state), *(partial(reveal, handle=unit) for unit in action.units))


CONCEAL = Effect(aims.units, _concealed, might=aims.might_be_units)
MOVE_REAR = Effect(aims.units, _moved_to_rear, might=aims.might_be_units)
REVEAL_ENEMY = Effect(aims.players, _ask_whom_to_expose, answers=_exposures, answered=_exposed)
