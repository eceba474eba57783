"""Elimination, resigning, and the ends of the game (TH-155 to TH-169)."""

from msgspec.structs import replace

from panzerkiste.engine.coverage import rule
from panzerkiste.engine.game import Result
from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME
from panzerkiste.games.tank_hunter.actions import DeclareAttack, Pass, Resign, Wait
from panzerkiste.games.tank_hunter.events import Discarded, Eliminated, EventEnded, GameEnded, TakenOut, UnitPlaced
from panzerkiste.games.tank_hunter.state import InPlay, Removed, State
from tests.games.tank_hunter.fights import NO, attack
from tests.games.tank_hunter.tables import A, B, C, Went, at, go, play, refused, side
from tests.games.tank_hunter.test_setup import dealt, drafted

WAIT = A, Wait()


def resigned(state: State, seat: int) -> Went:
    step = GAME.apply(state, seat, Resign())
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
    went = go(went.state, (B, GAME.default(went.state, B)), (B, Wait()))
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
    assert GAME.decision(went.state) is None
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
    assert go(replace(state, options=replace(state.options, stalemate_rounds=0)), WAIT, "river").state.result is None


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


@rule("TH-159", "TH-402")
def test_th_159_during_setup_his_choices_are_made_for_him_until_the_first_player_is_found():
    state = resigned(dealt(seats=3)[0], 1).state
    assert GAME.decision(state).seats == (0, 2)
    state = drafted(state)
    assert GAME.decision(state).seats == (0, 2)
    for seat in (0, 2):
        state = GAME.apply(state, seat, GAME.default(state, seat)).state
    while GAME.decision(state).seats == (-1,):
        state = GAME.apply(state, -1, GAME.outcomes(state)[0][0]).state
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
