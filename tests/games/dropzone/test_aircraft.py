"""Aircraft (DZ-150 to DZ-165): flight moves, low flight, high terrain, landing, contested landing zones."""

import pytest
from msgspec.structs import replace

from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.actions import FlyMove
from panzerkiste.games.dropzone.air.events import Flew, StepDropped
from panzerkiste.games.dropzone.armies.catalogue import UNITS
from panzerkiste.games.dropzone.fields.table import mover_of
from panzerkiste.games.dropzone.fields.terrain import Mover
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.battle import after, asked, battle, lines, refused, sharing, unit

NOW = "A1a order"
OPEN = ("table 48 48",)
ENEMY = "B1a ucm_sabre 45,45@180"  # far away, and without anti-air
FALCON = "A1a ucm_falcon 24,10@0/altitude=6"
LANDED = "A1a ucm_falcon 24,10@0"


@rule("DZ-150", "DZ-268")
def test_dz_150_aircraft_fly_at_six_inches_or_at_two():
    state = battle(FALCON, ENEMY, now=NOW)
    high = after(state, "A fly A1a1>24,20:6@0*").state
    assert (unit(high, "A1a1").altitude, unit(high, "A1a1").at, unit(high, "A1a1").moved) == (6, (24, 20), 10)
    low = after(state, "A fly A1a1>24,20:2@0*", "dice 1 2").state
    assert unit(low, "A1a1").altitude == 2
    assert refused(state, "A move A1a1>24,20@0") == "DZ-161 flies"


@rule("DZ-150")
def test_dz_150_a_ground_unit_does_not_fly():
    state = battle("A1a ucm_sabre 24,10@0", ENEMY, now=NOW)
    assert refused(state, "A fly A1a1>24,12:6@0*") == "DZ-150 ground"


@rule("DZ-100", "DZ-069")
def test_dz_069_aircraft_enter_with_their_full_move():
    state = battle("A1a ucm_falcon ready", ENEMY, now=NOW)
    assert refused(state, "A fly A1a1<24,0>24,24:6@0*") == ""
    assert refused(state, "A fly A1a1<24,0>24,24.1:6@0*") == "DZ-100 too_far_by_air"
    assert refused(state, "A fly A1a1<0,10>10,10:6@0*") == "DZ-068 edge"
    assert refused(state, "A fly A1a1>10,10:6@0*") == "DZ-068 edge"
    entered = after(state, "A fly A1a1<24,0>24,24:6@0*")
    assert [event.travelled[0].entered for event in told(entered, Flew)] == [True]


def told(step, kind):
    return [each.event for each in step.told if isinstance(each.event, kind)]


@rule("DZ-404")
def test_dz_404_a_squad_of_aircraft_enters_whole():
    state = battle("A1a ucm_falcon ready ready", ENEMY, now=NOW)
    assert refused(state, "A fly A1a1<24,0>24,10:6@0*") == "DZ-404 whole"
    assert refused(state, "A fly A1a1<24,0>24,10:6@0* A1a2<27,0>27,10:6@0*") == ""


@rule("DZ-151", "DZ-105")
def test_dz_151_a_change_of_height_costs_no_distance_but_a_drop_on_the_spot_counts_one_inch():
    state = battle(FALCON, ENEMY, now=NOW)
    assert refused(state, "A fly A1a1>24,22:2>24,34:6@0*") == ""
    dropped = after(state, "A fly A1a1>24,10:2@0*", "dice 3 3").state
    assert unit(dropped, "A1a1").moved == 1
    low = battle("A1a ucm_falcon 24,10@0/altitude=2", ENEMY, now=NOW)
    climbed = after(low, "A fly A1a1>24,10:6@0*").state
    assert (unit(climbed, "A1a1").moved, unit(climbed, "A1a1").altitude) == (0, 6)
    assert unit(after(low, "A fly A1a1>24,10:2@0*").state, "A1a1").moved == 0  # it was low before
    turned = after(state, "A fly A1a1>24,10:6@90*").state
    assert (unit(turned, "A1a1").moved, unit(turned, "A1a1").facing) == (1, 90)


@rule("DZ-122", "DZ-151")
def test_dz_122_after_shooting_an_aircraft_flies_no_farther_than_its_weapons_allow():
    state = battle("A1a ucm_falcon 24,10@0/altitude=6/fired=[1]", ENEMY, now=NOW)
    assert refused(state, "A fly A1a1>24,19:6@0*") == ""
    assert refused(state, "A fly A1a1>24,20:6@0*") == "DZ-122 too_far"


