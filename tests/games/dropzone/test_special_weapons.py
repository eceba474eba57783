"""Special weapons and rules of the lists (DZ-277, DZ-278, DZ-328 to DZ-338)."""

import pytest
from msgspec.structs import replace

from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.armies.catalogue import WEAPONS
from panzerkiste.games.dropzone.battle.events import BlastRolled
from panzerkiste.games.dropzone.battle.frames import RollToHit
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.terms import Aim
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.battle import after, battle, dice_of, lines, refused, unit

NOW = "A1a order"
OPEN = ("table 48 48",)
HOUSE = (*OPEN, "house h small 3 22,18 26,18 26,21 22,21")


def declared(state: State, line: str) -> Aim:
    """The first allocation, before its dice."""
    frame = DROPZONE.play.apply(state, *DROPZONE.text.parse(state, line)).state.pending[-1]
    assert isinstance(frame, RollToHit)
    return frame.aim


def need(state: State, line: str) -> int:
    return declared(state, line).need


# Close combat.


@rule("DZ-277", "DZ-149")
def test_dz_277_close_combat_weapons_reach_only_who_is_touched():
    touching = battle("A1a shaltari_firstborn 10,10@0", "B1a ucm_sabre 10,11.4@180", now=NOW)
    assert refused(touching, "A shoot A1a1.0>B1a1") == "DZ-149"
    touching = battle("A1a shaltari_firstborn 10,10@0", "B1a ucm_legionnaires 10,11@180", now=NOW)
    step = after(touching, "A shoot A1a1.0>B1a1", "dice 2 1 1", "dice 3")
    assert lines(step)[0] == "shots A1a1 B1a1 energy_swords 2 1 1 2 1 no"


# Masonry.


@rule("DZ-328", "DZ-228")
def test_dz_328_sirens_save_against_masonry_on_3_and_against_nothing_else():
    inside = 'B1a phr_sirens inside/building="h"/wall=0'
    state = battle("A1a ucm_sabre 24,8@0", inside, "building h defender=1", now=NOW, table=HOUSE)
    step = after(state, "A shoot A1a1.0>/h", "dice 2", "dice 2", "dice 4", "dice 3")
    assert lines(step)[-1] == "saves B1a1 3 3 1"
    hurt = after(state, "A shoot A1a1.0>/h", "dice 2", "dice 2", "dice 4", "dice 2", "dice 2")
    assert lines(hurt)[-1] == "damaged B1a1 1 2"
    shot = after(state, "A shoot A1a1.1>B1a1", "dice 5 1", "dice 2")
    assert not any(line.startswith("saves") for line in lines(shot))


# Fire power.


@rule("DZ-330")
def test_dz_330_a_damaged_base_has_fewer_shots_and_none_at_last():
    """Pistols: six shots, two fewer for each point."""
    for damage, dice in ((0, 6), (1, 4), (2, 2)):
        state = battle(f"A1a phr_sirens 10,10@0/damage={damage}", "B1a ucm_legionnaires 10,14@180", now=NOW)
        assert declared(state, "A shoot A1a1.0>B1a1").dice == dice


@rule("DZ-331", "DZ-227")
def test_dz_331_each_further_point_of_a_demolisher_may_bring_masonry_down():
    """One point and two more: three masonry dice."""
    inside = 'B1a ucm_legionnaires inside/building="h"'
    state = battle("A1a scourge_hunter 24,10@0", inside, "building h defender=1", now=NOW, table=HOUSE)
    step = after(state, "A shoot A1a1.0>/h", "dice 2", "dice 2", "dice 1", "dice 1", "dice 1")
    assert [line for line in lines(step) if line.startswith(("building", "masonry"))] == [
        "building h 3 7",
        "masonry h 1",
        "masonry h 1",
        "masonry h 1",
    ]


