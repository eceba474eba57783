"""Shaltari gates (DZ-340 to DZ-342): an Eden passes a mass of 3 in a turn, a Spirit infantry of 2."""

import pytest

from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import State
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.battle import after, battle, lines, refused, unit

ENEMY = "B1a ucm_sabre 40,44@180"
TANKS = "A1a shaltari_tomahawk net net net"
BRAVES = "A1a shaltari_braves net net"
EDEN = "A2a shaltari_eden 24,20@0/altitude=6"
SPIRIT = "A2a shaltari_spirit 24,20@0/altitude=6"
OUT = "A unload A1a1=24,23@0:A2a1 A1a2=26,23@0:A2a1 A1a3=22,23@0:A2a1"


def field(*squads: str, now: str = "A1a order") -> State:
    return battle(*squads, ENEMY, "turn 2", now=now)


@rule("DZ-341", "DZ-340")
def test_dz_341_a_squad_comes_out_of_the_net_around_a_gate_in_the_air():
    step = after(field(TANKS, EDEN), OUT)
    assert lines(step) == ["unloaded A A1a1 A1a2 A1a3 A2a1"]
    assert unit(step.state, "A1a2").at == (26.0, 23.0)
    assert unit(step.state, "A2a1").passed_mass == 3
    assert unit(step.state, "A2a1").altitude == 6  # it need not land


@rule("DZ-341", "DZ-182", "DZ-181")
def test_dz_341_who_came_out_does_not_shoot_and_moves_half():
    state = after(field(TANKS, EDEN, "B2a ucm_sabre 24,30@180"), OUT).state
    assert refused(state, "A shoot A1a1.0>B2a1") == "DZ-182"
    half = (unit(state, "A1a1").profile.move or 0) // 2
    assert refused(state, f"A move A1a1>24,{23 + half}@0 A1a2>26,{23 + half}@0 A1a3>22,{23 + half}@0") == ""
    assert refused(state, f"A move A1a1>24,{23.5 + half}@0") == "DZ-100 too_far"


@rule("DZ-341", "DZ-183")
def test_dz_341_within_3_inches_of_the_hull_whole_and_in_formation():
    """The hull is 2.8" long: 1.4" and 3" from its centre."""
    state = field(TANKS, EDEN)
    assert refused(state, OUT.replace("24,23", "24,24.5")) == "DZ-183 near"
    assert refused(state, "A unload A1a1=24,23@0:A2a1") == "DZ-183 whole"
    assert refused(state, OUT.replace("26,23@0", "24,17@180")) == "DZ-183 formation"


@rule("DZ-341")
def test_dz_341_no_more_mass_than_the_gate_passes_in_a_turn():
    used = field(TANKS, EDEN + "/passed_mass=1")
    assert refused(used, OUT) == "DZ-341 mass"
    two = field(TANKS, EDEN + "/passed_mass=1", "A2b shaltari_eden 28,20@0/altitude=6")
    both = OUT.replace("A1a2=26,23@0:A2a1", "A1a2=26,23@0:A2b1")
    assert lines(after(two, both)) == ["unloaded A A1a1 A1a2 A1a3 A2a1 A2b1"]


@rule("DZ-341", "DZ-186")
def test_dz_341_a_gate_takes_part_in_two_manoeuvres_a_turn():
    assert refused(field(BRAVES, SPIRIT + "/manoeuvres=1"), "A unload A1a1=24,22@0:A2a1 A1a2=25,22@0:A2a1") == ""
    worn = field(BRAVES, SPIRIT + "/manoeuvres=2")
    assert refused(worn, "A unload A1a1=24,22@0:A2a1 A1a2=25,22@0:A2a1") == "DZ-186"


@rule("DZ-341", "DZ-340")
def test_dz_341_some_gates_pass_infantry_only():
    tanks = "A unload A1a1=24,22.5@0:A2a1 A1a2=26,22.5@0:A2a1 A1a3=22,22.5@0:A2a1"
    assert refused(field(TANKS, SPIRIT), tanks) == "DZ-341 kind"
    assert refused(field(BRAVES, SPIRIT), "A unload A1a1=24,22@0:A2a1 A1a2=25,22@0:A2a1") == ""


