"""Straight lines against volumes, many at a time (DZ-012, DZ-013).

A volume is an area times a span of heights. Areas are cut into convex parts, so that a line enters and leaves each part
once and the test is the same few operations for all lines and parts at once.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, cast

import numpy as np
import shapely
from numpy.typing import NDArray

from panzerkiste.games.dropzone.fields.terrain import Outline, Point, Point3
from panzerkiste.games.dropzone.geometry.plane import edges
from panzerkiste.games.dropzone.geometry.tolerance import EPS
from panzerkiste.games.dropzone.versions import FIRST, RULES

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]
Bools = NDArray[np.bool_]

_CUT: Final = EPS / 1000.0  # where cuts meet at a corner of the outline, this reaches past it: less than a line notices
_PARALLEL: Final = 1e-300  # a slope of exactly 0 would divide by 0


class Volume(NamedTuple):
    outline: Outline
    low: float
    high: float


class Volumes(NamedTuple):
    """Volumes as arrays, one row for each convex part; *owner* is the place of a part's volume in the list given."""

    owner: Ints
    normals: Floats  # (part, edge, 2): outward, of length 1
    limits: Floats  # (part, edge): a point is inside while its product with the normal is below
    low: Floats
    high: Floats
    centre: Floats  # (part, 2): of a circle around the part
    radius: Floats


class Rays(NamedTuple):
    """Fans of lines: from each eye to every point above some places of the table, at some heights."""

    eyes: Floats  # (fan, 3)
    places: Floats  # (fan, place, 2)
    heights: Floats  # (fan, height): rising
    middle: Floats  # (fan, 2): of the places
    spread: Floats  # (fan,): how far from it they lie


class Blocked(NamedTuple):
    """Which lines of a fan a volume blocks: one row for each pair of fan and volume where it blocks any."""

    fan: Ints
    volume: Ints
    lines: Bools  # (row, place, height)


def volumes_of(volumes: Sequence[Volume], version: int = RULES) -> Volumes:
    """*version* of the rules says how near to an outline a line may pass."""
    slack = EPS if version == FIRST else _CUT
    parts = [(owner, part) for owner, volume in enumerate(volumes) for part in _convex_parts(volume.outline, slack)]
    most = max((len(part) for _, part in parts), default=3)
    sides = np.array([_padded(part, most) for _, part in parts], dtype=float).reshape(-1, most, 5)
    owner = np.array([owner for owner, _ in parts], dtype=np.intp)
    heights = np.array([(volume.low, volume.high) for volume in volumes], dtype=float).reshape(-1, 2)[owner]
    corners, along = sides[..., :2], sides[..., 2:4] - sides[..., :2]
    normals = np.stack([along[..., 1], -along[..., 0]], axis=2) / np.sqrt((along**2).sum(axis=2, keepdims=True))
    limits = (normals * corners).sum(axis=2) + sides[..., 4]
    centre = (corners.max(axis=1) + corners.min(axis=1)) / 2.0
    radius = np.sqrt(((corners - centre[:, None]) ** 2).sum(axis=2).max(axis=1))
    return Volumes(owner, normals, limits, heights[:, 0], heights[:, 1], centre, radius)


def joined(one: Volumes, other: Volumes, owners: int) -> Volumes:
    """Both; the second's owners are counted from *owners*, the number of the first's."""
    most = max(one.limits.shape[1], other.limits.shape[1])
    one, other = _widened(one, most), _widened(other._replace(owner=other.owner + owners), most)
    return Volumes(*(np.concatenate(both) for both in zip(one, other, strict=True)))


def _widened(volumes: Volumes, most: int) -> Volumes:
    extra = most - volumes.limits.shape[1]
    normals = np.concatenate([volumes.normals, np.repeat(volumes.normals[:, -1:], extra, axis=1)], axis=1)
    limits = np.concatenate([volumes.limits, np.repeat(volumes.limits[:, -1:], extra, axis=1)], axis=1)
    return volumes._replace(normals=normals, limits=limits)


Side = tuple[float, float, float, float, float]
"""An edge of a convex part from x, y to x, y, and its slack: a wall must be passed, a cut through the area need not."""


