"""Movement (DZ-100 to DZ-114), the way onto the table (DZ-068 to DZ-071, DZ-404) and the slot (DZ-093, DZ-400)."""

import pytest
from msgspec.structs import replace

from panzerkiste.games.dropzone.state import Edge
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.battle import after, battle, lines, refusal, refused, unit

ENEMY = "B1a ucm_sabre 40,40@180"
SABRE = "A1a ucm_sabre 10,10@0"  # Mv 4
NOW = "A1a order"


@rule("DZ-100")
def test_dz_100_a_unit_moves_up_to_its_move():
    state = battle(SABRE, ENEMY, now=NOW)
    assert unit(after(state, "A move A1a1>10,14@0").state, "A1a1").at == (10.0, 14.0)
    refusal_ = refusal(state, "A move A1a1>10,14.5@0")
    assert refusal_
    assert (refusal_.rule, refusal_.way) == ("DZ-100", "too_far")
    assert refusal_.facts == {"unit": "A1a1", "inches": 4.5, "allowed": 4.0, "missing": 0.5}


@rule("DZ-101", "DZ-014")
def test_dz_101_around_an_obstacle_the_way_really_travelled_counts():
    wall = ("table 48 48", "piece w high_wall 9,12 11,12 11,12.2 9,12.2")
    state = battle(SABRE, ENEMY, now=NOW, table=wall)
    assert refused(state, "A move A1a1>10,13.9@0").startswith("DZ-1")
    around = unit(after(state, "A move A1a1>12,12.7@0").state, "A1a1")
    assert around.moved > ((12 - 10) ** 2 + 2.7**2) ** 0.5


@rule("DZ-101")
def test_dz_101_a_way_that_the_player_gives_counts_in_full():
    state = battle(SABRE, ENEMY, now=NOW)
    assert unit(after(state, "A move A1a1>10,12>12,12@0").state, "A1a1").moved == 4.0
    assert refused(state, "A move A1a1>10,13>12,13@0") == "DZ-100 too_far"


@rule("DZ-102")
def test_dz_102_an_inch_in_difficult_ground_counts_as_two():
    wood = ("table 48 48", "piece w wood 5,11 15,11 15,20 5,20")
    state = battle(SABRE, ENEMY, now=NOW, table=wood)
    moved = unit(after(state, "A move A1a1>10,12.5@0").state, "A1a1")
    assert moved.used == pytest.approx(4.0)
    assert moved.moved == pytest.approx(2.5)
    assert refused(state, "A move A1a1>10,12.6@0") == "DZ-100 too_far"


@rule("DZ-103")
def test_dz_103_impassable_ground_is_neither_entered_nor_crossed():
    river = ("table 48 48", "piece r river 0,11 48,11 48,12 0,12")
    state = battle(SABRE, ENEMY, now=NOW, table=river)
    assert refused(state, "A move A1a1>10,13.5@0") == "DZ-103 no_way"
    assert refused(state, "A move A1a1>10,12>10,13.5@0") == "DZ-103 blocked_piece"
    skimmer = battle("A1a scourge_hunter 10,10@0", ENEMY, now=NOW, table=river)
    assert refused(skimmer, "A move A1a1>10,13.5@0") == ""


@rule("DZ-283", "DZ-006")
def test_dz_283_a_walker_in_a_wood_has_half_its_move_rounded_up():
    wood = ("table 48 48", "piece t wood 20,11 28,11 28,30 20,30")
    state = battle("A1a phr_ares 24,10@0", "B1a ucm_sabre 45,45@180", now="A1a order", table=wood)
    assert refused(state, "A move A1a1>24,12@0") == ""
    assert refused(state, "A move A1a1>24,12.1@0") == "DZ-100 too_far"


@rule("DZ-104")
def test_dz_104_turning_while_moving_is_free():
    turned = unit(after(battle(SABRE, ENEMY, now=NOW), "A move A1a1>10,14@135").state, "A1a1")
    assert (turned.facing, turned.moved) == (135.0, 4.0)


@rule("DZ-105")
def test_dz_105_turning_on_the_spot_counts_as_one_inch():
    state = battle(SABRE, ENEMY, now=NOW)
    assert unit(after(state, "A move A1a1>10,10@90").state, "A1a1").moved == 1.0
    assert unit(after(state, "A move A1a1>10,10@360").state, "A1a1").moved == 0.0
    infantry = battle("A1a ucm_legionnaires 10,10@0", ENEMY, now=NOW)
    assert unit(after(infantry, "A move A1a1>10,10@90").state, "A1a1").moved == 0.0


