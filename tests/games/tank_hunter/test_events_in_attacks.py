"""Event effects on an attack under way (TH-145, TH-146, TH-174, TH-177, TH-408)."""

import pytest

from panzerkiste.games.tank_hunter.actions import (
    Action,
    Counter,
    DeclareAttack,
    Lead,
    Pass,
    Play,
    Scout,
    TakeKind,
    Withdraw,
)
from panzerkiste.games.tank_hunter.cards.effect_codes import AttackType
from panzerkiste.games.tank_hunter.events import (
    AttackCancelled,
    AttackRedirected,
    CounterDeclared,
    Destroyed,
    DiceVoid,
    HitEscaped,
    ShotRolled,
    WindowOpened,
)
from panzerkiste.games.tank_hunter.state import Aim, AskWindow, State
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.fights import reveal_aside
from tests.games.tank_hunter.tables import A, B, Went, at, go, offered, play, plays, refused, side


def attack(attacker: str, target: str, kind: str, shots: int = 1, *, charge: bool = False) -> tuple[int, Action]:
    return A, DeclareAttack(attacker, target, kind, shots, charge)  # type: ignore[arg-type]


def needed(went: Went) -> list[int | None]:
    """The target numbers of all shots so far."""
    return [event.needs for event in went.told if isinstance(event, ShotRolled)]


def asked(state: State) -> tuple[str, int]:
    """The open window and who is asked in it."""
    question = state.pending[-1]
    assert isinstance(question, AskWindow)
    return question.kind, question.asked


# attack_mod.


@rule("TH-408")
def test_attack_mod_steady_aim_holds_for_every_shot_of_the_attack_but_not_for_the_counter():
    state = at(side("de_sdkfz222", hand="steady_aim"), side("us_stuart"))
    went = go(state, attack("A1", "B1", "anti_armour", 2))
    assert asked(went.state) == ("declare", A)
    went = go(went.state, play("steady_aim"), 6, 6, (B, Counter("B1")), 6)
    assert needed(went) == [2, 2, 4]


@rule("TH-408", "TH-122")
def test_attack_mod_steady_aim_helps_a_counter_in_its_window():
    state = at(side("de_pz3"), side("us_stuart", hand="steady_aim"))
    went = go(state, attack("A1", "B1", "anti_armour"), 6, (B, Counter("B1")))
    assert asked(went.state) == ("counter", B)
    went = go(went.state, play("steady_aim", seat=B), 6)
    assert needed(went) == [4]


@rule("TH-128")
def test_attack_mod_steady_aim_is_for_the_owner_of_the_shooting_unit():
    state = at(side("de_pz3"), side("us_stuart", hand="steady_aim"), side("su_kv1", hand="steady_aim"))
    went = go(state, attack("A1", "B1", "anti_armour"))
    assert not isinstance(went.state.pending[-1], AskWindow)


@rule("TH-408")
def test_attack_mod_flank_attack_is_better_against_no_turret_and_forbids_its_counter():
    went = go(at(side("de_pz3", hand="flank_attack"), side("us_sherman")), attack("A1", "B1", "anti_armour"))
    assert needed(go(went.state, play("flank_attack"), 6)) == [5 - 3 + 1]
    went = go(at(side("de_pz3", hand="flank_attack"), side("it_semovente")), attack("A1", "B1", "anti_armour"))
    went = go(went.state, play("flank_attack"), 6)
    assert needed(went) == [5 - 2 + 2]
    assert not any(isinstance(action, Counter) for action in offered(went.state, B))


@rule("TH-128", "TH-120")
def test_attack_mod_flank_attack_is_for_anti_armour_only():
    state = at(side("de_pz3", hand="flank_attack"), side("us_rifle"))
    went = go(state, attack("A1", "B1", "grenade"))
    assert not isinstance(went.state.pending[-1], AskWindow)


@rule("TH-171", "TH-408")
def test_attack_mod_jammed_sights_lowers_the_attack_value_not_below_zero():
    state = at(side("de_pz3"), side("us_sherman", hand="jammed_sights"))
    went = go(state, attack("A1", "B1", "anti_armour"), play("jammed_sights", seat=B), 6)
    assert needed(went) == [5 - 2 - 3]
    state = at(side("su_t40"), side("us_sherman", hand="jammed_sights"))
    went = go(state, attack("A1", "B1", "anti_armour"), play("jammed_sights", seat=B), 6)
    assert needed(went) == [0 - 3]


