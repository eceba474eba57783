"""Destroyed aircraft (DZ-166 to DZ-171) with every cell of the table, what lies below, and survivors (DZ-169)."""

import pytest

from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.air.events import FellOn, PassengerRolled
from panzerkiste.games.dropzone.state import State
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.battle import after, asked, battle, dice_of, lines, refused, sharing, unit

NOW = "A1a order"
RAPIER = "A1a ucm_rapier 24,4@0"
ABOARD = "B1a ucm_sabre aboard/carrier=4 aboard/carrier=4 aboard/carrier=4 ucm_condor:24,16@0/altitude=6/damage=2"
DOWN = "A shoot A1a1.0>B1a4"
HIT = ("dice 6 1 1", "dice 6")  # one hit, which destroys


def shot_down(*others: str, table: tuple[str, ...] = ("table 48 48",)) -> State:
    """A loaded dropship with one damage point left, and a gun that may shoot at it."""
    return battle(RAPIER, ABOARD, *others, now=NOW, table=table)


@rule("DZ-166", "DZ-193")
@pytest.mark.parametrize("die", [1, 2])
def test_dz_166_an_emergency_landing_leaves_all_passengers_unharmed(die: int):
    step = after(shot_down(), DOWN, *HIT, f"dice {die}")
    assert lines(step)[-2:] == ["lost B1a4 fire", f"crash B1a4 {die} emergency"]
    assert asked(step.state) == (1, "survivors")
    assert step.state.pending[-1].units == (1, 2, 3)


@rule("DZ-166", "DZ-015")
@pytest.mark.parametrize("die", [3, 4, 5])
def test_dz_166_in_a_crash_each_passenger_dies_on_four_or_more(die: int):
    step = after(shot_down(), DOWN, *HIT, f"dice {die}", "dice 4", "dice 3", "dice 6")
    assert lines(step)[-6:] == [
        f"crash B1a4 {die} crash",
        "passenger B1a1 4 yes",
        "lost B1a1 wreck",
        "passenger B1a2 3 no",
        "passenger B1a3 6 yes",
        "lost B1a3 wreck",
    ]
    assert step.state.pending[-1].units == (2,)


@rule("DZ-166")
def test_dz_166_blown_apart_everything_is_lost():
    step = after(shot_down(), DOWN, *HIT, "dice 6")
    assert [unit(step.state, name).status for name in ("B1a1", "B1a2", "B1a3", "B1a4")] == ["lost"] * 4
    assert asked(step.state) == (0, "order")


@rule("DZ-166")
def test_dz_166_an_empty_aircraft_rolls_too_and_may_fall_on_somebody():
    state = battle("A1a ucm_rapier 24,4@0", "B1a ucm_falcon 24,16@0/altitude=6", "A2a ucm_sabre 24,16.5@0", now=NOW)
    step = after(state, "A shoot A1a1.0>B1a1", "dice 6 1 1", "dice 6", "dice 3", "dice 3")
    assert lines(step)[-2:] == ["crash B1a1 3 crash", "fell-on B1a1 A2a1 3 no"]


@rule("DZ-167")
def test_dz_167_without_room_for_the_landing_zone_it_is_a_crash():
    for ground, fall in (
        ("piece r river 24,20 30,20 30,24 24,24", "emergency"),
        ("piece r river 24,18 30,18 30,24 24,24", "crash"),
    ):
        step = after(
            shot_down(table=("table 48 48", ground)),
            DOWN,
            *HIT,
            "dice 1",
            *(["dice 1"] * 3 if fall == "crash" else []),
        )
        assert f"crash B1a4 1 {fall}" in lines(step)


@rule("DZ-167", "DZ-163")
def test_dz_167_nobody_contests_an_emergency_landing():
    step = after(shot_down("A2a ucm_sabre 24,12.5@0"), DOWN, *HIT, "dice 2")
    assert "crash B1a4 2 emergency" in lines(step)


@rule("DZ-168", "DZ-015")
def test_dz_168_what_lies_under_the_template_is_hit_on_four_or_more_friend_and_foe_in_id_order():
    state = shot_down("A2a ucm_sabre 24,19@0 40,40@0", "B2a ucm_sabre 26.5,16@0")
    step = after(state, DOWN, *HIT, "dice 3", "dice 4", "dice 5", "dice 3", *["dice 1"] * 3)
    assert lines(step)[-8:-3] == [
        "crash B1a4 3 crash",
        "fell-on B1a4 A2a1 4 yes",
        "damage A2a1 5 5 1",
        "lost A2a1 crash",
        "fell-on B1a4 B2a1 3 no",
    ]
    assert [told["need"] for told in dice_of(step, FellOn)] == [4, 4]
    assert [told["need"] for told in dice_of(step, PassengerRolled)] == [4, 4, 4]


