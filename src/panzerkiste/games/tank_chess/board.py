"""Coordinates (TC-01 to TC-03): cells, headings and lines on a board of any size.

A cell is the number 32 · rank + file, both counted from 0, so that it has the same number and name on every board.
A heading is a number from 0 (N) clockwise to 7 (NW). A set of cells is an integer with one bit each: a step or a
line of fire is worked out for many cells at once, and the files beyond the widest board catch what drives off it.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

Cell = int
Heading = int
Side = int
Cells = int  # a set of cells as bits

WHITE: Final[Side] = 0
BLACK: Final[Side] = 1
SIDES: Final = (WHITE, BLACK)
SIDE_CODES: Final = "wb"
SIDE_IDS: Final = ("white", "black")

SMALLEST: Final = 8
LARGEST: Final = 26
STRIDE: Final = 32
FILES: Final = "abcdefghijklmnopqrstuvwxyz"
CELL_TEXT: Final = r"[a-z](?:1\d|2[0-6]|[1-9])"

HEADINGS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")  # TC-02
HEADING_TEXT: Final = "NE|NW|SE|SW|N|E|S|W"
ALL_HEADINGS: Final = range(8)
STEPS: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
OFFSETS: Final = tuple(STRIDE * dy + dx for dx, dy in STEPS)


def turned(heading: Heading, eighths: int) -> Heading:
    """TC-02: turned right by so many times 45°, left where negative."""
    return (heading + eighths) % 8


def opposite(heading: Heading) -> Heading:
    return (heading + 4) % 8


def cell_at(file: int, rank: int) -> Cell:
    """The cell on this file and rank, both counted from 0."""
    return STRIDE * rank + file


def file_of(cell: Cell) -> int:
    return cell % STRIDE


def rank_of(cell: Cell) -> int:
    return cell // STRIDE


def name(cell: Cell) -> str:
    """TC-01."""
    return f"{FILES[file_of(cell)]}{rank_of(cell) + 1}"


def read_cell(text: str) -> Cell | None:
    """The cell of that name on the largest board."""
    if not re.fullmatch(CELL_TEXT, text):
        return None
    return cell_at(FILES.index(text[0]), int(text[1:]) - 1)


def distance(start: Cell, end: Cell) -> int:
    """How many steps apart two cells are when a diagonal step counts one."""
    return max(abs(file_of(start) - file_of(end)), abs(rank_of(start) - rank_of(end)))


def cells(members: Iterable[Cell]) -> Cells:
    bits = 0
    for cell in members:
        bits |= 1 << cell
    return bits


def members(bits: Cells) -> list[Cell]:
    """The cells of a set, by rank, then by file."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found


def ahead(cells: Cells, heading: Heading) -> Cells:
    """One step along *heading* from each of *cells*; what drives off the board lands on no cell of it (TC-19)."""
    offset = OFFSETS[heading]
    return cells << offset if offset > 0 else cells >> -offset


def nearest(cells: Cells, heading: Heading) -> Cell:
    """Of some cells on one line, the first that is met when going along *heading*."""
    return (cells & -cells if OFFSETS[heading] > 0 else cells).bit_length() - 1


@dataclass(frozen=True, eq=False)
class Grid:
    """What follows from the size of a board alone. Made by ``grid``, once for each size."""

    width: int
    height: int
    everywhere: Cells
    lines: tuple[tuple[tuple[Cell, ...], ...], ...]  # by heading and cell: the cells beyond, nearest first
    beyond: tuple[tuple[Cells, ...], ...]  # the same as sets
    exits: tuple[tuple[Cells, ...], tuple[Cells, ...]]  # by side and heading: where a step crosses the far edge

    def __contains__(self, cell: Cell) -> bool:
        return cell >= 0 and bool(self.everywhere >> cell & 1)

    def direction(self, start: Cell, end: Cell) -> Heading | None:
        """The heading in which *end* lies straight ahead of *start*, if there is one."""
        return next((heading for heading in ALL_HEADINGS if self.beyond[heading][start] >> end & 1), None)

    def half_turned(self, cell: Cell) -> Cell:
        return cell_at(self.width - 1, self.height - 1) - cell


@lru_cache(maxsize=64)
def grid(width: int, height: int) -> Grid:
    lines = tuple(tuple(_line(width, height, cell, step) for cell in range(STRIDE * height)) for step in STEPS)
    return Grid(
        width,
        height,
        everywhere=cells(cell_at(x, y) for x in range(width) for y in range(height)),
        lines=lines,
        beyond=tuple(tuple(cells(line) for line in along) for along in lines),
        exits=(_exits(width, height - 1, 1), _exits(width, 0, -1)),
    )


def _line(width: int, height: int, cell: Cell, step: tuple[int, int]) -> tuple[Cell, ...]:
    x, y = file_of(cell), rank_of(cell)
    found = []
    while 0 <= (x := x + step[0]) < width and 0 <= (y := y + step[1]) < height:
        found.append(cell_at(x, y))
    return tuple(found)


def _exits(width: int, last_rank: int, outward: int) -> tuple[Cells, ...]:
    """TC-40: the step leads beyond the last rank, and not through a corner of the board."""
    return tuple(
        cells(cell_at(x, last_rank) for x in range(width) if dy == outward and 0 <= x + dx < width) for dx, dy in STEPS
    )


@lru_cache(maxsize=256)
def bands(grid: Grid, shortest: int, longest: int | None) -> tuple[tuple[Cells, ...], ...]:
    """By cell and heading: the cells on the line from there that are *shortest* to *longest* steps away."""
    return tuple(
        tuple(cells(line[shortest - 1 : longest]) for line in lines) for lines in zip(*grid.lines, strict=True)
    )


@lru_cache(maxsize=1 << 15)
def surroundings(grid: Grid, cell: Cell, steps: int) -> Cells:
    """The cells at most so many steps away."""
    return cells(other for other in members(grid.everywhere) if distance(cell, other) <= steps)
