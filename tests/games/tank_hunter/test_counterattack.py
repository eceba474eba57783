"""Counterattacks (TH-230 to TH-239)."""

import pytest

from panzerkiste.games.tank_hunter.actions import Counter, Pass
from panzerkiste.games.tank_hunter.events import CounterDeclared, CounterDeclined, ShotMissed
from panzerkiste.games.tank_hunter.fights.matrix import counter_kind
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.fights import NO, asks_to_counter, attack, counter, needed
from tests.games.tank_hunter.tables import B, at, go, offered, play, refused, side


@rule("TH-230")
def test_th_230_a_counter_has_values_ammunition_and_windows_like_an_attack_but_is_not_countered():
    state = at(side("us_sherman"), side("de_pz4", hand="steady_aim"))
    went = go(state, attack("A1", "B1", "anti_armour"), 6, counter("B1"), play("steady_aim", seat=B), 6)
    assert needed(went) == [2, 6 - 3 + 2]
    assert went.unit("B1").out_of_ammo
    assert went.has(ShotMissed)
    assert not asks_to_counter(went)


@rule("TH-231", "TH-401")
def test_th_231_a_counter_is_optional():
    went = go(at(side("us_sherman"), side("de_pz4")), attack("A1", "B1", "anti_armour"), 6)
    assert offered(went.state, B) == (Pass(), Counter("B1"))
    assert CounterDeclined(B) in go(went.state, NO).told


@rule("TH-232", "TH-234")
@pytest.mark.parametrize(
    ("counterer", "against", "kind"),
    [
        ("AFV", "AFV", "anti_armour"),
        ("GUN", "AFV", "anti_armour"),
        ("INF", "AFV", "suicide"),
        ("AFV", "GUN", "grenade"),
        ("GUN", "GUN", "grenade"),
        ("AFV", "INF", "grenade"),
        ("GUN", "INF", "grenade"),
        ("INF", "GUN", "gunfight"),
        ("INF", "INF", "gunfight"),
    ],
)
def test_th_232_the_type_of_a_counter_follows_the_matrix_and_is_never_a_trample(counterer, against, kind):
    assert counter_kind(counterer, against) == kind


@rule("TH-233")
def test_th_233_the_target_of_the_attack_counters_the_attacker():
    failed = go(at(side("us_sherman"), side("de_pz4 de_pz3")), attack("A1", "B1", "anti_armour"), 6)
    assert CounterDeclared("B1", "A1", "anti_armour", 1) in go(failed.state, counter("B1")).told
    assert refused(failed.state, *counter("B2")) == "th-236-not-now"


@rule("TH-235")
def test_th_235_a_unit_that_countered_first_does_not_counter_again_when_the_attack_fails():
    went = go(at(side("us_sherman"), side("uk_25pdr")), attack("A1", "B1", "trample"), counter("B1"), 6, 6)
    assert not asks_to_counter(went)
    assert go(at(side("us_sherman"), side("uk_25pdr")), attack("A1", "B1", "trample"), NO, 6).state.turn_player == B


@rule("TH-236", "TH-264")
@pytest.mark.parametrize("mark", ["*", "!"])
def test_th_236_a_disabled_unit_does_not_counter(mark: str):
    went = go(at(side("us_sherman"), side(f"uk_25pdr{mark} de_pz3")), attack("A1", "B1", "trample"))
    assert not asks_to_counter(went)


@rule("TH-236", "TH-006")
def test_th_236_a_unit_without_the_value_does_not_counter():
    assert not asks_to_counter(go(at(side("us_sherman"), side("de_sdkfz251")), attack("A1", "B1", "anti_armour"), 6))


@rule("TH-237")
def test_th_237_a_first_counter_that_succeeds_stops_the_attack():
    went = go(at(side("us_sherman us_stuart"), side("uk_25pdr")), attack("A1", "B1", "trample"), counter("B1"), 2)
    assert not went.lives("A1")
    assert needed(went) == [2]
    assert went.lives("B1")


@rule("TH-237")
def test_th_237_a_first_counter_that_fails_lets_the_attack_go_on():
    went = go(at(side("us_sherman"), side("uk_25pdr de_pz3")), attack("A1", "B1", "trample"), counter("B1"), 3, 3)
    assert not went.lives("B1")


@rule("TH-238")
def test_th_238_a_later_counter_comes_only_if_the_attack_failed():
    state = at(side("de_pz4"), side("us_sherman us_stuart"))
    assert not asks_to_counter(go(state, attack("A1", "B1", "anti_armour"), 3))
    assert asks_to_counter(go(state, attack("A1", "B1", "anti_armour"), 4))


@rule("TH-239", "TH-287")
def test_th_239_nobody_counters_a_long_range_attack():
    for target in ("us_sherman", "uk_25pdr", "us_rifle"):
        went = go(at(side("us_m2a1/"), side(target)), attack("A1", "B1", "long_range"))
        assert not asks_to_counter(went)
        assert not asks_to_counter(go(went.state, 6))


@rule("TH-212", "TH-206")
def test_th_212_an_afv_never_tramples_as_a_counter():
    went = go(at(side("uk_25pdr"), side("de_pz4")), attack("A1", "B1", "anti_armour"), 6, counter("B1"))
    assert CounterDeclared("B1", "A1", "grenade", 1) in went.told
