"""Targets (DZ-123 to DZ-132, DZ-146 to DZ-149, DZ-222 to DZ-226): arc, sight and range of a shot."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.armies.catalogue import WEAPONS, Weapon
from panzerkiste.games.dropzone.battle.weapons import Firing
from panzerkiste.games.dropzone.fields.sight import (
    Cover,
    Eye,
    Sight,
    eye_at,
    eye_of,
    raised_eye,
    sights,
    wall_points,
    wall_sight,
)
from panzerkiste.games.dropzone.fields.table import body_of, scene_of
from panzerkiste.games.dropzone.geometry import (
    Arc,
    arcs_towards,
    at_most,
    distance,
    gap_to_outline,
    gap_to_segment,
    in_arc,
    in_contact,
)
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import BuildingId, Point, Shot, UnitId

_ARCS: Final = {weapon.id: frozenset(map(Arc, weapon.arcs)) for weapon in WEAPONS.values()}


class Line(NamedTuple):
    """A line of fire: how far, and what makes the target harder to hit or hurt."""

    distance: float
    at: Point  # where the target is hit
    hull_down: bool = False  # DZ-128, DZ-263
    concealed: bool = False  # DZ-205
    body_cover: bool = False  # DZ-204
    unseen: bool = False  # DZ-335: indirect fire without sight

    @property
    def handicap(self) -> int:
        """How many of DZ-138's modifiers the line brings."""
        return self.hull_down + self.concealed + self.unseen


def line_to_unit(state: State, unit: Unit, shot: Shot, fires: Firing, target: Unit) -> Line:
    """The line to an enemy unit, where it stands or might stand; raises Illegal where it cannot be shot at."""
    check_target(state, unit, fires, target)
    if target.status == "inside":
        return _line_to_garrison(state, unit, shot, fires, target)
    return best_line(unit, fires, target, [look.line for look in looks_at(state, unit, shot, fires, target)])


class Look(NamedTuple):
    """What is seen from one of the places from which a shot may be aimed; no line where it cannot be fired."""

    eye: Eye
    sight: Sight
    line: Line | None


def looks_at(state: State, unit: Unit, shot: Shot, fires: Firing, target: Unit) -> list[Look]:
    """DZ-125 to DZ-130: the looks at a unit on the table, from every place from which the shot may be aimed."""
    pairs = [(eye, body_of(target)) for eye in eyes(state, unit, shot, fires)]
    seen = sights(scene_of(state), pairs, [squad_mates(state, unit)] * len(pairs))
    return [Look(eye, sight, line_seen(eye, sight, fires, target)) for (eye, _), sight in zip(pairs, seen, strict=True)]


def best_line(unit: Unit, fires: Firing, target: Unit, found: Sequence[Line | None]) -> Line:
    """DZ-222: of the openings that see the target and reach it, the one from which it is hit best."""
    lines = [line for line in found if line]
    most = math.inf if fires.weapon.close_combat else reach(fires, target)  # DZ-149: they touch
    if not lines:
        raise Illegal("DZ-125", "hidden", unit=unit.name, target=target.name)
    in_range = [line for line in lines if at_most(line.distance, most)]
    best = min(in_range or lines, key=lambda line: (line.handicap, line.distance))
    check_range(unit, best.distance, most, target.name)
    return best


def check_target(state: State, unit: Unit, fires: Firing, target: Unit) -> None:
    """Everything about a target that needs no sight: enemy, there, AA, arc, and range from a unit on the table."""
    _check_enemy(unit, target)
    if target.status == "inside":
        return
    if not target.on_table:
        raise Illegal("DZ-148", "target", target=target.name)
    _check_airborne(target, fires)
    if fires.weapon.close_combat:
        touching = in_contact(body_of(unit), body_of(target), state.options.contact_gap)
        _check_contact(unit, target.name, touching=touching)
    elif unit.on_table:
        check_range(unit, distance(unit.at, target.at), reach(fires, target), target.name)
    _check_arc(state, unit, fires, target.at, target.name)


def line_seen(eye: Eye, look: Sight, fires: Firing, target: Unit) -> Line | None:
    """DZ-125 to DZ-130: the line of a sight; DZ-335: indirect fire needs none."""
    if not look.seen and not fires.weapon.indirect:
        return None
    hull_down = look.cover is Cover.HULL_DOWN or look.at_raised
    inches = distance(eye.at[:2], target.at)
    return Line(inches, target.at, hull_down, bool(look.concealment), bool(look.body_cover), not look.seen)


def reach(fires: Firing, target: Unit) -> float:
    """DZ-131: active countermeasures shorten the range."""
    return fires.countered_range if target.profile.active else fires.full_range


def _check_enemy(unit: Unit, target: Unit) -> None:
    """DZ-146."""
    if target.player == unit.player:
        raise Illegal("DZ-146", "friend", target=target.name)
    if not target.is_alive:
        raise Illegal("DZ-146", "gone", target=target.name)


def _check_airborne(target: Unit, fires: Firing) -> None:
    """DZ-164: only AA; DZ-276: fast movers only in reaction."""
    if not target.is_airborne:
        if fires.weapon.small_arms and fires.aa and not fires.weapon.aa:
            raise Illegal("DZ-264", "ground", target=target.name)
        return
    if not fires.aa:
        raise Illegal("DZ-164", target=target.name, weapon=fires.weapon.id)
    if target.profile.is_fast_mover:
        raise Illegal("DZ-276", target=target.name)


def _check_arc(state: State, unit: Unit, fires: Firing, point: Point, target: str) -> None:
    """DZ-124; infantry has no facing."""
    if not is_in_arc(state, unit, fires, point):
        raise Illegal("DZ-124", unit=unit.name, weapon=fires.weapon.id, target=target)


