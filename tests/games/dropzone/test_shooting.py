"""Shooting (DZ-120 to DZ-139, DZ-146 to DZ-149), with terrain's protection (DZ-204 to DZ-206)."""

from itertools import product

import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.armies.catalogue import WEAPONS
from panzerkiste.games.dropzone.battle.events import FireDeclared
from panzerkiste.games.dropzone.battle.shooting import aim
from panzerkiste.games.dropzone.battle.volleys import possible_shots
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.terms import Aim, Shot
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.battle import after, battle, lines, refusal, refused, unit

NOW = "A1a order"
SABRE = "A1a ucm_sabre 24,10@0"
OPEN = ("table 48 48",)


def need(state: State, line: str) -> int:
    """The accuracy that the first shot of this line needs."""
    return after_declared(state, line)[0].need


def after_declared(state: State, line: str) -> list[FireDeclared]:
    seat, action = DROPZONE.text.parse(state, line)
    return [
        told.event for told in DROPZONE.play.apply(state, seat, action).told if isinstance(told.event, FireDeclared)
    ]


@rule("DZ-120", "DZ-136", "DZ-015")
def test_dz_120_all_is_declared_before_the_first_die_and_rolled_in_the_declared_order():
    state = battle("A1a ucm_sabre 24,10@0 26,10@0", "B1a ucm_sabre 24,30@180 27,30@180", now=NOW)
    line = "A shoot A1a2.0>B1a2 A1a1.0>B1a1"
    assert [event.shooter.name for event in after_declared(state, line)] == ["A1a2", "A1a1"]
    step = after(state, line, "dice 2", "dice 4", "dice 1")
    assert lines(step) == [
        "shots A1a2 B1a2 avenger_railgun 2 2 1 no",
        "damage B1a2 4 5 0",
        "shots A1a1 B1a1 avenger_railgun 1 2 0 no",
    ]


@rule("DZ-136", "DZ-015")
def test_dz_136_shots_on_a_target_that_died_earlier_are_lost_without_a_die():
    state = battle("A1a ucm_sabre 24,10@0 26,10@0", "B1a ucm_sabre 24,30@180 27,30@180", now=NOW)
    step = after(state, "A shoot A1a1.0>B1a1 A1a2.0>B1a1", "dice 2", "dice 6")
    assert lines(step)[-2:] == ["lost B1a1 fire", "wasted A1a2 B1a1 avenger_railgun"]


@rule("DZ-135")
def test_dz_135_each_weapon_takes_its_own_target_and_fires_once():
    state = battle(SABRE, "B1a ucm_sabre 24,20@180 27,20@180", now=NOW)
    assert refused(state, "A shoot A1a1.0>B1a1 A1a1.1>B1a2") == ""
    assert refused(state, "A shoot A1a1.0>B1a1 A1a1.0>B1a2") == "DZ-135 fired"
    assert refused(state, "A shoot A1a1.2>B1a1") == "DZ-135 mount"
    assert refused(state, "A shoot") == "DZ-136 nothing"


@rule("DZ-123", "DZ-124")
@pytest.mark.parametrize(
    ("facing", "legal"), [(0, True), (44, True), (90, True), (134, True), (136, False), (180, False), (226, True)]
)
def test_dz_124_a_weapon_fires_into_its_arcs_only(facing: int, legal: bool):
    """The machine gun: front and sides."""
    state = battle(f"A1a ucm_sabre 24,10@{facing}", "B1a ucm_sabre 24,20@180", now=NOW)
    assert (refused(state, "A shoot A1a1.1>B1a1") == "") == legal


@rule("DZ-124")
def test_dz_124_on_the_border_of_a_forbidden_arc_the_target_is_out():
    state = battle("A1a ucm_sabre 24,10@135", "B1a ucm_sabre 24,20@180", now=NOW)
    assert refused(state, "A shoot A1a1.1>B1a1") == "DZ-124"


@rule("DZ-124")
def test_dz_124_infantry_has_no_facing():
    state = battle("A1a ucm_legionnaires 24,10@180", "B1a ucm_legionnaires 24,15@0", now=NOW)
    assert refused(state, "A shoot A1a1.0>B1a1") == ""


