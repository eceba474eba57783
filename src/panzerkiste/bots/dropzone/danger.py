"""What the enemy may do to units where they stand or fly, in expected points (DZ-120 to DZ-143, DZ-267)."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from panzerkiste.bots.dropzone.judgement import enemies, freight
from panzerkiste.bots.dropzone.odds import expected
from panzerkiste.bots.dropzone.places import Outlook
from panzerkiste.games.dropzone.armies.catalogue import Weapon
from panzerkiste.games.dropzone.battle.shooting import is_evading
from panzerkiste.games.dropzone.fields.sight import Cover, Sight, eye_of, sights
from panzerkiste.games.dropzone.fields.table import body_of, scene_of
from panzerkiste.games.dropzone.geometry import at_most, distance, nearest_on_segment
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Point

SEEN: Final = 0.7  # how surely an enemy fires at what it sees now
COMES: Final = 0.3  # and at what it would have to move for first
WORST: Final = 6


def exposure(state: State, units: Sequence[Unit]) -> float:
    """What enemy fire is expected to cost these units before they act again; each enemy takes its best target."""
    targets = [unit for unit in units if unit.is_ground_unit]
    if not targets:
        return 0.0
    foes = [foe for foe in enemies(state, targets[0].player) if foe.on_table and foe.weapons and _acts(state, foe)]
    near = [(foe, [unit for unit in targets if _reaches(foe, unit)]) for foe in foes]
    pairs = [(foe, unit) for foe, aimed in near for unit in aimed]
    seen = dict(zip(((foe.id, unit.id) for foe, unit in pairs), _looks(state, pairs), strict=True))
    total = sum(max(_loss(state, foe, unit, seen[foe.id, unit.id]) for unit in aimed) for foe, aimed in near if aimed)
    return min(total, sum(freight(state, unit) for unit in targets))


def _acts(state: State, foe: Unit) -> bool:
    """Whether it will act again before the battle is over."""
    return state.turn < state.options.turns or state.battlegroups[foe.battlegroup].activated_turn < state.turn


def _looks(state: State, pairs: Sequence[tuple[Unit, Unit]]) -> Sequence[Sight]:
    eyes = {foe.id: eye_of(state.board, body_of(foe)) for foe, _ in pairs}
    return sights(scene_of(state), [(eyes[foe.id], unit.id) for foe, unit in pairs])


def _reaches(foe: Unit, unit: Unit) -> bool:
    inches = distance(foe.at, unit.at)
    return any(at_most(inches, _range(weapon, unit) + _advance(foe, weapon)) for weapon in foe.weapons)


def _range(weapon: Weapon, unit: Unit) -> float:
    """DZ-131."""
    return weapon.countered_range if unit.profile.active else weapon.full_range


def _advance(foe: Unit, weapon: Weapon) -> float:
    """DZ-121: how far it moves and still fires this weapon."""
    return min(foe.profile.move or 0.0, weapon.move_and_fire or 0.0)


def _loss(state: State, foe: Unit, unit: Unit, look: Sight) -> float:
    inches = distance(foe.at, unit.at)
    best = 0.0
    for weapon in foe.weapons:
        reach = _range(weapon, unit)
        if at_most(inches, reach + _advance(foe, weapon)):
            sure = SEEN if look.seen and at_most(inches, reach) else COMES
            best = max(best, sure * _shot(weapon, unit, look))
    return best * freight(state, unit)


def _shot(weapon: Weapon, unit: Unit, look: Sight) -> float:
    base = weapon.accuracy_ground if weapon.accuracy_ground is not None else weapon.accuracy
    harder = 2 * (look.cover is Cover.HULL_DOWN) + 2 * bool(look.concealment) + 2 * is_evading(unit)
    need = min(WORST, base + harder + unit.profile.evasion)
    return expected(weapon.shots, need, weapon.energy, weapon, unit, cover=bool(look.body_cover)).value


def exposure_at(state: State, unit: Unit, view: Outlook, mates: int) -> tuple[float, float]:
    """What so many like this unit would risk and could do at a spot, by what one of them would see there."""
    here = replace(unit, at=view.spot.at, facing=view.spot.facing)
    danger = sum(_loss(state, state.units[foe], here, look) for foe, look in view.threats)
    hopes = [_loss(state, here, state.units[foe], look) for foe, look in view.targets if state.units[foe].altitude == 0]
    return min(danger, mates * freight(state, unit)), mates * max(hopes, default=0.0)


def promise(state: State, units: Sequence[Unit]) -> float:
    """What these units may be expected to do to the enemy when they act again; one of a kind speaks for all."""
    if state.turn >= state.options.turns:
        return 0.0
    kinds: dict[tuple[int, str], list[Unit]] = {}
    for unit in units:
        if unit.is_ground_unit and unit.weapons:
            kinds.setdefault((unit.squad, unit.kind), []).append(unit)
    return sum(len(mates) * _promise(state, mates[0]) for mates in kinds.values())


def _promise(state: State, unit: Unit) -> float:
    targets = [foe for foe in enemies(state, unit.player) if foe.is_ground_unit and _reaches(unit, foe)]
    looks = _looks(state, [(unit, foe) for foe in targets])
    return max((_loss(state, unit, foe, look) for foe, look in zip(targets, looks, strict=True)), default=0.0)


# From the ground at aircraft.


def flak(state: State, unit: Unit, path: Sequence[Point]) -> float:
    """What anti-air fire is expected to cost an aircraft on its way along a path, in reaction (DZ-274, DZ-310)."""
    return sum(_flak(state, foe, unit, path, 2 + unit.jinks) for foe in enemies(state, unit.player))


def flak_at(state: State, unit: Unit, at: Point) -> float:
    """The same where it ends, when the enemy acts."""
    return sum(0.6 * _flak(state, foe, unit, (at,), 0) for foe in enemies(state, unit.player))


def _flak(state: State, foe: Unit, unit: Unit, path: Sequence[Point], harder: int) -> float:
    if not foe.on_table or not (harder or _acts(state, foe)):
        return 0.0
    inches = _nearest(path, foe.at)
    best = 0.0
    for mount, weapon in enumerate(foe.weapons):
        if weapon.aa and mount not in foe.fired and at_most(inches, _range(weapon, unit)):
            need = min(WORST, weapon.accuracy + harder + unit.profile.evasion)
            best = max(best, expected(weapon.shots, need, weapon.energy, weapon, unit).value)
    return 0.8 * best * freight(state, unit)


def _nearest(path: Sequence[Point], at: Point) -> float:
    if len(path) == 1:
        return distance(path[0], at)
    return min(distance(at, nearest_on_segment(at, start, end)) for start, end in pairwise(path))
