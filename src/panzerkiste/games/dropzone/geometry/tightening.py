"""Ways pulled tight over difficult ground (DZ-101): where one crosses a rim is not bound to the places of a search.

Between two rims a way is straight, and inside it counts double. What it costs is a convex function of where it crosses,
so that a few steps of Newton's method find the least. Many ways are settled at once, side by side in one array, the
shorter ones standing still at their end.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]
Ints = NDArray[np.intp]
IsSlow = Callable[[Floats], Bools]  # which of some places (place, 2) lie in difficult ground

_PASSES: Final = 3  # each time the crossings are looked for anew: a way may have come around a corner
_STEPS: Final = 8  # of Newton's method
_NEAR: Final = 1e-5  # inches: on a rim, at its end, or two places that are one
_PROBE: Final = 1e-3  # inches: how far is a little way
_STRAIGHT: Final = 1e-9  # inches beside a straight line
_DOUBLE: Final = 2.0  # DZ-102
_FRACTIONS: Final = np.array([1.0, 0.7, 0.4, 0.15, 0.05, 0.0])  # of a step: the best is taken


class Ways(NamedTuple):
    points: Floats  # (way, point, 2)
    counts: Ints  # (way,): of its points; what follows repeats the last


class Rims(NamedTuple):
    """Straight edges of difficult ground."""

    start: Floats  # (rim, 2)
    along: Floats  # (rim, 2), of length 1
    inches: Floats


def rims_of(rings: Sequence[Floats]) -> Rims:
    """Of closed rings of points."""
    away = np.concatenate([ring[1:] - ring[:-1] for ring in rings])
    inches = np.hypot(away[:, 0], away[:, 1])
    return Rims(np.concatenate([ring[:-1] for ring in rings]), away / inches[:, None], inches)


def tightened(ways: Sequence[Sequence[tuple[float, float]]], rims: Rims, is_slow: IsSlow) -> list[Floats]:
    """The ways, each with its crossings where they cost least."""
    found = _side_by_side(ways)
    for _ in range(_PASSES):
        before, found = found, _cut(found, rims)
        weights = _weights(found, is_slow)
        found = _settled(found, weights, _slides(found, weights, rims, is_slow))
        if found.points.shape == before.points.shape and np.abs(found.points - before.points).max() < _NEAR:
            break
    return [_plain(points[:count]) for points, count in zip(found.points, found.counts.tolist(), strict=True)]


def _side_by_side(ways: Sequence[Sequence[tuple[float, float]]]) -> Ways:
    count = np.array([len(way) for way in ways])
    most = int(count.max())
    points = np.array([(*way, *[way[-1]] * (most - len(way))) for way in ways], dtype=float)
    return Ways(points, count)


def _cut(ways: Ways, rims: Rims) -> Ways:
    """The ways with a point wherever they cross a rim."""
    row, leg, share = _crossings(ways.points, rims)
    at = ways.points[row, leg] + share[:, None] * (ways.points[row, leg + 1] - ways.points[row, leg])
    rows, places = np.nonzero(np.arange(ways.points.shape[1]) < ways.counts[:, None])
    order = np.lexsort((np.concatenate([places, leg + share]), owner := np.concatenate([rows, row])))
    count = np.bincount(owner, minlength=len(ways.counts))
    place = np.arange(len(owner)) - np.repeat(np.cumsum(count) - count, count)
    points = np.repeat(ways.points[:, -1:], count.max(), axis=1)
    points[owner[order], place] = np.concatenate([ways.points[rows, places], at])[order]
    return Ways(points, count)


def _crossings(points: Floats, rims: Rims) -> tuple[Ints, Ints, Floats]:
    """Which legs of which ways cross rims, and at what share of the leg."""
    starts, along = points[:, :-1, None], np.diff(points, axis=1)[:, :, None]
    away = rims.start - starts
    cross = _product(along, rims.along)
    cross[np.abs(cross) < _STRAIGHT] = np.inf  # side by side: nowhere
    share, inch = _product(away, rims.along) / cross, _product(away, along) / cross
    length = np.hypot(along[..., 0], along[..., 1])
    inside = (share * length > _NEAR) & ((1.0 - share) * length > _NEAR) & (inch >= 0.0) & (inch <= rims.inches)
    row, leg, rim = np.nonzero(inside & np.isfinite(cross))
    return row, leg, share[row, leg, rim]


def _product(one: Floats, other: Floats) -> Floats:
    product: Floats = one[..., 0] * other[..., 1] - one[..., 1] * other[..., 0]
    return product


def _weights(ways: Ways, is_slow: IsSlow) -> Floats:
    """DZ-102: (way, leg): what an inch costs; a leg lies wholly inside or wholly outside."""
    middles = (ways.points[:, :-1] + ways.points[:, 1:]) / 2.0
    slow = is_slow(middles.reshape(-1, 2)).reshape(middles.shape[:2])
    return np.where(slow, _DOUBLE, 1.0)


def _pull(points: Floats, weights: Floats) -> Floats:
    """How the cost grows as each point is moved."""
    legs = np.diff(points, axis=1)
    pulls = (weights / np.maximum(np.hypot(legs[..., 0], legs[..., 1]), _NEAR))[..., None] * legs
    growth = np.zeros(points.shape)
    growth[:, 1:] += pulls
    growth[:, :-1] -= pulls
    return growth


class _Slides(NamedTuple):
    along: Floats  # (way, point, 2): the direction in which a point slides, of length 1; 0 where it does not
    low: Floats  # (way, point): how far back, and forth
    high: Floats


def _slides(ways: Ways, weights: Floats, rims: Rims, is_slow: IsSlow) -> _Slides:
    """A point on a rim slides along it; at a corner, along the rim that gains more."""
    away = ways.points[:, :, None] - rims.start
    inch, aside = (away * rims.along).sum(axis=3), np.abs(_product(away, rims.along))
    place = np.arange(ways.points.shape[1])
    inner = ((place > 0) & (place < ways.counts[:, None] - 1))[..., None]
    pulls = _pull(ways.points, weights) @ rims.along.T
    room = np.where(pulls > 0.0, inch > _NEAR, inch < rims.inches - _NEAR)
    here = inner & room & (aside < _NEAR) & (inch > -_NEAR) & (inch < rims.inches + _NEAR)
    gains = np.where(here, np.abs(pulls) + _STRAIGHT, 0.0)
    at_corner = np.nonzero(here & ((inch < _NEAR) | (inch > rims.inches - _NEAR)))
    gains[at_corner] *= _keeps_its_side(ways.points, weights, at_corner, is_slow, -np.sign(pulls)[at_corner], rims)
    best = gains.argmax(axis=2)[..., None]
    moves = np.take_along_axis(gains, best, axis=2) > 0.0
    back = np.where(moves, np.take_along_axis(inch, best, axis=2), 0.0)[..., 0]
    ahead = np.where(moves[..., 0], rims.inches[best[..., 0]], 0.0) - back
    return _Slides(np.where(moves, rims.along[best[..., 0]], 0.0), np.minimum(-back, 0.0), np.maximum(ahead, 0.0))


def _keeps_its_side(
    points: Floats, weights: Floats, corners: tuple[Ints, ...], is_slow: IsSlow, sign: Floats, rims: Rims
) -> Bools:
    """Whether both legs stay inside or outside when a point slides a little way from a corner along a rim."""
    way, point, rim = corners
    moved = points[way, point] + _PROBE * sign[:, None] * rims.along[rim]
    kept = np.ones(len(way), dtype=bool)
    for beside, leg in ((point - 1, point - 1), (point + 1, point)):
        onward = points[way, beside] - moved
        inches = np.maximum(np.hypot(onward[:, 0], onward[:, 1]), _PROBE)[:, None]
        kept &= is_slow(moved + _PROBE / 2.0 * onward / inches) == (weights[way, leg] == _DOUBLE)
    return kept


def _settled(ways: Ways, weights: Floats, slides: _Slides) -> Ways:
    slid = np.zeros(slides.low.shape)

    def at(slid: Floats) -> Floats:
        places: Floats = ways.points + slid[..., None] * slides.along
        return places

    for _ in range(_STEPS):
        goal = np.clip(slid + _newton(at(slid), weights, slides, slid), slides.low, slides.high)
        tried = slid + _FRACTIONS[:, None, None] * (goal - slid)
        legs = np.diff(at(tried), axis=2)
        best = (weights * np.hypot(legs[..., 0], legs[..., 1])).sum(axis=2).argmin(axis=0)
        slid, before = tried[best, np.arange(len(slid))], slid
        if np.abs(slid - before).max() < _NEAR:
            break
    return ways._replace(points=at(slid))


def _newton(points: Floats, weights: Floats, slides: _Slides, slid: Floats) -> Floats:
    """The step to where the cost would be least if it were a parabola; nobody is pushed on past an end."""
    legs, along = np.diff(points, axis=1), slides.along
    inches = np.maximum(np.hypot(legs[..., 0], legs[..., 1]), _NEAR)
    unit, stiff = legs / inches[..., None], weights / inches
    before, after = (along[:, 1:] * unit).sum(axis=2), (along[:, :-1] * unit).sum(axis=2)
    size, place = (along**2).sum(axis=2), np.arange(slid.shape[1])
    slope, curve = np.zeros(slid.shape), np.zeros((*slid.shape, len(place)))
    slope[:, 1:] += weights * before
    slope[:, :-1] -= weights * after
    curve[:, place[1:], place[1:]] += stiff * (size[:, 1:] - before**2)
    curve[:, place[:-1], place[:-1]] += stiff * (size[:, :-1] - after**2)
    beside = stiff * (before * after - (along[:, 1:] * along[:, :-1]).sum(axis=2))
    curve[:, place[1:], place[:-1]] = curve[:, place[:-1], place[1:]] = beside
    held = ((slid <= slides.low) & (slope >= 0.0)) | ((slid >= slides.high) & (slope <= 0.0))
    curve[held[:, None, :] | held[:, :, None]] = 0.0
    curve[:, place, place] += np.where(held, 1.0, _NEAR)
    step: Floats = np.linalg.solve(curve, np.where(held, 0.0, -slope)[..., None])[..., 0]
    return step


def _plain(way: Floats) -> Floats:
    """Without points that are one with the last, and without those on the straight line between their neighbours."""
    kept = [way[0]]
    for number in range(1, len(way) - 1):
        onward, leg = way[number + 1] - kept[-1], way[number] - kept[-1]
        inches = float(np.hypot(*onward))
        if np.hypot(*leg) > _NEAR and (inches <= _NEAR or abs(float(_product(leg, onward))) / inches > _STRAIGHT):
            kept.append(way[number])
    return np.array([*kept, way[-1]])
