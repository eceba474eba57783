"""What the conformance suite found once, written down so that it stays mended."""

import pytest

from panzerkiste.engine.game import WATCHER
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT
from panzerkiste.games.panzerschlacht.advice import TryMove, TrySetup
from panzerkiste.games.panzerschlacht.events import GunAttacked
from panzerkiste.games.panzerschlacht.state import Options, Placed, Plan, Setup, State
from panzerkiste.proving.coverage import rule

POSITION = """
G: T e4=6/e1 b3=2/b1 ; AT - ; I c3 - f4 ; M d5 ; W 0
Y: T a9=3/a10 h9=5/h10 ; AT d6 f6 ; I h8 c9 - ; M b7 i6 ; W 2
turn=9 idle=0 pass=0
"""


def after(*lines: str) -> State:
    state = PANZERSCHLACHT.text.read_position(POSITION, Options())
    for line in lines:
        state = PANZERSCHLACHT.play.apply(state, *PANZERSCHLACHT.text.parse(state, line)).state
    return state


@rule("PS-54")
def test_ps_54_a_revealed_plan_does_not_tell_in_which_order_the_pegs_were_placed():
    board = after("Y plan R=j9,a5", "G move e4>e5").board
    assert board is not None
    assert board.last_plan == Plan((40, 89))


@rule("PS-59")
def test_ps_59_everybody_is_told_which_gun_is_fought_next():
    state = after("Y plan -", "G move e4>e5>e6")
    step = PANZERSCHLACHT.play.apply(state, *PANZERSCHLACHT.text.parse(state, "G fight e6xf6"))
    assert [(told.event, told.to) for told in step.told] == [(GunAttacked(0, 54, 55), None)]


@pytest.mark.parametrize("square", [-1, 100, 10**18])
def test_a_set_up_with_a_tank_off_the_board_gets_advice(square: int):
    view = PANZERSCHLACHT.information.view(PANZERSCHLACHT.play.start(Options(), 2).state, 0)
    advice = PANZERSCHLACHT.information.advise(view, TrySetup(Setup((-1, -1, -1), (Placed(square, 1),), (), ())))
    assert "PS-16" in [breach.rule for breach in advice.breaches]


def test_a_spectator_gets_no_advice_on_set_ups():
    view = PANZERSCHLACHT.information.view(PANZERSCHLACHT.play.start(Options(), 2).state, WATCHER)
    with pytest.raises(Illegal, match="PS-23"):
        PANZERSCHLACHT.information.advise(view, TrySetup(Setup((-1, -1, -1), (), (), ())))


def test_a_turn_that_is_tried_may_have_an_empty_path():
    advice = PANZERSCHLACHT.information.advise(
        PANZERSCHLACHT.information.view(after("Y plan -"), 0), TryMove(((), ()), 16)
    )
    assert (advice.broken_path, advice.breach.rule) == (0, "PS-42")


@rule("PS-96")
def test_ps_96_there_is_no_position_before_the_set_ups_are_sealed():
    with pytest.raises(Illegal, match="PS-96 moment"):
        PANZERSCHLACHT.text.write_position(PANZERSCHLACHT.play.start(Options(), 2).state)