@rule("DZ-125", "DZ-126", "DZ-203")
def test_dz_125_no_sight_no_shot():
    wall = (*OPEN, "piece w high_wall 20,15 28,15 28,15.2 20,15.2")
    state = battle(SABRE, "B1a ucm_sabre 24,20@180", now=NOW, table=wall)
    assert refused(state, "A shoot A1a1.0>B1a1") == "DZ-125 hidden"
    vehicle = battle("A1a ucm_sabre 24,10@0", "A1b ucm_kodiak 24,12@90", "B1a ucm_sabre 24,14@90", now=NOW)
    assert refused(vehicle, "A shoot A1a1.0>B1a1") == "DZ-125 hidden"
    infantry = battle("A1a ucm_sabre 24,10@0", "A1b ucm_legionnaires 24,12@90", "B1a ucm_sabre 24,14@90", now=NOW)
    assert refused(infantry, "A shoot A1a1.0>B1a1") == ""


@rule("DZ-127")
def test_dz_127_a_vehicle_fires_through_one_mate_of_its_squad_not_two():
    one = battle("A1a ucm_sabre 24,10@0 24,12@90", "B1a ucm_sabre 24,20@180", now=NOW)
    assert refused(one, "A shoot A1a1.0>B1a1") == ""
    two = battle("A1a ucm_sabre 24,10@0 24,12@90 24,14@90", "B1a ucm_sabre 24,16@90", now=NOW)
    assert refused(two, "A shoot A1a1.0>B1a1") == "DZ-125 hidden"
    stranger = battle("A1a ucm_sabre 24,10@0", "A1b ucm_sabre 24,12@90", "B1a ucm_sabre 24,14@90", now=NOW)
    assert refused(stranger, "A shoot A1a1.0>B1a1") == "DZ-125 hidden"


@rule("DZ-127", "DZ-147")
def test_dz_127_a_vehicle_fires_at_a_building_through_one_mate_as_well():
    """A wall so narrow that the mate hides all of it."""
    house = (*OPEN, "house h tiny 0.8 23.9,16 24.1,16 24.1,17 23.9,17")
    far = "B1a ucm_sabre 40,40@180"
    one = battle("A1a ucm_sabre 24,10@0 24,12@90", far, now=NOW, table=house)
    assert refused(one, "A shoot A1a1.0>/h") == ""
    two = battle("A1a ucm_sabre 24,10@0 24,12@90 24,14@90", far, now=NOW, table=house)
    assert refused(two, "A shoot A1a1.0>/h") == "DZ-125 hidden"
    stranger = battle("A1a ucm_sabre 24,10@0", "A1b ucm_sabre 24,12@90", far, now=NOW, table=house)
    assert refused(stranger, "A shoot A1a1.0>/h") == "DZ-125 hidden"


@rule("DZ-222", "DZ-131")
def test_dz_222_the_best_window_is_one_from_which_the_target_is_in_range():
    """A wood hides the tank from the near windows; those that look past it are farther than 9 inches away."""
    table = (*OPEN, "house h small 3 10,20 20,20 20,21.5 10,21.5", "piece t wood 10,15 13.5,15 13.5,16 10,16")
    inside = 'A1a ucm_legionnaires inside/building="h"/wall=0'
    state = battle(inside, "B1a ucm_sabre 12,12@0", now=NOW, table=table)
    assert need(state, "A shoot A1a1.0>B1a1") == WEAPONS["um3_rifles"].accuracy + 2
    assert refused(state, "A shoot A1a1.0>B1a1!6") == "DZ-131"


@rule("DZ-128", "DZ-138")
def test_dz_128_a_hull_half_hidden_is_hit_two_worse():
    wall = (*OPEN, "piece w high_wall 20,15 24,15 24,15.2 20,15.2")
    clear = battle(SABRE, "B1a ucm_sabre 24,20@180", now=NOW)
    down = battle(SABRE, "B1a ucm_sabre 24,20@180", now=NOW, table=wall)
    assert need(clear, "A shoot A1a1.0>B1a1") == 2
    assert need(down, "A shoot A1a1.0>B1a1") == 4


