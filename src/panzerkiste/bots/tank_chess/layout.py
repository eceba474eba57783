"""The desk of a search: behind the position, what the search keeps; behind that, the turns of every ply on the way."""

from typing import Final

import numpy as np

from panzerkiste.games.tank_chess.kernel.desk import new_desk
from panzerkiste.games.tank_chess.kernel.layout import AREA, DEEPEST, MOST_TANKS, MOVES
from panzerkiste.games.tank_chess.kernel.tables import Numbers
from panzerkiste.games.tank_chess.state import State

ROOT: Final = MOVES  # how many turns were on the trail when the search began
PASSED: Final = ROOT + 1  # how many there were when a side last passed, which only the search can do
MADE: Final = PASSED + 1  # the turn made at each ply; 0 is a pass
KILLERS: Final = MADE + DEEPEST  # two turns for each ply
BEST_LINE: Final = KILLERS + 2 * DEEPEST  # the best line from each ply on: its length, then its turns
HISTORY: Final = BEST_LINE + DEEPEST * DEEPEST  # by tank and final cell: how often a turn was good
LISTS: Final = HISTORY + MOST_TANKS * AREA  # one list after another, each followed by the ranks of its turns


def search_desk(state: State) -> Numbers:
    position = new_desk(state)
    desk = np.zeros(LISTS + 2 * (len(position) - MOVES), dtype=np.int64)
    desk[:MOVES] = position[:MOVES]
    return desk
