"""Chapter 5: planning shots (PS-27 to PS-34), with the ammunition depot (PS-65) and the siege (PS-98)."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT as GAME
from panzerkiste.games.panzerschlacht.planning import check_plan, open_targets, random_plan, red_limit, white_limit
from panzerkiste.games.panzerschlacht.state import Plan
from panzerkiste.proving.coverage import rule
from tests.games.panzerschlacht import army, asks, board, demo, play, position, random_game, refusal, refused

GUNS = "AT h7 g8 c8 e6 d7"
STUCK = "a1 ; AT a2 b1"  # Green cannot make a step


@rule("PS-27")
def test_ps_27_a_plan_is_locked_once_submitted():
    state = position("e4 a1 b1", "a10")
    locked = play(state, "Y plan R=e5")
    assert refused(locked.state, "Y plan R=e6") == "PS-26"
    assert GAME.play.apply(state, 1, Plan((44,))).final


@rule("PS-27")
@pytest.mark.parametrize("plan", ["R=e6", "W=e6"])
def test_ps_27_red_and_white_shots_have_the_same_effect(plan):
    state = position("e4 a1 b1", f"j10 ; {GUNS.replace('e6', 'i6')}")
    played = play(state, f"Y plan {plan}", "G move e4>e5>e6; a1>a2>a3>a4; b1>b2")
    assert "hit e6" in played.lines


@rule("PS-28")
def test_ps_28_the_limit_is_six_whatever_the_number_of_tanks():
    state = position("e4", "a10")
    assert red_limit(board(state), 1) == 6
    breach = refusal(state, "Y plan R=a1,b1,c1,d1,e1,f1,g1")
    assert (breach.rule, breach.facts) == ("PS-28", {"have": 7, "most": 6})


@rule("PS-29")
@pytest.mark.parametrize("square", ["e4", "c4", "c3", "a10", "c8", "h8"])
def test_ps_29_an_occupied_square_cannot_be_planned(square):
    state = position("e4 ; AT c4 ; I c3 h2 f4", "a10 ; AT c8 ; I h8 c9 e7")
    assert refused(state, f"Y plan R={square}") == "PS-29"
    assert refused(state, f"Y plan W={square}") == "PS-29"


@rule("PS-30")
@pytest.mark.parametrize("plan", ["R=e5,e5", "W=e5,e5", "R=d5,e5 W=e5"])
def test_ps_30_no_square_takes_two_pegs(plan):
    assert refused(position("e4", f"a10 ; {GUNS}"), f"Y plan {plan}") == "PS-30"


@rule("PS-31")
@pytest.mark.parametrize("plan", ["-", "R=e5", "W=e5", "R=a1,b1,c1,d1,e1"])
def test_ps_31_fewer_shots_than_allowed_are_legal(plan):
    assert play(position("e4", f"a10 ; {GUNS}"), f"Y plan {plan}").lines == ["locked Y"]


@rule("PS-32")
def test_ps_32_any_number_of_whites_in_reserve_may_be_added():
    state = position("e4", f"a10 ; {GUNS} ; W 2")
    assert play(state, "Y plan R=a1,b1,c1,d1,e1,f1 W=g1,h1").lines == ["locked Y"]
    breach = refusal(state, "Y plan W=g1,h1,i1")
    assert (breach.rule, breach.facts) == ("PS-32", {"have": 3, "most": 2})
    assert [side.whites for side in board(demo()).armies] == [5, 5]


@rule("PS-33")
def test_ps_33_whites_leave_the_game_when_revealed_hit_or_miss():
    state = position("e4 a1 b1", f"a10 ; {GUNS}")
    locked = play(state, "Y plan R=j9 W=e5,j5,j6").state
    assert army(locked, "Y").whites == 5
    played = play(locked, "G move e4>e5; a1>a2>a3>a4; b1>b2>b3")
    assert played.lines[1:4] == ["shots R=j9 W=e5,j5,j6", "white Y 2", "hit e5"]
    assert army(played.state, "Y").whites == 2


@rule("PS-33")
def test_ps_33_reds_come_back_and_plans_start_empty():
    state = position("e4 a1 b1", "j10=6 i10=5 h10=4")
    state = play(state, "Y plan R=c1,d1,e1,f1,g1,h1", "G move e4>f4>g4>g5; a1>a2>a3; b1>b2").state
    state = play(state, "G plan -", "Y move j10>j9>j8>j7; i10>i9>i8>i7").state
    assert red_limit(board(state), 1) == 6
    played = play(state, "Y plan -", "G move g5>g6; a3>a4>a5>a6; b2>b3>b4")
    assert played.lines[1] == "shots -"


@rule("PS-34")
def test_ps_34_the_whole_board_may_be_planned_mined_squares_too():
    state = position("e4 ; M d5 i4", "a10 ; M f6 b7")
    for square in ("a1", "j1", "j10", "d5", "i4", "f6", "b7"):
        assert play(state, f"Y plan R={square}").lines == ["locked Y"]
    occupied = board(state).armies[0].occupied | board(state).armies[1].occupied
    assert open_targets(board(state), 1) == (1 << 100) - 1 & ~occupied


@rule("PS-65")
@pytest.mark.parametrize(("tanks", "most"), [("a10 c10 d10 g10 h10 j10", 6), ("a10 c10 d10", 3), ("a10", 1)])
def test_ps_65_without_the_ammunition_depot_there_are_no_more_reds_than_tanks(tanks, most):
    state = position("e4", f"{tanks} ; {GUNS} ; I h8 - e7")
    squares = ["a1", "b1", "c1", "d1", "e1", "f1", "g1"]
    assert play(state, f"Y plan R={','.join(squares[:most])}").lines == ["locked Y"]
    assert refused(state, f"Y plan R={','.join(squares[: most + 1])}") == ("PS-28" if most == 6 else "PS-65")
    assert white_limit(board(state), 1) == 5


@rule("PS-65", "PS-74")
def test_ps_65_the_tanks_are_counted_when_the_plan_is_made():
    state = position("a9=3/a1 c1 b1", "c10=1 g10=2 j10=3 ; AT c8 ; I h8 c9 e7 ; W 1", turn=7)  # EX-6
    state = play(state, "Y plan -", "G move a9>b9>c9; c1>d1>d2>d3; b1>b2", "G fight c9xc10", "die 6").state
    state = play(state, "G plan -", "Y move g10>g9>g8>g7; j10>j9>j8>j7").state
    assert refusal(state, "Y plan R=a1,b1,c1").facts == {"have": 3, "most": 2}
    assert play(state, "Y plan R=a1,b1").lines == ["locked Y"]


@rule("PS-98")
def test_ps_98_who_passed_has_the_empty_plan_submitted_for_him():
    played = play(position(STUCK, "j10 i10 h10"), "Y plan -", "G pass")
    assert played.lines == ["G pass", "shots -", "locked G"]
    assert asks(played.state) == "Y move"
    assert played.state.secrets[0].plan == Plan()
    after = play(played.state, "Y move j10>j9>j8>j7; i10>i9>i8>i7")
    assert after.lines[1] == "shots -"


@rule("PS-98")
def test_ps_98_a_besieged_sides_limits_are_zero():
    state = play(position(STUCK, "j10 i10 h10"), "Y plan -", "G pass").state
    assert (red_limit(board(state), 0), white_limit(board(state), 0)) == (0, 0)
    for plan in (Plan((44,)), Plan((), (44,))):
        with pytest.raises(Illegal, match="PS-98"):
            check_plan(board(state), 0, plan)


@rule("PS-98")
def test_ps_98_with_the_option_off_the_side_plans_as_usual():
    played = play(position(STUCK, "j10 i10 h10", siege=False), "Y plan -", "G pass")
    assert asks(played.state) == "G plan"
    assert play(played.state, "G plan R=j9 W=j8").lines == ["locked G"]


@rule("PS-98", "PS-49")
def test_ps_98_a_turn_without_the_forward_duty_is_not_a_pass():
    played = play(position("i1 ; AT h1 i2 j2 ; I a2 b3 c4", "a10 b10 c10"), "Y plan -", "G move i1>j1")
    assert asks(played.state) == "G plan"
    assert play(played.state, "G plan R=e5").lines == ["locked G"]


@rule("PS-98")
def test_ps_98_the_siege_ends_with_the_next_turn_that_is_driven():
    state = play(position(STUCK, "j10 i10 h10", turn=4, passed=1), "Y move j10>j9>j8>j7; i10>i9>i8>i7").state
    assert asks(state) == "Y plan"
    assert red_limit(board(state), 1) == 6


@rule("PS-28", "PS-29", "PS-30", "PS-32")
@given(st.integers(0, 2**32))
@settings(max_examples=15)
def test_every_plan_drawn_by_lot_is_legal(seed):
    rng = Random(seed)
    for entry in random_game(seed, own_targets=bool(seed % 2), siege=bool(seed % 3)):
        if asks(entry.before).endswith("plan"):
            check_plan(board(entry.before), entry.seat, random_plan(board(entry.before), entry.seat, rng))


@rule("PS-07")
@pytest.mark.parametrize("square", [-1, 100, 10**9])
def test_ps_07_a_shot_beside_the_board_is_refused(square):
    with pytest.raises(Illegal) as caught:
        GAME.play.apply(position("e4", "a10"), 1, Plan((square,)))
    assert caught.value.rule == "PS-07"
