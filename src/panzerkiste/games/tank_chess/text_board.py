"""The board in letters, for terminals: as in position texts (TC-61) White's tanks are capitals, Black's are not.

An arrow says where a tank looks, ``x`` is a wreck, ``##`` an obstacle; ``__`` is low, ``~~`` water, ``""`` a hedge.
"""

from panzerkiste.engine.game import Ink
from panzerkiste.games.tank_chess.board import BLACK, SIDE_CODES, SIDES, WHITE, Cell, Side, cell_at, name
from panzerkiste.games.tank_chess.notation import piece_letter
from panzerkiste.games.tank_chess.state import State, Tank
from panzerkiste.games.tank_chess.terrain import OPEN
from panzerkiste.games.tank_chess.view import View

_ARROWS = "↑↗→↘↓↙←↖"

INKS = (
    Ink(f"[A-Z][{_ARROWS}]", "light"),
    Ink(f"[a-z][{_ARROWS}]", "dark"),
    Ink("##", "stone"),
    Ink("~~", "water"),
    Ink('""', "growth"),
    Ink("__", "height"),
)


def text_board(view: View) -> str:
    """The view as its seat sits at the table: the own edge below."""
    state, below = view.state, BLACK if view.seat == BLACK else WHITE
    ranks, files = range(state.board.height - 1, -1, -1), range(state.board.width)
    if below == BLACK:
        ranks, files = ranks[::-1], files[::-1]
    pieces = _pieces(state, below)
    lines = [
        f"{rank + 1:>2} " + " ".join(_cell(state, pieces, cell_at(file, rank)) for file in files) for rank in ranks
    ]
    letters = "  ".join(name(cell_at(file, 0))[0] for file in files)
    return "\n".join([*lines, f"   {letters}", "", *(_side_line(state, side) for side in SIDES)])


def _pieces(state: State, below: Side) -> dict[Cell, str]:
    """What stands on the cells; an arrow points as it does on the screen."""
    return {
        piece.cell: piece_letter(piece.side, piece.letter)
        + (_ARROWS[(piece.heading + 4 * below) % 8] if isinstance(piece, Tank) else "x")
        for piece in state.pieces
    }


def _cell(state: State, pieces: dict[Cell, str], cell: Cell) -> str:
    sign = state.board.sign(cell)
    return pieces.get(cell) or (". " if sign == OPEN else 2 * sign)


def _side_line(state: State, side: Side) -> str:
    """The tanks a side has left; an asterisk for the side to move."""
    left = "".join(sorted(tank.letter for tank in state.army(side)))
    return f"{SIDE_CODES[side]}: {left}{' *' if side == state.mover and not state.result else ''}"
