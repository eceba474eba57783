"""Transports (DZ-175 to DZ-197, DZ-402): loading, unloading, directly into buildings, destroyed with units aboard."""

from random import Random

import pytest

from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.actions import Load, Unload
from panzerkiste.games.dropzone.battle.slots import slot_of
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.transport.events import Boarded
from panzerkiste.games.dropzone.transport.transports import capacity, carriers_of
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.battle import after, asked, battle, lines, refused, sharing, unit

NOW = "A1a order"
ENEMY = "B1a ucm_sabre 45,45@180"
IN = "aboard/carrier=3"
LANDED = f"A1a ucm_sabre {IN} {IN} {IN} ucm_condor:24,10@0"
FLYING = f"{LANDED}/altitude=6"
BESIDE = "A1a1=22,10@0 A1a2=22,8.5@0 A1a3=22,11.5@0"
OUT = f"A unload {BESIDE}"
ON_FOOT = "A1a ucm_sabre 22,10@0 22,8.5@0 22,11.5@0 ucm_condor:24,10@0"
IN_BEAR = f"A1a ucm_legionnaires {IN} {IN} {IN} ucm_bear:24,10@0"
INFANTRY = "A1a1=24,11.5@0 A1a2=25,11.5@0 A1a3=23,11.5@0"


@rule("DZ-175", "DZ-183", "DZ-188")
def test_dz_183_all_units_leave_within_three_inches_of_the_hull_in_formation():
    state = battle(LANDED, ENEMY, now=NOW)
    assert refused(state, OUT) == ""
    assert refused(state, OUT.replace("A1a2=22,8.5", "A1a2=19.6,10")) == "DZ-183 near"  # the hull ends at 22.7
    assert refused(state, OUT.replace("A1a2=22,8.5", "A1a2=19.8,10")) == ""
    assert refused(state, OUT.replace("A1a2=22,8.5", "A1a2=26,14")) == "DZ-183 formation"
    assert refused(state, OUT.replace("A1a2=22,8.5", "A1a2=24,10")) == "DZ-112 spot_unit"
    assert refused(state, "A unload A1a1=22,10@0 A1a2=22,8.5@0") == "DZ-183 whole"
    out = after(state, OUT)
    assert lines(out) == ["unloaded A A1a1 A1a2 A1a3 A1a4"]
    assert refused(out.state, OUT) == "DZ-183 not_aboard"


@rule("DZ-183")
def test_dz_183_players_may_agree_to_measure_from_the_centre():
    state = battle(LANDED, ENEMY, now=NOW, options=Options(transport_measure="centre"))
    assert refused(state, OUT.replace("A1a2=22,8.5", "A1a2=19.8,10")) == "DZ-183 near"
    assert refused(state, OUT) == ""


@rule("DZ-175")
def test_dz_175_a_ground_transport_unloads_where_it_stands():
    assert refused(battle(IN_BEAR, ENEMY, now=NOW), f"A unload {INFANTRY}") == ""


@rule("DZ-188")
def test_dz_188_an_air_transport_must_land_first():
    assert refused(battle(FLYING, ENEMY, now=NOW), OUT) == "DZ-188"
    up = battle(f"{ON_FOOT}/altitude=6", ENEMY, now=NOW)
    assert refused(up, "A load A1a1:A1a4 A1a2:A1a4 A1a3:A1a4") == "DZ-188"


@rule("DZ-188")
def test_dz_188_its_own_squad_is_no_obstacle_for_its_template():
    state = battle("A1a ucm_sabre 22,20@0 22,18.5@0 22,21.5@0 ucm_condor:24,13@0/altitude=6", ENEMY, now=NOW)
    assert refused(state, "A fly A1a4>24.2,20:6S@0*") == ""
    foreign = battle("A1a ucm_condor 24,13@0/altitude=6", "A1b ucm_sabre 22,20@0", ENEMY, now=NOW)
    assert refused(foreign, "A fly A1a1>24.2,20:6S@0*") == "DZ-159 unit"


