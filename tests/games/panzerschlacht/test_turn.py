"""Chapter 4: turn structure (PS-22 to PS-26)."""

import pytest

from panzerkiste.engine.game import CHANCE, HOST, WATCHER
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT as GAME
from panzerkiste.games.panzerschlacht.actions import Fight, Move, Pass, Roll
from panzerkiste.games.panzerschlacht.state import Plan
from panzerkiste.proving.coverage import rule
from tests.games.panzerschlacht import OPENING, REPLY, asks, demo, play, position, random_game, refusal, refused


@rule("PS-22")
def test_ps_22_green_begins_and_the_sides_alternate():
    assert asks(demo()) == "G move"
    assert asks(demo(OPENING)) == "Y move"
    movers = [entry.seat for entry in random_game(11) if isinstance(entry.action, Move | Pass)]
    assert movers == [number % 2 for number in range(len(movers))]


@rule("PS-23")
def test_ps_23_a_turn_runs_plan_move_shots_mines_installations_flags_combats():
    state = position(
        "d9=6/d1 g5=5/g1 a5=4/a1 b4=3/b1 j8=2/j1 i1=1/i1",
        "j10=1/j10 f8=2 ; AT e10 ; I h6 c9 e7 ; M a6 ; W 1",
    )
    locked = play(state, "Y plan R=b5")
    assert asks(locked.state) == "G move"
    played = play(locked.state, "G move d9>d10; g5>g6>h6; a5>a6; b4>b5; j8>j9")
    assert played.lines == [
        "G move d9>d10; g5>g6>h6; a5>a6; b4>b5; j8>j9",
        "shots R=b5",
        "hit b5",
        "mine a6",
        "inst HQ h6",
        "flag d10",
    ]
    assert asks(played.state) == "G fight"
    over = play(played.state, "G fight j9xj10", "die 2")
    assert over.lines[0] == "gun d10xe10 die 2 lost e10"


@rule("PS-23")
@pytest.mark.parametrize("line", ["G plan -", "G fight e1xe2"])
def test_ps_23_an_answer_to_another_question_is_refused(line):
    state = demo(OPENING, REPLY, "Y plan -")
    assert asks(state) == "G move"
    assert refused(state, line) == "PS-23"


@rule("PS-24")
def test_ps_24_the_side_that_does_not_move_plans_first():
    state = demo(OPENING, REPLY)
    assert asks(state) == "Y plan"
    assert refused(state, "G move e4>e5") == "PS-26"
    state = play(state, "Y plan -", "G move b1>b2; c1>c2; h1>g1>g2>g3; i1>i2").state
    assert asks(state) == "G plan"
    assert asks(play(state, "G plan -").state) == "Y move"


@rule("PS-25")
def test_ps_25_nobody_plans_or_fires_in_the_first_two_turns():
    state = demo()
    assert refused(state, "Y plan R=e4") == "PS-26"
    played = play(state, OPENING, REPLY)
    assert [line.split()[0] for line in played.lines] == ["Y"]
    assert asks(played.state) == "Y plan"


@rule("PS-26")
def test_ps_26_only_set_up_plan_movement_and_fights_are_ever_asked():
    asked = {asks(entry.before).split()[1] for seed in range(8) for entry in random_game(seed)}
    assert asked == {"setup", "plan", "move", "fight", "die"}


@rule("PS-26")
def test_ps_26_the_opponent_decides_nothing_while_a_turn_is_resolved():
    state = position("g5=6/e1 c1 b1", "f7=5 j10 ; AT g8 h7")
    fighting = play(state, "Y plan -", "G move g5>g6>g7; c1>d1>d2>d3; b1>b2").state
    assert asks(fighting) == "G fight"
    assert refusal(fighting, "Y fight f7xg7").way == "not_asked"
    assert refused(fighting, "Y plan -") == "PS-26"
    assert GAME.play.offer(fighting, 1).actions == ()


@rule("PS-26")
@pytest.mark.parametrize("seat", [1, WATCHER, HOST, CHANCE, 7])
def test_ps_26_nobody_answers_in_anothers_name(seat):
    state = demo()
    for action in (Move(((4, 14, 24, 34), (5, 4, 14, 24))), Pass(), Plan(), Fight(4, 14), Roll(3)):
        with pytest.raises(Illegal) as caught:
            GAME.play.apply(state, seat, action)
        assert caught.value.rule == "PS-26"


@rule("PS-26")
def test_ps_26_the_die_is_thrown_by_nobody_who_plays():
    state = play(position("e4=6 a1 b1", "a10 ; AT e7"), "Y plan -", "G move e4>e5>e6; a1>a2>a3>a4; b1>b2").state
    for seat in (0, 1):
        with pytest.raises(Illegal) as caught:
            GAME.play.apply(state, seat, Roll(6))
        assert caught.value.rule == "PS-26"