@rule("TH-128")
def test_attack_mod_jammed_sights_is_for_the_owner_of_the_target():
    state = at(side("de_pz3", hand="jammed_sights"), side("us_sherman"), side("su_kv1", hand="jammed_sights"))
    went = go(state, attack("A1", "B1", "anti_armour"))
    assert not isinstance(went.state.pending[-1], AskWindow)


# cancel_attack.


@rule("TH-145")
def test_cancel_attack_ends_it_without_dice_and_without_a_counter_even_one_that_comes_first():
    state = at(side("de_pz3"), side("uk_6pdr", hand="smoke_screen"))
    went = go(state, attack("A1", "B1", "grenade"), play("smoke_screen", seat=B))
    assert AttackCancelled("A1") in went.told
    assert went.state.attack is None
    assert went.state.turn_player == B  # the action is spent
    assert not went.has(ShotRolled)
    assert not went.has(CounterDeclared)


@rule("TH-128")
def test_cancel_attack_is_for_the_owner_of_the_target():
    went = go(
        at(side("de_pz3"), side("us_sherman"), side("su_kv1", hand="smoke_screen")), attack("A1", "B1", "anti_armour")
    )
    assert not isinstance(went.state.pending[-1], AskWindow)


# redirect.


@rule("TH-146")
def test_redirect_turns_the_attack_on_another_unit_that_could_have_been_chosen():
    state = at(side("de_pz3"), side("us_sherman us_m18? us_m3/ us_stuart us_rifle", hand="decoy"))
    went = go(state, attack("A1", "B1", "anti_armour"))
    assert plays(went.state, B, "decoy") == [Aim(units=("B4",)), Aim(units=("B5",))]
    went = go(went.state, play("decoy", "B4", seat=B), 6)
    assert AttackRedirected("A1", "B4", "anti_armour", 1, charge=False) in went.told
    assert needed(went) == [5 - 2]


@rule("TH-146")
def test_redirect_lets_the_attacker_choose_between_grenade_and_trample_again():
    state = at(side("de_pz3"), side("us_sherman us_rifle", hand="decoy"))
    went = go(state, attack("A1", "B1", "anti_armour"), play("decoy", "B2", seat=B))
    assert offered(went.state, A) == (TakeKind("grenade"), TakeKind("trample"))
    assert needed(go(went.state, (A, TakeKind("trample")), 6)) == [4 - 2]


@rule("TH-146", "TH-310")
def test_redirect_ends_a_charge_that_is_no_longer_afv_against_afv():
    state = at(side("de_pz3"), side("us_sherman us_rifle", hand="decoy"), charge=True)
    went = go(
        state, attack("A1", "B1", "anti_armour", charge=True), play("decoy", "B2", seat=B), (A, TakeKind("grenade"))
    )
    assert AttackRedirected("A1", "B2", "grenade", 1, charge=False) in went.told


@rule("TH-146", "TH-408")
def test_redirect_makes_modifiers_lapse_that_no_longer_fit():
    state = at(side("de_pz3", hand="flank_attack steady_aim"), side("us_sherman us_rifle", hand="decoy"))
    went = go(state, attack("A1", "B1", "anti_armour"), play("flank_attack"), play("steady_aim"))
    went = go(went.state, play("decoy", "B2", seat=B), (A, TakeKind("grenade")), 6)
    assert needed(went) == [4 - 2 + 2]


# ambush.


@rule("TH-236")
def test_ambush_reveals_a_hidden_front_unit_that_counters_first():
    state = at(side("de_pz3"), side("us_sherman uk_6pdr? us_m18? us_m3? us_m18/? us_m18*?", hand="ambush"))
    went = go(state, attack("A1", "B1", "anti_armour"))
    assert plays(went.state, B, "ambush") == [Aim(units=("B2",)), Aim(units=("B3",))]
    went = go(went.state, play("ambush", "B2", seat=B), 4)
    assert CounterDeclared("B2", "A1", "anti_armour", 1) in went.told
    assert went.player(B).score == ("de_pz3",)
    assert went.state.attack is None


@rule("TH-235")
def test_ambush_is_the_only_counter_and_the_attack_goes_on_if_it_fails():
    state = at(side("de_pz3"), side("us_sherman uk_6pdr?", hand="ambush"))
    went = go(state, attack("A1", "B1", "anti_armour"), play("ambush", "B2", seat=B), 6, 6)
    assert needed(went) == [4, 2]
    assert went.state.attack is None
    assert not any(isinstance(action, Counter) for action in offered(went.state, B))