@rule("DZ-181", "DZ-006")
def test_dz_181_transport_and_units_move_at_most_half_rounded_down():
    """A condor moves 18 inches, half of it is 9; a sabre 4, half of it 2."""
    state = battle(FLYING, ENEMY, now=NOW)
    assert refused(state, "A fly A1a4>24,19:6S@0*") == ""
    assert refused(state, "A fly A1a4>24,19.1:6S@0*") == "DZ-100 too_far_by_air"
    assert refused(state, "A fly A1a4>24,15:6S>24,19:6@0*") == ""
    assert refused(state, "A fly A1a4>24,15:6S>24,19.1:6@0*") == "DZ-100 too_far_by_air"
    out = after(battle(LANDED, ENEMY, now=NOW), OUT).state
    assert refused(out, "A move A1a1>20,10@0 A1a2>20,8.5@0 A1a3>20,11.5@0") == ""
    assert refused(out, "A move A1a1>19.9,10@0 A1a2>20,8.5@0 A1a3>20,11.5@0") == "DZ-100 too_far"
    assert refused(out, "A fly A1a4>24,19.1:6@0*") == "DZ-100 too_far_by_air"
    assert refused(out, "A fly A1a4>24,19:6@0*") == ""


@rule("DZ-181")
def test_dz_181_who_has_moved_farther_neither_loads_nor_unloads():
    assert refused(battle(f"{LANDED}/used=9.5", ENEMY, now=NOW), OUT) == "DZ-181 moved"
    far = ON_FOOT.replace("22,10@0", "22,10@0/used=2.5")
    assert refused(battle(far, ENEMY, now=NOW), "A load A1a1:A1a4 A1a2:A1a4 A1a3:A1a4") == "DZ-181 moved"


@rule("DZ-182")
def test_dz_182_who_left_or_boarded_does_not_shoot_but_the_transport_does():
    state = after(battle(LANDED, "B1a ucm_legionnaires 24,25@0", now=NOW), OUT).state
    assert refused(state, "A shoot A1a1.0>B1a1") == "DZ-182"
    assert refused(state, "A shoot A1a4.0>B1a1") == ""


@rule("DZ-184")
def test_dz_184_the_whole_squad_boards_from_within_three_inches():
    state = battle(ON_FOOT, ENEMY, now=NOW)
    step = after(state, "A load A1a1:A1a4 A1a2:A1a4 A1a3:A1a4")
    assert [each.name for each in step.state.passengers(3)] == ["A1a1", "A1a2", "A1a3"]
    assert refused(state, "A load A1a1:A1a4 A1a2:A1a4") == "DZ-184 whole"
    far = battle(ON_FOOT.replace("22,11.5@0", "19.6,10@0"), ENEMY, now=NOW)
    assert refused(far, "A load A1a1:A1a4 A1a2:A1a4 A1a3:A1a4") == "DZ-184 near"


@rule("DZ-184")
def test_dz_184_nobody_needs_to_return_to_the_transport_he_came_in():
    wolverines = "A1a ucm_wolverine_a 22,10@0 22,11@0 22,12@0 22,13@0 ucm_raven_b:24,10@0 ucm_raven_b:24,13.5@0"
    state = battle(wolverines, ENEMY, now=NOW)
    step = after(state, "A load A1a1:A1a6 A1a2:A1a5 A1a3:A1a6 A1a4:A1a5")
    (boarded,) = (event.event for event in step.told if isinstance(event.event, Boarded))
    assert [ride.name for ride in boarded.carriers] == ["A1a6", "A1a5", "A1a6", "A1a5"]


