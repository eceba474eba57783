"""Sets of squares on the desk, steps from square to square, and chance."""

from panzerkiste.games.panzerschlacht.kernel.compiling import compiled
from panzerkiste.games.panzerschlacht.kernel.layout import (
    CONTENT,
    DEPOT,
    EMPTY,
    INSTALLATION,
    LUCK,
    SET,
    SIDE,
    Numbers,
)


@compiled
def holds(desk: Numbers, at: int, square: int) -> int:
    """Whether the set at that entry has the square."""
    return desk[at + (square >> 6)] >> (square & 63) & 1


@compiled
def put(desk: Numbers, at: int, square: int) -> None:
    desk[at + (square >> 6)] |= 1 << (square & 63)


@compiled
def drop(desk: Numbers, at: int, square: int) -> None:
    desk[at + (square >> 6)] &= ~(1 << (square & 63))


@compiled
def empty(desk: Numbers, at: int) -> None:
    for word in range(SET):
        desk[at + word] = 0


@compiled
def beside(side: int, square: int, direction: int) -> int:
    """PS-09: the square before (0), left (1), right (2) or behind (3) as a tank of that side goes, or -1."""
    if direction == 1:
        return square - 1 if square % 10 > 0 else -1
    if direction == 2:
        return square + 1 if square % 10 < 9 else -1
    to = square + 10 if (direction == 0) != (side == 1) else square - 10
    return to if 0 <= to < 100 else -1


@compiled
def leave(desk: Numbers, square: int) -> None:
    """A tank goes from the square; an installation that it covered stands there still."""
    desk[CONTENT + square] = EMPTY
    for side in range(2):
        for kind in range(3):
            if desk[DEPOT + side * SIDE + kind] == square:
                desk[CONTENT + square] = INSTALLATION + 3 * side + kind


@compiled
def mixed(code: int) -> int:
    """A number without pattern for each code."""
    code = (code + 1) * -0x61C8864680B583EB
    code = (code ^ code >> 30) * -0x40A7B892E31B1A47
    return code ^ code >> 31


@compiled
def below(desk: Numbers, limit: int) -> int:
    """A number by chance."""
    desk[LUCK] += 1
    return (mixed(desk[LUCK]) >> 16 & 0xFFFFFFFF) % limit
