"""Panzerschlacht's board in letters."""

from panzerkiste.engine.game import WATCHER, Seat
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT
from panzerkiste.games.panzerschlacht.state import Options
from panzerkiste.games.panzerschlacht.text_board import ready_answers, text_board

POSITION = """
G: T e4=6/e1* b5=2/b1 ; AT c4 ; I c3 - f4 ; M d5 ; W 1
Y: T f8=3/e10 h9=5/h10! ; AT - ; I h8 c9 - ; M b7 i6 ; W 0
turn=9 idle=0 pass=0
"""


def board(seat: Seat, *lines: str) -> list[str]:
    state = PANZERSCHLACHT.text.read_position(POSITION, Options())
    for line in lines:
        state = PANZERSCHLACHT.play.apply(state, *PANZERSCHLACHT.text.parse(state, line)).state
    return text_board(PANZERSCHLACHT.information.view(state, seat)).splitlines()


def squares(line: str) -> list[str]:
    return [cell.strip() for cell in line.split("│")[1:-1]]


def test_green_sees_the_own_home_row_below_and_grey_sees_the_board_turned_round():
    assert board(0)[1].startswith("10 │")
    assert board(1)[1].startswith(" 1 │")
    assert squares(board(0)[1])[0] == squares(board(1)[19])[-1]


def test_own_values_and_shown_ones_are_told_hidden_ones_are_not():
    assert squares(board(0)[13])[4] == "G6*"
    assert squares(board(1)[7])[5] == "G?*"
    assert [squares(board(seat)[row])[file] for seat, row, file in ((0, 3, 7), (1, 17, 2))] == ["Y5", "Y5"]
    assert squares(board(WATCHER)[5])[5] == "Y?"


def test_guns_installations_and_own_mines_stand_on_their_squares():
    assert squares(board(0)[13]) == ["", "", "GAT", "", "G6*", "GFU", "", "", "", ""]
    assert squares(board(0)[11])[3] == "Gm"
    assert squares(board(1)[9])[6] == ""


def test_an_own_plan_is_shown_to_its_owner_only():
    plan = "Y plan R=e5,e6"
    assert [squares(board(1, plan)[row])[5] for row in (9, 11)] == ["r", "r"]
    assert [squares(board(0, plan)[row])[4] for row in (9, 11)] == ["", ""]


def test_the_river_runs_between_rows_five_and_six():
    assert [number for number, line in enumerate(board(0)) if "═" in line] == [10]


def test_what_each_side_has_left_stands_below():
    assert board(0)[-2:] == ["G: T=2 AT=1 W=1 M=1", "Y: T=2 AT=0 W=0 M=2"]


def test_ready_made_set_ups_are_legal_answers_for_both_sides():
    start = PANZERSCHLACHT.play.start(Options(), 2).state
    for seat in (0, 1):
        answers = ready_answers(PANZERSCHLACHT.information.view(start, seat))
        assert set(answers) == {"balanced", "fortress", "spearhead"}
        for line in answers.values():
            PANZERSCHLACHT.play.apply(start, *PANZERSCHLACHT.text.parse(start, line))
    assert ready_answers(PANZERSCHLACHT.information.view(start, WATCHER)) == {}
