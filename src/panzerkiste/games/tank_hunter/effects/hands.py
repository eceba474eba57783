"""Hands by effect: discard_all, hand_attack."""

from collections.abc import Sequence
from itertools import combinations

from panzerkiste.engine.game import Step, Told
from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.actions import Action, Discard
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.cards.effect_codes import DiscardAll, HandAttack
from panzerkiste.games.tank_hunter.effects import aims
from panzerkiste.games.tank_hunter.effects.effect import Effect
from panzerkiste.games.tank_hunter.effects.played import effect_played
from panzerkiste.games.tank_hunter.event_cards.draws import discard
from panzerkiste.games.tank_hunter.events import Event, HandShown
from panzerkiste.games.tank_hunter.state import AskEffect, Playing, State
from panzerkiste.games.tank_hunter.state.table import Stepped, clockwise, go_on


def _ask_everybody(state: State, playing: Playing) -> Stepped:
    """TH-138: each player with events in hand, from the acting one clockwise, also where there is nothing to choose."""
    holding = [seat for seat in clockwise(state, playing.seat) if state.players[seat].hand]
    return Step(then(state, *(AskEffect(playing, seat, "discard") for seat in holding)))


def _discards(state: State, frame: AskEffect) -> Sequence[Action]:
    count = effect_played(state, frame.playing, DiscardAll).count
    return _choices(state.players[frame.asked].hand, count)


def _choices(hand: tuple[CardId, ...], count: int) -> list[Action]:
    """Copies of a card are all the same."""
    chosen = dict.fromkeys(combinations(hand, min(count, len(hand))))
    return [Discard(cards) for cards in chosen]


def _discarded(state: State, frame: AskEffect, action: Action) -> Stepped:
    assert isinstance(action, Discard)
    return discard(state, frame.asked, action.cards)


def _look(state: State, playing: Playing) -> Stepped:
    """Whether a choice is asked for depends on the number of cards alone, which everybody sees (TH-014)."""
    other = playing.on.player
    hand = state.players[other].hand
    shown: Told[Event] = Told(HandShown(other, hand), (playing.seat,))
    if len(hand) > effect_played(state, playing, HandAttack).count:
        return Step(then(state, AskEffect(playing, playing.seat, "take")), (shown,))
    return go_on(Step(state, (shown,)), lambda state: discard(state, other, hand))


def _takings(state: State, frame: AskEffect) -> Sequence[Action]:
    count = effect_played(state, frame.playing, HandAttack).count
    return _choices(state.players[frame.playing.on.player].hand, count)


def _taken(state: State, frame: AskEffect, action: Action) -> Stepped:
    assert isinstance(action, Discard)
    return discard(state, frame.playing.on.player, action.cards)


DISCARD_ALL = Effect(aims.nothing, _ask_everybody, answers=_discards, answered=_discarded)
HAND_ATTACK = Effect(aims.players, _look, answers=_takings, answered=_taken)
