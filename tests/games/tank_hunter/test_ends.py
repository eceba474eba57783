"""Elimination, resigning, and the ends of the game (TH-155 to TH-169)."""

import pytest
from msgspec.structs import replace

from panzerkiste.engine.game import HOST, Result
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME
from panzerkiste.games.tank_hunter.actions import DeclareAttack, Draw, Pass, Resign, Scout, TimeUp, Wait
from panzerkiste.games.tank_hunter.events import (
    Discarded,
    EffectRolled,
    Eliminated,
    EventEnded,
    GameEnded,
    TakenOut,
    TimeRanOut,
    UnitPlaced,
)
from panzerkiste.games.tank_hunter.state import InPlay, Place, Removed, State, TakeAction
from panzerkiste.games.tank_hunter.units.lines import destroy
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.fights import NO, attack
from tests.games.tank_hunter.tables import A, B, C, Went, at, go, play, refused, side
from tests.games.tank_hunter.test_setup import dealt, drafted

WAIT = A, Wait()


def resigned(state: State, seat: int) -> Went:
    step = GAME.play.apply(state, seat, Resign())
    return Went(step.state, [one.event for one in step.told])


@rule("TH-155", "TH-156")
def test_th_155_a_player_without_units_is_out_only_at_the_end_of_his_own_turn():
    state = at(side("de_pz4"), side("us_stuart"), side("us_sherman"))
    went = go(state, attack("A1", "B1", "anti_armour"), 1)
    assert not went.has(Eliminated)
    assert went.state.turn_player == B
    went = go(went.state, (B, Wait()))
    assert Eliminated(B) in went.told
    assert went.state.turn_player == C


@rule("TH-156", "TH-155")
def test_th_156_reinforcements_in_his_own_turn_save_him():
    state = at(side("de_pz4"), side("", hand="reinforcements"), turn=B)
    went = go(state, play("reinforcements", player=B, seat=B), "de_pz3", "us_m18")
    went = go(went.state, (B, GAME.play.default(went.state, B)), (B, Wait()))
    assert not went.has(Eliminated)


@rule("TH-157", "TH-325", "TH-158")
def test_th_157_commanders_alone_do_not_keep_a_player_in_the_game():
    state = at(side("", hand="river", staying="mud", commanders="flak_director"), side("us_stuart"), side("us_sherman"))
    went = go(state, WAIT, 6)
    assert Eliminated(A) in went.told
    assert Removed("flak_director") in went.state.removed


@rule("TH-158")
def test_th_158_hand_and_events_go_to_the_discard_pile_and_the_score_pile_stays():
    state = at(side("", hand="river blitz", staying="signals_post"), side("us_stuart"), side("us_sherman"))
    state = replace(state, players=(replace(state.players[A], score=("de_pz3",)), *state.players[1:]))
    went = go(state, WAIT, (A, Pass()))
    assert {"river", "blitz", "signals_post"} == set(went.state.discard)
    assert Discarded(A, ("river", "blitz")) in went.told
    assert EventEnded(InPlay("signals_post", "A")) in went.told
    assert went.player(A).score == ("de_pz3",)


@rule("TH-160")
def test_th_160_the_game_ends_when_at_most_one_player_is_left():
    went = go(at(side("de_pz4"), side("us_stuart")), attack("A1", "B1", "anti_armour"), 1, (B, Wait()))
    assert went.state.result == Result((A,), "last-player")
    assert GAME.play.decision(went.state) is None
    assert refused(went.state, A, Wait()) == "th-160"


@rule("TH-161", "TH-162")
def test_th_161_the_third_carpet_bombing_ends_the_game_before_any_bombing():
    state = replace(at(side("de_pz4"), side("us_stuart"), deck="carpet_bombing"), bombings=2)
    went = go(state, WAIT, "carpet_bombing")
    assert went.state.result == Result((A, B), "bombing")
    assert went.lives("A1")
    assert Removed("carpet_bombing") in went.state.removed


