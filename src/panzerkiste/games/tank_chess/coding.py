"""Turns in words for programs that learn: which tank, where it ends, facing which way, and what it fires at.

A flat numbering would be start times end times heading times target, most of it never legal; in parts it is as many
words as the map has cells, and a dozen more.
"""

from collections.abc import Iterator
from functools import partial
from typing import Final

from panzerkiste.engine.coding import Coding, Part, Words, listed
from panzerkiste.engine.game import Seat
from panzerkiste.games.tank_chess.actions import Escape, Turn
from panzerkiste.games.tank_chess.board import HEADINGS, members, name
from panzerkiste.games.tank_chess.observation import layouts, observe
from panzerkiste.games.tank_chess.setup import start
from panzerkiste.games.tank_chess.state import Options, State, Tank
from panzerkiste.games.tank_chess.turn import turns_of
from panzerkiste.games.tank_chess.view import View

HOLD: Final = "hold"  # no shot
ESCAPE: Final = "escape"


def coding(options: Options) -> Coding[State, Turn, View]:
    grid = start(options, 2).state.board.grid
    return Coding((*map(name, members(grid.everywhere)), *HEADINGS, HOLD, ESCAPE), begin, layouts(options), observe)


def begin(state: State, seat: Seat) -> Part[Turn]:
    """TC-13: turning on the spot is always legal, so every tank has a turn."""
    if state.result or seat != state.mover:
        return Part()
    return Part({name(tank.cell): partial(_with, state, tank) for tank in state.army(seat)})


def _with(state: State, tank: Tank) -> Part[Turn]:
    return listed(_spelled(state, tank))


def _spelled(state: State, tank: Tank) -> Iterator[tuple[Words, Turn]]:
    """The turns with one tank, without the word for it."""
    for turn in turns_of(state, tank, state.army(1 - tank.side), state.occupied & ~(1 << tank.cell)):
        if isinstance(turn, Escape):
            yield (ESCAPE,), turn
        else:
            target = HOLD if turn.target is None else name(turn.target)
            yield (name(turn.end), HEADINGS[turn.heading], target), turn