@rule("DZ-176", "DZ-179")
def test_dz_176_only_the_squads_own_transports_and_no_more_than_fit():
    other = battle(ON_FOOT, "A1b ucm_sabre 30,10@0 ucm_condor:20,14@0", ENEMY, now=NOW)
    assert refused(other, "A load A1a1:A1b2 A1a2:A1a4 A1a3:A1a4") == "DZ-176"
    four = "A1a ucm_sabre 22,10@0 22,8.5@0 22,11.5@0 20.5,10@0 ucm_condor:24,10@0"
    state = battle(four, ENEMY, now=NOW)
    assert refused(state, "A load A1a1:A1a5 A1a2:A1a5 A1a3:A1a5 A1a4:A1a5") == "DZ-179"


@rule("DZ-179", "DZ-195", "DZ-197")
def test_dz_179_what_a_transport_takes_follows_from_the_profile_of_the_squad():
    state = sharing("A1x1 ucm_condor table 24,10 0")
    dropship, bear, base = unit(state, "A1x1"), unit(state, "A1a4"), unit(state, "A1a1")
    assert (capacity(state, dropship, bear), capacity(state, bear, base), capacity(state, dropship, base)) == (2, 3, 0)
    assert carriers_of(state, base) == [bear]


@rule("DZ-185", "DZ-186")
def test_dz_185_boarding_and_leaving_in_one_turn_is_legal_and_halves_the_move_once():
    state = after(battle(ON_FOOT, ENEMY, now=NOW), "A load A1a1:A1a4 A1a2:A1a4 A1a3:A1a4").state
    state = after(state, "A fly A1a4>24,15:6S@0*").state
    there = "A unload A1a1=22,15@0 A1a2=22,13.5@0 A1a3=22,16.5@0"
    state = after(state, there).state
    assert refused(state, "A move A1a1>20,15@0 A1a2>20,13.5@0 A1a3>20,16.5@0") == ""
    assert refused(state, "A load A1a1:A1a4 A1a2:A1a4 A1a3:A1a4") == "DZ-186"


@rule("DZ-187", "DZ-093")
def test_dz_187_passengers_do_not_split_their_move():
    moved = after(battle(ON_FOOT, ENEMY, now=NOW), "A move A1a1>22,10.5@0 A1a2>22,9@0 A1a3>22,12@0").state
    state = after(moved, "A load A1a1:A1a4 A1a2:A1a4 A1a3:A1a4", "A fly A1a4>24,15:6S@0*").state
    state = after(state, "A unload A1a1=22,15@0 A1a2=22,13.5@0 A1a3=22,16.5@0").state
    assert refused(state, "A move A1a1>22,15.5@0 A1a2>22,14@0 A1a3>22,17@0") == "DZ-093 moved"


@rule("DZ-189", "DZ-160")
def test_dz_189_loading_transports_land_and_take_off_for_nothing_and_units_stand_right_below():
    state = battle(FLYING, ENEMY, now=NOW)
    stopped = after(state, "A fly A1a4>24,16:6S>24,19:6@0*").state
    assert asked(stopped) == (0, "order")
    assert unit(stopped, "A1a4").altitude == 0
    below = "A unload A1a1=24,16@0 A1a2=24,14@0 A1a3=22.5,16@0"
    gone = after(stopped, below, "A end").state
    assert (unit(gone, "A1a4").altitude, unit(gone, "A1a4").at) == (6, (24, 19))
    stays = after(state, "A fly A1a4>24,16:6S@0*").state
    assert refused(stays, below) == "DZ-112 spot_unit"


@rule("DZ-400", "DZ-268", "DZ-093")
def test_dz_400_at_a_stop_passengers_are_given_orders_and_the_announced_flight_stays_as_it_is():
    state = battle(FLYING, "B1a ucm_legionnaires 24,30@0", now=NOW)
    stopped = after(state, "A fly A1a4>24,14:6S>24,17:6@0*", "B pass").state
    assert refused(stopped, "A fly A1a4>24,12:6@0*") == "DZ-268 announced"
    assert refused(stopped, "A shoot A1a4.0>B1a1") == "DZ-093 stopped"
    out = after(stopped, "A unload A1a1=22,14@0 A1a2=22,12.5@0 A1a3=22,15.5@0").state
    moved = after(out, "A move A1a1>20,14@0 A1a2>20,12.5@0 A1a3>20,15.5@0").state
    assert unit(after(moved, "A end", "B pass").state, "A1a4").at == (24, 17)


