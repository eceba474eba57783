"""What terrain does for a target that is seen: body cover and concealment (DZ-204 to DZ-206)."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from panzerkiste.games.dropzone.fields.scenes import Scene, around, floor_at
from panzerkiste.games.dropzone.fields.terrain import Board, Piece, Point, Point3
from panzerkiste.games.dropzone.geometry.bodies import FIGURE_HEIGHT, Body, Id
from panzerkiste.games.dropzone.geometry.plane import broadside, distance_to_outline
from panzerkiste.games.dropzone.geometry.rays import Bools, Silhouette, blocked, point_fans, shares, silhouette_fans
from panzerkiste.games.dropzone.geometry.tolerance import at_least, at_most

BEHIND: Final = 1.0  # DZ-204: "directly behind", in inches


def concealments(scene: Scene, eyes: Sequence[Point3], targets: Sequence[Body], aims: Sequence[Point3]) -> list[str]:
    """DZ-205: for each target the first piece that conceals it from its eye, or "": it is in it or behind it."""
    screens = scene.back.screens
    if not screens or not targets:
        return [""] * len(targets)
    exempt = _table([_fired_out_of(scene, eye, body) for eye, body in zip(eyes, targets, strict=True)])
    behind = blocked(point_fans(eyes, aims), scene.back.screen_volumes, exempt)
    by_target = [set() if body.airborne else set(around(scene.board, body.at)) for body in targets]
    for fan, volume in zip(behind.fan.tolist(), behind.volume.tolist(), strict=True):
        by_target[fan].add(screens[volume].id)
    return [_first(screens, found) for found in by_target]


def _fired_out_of(scene: Scene, eye: Point3, target: Body) -> list[bool]:
    """DZ-205: firing out of the edge: the screens that contain the shooter and not the target."""
    out_of = around(scene.board, (eye[0], eye[1])) - around(scene.board, target.at)
    return [piece.id in out_of for piece in scene.back.screens]


def _first(pieces: Sequence[Piece], ids: Collection[Id]) -> str:
    return next((piece.id for piece in pieces if piece.id in ids), "") if ids else ""


def body_covers(scene: Scene, eyes: Sequence[Point3], targets: Sequence[Body]) -> list[str]:
    """DZ-204: for each target the piece that gives it body cover, or "": infantry is in it, or directly behind it."""
    infantry = [n for n, body in enumerate(targets) if body.is_infantry]
    covered = {n: _first(scene.back.shelters, around(scene.board, targets[n].at)) for n in infantry}
    for n, piece in _hiding(scene, eyes, targets, [n for n in infantry if not covered[n]]):
        covered[n] = covered[n] or piece
    return [covered.get(n, "") for n in range(len(targets))]


def _hiding(
    scene: Scene, eyes: Sequence[Point3], targets: Sequence[Body], asked: Sequence[int]
) -> list[tuple[int, str]]:
    """The pieces that alone hide at least half of an infantry target that stands within 1" of them."""
    shelters = scene.back.shelters
    near = {n: _sheltering(scene.board, targets[n].at, targets[n].width) for n in asked}
    fans = [n for n in asked if near[n]]
    if not fans:
        return []
    figures = [_figures(scene, eyes[n], targets[n]) for n in fans]
    away = _table([[piece.id not in near[n] for piece in shelters] for n in fans])
    hidden = blocked(silhouette_fans([eyes[n] for n in fans], figures, scene.grid), scene.back.shelter_volumes, away)
    rows = zip(hidden.fan.tolist(), hidden.volume.tolist(), shares(hidden), strict=True)
    return [(fans[fan], shelters[volume].id) for fan, volume, share in rows if at_least(share, 0.50)]


@lru_cache(maxsize=8192)
def _sheltering(board: Board, at: Point, width: float) -> frozenset[str]:
    """DZ-204: the pieces that infantry here would be directly behind: some point of the base is within 1" of them."""
    shelters = (piece for piece in board.pieces if piece.body_cover)
    near = (piece for piece in shelters if at_most(distance_to_outline(piece.outline, at), BEHIND + width / 2.0))
    return frozenset(piece.id for piece in near)


def _figures(scene: Scene, eye: Point3, body: Body) -> Silhouette:
    """DZ-204: the figures as a block, as wide as the base and 0.4" high."""
    floor = floor_at(scene.board, body.at)
    return Silhouette(body.at, broadside((eye[0], eye[1]), body.at, body.width), floor, floor + FIGURE_HEIGHT)


def _table(rows: Sequence[Sequence[bool]]) -> Bools:
    return np.array(rows, dtype=bool)