def _convex_parts(outline: Outline, slack: float) -> list[list[Side]]:
    """*slack* is what a cut has on either side, so that no line slips through along it."""
    if _is_convex(outline):
        return [[(*a, *b, -EPS) for a, b in edges(outline)]]
    walls = {frozenset(edge) for edge in edges(outline)}
    cut = shapely.constrained_delaunay_triangles(shapely.Polygon(outline))
    triangles = [_counter_clockwise(cast(Outline, tuple(part.exterior.coords)[:-1])) for part in cut.geoms]
    return [
        [(*a, *b, -EPS if frozenset((a, b)) in walls else slack) for a, b in edges(triangle)] for triangle in triangles
    ]


def _is_convex(outline: Outline) -> bool:
    corners = zip(outline, (*outline[1:], outline[0]), (*outline[2:], *outline[:2]), strict=True)
    return all(_turn(a, b, c) >= 0.0 for a, b, c in corners)


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def _counter_clockwise(triangle: Outline) -> Outline:
    return triangle if _turn(*triangle) > 0.0 else triangle[::-1]


def _padded(part: list[Side], most: int) -> list[Side]:
    return [*part, *[part[-1]] * (most - len(part))]


def point_fans(eyes: Sequence[Point3], points: Sequence[Point3]) -> Rays:
    """One line each."""
    start, ends = np.array(eyes, dtype=float).reshape(-1, 3), np.array(points, dtype=float).reshape(-1, 1, 3)
    return Rays(start, ends[:, :, :2], ends[:, :, 2], ends[:, 0, :2], np.zeros(len(start)))


def spread_fan(eye: Point3, places: Sequence[Point], height: float) -> Rays:
    """One fan, to many places at one height."""
    spots = np.array([places], dtype=float)
    middle = (spots.max(axis=1) + spots.min(axis=1)) / 2.0
    spread = np.sqrt(((spots - middle[:, None]) ** 2).sum(axis=2).max(axis=1))
    return Rays(np.array([eye], dtype=float), spots, np.array([[height]]), middle, spread)


class Silhouette(NamedTuple):
    """DZ-013: what stands upright through *at*: as wide as the corners seem to be, from *low* to *high*."""

    at: Point
    corners: Outline  # all of one list have equally many
    low: float
    high: float


def silhouette_fans(eyes: Sequence[Point3], silhouettes: Sequence[Silhouette], grid: tuple[int, int]) -> Rays:
    """DZ-013: lines to the centres of equal cells of each silhouette, seen from its eye."""
    start = np.array(eyes, dtype=float)
    at = np.array([silhouette.at for silhouette in silhouettes], dtype=float)
    corners = np.array([silhouette.corners for silhouette in silhouettes], dtype=float)
    across = _across(at - start[:, :2])
    aside = ((corners - at[:, None]) * across[:, None]).sum(axis=2)
    left, right = aside.min(axis=1), aside.max(axis=1)
    places = at[:, None] + _cells(left, right, grid[0])[..., None] * across[:, None]
    low, high = np.array([(one.low, one.high) for one in silhouettes]).T
    middle = at + ((left + right) / 2.0)[:, None] * across
    return Rays(start, places, _cells(low, high, grid[1]), middle, (right - left) / 2.0)


def _across(along: Floats) -> Floats:
    """The unit vectors at right angles; eastward where the eye is right above."""
    length = np.sqrt((along**2).sum(axis=1, keepdims=True))
    across = np.stack([along[:, 1], -along[:, 0]], axis=1)
    return np.where(length > EPS, across / np.maximum(length, EPS), [1.0, 0.0])


def _cells(low: Floats, high: Floats, count: int) -> Floats:
    centres: Floats = low[:, None] + (high - low)[:, None] * (np.arange(count) + 0.5) / count
    return centres


def blocked(rays: Rays, volumes: Volumes, exempt: Bools) -> Blocked:
    """DZ-012: the lines that pass through the inside of a volume; *exempt* (fan, volume) are those that never block."""
    fan, part = np.nonzero(_may_meet(rays, volumes) & ~exempt[:, volumes.owner])
    if not len(fan):
        return Blocked(fan, part, np.zeros((0, rays.places.shape[1], rays.heights.shape[1]), dtype=bool))
    return _by_volume(fan, volumes.owner[part], _through(rays, fan, volumes, part))