@rule("DZ-177", "DZ-136")
def test_dz_177_squad_and_transport_put_their_whole_moves_before_or_after_one_common_shooting():
    state = battle(ON_FOOT.replace("24,10@0", "24,10@0/altitude=6"), "B1a ucm_legionnaires 24,25@0", now=NOW)
    state = after(state, "A move A1a1>22,10.5@0 A1a2>22,9@0 A1a3>22,12@0").state
    state = after(state, "A shoot A1a1.0>B1a1 A1a4.0>B1a1", "B pass", "dice 1", "dice 1 1 1 1").state
    assert refused(state, "A move A1a1>22,11@0 A1a2>22,9.5@0 A1a3>22,12.5@0") == "DZ-093 moved"
    assert refused(state, "A fly A1a4>24,14:6@0*") == ""


@rule("DZ-178")
def test_dz_178_transports_keep_formation_with_each_other_not_with_the_squad():
    wolverines = "A1a ucm_wolverine_a 4,4@0 4,5@0 ucm_raven_b:24,10@0/altitude=6 ucm_raven_b:27,10@0/altitude=6"
    state = battle(wolverines, ENEMY, now=NOW)
    assert refused(state, "A fly A1a3>24,20:6@0* A1a4>27,20:6@0*") == ""
    assert refused(state, "A fly A1a3>24,20:6@0* A1a4>31,20:6@0*") == "DZ-106 formation"


@rule("DZ-180")
def test_dz_180_squads_with_transports_start_inside_them():
    state = DROPZONE.play.start(Options(), 2).state
    carried = [
        each
        for each in state.units
        if each.squad >= 0 and state.squads[each.squad].transports and each.kind == state.squads[each.squad].kind
    ]
    assert {each.status for each in carried} == {"aboard"}


@rule("DZ-183")
def test_dz_183_from_several_transports_the_whole_squad_leaves_at_once_in_one_formation():
    aboard = "A1a ucm_wolverine_a aboard/carrier=4 aboard/carrier=4 aboard/carrier=5 aboard/carrier=5"
    state = battle(f"{aboard} ucm_raven_b:24,10@0 ucm_raven_b:24,13.5@0", ENEMY, now=NOW)
    assert refused(state, "A unload A1a1=22,10@0 A1a2=22,11@0") == "DZ-183 whole"
    assert refused(state, "A unload A1a1=22,10@0 A1a2=22,11@0 A1a3=22,13@0 A1a4=22,14@0") == ""
    assert refused(state, "A unload A1a1=24,7@0 A1a2=24,8@0 A1a3=24,16@0 A1a4=24,17@0") == "DZ-183 formation"


# Directly into and out of buildings. b6 of city_block_9 stands from 23,11 to 25,13 with doors in the south and north.

AT_DOOR = f"A1a ucm_legionnaires {IN} {IN} {IN} ucm_bear:24,9.5@90"


@rule("DZ-190", "DZ-217", "DZ-186")
def test_dz_190_infantry_changes_straight_from_a_transport_at_the_door_into_the_building():
    state = battle(AT_DOOR, ENEMY, now=NOW, table=())
    step = after(state, "A enter A1a b6 0")
    assert lines(step) == ["entered A A1a b6"]
    assert [(unit(step.state, f"A1a{n}").status, unit(step.state, f"A1a{n}").carrier) for n in (1, 2, 3)] == [
        ("inside", -1)
    ] * 3
    assert unit(step.state, "A1a4").manoeuvres == 1
    assert refused(step.state, "A move A1a4>24,6.5@90") == ""
    assert refused(step.state, "A move A1a4>24,6.4@90") == "DZ-100 too_far"
    away = battle(AT_DOOR.replace("24,9.5", "24,9.4"), ENEMY, now=NOW, table=())
    assert refused(away, "A enter A1a b6 0") == "DZ-190 door"