@rule("TH-164", "TH-096")
def test_th_164_the_last_unit_card_ends_the_game_at_once_and_drawn_units_lie_in_front():
    state = at(side("de_pz4", hand="reinforcements"), side(), unit_deck="us_m2a1")
    went = go(state, play("reinforcements", player=A), "us_m2a1")
    assert went.state.result == Result((A, B), "unit-deck")
    assert (went.unit("A2").card, went.unit("A2").line) == ("us_m2a1", "front")
    assert UnitPlaced("A2", "front") in went.told
    assert not went.has(Eliminated)
    assert went.state.discard == ("reinforcements",)


@rule("TH-166", "TH-167", "TH-178")
def test_th_166_the_highest_score_wins_and_an_eliminated_player_can_win():
    state = replace(at(side("de_pz4"), side("us_stuart"), side(), deck="carpet_bombing"), bombings=2)
    scores = (("de_pz3",), ("us_rifle",), ("de_tiger2",))
    players = tuple(replace(player, score=score) for player, score in zip(state.players, scores, strict=True))
    state = replace(state, players=(*players[:C], replace(players[C], eliminated=True)))
    went = go(state, WAIT, "carpet_bombing")
    assert GameEnded("bombing", (3, 2, 10), (C,)) in went.told
    assert went.state.result == Result((C,), "bombing")


@rule("TH-168")
def test_th_168_equal_highest_scores_share_the_victory():
    state = replace(at(side("de_pz4"), side("us_stuart"), deck="carpet_bombing"), bombings=2)
    players = tuple(replace(player, score=("de_pz3",)) for player in state.players)
    went = go(replace(state, players=players), WAIT, "carpet_bombing")
    assert went.state.result == Result((A, B), "bombing")


@rule("TH-169")
def test_th_169_so_many_rounds_in_which_nothing_happens_end_the_game():
    state = at(side("pl_7tp"), side("de_tiger1"), stalemate_rounds=1)
    quiet = go(state, attack("A1", "B1", "anti_armour"), 5, NO)
    assert quiet.state.quiet_turns == 1
    assert go(quiet.state, (B, Wait())).state.result == Result((A, B), "stalemate")
    assert go(quiet.state, (B, DeclareAttack("B1", "A1", "anti_armour")), 6).state.result is None


@rule("TH-169")
def test_th_169_a_marker_a_draw_or_a_card_turned_over_starts_the_count_again():
    state = replace(at(side("pl_7tp us_rifle?"), side("de_tiger1"), deck="river"), quiet_turns=30)
    marker = go(state, attack("A1", "B1", "anti_armour"), (A, Pass()), 6, NO)
    assert marker.state.quiet_turns == 0
    assert go(state, WAIT, "river", (A, Pass())).state.quiet_turns == 0


@rule("TH-169")
def test_th_169_without_a_limit_nothing_happens_for_as_long_as_you_like():
    state = replace(at(side("pl_7tp"), side("de_tiger1"), stalemate_rounds=0), quiet_turns=300)
    went = go(state, attack("A1", "B1", "anti_armour"), 5, NO)
    assert went.state.quiet_turns == 301
    assert went.state.result is None


@rule("TH-159", "TH-158", "TH-014")
def test_th_159_whoever_resigns_leaves_with_units_unscored_and_hidden_ones_unseen():
    state = at(side("de_pz4"), side("us_stuart us_sherman?", hand="river"), side("us_sherman"))
    went = resigned(state, B)
    assert TakenOut("B1", "us_stuart") in went.told
    assert TakenOut("B2", "") in went.told
    assert Removed("us_sherman", B) in went.state.removed
    assert went.player(B).eliminated
    assert went.state.pending == state.pending


@rule("TH-159")
def test_th_159_an_attack_involving_his_units_ends():
    state = go(at(side("de_pz4"), side("uk_25pdr"), side("us_sherman")), attack("A1", "B1", "trample")).state
    went = resigned(state, B)
    assert went.state.attack is None
    assert went.state.turn_player == C


@rule("TH-159")
def test_th_159_if_it_was_his_turn_it_ends_and_the_last_one_left_ends_the_game():
    state = at(side("de_pz4"), side("us_stuart"), side("us_sherman"))
    went = resigned(state, A)
    assert went.state.turn_player == B
    assert resigned(went.state, C).state.result == Result((B,), "last-player")
    assert refused(went.state, A, Resign()) == "th-159-out"


