"""Fast movers (DZ-276, DZ-320 to DZ-325): availability, attack runs, interceptors."""

from random import Random

import pytest

from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.missions.ending import kill_points
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import State
from panzerkiste.proving.coverage import rule
from panzerkiste.proving.wander import new_match, wander
from tests.games.dropzone.battle import after, asked, battle, lines, refused, unit

ENEMY = "B1a ucm_sabre 24,30@180"
READY = "A1a ucm_archangel ready"
RUN = "A run A1a from 24,0 to 24,48"


def available(*others: str, die: int = 3, table: tuple[str, ...] = ("table 48 48",)) -> State:
    """The squad was activated and rolled for."""
    state = battle(READY, *(others or (ENEMY,)), now="A activate", table=table)
    return after(state, "A activate A1", f"dice {die}").state


@rule("DZ-320")
@pytest.mark.parametrize(("die", "there"), [(1, False), (2, False), (3, True), (6, True)])
def test_dz_320_when_activated_a_die_decides_whether_they_are_available(die: int, there: bool):
    state = available(die=die)
    assert asked(state) == ((0, "run") if there else (1, "activate"))
    assert unit(state, "A1a1").status == "ready"


@rule("DZ-320")
def test_dz_320_the_number_is_an_option():
    state = battle(READY, ENEMY, now="A activate", options=Options(fm_available=5))
    assert asked(after(state, "A activate A1", "dice 4").state) == (1, "activate")


@rule("DZ-320", "DZ-073")
def test_dz_320_fast_movers_always_start_in_reserve_and_come_into_readiness_by_the_reserve_roll():
    options = Options(army_a=AIR, army_b=AIR, turns=2)
    state = DROPZONE.play.start(options, 2).state
    fast = [each for each in state.units if each.profile.is_fast_mover]
    assert fast
    assert {each.status for each in fast} == {"reserve"}


@rule("DZ-070", "DZ-320")
def test_dz_070_an_available_squad_may_be_held_back():
    step = after(available(), "A end")
    assert unit(step.state, "A1a1").status == "ready"
    assert lines(step) == ["held A A1a"]


@rule("DZ-321")
@pytest.mark.parametrize(
    ("line", "rule_broken"),
    [
        ("from 24,0 to 24,48", ""),
        ("from 0,10 to 30,0", ""),
        ("low from 24,0 to 24,48", ""),
        ("from 24,0 to 30,0", "DZ-321 edges"),
        ("from 24,5 to 24,48", "DZ-321 edges"),
        ("from 24,0 to 24,40", "DZ-321 edges"),
        ("from 24,0 to 24,48 30,48", "DZ-321 everybody"),
        ("from 24,0 26,0 to 24,48 26,48", "DZ-321 everybody"),
    ],
)
def test_dz_321_a_run_is_a_straight_line_from_one_edge_to_another(line: str, rule_broken: str):
    assert refused(available(), f"A run A1a {line}") == rule_broken


@rule("DZ-321", "DZ-106")
def test_dz_321_a_squad_flies_side_by_side():
    state = battle("A1a ucm_archangel ready ready", ENEMY, now="A activate")
    state = after(state, "A activate A1", "dice 3").state
    assert refused(state, "A run A1a from 24,0 30,0 to 24,48 30,48") == ""
    assert refused(state, "A run A1a from 24,0 31,0 to 24,48 31,48") == "DZ-106 formation"
    assert refused(state, "A run A1a from 24,0 30,0 to 24,48 31,48") == "DZ-106 formation"


@rule("DZ-322", "DZ-156")
def test_dz_322_the_line_crosses_nothing_higher_than_the_flight():
    house = ("table 48 48", "house h large 7 22,20 26,20 26,24 22,24")
    assert refused(available(table=house), RUN) == "DZ-322"
    assert refused(available(table=house), "A run A1a from 30,0 to 30,48") == ""
    low = ("table 48 48", "house h small 3 22,20 26,20 26,24 22,24")
    assert refused(available(table=low), RUN) == ""
    assert refused(available(table=low), "A run A1a low from 24,0 to 24,48") == "DZ-322"


@rule("DZ-322", "DZ-153", "DZ-155")
@pytest.mark.parametrize(("dice", "passes"), [("1 1", False), ("1 2", False), ("2 2", True)])
def test_dz_322_a_low_run_is_tested_once_at_the_entry_and_fails_on_two_or_three(dice: str, passes: bool):
    step = after(available(), "A run A1a low from 24,0 to 24,48", f"dice {dice}")
    assert unit(step.state, "A1a1").is_alive == passes
    assert asked(step.state) == ((0, "run_fire") if passes else (1, "activate"))


@rule("DZ-323", "DZ-017")
def test_dz_323_each_fires_from_one_point_of_its_line_facing_along_it():
    """The cannon fires into a corridor straight ahead; R(C) is 12 inches."""
    state = after(available(), RUN).state
    assert asked(state) == (0, "run_fire")
    assert refused(state, "A strafe 18 A1a1.0>B1a1") == ""
    assert refused(state, "A strafe 17 A1a1.0>B1a1") == "DZ-131"
    assert refused(state, "A strafe 31 A1a1.0>B1a1") == "DZ-124"
    assert refused(state, "A strafe 49 A1a1.0>B1a1") == "DZ-323 off_line"
    assert refused(state, "A strafe A1a1.0>B1a1") == "DZ-323 points"
    assert refused(state, "A strafe 18") == "DZ-136 nothing"
    step = after(state, "A strafe 18 A1a1.0>B1a1", "dice 3 2")
    assert lines(step)[:2] == ["shots A1a1 B1a1 retribution_cannon 3 2 3 1 no", "harmless B1a1 7 10"]
    assert unit(state, "A1a1").facing == 0