@rule("DZ-190", "DZ-188")
def test_dz_190_an_air_transport_must_have_landed():
    aboard = "A1a ucm_legionnaires aboard/carrier=2 aboard/carrier=2 ucm_raven_a:24,9.3@90"
    assert refused(battle(aboard, ENEMY, now=NOW, table=()), "A enter A1a b6 0") == ""
    assert refused(battle(f"{aboard}/altitude=6", ENEMY, now=NOW, table=()), "A enter A1a b6 0") == "DZ-188"


@rule("DZ-190", "DZ-218", "DZ-240")
def test_dz_190_all_limits_of_entering_hold():
    full = "B1a ucm_legionnaires " + " ".join(['inside/building="b6"'] * 4)
    assert refused(battle(AT_DOOR, full, now=NOW, table=()), "A enter A1a b6 0") == "DZ-218"
    held = 'B1a ucm_legionnaires inside/building="b6"/wall=0'
    assert refused(battle(AT_DOOR, held, now=NOW, table=()), "A enter A1a b6 0") == "DZ-240 held"


@rule("DZ-190", "DZ-182")
def test_dz_190_and_from_the_building_straight_aboard():
    inside = 'inside/building="b6"/entered_turn=0'
    state = battle(
        f"A1a ucm_legionnaires {inside} {inside} {inside} ucm_bear:24,9.5@90", ENEMY, "turn 2", now=NOW, table=()
    )
    step = after(state, "A leave A1a 0 A1a1:A1a4 A1a2:A1a4 A1a3:A1a4")
    assert {unit(step.state, f"A1a{n}").status for n in (1, 2, 3)} == {"aboard"}
    assert (unit(step.state, "A1a1").loaded_turn, unit(step.state, "A1a1").left_turn) == (2, 2)
    assert refused(step.state, "A enter A1a b6 0") == "DZ-231 moved"
    assert refused(state, "A leave A1a 0 A1a1:A1a4 A1a2:A1a4") == "DZ-190 whole"
    assert refused(state, "A leave A1a 1 A1a1:A1a4 A1a2:A1a4 A1a3:A1a4") == "DZ-190 door"


@rule("DZ-231", "DZ-190")
def test_dz_231_who_has_left_a_building_boards_only_straight_from_it():
    """The carrier stands two inches south of the door of b1."""
    inside = 'inside/building="b1"/entered_turn=0'
    squad = f"A1a ucm_legionnaires {inside} {inside} ucm_bear:12,13.3@90"
    out = after(battle(squad, ENEMY, "turn 2", now=NOW, table=()), "A leave A1a 0 A1a1=11.5,15.4@0 A1a2=12.5,15.4@0")
    assert refused(out.state, "A load A1a1:A1a3 A1a2:A1a3") == "DZ-231 boards"


@rule("DZ-181", "DZ-217", "DZ-219")
def test_dz_217_who_has_left_a_transport_may_walk_in_through_a_door():
    """South of b1, whose door is from 11.75 to 12.25; half a move is one inch."""
    aboard = "A1a ucm_legionnaires aboard/carrier=2 aboard/carrier=2 ucm_bear:12,11.5@90"
    state = battle(aboard, ENEMY, now=NOW, table=())
    out = after(state, "A unload A1a1=11.5,14@0 A1a2=12.5,14@0").state
    assert refused(out, "A enter A1a b1 0") == "DZ-217 door"
    inside = after(out, "A move A1a1>11.5,15@0 A1a2>12.5,15@0", "A enter A1a b1 0").state
    assert {unit(inside, name).status for name in ("A1a1", "A1a2")} == {"inside"}


# Destroyed with units aboard.

TARGET = "B1a ucm_legionnaires aboard/carrier=4 aboard/carrier=4 aboard/carrier=4 ucm_bear:24,16@0/damage=1"
SHOT = ("A shoot A1a1.0>B1a4", "dice 6", "dice 6")


