"""The table as geometry sees it: which bodies stand where (DZ-003, DZ-007, DZ-010)."""

import threading
from collections.abc import Iterable, Sequence

from panzerkiste.games.dropzone.fields.sight import Scene, scene
from panzerkiste.games.dropzone.fields.terrain import Board, Mover
from panzerkiste.games.dropzone.geometry import FIGURE_HEIGHT, Body
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Player, Point, UnitId


def mover_of(unit: Unit) -> Mover:
    """DZ-200: the column of the terrain table."""
    profile = unit.profile
    if profile.is_infantry:
        return Mover.INFANTRY
    if profile.is_aircraft:
        return Mover.AIRCRAFT if unit.altitude else landed_mover(unit)
    if profile.skimmer:
        return Mover.SKIMMER
    return Mover.WALKER if profile.walker else Mover.VEHICLE


def landed_mover(unit: Unit) -> Mover:
    """DZ-162: on the ground, aircraft of the Shaltari and the Scourge count as skimmers."""
    return Mover.SKIMMER if unit.profile.faction in ("scourge", "shaltari") else Mover.VEHICLE


def body_of(unit: Unit, at: Point | None = None, facing: float | None = None) -> Body:
    """DZ-007: the unit as it stands, or as it would stand elsewhere."""
    place = unit.at if at is None else at
    towards = unit.facing if facing is None else facing
    profile = unit.profile
    if profile.hull is None:
        return Body(unit.id, mover_of(unit), place, towards, profile.base, profile.base, 0.0, FIGURE_HEIGHT)
    hull = profile.hull
    length, width = (profile.base, profile.base) if unit.altitude else (hull.length, hull.width)
    return Body(
        unit.id, mover_of(unit), place, towards, length, width, hull.bottom, hull.top, unit.altitude, unit.raised
    )


def bodies(state: State, without: Iterable[UnitId] = ()) -> list[Body]:
    """Everything that stands or flies on the table, in id order."""
    left_out = set(without)
    return [body for body in _standing(state.units) if body.id not in left_out]


def _standing(units: tuple[Unit, ...]) -> Sequence[Body]:
    """A candidate is tried in many places while all others stand still, so the last answers are kept."""
    if _last.standing is not units:
        if len(_last.standing) != len(units):  # of another match
            _last.standing = _last.each = (None,) * len(units)
        _last.each = [
            body if unit is was else body_of(unit) if unit.on_table else None
            for unit, was, body in zip(units, _last.standing, _last.each, strict=True)
        ]
        _last.standing, _last.bodies = units, [body for body in _last.each if body]
    return _last.bodies


def enemy_ground(state: State, player: Player) -> list[Body]:
    """DZ-112: what a ground unit may not pass through."""
    ours = {unit.id for unit in state.units if unit.player == player}
    return [body for body in _standing(state.units) if not body.airborne and body.id not in ours]


def bodies_of(units: Sequence[Unit]) -> list[Body]:
    return [body_of(unit) for unit in units if unit.on_table]


def scene_of(state: State) -> Scene:
    """All that sight depends on. Many questions are asked of the same units, so the last answer is kept."""
    grid = state.options.los_nu, state.options.los_nz
    if _last.units is not state.units or _last.board is not state.board or _last.grid != grid:
        _last.units, _last.board, _last.grid = state.units, state.board, grid
        _last.scene = scene(state.board, bodies(state), grid)
    return _last.scene


class _Last(threading.local):
    """The bodies and the scene that were asked for last in this thread."""

    standing: tuple[Unit | None, ...] = ()
    each: Sequence[Body | None] = ()
    bodies: Sequence[Body] = ()
    units: tuple[Unit, ...] | None = None
    board: Board | None = None
    grid: tuple[int, int] = (0, 0)
    scene: Scene


_last = _Last()


def on_board(state: State, point: Point) -> bool:
    """DZ-002: coordinates of the table; false for anything that is no number."""
    x, y = point
    return 0 <= x <= state.board.width and 0 <= y <= state.board.depth
