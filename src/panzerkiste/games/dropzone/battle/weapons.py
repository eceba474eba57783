"""Weapons and their special rules (DZ-121, DZ-260 to DZ-266, DZ-330, DZ-337): what a mount may fire now."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.armies.catalogue import Weapon
from panzerkiste.games.dropzone.geometry import at_most
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Shot

SMALL_ARMS_RANGE: Final = 6.0  # DZ-264


class Firing(NamedTuple):
    """A weapon as it fires now."""

    weapon: Weapon
    dice: int
    energy: int
    full_range: float
    countered_range: float
    aa: bool


def check_may_shoot(state: State, unit: Unit) -> None:
    """Who may shoot at all this turn."""
    turn = state.turn
    if unit.status not in ("table", "inside"):
        raise Illegal("DZ-148", "shooter", unit=unit.name)
    if unit.status == "inside" and unit.wall < 0:
        raise Illegal("DZ-220", "hidden", unit=unit.name)
    if turn in (unit.loaded_turn, unit.unloaded_turn):
        raise Illegal("DZ-182", unit=unit.name)
    if turn == unit.entered_turn:
        raise Illegal("DZ-219", unit=unit.name)
    if turn == unit.left_turn:
        raise Illegal("DZ-231", "shoots", unit=unit.name)
    if turn == unit.no_shoot_turn:
        raise Illegal("DZ-169", "shoots", unit=unit.name)


def firing(state: State, unit: Unit, shot: Shot, declared: Sequence[Shot] = ()) -> Firing:
    """What the mount fires with, after the shots of this volley that are *declared*; raises Illegal."""
    if not 0 <= shot.mount < len(unit.weapons):
        raise Illegal("DZ-135", "mount", unit=unit.name)
    weapon = unit.weapons[shot.mount]
    fired = (*unit.fired, *(other.mount for other in declared if other.unit == unit.id))
    wholly = unit.small_arms or any(other.small_arms for other in declared if other.unit == unit.id)  # DZ-264
    if shot.mount in fired or wholly:
        raise Illegal("DZ-135", "fired", unit=unit.name, weapon=weapon.id)
    _check_alternatives(unit, weapon, fired)
    _check_moved(unit, weapon)
    if shot.small_arms:
        return _small_arms(unit, weapon, fired)
    if weapon.limited and unit.spent.count(shot.mount) >= weapon.limited:
        raise Illegal("DZ-337", unit=unit.name, weapon=weapon.id)
    dice = weapon.shots - weapon.shots_lost * unit.damage  # DZ-330
    if dice <= 0:
        raise Illegal("DZ-330", unit=unit.name, weapon=weapon.id)
    return Firing(weapon, dice, weapon.energy, weapon.full_range, weapon.countered_range, weapon.aa)


def _check_alternatives(unit: Unit, weapon: Weapon, fired: Sequence[int]) -> None:
    """DZ-260: of the entries with the same number only one may be fired per turn."""
    if weapon.alternative and any(unit.weapons[mount].alternative == weapon.alternative for mount in fired):
        raise Illegal("DZ-260", unit=unit.name, weapon=weapon.id)


def _check_moved(unit: Unit, weapon: Weapon) -> None:
    """DZ-121; DZ-323: fast movers have no such number."""
    limit = math.inf if weapon.move_and_fire is None else weapon.move_and_fire
    if not at_most(unit.moved, limit):
        raise Illegal("DZ-121", unit=unit.name, weapon=weapon.id, inches=round(unit.moved, 2), allowed=limit)


def _small_arms(unit: Unit, weapon: Weapon, fired: Sequence[int]) -> Firing:
    """DZ-264: one AA shot instead of everything the base could fire; not below half its damage points."""
    if not weapon.small_arms:
        raise Illegal("DZ-264", "none", unit=unit.name, weapon=weapon.id)
    if fired:
        raise Illegal("DZ-264", "fired", unit=unit.name)
    if unit.left * 2 < unit.profile.damage_points:
        raise Illegal("DZ-264", "weak", unit=unit.name, left=unit.left)
    return Firing(weapon, 1, weapon.small_arms, SMALL_ARMS_RANGE, SMALL_ARMS_RANGE, aa=True)