@rule("DZ-341")
def test_dz_341_through_a_living_gate_of_ones_own_on_the_table():
    state = field(TANKS, EDEN)
    assert refused(state, OUT.replace(":A2a1", "")) == "DZ-341 none"
    assert refused(state, OUT.replace("A2a1", "B1a1")) == "DZ-341 none"
    assert refused(field(TANKS, "A2a shaltari_eden ready"), OUT) == "DZ-341 gate"


@rule("DZ-341", "DZ-159", "DZ-163")
def test_dz_341_the_landing_zone_below_it_must_be_free_and_uncontested():
    contested = field(TANKS, EDEN, "B2a ucm_sabre 24,16@0")
    assert refused(contested, OUT) == "DZ-163"
    below = field(TANKS, EDEN, "A3a shaltari_tomahawk 24,21.8@0")
    assert refused(below, OUT) == "DZ-159 unit"


@rule("DZ-341", "DZ-181")
def test_dz_341_a_gate_that_moved_more_than_half_passes_nobody_and_half_stays_its_limit():
    assert refused(field(TANKS, EDEN + "/used=10"), OUT) == ""
    assert refused(field(TANKS, EDEN + "/used=10.5"), OUT) == "DZ-181 moved"
    served = field(TANKS, EDEN + "/manoeuvres=1", now="A2a order")
    assert refused(served, "A fly A2a1>24,30:6@0*") == ""
    assert refused(served, "A fly A2a1>24,30.5:6@0*") == "DZ-100 too_far_by_air"


@rule("DZ-341", "DZ-184", "DZ-185")
def test_dz_341_in_at_one_gate_and_out_at_another_in_one_turn():
    here = "A1a shaltari_braves 24,22@0 25,22@0"
    state = field(here, SPIRIT, "A2b shaltari_spirit 10,20@0/altitude=6")
    state = after(state, "A load A1a1:A2a1 A1a2:A2a1").state
    assert unit(state, "A1a1").status == "net"
    state = after(state, "A unload A1a1=10,22@0:A2b1 A1a2=11,22@0:A2b1").state
    assert unit(state, "A1a1").at == (10.0, 22.0)
    assert refused(state, "A load A1a1:A2b1 A1a2:A2b1") == "DZ-186"


@rule("DZ-341", "DZ-187")
def test_dz_341_who_moved_before_going_in_does_not_move_again():
    here = "A1a shaltari_braves 24,23@0 25,23@0"
    state = field(here, SPIRIT, "A2b shaltari_spirit 10,20@0/altitude=6")
    state = after(state, "A move A1a1>24,22@0 A1a2>25,22@0", "A load A1a1:A2a1 A1a2:A2a1").state
    state = after(state, "A unload A1a1=10,22@0:A2b1 A1a2=11,22@0:A2b1").state
    assert refused(state, "A move A1a1>10,22.5@0 A1a2>11,22.5@0") == "DZ-093 moved"


@rule("DZ-341", "DZ-184", "DZ-269")
def test_dz_341_going_in_is_boarding():
    assert refused(field("A1a shaltari_braves 24,22@0 25,26@0", SPIRIT), "A load A1a1:A2a1 A1a2:A2a1") == "DZ-184 near"
    assert refused(field("A1a shaltari_braves 24,22@0 25,22@0", SPIRIT), "A load A1a1:A2a1") == "DZ-184 whole"
    fired = field("A1a shaltari_braves 24,22@0/fired=[0] 25,22@0", SPIRIT)
    assert refused(fired, "A load A1a1:A2a1 A1a2:A2a1") == "DZ-269 boards"
    moved = field("A1a shaltari_braves 24,22@0/used=1.5 25,22@0", SPIRIT)
    assert refused(moved, "A load A1a1:A2a1 A1a2:A2a1") == "DZ-181 moved"
    left = field("A1a shaltari_braves 24,22@0/left_turn=2 25,22@0", SPIRIT)
    assert refused(left, "A load A1a1:A2a1 A1a2:A2a1") == "DZ-231 boards"


