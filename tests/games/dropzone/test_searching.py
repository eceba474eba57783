"""Searching and extraction (DZ-351, DZ-352, DZ-355)."""

from random import Random

import pytest

from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.actions import Shoot
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import NOBODY, State
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.battle import after, battle, lines, refused, unit

PRIZES = Options(scenario="prizes")
PAPERS = Options(scenario="paper_chase")
ENEMY = "B1a scourge_warriors 40,44@180 41,44@180"
INSIDE = 'inside/building="b1"/entered_turn=2'
SQUAD = f"A1a ucm_legionnaires {INSIDE} {INSIDE}"
HELD = "building b1 defender=0"


def town(*lines: str, options: Options = PRIZES, now: str = "A1a order") -> State:
    return battle(*lines, "turn 3", now=now, table=(), options=options)


def prize(state: State, building: str) -> int:
    return next(prize.id for prize in state.objectives if prize.building == building)


def carrying(*lines: str, squad: int = 0, now: str = "A1a order") -> State:
    """Squad *squad* carries prize 0, the centre's."""
    text = f'objectives [{{"id":0,"kind":"prize","at":[24,24],"found":true,"squad":{squad},"centre":true}}]'
    return town(*lines, text, now=now)


def lying(at: str, *lines: str, building: str = "", now: str = "A1a order") -> State:
    text = f'objectives [{{"id":0,"kind":"prize","at":[{at}],"found":true,"building":"{building}"}}]'
    return town(*lines, text, now=now)


# Searching.


@rule("DZ-351")
@pytest.mark.parametrize(
    ("failed", "die", "found"), [(0, 4, False), (0, 5, True), (1, 4, True), (2, 2, False), (3, 2, True), (9, 1, False)]
)
def test_dz_351_found_on_5_and_one_less_for_each_failure_down_to_2(failed: int, die: int, *, found: bool):
    state = town(SQUAD, ENEMY, f"{HELD} failed_searches=[{failed},9]")
    step = after(state, "A search A1a", f"dice {die}")
    need = max(2, 5 - failed)
    assert lines(step)[0] == f"searched A1a b1 {die} {need} {'yes' if found else 'no'}"
    carried = [each for each in step.state.objectives if each.squad == 0]
    assert len(carried) == found
    assert step.state.building("b1").failed_searches == (failed + (not found), 9)


@rule("DZ-351")
def test_dz_351_failures_are_counted_for_each_player():
    step = after(town(SQUAD, ENEMY, HELD), "A search A1a", "dice 4")
    assert lines(step) == ["searched A1a b1 4 5 no"]
    assert step.state.building("b1").failed_searches == (1, 0)


@rule("DZ-351")
def test_dz_351_only_infantry_that_was_inside_alone_and_did_nothing_else():
    assert refused(town("A1a ucm_legionnaires 5,5@0", ENEMY), "A search A1a") == "DZ-351 outside"
    new = town(SQUAD.replace("entered_turn=2", "entered_turn=3"), ENEMY, HELD)
    assert refused(new, "A search A1a") == "DZ-351 entered"
    shared = town(SQUAD, f"B1a scourge_warriors {INSIDE}", HELD)
    assert refused(shared, "A search A1a") == "DZ-351 enemy"
    empty = town(SQUAD.replace("b1", "b6"), ENEMY)
    assert refused(empty, "A search A1a") == "DZ-351 nothing"
    found = lying("12,17", SQUAD, ENEMY, HELD, building="b1")
    assert refused(found, "A search A1a") == "DZ-351 nothing"
    fired = town(SQUAD.replace("entered_turn=2", "entered_turn=2/fired=[0]"), ENEMY, HELD)
    assert refused(fired, "A search A1a") == "DZ-351 once"


@rule("DZ-351")
def test_dz_351_instead_of_shooting_and_once():
    target = "B1a scourge_warriors 12,12@0 13,12@0"
    at_wall = SQUAD.replace("entered_turn=2", "entered_turn=2/wall=0")
    state = after(town(at_wall, target, HELD), "A search A1a", "dice 1").state
    assert refused(state, "A search A1a") == "DZ-351 once"
    assert refused(state, "A shoot A1a1.0>B1a1") == "DZ-351 shoots"
    assert refused(state, "A leave A1a 0 A1a1=11.5,15.4@0 A1a2=12.5,15.4@0") == ""
    assert refused(town(at_wall, target, HELD), "A shoot A1a1.0>B1a1") == ""


@rule("DZ-351", "DZ-177")
def test_dz_351_the_transport_of_a_searching_squad_fires_and_moves_as_usual():
    ride = f"A1a phr_immortals {INSIDE} phr_juno_a1:12,14.5@180"
    state = after(town(ride, "B1a scourge_warriors 12,8@0", HELD), "A search A1a", "dice 1").state
    assert refused(state, "A shoot A1a2.0>B1a1") == ""
    assert any(isinstance(order, Shoot) for order in DROPZONE.play.candidates(state, 0, Random(1), 8))
    moved = after(town(ride, ENEMY, HELD), "A move A1a2>12,12@180").state
    assert refused(moved, "A search A1a") == ""


