"""Free space: where a footprint, a flight base or a landing zone may be (DZ-014, DZ-067, DZ-112, DZ-157, DZ-159)."""

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from panzerkiste.games.dropzone.fields.terrain import Board, Building, Feature, Going, Mover, Outline, Piece, Point
from panzerkiste.games.dropzone.geometry.bodies import Body, Id, circumradius, corners, overlaps, overlaps_outline
from panzerkiste.games.dropzone.geometry.ground import going, steps_over, surface
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
    for piece in board.pieces:
        if piece is not floor and impassable(piece, body.mover, body.top) and overlaps_outline(body, piece.outline):
            return Obstruction(Obstacle.PIECE, piece.id)
    return _building_under(board, body, floor) or _unit_under(body, others)


def hovering_obstruction(board: Board, body: Body, others: Iterable[Body]) -> Obstruction | None:
    """DZ-157: why an airborne aircraft's flight base does not fit here, or None."""
    if not on_table(board, body):
        return Obstruction(Obstacle.EDGE)
    floor = surface(board, body.at)
    if floor and not wholly_on(floor.outline, body):
        return named(floor)
    for piece in board.pieces:
        if piece is not floor and piece.height > 0.0 and overlaps_outline(body, piece.outline):
            return Obstruction(Obstacle.PIECE, piece.id)
    return _building_under(board, body, floor) or _unit_under(body, others)


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
    for piece in board.pieces:
        if piece is not floor and _bars_landing(piece, mover) and touches(template, piece.outline):
            return Obstruction(Obstacle.PIECE, piece.id)
    for building in board.buildings:
        if building is not floor and touches(template, building.outline):
            return Obstruction(Obstacle.BUILDING, building.id)
    touched = (other for other in others if not other.airborne and under(template, other))
    return next((Obstruction(Obstacle.UNIT, other.id) for other in touched), None)


def _bars_landing(piece: Piece, mover: Mover) -> bool:
    """DZ-207: for a landing the outline of a hill counts as difficult."""
    return piece.flat_top or going(piece, mover) in (Going.DIFFICULT, Going.IMPASSABLE)


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


def _building_under(board: Board, body: Body, floor: Feature | None) -> Obstruction | None:
    hit = (one for one in board.buildings if one is not floor and overlaps_outline(body, one.outline))
    return next((Obstruction(Obstacle.BUILDING, building.id) for building in hit), None)


def _unit_under(body: Body, others: Iterable[Body]) -> Obstruction | None:
    hit = (other for other in others if other.id != body.id and overlaps(body, other))
    return next((Obstruction(Obstacle.UNIT, other.id) for other in hit), None)


def named(feature: Feature) -> Obstruction:
    return Obstruction(Obstacle.BUILDING if isinstance(feature, Building) else Obstacle.PIECE, feature.id)