@rule("DZ-152")
def test_dz_152_aircraft_of_a_wide_squad_end_at_one_height():
    state = battle("A1a ucm_falcon 24,10@0/altitude=6 27,10@0/altitude=6", ENEMY, now=NOW)
    assert refused(state, "A fly A1a1>24,20:6@0* A1a2>27,20:2@0*") == "DZ-152"
    assert refused(state, "A fly A1a1>24,11:2@0*") == "DZ-152"
    assert refused(state, "A fly A1a1>24,20:2@0* A1a2>27,15:6>27,20:2@0*") == ""


@rule("DZ-106", "DZ-178")
def test_dz_106_aircraft_end_in_formation():
    state = battle("A1a ucm_falcon 24,10@0/altitude=6 27,10@0/altitude=6", ENEMY, now=NOW)
    assert refused(state, "A fly A1a1>24,20:6@0* A1a2>31,20:6@0*") == "DZ-106 formation"
    assert refused(state, "A fly A1a1>24,20:6@0* A1a2>30,20:6@0*") == ""


@rule("DZ-108", "DZ-110")
def test_dz_110_an_aircraft_that_is_cut_off_comes_back():
    state = battle("A1a ucm_falcon 24,10@0/altitude=6 40,10@0/altitude=6", ENEMY, now=NOW)
    assert refused(state, "A fly A1a2>38,10:6@0*") == "DZ-110 nearer"
    assert refused(state, "A fly A1a2>30,10:6@0*") == ""
    assert refused(state, "A end") == "DZ-110 must_move"
    back = DROPZONE.play.default(state, 0)
    assert asked(DROPZONE.play.apply(state, 0, back).state) == (0, "order")
    far = battle("A1a ucm_falcon 4,44@0/altitude=6 44,4@0/altitude=6", ENEMY, now=NOW)
    assert refused(far, "A fly A1a2>40,8:6@0*") == "DZ-110 nearer"
    assert isinstance(DROPZONE.play.default(far, 0), FlyMove)


@rule("DZ-109", "DZ-110")
def test_dz_109_of_two_equal_parts_of_aircraft_either_comes_to_the_other():
    state = battle("A1a ucm_falcon 10,10@0/altitude=6 30,10@0/altitude=6", ENEMY, now=NOW)
    assert refused(state, "A fly A1a1>25,10:6@90*") == ""
    assert refused(state, "A fly A1a2>15,10:6@270*") == ""
    assert refused(state, "A fly A1a1>20,10:6@90*") == "DZ-110 nearer"


@rule("DZ-153", "DZ-015")
@pytest.mark.parametrize(("dice", "passes"), [("1 1", False), ("1 2", True), ("6 6", True)])
def test_dz_153_a_normal_aircraft_fails_low_flight_on_two(dice: str, passes: bool):
    state = battle(FALCON, ENEMY, now=NOW)
    step = after(state, "A fly A1a1>24,20:2@0*", f"dice {dice}")
    assert unit(step.state, "A1a1").is_alive == passes


@rule("DZ-154")
@pytest.mark.parametrize(
    ("start", "flight", "tests"),
    [
        ("altitude=6", ">24,20:2", 1),  # changes down and flies on
        ("altitude=6", ">24,12:2>26,14:2>24,20:2", 1),  # bends
        ("altitude=6", ">24,12:2>24,14:6>24,20:2", 2),  # twice down
        ("altitude=2", ">24,20:2", 1),  # moves while low
        ("altitude=2", ">24,10:2", 0),  # hovers
        ("altitude=0", ">24,20:2", 1),  # takes off into low flight
        ("altitude=6", ">24,20:6L", 0),  # landing is no low flight
        ("altitude=2", ">24,10:6>24,20:6", 0),  # climbs first
    ],
)
def test_dz_154_one_test_for_each_low_segment(start: str, flight: str, tests: int):
    state = battle(f"A1a ucm_falcon 24,10@0/{start}", ENEMY, now=NOW)
    step = after(state, f"A fly A1a1{flight}@0*", *["dice 3 3"] * tests)
    assert unit(step.state, "A1a1").is_alive