@rule("DZ-129")
def test_dz_129_infantry_is_shot_only_if_the_centre_of_its_base_is_seen():
    wall = (*OPEN, "piece w high_wall 20,15 24.1,15 24.1,15.2 20,15.2")
    hidden = battle(SABRE, "B1a ucm_legionnaires 24,20@180", now=NOW, table=wall)
    assert refused(hidden, "A shoot A1a1.0>B1a1") == "DZ-125 hidden"
    seen = battle(SABRE, "B1a ucm_legionnaires 24.6,20@180", now=NOW, table=wall)
    assert need(seen, "A shoot A1a1.0>B1a1") == 2


@rule("DZ-131", "DZ-133", "DZ-132")
def test_dz_131_active_countermeasures_shorten_the_range():
    """The railgun reaches 24 inches against them, and any distance without."""
    near = battle(SABRE, "B1a ucm_sabre 24,34@180", now=NOW)
    assert refused(near, "A shoot A1a1.0>B1a1") == ""
    far = battle(SABRE, "B1a ucm_sabre 24,34.5@180", now=NOW)
    found = refusal(far, "A shoot A1a1.0>B1a1")
    assert found
    assert found.rule == "DZ-131"
    assert (found.facts["inches"], found.facts["reach"], found.facts["missing"]) == (24.5, 24.0, 0.5)
    infantry = battle(SABRE, "B1a ucm_legionnaires 24,47@180", now=NOW)
    assert refused(infantry, "A shoot A1a1.0>B1a1") == ""


@rule("DZ-032", "DZ-149")
def test_dz_149_close_combat_needs_contact():
    touching = battle("A1a scourge_prowler 24,10@0", "B1a ucm_sabre 24,11.15@180", now=NOW)
    assert refused(touching, "A shoot A1a1.0>B1a1") == ""
    apart = battle("A1a scourge_prowler 24,10@0", "B1a ucm_sabre 24,11.3@180", now=NOW)
    assert refused(apart, "A shoot A1a1.0>B1a1") == "DZ-149"


@rule("DZ-149", "DZ-204", "DZ-205", "DZ-138")
def test_dz_149_close_combat_is_shooting_in_all_but_its_range():
    """In a wood a target is concealed from whoever touches it, too; behind it there is nothing to be seen through."""
    wood = (*OPEN, "piece t wood 20,10.6 30,10.6 30,18 20,18")
    line = "A shoot A1a1.0>B1a1"
    pair = "A1a scourge_prowler 24,10@0", "B1a ucm_sabre 24,11.15@180"
    in_open, in_wood = (after(battle(*pair, now=NOW, table=table), line, "dice 1") for table in (OPEN, wood))
    plain = WEAPONS["prowler_inject"].accuracy
    assert lines(in_open)[0] == f"shots A1a1 B1a1 prowler_inject 1 {plain} 0 no"
    assert lines(in_wood)[0] == f"shots A1a1 B1a1 prowler_inject 1 {min(6, plain + 2)} 0 no"
    assert refused(battle(pair[0].replace("@0", "@180"), pair[1], now=NOW), line) == "DZ-124"


HOUSE = (*OPEN, "house h small 3 22,11 26,11 26,14 22,14")
AT_WALL = 'B1a ucm_legionnaires inside/building="h"/wall=0'


@rule("DZ-149", "DZ-147", "DZ-224")
@pytest.mark.parametrize(("south", "legal"), [(10.52, True), (10.45, False)])
def test_dz_149_a_building_and_who_holds_its_wall_are_touched_at_the_wall(south: float, *, legal: bool):
    """The nose of a Prowler is 0.45 inches ahead of its centre."""
    state = battle(f"A1a scourge_prowler 24,{south}@0", AT_WALL, now=NOW, table=HOUSE)
    assert [refused(state, f"A shoot A1a1.0>{target}") for target in ("/h", "B1a1")] == ["" if legal else "DZ-149"] * 2


@rule("DZ-149", "DZ-019")
def test_dz_149_troops_in_a_building_touch_nobody_outside():
    """They came in where the enemy stands now."""
    inside = 'A1a shaltari_firstborn inside/building="h"/wall=0'
    state = battle(inside, "B1a ucm_legionnaires 24,10.5@0", now=NOW, table=HOUSE).with_unit(0, at=(24.0, 10.0))
    assert refused(state, "A shoot A1a1.0>B1a1") == "DZ-149"


