"""What the judgement comes to as a chance to win: a curve fitted to matches of bots (bench/coach_chances.py)."""

from math import exp, log
from typing import Final, NamedTuple

from panzerkiste.bots.dropzone.judgement import prospects, victory_point, worth
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.terms import Player

MOST: Final = 30.0  # of the exponent


class Curve(NamedTuple):
    """What a victory point in prospect adds to the logarithm of the odds, early and late, and what an army does."""

    early: float
    late: float
    army: float


# Not fitted yet: a chance is told when enough matches stand behind it (docs/opponents.md).
CURVE: Final[Curve | None] = None


class Standing(NamedTuple):
    """How a player stands: how far the battle has gone, the victory points in prospect, the ratio of armies."""

    gone: float
    points: float
    army: float


def standing(state: State, player: Player, gain: float = 0.0) -> Standing:
    """*gain* is what is expected of the next answer, in points of units."""
    pays = victory_point(state)
    points = (prospects(state, player) + gain) / pays
    return Standing(state.turn / state.options.turns, points, log(_army(state, player) / _rivals(state, player)))


def chance(at: Standing, curve: Curve | None = CURVE) -> float | None:
    if curve is None:
        return None
    slope = curve.early + (curve.late - curve.early) * at.gone
    return 1 / (1 + exp(-max(-MOST, min(MOST, slope * at.points + curve.army * at.army))))


def _army(state: State, player: Player) -> float:
    return 1.0 + sum(worth(unit) for unit in state.units if unit.player == player and unit.is_alive)


def _rivals(state: State, player: Player) -> float:
    return max(_army(state, other) for other in state.players if other != player)