@rule("DZ-155", "DZ-166")
def test_dz_155_who_fails_crashes_where_the_segment_starts_without_a_roll_on_the_table():
    state = battle(FALCON, ENEMY, "B1b ucm_sabre 24,16@0", now=NOW)
    step = after(state, "A fly A1a1>24,16:6>24,30:2@0*", "dice 1 1", "dice 4", "dice 3")
    assert lines(step) == [
        "flew A A1a1 6 on",
        "low-flight A1a1 1 1 no",
        "lost A1a1 crash",
        "fell-on A1a1 B1b1 4 yes",
        "damage B1b1 3 5 0",
    ]


@rule("DZ-156")
def test_dz_156_terrain_above_six_inches_costs_what_it_is_higher():
    tower = (*OPEN, "house t large 10 22,15 26,15 26,17 22,17")
    state = battle(FALCON, ENEMY, now=NOW, table=tower)
    assert refused(state, "A fly A1a1>24,30:6@0*") == ""
    assert refused(state, "A fly A1a1>24,30.1:6@0*") == "DZ-100 too_far_by_air"
    assert refused(state, "A fly A1a1>28,14:6>28,32:6@0*") == ""  # around it
    low_house = (*OPEN, "house t small 2.5 22,15 26,15 26,17 22,17")
    state = battle(FALCON, ENEMY, now=NOW, table=low_house)
    assert refused(state, "A fly A1a1>24,34:6@0*") == ""
    assert refused(state, "A fly A1a1>24,20:2@0*") == "DZ-156 too_high"


@rule("DZ-157", "DZ-112", "DZ-113")
def test_dz_157_the_flight_base_must_fit_where_the_move_ends():
    house = (*OPEN, "house t small 2.5 22,15 26,15 26,17 22,17", "piece w wood 10,10 14,10 14,14 10,14")
    state = battle(FALCON, ENEMY, "B1b ucm_sabre 24,25@0", now=NOW, table=house)
    assert refused(state, "A fly A1a1>24,14.5:6@0*") == "DZ-157 building"
    assert refused(state, "A fly A1a1>24,14.3:6@0*") == ""
    assert refused(state, "A fly A1a1>14.5,12:6@0*") == "DZ-157 piece"
    assert refused(state, "A fly A1a1>24,24.5:6@0*") == "DZ-157 unit"
    assert refused(state, "A fly A1a1>24,0.5:6@0*") == "DZ-157 edge"
    assert refused(state, "A fly A1a1>24,49:6@0*") == "DZ-113 spot_edge"


@rule("DZ-158", "DZ-018")
def test_dz_158_the_landing_zone_is_as_large_as_the_aircraft_says():
    assert all(profile.landing_zone for profile in UNITS.values() if profile.is_aircraft)
    between = (*OPEN, "piece l river 20,18 22.5,18 22.5,22 20,22", "piece r river 25.5,18 28,18 28,22 25.5,22")
    small = battle(FALCON, ENEMY, now=NOW, table=between)
    assert refused(small, "A fly A1a1>24,20:6L@0*") == ""
    medium = battle("A1a scourge_marauder 24,10@0/altitude=6", "B1a scourge_hunter 45,45@0", now=NOW, table=between)
    large = battle("A1a ucm_condor 24,10@0/altitude=6", ENEMY, now=NOW, table=between)
    assert refused(medium, "A fly A1a1>24,20:6L@0*") == ""  # DZ-162: rivers are nothing to it
    assert refused(large, "A fly A1a1>24,18:6L@0*") == "DZ-159 piece"


@rule("DZ-158")
def test_dz_158_fast_movers_make_no_flight_moves_and_do_not_land():
    state = battle("A1a ucm_archangel ready", ENEMY, now=NOW)
    assert refused(state, "A fly A1a1<24,0>24,10:6L@0*") == "DZ-158 fast_mover"


@rule("DZ-159")
@pytest.mark.parametrize(
    ("at", "way"),
    [
        ("24,20", ""),
        ("30,20", "DZ-159 unit"),  # a sabre at 31,20
        ("10.5,10", "DZ-159 piece"),  # difficult ground
        ("20,31.5", "DZ-159 building"),
        ("0.7,20", "DZ-157 edge"),  # the template may overhang, the hull may not
        ("0.8,20", ""),
    ],
)
def test_dz_159_a_landing_zone_needs_free_ground(at: str, way: str):
    table = (*OPEN, "piece w wood 8,8 10,8 10,12 8,12", "house h small 3 18,32 22,32 22,36 18,36")
    state = battle("A1a ucm_falcon 16,20@0/altitude=6", "A1b ucm_sabre 31,20@0", ENEMY, now=NOW, table=table)
    assert refused(state, f"A fly A1a1>{at}:6L@0*") == way