@rule("DZ-138")
def test_dz_138_modifiers_add_up_and_a_6_always_hits():
    """Hull-down and concealed: 2+ becomes 6+; on a weapon of 3+ it stays 6+."""
    terrain = (*OPEN, "piece w high_wall 20,15 24,15 24,15.2 20,15.2", "piece t wood 20,17 30,17 30,18 20,18")
    state = battle(SABRE, "B1a ucm_sabre 24,20@180", now=NOW, table=terrain)
    assert need(state, "A shoot A1a1.0>B1a1") == 6
    assert need(state, "A shoot A1a1.1>B1a1") == 6


@rule("DZ-205")
def test_dz_205_concealment_is_two_worse_for_any_target_in_or_behind_it():
    wood = (*OPEN, "piece t wood 20,17 30,17 30,22 20,22")
    inside = battle(SABRE, "B1a ucm_legionnaires 24,20@180", now=NOW, table=wood)
    behind = battle(SABRE, "B1a ucm_legionnaires 24,24@180", now=NOW, table=wood)
    before = battle(SABRE, "B1a ucm_legionnaires 24,16@180", now=NOW, table=wood)
    assert [need(state, "A shoot A1a1.0>B1a1") for state in (inside, behind, before)] == [4, 4, 2]
    firing_out = battle("A1a ucm_sabre 24,18@0", "B1a ucm_legionnaires 24,30@180", now=NOW, table=wood)
    assert need(firing_out, "A shoot A1a1.0>B1a1") == 2


@rule("DZ-204", "DZ-206")
def test_dz_204_body_cover_shields_infantry_only():
    """E10 against armour 2 needs 2+, in cover 3+."""
    crater = (*OPEN, "piece c crater 22,18 26,18 26,22 22,22")
    infantry = battle(SABRE, "B1a ucm_legionnaires 24,20@180", now=NOW, table=crater)
    assert lines(after(infantry, "A shoot A1a1.0>B1a1", "dice 2", "dice 2"))[-1] == "damage B1a1 2 3 0"
    vehicle = battle(SABRE, "B1a ucm_wolverine_a 24,20@180", now=NOW, table=crater)
    assert "damage B1a1 2 2 1" in lines(after(vehicle, "A shoot A1a1.0>B1a1", "dice 2", "dice 2"))


@rule("DZ-139", "DZ-147", "DZ-212")
def test_dz_139_a_building_is_hit_on_2_and_has_the_armour_of_its_class():
    """A tiny standard building has armour 6: E10 needs 2+; a wood before it conceals nothing."""
    house = (*OPEN, "house h tiny 2 23,20 25,20 25,22 23,22", "piece t wood 20,17 30,17 30,18 20,18")
    state = battle(SABRE, "B1a ucm_sabre 40,40@180", now=NOW, table=house)
    step = after(state, "A shoot A1a1.0>/h", "dice 2", "dice 3")
    assert lines(step)[:2] == ["shots A1a1 h avenger_railgun 2 2 1 no", "damage h 3 2 1"]
    assert step.state.building("h").damage == 1


@rule("DZ-147")
def test_dz_147_a_wall_must_lie_in_the_arc_and_in_sight():
    house = (*OPEN, "house h tiny 2 23,20 25,20 25,22 23,22")
    turned = battle("A1a ucm_sabre 24,10@180", "B1a ucm_sabre 40,40@180", now=NOW, table=house)
    assert refused(turned, "A shoot A1a1.1>/h") == "DZ-125 hidden"
    assert refused(turned, "A shoot A1a1.0>/nowhere") == "DZ-146 building"


@rule("DZ-146")
def test_dz_146_only_enemies_are_targets():
    state = battle(SABRE, "A1b ucm_sabre 30,10@0", "B1a ucm_sabre 24,20@180", now=NOW)
    assert refused(state, "A shoot A1a1.0>A1b1") == "DZ-146 friend"
    assert refused(state, "A shoot A1a1.0>#77") == "DZ-146 unknown"


@rule("DZ-148")
def test_dz_148_who_is_not_on_the_table_is_no_target():
    state = battle(SABRE, "B1a ucm_sabre ready 24,20@180", now=NOW)
    assert refused(state, "A shoot A1a1.0>B1a1") == "DZ-148 target"


