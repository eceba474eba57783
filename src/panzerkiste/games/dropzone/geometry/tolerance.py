"""DZ-006: the one tolerance. No other file of the game compares two measured lengths by itself."""

from typing import Final

EPS: Final = 1e-6


def at_most(length: float, limit: float) -> bool:
    """DZ-006: "at most", "within"."""
    return length <= limit + EPS


def more_than(length: float, limit: float) -> bool:
    return not at_most(length, limit)


def at_least(length: float, limit: float) -> bool:
    return length >= limit - EPS


def less_than(length: float, limit: float) -> bool:
    return not at_least(length, limit)


def same(length: float, other: float) -> bool:
    return abs(length - other) <= EPS
