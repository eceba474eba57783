"""Scenes: a board with the bodies on it, prepared for sight (DZ-010, DZ-012, DZ-126).

A scene is made from plain records whenever sight is asked for, and kept in a cache; it is never part of a state.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Final

from panzerkiste.games.dropzone.fields.terrain import Board, Piece, Point
from panzerkiste.games.dropzone.geometry.bodies import Body, Id, corners
from panzerkiste.games.dropzone.geometry.ground import elevation, pieces_at

if TYPE_CHECKING:  # NumPy is loaded with the first look, not with the game
    from panzerkiste.games.dropzone.geometry.rays import Volume, Volumes

LOS_NU: Final = 20  # DZ-013: sample points across
LOS_NZ: Final = 10  # DZ-013: and upwards


@dataclass(frozen=True, eq=False)
class Backdrop:
    """What of a scene only the board decides: what blocks (DZ-012), what conceals (DZ-205), what covers (DZ-204)."""

    blocker_ids: tuple[Id, ...]
    blockers: "Volumes"
    screens: tuple[Piece, ...]
    screen_volumes: "Volumes"
    shelters: tuple[Piece, ...]
    shelter_volumes: "Volumes"


@dataclass(frozen=True, eq=False)
class Scene:
    """A board with the bodies that stand on it: all that sight depends on. Made by ``scene``."""

    board: Board
    bodies: dict[Id, Body]
    grid: tuple[int, int]
    back: Backdrop
    blocker_ids: tuple[Id, ...]
    blockers: "Volumes"

    @cached_property
    def places(self) -> dict[Id, int]:
        """The place of each blocker among them."""
        return {id: place for place, id in enumerate(self.blocker_ids)}


def scene(board: Board, bodies: Sequence[Body], grid: tuple[int, int] = (LOS_NU, LOS_NZ)) -> Scene:
    """The scene of a board and all bodies on the table (not those inside buildings or transports). Kept in a cache."""
    return _scene(board, tuple(bodies), grid)


@lru_cache(maxsize=64)
def _scene(board: Board, bodies: tuple[Body, ...], grid: tuple[int, int]) -> Scene:
    from panzerkiste.games.dropzone.geometry.rays import Volume, joined, volumes_of

    back, hulls = backdrop(board), [body for body in bodies if body.is_vehicle]
    floors = [floor_at(board, hull.at) for hull in hulls]
    volumes = [Volume(corners(hull), floor, floor + hull.top) for hull, floor in zip(hulls, floors, strict=True)]
    blockers = joined(back.blockers, volumes_of(volumes, board.version), len(back.blocker_ids))
    ids = (*back.blocker_ids, *(hull.id for hull in hulls))
    return Scene(board, {body.id: body for body in bodies}, grid, back, ids, blockers)


@lru_cache(maxsize=64)
def backdrop(board: Board) -> Backdrop:
    from panzerkiste.games.dropzone.geometry.rays import Volume, volumes_of

    opaque = [piece for piece in board.pieces if piece.blocks_sight]
    screens = tuple(piece for piece in board.pieces if piece.concealment)
    shelters = tuple(piece for piece in board.pieces if piece.body_cover)
    buildings = [Volume(building.outline, 0.0, building.height) for building in board.buildings]
    return Backdrop(
        (*(piece.id for piece in opaque), *(building.id for building in board.buildings)),
        volumes_of([*_volumes(opaque), *buildings], board.version),
        screens,
        volumes_of(_volumes(screens), board.version),
        shelters,
        volumes_of(_volumes(shelters), board.version),
    )


def _volumes(pieces: Sequence[Piece]) -> "list[Volume]":
    from panzerkiste.games.dropzone.geometry.rays import Volume

    return [Volume(piece.outline, piece.base, piece.top) for piece in pieces]


@lru_cache(maxsize=8192)
def floor_at(board: Board, point: Point) -> float:
    """DZ-010, remembered: a scene asks for the same few points again and again."""
    return elevation(board, point)


@lru_cache(maxsize=8192)
def around(board: Board, point: Point) -> frozenset[Id]:
    """The pieces that contain *point*, remembered."""
    return frozenset(piece.id for piece in pieces_at(board, point))


@lru_cache(maxsize=8192)
def transparent_from(board: Board, point: Point) -> frozenset[Id]:
    """DZ-012: the pieces that do not block a line that begins or ends in them: all but buildings and flat tops."""
    return frozenset(piece.id for piece in pieces_at(board, point) if not piece.flat_top)
