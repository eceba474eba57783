"""Evading and charge, both optional (TH-026, TH-027, TH-300 to TH-315)."""

import pytest

from panzerkiste.games.tank_hunter.actions import Action, Counter, DeclareAttack, Evade, Pass, Scout, Wait
from panzerkiste.games.tank_hunter.events import AmmunitionRolled, EvadeRolled, ShotRolled
from panzerkiste.games.tank_hunter.state import AskEvade
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.tables import A, B, Went, at, changed, go, offered, play, refused, side


def attack(attacker: str, target: str, kind: str, shots: int = 1, *, charge: bool = False) -> tuple[int, Action]:
    return A, DeclareAttack(attacker, target, kind, shots, charge)  # type: ignore[arg-type]


def needed(went: Went) -> list[int | None]:
    return [event.needs for event in went.told if isinstance(event, ShotRolled)]


def asks_to_evade(went: Went) -> bool:
    return isinstance(went.state.pending[-1], AskEvade)


@rule("TH-026", "TH-357")
def test_th_026_without_the_option_nobody_evades():
    assert not go(at(side("de_pz3"), side("us_stuart")), attack("A1", "B1", "anti_armour"), 1).lives("B1")


@rule("TH-300")
@pytest.mark.parametrize(("die", "lives"), [(2, True), (3, False)])
def test_th_300_a_unit_that_would_be_destroyed_may_roll_to_evade(die: int, lives: bool):
    went = go(
        at(side("de_pz3"), side("us_stuart"), evading=True), attack("A1", "B1", "anti_armour"), 1, (B, Evade()), die
    )
    assert EvadeRolled("B1", die, 2) in went.told
    assert went.lives("B1") == lives


@rule("TH-300")
def test_th_300_a_unit_that_would_be_pinned_may_evade_too():
    went = go(at(side("de_pz3"), side("pl_uhlans"), evading=True), attack("A1", "B1", "grenade"), 1, (B, Evade()), 3)
    assert not went.unit("B1").pinned


@rule("TH-300", "TH-230")
def test_th_300_hits_by_counters_can_be_evaded():
    state = at(side("us_stuart"), side("de_pz3"), evading=True)
    went = go(state, attack("A1", "B1", "anti_armour"), 6, (B, Counter("B1")), 1)
    assert not went.lives("A1")  # it has rolled for its attack (TH-302)
    went = go(
        at(side("us_stuart"), side("uk_6pdr"), evading=True), attack("A1", "B1", "grenade"), (B, Counter("B1")), 1
    )
    assert asks_to_evade(went)


@rule("TH-301")
@pytest.mark.parametrize(
    ("attacker", "target", "kind"),
    [
        ("de_pz3", "pl_uhlans", "trample"),
        ("de_gren", "us_stuart", "suicide"),
        ("de_gren", "pl_uhlans", "gunfight"),
        ("us_m2a1/", "us_stuart", "long_range"),
    ],
)
def test_th_301_other_attacks_cannot_be_evaded(attacker: str, target: str, kind: str):
    went = go(at(side(attacker), side(target), evading=True), attack("A1", "B1", kind), 1)
    assert not went.lives("B1")


@rule("TH-301")
@pytest.mark.parametrize(("target", "kind"), [("us_stuart*", "anti_armour"), ("pl_uhlans!", "grenade")])
def test_th_301_a_disabled_unit_cannot_evade(target: str, kind: str):
    assert not go(at(side("de_pz3"), side(target), evading=True), attack("A1", "B1", kind), 1).lives("B1")


@rule("TH-302")
def test_th_302_a_unit_that_rolled_to_evade_does_not_counter_and_may_evade_again():
    state = at(side("de_pz3 de_pz4", hand="blitz"), side("us_stuart"), evading=True)
    went = go(state, play("blitz", player=A), attack("A1", "B1", "anti_armour"), 1, (B, Evade()), 1)
    assert went.unit("B1").evaded
    assert went.state.attack is None  # no counter was asked for
    went = go(went.state, attack("A2", "B1", "anti_armour"), 1)
    assert asks_to_evade(went)


@rule("TH-302")
def test_th_302_a_unit_that_has_evaded_may_not_attack_but_may_scout():
    state = changed(at(side("us_stuart"), side("de_pz3 de_gren?"), evading=True), "A1", evaded=True)
    assert refused(state, A, DeclareAttack("A1", "B1", "anti_armour")) == "th-302-attack"
    assert Scout("A1", B) in offered(state, A)


@rule("TH-302")
def test_th_302_a_unit_that_rolled_for_an_attack_cannot_evade_but_one_that_scouted_can():
    state = at(side("de_pz3"), side("us_stuart"), evading=True)
    assert not go(changed(state, "B1", rolled_attack=True), attack("A1", "B1", "anti_armour"), 1).lives("B1")
    went = go(at(side("us_stuart"), side("de_pz3?"), evading=True), (A, Scout("A1", B)), 6, (B, Counter("B1")), 1)
    assert asks_to_evade(went)


@rule("TH-303", "TH-177")
def test_th_303_an_attacker_that_evades_a_first_counter_does_not_shoot():
    state = at(side("us_stuart"), side("uk_6pdr"), evading=True)
    went = go(state, attack("A1", "B1", "grenade"), (B, Counter("B1")), 1, (A, Evade()), 1)
    assert went.lives("A1")
    assert [event.unit for event in went.told if isinstance(event, ShotRolled)] == ["B1"]
    assert went.state.turn_player == B


