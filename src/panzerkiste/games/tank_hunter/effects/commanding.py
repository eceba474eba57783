"""What only commanders do (TH-320 to TH-327): scout_mod, anti_air_mod, resupply_roll, conceal_roll, peek_events.

A commander is exhausted like a card is played, so these are effects like those of events. Armour Commander and
Artillery Observer are asked for where they matter: in the Leadership question (TH-366) and among the spies (TH-356).
"""

from collections.abc import Sequence
from itertools import permutations

from msgspec.structs import replace

from panzerkiste.engine.game import Seat, Step, Told
from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.actions import Action, Order
from panzerkiste.games.tank_hunter.cards.effect_codes import ConcealRoll, PeekEvents, ResupplyRoll
from panzerkiste.games.tank_hunter.effects import aims
from panzerkiste.games.tank_hunter.effects.effect import Effect, EffectCard
from panzerkiste.games.tank_hunter.effects.played import effect_played, only_unit, told_roll
from panzerkiste.games.tank_hunter.events import EventsSeen
from panzerkiste.games.tank_hunter.fights.values import succeeds
from panzerkiste.games.tank_hunter.state import Aim, AskEffect, KnownEvent, PeekEvent, Playing, RollEffect, State
from panzerkiste.games.tank_hunter.state.table import Stepped, go_on, seat_of
from panzerkiste.games.tank_hunter.units.lines import conceal, unmark


def _scout_aims(state: State, seat: Seat, card: EffectCard) -> Sequence[Aim]:
    """One's own unit is scouting."""
    return aims.AS_IT_IS if state.scouting and seat_of(state.scouting.unit) == seat else ()


def _helped_scouting(state: State, playing: Playing) -> Stepped:
    scouting = state.scouting
    assert scouting is not None
    return Step(replace(state, scouting=replace(scouting, modifiers=(*scouting.modifiers, playing.card))))


def _flak_aims(state: State, seat: Seat, card: EffectCard) -> Sequence[Aim]:
    """TH-291 (2a): the air strike is aimed at one of the owner's units."""
    return aims.AS_IT_IS if state.strike and seat_of(state.strike.target) == seat else ()


def _helped_flak(state: State, playing: Playing) -> Stepped:
    strike = state.strike
    assert strike is not None
    return Step(replace(state, strike=replace(strike, modifiers=(*strike.modifiers, playing.card))))


def _roll_for_target(state: State, playing: Playing) -> Stepped:
    return Step(then(state, RollEffect(playing, only_unit(playing))))


def _resupply_rolled(state: State, frame: RollEffect, die: int) -> Stepped:
    needs = effect_played(state, frame.playing, ResupplyRoll).le
    step = told_roll(state, frame, die, needs)
    return go_on(step, lambda state: unmark(state, frame.unit, "out_of_ammo")) if succeeds(die, needs) else step


def _conceal_rolled(state: State, frame: RollEffect, die: int) -> Stepped:
    needs = effect_played(state, frame.playing, ConcealRoll).le
    step = told_roll(state, frame, die, needs)
    return go_on(step, lambda state: conceal(state, frame.unit)) if succeeds(die, needs) else step


def _peek_aims(state: State, seat: Seat, card: EffectCard) -> Sequence[Aim]:
    """TH-144: only if a card is left."""
    return aims.AS_IT_IS if state.event_deck.size else ()


def _peek(state: State, playing: Playing) -> Stepped:
    """TH-400: cards that somebody knows already come first, the others by chance."""
    deck, count = state.event_deck, _peeked(state, playing)
    seen = tuple(_seen_by(entry, playing.seat) for entry in deck.known_top[:count])
    state = replace(state, event_deck=replace(deck, known_top=seen + deck.known_top[count:]))
    order = [AskEffect(playing, playing.seat, "order")] if count > 1 else []
    state = then(state, *[PeekEvent(playing.seat)] * (count - len(seen)), *order)
    return Step(state, tuple(Told(EventsSeen(playing.seat, (entry.card,)), (playing.seat,)) for entry in seen))


def _peeked(state: State, playing: Playing) -> int:
    return min(effect_played(state, playing, PeekEvents).count, state.event_deck.size)


def _seen_by(entry: KnownEvent, seat: Seat) -> KnownEvent:
    return entry if seat in entry.seats else replace(entry, seats=(*entry.seats, seat))


def _orders(state: State, frame: AskEffect) -> Sequence[Action]:
    top = state.event_deck.known_top[: _peeked(state, frame.playing)]
    return [Order(cards) for cards in dict.fromkeys(permutations([entry.card for entry in top]))]


def _ordered(state: State, frame: AskEffect, action: Action) -> Stepped:
    """The order is this player's secret: whoever had looked before no longer knows which card lies where."""
    assert isinstance(action, Order)
    deck = state.event_deck
    top = zip(action.cards, deck.known_top, strict=False)
    known = tuple(KnownEvent(card, (frame.asked,), place.pile) for card, place in top)
    deck = replace(deck, known_top=known + deck.known_top[len(known) :])
    return Step(replace(state, event_deck=deck))


def _never(state: State, seat: Seat, card: EffectCard) -> Sequence[Aim]:
    """For commanders who are not used in a window."""
    return ()


SCOUT_MOD = Effect(_scout_aims, _helped_scouting)
ANTI_AIR_MOD = Effect(_flak_aims, _helped_flak)
RESUPPLY_ROLL = Effect(aims.units, _roll_for_target, _resupply_rolled, might=aims.might_be_units)
CONCEAL_ROLL = Effect(aims.units, _roll_for_target, _conceal_rolled, might=aims.might_be_units)
PEEK_EVENTS = Effect(_peek_aims, _peek, answers=_orders, answered=_ordered)
UNUSED = Effect(_never)
