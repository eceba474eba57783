"""The control panel of a thread that searches: what it obeys, how much it may leave out, and some of the weights."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import numpy as np

from panzerkiste.bots.tank_chess.evaluation import Weights
from panzerkiste.games.tank_chess.kernel.tables import KINDS, Numbers
from panzerkiste.games.tank_chess.tanks import TANKS

# What the search reports and obeys.
STOP: Final = 0
NODES: Final = 1
LIMIT: Final = 2  # of nodes
AGE: Final = 3  # the number of the search, for the memory

# How much may be left out.
PASS_SAVES: Final = 4  # how many plies less deep it is searched what happens if a side passes
SURPLUS: Final = 5  # so far above the window, for each ply left, a position is good enough as it stands
HOPE: Final = 6  # what turns that destroy nothing can be hoped to gain, for each ply left
FINE_HOPE: Final = 7  # and beyond what a turn does to the worth of poses, before the last ply
GREED: Final = 8  # what a shot in quiescence can gain beyond what it destroys
WIDTH: Final = 9  # how many quiet turns are looked at near the end: these,
WIDENING: Final = 10  # and so many times the square of the depth
ROOM: Final = 11  # how many shots are looked at where quiescence begins; half as many a ply later, and at least one

# What depends on where everybody stands.
HUNT: Final = 16  # by kind and distance from the enemy's command tank: what that is worth, in hundredths of a point
FURTHEST: Final = 32  # distances for each kind
CHASE: Final = HUNT + KINDS * FURTHEST  # the same in whole points, to order turns by
PANEL: Final = CHASE + KINDS * FURTHEST

# How much the search leaves out, by entry of the control panel. Found by self-play.
TEMPER: Final[Mapping[int, int]] = MappingProxyType(
    {
        PASS_SAVES: 3,
        SURPLUS: 80,
        HOPE: 70,
        FINE_HOPE: 25,
        GREED: 60,
        WIDTH: 8,
        WIDENING: 12,
        ROOM: 32,
    }
)


def new_panel(wanted: Weights, temper: Mapping[int, int]) -> Numbers:
    """A control panel with those weights of the evaluation that depend on where everybody stands."""
    panel = np.zeros(PANEL, dtype=np.int64)
    for entry, value in temper.items():
        panel[entry] = value
    for number, letter in enumerate(TANKS):
        for away in range(FURTHEST):
            near = wanted.hunt.nearness[min(away, len(wanted.hunt.nearness) - 1)]
            panel[HUNT + number * FURTHEST + away] = round(100 * wanted.hunt.kind[letter] * near)
            panel[CHASE + number * FURTHEST + away] = round(wanted.hunt.kind[letter] * near)
    return panel
