"""Effects on an attack under way: attack_mod, cancel_attack, redirect, ambush, mine, reroll, escape."""

from collections.abc import Sequence

from panzerkiste.engine.game import Seat, Step
from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.actions import Action, Counter, Pass, Withdraw
from panzerkiste.games.tank_hunter.cards.cards import Event, UnitTarget
from panzerkiste.games.tank_hunter.cards.effect_codes import Mine
from panzerkiste.games.tank_hunter.effects import aims
from panzerkiste.games.tank_hunter.effects.effect import Effect, EffectCard
from panzerkiste.games.tank_hunter.effects.played import effect_played, only_unit, told_roll
from panzerkiste.games.tank_hunter.fights.attack import cancelled, modified, redirected, redirections
from panzerkiste.games.tank_hunter.fights.counterattack import able_to_answer, ambushed, counters
from panzerkiste.games.tank_hunter.fights.shooting import escaped, rerolled
from panzerkiste.games.tank_hunter.fights.values import succeeds
from panzerkiste.games.tank_hunter.state import Aim, AskEffect, Attack, Playing, RollEffect, State
from panzerkiste.games.tank_hunter.state.table import Stepped, card_of, go_on, seat_of, under_way, unit_of
from panzerkiste.games.tank_hunter.units.lines import change_line, destroy, reveal


def _modified(state: State, playing: Playing) -> Stepped:
    return Step(modified(state, playing.card))


def _cancelled(state: State, playing: Playing) -> Stepped:
    return cancelled(state)


def _triggered(state: State, seat: Seat, card: EffectCard) -> Attack | None:
    """The declared attack on this player, if it is one that the card answers."""
    attack = state.attack
    assert isinstance(card, Event)
    assert card.trigger is not None
    if attack is None or seat_of(attack.target) != seat or seat_of(attack.attacker) == seat:
        return None
    return attack if card.trigger.attacker_line in (None, attack.line) else None


def _redirect_aims(state: State, seat: Seat, card: EffectCard) -> Sequence[Aim]:
    """TH-146: another of the player's units that the attacker could have chosen."""
    target = card.target
    assert isinstance(target, UnitTarget)
    if not _triggered(state, seat, card):
        return ()
    possible = redirections(state, seat)
    return [Aim(units=(unit.handle,)) for unit in aims.targets(state, seat, target) if unit.handle in possible]


def _redirected(state: State, playing: Playing) -> Stepped:
    return redirected(state, only_unit(playing))


def _ambush_aims(state: State, seat: Seat, card: EffectCard) -> Sequence[Aim]:
    """TH-236: a hidden unit that could counter the attacker. TH-235: one counter at most."""
    attack, target = _triggered(state, seat, card), card.target
    assert isinstance(target, UnitTarget)
    if not attack or attack.counter_used:
        return ()
    fitting = aims.targets(state, seat, target)
    return [Aim(units=(unit.handle,)) for unit in fitting if able_to_answer(state, unit, attack)]


def _might_ambush(state: State, seat: Seat, card: EffectCard) -> bool:
    attack = _triggered(state, seat, card)
    return attack is not None and not attack.counter_used and aims.might_be_units(state, seat, card)


def _ambush(state: State, playing: Playing) -> Stepped:
    """TH-221: whoever counters names the number of shots, once everybody sees what lay in ambush."""
    unit, question = only_unit(playing), AskEffect(playing, playing.seat, "shots")
    step = reveal(state, unit)
    if len(_salvos(step.state, question)) > 1:
        return Step(then(step.state, question), step.told)
    return go_on(step, lambda state: ambushed(state, unit, 1))


def _salvos(state: State, frame: AskEffect) -> Sequence[Action]:
    return counters(state, unit_of(state, only_unit(frame.playing)), under_way(state).attacker)


def _ambushed(state: State, frame: AskEffect, action: Action) -> Stepped:
    assert isinstance(action, Counter)
    return ambushed(state, action.unit, action.shots)


def _mine(state: State, playing: Playing) -> Stepped:
    return Step(then(state, RollEffect(playing, under_way(state).attacker)))


def _mine_rolled(state: State, frame: RollEffect, die: int) -> Stepped:
    """A destroyed attacker ends its attack by TH-177."""
    needs = effect_played(state, frame.playing, Mine).hit_le
    step = told_roll(state, frame, die, needs)
    return go_on(step, lambda state: destroy(state, frame.unit, frame.playing.seat)) if succeeds(die, needs) else step


def _rerolled(state: State, playing: Playing) -> Stepped:
    return rerolled(state)


def _escape_aims(state: State, seat: Seat, card: EffectCard) -> Sequence[Aim]:
    """The unit that is about to be hit, unless it has escaped already."""
    target, shooting = card.target, state.shooting
    assert isinstance(target, UnitTarget)
    if shooting is None or seat_of(shooting.target) != seat:
        return ()
    unit = unit_of(state, shooting.target)
    return (Aim(units=(unit.handle,)),) if not unit.escaped and card_of(state, unit).type in target.types else ()


def _escaped(state: State, playing: Playing) -> Stepped:
    unit = unit_of(state, only_unit(playing))
    step = escaped(state)
    if unit.line == "rear" or not card_of(state, unit).abilities.rear:
        return step
    return Step(then(step.state, AskEffect(playing, playing.seat, "withdraw")), step.told)


def _ways_out(state: State, frame: AskEffect) -> Sequence[Action]:
    return (Pass(), Withdraw())


def _withdrawn(state: State, frame: AskEffect, action: Action) -> Stepped:
    return change_line(state, only_unit(frame.playing), "rear") if isinstance(action, Withdraw) else Step(state)


ATTACK_MOD = Effect(aims.attack, _modified)
CANCEL_ATTACK = Effect(aims.attack, _cancelled)
REDIRECT = Effect(_redirect_aims, _redirected)
AMBUSH = Effect(_ambush_aims, _ambush, answers=_salvos, answered=_ambushed, might=_might_ambush)
MINE = Effect(aims.attack, _mine, _mine_rolled)
REROLL = Effect(aims.roll, _rerolled)
ESCAPE = Effect(_escape_aims, _escaped, answers=_ways_out, answered=_withdrawn)
