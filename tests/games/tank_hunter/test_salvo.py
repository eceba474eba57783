"""Several shots (TH-220 to TH-227) and Leadership dice (TH-366)."""

from panzerkiste.games.tank_hunter.actions import Counter, DeclareAttack, Lead, Pass
from panzerkiste.games.tank_hunter.events import Exhausted, Led, Marked, Revealed, ShotRolled
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.fights import NO, asks_to_counter, attack, counter, needed
from tests.games.tank_hunter.tables import A, B, at, changed, go, offered, refused, side


@rule("TH-220", "TH-007")
def test_th_220_a_salvo_has_up_to_as_many_shots_as_the_card_gives():
    state = at(side("de_wirbelwind"), side("us_sherman"))
    shots = [action.shots for action in offered(state, A) if isinstance(action, DeclareAttack)]
    assert shots == [1, 2, 3, 4]


@rule("TH-221")
def test_th_221_the_number_of_shots_is_named_before_the_first_roll_and_is_at_least_one():
    state = at(side("de_wirbelwind"), side("us_sherman"))
    for wrong in (0, 5):
        assert refused(state, *attack("A1", "B1", "anti_armour", wrong)) == "th-221"
    went = go(state, attack("A1", "B1", "anti_armour", 2), 1, 1)
    assert needed(went) == [0, 0]


@rule("TH-221")
def test_th_221_a_counter_names_its_shots_too():
    went = go(at(side("us_sherman"), side("de_wirbelwind")), attack("A1", "B1", "anti_armour"), 6)
    assert offered(went.state, B) == (Pass(), *(Counter("B1", shots) for shots in (1, 2, 3, 4)))


@rule("TH-222")
def test_th_222_each_shot_is_a_roll_of_its_own():
    went = go(at(side("de_wirbelwind"), side("pl_7tp")), attack("A1", "B1", "anti_armour", 3), 6, 2, 1)
    assert [event.dice for event in went.told if isinstance(event, ShotRolled)] == [(6,), (2,), (1,)]
    assert not went.lives("B1")


@rule("TH-223", "TH-225", "TH-260")
def test_th_223_a_salvo_is_finished_though_a_shot_uses_up_the_ammunition_and_gives_one_marker():
    went = go(at(side("de_wirbelwind"), side("us_sherman")), attack("A1", "B1", "anti_armour", 3), 4, 5, 6)
    assert went.told.count(Marked("A1", "out_of_ammo")) == 1
    assert went.unit("A1").out_of_ammo


@rule("TH-223", "TH-235")
def test_th_223_a_salvo_is_answered_by_one_counter():
    went = go(at(side("de_wirbelwind"), side("us_sherman")), attack("A1", "B1", "anti_armour", 2), 1, 1, counter("B1"))
    went = go(went.state, 6)
    assert not asks_to_counter(went)


@rule("TH-224")
def test_th_224_all_announced_shots_are_rolled_also_after_the_target_is_destroyed():
    went = go(at(side("de_wirbelwind"), side("pl_7tp us_sherman")), attack("A1", "B1", "anti_armour", 3), 1, 1, 4)
    assert needed(went) == [2, None, None]
    assert went.unit("A1").out_of_ammo


@rule("TH-226", "TH-271")
def test_th_226_the_second_grenade_of_a_salvo_destroys_what_the_first_has_pinned():
    went = go(at(side("de_wirbelwind"), side("us_rifle de_pz3")), attack("A1", "B1", "grenade", 2), 1, 1)
    assert Marked("B1", "pinned") in went.told
    assert not went.lives("B1")
    assert went.player(A).score == ("us_rifle",)


@rule("TH-227")
def test_th_227_modifiers_hold_for_every_shot_and_a_trample_has_one():
    state = at(side("de_wirbelwind"), side("us_stuart"), charge=True)
    went = go(state, attack("A1", "B1", "anti_armour", 2, charge=True), NO, 6, 6)
    assert needed(went) == [3, 3]
    assert refused(at(side("de_wirbelwind"), side("us_rifle")), *attack("A1", "B1", "trample", 2)) == "th-221"


