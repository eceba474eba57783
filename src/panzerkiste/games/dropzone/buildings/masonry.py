"""Falling masonry and collapse (DZ-214, DZ-227 to DZ-229): what a building's damage does to those inside and near."""

from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.pending import then
from panzerkiste.games.dropzone.battle.cards import window
from panzerkiste.games.dropzone.battle.damage import IMPOSSIBLE, damage_need, hit_damage, hurt, hurts_on, save_need
from panzerkiste.games.dropzone.battle.events import DamageRolled, NoDamagePossible, SavesRolled
from panzerkiste.games.dropzone.battle.frames import DrawLot, SufferLoss
from panzerkiste.games.dropzone.battle.placing import ref
from panzerkiste.games.dropzone.buildings.construction import building_points
from panzerkiste.games.dropzone.buildings.events import BuildingCollapsed, BuildingDamaged, CollapseRolled, MasonryFell
from panzerkiste.games.dropzone.buildings.frames import (
    DamageBuilding,
    FallMasonry,
    RollCollapse,
    RollMasonry,
    RollMasonryHit,
)
from panzerkiste.games.dropzone.chapters import Done, Lot, Lots, Steps, Throw, Throws, first_told, told
from panzerkiste.games.dropzone.fields.table import body_of
from panzerkiste.games.dropzone.fields.terrain import collapsed
from panzerkiste.games.dropzone.geometry import at_most, contains, gap_to_outline
from panzerkiste.games.dropzone.missions.frames import UncoverObjectives
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import BuildingId, Hits, SquadId

ENERGY: Final = 6  # DZ-227
FALLS: Final = 4  # DZ-227: on this or more
FALLS_UNSTABLE: Final = 3  # DZ-229
NEAR: Final = 1.0  # DZ-214: inches
DESTROYED: Final = 2  # DZ-214: on this or more


def damage_building(state: State, frame: DamageBuilding) -> Done:
    """DZ-214: at its last point it falls; DZ-227: otherwise each point may bring something down."""
    before = state.building(frame.building)
    if before.rubble:
        return told(state)
    left = building_points(state, frame.building) - before.damage
    suffered = min(frame.points, left)
    state = state.with_building(replace(before, damage=before.damage + suffered))
    event = BuildingDamaged(frame.building, suffered, left - suffered)
    if suffered < left:
        return told(then(state, FallMasonry(frame.building, suffered, frame.unstable)), event)
    return first_told([event], _collapse(state, frame.building))


# Masonry.


def fall_masonry(state: State, frame: FallMasonry) -> Done:
    """DZ-227: a die for each point, as long as there is somebody inside to be hit."""
    if not frame.points or not state.inside(frame.building):
        return told(state)
    die, rest = RollMasonry(frame.building, frame.unstable), replace(frame, points=frame.points - 1)
    return told(then(state, die, rest))


def roll_masonry(state: State, frame: RollMasonry, dice: tuple[int, ...]) -> Done:
    squads = _squads_inside(state, frame.building)
    if dice[0] < (FALLS_UNSTABLE if frame.unstable else FALLS):
        return told(state, MasonryFell(frame.building, dice[0], ""))
    if len(squads) > 1:
        lot = DrawLot("masonry_squad", squads, frame.building)
        return told(then(state, lot), MasonryFell(frame.building, dice[0], ""))
    event = MasonryFell(frame.building, dice[0], state.squads[squads[0]].name)
    return first_told([event], _hit(state, frame.building, squads[0]))


def _squads_inside(state: State, building: BuildingId) -> tuple[SquadId, ...]:
    return tuple(sorted({unit.squad for unit in state.inside(building)}))


def hit_squad(state: State, frame: DrawLot, chosen: int) -> Done:
    """DZ-227: the lot has fallen on this squad."""
    return _hit(state, frame.building, chosen)


def _hit(state: State, building: BuildingId, squad: SquadId) -> Done:
    """DZ-228: one E6 hit, cover ignored; the save comes first. DZ-310: Shore up takes the hit away."""
    save = _save(state, building, squad)
    if not save and _need(state, building, squad) == IMPOSSIBLE:
        return _to_damage(state, building, squad)
    roll = RollMasonryHit(building, squad, "save" if save else "damage")
    return told(then(state, *window(state, state.squads[squad].player, "shore_up", proceed=[roll])))


