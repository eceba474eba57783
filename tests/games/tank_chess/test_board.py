"""Board and sides (TC-01 to TC-04), tanks (TC-05 to TC-08), setting up (TC-09 to TC-11)."""

from collections import Counter

import pytest

from panzerkiste.games.tank_chess import TANK_CHESS as GAME
from panzerkiste.games.tank_chess.board import (
    BLACK,
    HEADINGS,
    STEPS,
    WHITE,
    ahead,
    cells,
    grid,
    name,
    read_cell,
    turned,
)
from panzerkiste.games.tank_chess.maps import army_id, shipped_map
from panzerkiste.games.tank_chess.tanks import ARMIES, TANKS
from panzerkiste.proving.coverage import rule
from tests.games.tank_chess import at, not_read, play, refused, start, texts


@rule("TC-01")
def test_tc_01_cells_are_named_by_file_and_rank_as_white_sees_them():
    corners = {name(cell) for cell in (0, 15, 15 * 32, 15 * 32 + 15)}
    assert corners == {"a1", "p1", "a16", "p16"}
    assert all(name(read_cell(text) or 0) == text for text in ("a1", "e4", "t20", "z26"))
    assert [read_cell(text) for text in ("a0", "a27", "A1", "aa1", "a01", "")] == [None] * 6


@rule("TC-01")
def test_tc_01_a_board_has_8_to_26_files_and_ranks():
    assert at("Ca1N,cz26S", size="26x26").board.width == 26
    assert at("Ca1N,ch20S", size="8x20").board.height == 20
    assert not_read("TC1 7x8 - Ca1N,cg8S w") == "refused-tc-01-size"
    assert not_read("TC1 8x27 - Ca1N,cg8S w") == "refused-tc-01-size"


@rule("TC-02")
def test_tc_02_headings_go_clockwise_by_45_degrees():
    assert HEADINGS == ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
    assert STEPS == ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
    assert [turned(heading, 1) for heading in range(8)] == [1, 2, 3, 4, 5, 6, 7, 0]
    assert [turned(heading, -1) for heading in range(8)] == [7, 0, 1, 2, 3, 4, 5, 6]


@rule("TC-02")
@pytest.mark.parametrize(("heading", "onto"), list(enumerate(("d5", "e5", "e4", "e3", "d3", "c3", "c4", "c5"))))
def test_tc_02_each_heading_has_its_neighbour(heading: int, onto: str):
    assert name(ahead(1 << (read_cell("d4") or 0), heading).bit_length() - 1) == onto


@rule("TC-03")
def test_tc_03_the_far_edge_is_the_opponents_home_edge():
    exits = grid(8, 8).exits
    assert exits[WHITE][0] == cells(read_cell(f"{file}8") or 0 for file in "abcdefgh")
    assert exits[BLACK][4] == cells(read_cell(f"{file}1") or 0 for file in "abcdefgh")
    assert exits[WHITE][4] == exits[BLACK][0] == 0


@rule("TC-04")
@pytest.mark.parametrize(
    ("pieces", "obstacles", "why"),
    [("Lc3N", "c4", "TC-09"), ("Lc3N,lc4W", "-", "TC-17"), ("Lc3N,Mc4W", "-", "TC-17"), ("Lc3N,lc4*", "-", "TC-36")],
)
def test_tc_04_only_a_cell_that_holds_nothing_is_empty(pieces: str, obstacles: str, why: str):
    assert refused(at(pieces, obstacles=obstacles), "Lc3-c4N") == why
    assert "Lc3-c4N" in texts(at("Lc3N"))


@rule("TC-04")
def test_tc_04_nothing_shares_a_cell():
    assert not_read("TC1 8x8 c4 Ca1N,ch8S,Lc4N w") == "refused-tc-61-twice"
    assert not_read("TC1 8x8 - Ca1N,ch8S,Lc4N,lc4* w") == "refused-tc-61-twice"


@rule("TC-05", "TC-16", "TC-31", "TC-32")
def test_tc_05_the_table_of_tanks():
    table = {
        letter: (t.speed, t.armour.front, t.armour.side, t.armour.rear, t.gun, t.arc, t.shortest, t.longest, t.over)
        for letter, t in TANKS.items()
    }
    three, ahead_only = (-1, 0, 1), (0,)
    assert table == {
        "C": (5, 1, 0, 0, 1, three, 2, None, False),
        "L": (5, 1, 0, 0, 1, three, 2, None, False),
        "M": (4, 2, 1, 0, 2, three, 2, None, False),
        "H": (3, 3, 2, 1, 3, three, 2, None, False),
        "D": (4, 2, 1, 0, 4, ahead_only, 2, None, False),
        "A": (3, 1, 0, 0, 5, ahead_only, 3, 5, True),
    }


@rule("TC-06", "TC-07")
@pytest.mark.parametrize(("map", "army"), [("standard16", 0), ("crossways16", 0), ("ironfield20", 1)])
def test_tc_06_each_side_has_the_army_of_its_board(map: str, army: int):
    expected = ({"H": 2, "M": 3, "L": 4, "C": 1}, {"H": 2, "M": 3, "L": 4, "C": 1, "D": 2, "A": 2})[army]
    for side in (WHITE, BLACK):
        assert Counter(tank.letter for tank in shipped_map(map).tanks if tank.side == side) == expected
    assert army_id(shipped_map(map)) == ARMIES[army].id


@rule("TC-08")
@pytest.mark.parametrize(("map", "size"), [("standard16", 16), ("ironfield20", 20)])
def test_tc_08_the_same_rules_play_both_boards(map: str, size: int):
    state = start(map=map)
    assert (state.board.width, state.board.height) == (size, size)
    assert play(state, GAME.text.notate(state, 0, GAME.play.default(state, 0))).state.mover == BLACK


@rule("TC-09")
def test_tc_09_an_obstacle_cannot_be_entered_fired_through_or_fired_at():
    state = at("Md3N,ld8W,ca8S", obstacles="d6")
    assert refused(state, "Md3-d6N") == "TC-09"
    assert refused(state, "Md3-d4Nxd8") == "TC-27"
    assert refused(state, "Md3-d4Nxd6") == "TC-28"


@rule("TC-10")
def test_tc_10_every_tank_starts_on_its_cell_white_facing_north_and_black_south():
    state = start()
    assert {tank.heading for tank in state.army(WHITE)} == {0}
    assert {tank.heading for tank in state.army(BLACK)} == {4}
    assert [name(tank.cell) for tank in state.tanks if tank.letter == "C"] == ["h1", "i16"]


@rule("TC-11")
def test_tc_11_white_begins_and_the_sides_alternate():
    state = start()
    decision = GAME.play.decision(state)
    assert decision is not None
    assert decision.seats == (WHITE,)
    after = play(state, "Lc3-c5N").state
    assert after.mover == BLACK
    assert refused(after, "Lc5-c6N") == "TC-12"
    assert play(after, "Ld14-d11S").state.mover == WHITE


@rule("TC-11")
def test_tc_11_nobody_moves_out_of_turn():
    state = start()
    _, move = GAME.text.parse(state, "Lc3-c5N")
    with pytest.raises(ValueError, match="TC-11"):
        GAME.play.apply(state, BLACK, move)
