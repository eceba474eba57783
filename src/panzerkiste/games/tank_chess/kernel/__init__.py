"""The same rules on flat arrays, compiled: for search, for counting and for playing in bulk.

It covers the base game, RAID and the terrain of the Fun Set, with up to 128 tanks (``covers``). The readable rules
remain the reference, and tests hold the kernel to them turn by turn.
"""

from panzerkiste.games.tank_chess.kernel.desk import covers, new_desk
from panzerkiste.games.tank_chess.kernel.layout import MOVES
from panzerkiste.games.tank_chess.kernel.making import perft
from panzerkiste.games.tank_chess.state import State

__all__ = ["count", "covers"]


def count(state: State, depth: int) -> int:
    """TC-22: how many sequences of *depth* turns there are; every turn is made and taken back."""
    return int(perft(new_desk(state, depth), MOVES, depth))
