"""RAID (TC-69): a side also wins by ending a move where the map's setup puts the enemy's command tank."""

from panzerkiste.games.tank_chess.board import Cells, Side
from panzerkiste.games.tank_chess.movement import Reach
from panzerkiste.games.tank_chess.state import Board, Tank


def goal(board: Board, side: Side) -> Cells:
    """The cell this side raids, as a set; empty in the standard game, and where a drawing has no command tank yet."""
    return 1 << board.goals[side] if board.goals and board.goals[side] >= 0 else 0


def without_goal(board: Board, tank: Tank, way: Reach) -> Reach:
    """What of a tank's reach it may fire from: no shot belongs to a raid."""
    raided = goal(board, tank.side)
    if not raided:
        return way
    return Reach([cells & ~raided for cells in way.ends], way.sinks, way.layers, way.escapes)