@rule("DZ-168")
def test_dz_168_infantry_with_its_centre_below_suffers_a_die_of_hits():
    centre = shot_down("A2a ucm_legionnaires 24,18@0")
    step = after(centre, DOWN, *HIT, "dice 3", "dice 4", "dice 3", "dice 1 1 2", *["dice 1"] * 3)
    assert "damage A2a1 1 1 2 2 1" in lines(step)
    rim = shot_down("A2a ucm_legionnaires 24,18.9@0")
    step = after(rim, DOWN, *HIT, "dice 3", "dice 4", "dice 2", *["dice 1"] * 3)
    assert "damage A2a1 2 2 1" in lines(step)


@rule("DZ-168", "DZ-140")
def test_dz_168_passive_saves_apply_to_what_falls_down():
    state = shot_down("C1a shaltari_tomahawk 24,18@0")
    step = after(state, DOWN, *HIT, "dice 3", "dice 4", "dice 5", *["dice 1"] * 3)
    assert "saves C1a1 5 5 1" in lines(step)


@rule("DZ-168", "DZ-227")
def test_dz_168_a_building_that_is_touched_is_hit_on_four_or_more():
    table = ("table 48 48", "house h small 3 23,18 25,18 25,22 23,22")
    missed = after(shot_down(table=table), DOWN, *HIT, "dice 3", "dice 3", *["dice 1"] * 3)
    assert "fell-on B1a4 h 3 no" in lines(missed)
    hit = after(shot_down(table=table), DOWN, *HIT, "dice 3", "dice 4", "dice 4", *["dice 1"] * 3)
    assert lines(hit)[-6:-3] == ["fell-on B1a4 h 4 yes", "damage h 4 2 2", "building h 2 8"]


@rule("DZ-168")
def test_dz_168_with_a_third_of_the_template_over_it_a_building_suffers_the_aircrafts_damage_points_at_once():
    """A condor has three. Of its template 35 % lie north of y 16.6, and 30 % north of 16.8."""
    third, less = (("table 48 48", f"house h small 3 20,{y} 28,{y} 28,19 20,19") for y in (16.6, 16.8))
    step = after(shot_down(table=third), DOWN, *HIT, "dice 3", "dice 1 2 4", *["dice 1"] * 3)
    assert lines(step)[-5:-3] == ["damage h 1 2 4 2 3", "building h 3 7"]
    step = after(shot_down(table=less), DOWN, *HIT, "dice 3", "dice 3", *["dice 1"] * 3)
    assert "fell-on B1a4 h 3 no" in lines(step)


@rule("DZ-015", "DZ-168")
def test_dz_015_units_then_buildings_then_passengers():
    table = ("table 48 48", "house h small 3 23,18 25,18 25,22 23,22")
    step = after(
        shot_down("B1b ucm_sabre 26.5,16@0", table=table), DOWN, *HIT, "dice 3", "dice 1", "dice 1", *["dice 4"] * 3
    )
    assert [line.split()[0] for line in lines(step)[-8:]] == [
        "fell-on",
        "fell-on",
        "passenger",
        "lost",
        "passenger",
        "lost",
        "passenger",
        "lost",
    ]


SURVIVED = (DOWN, *HIT, "dice 1")
PLACES = "B place B1a1=24,18@0 B1a2=24,20@0 B1a3=22.5,18@0"


@rule("DZ-169", "DZ-403")
def test_dz_169_survivors_are_placed_at_once_within_three_inches_of_the_wreck_in_formation():
    state = after(shot_down(), *SURVIVED).state
    assert refused(state, PLACES) == ""
    assert refused(state, "B place B1a1=24,18@0 B1a2=24,20.9@0 B1a3=22.5,18@0") == "DZ-169 near"
    assert refused(state, "B place B1a1=24,20@0 B1a2=24,12@0 B1a3=22.5,18@0") == "DZ-169 formation"
    assert refused(state, "B place B1a1=24,18@0 B1a2=24,18@0 B1a3=22.5,18@0") == "DZ-112 spot_unit"
    assert refused(state, "B place A1a1=24,18@0") == "DZ-169 units"


@rule("DZ-169")
def test_dz_169_survivors_may_not_shoot_this_turn_but_move_with_their_full_move():
    state = after(shot_down(), *SURVIVED, PLACES, "A end", "B activate B1").state
    assert refused(state, "B shoot B1a1.0>A1a1") == "DZ-169 shoots"
    assert refused(state, "B move B1a1>24,22@0 B1a2>24,24@0 B1a3>22.5,22@0") == ""
    assert unit(state, "B1a1").manoeuvres == 0


YARD = (
    "14,8 22.8,8 22.8,24 14,24",
    "25.2,8 34,8 34,24 25.2,24",
    "22.8,8 25.2,8 25.2,15.2 22.8,15.2",
    "22.8,16.8 25.2,16.8 25.2,24 22.8,24",
)
FELL_IN_YARD = (DOWN, *HIT, "dice 3", "dice 1", "dice 1", "dice 1")


