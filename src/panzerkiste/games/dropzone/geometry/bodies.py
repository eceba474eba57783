"""What a unit takes up on the table: footprints, gaps and contact (DZ-003, DZ-007, DZ-019)."""

import math
from typing import Final, NamedTuple

from panzerkiste.games.dropzone.fields.terrain import Mover, Outline, Point
from panzerkiste.games.dropzone.geometry.plane import (
    contains,
    distance,
    distance_to_outline,
    edges,
    is_far,
    nearest_on_segment,
)
from panzerkiste.games.dropzone.geometry.tolerance import EPS, at_most

CONTACT_GAP: Final = 0.05  # DZ-019
FIGURE_HEIGHT: Final = 0.4  # DZ-007: infantry


Id = int | str
"""Of a unit a number; pieces and buildings have names."""


class Body(NamedTuple):
    """DZ-007: a unit on the table.

    A ground vehicle or landed aircraft is its hull, a rectangle along its facing. Infantry is a disc. So is an airborne
    aircraft: the flight base is all that stands on the table. Of a disc length and width are the diameter.
    """

    id: Id
    mover: Mover
    at: Point  # the reference point (DZ-003)
    facing: float
    length: float
    width: float
    bottom: float = 0.0  # of the hull, above the surface it stands on
    top: float = FIGURE_HEIGHT
    altitude: float = 0.0  # 6 or 2 (DZ-150); 0 on the ground
    raised: bool = False  # an enemy may aim at its raised mount (DZ-263)

    @property
    def airborne(self) -> bool:
        return self.altitude > 0.0

    @property
    def is_infantry(self) -> bool:
        return self.mover is Mover.INFANTRY

    @property
    def is_vehicle(self) -> bool:
        """DZ-023, DZ-161: for shooting and sight a landed aircraft is a vehicle, an airborne one is not."""
        return not self.is_infantry and not self.airborne

    @property
    def is_disc(self) -> bool:
        return self.mover is Mover.INFANTRY or self.altitude > 0.0

    @property
    def clearance(self) -> float:
        """DZ-014: on the move it is a disc of half its shorter side."""
        return min(self.length, self.width) / 2.0


def corners(body: Body) -> Outline:
    """The corners of a hull rectangle, counter-clockwise from the front left."""
    turn = math.radians(body.facing)
    along, across = (math.sin(turn), math.cos(turn)), (math.cos(turn), -math.sin(turn))
    half_length, half_width = body.length / 2.0, body.width / 2.0

    def corner(ahead: float, right: float) -> Point:
        x = body.at[0] + ahead * half_length * along[0] + right * half_width * across[0]
        y = body.at[1] + ahead * half_length * along[1] + right * half_width * across[1]
        return x, y

    return corner(1, -1), corner(-1, -1), corner(-1, 1), corner(1, 1)


def gap(one: Body, other: Body) -> float:
    """DZ-019: the gap between two footprints; 0 if they overlap."""
    if one.is_disc and other.is_disc:
        return max(0.0, distance(one.at, other.at) - (one.width + other.width) / 2.0)
    if one.is_disc:
        return max(0.0, gap_to_point(other, one.at) - one.width / 2.0)
    if other.is_disc:
        return gap(other, one)
    return _gap_of_hulls(corners(one), corners(other))


def gap_to_point(body: Body, point: Point) -> float:
    """DZ-183, DZ-217: from the nearest point of a footprint to *point*; 0 inside it."""
    if body.is_disc:
        return max(0.0, distance(body.at, point) - body.width / 2.0)
    dx, dy = point[0] - body.at[0], point[1] - body.at[1]
    turn = math.radians(body.facing)
    ahead = abs(dx * math.sin(turn) + dy * math.cos(turn)) - body.length / 2.0
    aside = abs(dx * math.cos(turn) - dy * math.sin(turn)) - body.width / 2.0
    return math.hypot(max(0.0, ahead), max(0.0, aside))


def gap_to_segment(body: Body, a: Point, b: Point) -> float:
    """DZ-190, DZ-217: from the nearest point of a footprint to the segment of an entrance."""
    if body.is_disc:
        return gap_to_point(body, nearest_on_segment(body.at, a, b))
    return _gap_of_hulls(corners(body), (a, b))


def gap_to_outline(body: Body, outline: Outline) -> float:
    """DZ-214: from the nearest point of a footprint to an area; 0 if they overlap."""
    if body.is_disc:
        return max(0.0, distance_to_outline(outline, body.at) - body.width / 2.0)
    if contains(outline, body.at) or contains(corners(body), outline[0]):
        return 0.0
    return min(gap_to_segment(body, a, b) for a, b in edges(outline))


def overlaps(one: Body, other: Body) -> bool:
    """DZ-112: whether two footprints overlap; touching does not count."""
    reach = (circumradius(one) + circumradius(other)) - EPS
    if distance(one.at, other.at) >= reach:
        return False
    if one.is_disc or other.is_disc:
        return gap(_shrunk(one), other) <= 0.0
    return _meet(corners(_shrunk(one)), corners(other))


def overlaps_outline(body: Body, outline: Outline) -> bool:
    """DZ-014: whether a footprint overlaps an area; touching does not count."""
    if is_far(outline, body.at, circumradius(body)):
        return False
    inches = distance_to_outline(outline, body.at)
    if inches < body.clearance - EPS:
        return True
    if body.is_disc or inches >= circumradius(body) - EPS:
        return False
    hull = corners(_shrunk(body))
    return contains(hull, outline[0]) or any(_meet(hull, edge) for edge in edges(outline))


def circumradius(body: Body) -> float:
    """Of the circle around a footprint."""
    return body.width / 2.0 if body.is_disc else math.hypot(body.length, body.width) / 2.0


def _shrunk(body: Body) -> Body:
    return body._replace(length=body.length - 2.0 * EPS, width=body.width - 2.0 * EPS)


def in_contact(one: Body, other: Body, contact_gap: float = CONTACT_GAP) -> bool:
    """DZ-019: base to base, and close enough for close combat (DZ-149)."""
    if not at_most(distance(one.at, other.at), circumradius(one) + circumradius(other) + contact_gap):
        return False  # however they are turned
    return at_most(gap(one, other), contact_gap)


def _gap_of_hulls(one: Outline, other: Outline) -> float:
    if _meet(one, other):
        return 0.0
    return min(_corner_gap(one, other), _corner_gap(other, one))


def _meet(one: Outline, other: Outline) -> bool:
    return not _separated(one, other) and not _separated(other, one)


def _corner_gap(points: Outline, outline: Outline) -> float:
    return min(distance(point, nearest_on_segment(point, a, b)) for point in points for a, b in edges(outline))


def _separated(outline: Outline, points: Outline) -> bool:
    """Whether one edge of a convex, counter-clockwise *outline* has all *points* on its outer side."""
    return any(
        all((bx - ax) * (y - ay) - (by - ay) * (x - ax) < 0.0 for x, y in points)
        for (ax, ay), (bx, by) in edges(outline)
    )
