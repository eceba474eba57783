"""What stands on the box of a game: how many play, and how long."""

from dataclasses import replace

import pytest

from panzerkiste.registry import GAMES
from panzerkiste.server.web.schema import Box, all_schemas


async def test_a_game_tells_what_stands_on_its_box_and_the_client_is_built_with_it(visitor):
    told = {game["id"]: (game["usual"], game["lasts"]) for game in await visitor().ask("/api/games")}
    assert (
        told.items()
        >= {
            "panzerschlacht": (2, [30, 30]),
            "tank-chess": (2, [30, 60]),
            "tank-hunter": (4, [45, 45]),
            "dropzone": (2, [90, 90]),
        }.items()
    )
    boxes = {part.folder: part.box for part in all_schemas() if part.box}
    assert boxes["games/tank_hunter"] == Box((2, 8), (45, 45))


@pytest.mark.parametrize(
    ("players", "usual", "seats"), [((2, 2), 4, 2), ((2, 8), 4, 4), ((5, 6), 4, 5), ((2, 4), 2, 2)]
)
def test_as_many_sit_down_as_is_usual_where_so_many_may(players, usual, seats):
    game = GAMES["tank-hunter"]
    assert replace(game, players=players, hosting=replace(game.hosting, usual_players=usual)).usual_players == seats
