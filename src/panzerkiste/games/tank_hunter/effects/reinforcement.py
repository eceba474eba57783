"""More units and more actions: draw_units, draw_units_all, extra_action (TH-096, TH-099)."""

from collections.abc import Sequence

from msgspec.structs import replace

from panzerkiste.engine.game import Seat, Step
from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.cards.effect_codes import DrawUnits, DrawUnitsAll, ExtraAction
from panzerkiste.games.tank_hunter.effects import aims
from panzerkiste.games.tank_hunter.effects.effect import Effect, EffectCard
from panzerkiste.games.tank_hunter.effects.played import effect_played
from panzerkiste.games.tank_hunter.event_cards.draws import unit_draws
from panzerkiste.games.tank_hunter.events import ActionsAdded
from panzerkiste.games.tank_hunter.state import Aim, Playing, State
from panzerkiste.games.tank_hunter.state.table import Stepped, clockwise, tell


def _reserve_aims(state: State, seat: Seat, card: EffectCard) -> Sequence[Aim]:
    effect = card.effect
    assert isinstance(effect, DrawUnits)
    few = effect.max_units_in_play is None or len(state.players[seat].units) <= effect.max_units_in_play
    return aims.players(state, seat, card) if few else ()


def _drawn(state: State, playing: Playing) -> Stepped:
    return Step(then(state, *unit_draws(playing.seat, effect_played(state, playing, DrawUnits).count)))


def _drawn_by_all(state: State, playing: Playing) -> Stepped:
    """TH-096: each player draws and places before the next."""
    count = effect_played(state, playing, DrawUnitsAll).count
    frames = [frame for seat in clockwise(state, playing.seat) for frame in unit_draws(seat, count)]
    return Step(then(state, *frames))


def _actions_added(state: State, playing: Playing) -> Stepped:
    count = effect_played(state, playing, ExtraAction).count
    return tell(replace(state, actions=state.actions + count), ActionsAdded(playing.seat, count))


DRAW_UNITS = Effect(_reserve_aims, _drawn)
DRAW_UNITS_ALL = Effect(aims.nothing, _drawn_by_all)
EXTRA_ACTION = Effect(aims.players, _actions_added)
