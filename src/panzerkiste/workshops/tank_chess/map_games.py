"""Games for the study of a map: a shallow search against itself, and what happened where."""

from random import Random
from typing import Final, TypeVar

from msgspec import Struct

from panzerkiste.games.tank_chess.board import Cell
from panzerkiste.games.tank_chess.events import Event, ShotFired, TankDestroyed, TankMoved, TankSunk
from panzerkiste.games.tank_chess.setup import first_state
from panzerkiste.games.tank_chess.state import Options
from panzerkiste.workshops.tank_chess.balance import quick_steps

DEPTH: Final = 2  # turns that are looked ahead, which a map's study calls its level
NOBODY: Final = -1

T = TypeVar("T")


class MapGame(Struct, frozen=True):
    """One game: who won and how, and by cell or by letter of the tank what happened."""

    winner: int
    reason: str
    turns: int
    driven: dict[Cell, int]  # where turns ended
    lost: dict[Cell, int]  # where tanks were destroyed
    kills: dict[str, int]
    losses: dict[str, int]


def map_options(map: str) -> Options:
    """With the module, in case the map has water or hedges."""
    return Options(map=map, module="funset")


def map_game(map: str, depth: int, number: int) -> MapGame:
    steps = list(quick_steps(first_state(map_options(map)), Random(number), depth))
    result = steps[-1].state.result
    assert result, "a game that nobody goes on with is over"
    game = MapGame(result.winners[0] if result.winners else NOBODY, result.reason, len(steps), {}, {}, {}, {})
    for event in (told.event for step in steps for told in step.told):
        _count(event, game)
    return game


def _count(event: Event, game: MapGame) -> None:
    match event:
        case TankMoved(end=end):
            _add(game.driven, end)
        case ShotFired(letter=letter, destroyed=True):
            _add(game.kills, letter)
        case TankDestroyed(letter=letter, cell=cell) | TankSunk(letter=letter, cell=cell):
            _add(game.lost, cell)
            _add(game.losses, letter)


def _add(counts: dict[T, int], key: T) -> None:
    counts[key] = counts.get(key, 0) + 1