@rule("TH-235")
def test_no_second_ambush_answers_the_same_attack():
    state = at(side("de_pz3"), side("us_sherman uk_6pdr? us_m18?", hand="ambush ambush smoke_screen"))
    went = go(state, attack("A1", "B1", "anti_armour"), play("ambush", "B2", seat=B), 6)
    assert plays(went.state, B, "smoke_screen") == [Aim()]
    assert refused(went.state, *play("ambush", "B3", seat=B)) == "th-128-aim"


@rule("TH-221")
def test_ambush_with_several_shots_asks_for_their_number():
    state = at(side("de_pz3"), side("us_sherman uk_bofors?", hand="ambush"))
    went = go(state, attack("A1", "B1", "anti_armour"), play("ambush", "B2", seat=B))
    assert offered(went.state, B) == (Counter("B2", 1), Counter("B2", 2))
    assert not went.unit("B2").hidden  # the question betrays nothing that is still hidden (TH-014)
    went = go(went.state, (B, Counter("B2", 2)), 6, 6, 6)
    assert needed(went) == [1, 1, 2]


@rule("TH-311")
def test_ambush_against_a_charge_gets_the_counters_bonus():
    state = at(side("de_pz3"), side("us_sherman uk_6pdr?", hand="ambush"), charge=True)
    went = go(state, attack("A1", "B1", "anti_armour", charge=True), play("ambush", "B2", seat=B), 6, 6)
    assert needed(went) == [4 + 1, 2 + 2]


@rule("TH-126", "TH-230")
def test_ambush_counters_have_their_windows():
    state = at(side("de_pz3", hand="ricochet"), side("us_sherman uk_6pdr?", hand="ambush steady_aim"))
    went = go(state, attack("A1", "B1", "anti_armour"), play("ambush", "B2", seat=B))
    assert asked(went.state) == ("counter", B)
    assert needed(go(went.state, play("steady_aim", seat=B), 1)) == [6]


@rule("TH-128")
def test_ambush_is_not_for_long_range_attacks():
    went = go(at(side("us_m2a1/"), side("us_sherman uk_6pdr?", hand="ambush")), attack("A1", "B1", "long_range"))
    assert not isinstance(went.state.pending[-1], AskWindow)


@rule("TH-214")
def test_ambush_may_answer_even_a_suicide_attack():
    state = at(side("de_gren"), side("us_sherman uk_6pdr?", hand="ambush"))
    went = go(state, attack("A1", "B1", "suicide"), play("ambush", "B2", seat=B), 1)
    assert went.unit("A1").pinned


# mine.


@rule("TH-133", "TH-177")
@pytest.mark.parametrize(("die", "score"), [(2, ("de_pz3",)), (3, ())])
def test_mine_may_destroy_an_attacking_afv_before_it_shoots(die: int, score: tuple[str, ...]):
    state = at(side("de_pz3"), side("us_sherman", hand="minefield"))
    went = go(state, attack("A1", "B1", "anti_armour"), play("minefield", seat=B), die)
    assert went.player(B).score == score
    if score:
        assert went.state.attack is None
        assert not went.has(ShotRolled)
    else:
        assert needed(go(went.state, 6)) == [2]


@rule("TH-128")
@pytest.mark.parametrize(
    ("attacker", "kind"), [("de_gren", "suicide"), ("de_pak40", "anti_armour"), ("de_wespe/", "long_range")]
)
def test_mine_is_for_afvs_from_the_front_line(attacker: str, kind: str):
    went = go(at(side(attacker), side("us_sherman", hand="minefield")), attack("A1", "B1", kind))
    assert not isinstance(went.state.pending[-1], AskWindow)


# reroll.


@rule("TH-400", "TH-260")
def test_reroll_replaces_all_dice_for_the_hit_and_for_ammunition():
    state = at(side("de_panther"), side("us_sherman", hand="ricochet"))
    went = go(state, attack("A1", "B1", "anti_armour"), 5)
    assert asked(went.state) == ("roll", B)
    went = go(went.state, play("ricochet", seat=B), 4)
    assert DiceVoid("A1") in went.told
    assert Destroyed("B1", "us_sherman", A, 4) in went.told
    assert not went.unit("A1").out_of_ammo


