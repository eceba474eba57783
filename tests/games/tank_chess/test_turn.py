"""The turn (TC-12 to TC-14)."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from panzerkiste.games.tank_chess import TANK_CHESS as GAME
from panzerkiste.games.tank_chess.board import name
from panzerkiste.games.tank_chess.events import ShotFired, TankMoved
from panzerkiste.games.tank_chess.turn import turns
from panzerkiste.proving.coverage import rule
from tests.games.tank_chess import at, play, refused, start, texts


@rule("TC-12")
def test_tc_12_the_move_is_a_duty_and_the_shot_is_not():
    state = at("Md2N,ld7W", obstacles="a2,b1,b2,g7,g8,h7")
    assert {"Md2-d3N", "Md2-d3Nxd7"} <= texts(state)
    assert play(state, "Md2-d3N").lines == ["Md2-d3N"]
    assert play(state, "Md2-d3Nxd7").lines == [
        "Md2-d3N",
        "d3xd7 side 2:0",
        "destroyed ld7",
    ]


@rule("TC-12")
def test_tc_12_only_an_own_live_tank_can_be_chosen():
    state = at("Md2N,ld7W,Lb5*")
    assert refused(state, "e4-e5N") == "TC-12"
    assert refused(state, "Ld7-d6W") == "TC-12"
    assert refused(state, "b5-b6N") == "TC-12"


@rule("TC-13")
@settings(max_examples=20)
@given(st.integers(0, 200))
def test_tc_13_every_live_tank_can_always_turn_on_the_spot(seed: int):
    rng, state = Random(seed), start(map="crossways16")
    for _ in range(12):
        legal = texts(state)
        for tank in state.army(state.mover):
            assert {f"{tank.letter}{name(tank.cell)}-{name(tank.cell)}{h}" for h in _neighbours(tank.heading)} <= legal
        turn = rng.choice(list(turns(state)))
        state = GAME.play.apply(state, state.mover, turn).state
        if state.result:
            return


def _neighbours(heading: int) -> list[str]:
    headings = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
    return [headings[(heading - 1) % 8], headings[(heading + 1) % 8]]


@rule("TC-13")
def test_tc_13_there_is_always_an_answer_for_a_player_who_gives_none():
    state = start()
    assert GAME.text.notate(state, 0, GAME.play.default(state, 0)) == "Hc1-c1NE"
    assert GAME.play.default(state, 0) in GAME.play.offer(state, 0).actions


@rule("TC-14")
def test_tc_14_the_shot_is_fired_from_the_final_cell_with_the_final_heading():
    state = at("Md3N,lg7E,ca8S,Ch1W")
    assert "Md3-d4Nxg7" in texts(state)
    assert "Md3-d3NExg7" not in texts(state)
    step = GAME.play.apply(state, *GAME.text.parse(state, "Md3-d4Nxg7"))
    moved, fired = (told.event for told in step.told[:2])
    assert isinstance(moved, TankMoved)
    assert isinstance(fired, ShotFired)
    assert (moved.end, fired.target) == (fired.cell, state.tanks[-2].cell)


@rule("TC-14")
def test_tc_14_firing_without_moving_is_refused():
    assert refused(at("Md2N,ld7W"), "Md2-d2Nxd7") == "TC-14"


@rule("TC-12")
def test_tc_12_a_turn_once_made_is_final():
    state = start()
    assert GAME.play.apply(state, *GAME.text.parse(state, "Lc3-c5N")).final
