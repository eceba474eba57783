"""Arcs of fire: four closed quadrants and the corridor (DZ-017, DZ-123, DZ-124, DZ-266, DZ-339)."""

import math
from collections.abc import Collection
from enum import StrEnum
from typing import Final

from panzerkiste.games.dropzone.fields.terrain import Point
from panzerkiste.games.dropzone.geometry.plane import distance, relative_bearing
from panzerkiste.games.dropzone.geometry.tolerance import at_least, at_most

CORRIDOR_WIDTH: Final = 2.0  # DZ-017


class Arc(StrEnum):
    FRONT = "F"
    LEFT = "SL"
    RIGHT = "SR"
    REAR = "R"
    CORRIDOR = "C"


QUADRANTS: Final = (Arc.FRONT, Arc.LEFT, Arc.RIGHT, Arc.REAR)


def arcs_towards(at: Point, facing: float, point: Point) -> tuple[Arc, ...]:
    """DZ-017: the quadrants *point* lies in: two on a border, all four on the reference point itself."""
    if at_most(distance(at, point), 0.0):
        return QUADRANTS
    off = relative_bearing(at, facing, point)
    return tuple(arc for arc in QUADRANTS if _within(arc, off))


def _within(arc: Arc, off: float) -> bool:
    match arc:
        case Arc.FRONT:
            return at_most(abs(off), 45.0)
        case Arc.RIGHT:
            return at_least(off, 45.0) and at_most(off, 135.0)
        case Arc.LEFT:
            return at_least(off, -135.0) and at_most(off, -45.0)
        case _:
            return at_least(abs(off), 135.0)


def in_corridor(at: Point, facing: float, point: Point, width: float = CORRIDOR_WIDTH) -> bool:
    """DZ-017: in the strip straight ahead."""
    inches, off = distance(at, point), math.radians(relative_bearing(at, facing, point))
    return at_least(inches * math.cos(off), 0.0) and at_most(abs(inches * math.sin(off)), width / 2.0)


def in_arc(
    allowed: Collection[Arc], at: Point, facing: float, point: Point, corridor_width: float = CORRIDOR_WIDTH
) -> bool:
    """DZ-124: in an allowed sector and in no forbidden one; the corridor is decided by its strip alone."""
    if Arc.CORRIDOR in allowed and in_corridor(at, facing, point, corridor_width):
        return True
    towards = arcs_towards(at, facing, point)
    return all(arc in allowed for arc in towards)