@rule("DZ-282")
def test_dz_282_a_skimmer_that_moved_six_inches_is_hit_two_worse():
    fast = battle(SABRE, "B1a scourge_hunter 24,20@180/moved_last=6.0", now=NOW)
    slow = battle(SABRE, "B1a scourge_hunter 24,20@180/moved_last=5.9", now=NOW)
    assert need(fast, "A shoot A1a1.0>B1a1") == 4
    assert need(slow, "A shoot A1a1.0>B1a1") == 2


@rule("DZ-282")
def test_dz_282_anti_air_ignores_that_a_skimmer_evades():
    state = battle("A1a ucm_rapier 24,10@0", "B1a scourge_hunter 24,20@180/moved_last=6.0", now=NOW)
    assert need(state, "A shoot A1a1.0>B1a1") == WEAPONS["vindicator_focused"].accuracy
    assert need(state, "A shoot A1a1.1>B1a1") == WEAPONS["vindicator_wide"].accuracy + 2


@rule("DZ-282")
def test_dz_282_what_counts_is_how_far_it_moved_in_its_last_activation():
    state = battle("A1a scourge_hunter 24,10@0", "B1a ucm_sabre 24,40@0", now=NOW)
    assert unit(after(state, "A move A1a1>24,17@0", "A end").state, "A1a1").moved_last == 7


@rule("DZ-263", "DZ-282")
def test_dz_282_evasion_and_a_raised_mount_end_with_the_next_activation():
    state = battle("A1a scourge_hunter 24,10@0/moved_last=8.0/raised=true", "B1a ucm_sabre 24,40@0", now="A activate")
    woken = unit(after(state, "A activate A1").state, "A1a1")
    assert (woken.moved_last, woken.raised) == (0.0, False)


@rule("DZ-261", "DZ-262", "DZ-263")
def test_dz_261_a_raised_mount_sees_over_a_low_obstacle_and_can_be_seen_there():
    wall = (*OPEN, "piece w high_wall 20,12 28,12 28,12.2 20,12.2")
    state = battle(SABRE, "B1a ucm_sabre 24,30@180", now=NOW, table=wall)
    assert refused(state, "A shoot A1a1.0>B1a1") == "DZ-125 hidden"
    shot = after(state, "A shoot A1a1.0>B1a1^", "dice 1")
    assert unit(shot.state, "A1a1").raised
    assert refused(battle(SABRE, "B1a ucm_sabre 24,20@180", now=NOW), "A shoot A1a1.1>B1a1^") == "DZ-261"


@rule("DZ-263", "DZ-205")
def test_dz_263_the_shooter_aims_at_the_hull_or_at_the_raised_mount_whichever_is_better():
    """From 6 inches up a wood close before the target conceals its hull, which a wall hides too, not its mount."""
    terrain = (
        *OPEN,
        "piece w high_wall 20,15.3 24.4,15.3 24.4,15.5 20,15.5",
        "piece t wood 20,14 28,14 28,15.1 20,15.1",
    )
    hull, mount = (
        battle("A1a ucm_falcon 24,11@0/altitude=6", f"B1a ucm_sabre 24,16@90{raised}", now=NOW, table=terrain)
        for raised in ("", "/raised=true")
    )
    accuracy = WEAPONS["falcon_gatling"].accuracy
    assert need(hull, "A shoot A1a1.0>B1a1") == min(6, accuracy + 4)
    assert need(mount, "A shoot A1a1.0>B1a1") == accuracy + 2


@rule("DZ-260")
def test_dz_260_of_alternatives_only_one_is_fired():
    state = battle("A1a ucm_rapier 24,10@0", "B1a ucm_sabre 24,20@180", now=NOW)
    assert refused(state, "A shoot A1a1.0>B1a1 A1a1.1>B1a1") == "DZ-260"


@rule("DZ-266")
def test_dz_266_coaxial_weapons_fire_into_the_same_arc():
    targets = "B1a ucm_sabre 24,20@180 33,11@180"
    state = battle("A1a phr_ares 24,10@0", targets, now=NOW)
    assert refused(state, "A shoot A1a1.0>B1a1 A1a1.1>B1a2") == "DZ-266"
    assert refused(state, "A shoot A1a1.0>B1a1 A1a1.1>B1a1") == ""


