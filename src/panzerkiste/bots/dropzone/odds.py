"""Expected values of dice (DZ-137 to DZ-143): what shots are worth before they are rolled."""

from functools import cache
from typing import NamedTuple

from panzerkiste.games.dropzone.armies.catalogue import Weapon
from panzerkiste.games.dropzone.battle.damage import covered_need, hit_damage
from panzerkiste.games.dropzone.state import Unit

FACES = range(1, 7)


class Loss(NamedTuple):
    """What a target is likely to lose: the share of its damage points, and the chance that it is destroyed."""

    share: float
    killed: float

    @property
    def value(self) -> float:
        """In units of the target: a cripple is worth something, a wreck everything."""
        return 0.35 * self.share + 0.65 * self.killed


NOTHING = Loss(0.0, 0.0)


def expected(dice: int, need: int, energy: int, weapon: Weapon, target: Unit, *, cover: bool = False) -> Loss:
    """What so many dice that hit on *need* do to a target."""
    if not target.left:
        return NOTHING
    profile = target.profile
    saved = (7 - profile.passive) / 6 if profile.passive else 0.0
    hit = (7 - need) / 6 * (1.0 - saved)
    one, two = _points(covered_need(energy, profile.armour, cover=cover), weapon.shaped_charge, weapon.sniper)
    more = weapon.devastator if profile.damage_points > 2 else 0
    suffered, killed = _total(dice, hit * one, hit * two, more, target.left)
    return Loss(suffered / profile.damage_points, killed)


@cache
def _points(need: int, shaped_charge: bool, sniper: bool) -> tuple[float, float]:  # noqa: FBT001
    """The chances that a hit does one point and two."""
    rolled = [_rolled(die, need, shaped_charge, sniper) for die in FACES]
    return rolled.count(1) / 6, rolled.count(2) / 6


def _rolled(die: int, need: int, shaped_charge: bool, sniper: bool) -> int:  # noqa: FBT001
    points = hit_damage(die, need, None)
    if shaped_charge and die == FACES[-1]:
        points = max(points, 1)
    return min(points, 1) if sniper else points


@cache
def _total(dice: int, one: float, two: float, more: int, left: int) -> tuple[float, float]:
    """Expected damage of all dice, at most *left*, and the chance of so much."""
    chances = [1.0] + [0.0] * left
    for _ in range(dice):
        after = [0.0] * (left + 1)
        for done, chance in enumerate(chances):
            after[done] += chance * (1.0 - one - two)
            after[min(left, done + 1 + more)] += chance * one
            after[min(left, done + 2 + more)] += chance * two
        chances = after
    return sum(done * chance for done, chance in enumerate(chances)), chances[left]
