"""Garrisons (DZ-216 to DZ-223, DZ-231, DZ-232, DZ-240): entering, holding walls, leaving."""

import pytest
from msgspec.structs import replace

from panzerkiste.games.dropzone.state import State
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.battle import after, asked, battle, lines, refused, unit

# Two bases before the south door of b1, a small house (G 6) from 10,16 to 14,19.5.
AT_DOOR = "A1a ucm_legionnaires 11.5,15.4@0 12.5,15.4@0"
ENEMY = "B1a scourge_warriors 40,40@180 41,40@180"
NOW = "A1a order"
INSIDE = 'inside/building="b1"'


def town(*more: str, now: str = NOW) -> State:
    """The battlefield as it is, with nobody in the way."""
    return battle(*more, now=now, table=())


def held(*more: str, now: str = "A activate") -> State:
    return town(f"A1a ucm_legionnaires {INSIDE} {INSIDE}", *more, "building b1 defender=0", "turn 3", now=now)


# Entering.


@rule("DZ-216", "DZ-217", "DZ-242")
def test_dz_217_one_base_at_the_door_brings_the_whole_squad_in():
    step = after(town(AT_DOOR, ENEMY), "A enter A1a b1 0")
    assert [unit(step.state, name).status for name in ("A1a1", "A1a2")] == ["inside", "inside"]
    assert step.state.building("b1").defender == 0
    assert lines(step) == ["entered A A1a b1"]


@rule("DZ-217")
def test_dz_217_a_squad_more_than_an_inch_from_the_door_stays_outside():
    far = town("A1a ucm_legionnaires 11.5,14.4@0 12.5,14.4@0", ENEMY)
    assert refused(far, "A enter A1a b1 0") == "DZ-217 door"
    assert refused(town(AT_DOOR, ENEMY), "A enter A1a b1 1") == "DZ-217 door"
    assert refused(town(AT_DOOR, ENEMY), "A enter A1a b1 9") == "DZ-217 entrance"


@rule("DZ-216", "DZ-021")
def test_dz_216_only_infantry_goes_into_buildings_that_hold_somebody():
    tank = town("A1a ucm_sabre 12,14.5@0", ENEMY)
    assert refused(tank, "A enter A1a b1 0") == "DZ-216 infantry"
    assert refused(town(AT_DOOR, ENEMY), "A enter A1a nowhere 0") == "DZ-216 building"
    hut = battle(AT_DOOR, ENEMY, now=NOW, table=("table 48 48", "house h micro 1 10,16 12,16 12,18 10,18"))
    assert refused(hut, "A enter A1a h 0") == "DZ-216 micro"


@rule("DZ-218")
def test_dz_218_a_squad_enters_whole_or_not_at_all():
    """b6 is tiny: G 3, room for six bases of all players."""
    four = " ".join(['inside/building="b6"'] * 3)
    two = "A1a ucm_legionnaires 23.5,10.4@0 24.5,10.4@0"
    full = town(two, f"B1a scourge_warriors {four}", f"B1b scourge_warriors {four.split()[0]} {four.split()[0]}")
    assert refused(full, "A enter A1a b6 0") == "DZ-218"
    room = town(two, f"B1a scourge_warriors {four}", ENEMY.replace("B1a", "B1b"))
    assert refused(room, "A enter A1a b6 0") == ""


@rule("DZ-219", "DZ-268")
def test_dz_219_who_enters_does_not_shoot_before_or_after():
    state = after(town(AT_DOOR, ENEMY), "A enter A1a b1 0").state
    assert refused(state, "A shoot A1a1.0>B1a1") == "DZ-220 hidden"
    fired = town(AT_DOOR.replace("@0 ", "@0/fired=[0] "), ENEMY)
    assert refused(fired, "A enter A1a b1 0") == "DZ-269 fired"


@rule("DZ-240")
def test_dz_240_no_way_in_through_a_wall_that_the_enemy_holds():
    guard = 'B1a scourge_warriors inside/building="b1"/wall=0 inside/building="b1"'
    state = town(AT_DOOR, guard, "building b1 defender=1")
    assert refused(state, "A enter A1a b1 0") == "DZ-240 held"
    elsewhere = town(AT_DOOR, guard.replace("wall=0", "wall=1"), "building b1 defender=1", "turn 2")
    stormed = after(elsewhere, "A enter A1a b1 0").state.building("b1")
    assert (stormed.defender, stormed.stormed_turn) == (1, 2)


@rule("DZ-350")
def test_dz_350_the_middle_of_the_town_is_closed_in_the_first_turn():
    door = "A1a ucm_legionnaires 23.5,20.9@0 24.5,20.9@0"
    assert refused(town(door, ENEMY), "A enter A1a b5 0") == "DZ-350 closed"
    assert refused(town(door, ENEMY, "turn 2"), "A enter A1a b5 0") == ""


# Walls.


@rule("DZ-220", "DZ-401")
def test_dz_220_walls_are_assigned_when_the_battlegroup_is_announced():
    state = after(held(ENEMY), "A activate A1").state
    assert asked(state) == (0, "walls")
    step = after(state, "A assign A1a1=1 A1a2=1")
    assert [unit(step.state, name).wall for name in ("A1a1", "A1a2")] == [1, 1]
    assert lines(step)[0] == "walls A A1a1 A1a2 1 1"