def is_in_arc(state: State, unit: Unit, fires: Firing, point: Point) -> bool:
    if unit.profile.is_infantry:
        return True
    return in_arc(_ARCS[fires.weapon.id], unit.at, unit.facing, point, state.options.corridor_width)


def check_range(unit: Unit, inches: float, most: float, target: str) -> None:
    """DZ-131, DZ-132."""
    if not at_most(inches, most):
        missing = round(inches - most, 2)
        raise Illegal("DZ-131", unit=unit.name, target=target, inches=round(inches, 2), reach=most, missing=missing)


def _check_contact(unit: Unit, target: str, *, touching: bool) -> None:
    """DZ-019, DZ-149: close combat is shooting in all but its range; troops in a building touch nobody outside."""
    if not unit.on_table or not touching:
        raise Illegal("DZ-149", unit=unit.name, target=target)


def may_raise(unit: Unit, weapon: Weapon) -> bool:
    """DZ-261: a weapon on an arm, unless its unit flies."""
    return weapon.articulated and not unit.is_airborne


def eyes(state: State, unit: Unit, shot: Shot, fires: Firing) -> Sequence[Eye]:
    """DZ-011, DZ-222, DZ-261: where the shot may be aimed from; from a window the best is taken unless one is named."""
    if unit.status == "inside":
        return _eyes_at_wall(state, unit, shot)
    if not shot.raised:
        return (eye_of(state.board, body_of(unit)),)
    if not may_raise(unit, fires.weapon):
        raise Illegal("DZ-261", unit=unit.name, weapon=fires.weapon.id)
    return (raised_eye(state.board, body_of(unit)),)


def _eyes_at_wall(state: State, unit: Unit, shot: Shot) -> Sequence[Eye]:
    building = state.board.building(unit.building)
    openings = building.openings_in(unit.wall)
    if not -1 <= shot.opening < len(openings):
        raise Illegal("DZ-222", "opening", unit=unit.name)
    chosen = openings if shot.opening == -1 else (openings[shot.opening],)
    return [eye_at(building, opening, unit.id) for opening in chosen]


def squad_mates(state: State, unit: Unit) -> frozenset[UnitId]:
    """DZ-127: the other vehicles of its squad, its own ground transports and landed air transports included."""
    ids = {other for squad in state.squads_of(unit.id) for other in state.squads[squad].everyone}
    mates = (state.units[id] for id in ids if id != unit.id)
    return frozenset(mate.id for mate in mates if mate.is_ground_unit and not mate.profile.is_infantry)


def check_at_wall(target: Unit) -> None:
    """DZ-226: who hides in a building is no target."""
    if target.status == "inside" and target.wall < 0:
        raise Illegal("DZ-226", target=target.name)


def _line_to_garrison(state: State, unit: Unit, shot: Shot, fires: Firing, target: Unit) -> Line:
    """DZ-224 to DZ-226: only who is assigned to a wall; to the nearest visible point of it."""
    check_at_wall(target)
    line = _line_to_wall(state, unit, shot, fires, target.building, (target.wall,), target.name)
    if fires.weapon.close_combat:
        wall = state.board.building(target.building).wall(target.wall)
        touching = at_most(gap_to_segment(body_of(unit), *wall), state.options.contact_gap)
        _check_contact(unit, target.name, touching=touching)
    else:
        check_range(unit, line.distance, reach(fires, target), target.name)
    sheltered = not fires.weapon.flame  # DZ-334
    return line._replace(concealed=sheltered, body_cover=sheltered)


def line_to_building(state: State, unit: Unit, shot: Shot, fires: Firing, building: BuildingId) -> Line:
    """DZ-147, DZ-230."""
    if not any(each.id == building for each in state.board.buildings):
        raise Illegal("DZ-146", "building", target=building)
    if any(inside.player == unit.player for inside in state.inside(building)):
        raise Illegal("DZ-230", target=building)
    line = _line_to_wall(state, unit, shot, fires, building, None, building)
    if fires.weapon.close_combat:
        outline = state.board.building(building).outline
        touching = at_most(gap_to_outline(body_of(unit), outline), state.options.contact_gap)
        _check_contact(unit, building, touching=touching)
    else:
        check_range(unit, line.distance, fires.full_range, building)
    return line


def _line_to_wall(  # noqa: PLR0917
    state: State,
    unit: Unit,
    shot: Shot,
    fires: Firing,
    building: BuildingId,
    walls: tuple[int, ...] | None,
    target: str,
) -> Line:
    """The nearest visible point of the walls that lies in the arc; DZ-335: indirect fire needs no sight."""
    table, mates, openings = scene_of(state), squad_mates(state, unit), eyes(state, unit, shot, fires)
    seen = [point for eye in openings for point in wall_sight(table, eye, building, walls, mates)]
    unseen = not seen and fires.weapon.indirect
    if unseen:
        seen = [point for eye in openings for point in wall_points(state.board.building(building), eye, walls)]
    in_arc = [point for point in seen if is_in_arc(state, unit, fires, point.at)]
    nearest = min(in_arc, key=lambda point: point.distance, default=None)
    if nearest is None:
        raise Illegal("DZ-125", "hidden", unit=unit.name, target=target)
    return Line(nearest.distance, nearest.at, unseen=unseen)


def arcs_of(unit: Unit, point: Point) -> frozenset[str]:
    """DZ-017, DZ-266: the quadrants in which the point lies."""
    return frozenset(arc.value for arc in arcs_towards(unit.at, unit.facing, point))
