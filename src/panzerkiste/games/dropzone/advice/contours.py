"""Outlines of an area that is known at the points of a grid (marching squares)."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from panzerkiste.games.dropzone.advice.answers import Ring
from panzerkiste.games.dropzone.geometry import at_least, same
from panzerkiste.games.dropzone.terms import Point

Values = Sequence[Sequence[float]]
"""By row and column: not negative inside, negative outside; -inf where nothing is known but that it is outside."""

Crossing = tuple[int, int, int, int]
"""Where the outline crosses the line between an inner and an outer point of the grid, named by both."""


class Grid(NamedTuple):
    """*columns* and *rows* are the coordinates of the points."""

    columns: Sequence[float]
    rows: Sequence[float]
    values: Values


# The corners of a cell, counter-clockwise: which pairs of its sides the outline joins, by the corners that are inside.
# It runs with the inside on its left. Where two opposite corners are inside they are kept apart.
_CORNERS: Final = ((0, 0), (0, 1), (1, 1), (1, 0))


def outlines(grid: Grid) -> tuple[Ring, ...]:
    follows = dict(_steps(grid.values))
    rings: list[Ring] = []
    while follows:
        first, here = follows.popitem()
        way = [first]
        while here != first:
            way.append(here)
            here = follows.pop(here)
        rings.append(_plain([_place(grid, crossing) for crossing in way]))
    return tuple(ring for ring in rings if len(ring) > 2)


def _steps(values: Values) -> Iterator[tuple[Crossing, Crossing]]:
    """From crossing to crossing, cell by cell. Around the grid everything is outside."""
    for row in range(-1, len(values)):
        for column in range(-1, len(values[0])):
            corners = [(row + up, column + right) for up, right in _CORNERS]
            inside = [at_least(_value(values, corner), 0.0) for corner in corners]
            if any(inside) and not all(inside):
                yield from _steps_in_cell(corners, inside)


def _value(values: Values, corner: tuple[int, int]) -> float:
    row, column = corner
    known = 0 <= row < len(values) and 0 <= column < len(values[0])
    return values[row][column] if known else float("-inf")


def _steps_in_cell(corners: Sequence[tuple[int, int]], inside: Sequence[bool]) -> Iterator[tuple[Crossing, Crossing]]:
    """The outline comes in before each run of inner corners' end and leaves where the run began."""
    for place in range(4):
        if inside[place] and not inside[place - 1]:
            end = place
            while inside[(end + 1) % 4]:
                end += 1
            begins = (*corners[place], *corners[place - 1])
            ends = (*corners[end % 4], *corners[(end + 1) % 4])
            yield ends, begins


def _place(grid: Grid, crossing: Crossing) -> Point:
    """Between the two points in proportion to their values; at the inner one where the outer is not known."""
    row, column, beyond_row, beyond_column = crossing
    inner, outer = grid.values[row][column], _value(grid.values, (beyond_row, beyond_column))
    here = grid.columns[column], grid.rows[row]
    if outer == float("-inf") or same(inner, outer):
        return here
    share = max(0.0, inner) / (inner - outer)
    there = grid.columns[beyond_column], grid.rows[beyond_row]
    return here[0] + share * (there[0] - here[0]), here[1] + share * (there[1] - here[1])


def _plain(ring: Sequence[Point]) -> Ring:
    """In hundredths of an inch, without points that lie on the line between their neighbours."""
    rounded = [(round(x, 2), round(y, 2)) for x, y in ring]
    distinct = [point for place, point in enumerate(rounded) if point != rounded[place - 1]]
    return tuple(
        point
        for place, point in enumerate(distinct)
        if _bends(distinct[place - 1], point, distinct[(place + 1) % len(distinct)])
    )


def _bends(before: Point, point: Point, after: Point) -> bool:
    (ax, ay), (bx, by), (cx, cy) = before, point, after
    return abs((bx - ax) * (cy - by) - (by - ay) * (cx - bx)) > 1e-3