@rule("DZ-332")
@pytest.mark.parametrize(("kind", "damage"), [("ucm_kodiak", 3), ("ucm_gladius", 1)])
def test_dz_332_a_devastator_does_more_to_whoever_has_more_than_two_points(
    monkeypatch: pytest.MonkeyPatch, kind: str, damage: int
):
    """E10 against armour 9 needs 4+, against armour 10 5+."""
    monkeypatch.setitem(WEAPONS, "avenger_railgun", replace(WEAPONS["avenger_railgun"], devastator=2))
    state = battle("A1a ucm_sabre 10,10@0", f"B1a {kind} 10,20@180", now=NOW)
    assert unit(after(state, "A shoot A1a1.0>B1a1", "dice 2", "dice 5").state, "B1a1").damage == damage
    assert unit(after(state, "A shoot A1a1.0>B1a1", "dice 2", "dice 3").state, "B1a1").damage == 0


@rule("DZ-333")
def test_dz_333_evasion_makes_it_harder_to_hit_for_aa_too():
    rapier = WEAPONS["vindicator_focused"]
    flying = battle("A1a ucm_rapier 24,10@0", "B1a ucm_falcon 24,18@180/altitude=6", now=NOW)
    plain = battle("A1a ucm_rapier 24,10@0", "B1a ucm_condor 24,18@180/altitude=6", now=NOW)
    assert need(plain, "A shoot A1a1.0>B1a1") == rapier.accuracy
    assert need(flying, "A shoot A1a1.0>B1a1") == min(6, rapier.accuracy + 2)


@rule("DZ-334", "DZ-225")
def test_dz_334_flame_finds_troops_behind_a_wall_others_find_them_covered_and_concealed():
    """Legionnaires at the south wall: armour 2, E4 needs 3+, behind walls 4+ and +2 to hit."""
    inside = 'B1a ucm_legionnaires inside/building="h"/wall=0'
    state = battle("A1a phr_menchit 24,12@0", inside, "building h defender=1", now=NOW, table=HOUSE)
    assert need(state, "A shoot A1a1.1>B1a1") == WEAPONS["phr_flamer"].accuracy
    assert need(state, "A shoot A1a1.0>B1a1") == min(6, WEAPONS["phr_minigun_triad"].accuracy + 2)
    burnt = after(state, "A shoot A1a1.1>B1a1", "dice 3 1 1 1 1 1 1 1", "dice 3")
    assert lines(burnt)[1] == "damage B1a1 3 3 1"


# Areas.


@rule("DZ-336", "DZ-015")
def test_dz_336_whoever_else_is_under_the_template_is_hit_on_4():
    """An orbital strike, 2" across: a tank beside the target and a friend of the shooter, one farther away."""
    target, near, far = "B1a ucm_sabre 20,30@0 21.4,30@0", "A1b ucm_sabre 18.6,30@0", "B1b ucm_sabre 26,30@0"
    state = battle("A1a ucm_kodiak 24,10@0", near, target, far, now=NOW)
    step = after(state, "A shoot A1a1.0>B1a1", "dice 4", "dice 1", "dice 3 4", "dice 2")
    assert lines(step)[1:] == [
        "damage B1a1 1 2 0",
        "blast A1b1 B1a2 3 4",
        "damage B1a2 2 2 1",
        "lost B1a2 area",
    ]
    (told,) = dice_of(step, BlastRolled)
    assert (told["need"], told["hits"]) == (4, 1)


@rule("DZ-336")
def test_dz_336_a_miss_touches_nobody_and_a_lost_target_is_still_the_centre():
    pair = "B1a ucm_sabre 20,30@0 21.4,30@0"
    state = battle("A1a ucm_kodiak 24,10@0", pair, now=NOW)
    assert len(lines(after(state, "A shoot A1a1.0>B1a1", "dice 1"))) == 1
    assert "blast B1a2 1" in lines(after(state, "A shoot A1a1.0>B1a1", "dice 4", "dice 6", "dice 1"))


