"""Computer players: a careful one, and two that also see what lines can still become."""

from functools import cache, partial
from typing import Final

from connect_four.board import DIRECTIONS, Cell, stone
from connect_four.state import CODES, Options, State
from panzerkiste.bots.foresight import foresighted
from panzerkiste.engine.game import Seat
from panzerkiste.registry import Bots


def prospects(state: State, seat: Seat) -> float:
    """Lines that one side alone can still complete count for it, the more stones the more."""
    worth = 0
    for line in _all_lines(state.options):
        codes = "".join(stone(state.columns, cell) for cell in line)
        if len(set(codes)) == 1:
            worth += len(codes) ** 2 * (1 if codes[0] == CODES[seat] else -1)
    return worth


@cache
def _all_lines(options: Options) -> list[list[Cell]]:
    """Wherever a line can lie on a board of this size."""
    starts = [(column, row) for column in range(options.width) for row in range(options.height)]
    lines = [
        [(column + across * step, row + up * step) for step in range(options.connect)]
        for column, row in starts
        for across, up in DIRECTIONS
    ]
    return [line for line in lines if line[-1][0] < options.width and 0 <= line[-1][1] < options.height]


careful = partial(foresighted, 2, lambda state, seat: 0)
BOTS: Final = Bots((careful, partial(foresighted, 2, prospects), partial(foresighted, 3, prospects)))
