"""Winning (TC-37 to TC-43) and the announcements (TC-44 to TC-46)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from panzerkiste.engine.game import Result
from panzerkiste.games.tank_chess import TANK_CHESS as GAME
from panzerkiste.games.tank_chess.actions import Escape, Move
from panzerkiste.games.tank_chess.board import BLACK, HEADINGS, WHITE, name
from panzerkiste.games.tank_chess.events import CheckAnnounced, EscapeAnnounced, Escaped
from panzerkiste.games.tank_chess.movement import leaving_step, reach
from panzerkiste.games.tank_chess.tanks import TANKS
from panzerkiste.games.tank_chess.terrain import ground
from panzerkiste.proving.coverage import rule
from tests.games.tank_chess import at, do, play, refused, texts

WALL = "e1,e2,e3,e4,e5,e6,e7,e8"


@rule("TC-37")
@pytest.mark.parametrize(("pieces", "move"), [("Hc6N,cg7E", "Hc6-d7Exg7"), ("Cc6E,cg7N", "Cc6-d7Exg7")])
def test_tc_37_destroying_the_command_tank_wins_at_once_whoever_does_it(pieces: str, move: str):
    after = play(at(pieces), move)
    assert after.state.result == Result((WHITE,), "destruction")
    assert after.lines[2:] == ["destroyed cg7", "win w destruction"]


@rule("TC-38")
def test_tc_38_leaving_across_the_far_edge_wins_at_once():
    after = play(at("Cd4N,ca5E"), "Cd4-off")
    assert after.state.result == Result((WHITE,), "escape")
    assert after.lines == ["Cd4-off", "win w escape"]
    assert play(at("Ca1N,cd2SE", "b"), "Cd2-off").state.result == Result((BLACK,), "escape")


@rule("TC-39")
def test_tc_39_leaving_costs_one_step_of_the_five():
    assert "Cd4-off" in texts(at("Cd4N,ca5E"))
    assert refused(at("Cd3N,ca5E"), "Cd3-off") == "TC-39"
    assert refused(at("Cd4N,ca5E", obstacles="c5,d5,e5,c4,e4"), "Cd4-off") == "TC-39"


@rule("TC-40")
@pytest.mark.parametrize(
    ("cell", "heading"), [("d8", "N"), ("d8", "NE"), ("d8", "NW"), ("a8", "N"), ("a8", "NE"), ("h8", "NW")]
)
def test_tc_40_straight_and_diagonal_steps_lead_off_the_board(cell: str, heading: str):
    state = at(f"C{cell}{heading},ch1N")
    after = GAME.play.apply(state, 0, GAME.text.parse(state, f"C{cell}-off")[1])
    left = after.told[0].event
    assert isinstance(left, Escaped)
    assert [(name(at_cell), HEADINGS[facing]) for at_cell, facing in left.route] == [(cell, heading)]
    assert after.state.result is not None


@rule("TC-40")
def test_tc_40_the_corner_is_no_way_out():
    assert refused(at("Ce4NW,ch1N"), "Ce4-off") == "TC-39"
    assert refused(at("Ca4NW,ch1N", obstacles="a5,b5,b4,b3"), "Ca4-off") == "TC-39"
    state = at("Ca8NW,ch1N")
    left = GAME.play.apply(state, 0, GAME.text.parse(state, "Ca8-off")[1]).told[0].event
    assert isinstance(left, Escaped)
    assert [HEADINGS[facing] for _, facing in left.route] == ["NW", "N"], "it turns first"


@rule("TC-40")
def test_tc_40_what_stands_beside_the_way_out_does_not_matter():
    assert "Cd8-off" in texts(at("Cd8N,hc8S,he8S,ch1N", obstacles="c7,d7,e7"))


@rule("TC-41")
@pytest.mark.parametrize(("heading", "escapes"), [("S", True), ("SE", True), ("SW", True), ("E", False), ("W", False)])
def test_tc_41_reversing_off_the_far_edge_is_an_escape_too(heading: str, escapes: bool):
    """With a single step to spend only the reverse step is left."""
    state = at(f"Cd8{heading},ch1N")
    slow = replace(TANKS["C"], speed=1)
    tank = next(tank for tank in state.tanks if tank.side == WHITE)
    way = reach(ground(state.board), tank, state.occupied, slow)
    assert way.escapes == escapes
    against = (HEADINGS.index(heading) + 4) % 8
    assert leaving_step(way, ground(state.board), tank) == ((tank.cell, against) if escapes else None)


@rule("TC-41")
@given(st.integers(0, 7), st.sampled_from(HEADINGS))
def test_tc_41_a_command_tank_on_its_last_rank_can_always_escape(file: int, heading: str):
    cell = f"{'abcdefgh'[file]}8"
    assert f"C{cell}-off" in texts(at(f"C{cell}{heading},ch1N", obstacles="a7,b7,c7,d7,e7,f7,g7,h7"))


@rule("TC-42")
def test_tc_42_nobody_else_and_nowhere_else():
    assert refused(at("Ld7N"), "Ld7-off") == "TC-42"
    assert refused(at("Ca1S"), "Ca1-off") == "TC-39"
    assert refused(at("Ch4E,ca8S"), "Ch4-off") == "TC-39"


@rule("TC-43", "TC-58")
def test_tc_43_after_the_escape_the_game_is_over():
    state = play(at("Cd4N,ca5E"), "Cd4-off").state
    assert GAME.play.decision(state) is None
    assert texts(state) == set()
    assert refused(state, "Cd4-d5N") == "TC-58"


@rule("TC-44")
def test_tc_44_check_is_announced_with_a_turn_that_would_do_it():
    state = at("Ca1E,Mc2N,cg7S")
    step = GAME.play.apply(state, *GAME.text.parse(state, "Mc2-c3N"))
    announced = step.told[-1].event
    assert isinstance(announced, CheckAnnounced)
    assert announced.by == step.state.check
    again = at(GAME.text.write_position(step.state).replace(" b ", " w "))
    assert do(again, WHITE, announced.by).result == Result((WHITE,), "destruction")


@rule("TC-44")
def test_tc_44_no_check_where_no_turn_destroys_the_command_tank():
    assert play(at("Hb2N", obstacles=WALL), "Hb2-b3N").lines == ["Hb2-b3N"]
    assert play(at("Lh3N,ch8S,Ca1N", obstacles="g8,g7,g6,g5,g4"), "Lh3-h2N").state.check is None, "front armour holds"


@rule("TC-45")
def test_tc_45_escape_is_announced_alone_or_with_check():
    step = play(at("Ca2N,ch1N", obstacles=WALL), "Ca2-a4N")
    assert step.lines == ["Ca2-a4N", "escape a4-off"]
    assert step.state.escape == Escape(step.state.tanks[1].cell)
    both = play(at("Ca7N,Lc1N,cl1W", size="12x12"), "Ca7-a8N")
    assert [line.split()[0] for line in both.lines] == ["Ca7-a8N", "check", "escape"]


@rule("TC-45")
def test_tc_45_the_event_names_the_escape():
    state = at("Ca2N,ch1N", obstacles=WALL)
    announced = GAME.play.apply(state, *GAME.text.parse(state, "Ca2-a4N")).told[-1].event
    assert isinstance(announced, EscapeAnnounced)
    assert isinstance(announced.by, Escape)


@rule("TC-46")
def test_tc_46_an_announcement_is_repeated_as_long_as_the_threat_stands():
    state = play(at("Ca1E,Mc2N,cg7S,lh1N"), "Mc2-c3N", "Lh1-h2N").state
    assert state.check is None, "Black threatens nothing"
    assert any(line.startswith("check") for line in play(state, "Ca1-b1E").lines)


@rule("TC-46")
def test_tc_46_a_gun_that_points_at_the_command_tank_is_no_check_if_every_move_loses_the_line():
    """The mortar stands 5 away and walled in: any turn on the spot points it elsewhere."""
    state = at("Ca1E,Ac3N,cc8E,Dh1N", obstacles="a2,b1,b2,b3,b4,c2,c4,d2,d3,d4,g1,g2,h2")
    assert play(state, "Dh1-h1NE").state.check is None


@rule("TC-46")
def test_tc_46_announcements_oblige_nobody():
    state = play(at("Ca1E,Mc2N,cg7S,lh1N"), "Mc2-c3N").state
    assert state.check is not None
    after = play(state, "Lh1-h2N").state
    kill = Move(state.check.start, state.check.end, state.check.heading, state.check.target)
    assert do(after, WHITE, kill).result == Result((WHITE,), "destruction")
