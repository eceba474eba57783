"""Numbers, dice and the attack procedure (TH-171 to TH-186)."""

from collections.abc import Iterator
from itertools import product
from typing import Any, get_args

import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_hunter.actions import DeclareAttack, Pass, Reveal
from panzerkiste.games.tank_hunter.cards.effect_codes import AttackType
from panzerkiste.games.tank_hunter.events import AttackFizzled, Destroyed, Revealed, ShotMissed
from panzerkiste.games.tank_hunter.fights.declaration import check_attack
from panzerkiste.games.tank_hunter.fights.reckoning import Reckoning, reckon
from panzerkiste.games.tank_hunter.fights.values import Part
from panzerkiste.games.tank_hunter.state import Shooting, State
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.fights import NO, asks_to_counter, attack, counter, needed, reveal_aside
from tests.games.tank_hunter.tables import A, B, at, changed, go, offered, play, refused, side


@rule("TH-171")
def test_th_171_the_target_number_is_attack_less_defence_and_modifiers():
    state = at(side("de_pz4+hard_core_rounds"), side("su_t34_76+addon_armour"))
    reckoning = reckon(state, Shooting("A1", "B1", "anti_armour", charge=True))
    assert [(part.source, part.amount) for part in reckoning.attack] == [("value", 6), ("hard_core_rounds", 1)]
    assert [(part.source, part.amount) for part in reckoning.defence] == [("armour", 4), ("addon_armour", 1)]
    assert [(part.source, part.amount) for part in reckoning.modifiers] == [("charge", 2)]
    assert reckoning.number == 7 - 5 + 2


@rule("TH-172")
def test_th_172_the_difference_may_be_negative_before_modifiers_are_added():
    state = at(side("de_sdkfz222"), side("su_t34_76"), charge=True)
    went = go(state, attack("A1", "B1", "anti_armour", charge=True), NO, 1)
    assert needed(went) == [2 - 4 + 2]
    assert went.lives("B1")


@rule("TH-172", "TH-171")
def test_th_172_an_attack_value_is_never_below_nothing():
    state = at(side("su_t40"), side("de_sdkfz222", hand="jammed_sights"))
    went = go(state, attack("A1", "B1", "anti_armour"), play("jammed_sights", seat=B), 1)
    assert needed(went) == [0]


@rule("TH-173")
@pytest.mark.parametrize(("die", "lives"), [(2, False), (3, True)])
def test_th_173_a_roll_succeeds_if_it_is_no_higher_than_the_target_number(die: int, lives: bool):
    went = go(at(side("de_pz4"), side("su_t34_76")), attack("A1", "B1", "anti_armour"), die)
    assert went.lives("B1") == lives


@rule("TH-173", "TH-006")
def test_th_173_an_attack_that_cannot_hit_may_be_declared_and_a_one_does_not_hit_by_itself():
    went = go(at(side("pl_7tp"), side("de_tiger1")), attack("A1", "B1", "anti_armour"), 1)
    assert needed(went) == [-1]
    assert went.has(ShotMissed)


@rule("TH-173")
def test_th_173_a_target_number_of_six_or_more_always_succeeds():
    assert not go(at(side("de_tiger2"), side("pl_7tp")), attack("A1", "B1", "anti_armour"), 6).lives("B1")


@rule("TH-186", "TH-260")
def test_th_186_a_modifier_raises_the_target_number_and_never_touches_the_die():
    state = at(side("de_pz4", hand="steady_aim"), side("su_t34_76"))
    went = go(state, attack("A1", "B1", "anti_armour"), play("steady_aim"), 4)
    assert needed(went) == [2 + 2]
    assert not went.lives("B1")
    assert not went.unit("A1").out_of_ammo  # a 4, not a 6


@rule("TH-175", "TH-101")
def test_th_175_the_attacker_is_the_turn_players_and_the_target_an_opponents():
    state = at(side("de_pz4"), side("us_sherman"), side("us_sherman"))
    assert refused(state, *attack("B1", "C1", "anti_armour")) == "th-175-attacker"
    assert refused(state, *attack("A1", "B7", "anti_armour")) == "th-175-target"
    assert refused(state, *attack("A1", "A1", "anti_armour")) == "th-182"


