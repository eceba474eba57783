"""The board in letters, for terminals: the side's letter, then what stands there. Nothing is told by colour alone.

``G5`` is Green's tank of value 5, ``Y?`` a grey tank of unknown value, ``*`` marks a command tank. ``AT`` is a gun;
``HQ``, ``AM``, ``FU`` are installations; ``m`` is an own mine. A locked own plan shows as ``r`` and ``w``.
"""

from panzerkiste.games.panzerschlacht.board import GREY, NOWHERE, SIDE_CODES, Side, Square
from panzerkiste.games.panzerschlacht.notation import read_setup, setup_text
from panzerkiste.games.panzerschlacht.setup import ready_mades, turned
from panzerkiste.games.panzerschlacht.state import INSTALLATION_CODES, Army, Board
from panzerkiste.games.panzerschlacht.view import View

_CELL = 5
_FILES = "abcdefghij"
_BELOW = {5: "╞═╪╡", 10: "└─┴┘"}  # the river (PS-07), and the edge of the board


def text_board(view: View) -> str:
    """The view as its seat sits at the table: the own home row below."""
    if view.board is None:
        return ""
    cells = _cells(view, view.board)
    turned_round = view.seat == GREY
    ranks = range(10) if turned_round else range(9, -1, -1)
    files = range(9, -1, -1) if turned_round else range(10)
    lines = [_edge("┌─┬┐")]
    for place, rank in enumerate(ranks, 1):
        row = "│".join(cells.get(10 * rank + file, "").center(_CELL) for file in files)
        lines += [f"{rank + 1:>2} │{row}│", _edge(_BELOW.get(place, "├─┼┤"))]
    letters = " ".join(_FILES[file].center(_CELL) for file in files)
    sides = [_side_line(view, view.board, side) for side in (0, 1)]
    return "\n".join([*lines, f"    {letters}".rstrip(), "", *sides])


def _edge(corners: str) -> str:
    left, line, between, right = tuple(corners)
    return f"   {left}{between.join(line * _CELL for _ in _FILES)}{right}"


def _cells(view: View, board: Board) -> dict[Square, str]:
    """What is written in each square; a piece covers a peg, a peg covers a mine."""
    cells: dict[Square, str] = {}
    for side, mines in enumerate(view.mines):
        for square in mines or ():
            cells[square] = f"{SIDE_CODES[side]}m"
    if view.plan:
        cells |= dict.fromkeys(view.plan.red, "r") | dict.fromkeys(view.plan.white, "w")
    for side, army in enumerate(board.armies):
        cells |= _pieces(view, side, army)
    return cells


def _pieces(view: View, side: Side, army: Army) -> dict[Square, str]:
    code = SIDE_CODES[side]
    cells = dict.fromkeys(army.guns, f"{code}AT")
    for kind, square in zip(INSTALLATION_CODES, army.installations, strict=True):
        cells[square] = code + kind
    for tank, value in zip(army.tanks, view.values[side], strict=True):
        cells[tank.square] = f"{code}{value or '?'}{'*' if tank.flag else ''}"
    cells.pop(NOWHERE, None)
    return cells


def _side_line(view: View, board: Board, side: Side) -> str:
    """What a side has left: tanks, guns, white shots, mines that have not gone off; then the tanks it has lost."""
    army = board.armies[side]
    worth = zip(army.tanks, view.values[side], strict=True)
    lost = "".join(str(value or "?") for tank, value in worth if tank.square == NOWHERE)
    left = f"{SIDE_CODES[side]}: T={len(army.standing)} AT={len(army.guns)} W={army.whites} M={army.mines}"
    return f"{left} †{lost}" if lost else left


def ready_answers(view: View) -> dict[str, str]:
    """Answers that have a name, in notation: the ready-made set-ups, while the set-up is asked."""
    if view.board is not None or view.seat not in (0, 1):
        return {}
    setups = {ready.id: read_setup(ready.setup.partition("setup ")[2]) for ready in ready_mades()}
    code = SIDE_CODES[view.seat]
    return {id: f"{code} {setup_text(turned(setup) if view.seat else setup)}" for id, setup in setups.items()}
