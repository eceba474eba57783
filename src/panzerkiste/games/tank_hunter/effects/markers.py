"""Markers by effect: resupply, clear_markers, ammo_strike, ammo_roll_own, barrage (TH-135, TH-272)."""

from collections.abc import Sequence
from functools import partial
from itertools import product

from panzerkiste.engine.game import Seat, Step
from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.cards.cards import UnitTarget
from panzerkiste.games.tank_hunter.cards.effect_codes import AmmoRollOwn, AmmoStrike, Barrage
from panzerkiste.games.tank_hunter.effects import aims
from panzerkiste.games.tank_hunter.effects.effect import Effect, EffectCard
from panzerkiste.games.tank_hunter.effects.played import card_played, effect_played, told_roll
from panzerkiste.games.tank_hunter.state import Aim, Marker, Playing, RollEffect, State, UnitInPlay
from panzerkiste.games.tank_hunter.state.table import Stepped, card_of, go_on, in_line, unit_of
from panzerkiste.games.tank_hunter.units.lines import mark, reveal, unmark


def _unmarked(state: State, playing: Playing, *markers: Marker) -> Stepped:
    pairs = product(playing.on.units, markers)
    return go_on(Step(state), *(partial(unmark, handle=unit, marker=marker) for unit, marker in pairs))


def _resupplied(state: State, playing: Playing) -> Stepped:
    return _unmarked(state, playing, "out_of_ammo")


def _cleared(state: State, playing: Playing) -> Stepped:
    return _unmarked(state, playing, "out_of_ammo", "pinned")


def _roll_for_targets(state: State, playing: Playing) -> Stepped:
    return Step(then(state, *(RollEffect(playing, unit) for unit in playing.on.units)))


def _ammo_struck(state: State, frame: RollEffect, die: int) -> Stepped:
    return _out_of_ammo(state, frame, die, effect_played(state, frame.playing, AmmoStrike).le)


def _out_of_ammo(state: State, frame: RollEffect, die: int, le: int) -> Stepped:
    step = told_roll(state, frame, die, le)
    if die > le:
        return step
    return go_on(step, lambda state: mark(state, frame.unit, "out_of_ammo", frame.playing.seat))


def roll_for_all(state: State, playing: Playing) -> Stepped:
    """TH-138: a die for every unit that fits."""
    target = card_played(state, playing).target
    assert isinstance(target, UnitTarget)
    fitting = aims.targets(state, playing.seat, target)
    return Step(then(state, *(RollEffect(playing, unit.handle) for unit in fitting)))


def _ammo_rolled(state: State, frame: RollEffect, die: int) -> Stepped:
    return _out_of_ammo(state, frame, die, effect_played(state, frame.playing, AmmoRollOwn).le)


def _barrage_aims(state: State, seat: Seat, card: EffectCard) -> Sequence[Aim]:
    effect = card.effect
    assert isinstance(effect, Barrage)
    ready = effect.requires is None or any(_able_gun(state, unit) for unit in state.players[seat].units)
    return aims.players(state, seat, card) if ready else ()


def _able_gun(state: State, unit: UnitInPlay) -> bool:
    return not unit.hidden and not unit.disabled and card_of(state, unit).type == "GUN"


def _barrage(state: State, playing: Playing) -> Stepped:
    front = in_line(state.players[playing.on.player], "front")
    return Step(then(state, *(RollEffect(playing, unit.handle) for unit in front)))


def _shelled(state: State, frame: RollEffect, die: int) -> Stepped:
    le = effect_played(state, frame.playing, Barrage).le
    step = told_roll(state, frame, die, le)
    if die > le:
        return step
    marker: Marker = "out_of_ammo" if card_of(state, unit_of(state, frame.unit)).type == "AFV" else "pinned"
    return go_on(
        step,
        lambda state: reveal(state, frame.unit),
        lambda state: mark(state, frame.unit, marker, frame.playing.seat),
    )


RESUPPLY = Effect(aims.units, _resupplied, might=aims.might_be_units)
CLEAR_MARKERS = Effect(aims.units, _cleared, might=aims.might_be_units)
AMMO_STRIKE = Effect(aims.units, _roll_for_targets, _ammo_struck, might=aims.might_be_units)
AMMO_ROLL_OWN = Effect(aims.nothing, roll_for_all, _ammo_rolled)
BARRAGE = Effect(_barrage_aims, _barrage, _shelled)
