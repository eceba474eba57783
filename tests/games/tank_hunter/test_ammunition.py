"""Out of ammo, pinned, exhausted (TH-260 to TH-283), and what a disabled unit keeps."""

import pytest

from panzerkiste.games.tank_hunter.actions import Scout
from panzerkiste.games.tank_hunter.events import Destroyed, Marked, TakenOut
from panzerkiste.games.tank_hunter.fights.values import spies, supply
from panzerkiste.games.tank_hunter.units.lines import exhaust, mark
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.fights import NO, asks_to_counter, attack, counter
from tests.games.tank_hunter.tables import A, B, at, go, play, refused, side


@rule("TH-260", "TH-008")
@pytest.mark.parametrize(("die", "empty"), [(4, False), (5, True), (6, True)])
def test_th_260_a_die_of_the_supply_value_or_more_leaves_the_unit_out_of_ammo_hit_or_not(die: int, empty: bool):
    went = go(at(side("de_panther"), side("us_sherman de_pz3")), attack("A1", "B1", "anti_armour"), die)
    assert went.unit("A1").out_of_ammo == empty


@rule("TH-260")
def test_th_260_the_marker_is_placed_before_a_counter_that_comes_after():
    went = go(at(side("de_panther"), side("su_is2")), attack("A1", "B1", "anti_armour"), 6)
    assert asks_to_counter(went)
    assert went.unit("A1").out_of_ammo


@rule("TH-261")
def test_th_261_supply_seven_is_never_reached_by_a_die_unless_it_is_lowered_and_it_never_falls_below_one():
    state = at(side("us_sherman"), side("de_tiger1"))
    assert not go(state, attack("A1", "B1", "anti_armour"), 6, NO).unit("A1").out_of_ammo
    muddy = at(side("us_sherman", staying="mud"), side("de_tiger1"))
    assert supply(muddy, muddy.players[A].units[0]) == 6
    assert go(muddy, attack("A1", "B1", "anti_armour"), 6).unit("A1").out_of_ammo


@rule("TH-262", "TH-135")
def test_th_262_a_unit_that_is_out_of_ammo_again_by_an_effect_is_removed_for_nobodys_points():
    went = go(at(side("de_pz4", hand="sabotage"), side("us_sherman* de_pz3")), play("sabotage", "B1"), 4)
    assert TakenOut("B1", "us_sherman") in went.told
    assert went.player(A).score == ()


@rule("TH-263", "TH-107")
def test_th_263_a_scouting_roll_checks_no_ammunition():
    went = go(at(side("us_rifle us_stuart"), side("de_pz3? de_pz4?")), (A, Scout("A2", B)), 6)
    assert not went.unit("A2").out_of_ammo
    assert not went.unit("A2").rolled_attack


@rule("TH-264")
@pytest.mark.parametrize("mark", ["*", "!"])
def test_th_264_a_disabled_unit_neither_attacks_nor_scouts_nor_counters(mark: str):
    state = at(side(f"us_rifle{mark}"), side("de_pz3 de_pz4?"))
    assert refused(state, *attack("A1", "B1", "suicide")) == "th-264-attack"
    assert refused(state, A, Scout("A1", B)) == "th-264-scout"
    far = at(side(f"us_m2a1/{mark}"), side("de_pz3"))
    assert refused(far, *attack("A1", "B1", "long_range")) == "th-264-attack"


@rule("TH-265")
def test_th_265_a_disabled_unit_keeps_spying_and_is_still_a_target():
    state = at(side("us_m2a1/ us_observer*"), side("us_sherman!"))
    assert spies(state, A)
    assert not go(state, attack("A1", "B1", "long_range"), 4).lives("B1")


@rule("TH-270", "TH-012")
def test_th_270_a_grenade_pins_and_no_afv_can_ever_be_pinned():
    went = go(at(side("de_pz4"), side("us_rifle")), attack("A1", "B1", "grenade"), 1)
    assert Marked("B1", "pinned") in went.told
    state = at(side("de_pz4"), side("us_sherman"))
    assert mark(state, "B1", "pinned", A).state == state


@rule("TH-271")
def test_th_271_a_unit_pinned_again_is_destroyed_and_scored():
    went = go(at(side("de_pz4"), side("us_rifle! de_pz3")), attack("A1", "B1", "grenade"), 1)
    assert Destroyed("B1", "us_rifle", A, 2) in went.told


@rule("TH-012")
def test_th_012_a_unit_may_carry_both_markers_at_once():
    went = go(at(side("de_pz4"), side("us_rifle*")), attack("A1", "B1", "grenade"), 1)
    assert went.unit("B1").out_of_ammo
    assert went.unit("B1").pinned


@rule("TH-272", "TH-079")
def test_th_272_being_concealed_takes_no_marker_off():
    went = go(at(side("us_sherman*", hand="camouflage"), side("de_pz3")), play("camouflage", "A1"))
    assert went.unit("A1").hidden
    assert went.unit("A1").out_of_ammo


@rule("TH-280", "TH-281", "TH-283")
def test_th_283_exhausting_an_exhausted_unit_does_nothing_and_an_exhausted_unit_fights():
    state = at(side("us_sherman~"), side("us_stuart de_pz3"))
    assert exhaust(state, "A1").state == state
    assert not go(state, attack("A1", "B1", "anti_armour"), 3).lives("B1")
    went = go(at(side("de_pz3"), side("us_sherman~")), attack("A1", "B1", "anti_armour"), 6, counter("B1"), 3)
    assert not went.lives("A1")


@rule("TH-281")
def test_th_281_exhaustion_is_independent_of_the_face():
    went = go(at(side("us_sherman~ de_pz3", hand="camouflage"), side("de_pz3")), play("camouflage", "A1"))
    assert went.unit("A1").exhausted
