"""Points of the table in inches, and directions in degrees: 0 is north, clockwise (DZ-002, DZ-004, DZ-017)."""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

from panzerkiste.games.dropzone.fields.terrain import Outline, Point
from panzerkiste.games.dropzone.geometry.tolerance import EPS, at_most, more_than

Box = tuple[float, float, float, float]
"""How far something reaches: west, south, east, north."""


def distance(a: Point, b: Point) -> float:
    """DZ-004: every distance is planar."""
    return math.hypot(b[0] - a[0], b[1] - a[1])


def length_of(way: Iterable[Point]) -> float:
    return math.fsum(distance(a, b) for a, b in pairwise(way))


def point_along(way: Sequence[Point], arc_length: float) -> Point:
    """DZ-270: the point of a polyline *arc_length* inches from its start; its end if that lies beyond it."""
    left = arc_length
    for a, b in pairwise(way):
        step = distance(a, b)
        if step > 0 and left <= step:
            return _between(a, b, left / step)
        left -= step
    return way[-1]


def bearing(a: Point, b: Point) -> float:
    """DZ-017: the direction from *a* to *b*, in [0, 360)."""
    return math.degrees(math.atan2(b[0] - a[0], b[1] - a[1])) % 360.0


def relative_bearing(at: Point, facing: float, point: Point) -> float:
    """DZ-017: the bearing to *point* as seen along *facing*, in (-180, 180]."""
    return 180.0 - (180.0 - (bearing(at, point) - facing)) % 360.0


def ahead(at: Point, facing: float, inches: float) -> Point:
    """The point *inches* straight ahead."""
    turn = math.radians(facing)
    return at[0] + inches * math.sin(turn), at[1] + inches * math.cos(turn)


def broadside(eye: Point, at: Point, width: float) -> tuple[Point, Point]:
    """The ends of what is *width* wide and stands at *at*, at right angles to the line from *eye*."""
    inches = distance(eye, at)
    x, y = ((at[1] - eye[1]) / inches, (eye[0] - at[0]) / inches) if more_than(inches, 0.0) else (1.0, 0.0)
    half = width / 2.0
    return (at[0] - half * x, at[1] - half * y), (at[0] + half * x, at[1] + half * y)


def outward_normal(a: Point, b: Point) -> Point:
    """DZ-009: of the wall from *a* to *b*, of length 1; outlines are counter-clockwise."""
    inches = distance(a, b)
    return (b[1] - a[1]) / inches, (a[0] - b[0]) / inches


def points_along(a: Point, b: Point, step: float) -> tuple[Point, ...]:
    """DZ-224: a point every *step* inches from *a*, and *b*."""
    inches = distance(a, b)
    shares = [n * step / inches for n in range(math.ceil(inches / step))]
    return (*(_between(a, b, share) for share in shares), b)


def edges(outline: Outline) -> tuple[tuple[Point, Point], ...]:
    """The edges of an area, or twice the segment of two points."""
    return tuple(zip(outline, (*outline[1:], outline[0]), strict=True))


def area(outline: Outline) -> float:
    return abs(_doubled_area(outline)) / 2.0


def centroid(outline: Outline) -> Point:
    """DZ-352: where an objective lies when the building of this outline has fallen."""
    doubled, x, y = _doubled_area(outline), 0.0, 0.0
    for (ax, ay), (bx, by) in edges(outline):
        cross = ax * by - bx * ay
        x, y = x + (ax + bx) * cross, y + (ay + by) * cross
    return x / (3.0 * doubled), y / (3.0 * doubled)


def _doubled_area(outline: Outline) -> float:
    return math.fsum(ax * by - bx * ay for (ax, ay), (bx, by) in edges(outline))


def nearest_on_segment(point: Point, a: Point, b: Point) -> Point:
    along = (b[0] - a[0], b[1] - a[1])
    squared = along[0] ** 2 + along[1] ** 2
    if squared == 0.0:
        return a
    share = ((point[0] - a[0]) * along[0] + (point[1] - a[1]) * along[1]) / squared
    return _between(a, b, min(1.0, max(0.0, share)))


