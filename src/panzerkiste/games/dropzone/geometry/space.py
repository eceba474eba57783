"""Free space: where a footprint, a flight base or a landing zone may be (DZ-014, DZ-067, DZ-112, DZ-157, DZ-159)."""

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from panzerkiste.games.dropzone.fields.terrain import Board, Building, Feature, Going, Mover, Outline, Piece, Point
from panzerkiste.games.dropzone.geometry.bodies import Body, Id, circumradius, corners, overlaps, overlaps_outline
from panzerkiste.games.dropzone.geometry.ground import going, near, steps_over, surface
from panzerkiste.games.dropzone.geometry.plane import contains, depth_inside, edges
from panzerkiste.games.dropzone.geometry.templates import Template, touches, under
from panzerkiste.games.dropzone.geometry.tolerance import at_least, at_most


class Obstacle(StrEnum):
    EDGE = "edge"  # of the table (DZ-113), or of the roof or plateau it stands on (DZ-235)
    PIECE = "piece"
    BUILDING = "building"
    UNIT = "unit"


class Obstruction(NamedTuple):
    """What is in the way: a piece, building or unit by its id, or an edge."""

    obstacle: Obstacle
    id: Id = ""


def standing_obstruction(board: Board, body: Body, others: Iterable[Body]) -> Obstruction | None:
    """DZ-014, DZ-067, DZ-112: why the footprint of a ground unit or landed aircraft is not free, or None."""
    floor = surface(board, body.at)
    if not on_table(board, body) or (floor and confines(floor) and not wholly_on(floor.outline, body)):
        return Obstruction(Obstacle.EDGE)
    return _feature_under(board, body, floor) or _unit_under(body, others)


def hovering_obstruction(board: Board, body: Body, others: Iterable[Body]) -> Obstruction | None:
    """DZ-157: why an airborne aircraft's flight base does not fit here, or None."""
    if not on_table(board, body):
        return Obstruction(Obstacle.EDGE)
    floor = surface(board, body.at)
    if floor and not wholly_on(floor.outline, body):
        return named(floor)
    return _feature_under(board, body, floor) or _unit_under(body, others)


def landing_obstruction(
    board: Board, template: Template, others: Iterable[Body], mover: Mover = Mover.VEHICLE
) -> Obstruction | None:
    """DZ-159: what ground unit, difficult or impassable terrain the LZ template touches, or None.

    *others* are the units that count (not the aircraft's own squad, DZ-188); *mover* is SKIMMER for alien aircraft
    (DZ-162). The template may overhang the table's edge. A contested zone (DZ-163) is a matter of sight.
    """
    floor = surface(board, template.at)
    if floor and not at_least(depth_inside(floor.outline, template.at), template.radius):
        return named(floor)
    around = (
        one for one in near(board, template.at, template.radius) if one is not floor and _bars_landing(one, mover)
    )
    if feature := next((one for one in around if touches(template, one.outline)), None):
        return named(feature)
    touched = (other for other in others if not other.airborne and under(template, other))
    return next((Obstruction(Obstacle.UNIT, other.id) for other in touched), None)


def _bars_landing(feature: Feature, mover: Mover) -> bool:
    """A building always does; DZ-207: for a landing the outline of a hill counts as difficult."""
    if isinstance(feature, Building) or feature.flat_top:
        return True
    return going(feature, mover) in (Going.DIFFICULT, Going.IMPASSABLE)


def impassable(piece: Piece, mover: Mover, height: float) -> bool:
    """DZ-103: whether *mover*, *height* inches high, may neither enter nor cross *piece*."""
    if mover is Mover.WALKER and steps_over(piece, height):
        return False
    return piece.steep or going(piece, mover, height) is Going.IMPASSABLE


def confines(floor: Feature) -> bool:
    """DZ-207, DZ-235: a roof or a steep plateau is left by no step."""
    return isinstance(floor, Building) or floor.steep


def on_table(board: Board, body: Body) -> bool:
    """DZ-113: the whole footprint."""
    x, y = body.at
    reach = circumradius(body)
    if reach < x < board.width - reach and reach < y < board.depth - reach:  # however it is turned
        return True
    return wholly_on(((0.0, 0.0), (board.width, 0.0), (board.width, board.depth), (0.0, board.depth)), body)


def wholly_on(outline: Outline, body: Body) -> bool:
    """DZ-157, DZ-235: whether an area holds the whole footprint."""
    if body.is_disc:
        return at_least(depth_inside(outline, body.at), body.width / 2.0)
    hull = corners(body)
    return all(contains(outline, corner) for corner in hull) and not any(
        _pokes_in(hull, edge) for edge in edges(outline)
    )


def _pokes_in(hull: Outline, edge: tuple[Point, Point]) -> bool:
    """Whether a corner of a hollow area lies inside the hull."""
    return not at_most(depth_inside(hull, edge[0]), 0.0)


def _feature_under(board: Board, body: Body, floor: Feature | None) -> Obstruction | None:
    """The first piece, or else building, that the footprint may not overlap and does."""
    around = (one for one in near(board, body.at, circumradius(body)) if one is not floor and _bars(one, body))
    return next((named(one) for one in around if overlaps_outline(body, one.outline)), None)


def _bars(feature: Feature, body: Body) -> bool:
    """DZ-103 on the ground; DZ-157: in the air whatever rises from it."""
    if isinstance(feature, Building):
        return True
    return feature.height > 0.0 if body.airborne else impassable(feature, body.mover, body.top)


def _unit_under(body: Body, others: Iterable[Body]) -> Obstruction | None:
    x, y = body.at
    reach = body.length + body.width
    near = (  # the quick way to leave out most
        other
        for other in others
        if abs(other.at[0] - x) < reach + other.length + other.width
        and abs(other.at[1] - y) < reach + other.length + other.width
    )
    hit = (other for other in near if other.id != body.id and overlaps(body, other))
    return next((Obstruction(Obstacle.UNIT, other.id) for other in hit), None)


def named(feature: Feature) -> Obstruction:
    return Obstruction(Obstacle.BUILDING if isinstance(feature, Building) else Obstacle.PIECE, feature.id)
