"""The same rules on flat arrays, compiled: for search, for counting and for playing in bulk.

It covers the base game, RAID and the terrain of the Fun Set, with up to 128 tanks (``covers``). The readable rules
remain the reference, and tests hold the kernel to them turn by turn.
"""

from collections.abc import Callable
from typing import Final

from panzerkiste.games.tank_chess.kernel.desk import covers, new_desk
from panzerkiste.games.tank_chess.kernel.explaining import explained
from panzerkiste.games.tank_chess.kernel.layout import MOVES
from panzerkiste.games.tank_chess.kernel.making import perft
from panzerkiste.games.tank_chess.kernel.thinking import CERTAIN, Limits, Line, Report, Thinker
from panzerkiste.games.tank_chess.state import State

__all__ = ["CERTAIN", "Limits", "Line", "Report", "Thinker", "count", "covers", "explained", "warm"]


def count(state: State, depth: int) -> int:
    """TC-22: how many sequences of *depth* turns there are; every turn is made and taken back."""
    return int(perft(new_desk(state, depth), MOVES, depth))


def warm(state: State, progress: Callable[[int, int], None] = lambda done, steps: None) -> None:
    """Have everything compiled, or loaded where it was compiled before, so that no player waits for it.

    *progress* is told how many steps are done, and how many there are.
    """
    for done, step in enumerate(_STEPS):
        progress(done, len(_STEPS))
        step(state)
    progress(len(_STEPS), len(_STEPS))


def _lay_out(state: State) -> None:
    new_desk(state, 1)


def _count(state: State) -> None:
    count(state, 1)


def _prepare(state: State) -> None:
    Thinker(state)


def _think(state: State) -> None:
    Thinker(state).best(Limits(depth=2))


_STEPS: Final = (_lay_out, _count, _prepare, _think)
