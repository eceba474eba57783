"""Chapter 8: command tanks and few tanks (PS-69 to PS-72; PS-73 and PS-74 stand with movement)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from panzerkiste.games.panzerschlacht import PANZERSCHLACHT as GAME
from panzerkiste.games.panzerschlacht.board import goal_row
from panzerkiste.proving.coverage import rule
from tests.games.panzerschlacht import asks, board, play, position, random_game, refused, tank, where

FAR = "a6"  # a Grey tank far from f10


@rule("PS-69")
def test_ps_69_a_tank_that_reaches_its_goal_row_becomes_a_command_tank_for_good():
    state = position("f9=3/f1 b1 d1", "a7 b7")
    played = play(state, "Y plan -", "G move f9>f10>e10; b1>b2>b3>b4; d1>d2")
    assert played.lines[2:] == ["flag e10"]
    state = play(played.state, "G plan -", "Y move a7>a6", "Y plan -", "G move e10>e9>e8; b4>b5>b6>c6; d2>d3").state
    assert tank(state, "Gf1").flag  # also away from the row


@rule("PS-69")
def test_ps_69_its_value_stays_hidden():
    played = play(position("f9=3/f1 b1 d1", FAR), "Y plan -", "G move f9>f10>e10; b1>b2>b3>b4; d1>d2")
    assert GAME.information.view(played.state, 1).values[0] == (0, 0, 0)


@rule("PS-69")
def test_ps_69_it_must_survive_shots_and_mines():
    shot = play(position("f9=3/f1 b1 d1", FAR), "Y plan R=e10", "G move f9>f10>e10; b1>b2>b3>b4; d1>d2")
    assert shot.lines[2:] == ["hit e10"]
    mined = play(position("f9=3/f1 b1 d1", f"{FAR} ; M e10"), "Y plan -", "G move f9>f10>e10; b1>b2>b3>b4; d1>d2")
    assert mined.lines[2:] == ["mine e10"]


@rule("PS-69")
def test_ps_69_it_fights_in_the_same_turn():
    state = position("f9=3/f1 b1 d1", f"{FAR} d10=1")
    played = play(state, "Y plan -", "G move f9>f10>e10; b1>b2>b3>b4; d1>d2")
    assert played.lines[2:] == ["flag e10", "duel e10(3)xd10(1) lost d10"]


@rule("PS-69")
def test_ps_69_grey_is_promoted_on_row_one():
    played = play(position("j5", "f2=3/f10 b10 d10", turn=4), "G plan -", "Y move f2>f1; b10>b9>c9; d10>d9>d8>d7")
    assert played.lines[2:] == ["flag f1"]


@rule("PS-70")
def test_ps_70_a_command_tank_steps_forward_backward_and_sideways():
    state = position("f9=3/f1* b1 d1", FAR, turn=1)
    assert where(play(state, "G move f9>f8>g8>g9; b1>b2>b3; d1>d2").state, "Gf1") == "g9"


@rule("PS-70", "PS-38", "PS-45")
def test_ps_70_all_other_rules_bind_it_too():
    state = position("f9=3/f1* b1 d1 ; AT e4", f"{FAR} ; AT i9 ; W 1 ; I h8 c9 f7", turn=1)
    assert refused(state, "G move f9>f8>g8>g7>g6; b1>b2>b3") == "PS-38"
    assert refused(state, "G move f9>g9>h9>i9; b1>b2>b3>b4") == "PS-45"
    assert refused(state, "G move f9>f8>f7>f6; b1>b2>b3; d1>d2") == "PS-46"


@rule("PS-70", "PS-52", "PS-55")
def test_ps_70_shots_and_mines_take_it_like_any_tank():
    state = position("f9=3/f1* b1 d1", f"{FAR} ; M g9")
    assert play(state, "Y plan R=f8", "G move f9>f8; b1>b2>b3>b4; d1>d2>d3").lines[-1] == "hit f8"
    assert play(state, "Y plan -", "G move f9>g9; b1>b2>b3>b4; d1>d2>d3").lines[-1] == "mine g9"


@rule("PS-71")
def test_ps_71_its_sideways_step_is_a_duty_step_its_backward_step_is_not():
    state = position("f10=3/f1*", FAR, turn=1)  # EX-7
    assert refused(state, "G move f10>f9>f8") == "PS-39"
    assert play(state, "G move f10>e10>e9").lines == ["G move f10>e10>e9"]
    assert play(state, "G move f10>g10").lines == ["G move f10>g10"]


@rule("PS-71")
def test_ps_71_with_many_tanks_too():
    state = position("f10=3/f1* c4 h3 ; I j2 i5 a5", "a7", turn=1)
    assert play(state, "G move f10>g10; c4>d4>e4; h3>g3>f3>e3").lines
    assert refused(state, "G move f10>f9; c4>d4>e4; h3>g3>f3>e3") == "PS-39"


@rule("PS-72")
def test_ps_72_in_the_turn_of_its_arrival_it_stays_on_the_goal_row():
    state = position("f9=3/f1 b1 d1", FAR, turn=1)  # EX-7
    assert refused(state, "G move f9>f10>e10>e9; b1>b2>b3") == "PS-72"
    assert refused(state, "G move f9>f10>f9; b1>b2>b3>b4; d1>d2") == "PS-72"
    assert play(state, "G move f9>f10>e10; b1>b2>b3>b4; d1>d2").lines[-1] == "flag e10"


@rule("PS-72")
def test_ps_72_who_had_its_flag_before_is_free():
    state = position("f10=3/f1* b1 d1", FAR, turn=1)
    assert play(state, "G move f10>e10>e9; b1>b2>b3>b4; d1>d2").lines


@rule("PS-69", "PS-72")
@given(st.integers(0, 2**32))
@settings(max_examples=15)
def test_ps_69_no_tank_stands_on_its_goal_row_without_a_flag_when_a_turn_is_over(seed):
    for entry in random_game(seed):
        if asks(entry.after).endswith("plan"):
            for side, army in enumerate(board(entry.after).armies):
                assert all(tank.flag for tank in army.tanks if tank.square in goal_row(side))
