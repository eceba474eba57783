"""A position as an SVG drawing: for documents, exports and notebooks. White is at the bottom (TC-01)."""

from collections.abc import Iterator
from typing import Final

from panzerkiste.games.tank_chess.actions import Action, Escape, Move, Turn
from panzerkiste.games.tank_chess.board import FILES, Cell, cell_at, file_of, name, rank_of
from panzerkiste.games.tank_chess.position import write_position
from panzerkiste.games.tank_chess.state import State, Tank, Wreck
from panzerkiste.games.tank_chess.terrain import HEDGE, LOW, OBSTACLE, WATER
from panzerkiste.games.tank_chess.view import View

SIZE: Final = 40  # of a cell
EDGE: Final = 26  # around the board, for the coordinates

_GROUND: Final = {OBSTACLE: "#8b8267", LOW: "#c9bd98", WATER: "#9db9c4", HEDGE: "#93a473"}
_HULLS: Final = {  # facing north, centre at 0 0
    "C": "M-9 12V-8L-4 -13H4L9 -8V12Z",
    "L": "M-9 12V-8L-4 -13H4L9 -8V12Z",
    "M": "M-11 14V-9L-6 -14H6L11 -9V14Z",
    "H": "M-14 16V-11L-9 -16H9L14 -11V16Z",
    "D": "M-12 15V2L-5 -15H5L12 2V15Z",
    "A": "M-12 15V-6Q0 -17 12 -6V15Z",
}
_TILTED: Final = 1  # a wreck's heading has no meaning (TC-36)
_PAINT: Final = (("#fbf6e6", "#26241b"), ("#4a4a3c", "#f3ecd8"))  # by side: body, and what is drawn on it


def svg(view: View) -> str:
    state = view.state
    width, height = state.board.width * SIZE + 2 * EDGE, state.board.height * SIZE + 2 * EDGE
    parts = (*_ground(state), *_coordinates(state), *_wrecks(state), *_tanks(state), *_threats(state), *_places(state))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">'
        f"<title>{write_position(state)}</title>{''.join(parts)}</svg>"
    )


def _corner(state: State, cell: Cell) -> tuple[int, int]:
    """The upper left corner of a cell in the drawing."""
    return EDGE + SIZE * file_of(cell), EDGE + SIZE * (state.board.height - 1 - rank_of(cell))


def _centre(state: State, cell: Cell) -> tuple[int, int]:
    x, y = _corner(state, cell)
    return x + SIZE // 2, y + SIZE // 2


def _ground(state: State) -> Iterator[str]:
    for rank in range(state.board.height):
        for file in range(state.board.width):
            x, y = _corner(state, cell_at(file, rank))
            paint = _GROUND.get(state.board.sign(cell_at(file, rank)), "#f1ead5")
            yield f'<path d="M{x} {y}h{SIZE}v{SIZE}h-{SIZE}z" fill="{paint}" stroke="#cfc4a0"/>'


def _places(state: State) -> Iterator[str]:
    """Every cell, to be pointed at."""
    yield '<g fill="none" pointer-events="all">'
    for cell in (cell_at(file, rank) for rank in range(state.board.height) for file in range(state.board.width)):
        x, y = _corner(state, cell)
        yield f'<path data-place="{name(cell)}" d="M{x} {y}h{SIZE}v{SIZE}h-{SIZE}z"/>'
    yield "</g>"


def places(action: Action) -> tuple[str, ...]:
    """The cells that a turn starts on, ends on and fires at."""
    match action:
        case Move(start, end, _, target):
            return tuple(name(cell) for cell in (start, end, target) if cell is not None)
        case Escape(start):
            return (name(start),)
        case _:
            return ()


def _coordinates(state: State) -> Iterator[str]:
    bottom = EDGE + SIZE * state.board.height + 17
    for file in range(state.board.width):
        yield _label(EDGE + SIZE * file + SIZE // 2, bottom, FILES[file])
    for rank in range(state.board.height):
        yield _label(EDGE // 2, _centre(state, cell_at(0, rank))[1] + 4, str(rank + 1))


def _label(x: int, y: int, text: str) -> str:
    return f'<text x="{x}" y="{y}" font-size="12" text-anchor="middle" fill="#5c553f">{text}</text>'


def _wrecks(state: State) -> Iterator[str]:
    for wreck in state.wrecks:
        hull = f'<path d="{_HULLS[wreck.letter]}" fill="#8d8069" stroke="#4a4337"/>'
        cross = '<path d="M-10 -10 10 10M-10 10 10 -10" stroke="#4a4337" stroke-width="3"/>'
        yield _figure(state, wreck, _TILTED, hull + cross)


def _tanks(state: State) -> Iterator[str]:
    for tank in state.tanks:
        body, ink = _PAINT[tank.side]
        drawn = f'<path d="{_HULLS[tank.letter]}" fill="{body}" stroke="#26241b" stroke-width="2"/>'
        gun = "" if tank.letter == "A" else f'<path d="M0 -4V-19" stroke="{ink}" stroke-width="3"/>'
        yield _figure(state, tank, tank.heading, drawn + gun + _mark(tank))


def _figure(state: State, piece: Tank | Wreck, heading: int, drawn: str) -> str:
    x, y = _centre(state, piece.cell)
    return f'<g transform="translate({x} {y}) rotate({45 * heading})">{drawn}</g>'


def _mark(tank: Tank) -> str:
    """The sign of TC-05, so that a tank is told by more than its size; upright, or a diamond would become a square."""
    signs = {
        "C": "M0 8V0M0 0L7 3L0 6",
        "L": "M-5 4L0 0L5 4M-5 9L0 5L5 9",
        "M": "M0 -1L5 4L0 9L-5 4Z",
        "H": "M-5 -1H5V9H-5Z",
        "D": "M0 -1L6 9H-6Z",
        "A": "M-6 9V4Q0 -4 6 4V9",
    }
    ink, upright = _PAINT[tank.side][1], f"rotate({-45 * tank.heading} 0 4)"
    return f'<path d="{signs[tank.letter]}" transform="{upright}" fill="none" stroke="{ink}" stroke-width="2"/>'


def _threats(state: State) -> Iterator[str]:
    """TC-44, TC-45: the announced turn as an arrow, a ring around the command tank in CHECK."""
    for turn, paint in ((state.check, "#b3361e"), (state.escape, "#2f6f8f")):
        if turn:
            yield _arrow(state, turn, paint)
    target = state.command(state.mover) if state.check else None
    if target:
        x, y = _centre(state, target.cell)
        yield f'<circle cx="{x}" cy="{y}" r="19" fill="none" stroke="#b3361e" stroke-width="2" stroke-dasharray="6 4"/>'


def _arrow(state: State, turn: Turn, paint: str) -> str:
    x, y = _centre(state, turn.start)
    if isinstance(turn, Escape):
        to_x, to_y = x, 4 if state.mover else SIZE * state.board.height + 2 * EDGE - 4
    else:
        to_x, to_y = _centre(state, turn.end)
    return f'<path d="M{x} {y}L{to_x} {to_y}" stroke="{paint}" stroke-width="3" stroke-dasharray="2 5"/>'