@rule("DZ-159")
def test_dz_159_a_wide_squad_lands_together_on_zones_that_do_not_overlap():
    state = battle("A1a ucm_falcon 24,10@0/altitude=6 27,10@0/altitude=6", ENEMY, now=NOW)
    assert refused(state, "A fly A1a1>24,20:6L@0* A1a2>27,20:6L@0*") == ""
    assert refused(state, "A fly A1a1>24,20:6L@0* A1a2>27,20:6@0*") == "DZ-159 together"
    assert refused(state, "A fly A1a1>24,20:6L@0*") == "DZ-159 together"
    assert refused(state, "A fly A1a1>24,20:6L@0* A1a2>25.9,20:6L@0*") == "DZ-159 overlap"
    assert refused(state, "A fly A1a1>24,20:6L@0* A1a2>26,20:6L@0*") == ""


@rule("DZ-160")
def test_dz_160_landing_and_taking_off_cost_two_inches_each():
    flying = battle(FALCON, ENEMY, now=NOW)
    assert refused(flying, "A fly A1a1>24,32:6L@0*") == ""
    assert refused(flying, "A fly A1a1>24,32.1:6L@0*") == "DZ-100 too_far_by_air"
    landed = battle(LANDED, ENEMY, now=NOW)
    assert refused(landed, "A fly A1a1>24,32:6@0*") == ""
    assert refused(landed, "A fly A1a1>24,32.1:6@0*") == "DZ-100 too_far_by_air"
    assert refused(landed, "A fly A1a1>24,20:6L>24,28:6@0*") == ""
    assert refused(landed, "A fly A1a1>24,20:6L>24,28.1:6@0*") == "DZ-100 too_far_by_air"


@rule("DZ-161", "DZ-023")
def test_dz_161_a_landed_aircraft_is_shot_at_like_a_vehicle_and_moves_only_by_taking_off():
    state = battle("A1a ucm_sabre 24,20@180", "B1a ucm_falcon 24,10@0", now=NOW)
    assert refused(state, "A shoot A1a1.0>B1a1") == ""
    landed = battle(LANDED, ENEMY, now=NOW)
    assert refused(landed, "A move A1a1>24,11@0") == "DZ-161 flies"
    behind = battle("A1a ucm_sabre 24,20@180", "B1a ucm_condor 24,15@90", "B1b ucm_sabre 24,12@90", now=NOW)
    assert refused(behind, "A shoot A1a1.1>B1b1") == "DZ-125 hidden"  # DZ-126: it blocks sight


@rule("DZ-162")
def test_dz_162_alien_aircraft_land_where_a_skimmer_could_move():
    river = (*OPEN, "piece r river 10,18 40,18 40,22 10,22", "piece w wood 10,28 40,28 40,32 10,32")
    alien = battle("A1a scourge_reaver 24,10@0/altitude=6", "B1a scourge_hunter 45,45@0", now=NOW, table=river)
    assert refused(alien, "A fly A1a1>24,20:6L@0*") == ""
    assert refused(alien, "A fly A1a1>24,30:6L@0*") == "DZ-159 piece"
    human = battle(FALCON, ENEMY, now=NOW, table=river)
    assert refused(human, "A fly A1a1>24,20:6L@0*") == "DZ-159 piece"
    landed = after(alien, "A fly A1a1>24,20:6L@0*").state
    movers = [mover_of(unit(state, "A1a1")) for state in (alien, landed)]
    assert movers == [Mover.AIRCRAFT, Mover.SKIMMER]


@rule("DZ-163")
@pytest.mark.parametrize(
    ("enemy", "contested"),
    [
        ("B1a ucm_sabre 24,24@0", True),  # 3" from the rim
        ("B1a ucm_sabre 24,24.1@0", False),
        ("B1a ucm_legionnaires 24,23@0", True),
        ("B1a ucm_falcon 24,23@0", True),  # landed
        ("B1a ucm_falcon 24,23@0/altitude=6", False),
    ],
)
def test_dz_163_no_landing_near_an_enemy_who_sees_the_zone(enemy: str, contested: bool):
    state = battle(FALCON, enemy, now=NOW)
    assert (refused(state, "A fly A1a1>24,20:6L@0*") == "DZ-163") == contested


