"""The transposition table: what earlier visits to a position found, shared by all threads without a lock.

An entry is two numbers: what is known, and the position's key mixed with it. A half-written entry fits no key.
"""

from typing import Final

import numpy as np

from panzerkiste.games.tank_chess.kernel.compiling import compiled
from panzerkiste.games.tank_chess.kernel.layout import (
    BEFORE_SHIFT,
    CONTENT,
    EMPTY,
    END_SHIFT,
    FIRST,
    HEADING_SHIFT,
    KILL,
    SIDE,
    TANK_CELL,
    TANK_HEADING,
    TANK_SHIFT,
    TARGET_SHIFT,
    VICTIM_SHIFT,
)
from panzerkiste.games.tank_chess.kernel.tables import Numbers

EXACT: Final = 1
AT_LEAST: Final = 2
AT_MOST: Final = 3

SCORE_SHIFT: Final = 29
DEPTH_SHIFT: Final = 45
BOUND_SHIFT: Final = 53
AGE_SHIFT: Final = 55
OLD: Final = 4  # an entry of an earlier search counts as that many plies shallower
MIDDLE: Final = 1 << 15


def new_memory(entries: int) -> Numbers:
    """Room for about so many positions, rounded down to a power of two."""
    return np.zeros(2 << (entries.bit_length() - 1), dtype=np.int64)


@compiled
def recall(memory: Numbers, key: int) -> int:
    """What is known of the position, or 0."""
    at = 4 * (key & (len(memory) // 4 - 1))
    for slot in (at, at + 2):
        if memory[slot] ^ memory[slot + 1] == key:
            return memory[slot + 1]
    return 0


@compiled
def remember(memory: Numbers, key: int, entry: int) -> None:
    """Keep an entry in place of one for the same position, or of the shallower and older of two."""
    at = 4 * (key & (len(memory) // 4 - 1))
    first, second = memory[at + 1], memory[at + 3]
    slot = at
    if memory[at] ^ first != key and (memory[at + 2] ^ second == key or _keeps(second, entry) < _keeps(first, entry)):
        slot = at + 2
    memory[slot] = key ^ entry
    memory[slot + 1] = entry


@compiled
def _keeps(entry: int, new: int) -> int:
    """How much an entry deserves its place."""
    return entry_depth(entry) - OLD * (((new >> AGE_SHIFT) - (entry >> AGE_SHIFT)) & 63)


@compiled
def pack(turn: int, score: int, depth: int, bound: int, age: int) -> int:
    small = turn >> END_SHIFT & 0x1FFF | (turn >> TANK_SHIFT & 255) << 13
    if turn & KILL:
        small |= (turn >> VICTIM_SHIFT & 255) << 21
    return small | (score + MIDDLE) << SCORE_SHIFT | depth << DEPTH_SHIFT | bound << BOUND_SHIFT | age << AGE_SHIFT


@compiled
def entry_score(entry: int) -> int:
    return (entry >> SCORE_SHIFT & 0xFFFF) - MIDDLE


@compiled
def entry_depth(entry: int) -> int:
    return entry >> DEPTH_SHIFT & 255


@compiled
def entry_bound(entry: int) -> int:
    return entry >> BOUND_SHIFT & 3


@compiled
def entry_turn(desk: Numbers, entry: int) -> int:
    """The turn that was best, or 0 where there is none or the position can hardly be the one it was best in."""
    end, tank, victim = entry & 1023, entry >> 13 & 255, entry >> 21 & 255
    side = desk[SIDE]
    if end == 0 or not desk[FIRST + side] <= tank < desk[FIRST + side + 1] or desk[TANK_CELL + tank] == 0:
        return 0
    cell = desk[TANK_CELL + tank]
    if end != cell and desk[CONTENT + end] != EMPTY:
        return 0
    turn = cell | desk[TANK_HEADING + tank] << BEFORE_SHIFT | tank << TANK_SHIFT
    turn |= end << END_SHIFT | (entry >> 10 & 7) << HEADING_SHIFT
    if victim == 0:
        return turn
    if not desk[FIRST + 1 - side] < victim <= desk[FIRST + 2 - side] or desk[TANK_CELL + victim - 1] == 0:
        return 0
    return turn | desk[TANK_CELL + victim - 1] << TARGET_SHIFT | victim << VICTIM_SHIFT | KILL
