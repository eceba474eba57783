"""Chapter 10: the variant, own installations as targets (PS-81 to PS-84)."""

import pytest

from panzerkiste.games.panzerschlacht.planning import red_limit
from panzerkiste.proving.coverage import rule
from tests.games.panzerschlacht import army, asks, board, play, position, refused, where

GREY = "a10 c10 d10 ; I h8 c9 e7"


@rule("PS-81")
@pytest.mark.parametrize("peg", ["R", "W"])
def test_ps_81_own_standing_installations_may_be_planned_red_or_white(peg):
    state = position("e4 a1 b1", f"{GREY} ; AT c8", own_targets=True)
    assert play(state, f"Y plan {peg}=e7").lines == ["locked Y"]


@rule("PS-81", "PS-29")
def test_ps_81_all_else_stays_forbidden():
    state = position("e4 a1 b1 ; AT b4 ; I c3 h2 f4", f"{GREY} ; AT c8", own_targets=True)
    for square in ("c3", "h2", "f4", "c8", "a10", "e4", "b4"):
        assert refused(state, f"Y plan R={square}") == "PS-29"
    assert refused(position("e4 a1 b1", GREY), "Y plan R=e7") == "PS-29"  # and without the variant nothing changes


@rule("PS-82")
def test_ps_82_tank_and_installation_are_both_destroyed():
    state = position("e6=6 a1 b1", GREY, own_targets=True)
    played = play(state, "Y plan R=e7", "G move e6>e7; a1>a2>a3>a4; b1>b2>b3")
    assert played.lines[1:] == ["shots R=e7", "hit e7", "inst FU e7"]
    assert where(played.state, "Ge1") == "-"


@rule("PS-83")
def test_ps_83_where_nobody_lands_the_installation_is_destroyed_all_the_same():
    state = position("e4 a1 b1", GREY, own_targets=True)  # EX-12
    played = play(state, "Y plan R=e7", "G move e4>e5; a1>a2>a3>a4; b1>b2>b3")
    assert played.lines[-1] == "inst FU e7"
    state = play(played.state, "G plan -").state
    assert refused(state, "Y move a10>b10>b9; d10>d9>d8>d7") == "PS-66"
    assert play(state, "Y move a10>b10; d10>d9>d8>d7").lines[0] == "Y move a10>b10; d10>d9>d8>d7"


@rule("PS-83")
def test_ps_83_after_a_pass_too():
    state = position("b2=3/b1 ; AT a2 ; I a5 c2 b3", GREY, own_targets=True)
    assert "inst FU e7" in play(state, "Y plan R=e7", "G pass").lines


@rule("PS-83", "PS-51")
def test_ps_83_installations_without_an_attacker_fall_last_by_row_then_file():
    state = position("d8=6/d1 a1 b1", "j10 ; I f8 c9 d9", own_targets=True)
    played = play(state, "Y plan R=c9,f8", "G move d8>d9; a1>a2>a3>a4; b1>b2>b3")
    assert played.lines[3:] == ["inst FU d9", "inst HQ f8", "inst AM c9"]


@rule("PS-82", "PS-51")
def test_ps_82_an_installation_lost_with_its_attacker_keeps_the_place_of_his_path():
    state = position("d8=6/d1 c8=5/c1 b1 a1", "j10 ; I f8 c9 d9", own_targets=True)
    played = play(state, "Y plan R=c9,f8", "G move c8>c9; d8>d9; b1>b2>b3>b4; a1>a2")
    assert played.lines[2:] == ["hit c9", "inst AM c9", "inst FU d9", "inst HQ f8"]


@rule("PS-84", "PS-64")
def test_ps_84_a_mine_still_works_in_the_turn_in_which_its_owner_shoots_his_headquarters():
    state = position("b5=6/b1 c1 d1", f"{GREY} ; M b6 f6", own_targets=True)
    played = play(state, "Y plan R=h8", "G move b5>b6; c1>c2>c3; d1>d2>d3>d4")
    assert played.lines[1:] == ["shots R=h8", "miss", "mine b6", "inst HQ h8", "mines-void Y"]


@rule("PS-84", "PS-65")
def test_ps_84_the_consequences_are_those_of_any_loss():
    state = position("e4 a1 b1", GREY, own_targets=True)
    state = play(state, "Y plan R=c9", "G move e4>e5; a1>a2>a3>a4; b1>b2>b3").state
    assert red_limit(board(state), 1) == 3


@rule("PS-84", "PS-77")
def test_ps_84_if_the_shots_end_the_game_the_installation_stands():
    state = position("e6=6", GREY, own_targets=True)
    played = play(state, "Y plan R=e7", "G move e6>e7")
    assert played.lines[1:4] == ["shots R=e7", "hit e7", "win Y tanks"]
    assert (army(played.state, "Y").installations[2], asks(played.state)) == (64, "")