# Papers.


def paper(*dice: str) -> State:
    return after(town(SQUAD, ENEMY, HELD, options=PAPERS), "A search A1a", *dice).state


@rule("DZ-355")
def test_dz_355_a_paper_is_found_on_2():
    assert lines(after(town(SQUAD, ENEMY, HELD, options=PAPERS), "A search A1a", "dice 1")) == [
        "searched A1a b1 1 2 no"
    ]


@rule("DZ-355")
@pytest.mark.parametrize("die", [2, 3, 4, 5])
def test_dz_355_2_to_5_is_intelligence_and_a_point(die: int):
    state = paper("dice 2", f"dice {die}")
    assert state.sides[0].victory_points == 1
    assert not [each for each in state.objectives if each.squad == 0]
    assert [each.building for each in state.objectives if each.gone] == ["b1"]
    assert refused(state, "A search A1a") == "DZ-351 once"


@rule("DZ-355", "DZ-001")
def test_dz_355_1_is_a_trap_with_d3_hits_of_energy_10():
    """D3 of a 3 is two hits; E10 against armour 6 needs 2+."""
    state = town(SQUAD, ENEMY, HELD, options=PAPERS)
    step = after(state, "A search A1a", "dice 2", "dice 1", "dice 3", "dice 2 1", "dice 1")
    assert lines(step) == [
        "searched A1a b1 2 2 yes",
        "paper A 1 trap",
        "damage b1 2 1 2 1",
        "building b1 1 9",
        "masonry b1 1",
    ]
    assert step.state.sides[0].victory_points == 0
    assert [paper.gone for paper in step.state.objectives if paper.building == "b1"] == [True]


@rule("DZ-355")
def test_dz_355_the_trap_has_energy_10_whatever_the_house_is_made_of():
    """The bunker b4 has armour 8: 3+ for one point, 5+ for two."""
    bunker = SQUAD.replace("b1", "b4"), ENEMY, "building b4 defender=0"
    foundry = Options(scenario="paper_chase", battlefield="dead_foundry")
    step = after(town(*bunker, options=foundry), "A search A1a", "dice 2", "dice 1", "dice 6", "dice 2 2 3", "dice 1")
    assert "damage b4 2 2 3 3 1" in lines(step)


@rule("DZ-355", "DZ-352")
def test_dz_355_6_is_an_objective_a_point_now_and_two_more_when_extracted():
    state = paper("dice 2", "dice 6")
    assert state.sides[0].victory_points == 1
    carried = next(each for each in state.objectives if each.squad == 0)
    assert carried.kind == "prize"


# Extraction.


@rule("DZ-352", "DZ-353")
def test_dz_352_a_squad_on_foot_carries_it_off():
    state = carrying("A1a ucm_legionnaires 10,2@180 11,2@180", ENEMY)
    step = after(state, "A extract A1a1>10,0@180 A1a2>11,0@180")
    assert lines(step)[-2:] == ["left-table A A1a1 A1a2", "objective-extracted A 0 3"]
    assert step.state.sides[0].victory_points == 3
    assert unit(step.state, "A1a1").status == "away"
    assert step.state.objectives[0].extracted_by == 0


@rule("DZ-352", "DZ-113")
def test_dz_352_only_with_an_objective_whole_across_a_friendly_edge_and_by_normal_movement():
    on_foot = "A1a ucm_legionnaires 10,2@180 11,2@180", "A1b ucm_legionnaires 20,2@180 21,2@180", ENEMY
    state = carrying(*on_foot)
    assert refused(state, "A extract A1a1>10,0@180") == "DZ-352 whole"
    assert refused(state, "A extract A1a1>10,0.5@180 A1a2>11,0@180") == "DZ-352 edge"
    assert refused(state, "A extract") == "DZ-352 one_way"
    assert refused(carrying(*on_foot, now="A1b order"), "A extract A1b1>20,0@180 A1b2>21,0@180") == "DZ-352 nothing"
    far = carrying("A1a ucm_legionnaires 10,6@180 11,6@180", ENEMY)
    assert refused(far, "A extract A1a1>10,0@180 A1a2>11,0@180") == "DZ-100 too_far"


@rule("DZ-352")
def test_dz_352_or_the_transport_it_rides_in():
    aboard = "A1a ucm_legionnaires aboard/carrier=2 aboard/carrier=2 ucm_bear:10,3@180"
    state = carrying(aboard, ENEMY)
    step = after(state, "A extract A1a3>10,0@180")
    assert lines(step)[-2:] == ["left-table A A1a3 A1a1 A1a2", "objective-extracted A 0 3"]
    assert [unit(step.state, name).status for name in ("A1a1", "A1a2", "A1a3")] == ["away"] * 3


