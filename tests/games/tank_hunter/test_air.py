"""Air strikes and anti-air (TH-291 to TH-297)."""

import pytest

from panzerkiste.games.tank_hunter.actions import FireAntiAir, Pass
from panzerkiste.games.tank_hunter.events import AntiAirRolled, EffectRolled, Revealed, StrikeStopped, WindowOpened
from panzerkiste.games.tank_hunter.state import AskAntiAir
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.tables import A, B, C, at, changed, go, offered, play, refused, side

BOMBERS = side("de_pz4", hand="dive_bombers")


@rule("TH-291", "TH-293", "TH-353")
def test_th_293_the_owner_uses_one_anti_air_unit_after_the_other_until_one_succeeds_or_he_stops():
    state = at(BOMBERS, side("us_sherman uk_bofors/ de_wirbelwind de_flak88/"))
    went = go(state, play("dive_bombers", "B1"))
    assert offered(went.state, B) == (Pass(), *(FireAntiAir(unit) for unit in ("B3", "B2", "B4")))
    went = go(went.state, (B, FireAntiAir("B2")), 5)
    assert offered(went.state, B) == (Pass(), FireAntiAir("B3"), FireAntiAir("B4"))
    went = go(went.state, (B, FireAntiAir("B4")), 3)
    assert StrikeStopped("dive_bombers", "B4") in went.told
    assert went.lives("B1")
    assert not went.has(EffectRolled)


@rule("TH-291", "TH-293")
def test_th_291_if_he_stops_the_event_is_carried_out():
    went = go(at(BOMBERS, side("us_sherman uk_bofors/")), play("dive_bombers", "B1"), (B, Pass()), 3)
    assert not went.lives("B1")


@rule("TH-291")
def test_th_291_if_none_succeeds_the_event_is_carried_out_without_another_question():
    went = go(at(BOMBERS, side("us_sherman uk_bofors")), play("dive_bombers", "B1"), (B, FireAntiAir("B2")), 5, 1)
    assert not went.lives("B1")


@rule("TH-292")
def test_th_292_any_unit_of_the_owner_is_protected_also_the_anti_air_unit_itself():
    for target in ("B1", "B2"):
        went = go(at(BOMBERS, side("us_sherman uk_bofors")), play("dive_bombers", target), (B, FireAntiAir("B2")), 4)
        assert went.lives(target)


@rule("TH-294", "TH-260", "TH-183")
def test_th_294_each_anti_air_roll_checks_ammunition_and_counts_as_an_attack_roll():
    state = at(BOMBERS, side("us_sherman uk_bofors"))
    went = go(state, play("dive_bombers", "B1"), (B, FireAntiAir("B2")), 5, 6)
    assert went.unit("B2").out_of_ammo
    assert went.unit("B2").rolled_attack
    assert AntiAirRolled("B2", 5, 4) in went.told


@rule("TH-291", "TH-264", "TH-302")
@pytest.mark.parametrize("marks", ["*", "!"])
def test_th_291_a_disabled_unit_does_no_anti_air(marks: str):
    went = go(at(BOMBERS, side(f"us_sherman uk_bofors{marks}")), play("dive_bombers", "B1"))
    assert not isinstance(went.state.pending[-1], AskAntiAir)


@rule("TH-291", "TH-302")
def test_th_291_a_unit_that_evaded_does_no_anti_air():
    went = go(changed(at(BOMBERS, side("us_sherman uk_bofors")), "B2", evaded=True), play("dive_bombers", "B1"))
    assert not isinstance(went.state.pending[-1], AskAntiAir)


@rule("TH-291", "TH-080")
def test_th_291_a_hidden_unit_is_revealed_and_used():
    went = go(at(BOMBERS, side("us_sherman uk_bofors?/")), play("dive_bombers", "B1"), (B, FireAntiAir("B2")), 4)
    assert Revealed("B2", "uk_bofors") in went.told


@rule("TH-014", "TH-291")
def test_th_014_whether_the_owner_is_asked_does_not_betray_a_hidden_unit():
    for hidden in ("uk_bofors?", "us_rifle?"):
        went = go(at(BOMBERS, side(f"us_sherman {hidden}")), play("dive_bombers", "B1"))
        assert isinstance(went.state.pending[-1], AskAntiAir)


@rule("TH-295")
def test_th_295_a_stopped_air_strike_is_always_discarded():
    went = go(at(BOMBERS, side("us_sherman uk_bofors")), play("dive_bombers", "B1"), (B, FireAntiAir("B2")), 1)
    assert went.state.discard == ("dive_bombers",)


@rule("TH-296", "TH-367")
def test_th_296_it_is_no_attack_so_the_shield_does_not_help_and_nothing_is_declared():
    went = go(at(BOMBERS, side("fr_s35 us_m3"), evading=True), play("dive_bombers", "B1"), 1)
    assert not went.lives("B1")
    assert WindowOpened("declare") not in went.told


@rule("TH-297")
def test_th_297_nobody_else_may_use_anti_air():
    state = at(BOMBERS, side("us_sherman"), side("uk_bofors"))
    went = go(state, play("dive_bombers", "B1"), 1)
    assert not went.lives("B1")
    state = go(at(BOMBERS, side("us_sherman uk_bofors"), side("uk_bofors")), play("dive_bombers", "B1")).state
    assert refused(state, C, FireAntiAir("C1")) == "th-401-not-asked"
    assert refused(state, A, FireAntiAir("B2")) == "th-401-not-asked"


@rule("TH-155", "TH-156")
def test_th_155_a_player_whose_last_unit_goes_in_an_air_strike_is_still_in_the_game():
    went = go(at(BOMBERS, side("us_sherman")), play("dive_bombers", "B1"), 1)
    assert not went.player(B).eliminated


@rule("TH-291")
def test_th_291_each_unit_fires_once_at_the_same_air_strike():
    state = at(side("de_pz3", hand="dive_bombers"), side("us_sherman de_flak88"))
    went = go(state, play("dive_bombers", "B1"), (B, FireAntiAir("B2")), 4, 4)
    assert not went.unit("B2").out_of_ammo
    assert went.lives("B1")
    assert went.state.discard == ("dive_bombers",)