@rule("DZ-324", "DZ-350")
def test_dz_324_afterwards_the_squad_is_back_in_reserve_and_does_not_count_as_lost():
    step = after(available(), RUN, "A pass")
    assert lines(step)[-1] == "run-ended A1a"
    flown = unit(step.state, "A1a1")
    assert (flown.status, flown.ran, flown.altitude) == ("reserve", True, 0)
    assert kill_points(step.state, 1) == 0
    shot = step.state.with_unit(flown.id, status="lost")
    assert kill_points(shot, 1) == flown.points


@rule("DZ-276", "DZ-268", "DZ-272", "DZ-323")
def test_dz_276_a_run_can_be_engaged_in_reaction_before_it_fires():
    state = after(available("B1a ucm_rapier 24,30@180"), RUN).state
    assert asked(state) == (1, "react")
    step = after(state, "B react B1a1>A1a1@20", "dice 6 1 1", "dice 6", "dice 4")
    assert lines(step)[-2:] == ["lost A1a1 reaction", "crash A1a1 4 crash"]
    assert unit(step.state, "A1a1").at == (24, 20)
    assert asked(step.state) == (1, "activate")


@rule("DZ-268", "DZ-323")
def test_dz_268_the_fire_of_a_run_opens_a_window_of_its_own():
    state = after(available("B1a ucm_rapier 24,30@180"), RUN, "B pass", "A strafe 20 A1a1.0>B1a1").state
    assert asked(state) == (1, "react")


INTERCEPTOR = "B1a scourge_corsair ready"


@rule("DZ-325")
def test_dz_325_an_interceptor_in_readiness_is_activated_at_once_and_fires_without_the_plus_two():
    state = after(available(INTERCEPTOR, "B2a ucm_sabre 45,45@0"), RUN).state
    assert asked(state) == (1, "intercept")
    step = after(state, "B intercept B1a 10", "dice 3", "dice 3")
    need = 4 + unit(state, "A1a1").profile.evasion
    assert lines(step)[:2] == ["interception B B1a", "available B1a 3 yes"]
    assert f"shots B1a1 A1a1 corsair_plasma 3 {need} 0 no" in lines(step)
    corsair = unit(step.state, "B1a1")
    assert (corsair.status, corsair.acted_turn, corsair.ran) == ("reserve", 1, True)


@rule("DZ-322", "DZ-325", "DZ-166")
def test_dz_322_an_interceptor_strikes_at_its_point_and_only_who_survives_it_is_tested_at_the_entry():
    state = after(available(INTERCEPTOR, "B2a ucm_sabre 45,45@0"), "A run A1a low from 24,0 to 24,48").state
    survived = after(state, "B intercept B1a 10", "dice 3", "dice 1", "dice 1 1")
    assert lines(survived)[-2:] == ["low-flight A1a1 1 1 no", "lost A1a1 crash"]
    assert unit(survived.state, "A1a1").at == (24, 0)
    frail = state.with_unit(0, damage=unit(state, "A1a1").left - 1)
    shot_down = after(frail, "B intercept B1a 10", "dice 3", "dice 6", "dice 6", "dice 6")
    assert unit(shot_down.state, "A1a1").status == "lost"
    assert unit(shot_down.state, "A1a1").at == (24, 10)


@rule("DZ-325")
def test_dz_325_an_interceptor_that_is_not_available_has_been_activated_all_the_same():
    state = after(available(INTERCEPTOR, "B2a ucm_sabre 45,45@0"), RUN).state
    state = after(state, "B intercept B1a 10", "dice 2").state
    assert unit(state, "B1a1").status == "ready"
    state = after(state, "A pass").state
    assert asked(after(state, "B activate B1").state) == (1, "activate")  # and is not rolled for again


@rule("DZ-325")
def test_dz_325_who_may_intercept():
    acted = available(f"{INTERCEPTOR}/acted_turn=1", "B2a ucm_sabre 45,45@0")
    assert asked(after(acted, RUN).state) == (0, "run_fire")
    waiting = after(available(INTERCEPTOR, "B2a ucm_sabre 45,45@0"), RUN).state
    assert refused(waiting, "B intercept B2a 10") == "DZ-325 squad"
    assert refused(waiting, "B intercept B1a 48.1") == "DZ-325 point"
    assert asked(after(waiting, "B pass").state) == (0, "run_fire")


AIR = """army: With fast movers
faction: ucm
limit: 1500

ucm_hq
  1 ucm_kodiak in 1 ucm_condor

ucm_armour
  3 ucm_sabre in 1 ucm_condor

ucm_armour
  3 ucm_sabre in 1 ucm_condor

ucm_infantry
  3 ucm_legionnaires in 1 ucm_bear
  3 ucm_legionnaires in 1 ucm_bear
  shared 1 ucm_condor

ucm_air
  2 ucm_archangel
"""


def test_a_random_battle_with_fast_movers_comes_to_its_end_and_uses_them():
    match = new_match(DROPZONE, Options(army_a=AIR, army_b=AIR, turns=4), 2)
    told = [type(each.event).__name__ for step in wander(match, Random(1)) for each in step.told]
    assert match.state.result
    assert {"AvailabilityRolled", "RunAnnounced", "RunEnded"} <= set(told)