def _bases(state: State, building: BuildingId, squad: SquadId) -> list[Unit]:
    return [unit for unit in state.inside(building) if unit.squad == squad]


def _save(state: State, building: BuildingId, squad: SquadId) -> int:
    return save_need(state, Hits(_bases(state, building, squad)[0].id, 1, ENERGY, "masonry"))


def _to_damage(state: State, building: BuildingId, squad: SquadId) -> Done:
    base = _bases(state, building, squad)[0]
    if _need(state, building, squad) == IMPOSSIBLE:
        return told(state, NoDamagePossible(ref(base), ENERGY, base.profile.armour))
    return told(then(state, RollMasonryHit(building, squad, "damage")))


def _need(state: State, building: BuildingId, squad: SquadId) -> int:
    return damage_need(ENERGY, _bases(state, building, squad)[0].profile.armour)


def roll_masonry_hit(state: State, frame: RollMasonryHit, dice: tuple[int, ...]) -> Done:
    """DZ-015, DZ-228: save, then damage; it goes to the base with the most damage, by lot among equals."""
    bases = _bases(state, frame.building, frame.squad)
    if frame.stage == "save":
        need = _save(state, frame.building, frame.squad)
        saved = dice[0] >= need
        step = told(state) if saved else _to_damage(state, frame.building, frame.squad)
        return first_told([SavesRolled(ref(bases[0]), dice, need, int(saved))], step)
    need = _need(state, frame.building, frame.squad)
    points = hit_damage(dice[0], need, None)
    event = DamageRolled(ref(bases[0]), dice, need, points, hurts_on(need, None))
    worst = max(base.damage for base in bases)
    hurt_most = tuple(base.id for base in bases if base.damage == worst)
    if not points:
        return told(state, event)
    if len(hurt_most) > 1:
        return told(then(state, DrawLot("masonry_base", hurt_most, frame.building, points)), event)
    return first_told([event], hurt(state, hurt_most[0], points, "masonry"))


def hit_base(state: State, frame: DrawLot, chosen: int) -> Done:
    """DZ-228: both points of a hit go to the same base; the surplus is lost."""
    return hurt(state, chosen, frame.points, "masonry")


# Collapse.


def _collapse(state: State, building: BuildingId) -> Done:
    """DZ-214: whoever is inside or on the roof is destroyed, whoever is near may be; DZ-215: rubble is left."""
    outline = state.board.building(building).outline
    doomed = [unit for unit in state.units if _is_in(state, unit, building)]
    near = tuple(
        unit.id
        for unit in state.units
        if unit.is_ground_unit and unit not in doomed and at_most(gap_to_outline(body_of(unit), outline), NEAR)
    )
    state = state.with_building(replace(state.building(building), rubble=True))
    state = replace(state, board=collapsed(state.board, building))
    rolls = [RollCollapse(building, near)] if near else []
    frames = [SufferLoss(unit.id, "collapse") for unit in doomed]
    return told(then(state, *frames, *rolls, UncoverObjectives(building)), BuildingCollapsed(building))


def _is_in(state: State, unit: Unit, building: BuildingId) -> bool:
    if unit.status == "inside":
        return unit.building == building
    piece = state.board.building(building)
    return unit.is_ground_unit and piece.roof and contains(piece.outline, unit.at)


def roll_collapse(state: State, frame: RollCollapse, dice: tuple[int, ...]) -> Done:
    """DZ-214: no saves."""
    lost = [unit for unit, die in zip(frame.units, dice, strict=True) if die >= DESTROYED]
    names = tuple(ref(state.units[unit]) for unit in frame.units)
    state = then(state, *(SufferLoss(unit, "collapse") for unit in lost))
    return told(state, CollapseRolled(frame.building, names, dice, DESTROYED, len(lost)))


LOTS: Final[Lots] = {
    "masonry_squad": Lot(hit_squad, lambda state, chosen: state.squads[chosen].name),
    "masonry_base": Lot(hit_base, lambda state, chosen: state.units[chosen].name),
}
ROLLS: Final[Throws] = {
    RollMasonry: Throw(lambda state, frame: 1, roll_masonry),
    RollMasonryHit: Throw(lambda state, frame: 1, roll_masonry_hit),
    RollCollapse: Throw(lambda state, frame: len(frame.units), roll_collapse),
}
STEPS: Final[Steps] = {DamageBuilding: damage_building, FallMasonry: fall_masonry}