@rule("TH-366", "TH-400")
def test_reroll_with_leadership_rolls_both_dice_again():
    state = at(side("de_pz3 fr_s35"), side("us_sherman", hand="ricochet"))
    went = go(state, attack("A1", "B1", "anti_armour"), (A, Lead("A2")), 1, 6, play("ricochet", seat=B), 5, 3)
    assert [event.dice for event in went.told if isinstance(event, ShotRolled)] == [(1, 6), (5, 3)]
    assert not went.unit("A1").out_of_ammo
    assert went.lives("B1")


@rule("TH-128")
def test_reroll_is_for_rolls_against_ones_own_units():
    state = at(side("de_panther", hand="ricochet"), side("us_sherman"), side("su_kv1", hand="ricochet"))
    went = go(state, attack("A1", "B1", "anti_armour"), 6)
    assert not isinstance(went.state.pending[-1], AskWindow)


@rule("TH-230", "TH-120")
def test_reroll_is_no_card_for_ones_own_turn_even_against_a_counter():
    state = at(side("de_pz3", hand="ricochet"), side("us_sherman"))
    went = go(state, attack("A1", "B1", "anti_armour"), 6, (B, Counter("B1")), 1)
    assert went.player(B).score == ("de_pz3",)


# escape.


@rule("TH-177", "TH-238")
def test_escape_saves_an_infantry_unit_which_goes_face_down_and_does_not_counter():
    state = at(side("de_pz3"), side("su_rifle us_m18", hand="escape"))
    went = go(state, attack("A1", "B1", "trample"), 1)
    assert asked(went.state) == ("hit", B)
    went = go(went.state, play("escape", "B1", seat=B))
    assert HitEscaped("B1") in went.told
    assert went.unit("B1").hidden
    assert not went.unit("B1").pinned
    assert went.state.attack is None
    assert not went.has(CounterDeclared)


@rule("TH-401", "TH-354")
@pytest.mark.parametrize(("answer", "line"), [(Withdraw(), "rear"), (Pass(), "front")])
def test_escape_to_the_rear_if_the_unit_may_stand_there(answer: Action, line: str):
    state = at(side("de_pz3"), side("us_rifle us_m18", hand="escape"))
    went = go(state, attack("A1", "B1", "grenade"), 1, play("escape", "B1", seat=B))
    assert offered(went.state, B) == (Pass(), Withdraw())
    went = go(went.state, (B, answer))
    assert (went.unit("B1").line, went.unit("B1").hidden) == (line, True)


@rule("TH-128")
def test_escape_is_not_for_afvs_and_not_for_others():
    went = go(at(side("de_pz3"), side("us_sherman", hand="escape")), attack("A1", "B1", "anti_armour"), 1)
    assert went.player(A).score == ("us_sherman",)
    went = go(at(side("de_pz3"), side("us_rifle"), side("su_kv1", hand="escape")), attack("A1", "B1", "trample"), 1)
    assert went.player(A).score == ("us_rifle",)


@rule("TH-177")
def test_escape_of_the_attacker_from_a_first_counter_ends_its_attack():
    state = at(side("de_gren us_m18", hand="escape"), side("uk_6pdr"))
    went = go(state, attack("A1", "B1", "gunfight"), (B, Counter("B1")), 1, play("escape", "A1"), (A, Pass()))
    assert went.unit("A1").hidden
    assert went.state.attack is None
    assert [event.unit for event in went.told if isinstance(event, ShotRolled)] == ["B1"]


@rule("TH-224")
def test_escape_from_one_shot_of_a_salvo_leaves_the_rest_for_ammunition_only():
    state = at(side("de_wirbelwind"), side("us_rifle us_m18", hand="escape"))
    went = go(state, attack("A1", "B1", "grenade", 3), 1, play("escape", "B1", seat=B), (B, Pass()), 5, 1)
    assert needed(went) == [1, None, None]
    assert went.unit("A1").out_of_ammo
    assert not went.unit("B1").pinned


@rule("TH-124")
def test_windows_ask_the_turn_player_first_and_again_after_every_card():
    state = at(side("de_pz3", hand="flank_attack steady_aim"), side("us_sherman", hand="jammed_sights"), side("su_kv1"))
    went = go(state, attack("A1", "B1", "anti_armour"))
    assert asked(went.state) == ("declare", A)
    went = go(went.state, (A, Pass()))
    assert asked(went.state) == ("declare", B)
    went = go(went.state, play("jammed_sights", seat=B))
    assert asked(went.state) == ("declare", A)
    assert isinstance(offered(went.state, A)[-1], Play)


