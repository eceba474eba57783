"""What a whole state of Panzerschlacht is worth to either side: as the coach sees it, with all values open."""

from random import Random
from typing import Final

from msgspec.structs import replace

from panzerkiste.bots.panzerschlacht.fighting import ranked_fights
from panzerkiste.bots.panzerschlacht.judgement import NEUTRAL
from panzerkiste.bots.panzerschlacht.standoff import losses
from panzerkiste.bots.panzerschlacht.suggesting import MIND
from panzerkiste.bots.panzerschlacht.thinking import outlook
from panzerkiste.bots.panzerschlacht.winning import chance
from panzerkiste.games.panzerschlacht.board import Side
from panzerkiste.games.panzerschlacht.resolution import fights
from panzerkiste.games.panzerschlacht.state import Board, State
from panzerkiste.registry import Judge


def chances(state: State) -> tuple[float, float] | None:
    """Of a set-up nothing is known. A plan that is locked is left out: it counts when it is shown."""
    if state.board is None:
        return None
    board = _open(state, state.board)
    values = state.secrets[board.mover].values
    if pairs := fights(board):
        wins = chance(board, board.mover, "fight", ranked_fights(board, values, pairs, NEUTRAL)[0].promise)
    else:
        wins = chance(board, board.mover, "move", _hoped(board, values))
    return (wins, 1 - wins) if board.mover == 0 else (1 - wins, wins)


def _open(state: State, board: Board) -> Board:
    """The board with every value shown."""
    return replace(board, armies=tuple(_shown(state, board, side) for side in range(len(board.armies))))


def _shown(state: State, board: Board, side: Side) -> object:
    army, values = board.armies[side], state.secrets[side].values
    tanks = tuple(replace(tank, shown=value) for tank, value in zip(army.tanks, values, strict=True))
    return replace(army, tanks=tanks)


def _hoped(board: Board, values: tuple[int, ...]) -> float:
    """What the best turn is expected to gain; the same board is always looked at in the same way."""
    seen = outlook(board, [values], MIND, Random(0), lambda: True)
    if seen is None:
        return 0.0
    hoped = seen.contest.worth[0] - losses(seen.contest, seen.mixture.cover)[0]
    return float(hoped.max()) - NEUTRAL.side_worth(len(board.armies[board.mover].standing))


JUDGE: Final = Judge(chances)
