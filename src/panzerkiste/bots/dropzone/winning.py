"""The chance to win that the judgement stands for, by a curve fitted to matches (bench/coach_chances.py)."""

from math import exp, log
from typing import Final, NamedTuple

from panzerkiste.bots.dropzone.judgement import prospects, victory_point, worth
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.terms import Player

# What is added to the logarithm of the odds: 69 matches, 901 questions (docs/opponents.md).
POINTS: Final = 0.93
ARMY: Final = 8.3


class Ahead(NamedTuple):
    """By how much a player is ahead of the other one, times how much of the battle is over: early it decides little."""

    points: float  # victory points, in hand and in prospect
    army: float  # units: the logarithm of what his are worth to what the other's are


def chance(state: State, player: Player, gain: float = 0.0) -> float | None:
    """That *player* wins after an answer that brings him so many points; only of battles between two it can be told."""
    if len(state.players) > 2:
        return None
    points, army = ahead(state, player, gain)
    return 1 / (1 + exp(-(POINTS * points + ARMY * army)))


def ahead(state: State, player: Player, gain: float = 0.0) -> Ahead:
    """What an answer gains counts as so much more in units: it is weighed in their points."""
    mine, theirs = _army(state, player), _army(state, 1 - player)
    points, army = prospects(state, player) / victory_point(state), log(mine / theirs) + 2 * gain / (mine + theirs)
    over = state.turn / state.options.turns
    return Ahead(over * points, over * army)


def _army(state: State, player: Player) -> float:
    """Never nothing: its logarithm is asked for."""
    return 1.0 + sum(worth(unit) for unit in state.units if unit.player == player and unit.is_alive)
