"""What a seat sees as arrays: the board in planes, a few numbers. "Own" is the seat's side; for a watcher White."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from panzerkiste.engine.observation import Canvas, Layout
from panzerkiste.games.tank_chess.board import HEADINGS, SIDES, Cell, file_of, members, rank_of
from panzerkiste.games.tank_chess.draws import QUIET_TURNS
from panzerkiste.games.tank_chess.setup import start
from panzerkiste.games.tank_chess.state import Board, Options
from panzerkiste.games.tank_chess.tanks import LETTERS
from panzerkiste.games.tank_chess.terrain import TERRAINS
from panzerkiste.games.tank_chess.view import View

if TYPE_CHECKING:
    from panzerkiste.engine.observation import Arrays

WHOSE: Final = ("own", "enemy")
PLANES: Final = (
    *(f"{whose} {letter}" for whose in WHOSE for letter in LETTERS),
    *(f"heading {heading}" for heading in HEADINGS),
    "wreck",
    *(f"terrain {id}" for id in TERRAINS),
    *(f"{whose} goal" for whose in WHOSE),  # TC-69
)
NUMBERS: Final = ("own turn", "quiet", "own draw offer", "enemy draw offer", "in check", "escape announced")


def layouts(options: Options) -> tuple[Layout, ...]:
    return _layouts(start(options, 2).state.board)


def _layouts(board: Board) -> tuple[Layout, ...]:
    return Layout("board", PLANES, (board.height, board.width)), Layout("numbers", NUMBERS)


@lru_cache(maxsize=8)
def _ground(board: Board) -> list[tuple[str, tuple[int, int]]]:
    """The plane and place of each cell's terrain."""
    signs = {terrain.sign: f"terrain {id}" for id, terrain in TERRAINS.items()}
    return [(signs[board.sign(cell)], _place(cell)) for cell in members(board.grid.everywhere)]


def observe(view: View) -> "Arrays":
    state, board, own = view.state, view.state.board, max(view.seat, 0)
    canvas = Canvas(_layouts(board))
    for tank in state.tanks:
        canvas.put("board", f"{_whose(tank.side, own)} {tank.letter}", *_place(tank.cell))
        canvas.put("board", f"heading {HEADINGS[tank.heading]}", *_place(tank.cell))
    canvas.put_all("board", "wreck", (_place(wreck.cell) for wreck in state.wrecks))
    for plane, place in _ground(board):
        canvas.put("board", plane, *place)
    for side, goal in zip(SIDES, board.goals, strict=False):
        canvas.put("board", f"{_whose(side, own)} goal", *_place(goal))
    canvas.numbers(
        own_turn=state.mover == own,
        quiet=state.quiet / QUIET_TURNS,
        own_draw_offer=state.draw_offer == own,
        enemy_draw_offer=state.draw_offer == 1 - own,
        in_check=state.check is not None and state.mover == own,
        escape_announced=state.escape is not None and state.mover == own,
    )
    return canvas.arrays


def _whose(side: int, own: int) -> str:
    return WHOSE[side != own]


def _place(cell: Cell) -> tuple[int, int]:
    return rank_of(cell), file_of(cell)
