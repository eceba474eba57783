"""Driving and reversing (TC-15 to TC-22)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from panzerkiste.games.tank_chess import TANK_CHESS as GAME
from panzerkiste.games.tank_chess.actions import Move
from panzerkiste.games.tank_chess.board import STEPS, Cell, Heading, cell_at, file_of, opposite, rank_of
from panzerkiste.games.tank_chess.events import TankMoved
from panzerkiste.games.tank_chess.movement import reach
from panzerkiste.games.tank_chess.terrain import ground
from panzerkiste.games.tank_chess.turn import turns
from panzerkiste.proving.coverage import rule
from tests.games.tank_chess import at, ends, play, random_game, refused, texts

OPEN_BOARD = "Ca1N,cz26S"


@rule("TC-15")
def test_tc_15_advancing_and_turning_cost_one_step_each_in_any_order():
    assert "e4E" in ends(at("Lb6E"), "b6"), "right, c5, d4, left, e4"
    assert "e4E" not in ends(at("Mb6E"), "b6")


@rule("TC-15")
def test_tc_15_a_diagonal_advance_costs_one_step():
    assert "f6NE" in ends(at("Hc3NE"), "c3")
    assert "g7NE" not in ends(at("Hc3NE"), "c3")


@rule("TC-16")
@pytest.mark.parametrize(("letter", "speed"), [("C", 5), ("L", 5), ("M", 4), ("H", 3), ("D", 4), ("A", 3)])
def test_tc_16_a_tank_drives_at_most_its_speed_straight_ahead(letter: str, speed: int):
    command = "" if letter == "C" else "Ca1N,"
    state = at(f"{command}{letter}m5N,cz26S", size="26x26")
    ahead = {end for end in ends(state, "m5") if end.startswith("m") and end.endswith("N") and int(end[1:-1]) > 5}
    assert ahead == {f"m{5 + steps}N" for steps in range(1, speed + 1)}


@rule("TC-16")
@pytest.mark.parametrize(("letter", "poses"), [("H", 28), ("A", 28), ("M", 64), ("D", 64), ("L", 131)])
def test_tc_16_the_number_of_ways_to_end_a_move_on_an_open_board(letter: str, poses: int):
    found = ends(at(f"{OPEN_BOARD},{letter}m13N", size="26x26"), "m13")
    assert len(found) == poses
    assert len(ends(at(f"{OPEN_BOARD},{letter}m13NE", size="26x26"), "m13")) == poses
    if letter == "H":
        assert len({end.rstrip("NESW") for end in found}) == 13


@rule("TC-17")
def test_tc_17_what_is_in_the_way_must_be_driven_round():
    state = at("Lc3N", obstacles="c5")
    assert refused(state, "Lc3-c6N") == "TC-17"
    assert "Lc3-d6N" in texts(state)


@rule("TC-17")
def test_tc_17_the_cell_a_tank_left_is_empty_and_can_be_come_back_to():
    boxed = at("Lc3N", obstacles="b2,b3,b4,c2,d2,d3,d4")
    assert "c3NE" in ends(boxed, "c3")
    walled = at("Ld4N", obstacles="c3,c4,c5,d3,e3,e4,e5")
    assert "d4NW" in ends(walled, "d4")
    assert play(at("Lc3N,Mc2N"), "Lc3-c4N", "Ch8-h7S", "Mc2-c3N").lines[0] == "Mc2-c3N"


@rule("TC-18")
@pytest.mark.parametrize("between", ["c4,d3", "-"])
def test_tc_18_a_diagonal_step_squeezes_between_anything(between: str):
    assert "d4NE" in ends(at("Lc3NE", obstacles=between), "c3")
    assert "d4NE" in ends(at("Lc3NE,mc4N,Md3*"), "c3")


@rule("TC-19")
@given(st.integers(0, 7), st.integers(0, 7), st.sampled_from(["N", "NE", "E", "SE", "S", "SW", "W", "NW"]))
def test_tc_19_no_step_leaves_the_board(x: int, y: int, heading: str):
    cell = f"{'hijklmno'[x]}{y + 9}"
    everywhere = ends(at(f"Ca1N,cz26S,L{cell}{heading}", size="26x26"), cell)
    shifted = f"{'abcdefgh'[x]}{y + 1}"
    kings = "".join(f",{letter}{corner}" for letter, corner in _out_of_the_way(x, y))
    here = ends(at(f"L{shifted}{heading}{kings}"), shifted)
    inside = {_shifted(end) for end in everywhere}
    assert here <= {end for end in inside if end}


def _out_of_the_way(x: int, y: int) -> list[tuple[str, str]]:
    free = [corner for corner in ("a1", "h8", "a8") if corner != f"{'abcdefgh'[x]}{y + 1}"]
    return [("C", f"{free[0]}N"), ("c", f"{free[1]}S")]


def _shifted(end: str) -> str:
    """The same end eight ranks down and seven files to the left, if that is on the small board."""
    x, y = ord(end[0]) - ord("h"), int(end[1:].rstrip("NESW")) - 8
    return f"{'abcdefgh'[x]}{y}{end[1:].lstrip('0123456789')}" if 0 <= x < 8 and 1 <= y <= 8 else ""


@rule("TC-20")
@pytest.mark.parametrize(("heading", "behind"), [("N", "d4"), ("NE", "c4"), ("S", "d6"), ("W", "e5")])
def test_tc_20_any_tank_may_reverse_exactly_one_cell_keeping_its_heading(heading: str, behind: str):
    state = at(f"Hd5{heading}")
    assert f"{behind}{heading}" in ends(state, "d5")
    assert play(state, f"Hd5-{behind}{heading}").lines[0] == f"Hd5-{behind}{heading}"


@rule("TC-20")
def test_tc_20_reversing_combines_with_nothing_but_a_shot():
    state = at("Hd5NE,ch7S,lg8S")
    assert refused(state, "Hd5-b3NE") == "TC-20"
    assert refused(state, "Hd5-c4N") == "TC-20"
    assert "Hd5-c4NExg8" in texts(state)
    assert refused(at("Hd5NE", obstacles="c4"), "Hd5-c4NE") == "TC-09"


@rule("TC-21")
def test_tc_21_a_move_that_changes_nothing_is_illegal_with_or_without_a_shot():
    state = at("Md2N,ld7W")
    assert refused(state, "Md2-d2N") == "TC-21"
    assert "d2N" not in ends(state, "d2")
    assert "Md2-d2NExd7" in texts(state)


@rule("TC-22")
def test_tc_22_moves_are_counted_by_start_end_heading_and_target():
    for state, _ in random_game(4, map="crossways16"):
        found = list(turns(state))
        assert len(found) == len(set(found))


@rule("TC-22")
def test_tc_22_an_escape_is_one_move_whatever_the_way():
    state = at("Cd7N,ch1N")
    assert [text for text in texts(state) if "off" in text] == ["Cd7-off"]


@rule("TC-22")
@pytest.mark.parametrize("letter", "LMHDA")
@pytest.mark.parametrize("heading", ["N", "NE"])
def test_tc_22_a_reverse_step_never_ends_like_a_forward_move(letter: str, heading: str):
    state = at(f"{OPEN_BOARD},{letter}m13{heading}", size="26x26")
    tank = next(tank for tank in state.tanks if tank.letter == letter)
    forward = reach(ground(state.board), tank, state.occupied).layers[-1][tank.heading]
    dx, dy = STEPS[opposite(tank.heading)]
    assert not forward >> cell_at(file_of(tank.cell) + dx, rank_of(tank.cell) + dy) & 1


@rule("TC-22")
def test_tc_22_the_route_that_is_shown_takes_legal_steps_and_ends_where_the_move_ends():
    for state, turn in random_game(11):
        step = GAME.play.apply(state, state.mover, turn)
        moved = step.told[0].event
        if isinstance(moved, TankMoved) and isinstance(turn, Move):
            tank = state.tank_on(turn.start)
            assert tank is not None
            assert moved.route[0] == (tank.cell, tank.heading)
            assert moved.route[-1] == (turn.end, turn.heading)
            assert len(moved.route) - 1 <= tank.type.speed
            steps = zip(moved.route, moved.route[1:], strict=False)
            assert all(_is_step(*before, *after) for before, after in steps)


def _is_step(cell: Cell, heading: Heading, onto: Cell, turned: Heading) -> bool:
    if cell == onto:
        return (turned - heading) % 8 in (1, 7)
    offset = (file_of(onto) - file_of(cell), rank_of(onto) - rank_of(cell))
    return heading == turned and offset in (STEPS[heading], STEPS[opposite(heading)])