@rule("TH-177", "TH-083", "TH-238")
def test_escape_holds_even_if_the_target_is_revealed_again_so_it_does_not_counter():
    state = at(side("de_pz3"), side("us_rifle us_m18", hand="escape"))
    went = go(state, attack("A1", "B1", "trample"), 1, play("escape", "B1", seat=B))
    went = go(reveal_aside(went.state, B, "B1"), (B, Pass()))
    assert went.state.attack is None
    assert not went.unit("B1").hidden
    assert not went.has(CounterDeclared)


@rule("TH-177", "TH-083")
def test_escape_holds_even_if_the_attacker_is_revealed_again_so_it_does_not_shoot():
    state = at(side("de_gren us_m18", hand="escape"), side("uk_6pdr"))
    went = go(state, attack("A1", "B1", "gunfight"), (B, Counter("B1")), 1, play("escape", "A1"))
    went = go(reveal_aside(went.state, A, "A1"), (A, Pass()))
    assert went.state.attack is None
    assert not went.unit("A1").hidden
    assert not went.unit("A1").rolled_attack


@rule("TH-177")
@pytest.mark.parametrize("action", [DeclareAttack("A2", "B1", "trample"), Scout("A3", B)])
def test_escape_is_forgotten_when_the_next_attack_or_scouting_is_declared(action: Action):
    state = at(side("de_pz3 us_sherman us_stuart", hand="blitz"), side("su_rifle us_m18?", hand="escape"))
    went = go(state, play("blitz", player=A), attack("A1", "B1", "trample"), 1, play("escape", "B1", seat=B))
    assert went.unit("B1").escaped
    went = go(reveal_aside(went.state, B, "B1"), (A, action))
    assert not went.unit("B1").escaped


@rule("TH-177", "TH-238")
def test_after_an_escape_the_unit_counters_the_next_attack_like_any_other():
    state = at(side("de_pz3 us_sherman", hand="blitz"), side("su_rifle us_m18", hand="escape"))
    went = go(state, play("blitz", player=A), attack("A1", "B1", "trample"), 1, play("escape", "B1", seat=B))
    went = go(reveal_aside(went.state, B, "B1"), attack("A2", "B1", "trample"), 6)
    assert offered(went.state, B) == (Pass(), Counter("B1"))


@rule("TH-146", "TH-221")
@pytest.mark.parametrize(("kind", "shots"), [("grenade", 3), ("trample", 1)])
def test_redirect_keeps_as_many_shots_as_the_new_type_has(kind: AttackType, shots: int):
    state = at(side("de_wirbelwind"), side("us_sherman us_rifle", hand="decoy"))
    went = go(state, attack("A1", "B1", "anti_armour", 3), play("decoy", "B2", seat=B), (A, TakeKind(kind)))
    assert AttackRedirected("A1", "B2", kind, shots, charge=False) in went.told


@rule("TH-408", "TH-355")
def test_attack_mod_flank_attack_does_not_silence_a_turret():
    state = at(side("de_pz3", hand="flank_attack"), side("us_sherman"))
    went = go(state, attack("A1", "B1", "anti_armour"), play("flank_attack"), 6)
    assert offered(went.state, B) == (Pass(), Counter("B1"))


@rule("TH-224", "TH-176")
def test_reroll_has_no_window_on_shots_that_are_rolled_for_ammunition_only():
    state = at(side("de_wirbelwind"), side("pl_7tp us_sherman", hand="ricochet"))
    went = go(state, attack("A1", "B1", "anti_armour", 2), 1)
    assert asked(went.state) == ("roll", B)
    went = go(went.state, (B, Pass()), 1)
    assert needed(went) == [None]
    assert WindowOpened("roll") not in went.told


@rule("TH-236")
def test_ambush_by_infantry_needs_dry_land():
    for staying, ambushers in (("", ["B2", "B3"]), ("river", ["B3"])):
        state = at(side("de_pz3"), side("us_sherman de_gren? uk_6pdr?", hand="ambush", staying=staying))
        went = go(state, attack("A1", "B1", "anti_armour"))
        assert plays(went.state, B, "ambush") == [Aim(units=(unit,)) for unit in ambushers]


@rule("TH-401", "TH-370")
def test_escape_from_paratroopers_in_the_rear_leaves_no_line_to_choose():
    state = at(side("us_airborne/"), side("us_m18 us_rifle/", hand="escape"))
    went = go(state, attack("A1", "B2", "gunfight"), 1, play("escape", "B2", seat=B))
    assert (went.unit("B2").line, went.unit("B2").hidden) == ("rear", True)
    assert went.state.attack is None