@rule("TH-175", "TH-101", "TH-221", "TH-310", "TH-080", "TH-367")
@pytest.mark.parametrize("charge", [False, True])
@pytest.mark.parametrize("water", ["", "river"])
def test_th_175_the_attacks_on_offer_are_exactly_those_that_are_not_refused(charge: bool, water: str):
    own = side("de_pz4 su_t40? su_rifle! de_sdkfz222 su_bm13/ us_airborne/ us_observer?/ su_partisans? de_pz4")
    others = side("us_sherman fr_s35 su_zis3 su_rifle de_pz3?", staying=water), side("de_pz3bef su_zis3/ us_m18?")
    state = changed(at(own, *others, charge=charge), "A9", evaded=True)
    listed = [action for action in offered(state, A) if isinstance(action, DeclareAttack)]
    assert listed == [one for one in _every_attack(state) if not _is_refused(state, one)]
    assert listed


def _every_attack(state: State) -> Iterator[DeclareAttack]:
    """In the order of the offer; also such as nobody may declare."""
    own = [unit.handle for unit in state.players[A].units]
    units = [unit.handle for player in state.players for unit in player.units] + ["B9"]
    spotters = ["", *(unit.handle for unit in state.players[A].units if unit.hidden), "B1"]
    rest = product([*own, "B1"], units, get_args(AttackType), range(6), (False, True), spotters)
    return (DeclareAttack(*one) for one in rest)


def _is_refused(state: State, declared: DeclareAttack) -> bool:
    try:
        check_attack(state, A, declared)
    except Illegal:
        return True
    return False


@rule("TH-182")
def test_th_182_own_units_can_never_be_attacked():
    state = at(side("de_pz4 de_pz3"), side("us_sherman"))
    assert all(action.target[0] == "B" for action in offered(state, A) if isinstance(action, DeclareAttack))
    assert refused(state, *attack("A1", "A2", "anti_armour")) == "th-182"


@rule("TH-175", "TH-080", "TH-101")
def test_th_175_a_hidden_unit_may_attack_and_is_revealed_by_it():
    went = go(at(side("de_pz4?"), side("us_sherman")), attack("A1", "B1", "anti_armour"))
    assert Revealed("A1", "de_pz4") in went.told
    assert not went.unit("A1").hidden


@rule("TH-006")
def test_th_006_a_unit_without_the_value_cannot_make_the_attack():
    state = at(side("de_sdkfz251"), side("us_sherman"))
    assert refused(state, *attack("A1", "B1", "anti_armour")) == "th-006"


@rule("TH-176", "TH-179", "TH-238")
def test_th_179_an_attack_that_pins_has_succeeded_and_is_not_countered_afterwards():
    went = go(at(side("de_pz4"), side("us_rifle")), attack("A1", "B1", "grenade"), 1)
    assert went.unit("B1").pinned
    assert not asks_to_counter(went)


@rule("TH-178", "TH-131")
def test_th_178_a_destroyed_unit_scores_for_the_owner_of_the_unit_that_did_it():
    state = at(side("de_pz4"), side("us_sherman*+addon_armour"))
    went = go(state, attack("A1", "B1", "anti_armour"), 2)
    assert Destroyed("B1", "us_sherman", A, 4) in went.told
    assert went.player(A).score == ("us_sherman",)
    assert went.state.discard == ("addon_armour",)


@rule("TH-178")
def test_th_178_a_counter_scores_for_the_countering_player():
    went = go(at(side("pl_7tp"), side("us_sherman")), attack("A1", "B1", "anti_armour"), 6, counter("B1"), 1)
    assert went.player(B).score == ("pl_7tp",)


@rule("TH-177", "TH-083")
def test_th_177_an_attack_whose_attacker_is_gone_when_the_dice_are_due_ends_without_dice_or_counter():
    state = at(side("de_pz4 de_pz3"), side("us_sherman", hand="minefield"))
    went = go(state, attack("A1", "B1", "anti_armour"), play("minefield", seat=B), 2)
    assert went.has(AttackFizzled)
    assert needed(went) == []
    assert not asks_to_counter(went)
    assert went.state.turn_player == B  # the action is spent


@rule("TH-180", "TH-181", "TH-174")
def test_th_181_a_declared_attack_cannot_be_withdrawn():
    went = go(at(side("de_pz4 de_pz3"), side("uk_25pdr")), attack("A1", "B1", "trample"))
    assert offered(went.state, A) == ()
    assert refused(went.state, A, Pass()) == "th-401-not-asked"


@rule("TH-183", "TH-302")
def test_th_183_the_first_die_of_an_attack_or_counter_marks_the_unit():
    went = go(at(side("de_pz4"), side("us_sherman")), attack("A1", "B1", "anti_armour"))
    assert not went.unit("A1").rolled_attack
    went = go(went.state, 6)
    assert went.unit("A1").rolled_attack
    assert not went.unit("B1").rolled_attack
    assert go(went.state, NO).unit("A1").rolled_attack is False  # TH-150: the turn is over