@rule("DZ-163")
def test_dz_163_an_enemy_behind_a_wall_contests_nothing():
    wall = (*OPEN, "piece w high_wall 10,22 40,22 40,22.2 10,22.2")
    state = battle(FALCON, "B1a ucm_legionnaires 24,23@0", now=NOW, table=wall)
    assert refused(state, "A fly A1a1>24,20:6L@0*") == ""


@rule("DZ-163")
@pytest.mark.parametrize(("wall", "contested"), [(0, True), (2, False), (-1, False)])
def test_dz_163_troops_assigned_to_a_wall_contest_the_zone_before_it(wall: int, contested: bool):
    """b1 stands from 10,16 to 14,19.5; its wall 0 looks south."""
    state = battle(
        "A1a ucm_falcon 12,5@0/altitude=6",
        f'B1a ucm_legionnaires inside/building="b1"/wall={wall}',
        now=NOW,
        table=(),
    )
    assert (refused(state, "A fly A1a1>12,13:6L@0*") == "DZ-163") == contested


@rule("DZ-163", "DZ-235")
@pytest.mark.parametrize(("wall", "contested"), [(0, True), (2, True), (-1, False)])
def test_dz_163_a_roof_is_contested_from_any_wall_below_it(wall: int, contested: bool):
    state = battle(
        "A1a ucm_falcon 12,5@0/altitude=6", f'B1a ucm_legionnaires inside/building="b1"/wall={wall}', now=NOW, table=()
    )
    roofed = tuple(replace(house, roof=True) for house in state.board.buildings)
    state = replace(state, board=replace(state.board, buildings=roofed))
    assert (refused(state, "A fly A1a1>12,17.75:6L@0*") == "DZ-163") == contested


@rule("DZ-164", "DZ-267")
def test_dz_164_only_anti_air_weapons_shoot_at_aircraft_in_the_air():
    state = battle("A1a ucm_sabre 24,20@0", "B1a ucm_falcon 24,30@0/altitude=2", now=NOW)
    assert refused(state, "A shoot A1a1.0>B1a1") == "DZ-164"
    rapier = battle("A1a ucm_rapier 24,20@0", "B1a ucm_falcon 24,30@0/altitude=2", now=NOW)
    assert refused(rapier, "A shoot A1a1.0>B1a1") == ""
    assert refused(rapier, "A shoot A1a1.1>B1a1") == "DZ-164"


@rule("DZ-093", "DZ-177")
def test_dz_093_a_flight_move_is_made_once():
    state = after(battle(FALCON, ENEMY, now=NOW), "A fly A1a1>24,12:6@0*").state
    assert refused(state, "A fly A1a1>24,14:6@0*") == "DZ-093 moved"


@rule("DZ-400")
def test_dz_400_a_flight_order_names_aircraft_of_one_element():
    state = battle(FALCON, "A1b ucm_falcon 30,10@0/altitude=6", ENEMY, now=NOW)
    assert refused(state, "A fly A1a1>24,12:6@0* A1b1>30,12:6@0*") == "DZ-400 element"
    assert refused(state, "A fly A1a1>24,12:6@0* A1a1>24,14:6@0*") == "DZ-400 units"
    assert refused(state, "A fly") == "DZ-400 nobody"
    assert refused(state, "A fly A1a1@0*") == "DZ-268 no_leg"
    assert refused(state, "A fly A1a1>24,12:6S@0*") == "DZ-189 stop"


@rule("DZ-275", "DZ-107", "DZ-157", "DZ-188")
def test_dz_275_a_landing_that_has_become_illegal_is_dropped_and_the_aircraft_falls_back_to_where_it_fits():
    """At its stop the dropship unloads a carrier, which drives onto the place where the dropship was to end."""
    state = sharing("A1x1 ucm_condor table 24,10 0 altitude=6")
    assert refused(state, "A fly A1x1>24,14:6S>24,19:6L@0*") == ""
    stopped = after(state, "A fly A1x1>24,14:6S>24,19:6L@0*", "A unload A1a4=24,16.5@0").state
    step = after(stopped, "A move A1a4>24,19@0", "A end")
    assert [(event.unit.name, event.rule) for event in told(step, StepDropped)] == [("A1x1", "DZ-157")]
    dropship = unit(step.state, "A1x1")
    assert (dropship.altitude, dropship.at) == (6, (24, 17))
    assert step.state.slot.disturbed