@rule("DZ-191")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_dz_191_knocked_out_all_passengers_live(die: int):
    step = after(battle("A1a ucm_sabre 24,4@0", TARGET, now=NOW), *SHOT, f"dice {die}")
    assert lines(step)[-2:] == ["lost B1a4 fire", f"crash B1a4 {die} knocked_out"]
    assert (asked(step.state), step.state.pending[-1].units) == ((1, "survivors"), (1, 2, 3))


@rule("DZ-191", "DZ-015")
@pytest.mark.parametrize("die", [4, 5])
def test_dz_191_heavy_damage_kills_each_on_four_or_more(die: int):
    step = after(battle("A1a ucm_sabre 24,4@0", TARGET, now=NOW), *SHOT, f"dice {die}", "dice 3", "dice 4", "dice 6")
    assert [line for line in lines(step) if line.startswith(("crash", "passenger"))] == [
        f"crash B1a4 {die} heavy",
        "passenger B1a1 3 no",
        "passenger B1a2 4 yes",
        "passenger B1a3 6 yes",
    ]
    assert step.state.pending[-1].units == (1,)


@rule("DZ-191")
def test_dz_191_an_explosion_kills_all():
    step = after(battle("A1a ucm_sabre 24,4@0", TARGET, now=NOW), *SHOT, "dice 6")
    assert {unit(step.state, f"B1a{n}").status for n in (1, 2, 3, 4)} == {"lost"}


@rule("DZ-192", "DZ-169")
def test_dz_192_survivors_are_placed_around_the_wreck_and_do_not_shoot():
    state = after(battle("A1a ucm_sabre 24,4@0", TARGET, now=NOW), *SHOT, "dice 1").state
    assert refused(state, "B place B1a1=24,16@0 B1a2=25,16@0 B1a3=24,20@0") == "DZ-169 near"
    state = after(state, "B place B1a1=24,16@0 B1a2=25,16@0 B1a3=26,16@0", "A end", "B activate B1").state
    assert refused(state, "B shoot B1a1.0>A1a1") == "DZ-169 shoots"
    assert refused(state, "B move B1a1>24,18@0 B1a2>25,18@0 B1a3>26,18@0") == ""


@rule("DZ-191")
def test_dz_191_an_empty_transport_rolls_nothing():
    step = after(
        battle("A1a ucm_sabre 24,4@0", "B1a ucm_legionnaires 40,40@0 ucm_bear:24,16@0/damage=1", now=NOW),
        "A shoot A1a1.0>B1a2",
        "dice 6",
        "dice 6",
    )
    assert lines(step)[-1] == "lost B1a2 fire"


@rule("DZ-193", "DZ-166")
def test_dz_193_an_air_transport_in_the_air_uses_the_table_of_aircraft():
    target = TARGET.replace("ucm_bear:24,16@0/damage=1", "ucm_raven_a:24,16@0/altitude=6")
    step = after(
        battle("A1a ucm_rapier 24,4@0", target, now=NOW), "A shoot A1a1.0>B1a4", "dice 6 1 1", "dice 6", "dice 2"
    )
    assert lines(step)[-1] == "crash B1a4 2 emergency"


# Stranded, shared and nested.


@rule("DZ-194")
def test_dz_194_with_too_few_transports_as_many_board_as_fit_and_the_rest_is_stranded():
    four = "A1a ucm_sabre 22,10@0 22,8.5@0 22,11.5@0 20.5,10@0 ucm_condor:24,10@0"
    state = battle(four, ENEMY, now=NOW)
    assert refused(state, "A load A1a1:A1a5 A1a2:A1a5 A1a4:A1a5") == ""
    assert refused(state, "A load A1a1:A1a5 A1a2:A1a5") == "DZ-184 whole"


