"""A batch as arrays for programs that learn: the board of each game as the side to move sees it, and one number."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import numpy as np
from msgspec.structs import replace

from panzerkiste.engine.observation import Layout
from panzerkiste.games.tank_chess.board import SIDES
from panzerkiste.games.tank_chess.draws import QUIET_TURNS
from panzerkiste.games.tank_chess.kernel.layout import (
    AREA,
    CONTENT,
    FIRST,
    FRAME,
    QUIET,
    SIDE,
    TANK_CELL,
    TANK_HEADING,
    TANK_KIND,
    WRECK,
)
from panzerkiste.games.tank_chess.kernel.tables import KINDS, Numbers
from panzerkiste.games.tank_chess.observation import PLANES, observe
from panzerkiste.games.tank_chess.state import State
from panzerkiste.games.tank_chess.view import view

if TYPE_CHECKING:
    from numpy import float32
    from numpy.typing import NDArray

    from panzerkiste.engine.observation import Arrays

HEADED: Final = PLANES.index("heading N")
WRECKED: Final = PLANES.index("wreck")


class Window:
    """What a batch looks through: the terrain of its starts is drawn once."""

    def __init__(self, starts: Sequence[State]) -> None:
        boards = [[_bare(state, side) for side in SIDES] for state in starts]
        if len({board.shape for sides in boards for board in sides}) > 1:
            raise ValueError("boards of several sizes do not fit into one array")
        self._boards = np.array(boards)
        self._tanks = max(len(state.tanks) for state in starts)
        self.layouts = (Layout("board", PLANES, boards[0][0].shape[1:]), Layout("numbers", ("quiet",)))

    def observe(self, desks: Numbers) -> "Arrays":
        games = np.arange(len(desks))
        found = self._boards[games % len(self._boards), desks[:, SIDE]]
        self._draw_tanks(found, desks)
        game, cell = np.nonzero(desks[:, CONTENT : CONTENT + AREA] == WRECK)
        found[game, WRECKED, *_place(cell)] = 1
        return {"board": found, "numbers": (desks[:, QUIET, None] / QUIET_TURNS).astype(np.float32)}

    def _draw_tanks(self, found: "NDArray[float32]", desks: Numbers) -> None:
        cells, headings, kinds = (desks[:, at : at + self._tanks] for at in (TANK_CELL, TANK_HEADING, TANK_KIND))
        game, tank = np.nonzero(cells)
        place = _place(cells[game, tank])
        whose = (tank >= desks[game, FIRST + 1]) != desks[game, SIDE]
        found[game, whose * KINDS + kinds[game, tank], *place] = 1
        found[game, HEADED + headings[game, tank], *place] = 1


def _bare(state: State, side: int) -> "NDArray[float32]":
    """The terrain and the goals."""
    return observe(view(replace(state, tanks=(), wrecks=()), side))["board"]


def _place(cell: Numbers) -> tuple[Numbers, Numbers]:
    """Rank and file."""
    return (cell - FRAME) >> 5, (cell - FRAME) & 31