PRIZE = 'objectives [{"id":0,"kind":"prize","at":[1,1],"found":true,"squad":0}]'


@rule("DZ-341", "DZ-352")
def test_dz_341_what_a_squad_carried_stays_with_the_gate_and_leaves_with_it():
    here = "A1a shaltari_braves 24,6@0 25,6@0"
    gate = "A2a shaltari_spirit 24,4@0/altitude=6"
    options = Options(scenario="prizes")
    state = battle(here, gate, ENEMY, "turn 2", PRIZE, now="A1a order", options=options)
    loaded = after(state, "A load A1a1:A2a1 A1a2:A2a1").state
    assert (loaded.objectives[0].squad, loaded.objectives[0].gate) == (-1, 2)
    held = PRIZE.replace('"squad":0', '"gate":2')
    leaving = battle(here, gate, ENEMY, "turn 2", held, now="A2a order", options=options)
    assert lines(after(leaving, "A extract A2a1>24,0:6@180*"))[-1] == "objective-extracted A 0 2"


@rule("DZ-341")
def test_dz_341_it_is_dropped_where_the_gate_dies():
    held = PRIZE.replace('"squad":0', '"gate":0')
    gate = "A1a shaltari_haven 24,20@0/damage=1"
    state = battle(gate, "B1a ucm_sabre 24,30@180", "turn 2", held, now="B1a order", options=Options(scenario="prizes"))
    step = after(state, "B shoot B1a1.0>A1a1", "dice 6", "dice 1", "dice 6")
    assert "objective-dropped 0 24,20" in lines(step)


@rule("DZ-342", "DZ-069")
@pytest.mark.parametrize("gate", ["A2a shaltari_eden lost", EDEN])
def test_dz_342_squads_in_the_net_may_always_come_across_the_edge(gate: str):
    state = field(BRAVES, gate)
    assert refused(state, "A move A1a1<10,0>10,1.5@0 A1a2<11,0>11,1.5@0") == ""
    if "lost" in gate:
        assert refused(state, "A unload A1a1=24,22@0:A2a1 A1a2=25,22@0:A2a1") == "DZ-341 gate"


NEIGHBOURS = SPIRIT, "A2b shaltari_spirit 28,20@0/altitude=6"


@rule("DZ-341", "DZ-185", "DZ-186")
def test_dz_341_out_at_one_gate_and_in_at_another_are_two_manoeuvres():
    state = after(field(BRAVES, *NEIGHBOURS), "A unload A1a1=25.5,22@0:A2a1 A1a2=26.5,22@0:A2a1").state
    state = after(state, "A load A1a1:A2b1 A1a2:A2b1").state
    assert [unit(state, name).manoeuvres for name in ("A1a1", "A2a1", "A2b1")] == [2, 1, 1]


@rule("DZ-341", "DZ-400")
def test_dz_341_each_unit_passes_once_and_only_units_of_this_slot():
    state = field(BRAVES, SPIRIT, "A3a shaltari_braves net net")
    assert refused(state, "A unload A1a1=24,22@0:A2a1 A1a1=25,22@0:A2a1") == "DZ-400 units"
    assert refused(state, "A unload A3a1=24,22@0:A2a1 A3a2=25,22@0:A2a1") == "DZ-400 units"


@rule("DZ-341")
def test_dz_341_through_several_gates_the_objective_stays_with_the_first_that_is_named():
    here = "A1a shaltari_braves 25.5,22@0 26.5,22@0"
    state = battle(here, *NEIGHBOURS, ENEMY, "turn 2", PRIZE, now="A1a order", options=Options(scenario="prizes"))
    assert after(state, "A load A1a1:A2b1 A1a2:A2a1").state.objectives[0].gate == 3
