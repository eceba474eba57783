"""Games for the study of a map: a shallow search against itself, and what happened where."""

from collections import Counter
from random import Random
from typing import Final

from msgspec import Struct

from panzerkiste.engine.game import Step
from panzerkiste.games.tank_chess.board import Cell
from panzerkiste.games.tank_chess.events import Event, ShotFired, TankDestroyed, TankMoved, TankSunk
from panzerkiste.games.tank_chess.setup import first_state
from panzerkiste.games.tank_chess.state import Options, State
from panzerkiste.workshops.tank_chess.balance import quick_steps

DEPTH: Final = 2  # turns that are looked ahead, which a map's study calls its level
NOBODY: Final = -1


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
    counted: dict[str, Counter[Cell]] = {"driven": Counter(), "lost": Counter()}
    letters: dict[str, Counter[str]] = {"kills": Counter(), "losses": Counter()}
    steps = list(quick_steps(first_state(map_options(map)), Random(number), depth))
    for step in steps:
        _count(step, counted, letters)
    result = steps[-1].state.result
    assert result, "a game that nobody goes on with is over"
    winner = result.winners[0] if result.winners else NOBODY
    return MapGame(winner, result.reason, len(steps), **counted, **letters)


def _count(step: Step[State, Event], cells: dict[str, Counter[Cell]], letters: dict[str, Counter[str]]) -> None:
    for told in step.told:
        match told.event:
            case TankMoved(end=end):
                cells["driven"][end] += 1
            case ShotFired(letter=letter, destroyed=True):
                letters["kills"][letter] += 1
            case TankDestroyed(letter=letter, cell=cell) | TankSunk(letter=letter, cell=cell):
                cells["lost"][cell] += 1
                letters["losses"][letter] += 1