@rule("DZ-352", "DZ-275")
def test_dz_352_an_air_transport_flies_it_off_after_the_reactions():
    aboard = "A1a ucm_legionnaires aboard/carrier=2 aboard/carrier=2 ucm_raven_a:10,8@180/altitude=6"
    step = after(carrying(aboard, ENEMY), "A extract A1a3>10,0:6@180*", "B pass")
    assert lines(step)[-2:] == ["left-table A A1a3 A1a1 A1a2", "objective-extracted A 0 3"]
    assert refused(carrying(aboard, ENEMY), "A extract A1a3>10,0:6L@180*") == "DZ-352 stops"
    assert refused(carrying(aboard, ENEMY), "A extract A1a3>10,1:6@180*") == "DZ-352 edge"
    assert refused(town(aboard, ENEMY), "A extract A1a3>10,0:6@180*") == "DZ-352 nothing"


@rule("DZ-352")
def test_dz_352_with_its_last_base_the_carrier_drops_it_on_the_spot():
    state = carrying("A1a ucm_sabre 10,10@0", "B1a scourge_warriors 10,20@0/damage=4", squad=1)
    step = after(state, "A shoot A1a1.1>B1a1", "dice 6 6", "dice 6 6")
    assert "objective-dropped 0 10,20" in lines(step)
    assert (step.state.objectives[0].at, step.state.objectives[0].squad) == ((10.0, 20.0), NOBODY)


@rule("DZ-352")
def test_dz_352_as_long_as_somebody_of_the_squad_is_left_it_is_carried():
    pair = "B1a scourge_warriors 10,20@0/damage=4 11,20@0", "B1b scourge_warriors 8,20@0/damage=4"
    state = carrying("A1a ucm_sabre 10,10@0", *pair, squad=1)
    one = after(state, "A shoot A1a1.1>B1a1", "dice 6 6", "dice 6 6").state
    assert unit(one, "B1a1").status == "lost"
    assert one.objectives[0].squad == 1
    other = after(state, "A shoot A1a1.1>B1b1", "dice 6 6", "dice 6 6").state
    assert unit(other, "B1b1").status == "lost"
    assert other.objectives[0].squad == 1


@rule("DZ-352")
def test_dz_352_infantry_that_ends_its_move_in_contact_picks_it_up():
    state = lying("10,12", "A1a ucm_legionnaires 10,10@0 11,10@0", ENEMY)
    near = after(state, "A move A1a1>10,11.4@0 A1a2>11,11.4@0", "A end")
    assert "objective-taken 0 A1a" not in lines(near)
    there = after(state, "A move A1a1>10,11.5@0 A1a2>11,11.5@0", "A end")
    assert "objective-taken 0 A1a" in lines(there)
    assert there.state.objectives[0].squad == 0
    tank = after(lying("10,12", "A1a ucm_sabre 10,12@0", ENEMY), "A end").state
    assert tank.objectives[0].squad == NOBODY


@rule("DZ-352")
def test_dz_352_in_a_building_it_stays_found_and_who_comes_in_picks_it_up():
    state = lying("12,17", "A1a ucm_legionnaires 11.5,15.4@0 12.5,15.4@0", ENEMY, building="b1")
    step = after(state, "A enter A1a b1 0", "A end")
    assert "objective-taken 0 A1a" in lines(step)


COLLAPSE = "building b1 defender=1 damage=9"


@rule("DZ-352", "DZ-214")
def test_dz_352_a_falling_house_leaves_the_prize_loose_in_the_rubble():
    """Unfound, b1's prize is number 1; it lies in the middle of the outline."""
    state = town("A1a ucm_sabre 12,5@0", ENEMY, COLLAPSE)
    step = after(state, "A shoot A1a1.0>/b1", "dice 2", "dice 6")
    assert "objective-dropped 1 12,17.75" in lines(step)
    loose = step.state.objectives[1]
    assert (loose.found, loose.building) == (True, "")


@rule("DZ-352", "DZ-355")
def test_dz_352_a_paper_is_lost_with_its_house():
    state = town("A1a ucm_sabre 12,5@0", ENEMY, COLLAPSE, options=PAPERS)
    step = after(state, "A shoot A1a1.0>/b1", "dice 2", "dice 6")
    assert [paper.gone for paper in step.state.objectives].count(True) == 1


@rule("DZ-352", "DZ-214")
def test_dz_352_what_somebody_carried_in_a_falling_house_lies_loose_too():
    inside = "B1a scourge_warriors " + INSIDE
    state = carrying("A1a ucm_sabre 12,5@0", inside, COLLAPSE, squad=1)
    step = after(state, "A shoot A1a1.0>/b1", "dice 2", "dice 6")
    assert "objective-dropped 0 12,17.75" in lines(step)
    assert step.state.objectives[0].building == ""