@rule("TH-159", "TH-167")
def test_th_159_a_leader_who_resigns_gives_the_victory_away():
    state = go(at(side("de_pz4"), side("us_stuart de_pz3")), attack("A1", "B1", "anti_armour"), 1).state
    assert resigned(state, A).state.result == Result((B,), "last-player")


def timed(state: State) -> State:
    return replace(state, options=replace(state.options, timed=True))


@rule("TH-159")
def test_th_159_whoever_has_no_time_left_leaves_by_the_hosts_word_alone():
    state = timed(at(side("de_pz4"), side("us_stuart"), side("us_sherman")))
    assert GAME.play.offer(state, HOST).asides == (TimeUp(A),)
    step = GAME.play.apply(state, HOST, TimeUp(A))
    assert TimeRanOut(A) in [told.event for told in step.told]
    assert (step.state.turn_player, step.state.players[A].eliminated, step.final) == (B, True, True)
    for seat, action in ((HOST, TimeUp(B)), (A, TimeUp(A))):
        with pytest.raises(Illegal):
            GAME.play.apply(state, seat, action)
    assert GAME.play.offer(at(side("de_pz4"), side("us_stuart")), HOST).asides == ()


@rule("TH-125", "TH-159")
def test_th_125_in_a_window_nobodys_time_runs_out():
    state = timed(at(side("de_pz4", hand="fighter_bombers"), side("us_stuart", hand="fighter_bombers")))
    while GAME.play.decision(state).shown:
        seat = GAME.play.decision(state).seats[0]
        state = GAME.play.apply(state, seat, Wait() if Wait() in GAME.play.offer(state, seat).actions else Pass()).state
    assert GAME.play.decision(state).ask == "window"
    assert GAME.play.offer(state, HOST).asides == ()


@rule("TH-159", "TH-402")
def test_th_159_during_setup_his_choices_are_made_for_him_until_the_first_player_is_found():
    state = resigned(dealt(seats=3)[0], 1).state
    assert GAME.play.decision(state).seats == (0, 2)
    state = drafted(state)
    assert GAME.play.decision(state).seats == (0, 2)
    for seat in (0, 2):
        state = GAME.play.apply(state, seat, GAME.play.default(state, seat)).state
    while GAME.play.decision(state).seats == (-1,):
        state = GAME.play.apply(state, -1, GAME.play.outcomes(state)[0][0]).state
    assert state.players[1].eliminated
    assert state.players[1].units == ()


@rule("TH-013", "TH-134")
def test_th_013_a_unit_leaves_play_only_into_a_score_pile_or_out_of_the_game():
    went = go(at(side("de_pz4"), side("us_stuart de_pz3")), attack("A1", "B1", "anti_armour"), 1)
    assert went.player(A).score == ("us_stuart",)
    assert went.state.discard == ()
    out = go(at(side("de_pz4", hand="fighter_bombers"), side("us_stuart de_pz3")), play("fighter_bombers", "B1"), 1)
    assert out.state.removed == (Removed("us_stuart"),)
    assert out.player(A).score == ()


@rule("TH-159", "TH-096")
def test_th_159_when_the_turn_player_resigns_units_that_another_has_drawn_are_still_placed():
    state = at(side("de_pz4"), side(), side("us_sherman"), deck="new_conscripts", unit_deck="de_pz3 de_wespe us_m18")
    state = go(state, WAIT, "new_conscripts", "de_pz3").state
    state = go(state, (A, GAME.play.default(state, A)), "de_wespe").state
    went = resigned(state, A)
    went = go(went.state, (B, Place((), ("de_wespe",))))
    assert UnitPlaced("B1", "rear") in went.told
    assert went.player(B).drawn == ()
    assert went.state.turn_player == B


@rule("TH-159")
@pytest.mark.parametrize("card", ["intercepted_orders", "recon_flight"])
def test_th_159_a_card_that_was_being_carried_out_against_him_asks_nothing_more(card: str):
    state = at(side("de_pz4", hand=card), side("us_stuart?", hand="river mud"), side("us_sherman"))
    went = resigned(go(state, play(card, player=B)).state, B)
    assert went.state.pending == (TakeAction(),)
    assert card in went.state.discard


