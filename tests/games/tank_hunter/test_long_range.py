"""Long-range attacks (TH-285 to TH-290), paratroopers (TH-370, TH-371) and open tops (TH-372)."""

import pytest

from panzerkiste.games.tank_hunter.actions import DeclareAttack
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.fights import asks_to_counter, attack, counter, needed
from tests.games.tank_hunter.tables import A, at, go, offered, refused, side


@rule("TH-285", "TH-352")
def test_th_285_a_long_range_attack_goes_from_the_own_rear_line_to_an_opponents_front_line():
    state = at(side("us_m2a1/ us_m2a1"), side("us_sherman us_rifle/"))
    assert needed(go(state, attack("A1", "B1", "long_range"), 6)) == [3]
    assert refused(state, *attack("A2", "B1", "long_range")) == "th-285-line"
    assert refused(state, *attack("A1", "B2", "long_range")) == "th-285-line"
    assert refused(state, *attack("A1", "B1", "anti_armour")) == "th-092-line"


@rule("TH-285")
def test_th_285_from_the_front_line_such_a_unit_attacks_normally():
    state = at(side("us_m2a1"), side("us_sherman"))
    assert [action.kind for action in offered(state, A) if isinstance(action, DeclareAttack)] == ["anti_armour"]
    assert refused(at(side("de_pz4/"), side("us_sherman")), *attack("A1", "B1", "long_range")) == "th-285-value"


@rule("TH-286", "TH-356")
def test_th_286_no_defence_counts_and_spying_gives_one_more_once():
    for own, number in (("us_m2a1/", 3), ("us_m2a1/ us_observer", 4), ("us_m2a1/ us_observer/ de_pz3bef", 4)):
        assert needed(go(at(side(own), side("de_tiger2")), attack("A1", "B1", "long_range"), 6)) == [number]
    assert needed(go(at(side("us_m2a1/ us_observer?"), side("de_tiger2")), attack("A1", "B1", "long_range"), 6)) == [3]


@rule("TH-286", "TH-080")
def test_th_080_a_hidden_spying_unit_can_be_revealed_with_the_declaration():
    state = at(side("us_m2a1/ us_observer/?"), side("de_tiger2"))
    went = go(state, (A, DeclareAttack("A1", "B1", "long_range", spotter="A2")), 6)
    assert needed(went) == [4]
    assert not went.unit("A2").hidden
    assert refused(state, A, DeclareAttack("A1", "B1", "long_range", spotter="A1")) == "th-080-spotter"


@rule("TH-287")
def test_th_287_long_range_is_neither_countered_nor_used_as_a_counter():
    assert not asks_to_counter(go(at(side("us_m2a1/"), side("us_sherman")), attack("A1", "B1", "long_range"), 6))
    went = go(at(side("us_rifle"), side("us_m2a1")), attack("A1", "B1", "gunfight"), counter("B1"))
    assert went.state.shooting
    assert went.state.shooting.kind == "grenade"


@rule("TH-288", "TH-260")
def test_th_288_success_destroys_and_ammunition_is_checked():
    went = go(at(side("us_m2a1/"), side("us_sherman de_pz3")), attack("A1", "B1", "long_range"), 3)
    assert not went.lives("B1")
    assert go(at(side("us_m2a1/"), side("us_sherman")), attack("A1", "B1", "long_range"), 5).unit("A1").out_of_ammo


@rule("TH-289")
def test_th_289_a_long_range_hit_is_not_evaded_nor_led_and_the_shield_protects_against_it():
    state = at(side("de_wespe/ fr_s35"), side("us_stuart de_pz3"), evading=True)
    assert not go(state, attack("A1", "B1", "long_range"), 2).lives("B1")
    shielded = at(side("us_m2a1/"), side("fr_s35 de_pz3"))
    assert refused(shielded, *attack("A1", "B1", "long_range")) == "th-367"


@rule("TH-289")
def test_th_289_neither_an_open_top_nor_a_trench_matters():
    for target in ("us_m18", "us_rifle+trench"):
        assert needed(go(at(side("us_m2a1/"), side(target)), attack("A1", "B1", "long_range"), 6)) == [3]


@rule("TH-290")
@pytest.mark.parametrize("target", ["us_sherman", "uk_25pdr", "us_rifle"])
def test_th_290_all_types_can_be_targets(target: str):
    assert not go(at(side("us_m2a1/"), side(f"{target} de_pz3")), attack("A1", "B1", "long_range"), 3).lives("B1")


@rule("TH-290", "TH-220")
def test_th_290_a_rocket_launcher_fires_several_long_range_shots():
    went = go(at(side("su_bm13/"), side("us_sherman de_pz3")), attack("A1", "B1", "long_range", 3), 6, 6, 1)
    assert not went.lives("B1")


@rule("TH-370")
def test_th_370_a_paratrooper_in_the_rear_attacks_rear_lines_and_only_them():
    state = at(side("us_airborne/ us_airborne"), side("us_sherman uk_25pdr/ fr_hq/ us_rifle/?"))
    went = go(state, attack("A1", "B2", "gunfight"))
    assert asks_to_counter(went)
    assert needed(go(went.state, counter("B2"), 6, 6)) == [5 - 3, 4 - 2]
    assert go(state, attack("A1", "B3", "gunfight")).state.attack  # no shield in the rear
    assert refused(state, *attack("A1", "B1", "suicide")) == "th-092-line"
    assert refused(state, *attack("A2", "B2", "gunfight")) == "th-092-line"
    assert refused(state, *attack("A1", "B4", "gunfight")) == "th-076-target"


@rule("TH-092", "TH-095")
def test_th_092_a_unit_in_the_rear_neither_attacks_nor_is_attacked():
    state = at(side("de_pz4/ de_pz3"), side("us_sherman us_rifle/"))
    assert refused(state, *attack("A1", "B1", "anti_armour")) == "th-092-line"
    assert refused(state, *attack("A2", "B2", "grenade")) == "th-092-line"
    assert refused(at(side("de_pz4"), side("us_sherman/")), *attack("A1", "B1", "anti_armour")) == "th-092-line"


@rule("TH-372")
def test_th_372_suicide_attacks_and_counters_against_an_open_top_have_one_more():
    assert needed(go(at(side("us_rifle"), side("us_m18")), attack("A1", "B1", "suicide"), 6)) == [2 + 1]
    went = go(at(side("us_m18"), side("us_rifle")), attack("A1", "B1", "trample"), 6, counter("B1"), 6)
    assert needed(went) == [3 - 2, 2 + 1]
