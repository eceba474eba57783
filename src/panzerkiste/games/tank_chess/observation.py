"""What a seat sees as arrays: the board in planes, a few numbers. "Own" is the seat's side; for a watcher White."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from panzerkiste.engine.observation import Canvas, Layout
from panzerkiste.games.tank_chess.board import HEADINGS, SIDES, Cell, file_of, members, rank_of
from panzerkiste.games.tank_chess.draws import QUIET_TURNS
from panzerkiste.games.tank_chess.setup import start
from panzerkiste.games.tank_chess.state import Board, Options, State
from panzerkiste.games.tank_chess.tanks import LETTERS
from panzerkiste.games.tank_chess.terrain import TERRAINS
from panzerkiste.games.tank_chess.view import View

if TYPE_CHECKING:
    from numpy import float32
    from numpy.typing import NDArray

    from panzerkiste.engine.observation import Arrays

WHOSE: Final = ("own", "enemy")
PLANES: Final = (
    *(f"{whose} {letter}" for whose in WHOSE for letter in LETTERS),
    *(f"heading {heading}" for heading in HEADINGS),
    "wreck",
    *(f"terrain {id}" for id in TERRAINS),
    *(f"{whose} goal" for whose in WHOSE),  # TC-69
)
_PLANE: Final = {said: number for number, said in enumerate(PLANES)}
NUMBERS: Final = ("own turn", "quiet", "own draw offer", "enemy draw offer", "in check", "escape announced")


def layouts(options: Options) -> tuple[Layout, ...]:
    return _layouts(start(options, 2).state.board)


def _layouts(board: Board) -> tuple[Layout, ...]:
    return Layout("board", PLANES, (board.height, board.width)), Layout("numbers", NUMBERS)


@lru_cache(maxsize=8)
def _ground(board: Board) -> "NDArray[float32]":
    """The planes of a board without pieces, to be copied."""
    signs = {terrain.sign: f"terrain {id}" for id, terrain in TERRAINS.items()}
    canvas = Canvas(_layouts(board))
    for cell in members(board.grid.everywhere):
        canvas.put("board", signs[board.sign(cell)], *_place(cell))
    return canvas.arrays["board"]


def observe(view: View) -> "Arrays":
    state, board, own = view.state, view.state.board, max(view.seat, 0)
    canvas = Canvas(_layouts(board))
    planes = canvas.arrays["board"]
    planes[:] = _ground(board)
    for place in _pieces(state, own):
        planes[place] = 1.0
    canvas.numbers(
        own_turn=state.mover == own,
        quiet=state.quiet / QUIET_TURNS,
        own_draw_offer=state.draw_offer == own,
        enemy_draw_offer=state.draw_offer == 1 - own,
        in_check=state.check is not None and state.mover == own,
        escape_announced=state.escape is not None and state.mover == own,
    )
    return canvas.arrays


def _pieces(state: State, own: int) -> Iterator[tuple[int, int, int]]:
    """Plane, rank and file of every one."""
    for tank in state.tanks:
        yield _PLANE[f"{_whose(tank.side, own)} {tank.letter}"], *_place(tank.cell)
        yield _PLANE[f"heading {HEADINGS[tank.heading]}"], *_place(tank.cell)
    for wreck in state.wrecks:
        yield _PLANE["wreck"], *_place(wreck.cell)
    for side, goal in zip(SIDES, state.board.goals, strict=False):
        if goal >= 0:  # a drawing may have no command tank yet
            yield _PLANE[f"{_whose(side, own)} goal"], *_place(goal)


def _whose(side: int, own: int) -> str:
    return WHOSE[side != own]


def _place(cell: Cell) -> tuple[int, int]:
    return rank_of(cell), file_of(cell)
