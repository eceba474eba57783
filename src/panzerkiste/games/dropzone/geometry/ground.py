"""The ground under a point: surfaces, elevation, and the going (DZ-008, DZ-010, DZ-207, DZ-235, DZ-281, DZ-283)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from panzerkiste.games.dropzone.fields.terrain import Board, Building, Feature, Going, Mover, Piece, Point
from panzerkiste.games.dropzone.geometry.plane import Box, box, box_around, contains
from panzerkiste.games.dropzone.geometry.tolerance import EPS, at_most

SKIMMED: Final = 0.25  # DZ-281: a skimmer crosses what is no higher
STRIDE: Final = 3.0  # DZ-283: a walker steps over what is no higher than its own height through this


def going(piece: Piece, mover: Mover, height: float = 0.0) -> Going:
    """DZ-207: how *mover* gets on in *piece*; a walker, *height* inches high, passes, fails, or has half its move."""
    match mover:
        case Mover.SKIMMER:
            return _skimming(piece)
        case Mover.WALKER:
            return _walking(piece, height)
        case Mover.AIRCRAFT:
            return piece.passage.vehicle  # one that has landed (DZ-159, DZ-161)
        case _:
            return piece.passage.of(mover)


def _skimming(piece: Piece) -> Going:
    """DZ-281: nothing low hinders a skimmer; what is permeable and higher stops it; the rest is as for vehicles."""
    if at_most(piece.height, SKIMMED):
        return Going.PASSABLE
    if piece.permeable:
        return Going.IMPASSABLE
    return max(piece.passage.skimmer, piece.passage.vehicle, key=_HINDRANCE.index)


_HINDRANCE: Final = (Going.PASSABLE, Going.DIFFICULT, Going.IMPASSABLE)


def _walking(piece: Piece, height: float) -> Going:
    """DZ-283: half the move in massive fields, a step over low solid features, no penalty in difficult ground."""
    if piece.massive_field:
        return Going.HALF
    if steps_over(piece, height):
        return Going.PASSABLE
    return Going.IMPASSABLE if piece.passage.walker in (Going.STEP, Going.IMPASSABLE) else Going.PASSABLE


def steps_over(piece: Piece, height: float) -> bool:
    """DZ-283: whether a walker of this height takes no notice of a solid feature."""
    return piece.height > 0.0 and not piece.permeable and at_most(piece.height * STRIDE, height)


def near(board: Board, point: Point, by: float = 0.0) -> list[Feature]:
    """What may lie within *by* inches of a point, by the boxes around everything: the quick way to leave out most."""
    x, y = point
    more = by + EPS
    return _within(board, (x - more, y - more, x + more, y + more))


def near_way(board: Board, way: Sequence[Point], by: float = 0.0) -> list[Feature]:
    """What a way may lead through, or pass within *by* inches of."""
    west, south, east, north = box_around(way)
    return _within(board, (west - by, south - by, east + by, north + by))


def _within(board: Board, reach: Box) -> list[Feature]:
    left, low, right, high = reach
    return [
        feature
        for feature, west, south, east, north in _boxes(board)
        if west <= right and left <= east and south <= high and low <= north
    ]


@lru_cache(maxsize=64)
def _boxes(board: Board) -> tuple[tuple[Feature, float, float, float, float], ...]:
    return tuple((feature, *box(feature.outline)) for feature in board.features)


def surface(board: Board, point: Point) -> Feature | None:
    """DZ-010, DZ-235: the highest flat top or roof that contains *point*; None is the table."""
    tops = [feature for feature in near(board, point) if _bears(feature) and contains(feature.outline, point)]
    return max(tops, key=lambda feature: feature.top, default=None)


def _bears(feature: Feature) -> bool:
    return feature.roof if isinstance(feature, Building) else feature.flat_top


def elevation(board: Board, point: Point) -> float:
    """DZ-010: the height of the surface at *point*."""
    found = surface(board, point)
    return found.top if found else 0.0


def pieces_at(board: Board, point: Point) -> tuple[Piece, ...]:
    """The pieces that contain *point*: what a unit there is "in" (DZ-012, DZ-204, DZ-205)."""
    pieces = (feature for feature in near(board, point) if isinstance(feature, Piece))
    return tuple(piece for piece in pieces if contains(piece.outline, point))
