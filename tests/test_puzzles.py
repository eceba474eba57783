"""Every puzzle that a game ships can be solved as it says, by the real rules, and is told in both languages."""

import pytest

from panzerkiste.engine.game import AnyGame
from panzerkiste.engine.puzzle import game_puzzles
from panzerkiste.proving.puzzles import puzzle_faults
from panzerkiste.registry import GAMES

ENOUGH = {"tank-chess": 500, "panzerschlacht": 60, "tank-hunter": 60, "dropzone": 60}
SHIPPED = [pytest.param(GAMES[id], id=id) for id in ENOUGH]


@pytest.mark.parametrize("game", SHIPPED)
def test_every_puzzle_can_be_solved_as_it_says(game: AnyGame):
    found = {puzzle.id: list(puzzle_faults(game, puzzle)) for puzzle in game_puzzles(game).values()}
    assert {id: faults for id, faults in found.items() if faults} == {}


@pytest.mark.parametrize("game", SHIPPED)
def test_a_game_ships_enough_puzzles_for_beginners_and_masters(game: AnyGame):
    puzzles = game_puzzles(game).values()
    assert len(puzzles) >= ENOUGH[game.id]
    assert len({puzzle.position for puzzle in puzzles}) == len(puzzles)
    ratings = sorted(puzzle.rating for puzzle in puzzles)
    assert ratings[-1] - ratings[0] >= 600
