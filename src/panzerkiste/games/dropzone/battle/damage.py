"""Damage (DZ-140 to DZ-145): saves, the damage table, casualties, and what a destroyed unit leads to at once."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.pending import then
from panzerkiste.games.dropzone.armies.catalogue import WEAPONS, Weapon
from panzerkiste.games.dropzone.battle.events import DamageRolled, NoDamagePossible, SavesRolled, UnitDamaged, UnitLost
from panzerkiste.games.dropzone.battle.frames import Blast, RollDamage, RollSaves, ScoreHits, SufferLoss
from panzerkiste.games.dropzone.battle.placing import ref
from panzerkiste.games.dropzone.buildings.construction import building_armour
from panzerkiste.games.dropzone.buildings.frames import DamageBuilding
from panzerkiste.games.dropzone.chapters import Consequence, Done, Steps, Throw, Throws, first_told, told
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Cause, Hits, Target, TargetId, UnitId

IMPOSSIBLE: Final = 7
SHAPED_CHARGE: Final = 6  # DZ-265


def damage_need(energy: int, armour: int) -> int:
    """DZ-141, DZ-142, DZ-144: the roll that hurts; 7 is impossible."""
    need = max(2, armour - energy + 5)
    return need if need <= 6 else IMPOSSIBLE


def covered_need(energy: int, armour: int, *, cover: bool) -> int:
    """DZ-204: body cover makes it 1 harder, at most 6+; impossible stays impossible."""
    need = damage_need(energy, armour)
    return need if need == IMPOSSIBLE or not cover else min(6, need + 1)


def hit_damage(die: int, need: int, weapon: Weapon | None) -> int:
    """DZ-143: one point, or two at two more than needed; DZ-265: a shaped charge's 6; DZ-278: a sniper's one."""
    points = 0 if die < need else 2 if die >= need + 2 else 1
    if weapon and weapon.shaped_charge and die >= SHAPED_CHARGE:
        points = max(points, 1)
    return min(points, 1) if weapon and weapon.sniper else points


def hurts_on(need: int, weapon: Weapon | None) -> int:
    """DZ-265: what a die must show to hurt; of a shaped charge a 6 is enough."""
    return min(need, SHAPED_CHARGE) if weapon and weapon.shaped_charge else need


def strike(state: State, hits: Hits) -> Done:
    """Hits that were scored: passive saves come first (DZ-140), then damage."""
    if not hits.count or is_destroyed(state, hits.target):
        return told(state)
    state = then(state, *_blast(hits))
    need = save_need(state, hits)
    return told(then(state, RollSaves(hits, need))) if need else _to_damage(state, hits)


def _blast(hits: Hits) -> list[Blast]:
    """DZ-336: after the target itself, whoever stands near it."""
    weapon = WEAPONS.get(hits.weapon)
    return [Blast(hits)] if weapon and weapon.area and hits.cause != "area" else []


def is_destroyed(state: State, target: TargetId) -> bool:
    if isinstance(target, str):
        return state.building(target).rubble
    return not state.units[target].is_alive


def save_need(state: State, hits: Hits) -> int:
    """DZ-134: against every kind of weapon; DZ-328: some have a save against falling masonry only. 0 is none."""
    if isinstance(hits.target, str):
        return 0
    profile = state.units[hits.target].profile
    saves = [profile.passive, profile.masonry_save if hits.cause == "masonry" else 0]
    return min((save for save in saves if save), default=0)


def roll_saves(state: State, frame: RollSaves, dice: tuple[int, ...]) -> Done:
    saved = sum(die >= frame.need for die in dice)
    unit = state.units[_unit(frame.hits)]
    left = replace(frame.hits, count=frame.hits.count - saved)
    step = _to_damage(state, left) if left.count else told(state)
    return first_told([SavesRolled(ref(unit), dice, frame.need, saved)], step)


def _unit(hits: Hits) -> UnitId:
    assert isinstance(hits.target, int), "only units have countermeasures"
    return hits.target


def _to_damage(state: State, hits: Hits) -> Done:
    """DZ-015: no die for a hit that cannot hurt, unless the weapon has a shaped charge."""
    weapon = WEAPONS.get(hits.weapon)
    if needed(state, hits) == IMPOSSIBLE and not (weapon and weapon.shaped_charge):
        target = _named(state, hits.target)
        return told(state, NoDamagePossible(target, hits.energy, armour_of(state, hits.target)))
    return told(then(state, RollDamage(hits)))


def needed(state: State, hits: Hits) -> int:
    return covered_need(hits.energy, armour_of(state, hits.target), cover=hits.cover)


def armour_of(state: State, target: TargetId) -> int:
    if isinstance(target, str):
        return building_armour(state, target)
    return state.units[target].profile.armour


def _named(state: State, target: TargetId) -> Target:
    return target if isinstance(target, str) else ref(state.units[target])


def roll_damage(state: State, frame: RollDamage, dice: tuple[int, ...]) -> Done:
    """DZ-143: each hit by itself; DZ-145: surplus is lost."""
    hits = frame.hits
    points = sum(damage_of(state, hits, die) for die in dice)
    need = needed(state, hits)
    event = DamageRolled(_named(state, hits.target), dice, need, points, hurts_on(need, WEAPONS.get(hits.weapon)))
    if isinstance(hits.target, str):
        frames = [DamageBuilding(hits.target, points, hits.unstable)] if points else []
        return told(then(state, *frames), event)
    step = hurt(state, hits.target, points, hits.cause)
    return first_told([event], step)


def damage_of(state: State, hits: Hits, die: int) -> int:
    """DZ-143; DZ-331, DZ-332: with what some weapons do on top of a hit that hurt."""
    weapon = WEAPONS.get(hits.weapon)
    points = hit_damage(die, needed(state, hits), weapon)
    if not points or not weapon:
        return points
    if isinstance(hits.target, str):
        return points + weapon.demolisher
    large = state.units[hits.target].profile.damage_points > 2
    return points + (weapon.devastator if large else 0)


def hurt(state: State, unit: UnitId, points: int, cause: Cause) -> Done:
    """DZ-145: damage adds up; the unit whose points are gone is destroyed, and what follows happens at once."""
    before = state.units[unit]
    suffered = min(points, before.left)
    if suffered <= 0 or not before.is_alive:
        return told(state)
    after = state.with_unit(unit, damage=before.damage + suffered)
    step = told(after, UnitDamaged(ref(before), suffered, before.left - suffered))
    return destroy(step, unit, cause) if suffered == before.left else step


def destroy(step: Done, unit: UnitId, cause: Cause) -> Done:
    return replace(step, state=then(step.state, SufferLoss(unit, cause)))


def suffer_loss(consequences: Sequence[Consequence]) -> Callable[[State, SufferLoss], Done]:
    """DZ-145: the unit is removed, and the chapters say what its end leads to."""

    def suffer(state: State, frame: SufferLoss) -> Done:
        unit = state.units[frame.unit]
        if not unit.is_alive:
            return told(state)
        after = _disturbed(state.with_unit(unit.id, status="lost"), unit)
        follows = [each for consequence in consequences for each in consequence(state, unit, frame.cause)]
        return told(then(after, *follows), UnitLost(ref(unit), unit.at if unit.on_table else None, frame.cause))

    return suffer


def _disturbed(state: State, lost: Unit) -> State:
    """DZ-107: a squad that loses units in its own slot is not to blame for a broken formation."""
    activation = state.activation
    if not activation or not activation.slot or not set(state.squads_of(lost.id)) & set(activation.slot.squads):
        return state
    return state.with_slot(replace(activation.slot, disturbed=True))


def score_hits(state: State, frame: ScoreHits) -> Done:
    return strike(state, frame.hits)


STEPS: Final[Steps] = {ScoreHits: score_hits}
ROLLS: Final[Throws] = {
    RollSaves: Throw(lambda state, frame: frame.hits.count, roll_saves),
    RollDamage: Throw(lambda state, frame: frame.hits.count, roll_damage),
}