@rule("TH-304")
def test_th_304_whoever_does_not_counter_keeps_the_chance_to_evade():
    state = at(side("de_pz3"), side("us_stuart"), evading=True, charge=True)
    charging = attack("A1", "B1", "anti_armour", charge=True)
    assert asks_to_evade(go(state, charging, (B, Pass()), 1))
    assert not asks_to_evade(go(state, charging, (B, Counter("B1")), 6, 1))


@rule("TH-305", "TH-224")
def test_th_305_a_successful_evade_makes_the_whole_salvo_fail():
    state = at(side("de_wirbelwind"), side("us_m18"), evading=True)
    went = go(state, attack("A1", "B1", "anti_armour", 3), 1, (B, Evade()), 3, 1, 1)
    assert needed(went) == [2, None, None]
    assert went.lives("B1")


@rule("TH-305")
def test_th_305_a_unit_pinned_after_a_failed_evade_cannot_evade_the_next_shot():
    state = at(side("su_bm13"), side("pl_uhlans"), evading=True)
    went = go(state, attack("A1", "B1", "grenade", 2), 1, (B, Evade()), 6, 1)
    assert not went.lives("B1")
    assert went.player(A).score == ("pl_uhlans",)


@rule("TH-306", "TH-150")
def test_th_306_the_flags_end_with_the_player_turn():
    state = at(side("us_stuart"), side("de_pz3"), evading=True, deck="escape escape")
    state = changed(changed(state, "A1", rolled_attack=True), "B1", evaded=True, escaped=True)
    went = go(state, (A, Wait()), "escape")
    assert not went.unit("A1").rolled_attack
    assert not went.unit("B1").evaded
    assert not went.unit("B1").escaped


@rule("TH-307", "TH-263")
def test_th_307_evade_rolls_have_no_ammunition_check():
    went = go(
        at(side("de_pz3"), side("uk_humber"), evading=True), attack("A1", "B1", "anti_armour"), 1, (B, Evade()), 3
    )
    assert not went.unit("B1").out_of_ammo
    assert not went.has(AmmunitionRolled)


@rule("TH-300", "TH-402")
def test_th_300_evading_may_be_declined():
    went = go(at(side("de_pz3"), side("us_stuart"), evading=True), attack("A1", "B1", "anti_armour"), 1, (B, Pass()))
    assert not went.lives("B1")


# Charge.


@rule("TH-027")
def test_th_027_without_the_option_there_is_no_charge():
    state = at(side("de_pz3"), side("us_sherman"))
    assert refused(state, A, DeclareAttack("A1", "B1", "anti_armour", charge=True)) == "th-027"
    assert not any(isinstance(action, DeclareAttack) and action.charge for action in offered(state, A))


@rule("TH-310")
@pytest.mark.parametrize(
    ("attacker", "target", "kind"), [("de_pz3", "us_rifle", "trample"), ("uk_6pdr", "us_sherman", "anti_armour")]
)
def test_th_310_a_charge_is_afv_against_afv(attacker: str, target: str, kind: str):
    state = at(side(attacker), side(target), charge=True)
    assert refused(state, A, DeclareAttack("A1", "B1", kind, charge=True)) == "th-310"  # type: ignore[arg-type]


@rule("TH-311", "TH-312", "TH-313")
def test_th_311_the_counter_comes_first_with_1_more_then_the_attack_with_2_more_and_no_further_counter():
    state = at(side("de_pz3"), side("us_sherman"), charge=True)
    went = go(state, attack("A1", "B1", "anti_armour", charge=True), (B, Counter("B1")), 6, 6)
    assert needed(went) == [5 - 2 + 1, 5 - 3 + 2]
    assert went.state.turn_player == B


@rule("TH-237", "TH-311")
def test_th_237_a_charge_ends_with_a_successful_counter():
    went = go(
        at(side("de_pz3"), side("us_sherman"), charge=True),
        attack("A1", "B1", "anti_armour", charge=True),
        (B, Counter("B1")),
        4,
    )
    assert went.player(B).score == ("de_pz3",)


@rule("TH-314")
@pytest.mark.parametrize("target", ["us_sherman*", "us_m3"])
def test_th_314_the_bonus_also_counts_if_the_target_cannot_counter(target: str):
    went = go(at(side("de_pz3"), side(target), charge=True), attack("A1", "B1", "anti_armour", charge=True), 6)
    defence = 3 if "sherman" in target else 1
    assert needed(went) == [5 - defence + 2]


@rule("TH-314", "TH-313")
def test_th_314_the_bonus_also_counts_if_the_target_does_not_counter_and_it_does_not_counter_later():
    went = go(
        at(side("de_pz3"), side("us_sherman"), charge=True),
        attack("A1", "B1", "anti_armour", charge=True),
        (B, Pass()),
        6,
    )
    assert needed(went) == [5 - 3 + 2]
    assert went.state.turn_player == B


@rule("TH-315", "TH-370")
def test_th_315_no_turret_and_paratroop_afvs_may_charge():
    state = at(side("de_stug3 uk_tetrarch/"), side("us_sherman us_m18/"), charge=True)
    charges = {(one.attacker, one.target) for one in offered(state, A) if isinstance(one, DeclareAttack) and one.charge}
    assert charges == {("A1", "B1"), ("A2", "B2")}


@rule("TH-310", "TH-234")
def test_th_310_a_long_range_attack_is_no_charge():
    state = at(side("de_wespe/"), side("us_sherman"), charge=True)
    assert refused(state, A, DeclareAttack("A1", "B1", "long_range", charge=True)) == "th-310"
    assert not any(action.charge for action in offered(state, A) if isinstance(action, DeclareAttack))