@rule("DZ-220")
@pytest.mark.parametrize(
    ("posts", "why"), [("A1a1=7", "DZ-220 wall"), ("A1a1=1 A1a1=2", "DZ-220 twice"), ("B1a1=1", "DZ-220 unit")]
)
def test_dz_220_only_own_bases_each_at_one_wall_with_openings(posts: str, why: str):
    assert refused(after(held(ENEMY), "A activate A1").state, f"A assign {posts}") == why


@rule("DZ-221")
def test_dz_221_no_more_than_g_bases_of_all_players_fire_out():
    """b6 has G 3; two of the enemy's bases hold a wall already, though no battle has begun."""
    here = 'inside/building="b6"'
    own = town(f"A1a ucm_legionnaires {here} {here}", f"A1b ucm_legionnaires {here} {here}", ENEMY, now="A activate")
    state = after(own, "A activate A1").state
    assert refused(state, "A assign A1a1=0 A1a2=0 A1b1=0 A1b2=0") == "DZ-221"
    assert refused(state, "A assign A1a1=0 A1a2=0 A1b1=0") == ""


@rule("DZ-220", "DZ-226")
def test_dz_220_an_assignment_lasts_until_the_next_activation():
    manned = held(ENEMY).with_unit(0, wall=2)
    assert unit(after(manned, "A activate A1", "A assign").state, "A1a1").wall == -1


@rule("DZ-223", "DZ-220")
def test_dz_223_who_has_fired_from_a_window_stays_there():
    state = after(held(ENEMY), "A activate A1", "A assign A1a1=1").state
    fired = state.with_unit(0, fired=(0,))
    assert refused(fired, "A leave A1a 0 A1a1=11.5,15.4@0 A1a2=12.5,15.4@0") == "DZ-269 fired"


# Leaving.


@rule("DZ-231", "DZ-242")
def test_dz_231_a_squad_leaves_around_an_entrance_and_does_nothing_else():
    state = after(held(ENEMY), "A activate A1", "A assign").state
    step = after(state, "A leave A1a 0 A1a1=11.5,15.4@0 A1a2=12.5,15.4@0")
    assert unit(step.state, "A1a1").on_table
    assert step.state.building("b1").defender == -1
    assert refused(step.state, "A shoot A1a1.0>B1a1") == "DZ-231 shoots"
    assert refused(step.state, "A move A1a1>11.5,14.4@0 A1a2>12.5,14.4@0") == "DZ-231 moved"
    assert refused(step.state, "A enter A1a b1 0") == "DZ-231 moved"


@rule("DZ-231")
@pytest.mark.parametrize(
    ("placements", "why"),
    [
        ("A1a1=11.5,15.4@0", "DZ-231 whole"),
        ("A1a1=12,14@0 A1a2=12,15@0", ""),
        ("A1a1=12,13.9@0 A1a2=12,14.9@0", "DZ-231 near"),
        ("A1a1=10.6,15.4@0 A1a2=13.4,15.4@0", "DZ-106 formation"),
        ("A1a1=11.5,15.8@0 A1a2=12.5,15.8@0", "DZ-014 spot_building"),
    ],
)
def test_dz_231_whole_near_free_and_in_formation(placements: str, why: str):
    state = after(held(ENEMY), "A activate A1", "A assign").state
    assert refused(state, f"A leave A1a 0 {placements}") == why


@rule("DZ-217", "DZ-231")
def test_dz_217_who_has_just_come_in_stays_inside_this_turn():
    state = after(town(AT_DOOR, ENEMY), "A enter A1a b1 0").state
    assert refused(state, "A leave A1a 0 A1a1=11.5,15.4@0 A1a2=12.5,15.4@0") == "DZ-217 entered"


@rule("DZ-231")
def test_dz_231_what_does_not_fit_goes_as_near_as_possible():
    """Tanks stand before the door: the nearest free spots are around the corner, farther than two inches."""
    parked = "A1b ucm_sabre 12,14.9@90 9.9,14.9@90 14.1,14.9@90 12,13.6@90 9.9,13.6@90 14.1,13.6@90"
    state = after(held(parked, ENEMY), "A activate A1", "A assign", "A play A1a").state
    near, far = "A1a1=14.5,16.1@0 A1a2=14.5,17.1@0", "A1a1=14.5,17.1@0 A1a2=14.5,18.1@0"
    assert refused(state, f"A leave A1a 0 {near}") == ""
    assert refused(state, f"A leave A1a 0 {far}") == "DZ-231 near"


@rule("DZ-243")
def test_dz_243_nobody_leaves_a_battle_of_his_own_accord():
    state = held(ENEMY.replace("40,40@180", INSIDE).replace("41,40@180", INSIDE), now=NOW)
    assert refused(state, "A leave A1a 0 A1a1=11.5,15.4@0 A1a2=12.5,15.4@0") == "DZ-243 bound"


# Connected buildings.


@rule("DZ-232", "DZ-233")
def test_dz_232_a_squad_changes_to_a_connected_building():
    state = held(ENEMY, now=NOW)
    assert refused(state, "A change A1a b2") == "DZ-232"
    buildings = tuple(
        replace(building, connected=("b2",)) if building.id == "b1" else building for building in state.board.buildings
    )
    joined = replace(state, board=replace(state.board, buildings=buildings))
    step = after(joined, "A change A1a b2")
    assert unit(step.state, "A1a1").building == "b2"
    assert step.state.building("b1").defender == -1
    assert refused(step.state, "A change A1a b1") != ""