@rule("DZ-105", "DZ-122")
def test_dz_105_a_turn_after_shooting_counts_as_well():
    """The Kodiak's strike has MF 0."""
    state = battle("A1a ucm_kodiak 10,10@0", "B1a ucm_sabre 10,30@180", now=NOW)
    shot = after(state, "A shoot A1a1.0>B1a1", "dice 1").state
    assert refused(shot, "A move A1a1>10,10@90") == "DZ-122 too_far"


@rule("DZ-112")
def test_dz_112_friends_may_be_passed_enemies_not():
    friend = battle(SABRE, "A1b ucm_sabre 10,12@0", ENEMY, now=NOW)
    assert unit(after(friend, "A move A1a1>10,14@0").state, "A1a1").moved == 4.0
    enemy = battle(SABRE, "B1a ucm_sabre 10,12@0", now=NOW)
    assert refused(enemy, "A move A1a1>10,12>10,14@0") == "DZ-103 blocked_unit"
    assert refused(enemy, "A move A1a1>10,14@0").startswith("DZ-1")


@rule("DZ-112", "DZ-400")
def test_dz_112_nobody_ends_on_another_footprint_and_a_whole_element_moves_at_once():
    state = battle("A1a ucm_sabre 10,10@0 12,10@0", ENEMY, now=NOW)
    assert refused(state, "A move A1a1>12,10.2@0") == "DZ-112 spot_unit"
    assert refused(state, "A move A1a1>12,10@0 A1a2>10,10@0") == ""


@rule("DZ-113")
def test_dz_113_nobody_leaves_the_table():
    state = battle("A1a ucm_sabre 10,1@0", ENEMY, now=NOW)
    assert refused(state, "A move A1a1>10,-1@0") == "DZ-113 spot_edge"
    assert refused(state, "A move A1a1>10,0.5@0") == "DZ-113 spot_edge"


@rule("DZ-014")
def test_dz_014_the_whole_footprint_ends_free():
    """The Sabre is 1.4 inches long, and only half its width counts on the way."""
    house = ("table 48 48", "house h tiny 2 9,13 11,13 11,15 9,15")
    state = battle(SABRE, ENEMY, now=NOW, table=house)
    assert refused(state, "A move A1a1>10,12.5@0") == "DZ-014 spot_building"
    assert refused(state, "A move A1a1>10,12.5@90") == ""


@rule("DZ-114")
def test_dz_114_every_unit_is_measured():
    state = battle("A1a ucm_sabre 10,10@0 12,10@0", ENEMY, now=NOW)
    found = refusal(state, "A move A1a1>10,13@0 A1a2>12,14.2@0")
    assert found
    assert found.facts["unit"] == "A1a2"


@rule("DZ-093")
def test_dz_093_movement_is_not_split_around_shooting():
    state = battle(SABRE, "B1a ucm_sabre 10,30@180", now=NOW)
    moved = after(state, "A move A1a1>10,11@0").state
    assert refused(moved, "A move A1a1>10,12@0") == "DZ-093 moved"
    fired = after(moved, "A shoot A1a1.0>B1a1", "dice 1").state
    assert refused(fired, "A move A1a1>10,12@0") == "DZ-093 moved"
    assert refused(fired, "A shoot A1a1.0>B1a1") == "DZ-136 once"


@rule("DZ-400")
def test_dz_400_an_order_is_for_units_of_one_element_of_the_slot():
    state = battle(SABRE, "A1b ucm_sabre 20,10@0", ENEMY, now=NOW)
    assert refused(state, "A move A1b1>20,11@0") == "DZ-400 element"
    assert refused(state, "A move A1a1>10,11@0 A1a1>10,12@0") == "DZ-400 units"
    assert refused(state, "A move #99>10,11@0") == "DZ-400 units"
    assert refused(state, "A move") == "DZ-400 nobody"
    assert refused(state, "B move B1a1>40,39@0") == "DZ-091 not_asked"


READY = "A1a ucm_sabre ready ready"


@rule("DZ-068", "DZ-404")
def test_dz_068_a_squad_in_readiness_enters_across_a_friendly_edge():
    state = battle(READY, ENEMY, now=NOW)
    step = after(state, "A move A1a1<10,0>10,2@0 A1a2<12,0>12,2@0")
    assert lines(step)[0] == "moved A A1a1 A1a2 yes"
    assert unit(step.state, "A1a2").at == (12.0, 2.0)
    assert refused(state, "A move A1a1<10,48>10,46@0 A1a2<12,48>12,46@0") == "DZ-068 edge"
    assert refused(state, "A move A1a1>10,2@0 A1a2>12,2@0") == "DZ-068 edge"


