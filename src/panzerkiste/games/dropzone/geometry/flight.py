"""Ways through the air: what high terrain costs (DZ-150, DZ-156, DZ-210, DZ-234, DZ-322)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from panzerkiste.games.dropzone.fields.terrain import Board, Feature, Piece, Point
from panzerkiste.games.dropzone.geometry.ground import near_way, surface
from panzerkiste.games.dropzone.geometry.plane import Stretch, length_of, stretches_inside
from panzerkiste.games.dropzone.geometry.space import Obstruction, named
from panzerkiste.games.dropzone.geometry.tolerance import more_than, same

FLIGHT_HEIGHT: Final = 6.0  # DZ-150


class Flight(NamedTuple):
    """A leg of flight at one height and what it costs."""

    length: float
    climb: float  # inches lost over terrain above the flight height (DZ-156)
    obstruction: Obstruction | None  # what it may not cross; None: it is free

    @property
    def cost(self) -> float:
        return self.length + self.climb


def flight(board: Board, points: Sequence[Point], altitude: float, *, fast_mover: bool = False) -> Flight:
    """DZ-156: a leg of flight; low flight and fast movers may cross nothing above their height (DZ-322).

    What an aircraft starts on top of it may leave at any height.
    """
    below = surface(board, points[0])
    length, climb = length_of(points), 0.0
    for feature in near_way(board, points):
        height = _height(feature)
        if not more_than(height, min(altitude, FLIGHT_HEIGHT)):
            continue
        stretches = stretches_inside(points, feature.outline)
        if stretches and feature is not below and (fast_mover or more_than(FLIGHT_HEIGHT, altitude)):
            return Flight(length, climb, named(feature))
        climb += _crossings(stretches, length) * max(0.0, height - FLIGHT_HEIGHT)
    return Flight(length, climb, None)


def _height(feature: Feature) -> float:
    """DZ-234: a giant flat roof may be ground level for flight."""
    if isinstance(feature, Piece):
        return feature.top
    return 0.0 if feature.ground_level else feature.height


def _crossings(stretches: Sequence[Stretch], length: float) -> int:
    """DZ-156: once per crossing, per arrival on top and per departure from it; not for flying about on top."""
    stays = [stretch for stretch in stretches if same(stretch[0], 0.0) and same(stretch[1], length)]
    return len(stretches) - len(stays)