@rule("DZ-336", "DZ-204")
def test_dz_336_infantry_under_the_template_keeps_its_body_cover():
    """E13 needs 2+, and 3+ behind a wall that the shooter looks across; from the other side the wall is no use."""
    wall = ("table 48 48", "piece w low_wall 19,30.95 25,30.95 25,31 19,31")
    squads = "A1a ucm_kodiak 20.7,48@180", "B1a ucm_sabre 20,30@90", "B1b ucm_legionnaires 21.3,30.4@0"
    shot = "A shoot A1a1.0>B1a1", "dice 4", "dice 1", "dice 4", "dice 2"
    behind = after(battle(*squads, now=NOW, table=wall), *shot)
    assert "damage B1b1 2 3 0" in lines(behind)
    front = after(battle(squads[0].replace("48@180", "10@0"), *squads[1:], now=NOW, table=wall), *shot)
    assert "damage B1b1 2 2 1" in lines(front)


# Limits.


@rule("DZ-337")
def test_dz_337_limited_weapons_have_so_many_shots_in_a_game(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(WEAPONS, "avenger_railgun", replace(WEAPONS["avenger_railgun"], limited=1))
    enemy = "B1a ucm_sabre 10,20@180"
    state = battle("A1a ucm_sabre 10,10@0", enemy, now=NOW)
    assert unit(after(state, "A shoot A1a1.0>B1a1", "dice 1").state, "A1a1").spent == (0,)
    assert refused(battle("A1a ucm_sabre 10,10@0/spent=[0]", enemy, now=NOW), "A shoot A1a1.0>B1a1") == "DZ-337"


# Buildings.


@rule("DZ-230")
def test_dz_230_a_house_with_friends_inside_may_not_be_shot_at():
    shooter, enemy = "A1a ucm_sabre 24,8@0", "B1a ucm_sabre 40,40@180"
    assert refused(battle(shooter, enemy, now=NOW, table=HOUSE), "A shoot A1a1.0>/h") == ""
    friends = 'A2a ucm_legionnaires inside/building="h"'
    assert refused(battle(shooter, friends, enemy, now=NOW, table=HOUSE), "A shoot A1a1.0>/h") == "DZ-230"
    both = 'B2a scourge_warriors inside/building="h"'
    assert refused(battle(shooter, friends, enemy, both, now=NOW, table=HOUSE), "A shoot A1a1.0>/h") == "DZ-230"


@rule("DZ-330")
def test_dz_330_a_base_loses_shots_with_its_damage_points():
    state = battle("A1a ucm_legionnaires 24,10@0/damage=3", "B1a ucm_legionnaires 24,15@180", now=NOW)
    assert lines(after(state, "A shoot A1a1.0>B1a1", "dice 1"))[0] == "shots A1a1 B1a1 um3_rifles 1 3 0 no"
    spent = battle("A1a ucm_legionnaires 24,10@0/damage=4", "B1a ucm_legionnaires 24,15@180", now=NOW)
    assert refused(spent, "A shoot A1a1.0>B1a1") == "DZ-330"


@rule("DZ-331")
def test_dz_331_a_demolisher_takes_further_points_from_a_building_it_damages():
    """The plasma cannon's number is in its profile; E11 against armour 6 needs 2+, and 4 does two points."""
    state = battle("A1a scourge_hunter 24,10@0", "B1a ucm_sabre 40,40@180", now=NOW, table=HOUSE)
    extra = WEAPONS["plasma_cannon"].demolisher
    hurt = after(state, "A shoot A1a1.0>/h", "dice 2", "dice 4")
    assert extra > 0
    assert hurt.state.building("h").damage == 2 + extra
    assert after(state, "A shoot A1a1.0>/h", "dice 2", "dice 1").state.building("h").damage == 0


@rule("DZ-334")
def test_dz_334_flame_ignores_what_covers_and_conceals_infantry():
    terrain = (*OPEN, "piece c crater 22,14 26,14 26,16 22,16", "piece t wood 22,16 26,16 26,18 22,18")
    flamer = battle("A1a phr_menchit 24,10@0", "B1a ucm_legionnaires 24,17@180", now=NOW, table=terrain)
    assert need(flamer, "A shoot A1a1.1>B1a1") == 3
    covered = battle("A1a phr_menchit 24,10@0", "B1a ucm_legionnaires 24,15@180", now=NOW, table=terrain)
    step = after(covered, "A shoot A1a1.1>B1a1", "dice 3 1 1 1 1 1 1 1", "dice 3")
    assert "damage B1a1 3 3 1" in lines(step)


@rule("DZ-335")
def test_dz_335_indirect_fire_needs_no_sight_and_is_two_worse_without():
    hidden = battle("A1a ucm_kodiak 24,10@0", "B1a ucm_sabre 24,30@180", now=NOW, table=HOUSE)
    seen = battle("A1a ucm_kodiak 24,10@0", "B1a ucm_sabre 24,30@180", now=NOW)
    assert need(hidden, "A shoot A1a1.0>B1a1") == 4
    assert need(seen, "A shoot A1a1.0>B1a1") == 2


@rule("DZ-335", "DZ-147", "DZ-224")
def test_dz_335_indirect_fire_finds_a_building_behind_a_building_and_troops_at_its_far_wall():
    houses = (*HOUSE, "house g tiny 1 23,25 25,25 25,27 23,27")
    inside = 'B1a ucm_legionnaires inside/building="g"/wall=2'
    state = battle("A1a ucm_kodiak 24,10@0", inside, now=NOW, table=houses)
    assert need(state, "A shoot A1a1.0>/g") == 2
    assert need(state, "A shoot A1a1.0>B1a1") == 6  # concealed, and not seen
    tank = battle("A1a ucm_sabre 24,10@0", inside, now=NOW, table=houses)
    assert refused(tank, "A shoot A1a1.0>/g") == "DZ-125 hidden"


@rule("DZ-278")
def test_dz_278_a_sniper_ignores_cover_and_concealment():
    terrain = (*OPEN, "piece t wood 22,16 26,16 26,18 22,18")
    state = battle("A1a phr_immortals 24,10@0", "B1a ucm_legionnaires 24,17@180", now=NOW, table=terrain)
    assert need(state, "A shoot A1a1.1>B1a1") == WEAPONS["phr_longreach"].accuracy
    assert need(state, "A shoot A1a1.0>B1a1") == 5


@rule("DZ-278", "DZ-128")
def test_dz_278_a_sniper_ignores_that_a_target_is_hull_down():
    wall = (*OPEN, "piece w high_wall 20,15 24,15 24,15.2 20,15.2")
    state = battle("A1a phr_immortals 24,10@0", "B1a ucm_sabre 24,18@180", now=NOW, table=wall)
    assert need(state, "A shoot A1a1.0>B1a1") == WEAPONS["phr_rifles"].accuracy + 2
    assert need(state, "A shoot A1a1.1>B1a1") == WEAPONS["phr_longreach"].accuracy


@rule("DZ-329")
def test_dz_329_some_weapons_have_another_accuracy_on_the_ground_or_a_cap_on_modifiers():
    """The arc caster, and the laser of the Hyperion."""
    arc = WEAPONS["arc_caster"]
    ground = battle("A1a scourge_reaper 24,10@0", "B1a ucm_sabre 24,18@180", now=NOW)
    air = battle("A1a scourge_reaper 24,10@0", "B1a ucm_condor 24,18@180/altitude=6", now=NOW)
    assert need(ground, "A shoot A1a1.0>B1a1") == arc.accuracy_ground
    assert need(air, "A shoot A1a1.0>B1a1") == arc.accuracy
    terrain = (*OPEN, "piece w high_wall 20,15 24,15 24,15.2 20,15.2", "piece t wood 20,17 30,17 30,18 20,18")
    laser = battle("A1a phr_hyperion 24,10@0", "B1a ucm_sabre 24,20@180", now=NOW, table=terrain)
    cap = WEAPONS["phr_laser"].modifier_cap
    assert cap is not None
    assert need(laser, "A shoot A1a1.1>B1a1") <= WEAPONS["phr_laser"].accuracy + cap
