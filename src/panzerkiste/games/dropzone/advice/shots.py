"""Shots (DZ-120 to DZ-149): every mount at every target in short, and one pair in full."""

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal, Refusal
from panzerkiste.games.dropzone.advice.answers import Blocking, ShotAdvice, ShotLine, ShotsAdvice, Term, WayToFire
from panzerkiste.games.dropzone.advice.measuring import may_shoot, shooters, shooting_state
from panzerkiste.games.dropzone.advice.odds import shot_odds, volley_odds
from panzerkiste.games.dropzone.advice.outlooks import outlooks
from panzerkiste.games.dropzone.advice.queries import ShowBlindShots, ShowShot, ShowShots
from panzerkiste.games.dropzone.battle.aiming import Line, check_at_wall, eyes, is_in_arc, looks_at, may_raise, reach
from panzerkiste.games.dropzone.battle.damage import IMPOSSIBLE, armour_of, covered_need, damage_need
from panzerkiste.games.dropzone.battle.shooting import (
    BUILDING,
    PLACES_TO_SHOOT_FROM,
    aim,
    arithmetic,
    line_of_fire,
    shooter_of,
)
from panzerkiste.games.dropzone.battle.volleys import (
    buildings_to_try,
    needs_sight,
    possible_shots,
    prospect,
    shots_to_try,
    small_arms_to_try,
)
from panzerkiste.games.dropzone.battle.weapons import Firing, check_may_shoot, firing
from panzerkiste.games.dropzone.chapters import is_allowed
from panzerkiste.games.dropzone.fields.sight import Block, Sight
from panzerkiste.games.dropzone.fields.table import body_of
from panzerkiste.games.dropzone.geometry import centroid, corners, distance, point_along
from panzerkiste.games.dropzone.geometry.plane import stretches_inside
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Aim, Point, Shot, TargetId, UnitId
from panzerkiste.games.dropzone.view import View

# Every mount at every target.


def shots_advice(view: View, query: ShowShots) -> ShotsAdvice:
    state = shooting_state(view, query.along)
    units = _asked_about(state, query.units)
    found = {_pair(one.shot): one for one in possible_shots(state, units)}
    shots = [*shots_to_try(state, units), *small_arms_to_try(state, units)]
    shots += buildings_to_try(state, units) if query.buildings else ()
    lines = tuple(_line(state, shot, found.get(_pair(shot))) for shot in shots)
    return ShotsAdvice(lines, tuple(_ways_to_fire(state, units)), outlooks(state, lines, found.values()))


def blind_shots_advice(view: View, query: ShowBlindShots) -> ShotsAdvice:
    """DZ-005: every weapon at everybody who can be seen to be there; nothing is judged before it is declared."""
    state = view.state
    if not may_shoot(view):
        raise Illegal("DZ-005", "measure")
    units = _asked_about(state, query.units)
    shots = [shot for shot in shots_to_try(state, units) if is_allowed(check_at_wall, state.units[int(shot.target)])]
    shots += buildings_to_try(state, units) if query.buildings else ()
    return ShotsAdvice(tuple(map(ShotLine, shots)), tuple(_ways_to_fire(state, units)))


Pair = tuple[UnitId, int, TargetId, bool]


def _pair(shot: Shot) -> Pair:
    return shot.unit, shot.mount, shot.target, shot.small_arms


def _asked_about(state: State, ids: Sequence[UnitId]) -> list[Unit]:
    """Those who were named, or everybody who is somewhere to shoot from."""
    if ids:
        return [_shooter(state, unit) for unit in dict.fromkeys(ids)]
    return [unit for unit in shooters(state).values() if unit.status in PLACES_TO_SHOOT_FROM]


def _shooter(state: State, unit: UnitId) -> Unit:
    units = shooters(state)
    if unit not in units:
        raise Illegal("DZ-005", "measure")
    return units[unit]


def _line(state: State, shot: Shot, found: Aim | None) -> ShotLine:
    try:
        shooter_of(state, shot.unit)
        aimed = found or _aimed(state, shot)
    except Illegal as illegal:
        return ShotLine(shot, refusal=illegal.refusal)
    return ShotLine(aimed.shot, shot_odds(state, aimed))


def _aimed(state: State, shot: Shot) -> Aim:
    """What ``possible_shots`` has not found: it does not ask for buildings and small arms, and the rest is refused."""
    if not needs_sight(state, shot) or shot.small_arms:
        return aim(state, shot)
    unit, target = state.units[shot.unit], state.units[int(shot.target)]
    prospect(state, shot)
    raise Illegal("DZ-125", "hidden", unit=unit.name, target=target.name)


def _ways_to_fire(state: State, units: Sequence[Unit]) -> Iterator[WayToFire]:
    for unit in units:
        mounts = [Shot(unit.id, mount, unit.id) for mount in range(len(unit.weapons))]
        shots = [*mounts, *(replace(shot, small_arms=True) for shot in mounts if unit.weapons[shot.mount].small_arms)]
        for shot in shots:
            excluded = [other for other in shots if not is_allowed(firing, state, unit, other, [shot])]
            excludes = tuple((other.mount, other.small_arms) for other in excluded)
            may = may_raise(unit, unit.weapons[shot.mount])
            yield WayToFire(unit.id, shot.mount, shot.small_arms, excludes, may)


# One pair in full.


class Aimed(NamedTuple):
    """From where to where a shot is aimed; *line* is None where the target cannot be seen."""

    eye: Point
    aim: Point
    inches: float
    line: Line | None = None
    sight: Sight | None = None  # of a unit on the table; walls are judged by their own rules


