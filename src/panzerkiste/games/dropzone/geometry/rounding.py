"""Ways around corners (DZ-014): the disc's centre goes along a circle, and a way of straight lines just outside it."""

import math
from itertools import groupby, pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

Point = tuple[float, float]
Floats = NDArray[np.float64]
Turn = tuple[float, float, float, float, float]  # a place to turn at, and the middle and radius of its circle

NO_CIRCLE: Final = (0.0, 0.0, 0.0)
_FINE: Final = math.radians(8.0)  # DZ-101: so the way is longer than the circle by less than 0.2 %
_WINDING: Final = 3  # turns around one circle from which on it is worth the while


def beside_circle(centre: Point, radius: float, turn: tuple[float, float], most: float) -> list[Turn]:
    """Corners of a polygon just outside an arc, which bend by *most*, and the ends of the arc itself.

    *turn* is where it starts and how far it goes, in mathematical angles.
    """
    start, bend = turn
    count = max(1, math.ceil(abs(bend) / most))
    half = bend / count / 2.0
    bends = [(start + (2 * n + 1) * half, radius / math.cos(half)) for n in range(count)]
    ends = [(start, radius), *bends, (start + bend, radius)]
    return [
        (centre[0] + reach * math.cos(angle), centre[1] + reach * math.sin(angle), *centre, radius)
        for angle, reach in ends
    ]


def winds(turns: Floats) -> bool:
    """Whether a way goes around a corner so far that a finer polygon is shorter."""
    return any(len(part) >= _WINDING and turns[part[0], 4] > 0.0 for part in _parts(turns))


def _parts(turns: Floats) -> list[list[int]]:
    """Turns that follow each other around the same circle."""
    circles = [tuple(circle) for circle in turns[:, 2:].tolist()]
    return [list(part) for _, part in groupby(range(len(turns)), key=circles.__getitem__)]


def rounded(points: tuple[Point, ...], turns: Floats) -> Floats:
    """The way with a finer polygon wherever it winds around a corner."""
    way: list[Point] = [points[0]]
    for part in _parts(turns):
        x, y, radius = turns[part[0], 2:].tolist()
        around = [points[place + 1] for place in part if place + 2 < len(points)]
        if radius > 0.0 and len(part) >= _WINDING and len(around) == len(part):
            around = _around((x, y), radius, [points[part[0]], *around, points[part[-1] + 2]])
        way += around
    return np.array([*way, points[-1]])


def _around(centre: Point, radius: float, way: list[Point]) -> list[Point]:
    """From where the line from the first point touches the circle to where the line to the last one does."""
    angles = [math.atan2(y - centre[1], x - centre[0]) for x, y in way]
    whole = sum(_turned(one, other) for one, other in pairwise(angles))
    side = math.copysign(1.0, whole)
    before, after = (_touching(math.dist(centre, end), radius) for end in (way[0], way[-1]))
    turn = angles[0] + side * before, whole - side * (before + after)
    return [(x, y) for x, y, *_ in beside_circle(centre, radius, turn, _FINE)]


def _turned(one: float, other: float) -> float:
    """From one angle to the other, the short way around."""
    return math.remainder(other - one, math.tau)


def _touching(away: float, radius: float) -> float:
    """How far around the circle its tangent from a point touches it."""
    return math.acos(min(1.0, radius / away))
