"""The five attack types and the matrix (TH-200 to TH-214): one test for each cell."""

from typing import get_args

import pytest

from panzerkiste.games.tank_hunter.cards.cards import UnitType
from panzerkiste.games.tank_hunter.cards.effect_codes import AttackType
from panzerkiste.games.tank_hunter.fights.matrix import MATRIX
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.fights import NO, asks_to_counter, attack, counter, needed
from tests.games.tank_hunter.tables import A, B, at, go, offered, refused, side

AFV, GUN, INF = "de_pz4", "uk_25pdr", "us_rifle"  # AA 6 / 5 / -, non-AA 5 / 5 / -, gun 4, suicide 2, defence 3 / 2 / 2


@rule("TH-201")
def test_th_201_afv_against_afv_is_anti_armour_against_armour_and_destroys():
    went = go(at(side(AFV), side("su_t34_76")), attack("A1", "B1", "anti_armour"), 2)
    assert needed(went) == [6 - 4]
    assert not went.lives("B1")
    assert went.player(A).score == ("su_t34_76",)


@rule("TH-201")
def test_th_201_a_failed_anti_armour_attack_is_countered_afterwards_in_kind():
    went = go(at(side(AFV), side("su_t34_76")), attack("A1", "B1", "anti_armour"), 3, counter("B1"), 3)
    assert needed(went) == [2, 6 - 3]
    assert went.player(B).score == (AFV,)


@rule("TH-202")
def test_th_202_afv_against_gun_with_grenades_is_non_aa_against_agility_and_pins_after_an_anti_armour_counter():
    went = go(at(side(AFV), side(GUN)), attack("A1", "B1", "grenade"))
    assert asks_to_counter(went)
    went = go(went.state, counter("B1"), 3, 3)
    assert needed(went) == [5 - 3, 5 - 2]
    assert went.unit("B1").pinned


@rule("TH-203")
def test_th_203_afv_against_gun_by_trampling_is_trample_against_agility_and_destroys_after_an_anti_armour_counter():
    went = go(at(side(AFV), side(GUN)), attack("A1", "B1", "trample"), counter("B1"), 3, 2)
    assert needed(went) == [5 - 3, 4 - 2]
    assert not went.lives("B1")


@rule("TH-204", "TH-214")
def test_th_204_afv_against_inf_with_grenades_pins_and_is_never_countered():
    went = go(at(side(AFV), side(INF)), attack("A1", "B1", "grenade"), 3)
    assert needed(went) == [5 - 2]
    assert went.unit("B1").pinned
    assert not asks_to_counter(go(at(side(AFV), side(INF)), attack("A1", "B1", "grenade"), 4))


@rule("TH-205", "TH-214")
def test_th_205_afv_against_inf_by_trampling_destroys_and_a_failure_is_countered_by_a_suicide_without_defence():
    went = go(at(side(AFV), side(INF)), attack("A1", "B1", "trample"), 2)
    assert needed(went) == [4 - 2]
    assert not went.lives("B1")
    went = go(at(side(AFV), side(INF)), attack("A1", "B1", "trample"), 3, counter("B1"), 2)
    assert needed(went) == [2, 2]
    assert not went.lives("A1")


@rule("TH-206", "TH-212")
def test_th_206_gun_against_afv_is_anti_armour_and_a_failure_is_countered_by_a_grenade():
    went = go(at(side(GUN), side(AFV)), attack("A1", "B1", "anti_armour"), 2)
    assert needed(went) == [5 - 3]
    assert not went.lives("B1")
    went = go(at(side(GUN), side(AFV)), attack("A1", "B1", "anti_armour"), 3, counter("B1"), 3)
    assert needed(went) == [2, 5 - 2]
    assert went.unit("A1").pinned


@rule("TH-207", "TH-212", "TH-237")
def test_th_207_gun_against_gun_is_grenade_against_grenade_and_the_counter_comes_first():
    went = go(at(side("su_zis3"), side(GUN)), attack("A1", "B1", "grenade"), counter("B1"), 4, 3)
    assert needed(went) == [5 - 2, 5 - 2]
    assert went.unit("B1").pinned
    went = go(at(side("su_zis3"), side(GUN)), attack("A1", "B1", "grenade"), counter("B1"), 3)
    assert went.unit("A1").pinned
    assert needed(went) == [3]


@rule("TH-208", "TH-214")
def test_th_208_gun_against_inf_is_a_grenade_that_nobody_counters():
    went = go(at(side(GUN), side(INF)), attack("A1", "B1", "grenade"), 3)
    assert needed(went) == [5 - 2]
    assert went.unit("B1").pinned
    assert not asks_to_counter(go(at(side(GUN), side(INF)), attack("A1", "B1", "grenade"), 4))


@rule("TH-209", "TH-213", "TH-214")
def test_th_209_inf_against_afv_is_a_suicide_without_defence_that_nobody_counters():
    went = go(at(side(INF), side("de_tiger2")), attack("A1", "B1", "suicide"), 2)
    assert needed(went) == [2]
    assert not went.lives("B1")
    assert went.lives("A1")
    failed = go(at(side(INF), side("de_tiger2")), attack("A1", "B1", "suicide"), 3)
    assert not asks_to_counter(failed)
    assert failed.lives("A1")


@rule("TH-210")
def test_th_210_inf_against_gun_is_a_gunfight_that_a_grenade_counters_first():
    went = go(at(side(INF), side(GUN)), attack("A1", "B1", "gunfight"), counter("B1"), 4, 2)
    assert needed(went) == [5 - 2, 4 - 2]
    assert not went.lives("B1")
    went = go(at(side(INF), side(GUN)), attack("A1", "B1", "gunfight"), counter("B1"), 3)
    assert went.unit("A1").pinned
    assert went.lives("B1")


@rule("TH-211")
def test_th_211_inf_against_inf_is_a_gunfight_that_a_gunfight_counters_afterwards():
    went = go(at(side(INF), side("de_gren")), attack("A1", "B1", "gunfight"), 2)
    assert needed(went) == [4 - 2]
    assert not went.lives("B1")
    went = go(at(side(INF), side("de_gren")), attack("A1", "B1", "gunfight"), 3, counter("B1"), 3)
    assert needed(went) == [2, 5 - 2]
    assert not went.lives("A1")


@rule("TH-200", "TH-005", "TH-174")
@pytest.mark.parametrize("attacker", ["AFV", "GUN", "INF"])
@pytest.mark.parametrize("target", ["AFV", "GUN", "INF"])
def test_th_200_only_what_the_matrix_lists_can_be_declared(attacker: UnitType, target: UnitType):
    cards = {"AFV": AFV, "GUN": GUN, "INF": INF}
    state = at(side(cards[attacker]), side(cards[target]))
    offered_kinds = {action.kind for action in offered(state, A) if hasattr(action, "kind")}
    listed = {cell.kind for cell in MATRIX[attacker, target]}
    assert offered_kinds == listed
    for kind in set(get_args(AttackType)) - listed - {"long_range"}:
        assert refused(state, *attack("A1", "B1", kind)) == "th-200-kind"


@rule("TH-200")
def test_th_200_a_counter_that_comes_first_may_be_declined():
    went = go(at(side(AFV), side(GUN)), attack("A1", "B1", "trample"), NO, 2)
    assert needed(went) == [2]
    assert not went.lives("B1")
