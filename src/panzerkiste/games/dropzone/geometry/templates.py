"""The round templates: landing zones, blasts and crashes (DZ-018, DZ-159, DZ-163, DZ-168, DZ-336)."""

import math
from itertools import pairwise
from typing import Final, NamedTuple

from panzerkiste.games.dropzone.fields.terrain import Outline, Point
from panzerkiste.games.dropzone.geometry.bodies import Body, gap_to_point
from panzerkiste.games.dropzone.geometry.plane import distance, distance_to_outline, edges
from panzerkiste.games.dropzone.geometry.tolerance import at_most

RIM_POINTS: Final = 72  # DZ-163


class Template(NamedTuple):
    """DZ-018: a disc on the table."""

    at: Point
    diameter: float

    @property
    def radius(self) -> float:
        return self.diameter / 2.0


def under(template: Template, body: Body) -> bool:
    """DZ-168: whether any part of hull or base lies under the template."""
    return at_most(gap_to_point(body, template.at), template.radius)


def centre_under(template: Template, body: Body) -> bool:
    """DZ-168: whether the centre of a base lies under the template."""
    return at_most(distance(body.at, template.at), template.radius)


def overlap(one: Template, other: Template) -> bool:
    """DZ-159: the templates of aircraft that land together may touch, not overlap."""
    return not at_most((one.diameter + other.diameter) / 2.0, distance(one.at, other.at))


def distance_to_rim(template: Template, point: Point) -> float:
    """DZ-163: from *point* to the nearest point of the disc."""
    return max(0.0, distance(point, template.at) - template.radius)


def rim(template: Template) -> tuple[Point, ...]:
    """DZ-163: the points of the rim that an enemy may see."""
    x, y = template.at
    turns = (math.tau * n / RIM_POINTS for n in range(RIM_POINTS))
    return tuple((x + template.radius * math.sin(turn), y + template.radius * math.cos(turn)) for turn in turns)


def touches(template: Template, outline: Outline) -> bool:
    """DZ-159, DZ-168: whether any part of an area lies under the template, be it a single point."""
    return at_most(distance_to_outline(outline, template.at), template.radius)


def share_over(template: Template, outline: Outline) -> float:
    """DZ-168: the exact share of the template's area that lies over *outline*."""
    x, y = template.at
    moved = tuple((px - x, py - y) for px, py in outline)
    return abs(math.fsum(_disc_area(a, b, template.radius) for a, b in edges(moved))) / (math.pi * template.radius**2)


def _disc_area(a: Point, b: Point, radius: float) -> float:
    """The signed area that the disc around the origin shares with the triangle of the origin, *a* and *b*."""
    cuts = [a, *_crossings(a, b, radius), b]
    return math.fsum(_sector_or_triangle(p, q, radius) for p, q in pairwise(cuts))


def _crossings(a: Point, b: Point, radius: float) -> list[Point]:
    """Where the segment crosses the circle, in order."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    squared, along = dx * dx + dy * dy, a[0] * dx + a[1] * dy
    root = along * along - squared * (a[0] ** 2 + a[1] ** 2 - radius**2)
    if root <= 0.0 or squared == 0.0:
        return []
    shares = ((-along - math.sqrt(root)) / squared, (-along + math.sqrt(root)) / squared)
    return [(a[0] + share * dx, a[1] + share * dy) for share in shares if 0.0 < share < 1.0]


def _sector_or_triangle(p: Point, q: Point, radius: float) -> float:
    cross, dot = p[0] * q[1] - p[1] * q[0], p[0] * q[0] + p[1] * q[1]
    middle = math.hypot((p[0] + q[0]) / 2.0, (p[1] + q[1]) / 2.0)
    return cross / 2.0 if middle <= radius else radius**2 * math.atan2(cross, dot) / 2.0
