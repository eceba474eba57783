"""Clocks, draws and other endings (TC-52 to TC-58)."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from panzerkiste.engine.game import HOST, Result
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess import TANK_CHESS as GAME
from panzerkiste.games.tank_chess.actions import AcceptDraw, DeclineDraw, OfferDraw, Resign, TimeUp
from panzerkiste.games.tank_chess.board import BLACK, WHITE
from panzerkiste.games.tank_chess.clocks import recommended_minutes
from panzerkiste.games.tank_chess.draws import occurrences
from panzerkiste.games.tank_chess.state import Options, State
from panzerkiste.games.tank_chess.turn import turns
from panzerkiste.proving.coverage import rule
from tests.games.tank_chess import PONDS, at, do, play, random_game, refused, start, texts

TO_AND_FRO = ("Hc1-c1NE", "Hd16-d16SW", "Hc1-c1N", "Hd16-d16S")


@rule("TC-52")
@pytest.mark.parametrize(("width", "height", "minutes"), [(16, 16, 30), (20, 20, 45), (8, 16, 30), (10, 17, 45)])
def test_tc_52_the_recommended_time_depends_on_the_board(width: int, height: int, minutes: int):
    assert recommended_minutes(width, height) == minutes


@rule("TC-52")
def test_tc_52_without_a_clock_nobody_runs_out_of_time():
    assert GAME.play.offer(start(), HOST).asides == ()
    assert refused(start(), "w time") == "TC-53"


@rule("TC-53")
def test_tc_53_who_runs_out_of_time_before_completing_the_turn_loses():
    state = start(minutes=30)
    assert GAME.play.offer(state, HOST).asides == (TimeUp(WHITE),)
    assert play(state, "w time").state.result == Result((BLACK,), "time")
    assert refused(state, "b time") == "TC-53"
    after = play(state, "Lc3-c5N").state
    assert play(after, "b time").state.result == Result((WHITE,), "time")


@rule("TC-53")
def test_tc_53_only_the_host_reads_the_clock():
    with pytest.raises(Illegal, match="TC-53"):
        GAME.play.apply(start(minutes=30), WHITE, TimeUp(WHITE))


@rule("TC-53")
def test_tc_53_a_turn_completed_in_time_stands_also_if_it_wins():
    state = play(at("Cd4N,ca5E", minutes=1), "Cd4-off").state
    assert state.result == Result((WHITE,), "escape")
    with pytest.raises(Illegal, match="TC-58"):
        GAME.play.apply(state, HOST, TimeUp(WHITE))


@rule("TC-54")
def test_tc_54_a_draw_is_agreed_by_offer_and_acceptance_at_any_time():
    for offerer in (WHITE, BLACK):
        offered = do(start(), offerer, OfferDraw())
        assert do(offered, 1 - offerer, AcceptDraw()).result == Result((), "agreement")


@rule("TC-54")
def test_tc_54_an_offer_stands_until_it_is_declined():
    state = play(start(), "w draw offer").state
    assert OfferDraw() not in GAME.play.offer(state, WHITE).asides
    assert GAME.play.offer(state, BLACK).asides == (Resign(), AcceptDraw(), DeclineDraw())
    declined = play(state, "b draw decline")
    assert declined.lines == ["draw-declined b"]
    assert refused(declined.state, "b draw accept") == "TC-54"


@rule("TC-54")
def test_tc_54_an_offer_stands_until_the_opponent_completes_a_turn():
    state = play(start(), "w draw offer", "Lc3-c5N").state
    assert AcceptDraw() in GAME.play.offer(state, BLACK).asides
    assert AcceptDraw() not in GAME.play.offer(play(state, "Ld14-d11S").state, BLACK).asides


@rule("TC-54")
def test_tc_54_there_is_one_offer_for_each_own_turn():
    state = play(start(), "w draw offer", "b draw decline").state
    assert refused(state, "w draw offer") == "TC-54"
    after = play(state, "Lc3-c5N").state
    assert OfferDraw() in GAME.play.offer(after, WHITE).asides


@rule("TC-55")
def test_tc_55_the_third_time_the_same_position_is_a_draw():
    state = start()
    once = play(state, *TO_AND_FRO)
    assert once.lines[-1] == "repeated"
    assert once.state.result is None
    twice = play(once.state, *TO_AND_FRO)
    assert twice.lines[-1] == "draw repetition"
    assert twice.state.result == Result((), "repetition")


@rule("TC-55")
def test_tc_55_tanks_of_a_kind_are_not_told_apart():
    """Two light tanks change places; the position is the one from which they set out."""
    state = at("Lb1E,Ld1E,Ca8N,ch8S,hh7S", obstacles="g8,g7,g6,h6")
    seen = play(
        state,
        "Lb1-c2NE", "Hh7-h7SW", "Ld1-c1E", "Hh7-h7S", "Lc2-d1E", "Hh7-h7SE", "Lc1-b1E", "Hh7-h7S",
    )  # fmt: skip
    assert seen.lines[-1] == "repeated"


@rule("TC-55")
def test_tc_55_another_side_to_move_is_another_position():
    state = at("Lb2N,Ca8N,ch8S,hh7S", obstacles="g8,g7,g6,h6")
    assert play(state, "Lb2-b2NE", "Hh7-h7SW", "Lb2-b2N", "Hh7-h7S").lines[-1] == "repeated"
    later = play(state, "Lb2-b2NE", "Hh7-h7SW", "Lb2-b2E", "Hh7-h7S", "Lb2-b2N").state
    assert GAME.text.write_position(later).split()[3] == GAME.text.write_position(state).split()[3]
    assert occurrences(later.trail) == 1


@rule("TC-55")
def test_tc_55_loading_a_position_starts_the_count_afresh():
    once = play(start(), *TO_AND_FRO).state
    again = at(GAME.text.write_position(once))
    assert play(again, *TO_AND_FRO).lines[-1] == "repeated"


@rule("TC-55")
@settings(max_examples=20)
@given(st.integers(0, 10**6))
def test_tc_55_repetitions_are_found_as_by_comparing_positions(seed: int):
    """Two tanks that can only shuffle come back to a position often, and hardly ever make a hundred turns before."""
    state = at("Ca1N,ch8S", obstacles="a2,b1,b2,g8,g7,h7")
    seen: list[State] = []
    rng = Random(seed)
    while state.result is None:
        seen.append(state)
        state = do(state, state.mover, rng.choice(list(turns(state))))
    before = sum((old.tanks, old.mover) == (state.tanks, state.mover) for old in seen)
    assert before == 2 if state.result.reason == "repetition" else before < 2 and len(seen) == 100


@rule("TC-56")
def test_tc_56_a_hundred_turns_without_a_loss_are_a_draw():
    quiet = "TC1 8x8 - Ch1W,Md2N,ld7W,ca8S w 99 60"
    assert play(at(quiet), "Md2-d3N").state.result == Result((), "no-progress")
    destroyed = play(at(quiet), "Md2-d3Nxd7").state
    assert (destroyed.result, destroyed.quiet) == (None, 0)
    assert play(at("TC1 8x8 - Ch5N,ca8S w 99 60"), "Ch5-off").state.result == Result((WHITE,), "escape")


@rule("TC-56")
def test_tc_56_a_shot_without_effect_does_not_reset_the_count():
    state = at("TC1 8x8 - Ch1W,Ld2N,hd7S,ca8S w 41 30")
    assert play(state, "Ld2-d3N~d7").state.quiet == 42


@rule("TC-56")
def test_tc_56_if_both_draws_fall_on_one_turn_it_is_a_repetition():
    state = start()
    before = play(at(GAME.text.write_position(state).replace(" 0 1", " 92 50")), *TO_AND_FRO, *TO_AND_FRO[:3]).state
    assert before.quiet == 99
    assert play(before, TO_AND_FRO[3]).state.result == Result((), "repetition")


@rule("TC-56")
@pytest.mark.parametrize(
    ("options", "turns_at_most"),
    [({}, 1900), ({"map": "ironfield20"}, 2700), ({"map": PONDS, "module": "funset", "mode": "raid"}, 500)],
)
def test_tc_56_no_game_lasts_longer_than_a_hundred_turns_for_each_tank_but_one(
    options: dict[str, str], turns_at_most: int
):
    for seed in range(3):
        assert sum(1 for _ in random_game(seed, **options)) <= turns_at_most
    assert GAME.play.bound(Options(**options)) >= turns_at_most  # type: ignore[arg-type]


@rule("TC-56")
def test_tc_56_the_state_stays_small():
    for state, _ in random_game(3, map="ironfield20"):
        assert len(state.trail) <= state.quiet < 100


@rule("TC-57")
@pytest.mark.parametrize("side", [WHITE, BLACK])
def test_tc_57_a_player_may_resign_at_any_time(side: int):
    assert Resign() in GAME.play.offer(start(), side).asides
    assert do(start(), side, Resign()).result == Result((1 - side,), "resignation")


@rule("TC-58")
def test_tc_58_after_the_end_nothing_is_asked_or_allowed():
    state = play(start(), "w resign").state
    assert GAME.play.decision(state) is None
    assert texts(state) == set()
    for text in ("Lc3-c5N", "b resign", "b draw offer"):
        assert refused(state, text) == "TC-58"
