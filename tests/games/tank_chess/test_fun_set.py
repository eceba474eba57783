"""The Fun Set module (TCX-01 to TCX-06)."""

import pytest
from msgspec.structs import replace

from panzerkiste.engine.game import Result
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess import TANK_CHESS as GAME
from panzerkiste.games.tank_chess.board import BLACK, WHITE, read_cell
from panzerkiste.games.tank_chess.movement import reach
from panzerkiste.games.tank_chess.state import Options, State
from panzerkiste.games.tank_chess.tanks import TANKS
from panzerkiste.games.tank_chess.terrain import TERRAINS, ground, module_of
from panzerkiste.proving.coverage import rule
from tests.games.tank_chess import PONDS, at, ends, play, refused, start, texts


def wild(pieces: str, obstacles: str, side: str = "w") -> State:
    return at(pieces, side, obstacles=obstacles, module="funset")


@rule("TCX-01")
def test_tcx_01_the_module_is_off_unless_chosen():
    assert Options().module == "none"
    with pytest.raises(Illegal, match="TCX-06"):
        start(map=PONDS)
    assert start(map=PONDS, module="funset").board.sign(read_cell("c4") or 0) == "~"


@rule("TCX-02")
def test_tcx_02_a_low_obstacle_stops_tanks_but_not_shells():
    state = wild("Md3N,ld8W,ca8S,Ch1W", "d5_")
    assert refused(state, "Md3-d5N") == "TCX-02"
    assert refused(state, "Md3-d6N") == "TC-17"
    assert "Md3-d4Nxd8" in texts(state)


@rule("TCX-03")
def test_tcx_03_shells_fly_across_water():
    assert "Md3-d4Nxd8" in texts(wild("Md3N,ld8W,ca8S,Ch1W", "d5~,d6~"))


@rule("TCX-03")
def test_tcx_03_a_tank_driven_into_water_sinks_without_a_wreck_and_its_turn_ends():
    state = wild("Md3N,ld8W,ca8S,Ch1W", "d5~")
    assert {"d5N", "d4N"} <= ends(state, "d3")
    assert "d6N" not in ends(state, "d3")
    assert "d5NE" not in ends(state, "d3"), "no turn in the water"
    after = play(state, "Md3-d5N")
    assert after.lines[:2] == ["Md3-d5N", "sunk Md5"]
    assert GAME.text.write_position(after.state) == "TC1 8x8 d5~ Ch1W,ca8S,ld8W b 0 1"
    assert refused(state, "Md3-d5Nxd8") == "TCX-03"


@rule("TCX-03")
def test_tcx_03_a_tank_may_reverse_into_water():
    state = wild("Md3N,ca8S,Ch1W", "d2~")
    assert play(state, "Md3-d2N").lines[1] == "sunk Md2"


@rule("TCX-03")
def test_tcx_03_a_command_tank_that_sinks_loses_the_game():
    after = play(wild("Cd3N,ca8S", "d5~"), "Cd3-d5N")
    assert after.state.result == Result((BLACK,), "destruction")
    assert after.lines == ["Cd3-d5N", "sunk Cd5", "win b destruction"]


@rule("TCX-03", "TCX-06")
def test_tcx_03_to_an_amphibious_vehicle_water_is_open():
    state = wild("Ld3N,ca8S,Ch1W", "d4~,d5~")
    tank = state.tank_on(read_cell("d3") or 0)
    assert tank is not None
    swimmer = replace(TANKS["L"], amphibious=True)
    way = reach(ground(state.board), tank, state.occupied, swimmer)
    assert way.ends[0] >> (read_cell("d6") or 0) & 1
    assert not any(way.sinks)
    assert "d6N" not in ends(state, "d3")


@rule("TCX-04")
def test_tcx_04_a_hedge_lets_tanks_pass_and_stops_shells_between():
    state = wild("Md2N,ld8W,ca8S,Ch1W", 'd5"')
    assert {"d5N", "d6N"} <= ends(state, "d2")
    assert refused(state, "Md2-d3Nxd8") == "TCX-04"
    assert "Md2-d6Nxd8" in texts(state)


@rule("TCX-04")
def test_tcx_04_a_hedge_on_the_shooters_or_the_targets_cell_does_not_matter():
    assert "Md2-d5Nxd8" in texts(wild("Md2N,ld8W,ca8S,Ch1W", 'd5"'))
    assert "Md2-d3Nxd8" in texts(wild("Md2N,ld8W,ca8S,Ch1W", 'd8"'))


@rule("TCX-04")
def test_tcx_04_a_mortar_fires_over_hedges():
    assert "Ad2-d3Nxd7" in texts(wild("Ad2N,hd7S,ca8S,Ch1W", 'd4",d5"'))


@rule("TCX-05")
def test_tcx_05_nothing_unknown_is_invented():
    assert set(TERRAINS) == {"open", "obstacle", "low", "water", "hedge"}
    assert "".join(TANKS) == "CLMHDA"
    assert not any(tank.amphibious for tank in TANKS.values())


@rule("TCX-06")
def test_tcx_06_terrain_and_occupant_are_two_layers():
    state = wild("Md5N,ld8W,ca8S,Ch1W", 'd5",d8~')
    after = play(state, "Md5-d6N").state
    assert GAME.text.write_position(after).split()[2:4] == ['d5",d8~', "Ch1W,Md6N,ca8S,ld8W"]


@rule("TCX-06")
@pytest.mark.parametrize(
    ("sign", "module"), [(".", "none"), ("#", "none"), ("_", "funset"), ("~", "funset"), ('"', "funset")]
)
def test_tcx_06_one_cell_of_its_terrain_is_enough_to_need_the_module(sign: str, module: str):
    assert module_of("#.." + sign + "..#") == module


@rule("TCX-06")
def test_tcx_06_at_least_two_cells_of_distance_where_a_hedge_is_between():
    assert refused(wild("Md4N,ld6W,ca8S,Ch1W", 'd6"'), "Md4-d5Nxd6") == "TC-26"


@rule("TCX-06")
def test_tcx_06_a_sunken_tank_resets_the_quiet_counter():
    state = at("TC1 8x8 d5~ Ch1W,Md3N,ca8S w 99 60", module="funset")
    after = play(state, "Md3-d5N").state
    assert (after.result, after.quiet, after.trail) == (None, 0, ())
    assert play(state, "Md3-d4N").state.result == Result((), "no-progress")
    assert after.mover == BLACK != WHITE