def shot_advice(view: View, query: ShowShot) -> ShotAdvice:
    state, shot = shooting_state(view, query.along), query.shot
    unit = _shooter(state, shot.unit)
    at = _place_of(state, shot.target)
    try:
        shooter_of(state, shot.unit)
        check_may_shoot(state, unit)
        fires = firing(state, unit, shot)
        look = _look(state, unit, shot, fires)
    except Illegal as illegal:
        return ShotAdvice(shot, unit.at, at, distance(unit.at, at), None, refusal=illegal.refusal)
    return _resolved(state, _seen(state, shot, fires, look), fires, look)


def _place_of(state: State, target: TargetId) -> Point:
    """Where a target is, if it can be one at all."""
    if isinstance(target, str):
        found = next((building for building in state.board.buildings if building.id == target), None)
        if found is None:
            raise Illegal("DZ-146", "building", target=target)
        return centroid(found.outline)
    if not 0 <= target < len(state.units) or state.units[target].status not in ("table", "inside"):
        raise Illegal("DZ-146", "unknown", target=target)
    unit = state.units[target]
    return centroid(state.board.building(unit.building).outline) if unit.status == "inside" else unit.at


def _look(state: State, unit: Unit, shot: Shot, fires: Firing) -> Aimed:
    if needs_sight(state, shot):
        target = state.units[int(shot.target)]
        (look,) = looks_at(state, unit, shot, fires, target)  # who stands on the table has one place to aim from
        return Aimed(look.eye.place, target.at, distance(look.eye.place, target.at), look.line, look.sight)
    eye = eyes(state, unit, shot, fires)[0].place
    try:
        line = line_of_fire(state, unit, shot, fires)
    except Illegal:
        at = _place_of(state, shot.target)
        return Aimed(eye, at, distance(eye, at))
    return Aimed(eye, line.at, line.distance, line)


def _seen(state: State, shot: Shot, fires: Firing, look: Aimed) -> ShotAdvice:
    """DZ-123 to DZ-131: arc, sight and range."""
    target, unit = shot.target, state.units[shot.unit]
    active = isinstance(target, int) and state.units[target].profile.active
    inches = fires.full_range if isinstance(target, str) else reach(fires, state.units[target])
    range_used = inches if math.isfinite(inches) else None
    in_arc = is_in_arc(state, unit, fires, look.aim)
    advice = ShotAdvice(shot, look.eye, look.aim, look.inches, range_used, countered=active, in_arc=in_arc)
    sight = look.sight
    if sight is None:
        return replace(advice, cover="clear" if look.line else "hidden", visible=float(look.line is not None))
    return replace(
        advice,
        cover=sight.cover.value,
        visible=sight.visible,
        blocks=tuple(_blocking(state, look, block) for block in sight.blocks),
        through=sight.through if isinstance(sight.through, int) else None,
        concealment=sight.concealment,
        body_cover=sight.body_cover,
    )


def _blocking(state: State, look: Aimed, block: Block) -> Blocking:
    inside = stretches_inside((look.eye, look.aim), _outline(state, block.id))
    return Blocking(block.id, block.share, point_along((look.eye, look.aim), inside[0][0]) if inside else None)


def _outline(state: State, id: UnitId | str) -> tuple[Point, ...]:
    if isinstance(id, int):
        return corners(body_of(state.units[id]))
    return next(feature.outline for feature in state.board.features if feature.id == id)


def _resolved(state: State, advice: ShotAdvice, fires: Firing, look: Aimed) -> ShotAdvice:
    """DZ-137 to DZ-143: the arithmetic, and the odds of a legal shot."""
    shot, aimed = advice.shot, _aim_or_refusal(state, advice.shot)
    size = fires.weapon.area
    advice = replace(
        advice,
        to_hit=_to_hit(state, shot, fires, look.line),
        to_hurt=_to_hurt(state, shot.target, fires.energy, cover=isinstance(aimed, Aim) and aimed.cover),
        blast=state.options.landing_zone(size) / 2 if size and isinstance(shot.target, int) else 0.0,
    )
    if isinstance(aimed, Refusal):
        return replace(advice, refusal=aimed)
    return replace(advice, odds=shot_odds(state, aimed), points=volley_odds(state, [aimed], shot.target))


def _aim_or_refusal(state: State, shot: Shot) -> Aim | Refusal:
    try:
        return aim(state, shot)
    except Illegal as illegal:
        return illegal.refusal


def _to_hit(state: State, shot: Shot, fires: Firing, line: Line | None) -> tuple[Term, ...]:
    if isinstance(shot.target, str):
        return (Term("DZ-139", "building", BUILDING),)
    terms = arithmetic(fires, line, state.units[shot.target]) if line else ()
    return tuple(Term(*term) for term in terms)


def _to_hurt(state: State, target: TargetId, energy: int, *, cover: bool) -> tuple[Term, ...]:
    """DZ-141: armour less energy plus five, within the limits of the table."""
    armour = armour_of(state, target)
    plain, covered = damage_need(energy, armour), covered_need(energy, armour, cover=cover)
    limit = plain - (armour - energy + 5)
    limited = Term("DZ-144", "impossible", limit) if plain == IMPOSSIBLE else Term("DZ-144", "never_sure", limit)
    terms = Term("DZ-141", "armour", armour), Term("DZ-141", "energy", -energy), Term("DZ-141", "table", 5), limited
    sheltered = Term("DZ-204", "body_cover", covered - plain)
    return tuple(term for term in (*terms, sheltered) if term.value)