@rule("TH-366", "TH-400", "TH-260")
def test_th_366_a_ready_leader_in_front_gives_every_roll_two_dice_of_which_the_lower_counts():
    state = at(side("de_wirbelwind fr_s35"), side("us_stuart de_pz3"))
    went = go(state, attack("A1", "B1", "anti_armour", 2), (A, Lead("A2")), 6, 2, 3, 1)
    assert [event.dice for event in went.told if isinstance(event, ShotRolled)] == [(6, 2), (3, 1)]
    assert Led("A1", "A2") in went.told
    assert went.unit("A2").exhausted
    assert went.unit("A1").out_of_ammo  # both dice are checked
    assert not went.lives("B1")


@rule("TH-366", "TH-080")
def test_th_366_a_hidden_leader_is_revealed_before_it_leads():
    went = go(at(side("de_pz4 fr_s35?"), side("us_stuart")), attack("A1", "B1", "anti_armour"), (A, Lead("A2")))
    assert went.told[-3:] == [Revealed("A2", "fr_s35"), Led("A1", "A2"), Exhausted("A2")]


@rule("TH-366")
def test_th_366_counters_by_afvs_are_led_too_and_the_leader_may_be_disabled_or_the_shooter_itself():
    state = at(side("us_sherman"), side("fr_s35! de_pz4"))
    went = go(state, attack("A1", "B2", "anti_armour"), 6, counter("B2"), (B, Lead("B1")), 6, 3)
    assert not went.lives("A1")
    went = go(at(side("fr_s35"), side("us_stuart de_pz3")), attack("A1", "B1", "anti_armour"))
    assert Lead("A1") in offered(went.state, A)


@rule("TH-366")
def test_th_366_no_leader_in_the_rear_none_exhausted_none_for_guns_and_infantry_or_for_long_range():
    for own in ("de_pz4 fr_hq/", "de_pz4 fr_s35~", "uk_25pdr fr_s35"):
        went = go(at(side(own), side("us_sherman")), attack("A1", "B1", "anti_armour"))
        assert went.state.pending[-1].__class__.__name__ == "RollShot"
    went = go(at(side("de_wespe/ fr_s35"), side("us_sherman")), attack("A1", "B1", "long_range"))
    assert went.state.pending[-1].__class__.__name__ == "RollShot"


@rule("TH-366", "TH-080")
def test_th_366_where_a_hidden_unit_might_lead_the_question_is_asked_whatever_it_is():
    for hidden in ("fr_s35", "de_pz3"):
        went = go(at(side(f"de_pz4 {hidden}?"), side("us_sherman")), attack("A1", "B1", "anti_armour"))
        assert Pass() in offered(went.state, A)
    went = go(at(side("de_pz4 fr_s35?"), side("us_sherman")), attack("A1", "B1", "anti_armour"), (A, Lead("A2")))
    assert not went.unit("A2").hidden


@rule("TH-367", "TH-265")
def test_th_367_a_leader_is_shielded_by_any_other_unit_in_its_front_line_hidden_or_disabled():
    for shield in ("de_pz3", "de_pz3?", "de_pz3*", "fr_hq?"):
        state = at(side("us_sherman"), side(f"fr_s35 {shield}"))
        assert refused(state, *attack("A1", "B1", "anti_armour")) == "th-367"
    for open_to_attack in ("de_pz3/", "fr_s35", ""):
        state = at(side("us_sherman"), side(f"fr_s35 {open_to_attack}"))
        assert go(state, attack("A1", "B1", "anti_armour")).state.attack is not None


@rule("TH-368", "TH-112")
def test_th_368_counters_do_hit_a_leader_that_attacks():
    state = at(side("fr_s35 de_pz3"), side("us_sherman"))
    went = go(state, attack("A1", "B1", "anti_armour"), (A, Pass()), 6, counter("B1"), 2)
    assert not went.lives("A1")


@rule("TH-302")
def test_th_302_a_unit_that_has_evaded_does_not_counter():
    state = changed(at(side("us_sherman"), side("us_stuart")), "B1", evaded=True)
    assert not asks_to_counter(go(state, attack("A1", "B1", "anti_armour"), 6))