def contains(outline: Outline, point: Point) -> bool:
    """Whether *point* lies in the area of *outline*, its edges included."""
    if is_far(outline, point):
        return False
    return _encloses(outline, point) or at_most(_distance_to_edges(outline, point), 0.0)


def is_far(outline: Outline, point: Point, by: float = 0.0) -> bool:
    """Whether *point* lies more than *by* inches outside the box around an area: the quick way to say no."""
    west, south, east, north = box(outline)
    x, y, more = *point, by + EPS
    return x < west - more or x > east + more or y < south - more or y > north + more


@lru_cache(maxsize=4096)
def box(outline: Outline) -> Box:
    return box_around(outline)


def box_around(points: Sequence[Point]) -> Box:
    xs, ys = [point[0] for point in points], [point[1] for point in points]
    return min(xs), min(ys), max(xs), max(ys)


def distance_to_outline(outline: Outline, point: Point) -> float:
    """DZ-163, DZ-354: from *point* to the nearest point of an area; 0 inside it."""
    return 0.0 if _encloses(outline, point) else _distance_to_edges(outline, point)


def depth_inside(outline: Outline, point: Point) -> float:
    """How deep *point* lies in an area: its distance to the nearest edge, below 0 outside."""
    inches = _distance_to_edges(outline, point)
    return inches if _encloses(outline, point) else -inches


def _distance_to_edges(outline: Outline, point: Point) -> float:
    return min(distance(point, nearest_on_segment(point, a, b)) for a, b in edges(outline))


def _encloses(outline: Outline, point: Point) -> bool:
    """By the even-odd rule; a point on an edge may be in or out."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in edges(outline):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            inside = not inside
    return inside


Stretch = tuple[float, float]
"""A part of a way, from one arc length to another."""


def stretches_inside(way: Sequence[Point], outline: Outline) -> tuple[Stretch, ...]:
    """The parts of a way that lie in the inside of an area; running along an edge is outside (DZ-012)."""
    if _misses(way, outline):
        return ()
    found: list[Stretch] = []
    walked = 0.0
    for a, b in pairwise(way):
        inches = distance(a, b)
        for start, end in pairwise((0.0, *_cuts(a, b, outline), 1.0)):
            here = (walked + start * inches, walked + end * inches)
            if more_than(depth_inside(outline, _between(a, b, (start + end) / 2.0)), 0.0):
                _append(found, here, depth_inside(outline, _between(a, b, start)))
        walked += inches
    return tuple(found)


def _misses(way: Sequence[Point], outline: Outline) -> bool:
    """Whether the boxes around a way and an area are apart."""
    (west, south, east, north), (left, low, right, high) = box_around(way), box(outline)
    return east < left or west > right or north < low or south > high


def joint_length(stretches: Iterable[Stretch]) -> float:
    """The length of all stretches together, common parts counted once."""
    total, reached = 0.0, 0.0
    for start, end in sorted(stretches):
        total += max(0.0, end - max(start, reached))
        reached = max(reached, end)
    return total


def _append(found: list[Stretch], stretch: Stretch, depth: float) -> None:
    """A stretch that begins inside, where the last one ended, goes on with it."""
    if found and found[-1][1] == stretch[0] and more_than(depth, 0.0):
        found[-1] = (found[-1][0], stretch[1])
    elif more_than(stretch[1], stretch[0]):
        found.append(stretch)


def _cuts(a: Point, b: Point, outline: Outline) -> list[float]:
    """Where the segment meets the lines of the edges, as shares of its length, in order."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    cuts = []
    for (px, py), (qx, qy) in edges(outline):
        ex, ey = qx - px, qy - py
        cross = dx * ey - dy * ex
        if cross == 0.0:
            continue
        share, along = ((px - a[0]) * ey - (py - a[1]) * ex) / cross, ((px - a[0]) * dy - (py - a[1]) * dx) / cross
        if 0.0 < share < 1.0 and -EPS <= along <= 1.0 + EPS:
            cuts.append(share)
    return sorted(cuts)


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])
