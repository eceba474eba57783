"""The board: cells, and stones in a line (CF-06)."""

from collections.abc import Iterator
from typing import Final

Columns = tuple[str, ...]
Cell = tuple[int, int]  # column and row, counted from the lower left corner

DIRECTIONS: Final = ((1, 0), (0, 1), (1, 1), (1, -1))


def stone(columns: Columns, cell: Cell) -> str:
    """The code of the stone in a cell; empty where there is none, and off the board."""
    column, row = cell
    return columns[column][row : row + 1] if 0 <= column < len(columns) and row >= 0 else ""


def stones(columns: Columns) -> Iterator[Cell]:
    """The cells that hold a stone."""
    return ((column, row) for column, word in enumerate(columns) for row in range(len(word)))


def with_stone(columns: Columns, column: int, code: str) -> Columns:
    """CF-03: a stone falls onto whatever lies in its column."""
    return (*columns[:column], columns[column] + code, *columns[column + 1 :])


def line_through(columns: Columns, cell: Cell, connect: int) -> tuple[Cell, ...]:
    """CF-06: the line that the stone in this cell is part of; empty where there is none."""
    for across, up in DIRECTIONS:
        line = (*_run(columns, cell, -across, -up), cell, *_run(columns, cell, across, up))
        if len(line) >= connect:
            return line
    return ()


def _run(columns: Columns, cell: Cell, across: int, up: int) -> list[Cell]:
    """The stones of the same side that follow from here without a gap."""
    found, code = list[Cell](), stone(columns, cell)
    column, row = cell[0] + across, cell[1] + up
    while stone(columns, (column, row)) == code:
        found.append((column, row))
        column, row = column + across, row + up
    return found


def in_lines(columns: Columns, connect: int) -> set[Cell]:
    """The cells of all lines on the board."""
    return {cell for start in stones(columns) for cell in line_through(columns, start, connect)}