@rule("DZ-169")
def test_dz_169_whoever_cannot_be_placed_is_destroyed_and_nobody_else():
    """Walls all around the wreck leave room for two."""
    assert refused(after(shot_down(), *SURVIVED).state, "B place B1a1=24,18@0 B1a2=24,20@0") == "DZ-169 room"
    yard = "table 48 48", *(f"piece w{n} high_wall {outline}" for n, outline in enumerate(YARD))
    state = after(shot_down(table=yard), *FELL_IN_YARD).state
    step = after(state, "B place B1a1=23.3,16@0 B1a2=24.7,16@0")
    assert lines(step)[-1] == "lost B1a3 wreck"
    assert refused(state, "B place B1a1=23.3,16@0") == "DZ-169 room"


@rule("DZ-169", "DZ-181")
def test_dz_169_survivors_use_their_full_move_even_if_they_boarded_this_turn():
    """Legionnaires board a Raven, which is shot down in reaction as it takes off."""
    squads = "A1a ucm_legionnaires 24,12@0 25,12@0 ucm_raven_a:24,10@0", "B1a ucm_rapier 24,28@180"
    flight = "A load A1a1:A1a3 A1a2:A1a3", "A fly A1a3>24,13:6@0*"
    state = after(battle(*squads, now=NOW), *flight, "B react B1a1>A1a3@0", *HIT, "dice 1").state
    state = after(state, "A place A1a1=24,12@0 A1a2=25,12@0").state
    assert refused(state, "A move A1a1>24,14@0 A1a2>25,14@0") == ""
    assert refused(state, "A shoot A1a1.0>B1a1") == "DZ-169 shoots"


@rule("DZ-169")
def test_dz_169_a_gap_to_the_rest_of_the_squad_is_a_broken_formation_not_a_refusal():
    apart = "B1a ucm_sabre aboard/carrier=4 aboard/carrier=4 10,40@0 ucm_condor:24,16@0/altitude=6/damage=2"
    state = battle(RAPIER, apart, now=NOW)
    assert refused(after(state, *SURVIVED).state, "B place B1a1=24,18@0 B1a2=24,20@0") == ""


@rule("DZ-170")
def test_dz_170_a_landed_transport_uses_the_table_of_ground_transports():
    landed = ABOARD.replace("/altitude=6", "")
    step = after(battle("A1a ucm_sabre 24,4@0", landed, now=NOW), "A shoot A1a1.0>B1a4", "dice 6", "dice 6", "dice 1")
    assert lines(step)[-1] == "crash B1a4 1 knocked_out"
    empty = battle("A1a ucm_sabre 24,4@0", "B1a ucm_falcon 24,16@0", now=NOW)
    step = after(empty, "A shoot A1a1.0>B1a1", "dice 6", "dice 6")
    assert lines(step)[-1] == "lost B1a1 fire"


NESTED = "A1x1 ucm_condor table 24,16 0 altitude=6 damage=2"
GUN = ("B1b ucm_rapier", "B1b1 ucm_rapier table 24,28 180")


@rule("DZ-171", "DZ-015", "DZ-191")
def test_dz_171_a_carried_transport_that_dies_rolls_for_its_own_passengers_before_the_next():
    state = sharing(NESTED, *GUN, now="B1b order")
    script = ("B shoot B1b1.0>A1x1", "dice 6 1 1", "dice 6", "dice 3")
    step = after(state, *script, "dice 4", "dice 5", "dice 1", "dice 4", "dice 2", "dice 3")
    assert lines(step)[-9:] == [
        "crash A1x1 3 crash",
        "passenger A1a4 4 yes",
        "lost A1a4 wreck",
        "crash A1a4 5 heavy",
        "passenger A1a1 1 no",
        "passenger A1a2 4 yes",
        "lost A1a2 wreck",
        "passenger A1a3 2 no",
        "passenger A1b4 3 no",
    ]
    assert asked(step.state) == (0, "survivors")
    frame = step.state.pending[-1]
    assert [step.state.units[id].name for id in frame.units] == ["A1a1", "A1a3", "A1b4"]
    placed = after(step.state, "A place A1a1=24,19@0 A1a3=25,19@0 A1b4=24,13@0").state
    assert [passenger.name for passenger in placed.passengers(unit(placed, "A1b4").id)] == ["A1b1", "A1b2", "A1b3"]


@rule("DZ-171")
def test_dz_171_blown_apart_kills_everything_inside():
    state = sharing(NESTED, *GUN, now="B1b order")
    step = after(state, "B shoot B1b1.0>A1x1", "dice 6 1 1", "dice 6", "dice 6")
    assert {each.status for each in step.state.units if each.player == 0} == {"lost"}


@rule("DZ-169")
def test_dz_169_the_nearest_spots_are_the_usual_answer():
    state = after(shot_down(), *SURVIVED).state
    step = DROPZONE.play.apply(state, 1, DROPZONE.play.default(state, 1))
    assert [unit(step.state, name).on_table for name in ("B1a1", "B1a2", "B1a3")] == [True] * 3
