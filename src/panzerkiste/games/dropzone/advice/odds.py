"""Exact odds (DZ-137 to DZ-145): how likely each number of damage points is, die by die from the rules' own answers."""

from collections.abc import Iterable
from functools import reduce

from panzerkiste.games.dropzone.advice.answers import ShotOdds
from panzerkiste.games.dropzone.battle.damage import damage_of, needed, save_need
from panzerkiste.games.dropzone.battle.shooting import scored
from panzerkiste.games.dropzone.buildings.construction import building_points
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.terms import Aim, Hits, TargetId

Odds = tuple[float, ...]
"""The chance of 0, 1, 2, … damage points."""

NOTHING: Odds = (1.0,)


def points_left(state: State, target: TargetId) -> int:
    """DZ-145, DZ-214: what destroys it."""
    if isinstance(target, str):
        return building_points(state, target) - state.building(target).damage
    return state.units[target].left


def one_hit(state: State, aim: Aim) -> Hits:
    return scored(aim, state.units[aim.shot.unit].profile.weapons[aim.shot.mount], 1)


def die_odds(state: State, aim: Aim) -> Odds:
    """Of one shot: it may miss, be saved, or hurt by what its damage die says."""
    hits = one_hit(state, aim)
    save = save_need(state, hits)
    strikes = (7 - aim.need) / 6 * ((save - 1) / 6 if save else 1.0)
    points = [damage_of(state, hits, die) for die in range(1, 7)]
    odds = [0.0] * (max(points) + 1)
    odds[0] = 1.0 - strikes
    for each in points:
        odds[each] += strikes / 6
    return tuple(odds)


def both(one: Odds, other: Odds, most: int) -> Odds:
    """Of two causes of damage together; DZ-145: surplus is lost."""
    odds = [0.0] * (min(most, len(one) + len(other) - 2) + 1)
    for points, chance in enumerate(one):
        for more, also in enumerate(other):
            odds[min(most, points + more)] += chance * also
    return tuple(odds)


def volley_odds(state: State, aims: Iterable[Aim], target: TargetId) -> Odds:
    """Of all shots at one target."""
    most = points_left(state, target)
    dice = (die_odds(state, aim) for aim in aims for _ in range(aim.dice))
    return reduce(lambda before, die: both(before, die, most), dice, NOTHING)


def expected(odds: Odds) -> float:
    return sum(points * chance for points, chance in enumerate(odds))


def destroyed(state: State, odds: Odds, target: TargetId) -> float:
    most = points_left(state, target)
    return odds[most] if len(odds) > most else 0.0


def shot_odds(state: State, aim: Aim) -> ShotOdds:
    hits, target = one_hit(state, aim), aim.shot.target
    odds = volley_odds(state, [aim], target)
    save, damage = save_need(state, hits), needed(state, hits)
    return ShotOdds(aim.dice, aim.need, save, damage, expected(odds), destroyed(state, odds, target))
