"""The card being played: its record, its target, and its dice."""

from typing import TypeVar

from panzerkiste.games.tank_hunter.effects.effect import EffectCard
from panzerkiste.games.tank_hunter.events import EffectRolled
from panzerkiste.games.tank_hunter.state import Handle, Playing, RollEffect, State
from panzerkiste.games.tank_hunter.state.table import Stepped, deck_of, tell

Code = TypeVar("Code")


def card_played(state: State, playing: Playing) -> EffectCard:
    deck = deck_of(state)
    return deck.events.get(playing.card) or deck.commanders[playing.card]


def effect_played(state: State, playing: Playing, code: type[Code]) -> Code:
    """The numbers of the effect, which is of this code."""
    effect = card_played(state, playing).effect
    assert isinstance(effect, code)
    return effect


def only_unit(playing: Playing) -> Handle:
    """The target of a card that has one."""
    (unit,) = playing.on.units
    return unit


def told_roll(state: State, frame: RollEffect, die: int, needs: int) -> Stepped:
    return tell(state, EffectRolled(frame.playing.card, frame.unit, die, needs))
