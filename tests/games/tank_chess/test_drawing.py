"""A position as an SVG drawing."""

import re

import pytest

from panzerkiste.games.tank_chess import TANK_CHESS as GAME
from panzerkiste.games.tank_chess.position import read_position
from panzerkiste.games.tank_chess.state import Options
from panzerkiste.proving.coverage import rule


@rule("TC-05")
@pytest.mark.parametrize(("heading", "degrees"), [("N", 0), ("NE", 45), ("SW", 225)])
def test_tc_05_the_mark_of_a_tank_stays_upright_whichever_way_it_faces(heading: str, degrees: int):
    state = read_position(f"TC1 8x8 - Ca1N,Md4{heading},ch8S w", Options())
    drawn = GAME.pictures.svg(GAME.information.view(state, 0))
    assert re.search(rf"rotate\({degrees}\)\"><path[^>]*><path[^>]*><path[^>]*rotate\({-degrees} 0 4\)", drawn)
