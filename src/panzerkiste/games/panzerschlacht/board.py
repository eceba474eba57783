"""The board and its numbers (PS-07 to PS-11).

A square is a number from 0 (a1) to 99 (j10), row by row; a set of squares is an integer with one bit each.
"""

import re
from collections.abc import Iterable
from typing import Final

from panzerkiste.engine.illegal import Illegal

Square = int
Side = int
Squares = int  # a set of squares as bits

GREEN: Final[Side] = 0
GREY: Final[Side] = 1
SIDE_CODES: Final = "GY"
NOWHERE: Final[Square] = -1

_NAMES: Final = tuple(f"{file}{rank}" for rank in range(1, 11) for file in "abcdefghij")
_SQUARE = re.compile(r"([a-j])(10|[1-9])|#(100|[1-9][0-9]?)")


def row(square: Square) -> int:
    """The row 1 to 10, away from Green."""
    return square // 10 + 1


def name(square: Square) -> str:
    """e4; what is no square is called by its number."""
    return _NAMES[square] if 0 <= square < 100 else str(square)


def printed_number(square: Square) -> int:
    """PS-08: the number printed on the square; Green sees 100 in the upper left corner."""
    return 10 * (row(square) - 1) + 10 - square % 10


def read_square(text: str) -> Square:
    """PS-91: a square by name or by printed number."""
    found = _SQUARE.fullmatch(text)
    if not found:
        raise Illegal("PS-91", text=text)
    if found[3]:
        number = int(found[3]) - 1
        return number // 10 * 10 + 9 - number % 10
    return (int(found[2]) - 1) * 10 + "abcdefghij".index(found[1])


def squares(members: Iterable[Square]) -> Squares:
    bits = 0
    for square in members:
        bits |= 1 << square
    return bits


def members(bits: Squares) -> list[Square]:
    return [square for square, bit in enumerate(reversed(f"{bits:b}")) if bit == "1"]


def half(side: Side) -> range:
    """PS-07: the squares of a side's half."""
    return range(50) if side == GREEN else range(50, 100)


def home_row(side: Side) -> range:
    return range(10) if side == GREEN else range(90, 100)


def goal_row(side: Side) -> range:
    return home_row(1 - side)


def rows_to_goal(side: Side, square: Square) -> int:
    return 10 - row(square) if side == GREEN else row(square) - 1


def _at(file: int, rank: int) -> Square | None:
    return rank * 10 + file if 0 <= file < 10 and 0 <= rank < 10 else None


def _on_board(*candidates: Square | None) -> tuple[Square, ...]:
    return tuple(square for square in candidates if square is not None)


# PS-09: forward belongs to the owner, for the whole game.
FORWARD: Final = tuple(tuple(_at(s % 10, s // 10 + step) for s in range(100)) for step in (1, -1))
SIDEWAYS: Final = tuple(_on_board(_at(s % 10 - 1, s // 10), _at(s % 10 + 1, s // 10)) for s in range(100))
# PS-10: adjacent squares share an edge; diagonal ones never count.
ADJACENT: Final = tuple(_on_board(_at(s % 10, s // 10 - 1), *SIDEWAYS[s], _at(s % 10, s // 10 + 1)) for s in range(100))
# PS-36: where a plain tank may step. PS-70: where a command tank may.
PLAIN_STEPS: Final = tuple(tuple(_on_board(FORWARD[side][s], *SIDEWAYS[s]) for s in range(100)) for side in (0, 1))
COMMAND_STEPS: Final = ADJACENT
