"""Terrain (TC-04, TC-09), that of the Fun Set module included (TCX-01 to TCX-06): ``data/terrain.toml``.

With the module on a cell has two layers, terrain and occupant; without it every terrain is open or an obstacle.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from panzerkiste.games.tank_chess.board import Cells, Grid, cells, members
from panzerkiste.games.tank_chess.state import Board, Module


class Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    sign: str  # TC-63
    rule: str  # where in the rulebook it stands
    module: Module  # TCX-06
    dry: bool  # every tank may enter it
    screens: bool  # it stops direct fire


class _Table(Struct, frozen=True, forbid_unknown_fields=True):
    terrain: tuple[Terrain, ...]


@cache
def _table() -> _Table:
    file = files("panzerkiste.games.tank_chess") / "data" / "terrain.toml"
    return msgspec.toml.decode(file.read_bytes(), type=_Table)


TERRAINS: Final = {terrain.id: terrain for terrain in _table().terrain}
OPEN: Final = TERRAINS["open"].sign
OBSTACLE: Final = TERRAINS["obstacle"].sign
LOW: Final = TERRAINS["low"].sign
WATER: Final = TERRAINS["water"].sign
HEDGE: Final = TERRAINS["hedge"].sign
SIGNS: Final = "".join(terrain.sign for terrain in TERRAINS.values())
MODULE_SIGNS: Final = "".join(terrain.sign for terrain in TERRAINS.values() if terrain.module != "none")
_DRY: Final = "".join(terrain.sign for terrain in TERRAINS.values() if terrain.dry)
_SCREENS: Final = "".join(terrain.sign for terrain in TERRAINS.values() if terrain.screens)


def module_of(signs: str) -> Module:
    """TCX-06: what must be on for a board with this terrain."""
    needed = (terrain.module for terrain in TERRAINS.values() if terrain.sign in signs)
    return next((module for module in needed if module != "none"), "none")


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
        dry=_where(board, _DRY),
        water=_where(board, WATER),
        screens=_where(board, _SCREENS),
    )


def _where(board: Board, signs: str) -> Cells:
    return cells(cell for cell in members(board.grid.everywhere) if board.sign(cell) in signs)