@rule("TH-184")
def test_th_184_nothing_but_the_action_limits_how_often_a_unit_attacks():
    state = at(side("us_sherman", hand="blitz"), side("de_tiger1"))
    went = go(
        state, play("blitz", player=A), attack("A1", "B1", "anti_armour"), 6, NO, attack("A1", "B1", "anti_armour"), 6
    )
    assert needed(went) == [0, 0]


@rule("TH-081", "TH-082", "TH-356")
def test_th_081_a_spying_unit_revealed_after_the_declaration_counts_for_dice_that_are_not_rolled_yet():
    state = at(side("us_m2a1/ us_observer/?"), side("us_sherman", hand="smoke_screen"))
    went = go(state, attack("A1", "B1", "long_range"))
    revealed = reveal_aside(went.state, A, "A2")
    assert needed(go(revealed, (B, Pass()), 6)) == [3 + 1]
    assert needed(go(went.state, (B, Pass()), 6)) == [3]


@rule("TH-081", "TH-082")
def test_th_082_between_a_die_and_its_result_a_reveal_changes_nothing_of_it():
    state = at(side("us_m2a1/ us_observer/?"), side("us_sherman", hand="ricochet"))
    went = go(state, attack("A1", "B1", "long_range"), 4)
    revealed = reveal_aside(went.state, A, "A2")
    assert go(revealed, (B, Pass())).lives("B1")  # a 4 against 3, though it would be 4 by now
    assert refused(go(state, attack("A1", "B1", "long_range")).state, A, Reveal("A2")) == "th-082"


@rule("TH-264", "TH-302", "TH-076", "TH-367")
def test_th_175_disabled_evaded_hidden_and_shielded_units_are_refused_by_their_rules():
    state = at(side("de_pz4* de_pz3"), side("us_sherman? fr_s35 us_stuart"), side("us_sherman"))
    assert refused(state, *attack("A1", "C1", "anti_armour")) == "th-264-attack"
    assert refused(changed(state, "A2", evaded=True), *attack("A2", "C1", "anti_armour")) == "th-302-attack"
    assert refused(state, *attack("A2", "B1", "anti_armour")) == "th-076-target"
    assert refused(state, *attack("A2", "B2", "anti_armour")) == "th-367"
    assert go(state, attack("A2", "B3", "anti_armour")).state.attack is not None


@rule("TH-172", "TH-171")
def test_th_172_a_defence_is_never_below_nothing():
    assert Reckoning((Part("value", 3),), (Part("armour", 1), Part("own_rust", -2)), ()).number == 3


@rule("TH-177", "TH-083")
@pytest.mark.parametrize(
    ("unit", "change"),
    [
        ("A1", {"hidden": True}),
        ("A1", {"line": "rear"}),
        ("A1", {"out_of_ammo": True}),
        ("A1", {"pinned": True}),
        ("A1", {"evaded": True}),
        ("A1", {"escaped": True}),
        ("B1", {"hidden": True}),
        ("B1", {"line": "rear"}),
        ("B1", {"escaped": True}),
    ],
)
def test_th_177_after_the_declare_window_both_units_must_still_be_able_and_where_they_were(unit: str, change: Any):
    state = at(side("de_pz4 de_pz3"), side("us_sherman us_m18", hand="smoke_screen"))
    declared = go(state, attack("A1", "B1", "anti_armour")).state
    went = go(changed(declared, unit, **change), NO)
    assert AttackFizzled("A1") in went.told
    assert needed(went) == []
    assert not asks_to_counter(went)


@rule("TH-177", "TH-265")
@pytest.mark.parametrize("change", [{"out_of_ammo": True}, {"pinned": True}, {"evaded": True}])
def test_th_177_a_target_that_could_not_fight_itself_is_attacked_all_the_same(change: Any):
    declared = go(at(side("de_pz4"), side("us_sherman", hand="smoke_screen")), attack("A1", "B1", "anti_armour")).state
    assert needed(go(changed(declared, "B1", **change), NO, 6)) == [6 - 3]


@rule("TH-177", "TH-238")
def test_th_177_a_target_that_lies_face_down_after_the_dice_does_not_counter():
    state = at(side("de_pz4"), side("us_sherman", hand="ricochet"))
    rolled = go(state, attack("A1", "B1", "anti_armour"), 6).state
    assert asks_to_counter(go(rolled, NO))
    assert not asks_to_counter(go(changed(rolled, "B1", hidden=True), NO))
