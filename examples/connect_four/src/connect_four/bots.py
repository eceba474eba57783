"""Computer players: a careful one, and two that look ahead."""

from functools import cache, partial
from math import inf
from typing import Final

from connect_four.board import DIRECTIONS, Cell, Columns, line_through, stone, with_stone
from connect_four.state import CODES, LETTERS, Drop, Options
from panzerkiste.bots.knowledge import Knowledge
from panzerkiste.registry import Bots

WON: Final = 10_000
RIVAL: Final = {"R": "Y", "Y": "R"}


def careful(known: Knowledge) -> Drop:
    """Completes its own line, or else prevents the rival's, or else drops anywhere."""
    columns, options, own = known.view.columns, known.view.options, CODES[known.seat]
    for code in (own, RIVAL[own]):
        for column in _open(columns, options):
            if _completes(columns, options, column, code):
                return Drop(LETTERS[column])
    return Drop(LETTERS[known.rng.choice(_open(columns, options))])


def foresighted(turns: int, known: Knowledge) -> Drop:
    """Looks so many turns ahead; of what seems equally good it takes any."""
    columns, options, own = known.view.columns, known.view.options, CODES[known.seat]
    best, worth = careful(known), -inf
    for column in known.rng.sample(_open(columns, options), len(known.offer.actions)):
        if _completes(columns, options, column, own):
            return Drop(LETTERS[column])
        if not known.in_time():
            break
        rest = with_stone(columns, column, own)
        found = -_worth(rest, options, RIVAL[own], turns - 1, (-inf, -worth))
        if found > worth:
            best, worth = Drop(LETTERS[column]), found
    return best


def _open(columns: Columns, options: Options) -> list[int]:
    """CF-04: the columns with room, the middle first."""
    return [column for column in _from_the_middle(options.width) if len(columns[column]) < options.height]


@cache
def _from_the_middle(width: int) -> list[int]:
    return sorted(range(width), key=lambda column: abs(2 * column + 1 - width))


def _completes(columns: Columns, options: Options, column: int, code: str) -> bool:
    """Would a stone of this side in this column complete a line?"""
    cell = column, len(columns[column])
    return bool(line_through(with_stone(columns, column, code), cell, options.connect))


def _worth(columns: Columns, options: Options, own: str, turns: int, bounds: tuple[float, float]) -> float:
    """What the position is worth to the side that is to move, as far as it lies between the bounds."""
    open_columns, (low, high) = _open(columns, options), bounds
    if not open_columns:
        return 0
    if any(_completes(columns, options, column, own) for column in open_columns):
        return WON + turns  # the sooner the better
    if turns <= 0:
        return _prospects(columns, options, own)
    for column in open_columns:
        rest = with_stone(columns, column, own)
        low = max(low, -_worth(rest, options, RIVAL[own], turns - 1, (-high, -low)))
        if low >= high:
            break
    return low


def _prospects(columns: Columns, options: Options, own: str) -> float:
    """Lines that one side alone can still complete count for it, the more stones the more."""
    worth = 0
    for line in _all_lines(options):
        codes = "".join(stone(columns, cell) for cell in line)
        if codes and RIVAL[codes[0]] not in codes:
            worth += len(codes) ** 2 if codes[0] == own else -(len(codes) ** 2)
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


BOTS: Final = Bots((careful, partial(foresighted, 1), partial(foresighted, 4)))