@rule("DZ-069")
def test_dz_069_the_way_in_is_half_a_move_from_the_edge_unrounded():
    state = battle("A1a ucm_gladius ready", ENEMY, now=NOW)  # Mv 3
    assert refused(state, "A move A1a1<10,0>10,1.5@0") == ""
    assert refused(state, "A move A1a1<10,0>10,1.6@0") == "DZ-069 too_far"


@rule("DZ-069")
def test_dz_069_a_unit_that_loads_on_the_way_halves_once_and_is_placed_just_inside_if_that_is_too_little():
    """Half of 3 rounded down is 1 inch; the Gladius needs 0.9 straight in, and 1.06 turned by 45 degrees."""
    state = battle("A1a ucm_gladius ready/manoeuvres=1", ENEMY, now=NOW)
    assert refused(state, "A move A1a1<10,0>10,1@0") == ""
    assert refused(state, "A move A1a1<10,0>10,1.05@0") == "DZ-069 too_far"
    assert refused(state, "A move A1a1<10,0>10,1.060661@45") == ""
    assert refused(state, "A move A1a1<10,0>10,1.07@45") == "DZ-069 too_far"


@rule("DZ-404")
def test_dz_404_a_squad_enters_across_one_edge():
    state = battle("A1a ucm_sabre ready ready", ENEMY, now=NOW)
    edges = Edge((0.0, 0.0), (24.0, 0.0)), Edge((0.0, 0.0), (0.0, 24.0))
    corner = state.with_side(0, replace(state.sides[0], edges=edges))
    assert refused(corner, "A move A1a1<1,0>1,2@0 A1a2<0,3>2,3@90") == "DZ-404 edges"
    assert refused(corner, "A move A1a1<1,0>1,1.5@0 A1a2<3,0>3,1.5@0") == ""
    assert refused(corner, "A move A1a1<1,0>1,1.5@0") == "DZ-404 whole"


@rule("DZ-070", "DZ-071")
def test_dz_070_a_squad_in_readiness_may_be_held_back():
    state = battle(READY, "A1b ucm_sabre 20,10@0", ENEMY, now="A activate")
    step = after(state, "A activate A1", "A play A1a", "A end")
    assert "held A A1a" in lines(step)
    assert unit(step.state, "A1a1").status == "ready"


@rule("DZ-122")
def test_dz_122_who_shot_first_moves_at_most_the_lowest_mf_of_what_it_fired():
    """The Gladius fires its twin gun and gatling, both MF 3, and moves 3; an isolated Kodiak with MF 0 not at all."""
    state = battle("A1a ucm_kodiak 10,10@0", "B1a ucm_sabre 10,30@180", now=NOW)
    shot = after(state, "A shoot A1a1.0>B1a1", "dice 1").state
    found = refusal(shot, "A move A1a1>10,11@0")
    assert found
    assert (found.rule, found.facts["allowed"]) == ("DZ-122", 0.0)


@rule("DZ-121")
def test_dz_121_a_weapon_does_not_fire_after_moving_more_than_its_mf():
    state = battle("A1a ucm_kodiak 10,10@0", "B1a ucm_sabre 10,30@180", now=NOW)
    moved = after(state, "A move A1a1>10,10.5@0").state
    assert refused(moved, "A shoot A1a1.0>B1a1") == "DZ-121"


@rule("DZ-121", "DZ-102")
def test_dz_121_the_way_counts_not_what_difficult_ground_makes_of_it():
    """One inch in a wood costs a base its whole move of two; its rifles have MF 1."""
    wood = ("table 48 48", "piece t wood 20,5 28,5 28,20 20,20")
    state = battle("A1a ucm_legionnaires 24,10@0", "B1a ucm_sabre 24,18@180", now="A1a order", table=wood)
    assert refused(after(state, "A move A1a1>24,11@0").state, "A shoot A1a1.0>B1a1") == ""


@rule("DZ-002")
def test_dz_002_what_is_no_place_on_a_table_is_refused():
    state = battle(SABRE, ENEMY, now=NOW)
    assert refused(state, "A move A1a1>1e300,10@0") == "DZ-002 numbers"
    assert refused(state, "A move A1a1>10,10@1e99") == "DZ-002 numbers"
