"""Chapters 1 and 2: components, aim, board and numbering (PS-01 to PS-11)."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from panzerkiste.engine.chance import Simulated
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT as GAME
from panzerkiste.games.panzerschlacht.actions import Roll
from panzerkiste.games.panzerschlacht.board import (
    ADJACENT,
    FORWARD,
    GREEN,
    GREY,
    SIDE_CODES,
    SIDEWAYS,
    goal_row,
    half,
    home_row,
    name,
    printed_number,
    read_square,
)
from panzerkiste.games.panzerschlacht.state import RED_SHOTS
from panzerkiste.proving.coverage import rule
from tests.games.panzerschlacht import army, asks, demo, play, position, random_game, refused, where


def names(squares) -> set[str]:
    return {name(square) for square in squares}


@rule("PS-01")
def test_ps_01_there_are_two_sides_green_and_grey():
    assert GAME.players == (2, 2)
    assert GAME.seat_names(2) == ("green", "grey")
    assert (SIDE_CODES[GREEN], SIDE_CODES[GREY]) == ("G", "Y")


@rule("PS-02", "PS-75")
def test_ps_02_who_destroys_the_last_opposing_tank_wins():
    state = position("e5=6/e1 a1 b1", "e8=5")
    played = play(state, "Y plan -", "G move e5>e6>e7; a1>a2>a3>a4; b1>b2")
    assert "win G tanks" in played.lines
    assert GAME.play.result(played.state).winners == (GREEN,)


@rule("PS-03")
def test_ps_03_each_side_has_six_tanks_three_installations_five_guns_five_whites_and_two_mines():
    state = demo()
    for side in state.board.armies:
        assert (len(side.tanks), len(side.installations), len(side.guns)) == (6, 3, 5)
        assert (side.whites, side.mines) == (5, 2)
    assert [len(secret.mines) for secret in state.secrets] == [2, 2]


@rule("PS-03")
@pytest.mark.parametrize(
    ("piece", "cut"),
    [
        ("T=b1:2,c1:5,e1:6,f1:1,h1:4,i1:3", "T=b1:2,c1:5,e1:6,f1:1,h1:4"),
        ("AT=c4,b3,h3,g4,f5", "AT=c4,b3,h3,g4"),
        ("AT=c4,b3,h3,g4,f5", "AT=c4,b3,h3,g4,f5,a5"),
    ],
)
def test_ps_03_a_set_up_with_a_piece_too_few_or_too_many_is_refused(piece, cut):
    full = "G setup HQ=c3 AM=h2 FU=f4 T=b1:2,c1:5,e1:6,f1:1,h1:4,i1:3 AT=c4,b3,h3,g4,f5 M=d5,i4"
    assert refused(GAME.play.start(GAME.types.options(), 2).state, full.replace(piece, cut)) == "PS-03"


@rule("PS-04", "PS-28")
def test_ps_04_a_plan_holds_six_red_pegs_and_not_a_seventh():
    state = position("e4", "a10")
    assert RED_SHOTS == 6
    assert play(state, "Y plan R=a1,b1,c1,d1,e1,f1").lines == ["locked Y"]
    assert refused(state, "Y plan R=a1,b1,c1,d1,e1,f1,g1") == "PS-28"


@rule("PS-05")
def test_ps_05_the_die_has_six_equal_faces_and_only_the_1_is_red():
    state = play(position("e4=6 a1 b1", "a10 ; AT e7"), "Y plan -", "G move e4>e5>e6; a1>a2>a3>a4; b1>b2").state
    assert asks(state) == "chance die"
    assert dict(GAME.play.outcomes(state)) == {Roll(face): Fraction(1, 6) for face in range(1, 7)}
    lost = {face: play(state, f"die {face}").lines[0] for face in range(1, 7)}
    assert [face for face, line in lost.items() if line.endswith("lost e6")] == [1]
    assert [face for face, line in lost.items() if line.endswith("lost e7")] == [2, 3, 4, 5, 6]


@rule("PS-05")
def test_ps_05_chance_draws_every_face():
    state = play(position("e4=6 a1 b1", "a10 ; AT e7"), "Y plan -", "G move e4>e5>e6; a1>a2>a3>a4; b1>b2").state
    source = Simulated(Random(7))
    faces = Counter(GAME.play.sample(state, source).die for _ in range(600))
    assert set(faces) == {1, 2, 3, 4, 5, 6}


@rule("PS-06")
def test_ps_06_only_tanks_ever_change_their_square():
    for entry in random_game(5):
        if entry.before.board is None:
            continue
        for before, after in zip(entry.before.board.armies, entry.after.board.armies, strict=True):
            assert set(after.guns) <= set(before.guns)
            assert all(new in (old, -1) for old, new in zip(before.installations, after.installations, strict=True))
        for old, new in zip(entry.before.secrets, entry.after.secrets, strict=True):
            assert set(new.mines) <= set(old.mines)


@rule("PS-06")
def test_ps_06_a_gun_cannot_be_driven():
    state = position("e4 a1 b1 ; AT c3", "a10", turn=1)
    assert refused(state, "G move c3>c4>c5; e4>e5>e6") == "PS-42"


@rule("PS-07")
def test_ps_07_the_board_has_ten_files_and_ten_rows_in_two_halves():
    assert [name(square) for square in (0, 9, 90, 99)] == ["a1", "j1", "a10", "j10"]
    assert len({name(square) for square in range(100)}) == 100
    assert {name(square)[1:] for square in half(GREEN)} == {"1", "2", "3", "4", "5"}
    assert {name(square)[1:] for square in half(GREY)} == {"6", "7", "8", "9", "10"}
    assert len(half(GREEN)) == len(half(GREY)) == 50


@rule("PS-07")
def test_ps_07_the_river_hinders_no_step_no_shot_and_no_fight():
    state = position("e4=6 a1 b1", "g7=1 j10=2")
    crossed = play(state, "Y plan R=e6", "G move e4>e5>f5>f6; a1>a2>a3; b1>b2")
    assert (crossed.lines[2], where(crossed.state, "Ge1")) == ("miss", "f6")
    shot = play(state, "Y plan R=e6", "G move e4>e5>e6; a1>a2>a3>a4; b1>b2")
    assert "hit e6" in shot.lines
    across = position("e5=6 a1 b1", "f7=1 j10=2", turn=4)
    fought = play(across, "G plan -", "Y move f7>f6>e6; j10>j9")
    assert fought.lines[-1] == "duel e6(1)xe5(6) lost e6"


@rule("PS-08")
def test_ps_08_squares_are_numbered_row_by_row_with_100_in_greens_upper_left_corner():
    printed = {"c3": 28, "d6": 57, "h8": 73, "a10": 100, "j1": 1, "j10": 91, "a1": 10, "a9": 90}  # EX-1
    assert {square: printed_number(read_square(square)) for square in printed} == printed
    assert sorted(printed_number(square) for square in range(100)) == list(range(1, 101))
    assert {printed_number(square) for square in half(GREEN)} == set(range(1, 51))


@rule("PS-08", "PS-91")
def test_ps_08_every_number_is_read_as_the_square_it_is_printed_on():
    for square in range(100):
        assert read_square(f"#{printed_number(square)}") == square


@rule("PS-09")
def test_ps_09_forward_leads_up_for_green_and_down_for_grey():
    e4 = read_square("e4")
    assert (FORWARD[GREEN][e4], FORWARD[GREY][e4]) == (read_square("e5"), read_square("e3"))
    assert names(SIDEWAYS[e4]) == {"d4", "f4"}
    assert (home_row(GREEN), goal_row(GREEN)) == (range(10), range(90, 100))
    assert (home_row(GREY), goal_row(GREY)) == (range(90, 100), range(10))


@rule("PS-09")
def test_ps_09_a_command_tank_keeps_its_owners_directions():
    state = position("f9=3/e1*", "a6", turn=1)
    assert refused(state, "G move f9>f8") == "PS-39"  # down the board is still backward
    assert play(state, "G move f9>f10").lines == ["G move f9>f10"]


@rule("PS-10")
def test_ps_10_adjacent_squares_share_an_edge():
    assert names(ADJACENT[read_square("e4")]) == {"e3", "e5", "d4", "f4"}
    assert names(ADJACENT[read_square("a1")]) == {"a2", "b1"}
    assert names(ADJACENT[read_square("j5")]) == {"j4", "j6", "i5"}


@rule("PS-10")
def test_ps_10_a_tank_that_ends_diagonally_to_an_opponent_does_not_fight():
    state = position("e4=6 a1 b1", "d7=1 ; AT f7")
    played = play(state, "Y plan -", "G move e4>e5>e6; a1>a2>a3>a4; b1>b2")
    assert played.lines[1:] == ["shots -"]


@rule("PS-11")
def test_ps_11_a_tank_that_entered_an_installation_has_the_square_for_itself_afterwards():
    state = position("d7=6 a1 b1", "j10 ; I h8 f8 d8")
    played = play(state, "Y plan -", "G move d7>d8; a1>a2>a3>a4; b1>b2>b3")
    assert "inst FU d8" in played.lines
    assert where(played.state, "Gd1") == "d8"
    assert read_square("d8") not in army(played.state, "Y").installations


@rule("PS-11")
def test_ps_11_two_pieces_never_share_a_square_in_a_set_up():
    text = "G setup HQ=c3 AM=h2 FU=f4 T=b1:2,c1:5,e1:6,f1:1,h1:4,i1:3 AT=b1,b3,h3,g4,f5 M=d5,i4"
    assert refused(GAME.play.start(GAME.types.options(), 2).state, text) == "PS-11"
