"""Chapter 12, positions as text (PS-96)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT as GAME
from panzerkiste.games.panzerschlacht.position import read_position, write_position
from panzerkiste.games.panzerschlacht.state import Options, State
from panzerkiste.proving.coverage import rule
from tests.games.panzerschlacht import OPENING, REPLY, asks, board, demo, play, position, random_game, tank, where

GREEN = "G: T c1=5/c1 g5=6/e1 f10=3/f1* ; AT b3 c4 ; I c3 h2 - ; M i4 d5 ; W 2"
GREY = "Y: T a8=6/a10! d10=3/d10 ; AT h7 ; I h8 - e7 ; M f6 ; W 1"
MOMENT = "turn=7 idle=4 pass=0"


def text(green: str = GREEN, grey: str = GREY, moment: str = MOMENT) -> str:
    return "\n".join([green, grey, moment])


def read(*lines: str, siege: bool = True) -> State:
    return read_position(text(*lines), Options(siege=siege))


def rejected(*lines: str) -> str:
    with pytest.raises(Illegal) as caught:
        read(*lines)
    return caught.value.rule


@rule("PS-96")
def test_ps_96_a_position_is_read_as_it_is_written():
    state = read()
    assert where(state, "Ge1") == "g5"
    assert tank(state, "Gf1").flag
    assert tank(state, "Ya10").shown == 6
    assert state.secrets[0].values == (5, 6, 3)  # in the order of the set-up squares
    assert [side.whites for side in board(state).armies] == [2, 1]
    assert (board(state).turn, board(state).idle, board(state).passed) == (7, 4, False)
    assert write_position(state) == text()


@rule("PS-96")
def test_ps_96_nothing_is_written_as_a_dash():
    bare = "G: T e4=1/e1 ; AT - ; I - - - ; M - ; W 0"
    assert write_position(read(bare)).splitlines()[0] == bare


@rule("PS-96")
def test_ps_96_both_marks_are_written_flag_first_and_read_in_any_order():
    state = read("G: T f10=3/f1!* ; AT - ; I c3 h2 f4 ; M - ; W 0")
    assert "f10=3/f1*!" in write_position(state)


@rule("PS-96", "PS-22", "PS-24")
def test_ps_96_the_side_to_move_follows_from_the_parity_of_the_turn():
    assert asks(read(GREEN, GREY, "turn=7 idle=0 pass=0")) == "Y plan"
    assert asks(read(GREEN, GREY, "turn=8 idle=0 pass=0")) == "G plan"
    assert asks(read(GREEN, GREY, "turn=2 idle=0 pass=0")) == "Y move"


@rule("PS-96", "PS-98")
def test_ps_96_after_a_pass_the_besieged_sides_empty_plan_is_locked_already():
    assert asks(read(GREEN, GREY, "turn=7 idle=0 pass=1")) == "G move"
    assert asks(read(GREEN, GREY, "turn=7 idle=0 pass=1", siege=False)) == "Y plan"


@rule("PS-96", "PS-62")
def test_ps_96_more_whites_than_guns_are_rejected():
    assert rejected(GREEN.replace("W 2", "W 3")) == "PS-62"


@rule("PS-96", "PS-17")
def test_ps_96_a_value_doubled_within_a_side_is_rejected():
    assert rejected(GREEN.replace("c1=5", "c1=6")) == "PS-17"


@rule("PS-96", "PS-11")
@pytest.mark.parametrize("square", ["c4", "c3", "g5", "a8", "h8"])
def test_ps_96_a_square_shared_by_two_pieces_is_rejected(square):
    assert rejected(GREEN.replace("c1=5", f"{square}=5")) == "PS-11"


@rule("PS-96", "PS-60")
@pytest.mark.parametrize("square", ["a7", "b8", "g7", "h6"])
def test_ps_96_contacts_are_rejected(square):
    assert rejected(GREEN.replace("c1=5", f"{square}=5")) == "PS-60"


@rule("PS-96", "PS-69")
def test_ps_96_an_unflagged_tank_on_its_goal_row_is_rejected():
    assert rejected(GREEN.replace("f1*", "f1")) == "PS-69"
    assert rejected(GREEN, GREY.replace("d10=3", "j1=3")) == "PS-69"


@rule("PS-96", "PS-75")
def test_ps_96_a_side_without_tanks_is_rejected():
    assert rejected(GREEN, "Y: T - ; AT h7 ; I h8 - e7 ; M f6 ; W 1") == "PS-75"


@rule("PS-96", "PS-19", "PS-64")
def test_ps_96_only_live_mines_are_read():
    assert rejected(GREEN.replace("M i4 d5", "M i4 d6")) == "PS-19"
    assert rejected(GREEN.replace("I c3", "I -")) == "PS-64"


@rule("PS-96", "PS-19")
@pytest.mark.parametrize("mines", ["c4 d5", "c3 d5", "d5 d5"])
def test_ps_96_a_mine_under_a_gun_an_installation_or_another_mine_is_rejected(mines):
    assert rejected(GREEN.replace("M i4 d5", f"M {mines}")) == "PS-19"
    assert where(read(GREEN.replace("M i4 d5", "M c1 d5")), "Gc1") == "c1"  # a tank may have driven onto its own


@rule("PS-96")
@pytest.mark.parametrize(
    "lines",
    [
        (GREY, GREEN),
        (GREEN.replace("AT", "TA"), GREY),
        (GREEN.replace("g5=6", "g5=7"), GREY),
        (GREEN.replace("g5=6/e1", "g5=6"), GREY),
        (GREEN, GREY, "turn=0 idle=0 pass=0"),
        (GREEN, GREY, "turn=7 idle=0 pass=2"),
        (GREEN, GREY, "turn=7"),
        (GREEN, GREY, MOMENT + "\nmore"),
    ],
)
def test_ps_96_what_is_not_a_position_is_rejected(lines):
    assert rejected(*lines) == "PS-96"


@rule("PS-96")
def test_ps_96_a_position_is_written_only_while_a_plan_or_a_turn_is_awaited():
    start = GAME.play.start(Options(), 2).state
    fight = play(position("g5=6/e1 c1 b1", "f7=5 ; AT g8 h7"), "Y plan -", "G move g5>g6>g7; c1>d1>d2>d3; b1>b2").state
    for state in (start, fight):
        with pytest.raises(Illegal, match="PS-96"):
            write_position(state)
    assert write_position(demo(OPENING, REPLY)).endswith("turn=3 idle=0 pass=0")


@rule("PS-96")
@given(st.integers(0, 2**32))
@settings(max_examples=15)
def test_ps_96_every_position_of_every_game_survives_being_written_and_read(seed):
    for entry in random_game(seed):
        if asks(entry.after).endswith("plan"):
            written = write_position(entry.after)
            again = read_position(written, entry.after.options)
            assert write_position(again) == written
            assert asks(again) == asks(entry.after)
