"""What lies on the cells (TC-04, TC-09) and the terrain of the Fun Set module (TCX-01 to TCX-06).

With the module on a cell has two layers, terrain and occupant; without it every terrain is open or an obstacle.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from panzerkiste.games.tank_chess.board import Cells, Grid, cells, members
from panzerkiste.games.tank_chess.state import Board

OPEN: Final = "."
OBSTACLE: Final = "#"
LOW: Final = "_"
WATER: Final = "~"
HEDGE: Final = '"'
BASE_TERRAIN: Final = OPEN + OBSTACLE
MODULE_TERRAIN: Final = LOW + WATER + HEDGE
TERRAIN_IDS: Final = {OPEN: "open", OBSTACLE: "obstacle", LOW: "low", WATER: "water", HEDGE: "hedge"}


@dataclass(frozen=True, eq=False)
class Ground:
    """A board's terrain as sets of cells."""

    grid: Grid
    dry: Cells  # what every tank may enter: open cells and hedges (TCX-04)
    water: Cells  # TCX-03
    screens: Cells  # what stops direct fire: obstacles (TC-09) and hedges (TCX-04), not low obstacles or water


@lru_cache(maxsize=256)
def ground(board: Board) -> Ground:
    return Ground(
        board.grid,
        dry=_where(board, OPEN + HEDGE),
        water=_where(board, WATER),
        screens=_where(board, OBSTACLE + HEDGE),
    )


def _where(board: Board, signs: str) -> Cells:
    return cells(cell for cell in members(board.grid.everywhere) if board.sign(cell) in signs)