def facing_away(rays: Rays, outward: Sequence[Point | None]) -> Bools | None:
    """DZ-222: (fan, place): the lines that do not leave on the outer side; None where no eye is at an opening."""
    if not any(outward):
        return None
    sides = np.array([side or (0.0, 0.0) for side in outward])
    bound = np.array([side is not None for side in outward])
    towards = ((rays.places - rays.eyes[:, None, :2]) * sides[:, None]).sum(axis=2)
    away: Bools = bound[:, None] & (towards <= EPS)
    return away


def _may_meet(rays: Rays, volumes: Volumes) -> Bools:
    """Whether a fan comes near the circle around a part, and not wholly above or below it: cheap, and never too few."""
    eye_x, eye_y, eye_z = (column[:, None] for column in rays.eyes.T)
    along_x, along_y = (column[:, None] for column in (rays.middle - rays.eyes[:, :2]).T)
    away_x, away_y = volumes.centre[:, 0] - eye_x, volumes.centre[:, 1] - eye_y
    squared = np.maximum(along_x * along_x + along_y * along_y, EPS * EPS)
    share = np.minimum(np.maximum((away_x * along_x + away_y * along_y) / squared, 0.0), 1.0)
    gap_x, gap_y = away_x - share * along_x, away_y - share * along_y
    near = gap_x * gap_x + gap_y * gap_y <= (volumes.radius + (rays.spread[:, None] + EPS)) ** 2
    above = np.minimum(eye_z, rays.heights[:, :1]) < volumes.high
    below = np.maximum(eye_z, rays.heights[:, -1:]) > volumes.low
    met: Bools = near & above & below
    return met


def _through(rays: Rays, fan: Ints, volumes: Volumes, part: Ints) -> Bools:
    """(pair, place, height): whether the line to that point of the fan passes through the inside of the part."""
    eye, normals = rays.eyes[fan], volumes.normals[part]
    along = rays.places[fan] - eye[:, None, :2]
    room = (volumes.limits[part] - (normals * eye[:, None, :2]).sum(axis=2))[:, None, :]
    slope = along @ normals.transpose(0, 2, 1)
    slope[slope == 0.0] = _PARALLEL
    crossing = room / slope
    enter = np.where(slope < 0.0, crossing, 0.0).max(axis=2, initial=0.0)
    leave = np.where(slope > 0.0, crossing, 1.0).min(axis=2, initial=1.0)
    passes = (leave - enter) * np.sqrt((along**2).sum(axis=2)) > EPS
    rise = (rays.heights[fan] - eye[:, 2:])[:, None, :]
    at_entry, at_exit = (eye[:, 2, None, None] + share[..., None] * rise for share in (enter, leave))
    below = np.minimum(at_entry, at_exit) < volumes.high[part, None, None] - EPS
    above = np.maximum(at_entry, at_exit) > volumes.low[part, None, None] + EPS
    through: Bools = passes[..., None] & below & above
    return through


def _by_volume(fan: Ints, owner: Ints, lines: Bools) -> Blocked:
    """Pairs come in the order of fans and, within, of volumes; parts of one volume are put together."""
    if len(fan) == 1:
        return Blocked(fan, owner, lines) if lines.any() else Blocked(fan[:0], owner[:0], lines[:0])
    first = np.empty(len(fan), dtype=bool)
    first[0], first[1:] = True, (fan[1:] != fan[:-1]) | (owner[1:] != owner[:-1])
    if not first.all():
        lines = np.logical_or.reduceat(lines, np.flatnonzero(first), axis=0)
        fan, owner = fan[first], owner[first]
    takes = lines.any(axis=(1, 2))
    return Blocked(fan[takes], owner[takes], lines[takes])


def shares(blocked: Blocked) -> list[float]:
    """What part of its fan each row blocks."""
    found: list[float] = blocked.lines.mean(axis=(1, 2)).tolist()
    return found