@rule("DZ-266", "DZ-147")
def test_dz_266_a_building_lies_in_an_arc_as_well():
    house = (*OPEN, "house h tiny 2 32,9 34,9 34,11 32,11")
    state = battle("A1a phr_ares 24,10@0", "B1a ucm_sabre 24,20@180", now=NOW, table=house)
    assert refused(state, "A shoot A1a1.0>B1a1 A1a1.1>/h") == "DZ-266"
    assert refused(state, "A shoot A1a1.0>/h A1a1.1>/h") == ""


@rule("DZ-266", "DZ-224")
def test_dz_266_troops_at_a_wall_are_where_their_wall_is_seen():
    house = (*OPEN, "house h tiny 2 23,18 25,18 25,20 23,20")
    inside = 'B1b ucm_legionnaires inside/building="h"/wall=0'
    state = battle("A1a phr_ares 24,10@0", "B1a ucm_sabre 27,18@180 33,11@180", inside, now=NOW, table=house)
    assert refused(state, "A shoot A1a1.0>B1a1 A1a1.1>B1b1") == ""
    assert refused(state, "A shoot A1a1.0>B1a2 A1a1.1>B1b1") == "DZ-266"


@rule("DZ-124", "DZ-266")
def test_dz_124_a_target_on_a_border_lies_in_whichever_arc_the_other_weapon_fires_into():
    """The second target lies exactly front right, the third on the right: with either, but never with both."""
    state = battle("A1a phr_ares 24,10@0", "B1a ucm_sabre 24,20@180 32,18@180 34,10@180", now=NOW)
    assert refused(state, "A shoot A1a1.0>B1a2 A1a1.1>B1a1") == ""
    assert refused(state, "A shoot A1a1.0>B1a2 A1a1.1>B1a3") == ""
    assert refused(state, "A shoot A1a1.0>B1a1 A1a1.1>B1a3") == "DZ-266"
    alone = DROPZONE.play.apply(state, *DROPZONE.text.parse(state, "A shoot A1a1.0>B1a2")).state
    assert unit(alone, "A1a1").coaxial == ((1, "F"), (1, "SR"))
    both = DROPZONE.play.apply(state, *DROPZONE.text.parse(state, "A shoot A1a1.0>B1a2 A1a1.1>B1a3")).state
    assert unit(both, "A1a1").coaxial == ((1, "SR"),)


@rule("DZ-266", "DZ-269")
def test_dz_266_what_fired_in_reaction_binds_the_other_weapon_for_the_turn():
    """The repeater of a phobos has fired to the left; it is spent, and the minigun may not fire ahead."""
    phobos = 'A1a phr_phobos 24,10@0/fired=[1]/reacted=[1]/coaxial=[[1,"SL"]]'
    state = battle(phobos, "B1a ucm_sabre 24,20@180 14,10@180", now=NOW)
    assert refused(state, "A shoot A1a1.0>B1a1") == "DZ-266"
    step = after(state, "A shoot A1a1.0>B1a2", "dice 1 1 1")
    assert unit(step.state, "A1a1").coaxial == ((1, "SL"),)


@rule("DZ-164", "DZ-267")
def test_dz_164_only_aa_shoots_what_flies():
    state = battle("A1a ucm_rapier 24,10@0", "B1a ucm_condor 24,20@180/altitude=6", now=NOW)
    assert refused(state, "A shoot A1a1.1>B1a1") == "DZ-164"
    assert refused(state, "A shoot A1a1.0>B1a1") == ""
    landed = battle("A1a ucm_rapier 24,10@0", "B1a ucm_condor 24,20@180", now=NOW)
    assert refused(landed, "A shoot A1a1.1>B1a1") == ""


