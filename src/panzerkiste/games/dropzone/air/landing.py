"""Landing (DZ-157 to DZ-163): where the template may lie, who contests it, and where an aircraft fits at the end."""

from collections.abc import Sequence
from typing import Final

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.battle.placing import obstacle_name
from panzerkiste.games.dropzone.fields.sight import Eye, eye_at, eye_of, sees_any
from panzerkiste.games.dropzone.fields.table import bodies, body_of, landed_mover, scene_of
from panzerkiste.games.dropzone.geometry import (
    Obstacle,
    Obstruction,
    Template,
    at_most,
    distance_to_rim,
    elevation,
    hovering_obstruction,
    landing_obstruction,
    nearest_on_segment,
    overlap,
    rim,
    standing_obstruction,
    surface,
)
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Point, UnitId

CONTEST: Final = 3.0  # DZ-163: inches from the rim
RIM_HEIGHT: Final = 0.1  # DZ-163: of the points of the rim that an enemy sees


def template_of(state: State, unit: Unit, at: Point) -> Template:
    """DZ-018, DZ-158."""
    size = unit.profile.landing_zone
    assert size, "every aircraft has a landing zone"
    return Template(at, state.options.landing_zone(size))


def own_party(state: State, unit: Unit) -> set[UnitId]:
    """DZ-159, DZ-188: units of its own squads, carried transports included, are no obstacles."""
    return {other for squad in state.squads_of(unit.id) for other in state.squads[squad].everyone}


LANDING_WAYS: Final = {
    Obstacle.EDGE: "edge",
    Obstacle.PIECE: "piece",
    Obstacle.BUILDING: "building",
    Obstacle.UNIT: "unit",
}


def check_zone(state: State, unit: Unit, at: Point) -> None:
    """DZ-159, DZ-162, DZ-188: the template below the aircraft touches nothing it may not touch."""
    others = bodies(state, without=own_party(state, unit) | {unit.id})
    found = landing_obstruction(state.board, template_of(state, unit, at), others, landed_mover(unit))
    if found:
        raise Illegal("DZ-159", LANDING_WAYS[found.obstacle], unit=unit.name, by=obstacle_name(state, found))


def check_landing(state: State, unit: Unit, at: Point) -> None:
    check_zone(state, unit, at)
    enemy = contested_by(state, unit, at)
    if enemy:
        raise Illegal("DZ-163", unit=unit.name, by=enemy.name)


def contested_by(state: State, unit: Unit, at: Point) -> Unit | None:
    """DZ-163: an enemy on the ground, or at a wall, within 3" of the template's rim and in sight of it."""
    template = template_of(state, unit, at)
    enemies = (enemy for enemy in state.units if enemy.player != unit.player)
    return next((enemy for enemy in enemies if _contests(state, enemy, unit, template)), None)


def _contests(state: State, enemy: Unit, unit: Unit, template: Template) -> bool:
    if enemy.status == "inside" and enemy.wall >= 0:
        return _contests_from_wall(state, enemy, unit, template)
    if not enemy.is_ground_unit or not at_most(distance_to_rim(template, enemy.at), CONTEST):
        return False
    return _sees_zone(state, eye_of(state.board, body_of(enemy)), unit, template)


def _contests_from_wall(state: State, enemy: Unit, unit: Unit, template: Template) -> bool:
    """A roof is contested by whoever holds any wall below it."""
    building = state.board.building(enemy.building)
    if surface(state.board, template.at) == building:
        return True
    nearest = nearest_on_segment(template.at, *building.wall(enemy.wall))
    if not at_most(distance_to_rim(template, nearest), CONTEST):
        return False
    return any(
        _sees_zone(state, eye_at(building, opening, enemy.id), unit, template)
        for opening in building.openings_in(enemy.wall)
    )


def _sees_zone(state: State, eye: Eye, unit: Unit, template: Template) -> bool:
    height = elevation(state.board, template.at) + RIM_HEIGHT
    return sees_any(scene_of(state), eye, rim(template), height, ignoring=(unit.id,))


def check_landing_party(state: State, landing: Sequence[tuple[Unit, Point]]) -> None:
    for number, (unit, at) in enumerate(landing):
        check_landing(state, unit, at)
        mine = template_of(state, unit, at)
        if any(overlap(mine, template_of(state, other, there)) for other, there in landing[:number]):
            raise Illegal("DZ-159", "overlap", unit=unit.name)


def end_obstruction(state: State, unit: Unit) -> Obstruction | None:
    """DZ-157: what is in the way of the flight base; DZ-159: or of the hull of one that ends landed."""
    others = bodies(state, without=[unit.id])
    if unit.altitude:
        return hovering_obstruction(state.board, body_of(unit), others)
    return standing_obstruction(state.board, body_of(unit), others)