@rule("DZ-194")
def test_dz_194_those_aboard_leave_only_in_formation_with_the_stranded():
    near = f"A1a ucm_sabre {IN} {IN} 20,10@0 ucm_condor:24,10@0"
    assert refused(battle(near, ENEMY, now=NOW), "A unload A1a1=22,10@0 A1a2=22,8.5@0") == ""
    far = f"A1a ucm_sabre {IN} {IN} 10,10@0 ucm_condor:24,10@0"
    assert refused(battle(far, ENEMY, now=NOW), "A unload A1a1=22,10@0 A1a2=22,8.5@0") == "DZ-194 formation"


@rule("DZ-195", "DZ-402")
def test_dz_402_squads_linked_by_a_living_shared_transport_are_one_slot():
    state = sharing("A1x1 ucm_condor table 24,10 0")
    assert slot_of(state, 0) == (0, 1)
    assert slot_of(state.with_unit(8, status="lost"), 0) == (0,)


BOTH = "A unload A1a4=21.5,10@0 A1b4=26.5,10@0"


@rule("DZ-195", "DZ-196", "DZ-186")
def test_dz_196_sharers_need_not_leave_together_but_each_place_is_a_manoeuvre():
    state = sharing("A1x1 ucm_condor table 24,10 0")
    assert unit(after(state, BOTH).state, "A1x1").manoeuvres == 1
    flying = sharing("A1x1 ucm_condor table 24,10 0 altitude=6")
    state = after(flying, "A fly A1x1>24,13:6S>24,16:6S>24,19:6@0*", "A unload A1a4=21.5,13@0", "A end").state
    state = after(state, "A unload A1b4=21.5,16@0").state
    assert unit(state, "A1x1").manoeuvres == 2
    assert refused(state, "A load A1b4:A1x1") == "DZ-186"


@rule("DZ-197", "DZ-186")
def test_dz_197_a_carrier_unloaded_from_a_dropship_unloads_its_own_infantry():
    state = after(sharing("A1x1 ucm_condor table 24,10 0"), "A unload A1a4=21.5,10@0").state
    assert unit(state, "A1a4").manoeuvres == 1
    state = after(state, "A move A1a4>20,10@0").state  # one of its three inches before
    out = after(state, "A unload A1a1=18,10@0 A1a2=18,11@0 A1a3=18,9@0").state
    assert unit(out, "A1a4").manoeuvres == 2
    assert refused(out, "A move A1a4>20,11.5@0") == ""  # and the rest after
    assert refused(out, "A move A1a4>20,11.6@0") == "DZ-100 too_far"


@rule("DZ-186", "DZ-197")
def test_dz_186_in_and_out_of_the_dropship_leaves_a_carrier_no_third_manoeuvre():
    state = after(sharing("A1x1 ucm_condor table 24,10 0"), "A unload A1a4=21.5,10@0", "A load A1a4:A1x1").state
    assert unit(state, "A1a4").manoeuvres == 2
    assert refused(state, "A unload A1a4=21.5,10@0") == "DZ-186"


@rule("DZ-180", "DZ-069")
def test_dz_180_passengers_come_onto_the_table_with_their_transport():
    ready = f"A1a ucm_sabre {IN} {IN} {IN} ucm_condor:ready"
    state = after(battle(ready, ENEMY, now=NOW), "A fly A1a4<24,0>24,9:6S@0*").state
    assert refused(state, "A unload A1a1=22,9@0 A1a2=22,7.5@0 A1a3=22,10.5@0") == ""
    assert (
        refused(battle(ready, ENEMY, now=NOW), "A unload A1a1=22,9@0 A1a2=22,7.5@0 A1a3=22,10.5@0") == "DZ-184 not_here"
    )


def test_candidates_load_and_unload():
    out = battle(LANDED, ENEMY, now=NOW)
    back = after(out, OUT).state
    assert any(isinstance(order, Unload) for order in DROPZONE.play.candidates(out, 0, Random(2), 40))
    assert any(isinstance(order, Load) for order in DROPZONE.play.candidates(back, 0, Random(2), 40))
    for order in DROPZONE.play.candidates(back, 0, Random(2), 40):
        DROPZONE.play.apply(back, 0, order)