@rule("TH-169", "TH-272")
def test_th_169_a_marker_that_is_taken_off_starts_the_count_again_too():
    state = replace(at(side("pl_7tp us_sherman*", hand="supply_convoy"), side("de_tiger1")), quiet_turns=30)
    quiet = attack("A1", "B1", "anti_armour"), 5, NO
    assert go(state, *quiet, (A, Pass())).state.quiet_turns == 31
    assert go(state, play("supply_convoy", "A2"), *quiet).state.quiet_turns == 0


@rule("TH-133", "TH-134")
def test_th_133_whoever_destroys_a_unit_of_their_own_scores_nothing():
    state = destroy(at(side("de_pz4"), side("us_stuart")), "A1", A).state
    assert state.removed == (Removed("de_pz4"),)
    assert state.players[A].score == ()


CONSCRIPTS = at(side("de_pz4"), side("us_stuart"), side("us_sherman"), deck="new_conscripts")


@rule("TH-159", "TH-096")
def test_th_159_what_he_would_have_drawn_is_left_to_the_next():
    state = go(CONSCRIPTS, WAIT, "new_conscripts", "de_pz3").state
    went = resigned(state, B)
    went = go(went.state, (A, GAME.play.default(went.state, A)), "us_m18")
    assert GAME.play.decision(went.state).seats == (C,)
    assert went.player(C).drawn == ("us_m18",)


@rule("TH-159", "TH-014")
def test_th_159_what_he_has_drawn_but_not_placed_leaves_the_game_unseen():
    state = go(CONSCRIPTS, WAIT, "new_conscripts", "de_pz3").state
    state = go(state, (A, GAME.play.default(state, A)), "us_m18").state
    went = resigned(state, B)
    assert went.state.removed == (Removed("us_stuart"), Removed("us_m18", B))
    assert GAME.play.outcomes(went.state)[0][0] == Draw("su_rifle")  # for C


@rule("TH-159")
def test_th_159_a_scouting_of_his_units_ends():
    state = at(side("us_stuart de_pz3"), side("de_pz3? us_sherman?"), side("us_sherman"))
    for die in (1, 6):  # he was to be exposed, or to counter
        went = resigned(go(state, (A, Scout("A1", B)), die).state, B)
        assert went.state.scouting is None
        assert went.state.turn_player == C


@rule("TH-159")
def test_th_159_an_air_strike_on_his_unit_is_over():
    state = at(side("de_pz4", hand="dive_bombers"), side("us_stuart uk_bofors"), side("us_sherman"))
    went = resigned(go(state, play("dive_bombers", "B1")).state, B)
    assert went.state.pending == (TakeAction(),)
    assert went.state.strike is None
    assert went.state.discard == ("dive_bombers",)


@rule("TH-159", "TH-124")
def test_th_159_a_window_in_which_he_was_asked_goes_on_without_him():
    state = at(side("de_pz4"), side("us_stuart", hand="river"), side("us_sherman", hand="river"), deck="escape")
    state = go(state, WAIT, "escape").state
    assert GAME.play.decision(state).seats == (B,)
    assert GAME.play.decision(resigned(state, B).state).seats == (C,)


@rule("TH-159", "TH-138")
def test_th_159_a_discard_he_was_asked_for_is_asked_of_the_next():
    state = at(side("de_pz4"), side("us_stuart", hand="river"), side("us_sherman", hand="mud"), deck="partisan_raid")
    state = go(state, WAIT, "partisan_raid").state
    assert GAME.play.decision(state).seats == (B,)
    assert GAME.play.decision(resigned(state, B).state).seats == (C,)


@rule("TH-169", "TH-078")
def test_th_169_a_unit_turned_face_down_starts_the_count_again():
    state = replace(at(side("pl_7tp us_sherman", hand="camouflage"), side("de_tiger1")), quiet_turns=30)
    went = go(state, play("camouflage", "A2"), attack("A1", "B1", "anti_armour"), (A, Pass()), 5, NO)
    assert went.state.quiet_turns == 0


@rule("TH-159", "TH-162")
def test_th_159_no_bomb_falls_on_units_that_have_left_the_table():
    state = at(side("de_pz4"), side("us_stuart"), side("us_sherman"), deck="carpet_bombing")
    went = resigned(go(state, WAIT, "carpet_bombing").state, B)
    went = go(went.state, 2, 2)
    assert [event.unit for event in went.told if isinstance(event, EffectRolled)] == ["A1", "C1"]