@rule("DZ-264")
def test_dz_264_small_arms_fire_one_shot_at_an_aircraft_within_six_inches():
    state = battle("A1a ucm_legionnaires 24,10@0", "B1a ucm_condor 24,15@180/altitude=6", now=NOW)
    step = after(state, "A shoot A1a1.0>B1a1~", "dice 1")
    assert lines(step)[0].startswith("shots A1a1 B1a1 um3_rifles 1 3")
    assert (unit(step.state, "A1a1").fired, unit(step.state, "A1a1").small_arms) == ((0,), True)
    assert refused(state, "A shoot A1a1.0>B1a1~ A1a1.1>B1a1") == "DZ-135 fired"
    weak = battle("A1a ucm_legionnaires 24,10@0/damage=3", "B1a ucm_condor 24,15@180/altitude=6", now=NOW)
    assert refused(weak, "A shoot A1a1.0>B1a1~") == "DZ-264 weak"
    far = battle("A1a ucm_legionnaires 24,10@0", "B1a ucm_condor 24,16.1@180/altitude=6", now=NOW)
    assert refused(far, "A shoot A1a1.0>B1a1~") == "DZ-131"
    ground = battle("A1a ucm_legionnaires 24,10@0", "B1a ucm_sabre 24,15@180", now=NOW)
    assert refused(ground, "A shoot A1a1.0>B1a1~") == "DZ-264 ground"


@rule("DZ-264", "DZ-122", "DZ-135")
def test_dz_264_small_arms_use_up_all_weapons_and_leave_the_move_of_their_own():
    """Rifles have MF 1, the launcher that stays silent has MF 0."""
    base = "A1a ucm_legionnaires 24,10@0/fired=[0]/small_arms=true"
    state = battle(base, "B1a ucm_sabre 24,18@180", now=NOW)
    assert refused(state, "A shoot A1a1.1>B1a1") == "DZ-135 fired"
    assert refused(state, "A move A1a1>24,11@0") == ""
    assert refused(state, "A move A1a1>24,11.1@0") == "DZ-122 too_far"


@rule("DZ-137")
@pytest.mark.parametrize(("dice", "hits"), [("3 2", 1), ("2 2", 0), ("6 3", 2)])
def test_dz_137_a_shot_hits_that_rolls_at_least_its_accuracy(dice: str, hits: int):
    """Two shots of 3+ that cannot hurt."""
    state = battle(SABRE, "B1a ucm_sabre 24,20@180", now=NOW)
    step = after(state, "A shoot A1a1.1>B1a1", f"dice {dice}")
    assert lines(step)[0] == f"shots A1a1 B1a1 ucm_hmg {dice} 3 {hits} no"


@rule("DZ-276")
def test_dz_276_fast_movers_are_shot_in_reaction_only():
    state = battle("A1a ucm_rapier 24,10@0", "B1a ucm_archangel 24,20@180/altitude=6", now=NOW)
    assert refused(state, "A shoot A1a1.0>B1a1") == "DZ-276"


@rule("DZ-261")
def test_dz_261_shots_are_proposed_raised_only_where_that_is_better():
    wall = (*OPEN, "piece w high_wall 20,12 28,12 28,12.2 20,12.2")
    behind = battle(SABRE, "B1a ucm_sabre 24,30@180", now=NOW, table=wall)
    clear = battle(SABRE, "B1a ucm_sabre 24,30@180", now=NOW)
    for state, raised in ((behind, True), (clear, False)):
        (found,) = [aim for aim in possible_shots(state, state.units[:1]) if aim.shot.mount == 0]
        assert found.shot.raised == raised


@rule("DZ-125")
def test_dz_125_what_is_proposed_is_what_is_legal():
    """All at once or one by one, the same rules decide."""
    terrain = (*OPEN, "piece w high_wall 20,15 24,15 24,15.2 20,15.2", "house h small 3 30,18 34,18 34,21 30,21")
    squads = "A1a ucm_sabre 24,10@0 26,10@0", "B1a ucm_sabre 24,20@180 32,24@0", "B1b ucm_legionnaires 22,18@0"
    state = battle(*squads, now=NOW, table=terrain)
    proposed = {(aim.shot, aim.need, aim.cover) for aim in possible_shots(state, state.units[:2])}
    everything = product((0, 1), (0, 1), (2, 3, 4), (False, True))
    tried = [Shot(unit, mount, target, raised=raised) for unit, mount, target, raised in everything]
    legal = {(found.shot, found.need, found.cover) for shot in tried if (found := legal_aim(state, shot))}
    assert proposed <= legal
    assert {(shot.unit, shot.mount, shot.target) for shot, _, _ in legal} == {
        (shot.unit, shot.mount, shot.target) for shot, _, _ in proposed
    }


def legal_aim(state: State, shot: Shot) -> Aim | None:
    try:
        return aim(state, shot)
    except Illegal:
        return None
