"""What of a view a screen is shown: the position, without the turns that only repetitions are found by (TC-56)."""

from msgspec import Struct

from panzerkiste.engine.game import Result, Seat
from panzerkiste.games.tank_chess.actions import Escape, Move
from panzerkiste.games.tank_chess.board import Side
from panzerkiste.games.tank_chess.state import Board, Options, Tank, Wreck
from panzerkiste.games.tank_chess.victory import standing
from panzerkiste.games.tank_chess.view import View


class Position(Struct, frozen=True):
    """The state as far as players look at it, the tanks as they stand on the board."""

    options: Options
    board: Board
    tanks: tuple[Tank, ...]
    wrecks: tuple[Wreck, ...]
    mover: Side
    turn: int
    quiet: int
    check: Move | None
    escape: Move | Escape | None
    result: Result | None
    last: Move | Escape | None


class Screen(Struct, frozen=True):
    seat: Seat
    state: Position


def screen(view: View) -> Screen:
    state = view.state
    position = Position(
        state.options,
        state.board,
        standing(state),
        state.wrecks,
        state.mover,
        state.turn,
        state.quiet,
        state.check,
        state.escape,
        state.result,
        state.last,
    )
    return Screen(view.seat, position)
