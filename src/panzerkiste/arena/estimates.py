"""Averages with their 95 % intervals, and the straight line that many of them lie about."""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from panzerkiste.arena.plots import Measured
from panzerkiste.arena.rating import Z, interval


class Estimate(NamedTuple):
    """A mean, half the width of its interval, and of how many values it is."""

    mean: float
    error: float
    size: int

    def __str__(self) -> str:
        return f"{self.mean:.2f} ± {self.error:.2f}" if self.size > 1 else f"{self.mean:.2f}"


def estimate(values: Iterable[float]) -> Estimate:
    """Of values that do not depend on each other; one value alone says nothing about its error."""
    count, total, squares = 0, 0.0, 0.0
    for value in values:
        count, total, squares = count + 1, total + value, squares + value * value
    mean = total / count
    spread = max(0.0, squares / count - mean * mean) * count / max(1, count - 1)
    return Estimate(mean, Z * sqrt(spread / count) if count > 1 else float("inf"), count)


def measured_share(name: str, shares: Sequence[float]) -> Measured:
    """A share of points under its name, with Wilson's interval."""
    share = sum(shares) / len(shares)
    return Measured(name, share, *interval(share, len(shares)))


class Line(NamedTuple):
    """Height at 0, and slope."""

    start: float
    slope: float

    def at(self, x: float) -> float:
        return self.start + self.slope * x


def line_through(points: Sequence[tuple[float, float, float]]) -> Line:
    """Least squares of (x, y, weight); level where all x are the same."""
    whole = sum(weight for _, _, weight in points)
    x, y = (sum(point[at] * point[2] for point in points) / whole for at in (0, 1))
    spread = sum(weight * (at - x) ** 2 for at, _, weight in points)
    slope = sum(weight * (at - x) * (height - y) for at, height, weight in points) / spread if spread else 0.0
    return Line(y - slope * x, slope)
