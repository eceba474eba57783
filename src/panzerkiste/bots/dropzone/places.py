"""Places worth a thought: cover, firing positions, objectives, doors, landing sites.

The rules judge every move; these functions only propose. They are pure and deterministic, and they know what a player
sees on the table (DZ-097).
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from panzerkiste.games.dropzone.air.landing import contested_by, own_party, template_of
from panzerkiste.games.dropzone.fields.sight import Sight, eye_of, sights
from panzerkiste.games.dropzone.fields.table import bodies, body_of, enemy_ground, landed_mover, scene_of
from panzerkiste.games.dropzone.fields.terrain import Feature
from panzerkiste.games.dropzone.geometry import (
    Body,
    Formation,
    Id,
    ahead,
    at_most,
    bearing,
    centroid,
    distance,
    distance_to_outline,
    hovering_obstruction,
    landing_obstruction,
    point_along,
    reachable,
    shortest,
    standing_obstruction,
    together,
)
from panzerkiste.games.dropzone.geometry.plane import edges, outward_normal, points_along
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Point, UnitId, Way

APART: Final = 0.75  # inches: of two spots nearer than this one is enough
ALONG: Final = 1.5  # between spots along a wall
GAP: Final = 0.1  # between a body and a wall it stands beside
RINGS: Final = (0.0, 2.0, 4.0, 5.5)  # around an objective, which counts up to 6" (DZ-354)
LANDING_RINGS: Final = (0.0, 1.5, 3.0, 4.5, 6.0)
DIRECTIONS: Final = tuple(45.0 * n for n in range(8))


class Reason(StrEnum):
    HOLD = "hold"  # stay
    COVER = "cover"  # beside or in a piece or building
    FIRE = "fire"  # just within range of an enemy
    OBJECTIVE = "objective"  # at an objective, or as far towards it as possible
    ENTRANCE = "entrance"  # at a door, or as far towards it as possible (DZ-217)
    OPEN = "open"  # somewhere else, over open ground
    LANDING = "landing"  # room for a landing zone (DZ-159)


class Spot(NamedTuple):
    """A place to end a move at: why, because of what, and what the way there costs."""

    at: Point
    facing: float
    reason: Reason
    about: Id
    cost: float


class Outlook(NamedTuple):
    """What a unit would see from a spot, and who would see it there."""

    spot: Spot
    targets: tuple[tuple[UnitId, Sight], ...]
    threats: tuple[tuple[UnitId, Sight], ...]


Idea = tuple[Point, Reason, Id]


def spots(state: State, unit: Unit, within: float) -> tuple[Spot, ...]:
    """The free places that a ground unit can reach for at most *within* inches of move, the cheapest first."""
    others = bodies(state, without=[unit.id])
    hold = Spot(unit.at, unit.facing, Reason.HOLD, "", 0.0)
    ideas = [idea for idea in _ideas(state, unit, within) if at_most(distance(unit.at, idea[0]), within)]
    kept = [idea for idea in _apart(ideas, unit.at) if _stands(state, unit, idea[0], others)]
    enemies = enemy_ground(state, unit.player)
    costs = reachable(state.board, body_of(unit), [at for at, _, _ in kept], enemies, within=within)
    found = [
        Spot(at, facing_at(state, unit, at), reason, about, cost)
        for (at, reason, about), cost in zip(kept, costs, strict=True)
        if at_most(cost, within)
    ]
    return (hold, *sorted(found, key=lambda spot: spot.cost))


def facing_at(state: State, unit: Unit, at: Point) -> float:
    """Towards the nearest enemy on the table, or on in the direction of travel."""
    enemies = _enemies(state, unit)
    if enemies:
        return bearing(at, min(enemies, key=lambda enemy: distance(at, enemy.at)).at)
    return bearing(unit.at, at) if at != unit.at else unit.facing


def _enemies(state: State, unit: Unit) -> list[Unit]:
    return [other for other in state.units if other.on_table and other.player != unit.player]


def _stands(state: State, unit: Unit, at: Point, others: Sequence[Body]) -> bool:
    return standing_obstruction(state.board, body_of(unit, at, facing_at(state, unit, at)), others) is None


def _apart(ideas: Iterable[Idea], start: Point) -> list[Idea]:
    """Ideas that are not too near to an earlier one."""
    kept: list[Idea] = []
    for idea in ideas:
        if distance(idea[0], start) >= APART and all(distance(idea[0], other[0]) >= APART for other in kept):
            kept.append(idea)
    return kept


def _ideas(state: State, unit: Unit, within: float) -> Iterator[Idea]:
    """Objectives and doors first: of ideas that lie close together the first is kept."""
    yield from _at_objectives(state, unit, within)
    if unit.profile.is_infantry:
        yield from _at_entrances(state, unit, within)
    yield from _within_range(state, unit)
    for feature in state.board.features:
        if at_most(distance_to_outline(feature.outline, unit.at), within):
            yield from ((at, Reason.COVER, feature.id) for at in (*_beside(feature, unit), *_in(feature)))
    for inches in (within, within / 2.0):
        yield from ((ahead(unit.at, turn, inches), Reason.OPEN, "") for turn in DIRECTIONS)


def _at_objectives(state: State, unit: Unit, within: float) -> Iterator[Idea]:
    for objective in state.objectives:
        if objective.gone or objective.building or objective.extracted_by >= 0:
            continue
        around = [ahead(objective.at, turn, ring) for ring in RINGS for turn in (DIRECTIONS if ring else (0.0,))]
        yield from ((at, Reason.OBJECTIVE, objective.id) for at in around)
        if towards := _as_far_as(state, unit, objective.at, within):
            yield towards, Reason.OBJECTIVE, objective.id


def _at_entrances(state: State, unit: Unit, within: float) -> Iterator[Idea]:
    """DZ-217: a base within 1" of a door."""
    for building in state.board.buildings:
        doors = [entrance for entrance in building.entrances if entrance.wall is not None]
        steps = [_before(door.a, door.b, body_of(unit).width / 2.0 + GAP) for door in doors]
        yield from ((at, Reason.ENTRANCE, building.id) for at in steps)
        nearest = min(steps, key=lambda at: distance(unit.at, at), default=None)
        if nearest and (towards := _as_far_as(state, unit, nearest, within)):
            yield towards, Reason.ENTRANCE, building.id


def _before(a: Point, b: Point, inches: float) -> Point:
    """The point before the middle of a stretch of wall."""
    normal = outward_normal(a, b)
    return (a[0] + b[0]) / 2.0 + inches * normal[0], (a[1] + b[1]) / 2.0 + inches * normal[1]


def _as_far_as(state: State, unit: Unit, goal: Point, within: float) -> Point | None:
    """How far a unit gets on the shortest way to a goal that is too far; None if it is not, or far out of sight."""
    inches = distance(unit.at, goal)
    if at_most(inches, within) or not at_most(inches, 4.0 * within):
        return None
    way = shortest(state.board, body_of(unit), goal, enemy_ground(state, unit.player), within=1.5 * inches)
    return point_along(way.points, within * way.length / way.cost) if way and way.cost else None


def _within_range(state: State, unit: Unit) -> Iterator[Idea]:
    """DZ-131: where an enemy comes just into the range of a weapon."""
    for enemy in _enemies(state, unit):
        countered = enemy.profile.active
        ranges = {weapon.countered_range if countered else weapon.full_range for weapon in unit.weapons}
        for reach in sorted(reach for reach in ranges if 0.0 < reach < distance(unit.at, enemy.at)):
            yield ahead(enemy.at, bearing(enemy.at, unit.at), reach - GAP), Reason.FIRE, enemy.id


def _beside(feature: Feature, unit: Unit) -> Iterator[Point]:
    """Along the walls and off the corners, where one can look around them."""
    body = body_of(unit)
    off = max(body.length, body.width) / 2.0 + GAP
    for a, b in edges(feature.outline):
        x, y = outward_normal(a, b)
        yield from ((px + off * x, py + off * y) for px, py in points_along(a, b, ALONG))


def _in(feature: Feature) -> Iterator[Point]:
    """The middle of a piece, and points between it and the corners."""
    x, y = centroid(feature.outline)
    yield x, y
    yield from (((x + cx) / 2.0, (y + cy) / 2.0) for cx, cy in feature.outline)


def landing_sites(state: State, unit: Unit, around: Sequence[Point], within: float) -> tuple[Spot, ...]:
    """DZ-157, DZ-159, DZ-163: where an aircraft could land near some points."""
    if unit.profile.landing_zone is None:
        return ()
    others = bodies(state, without=own_party(state, unit) | {unit.id})
    ideas = ((ahead(goal, turn, ring), goal) for goal in around for ring in LANDING_RINGS for turn in DIRECTIONS)
    found: list[Spot] = []
    for at, goal in ideas:
        near = any(distance(at, spot.at) < APART for spot in found)
        if near or not at_most(distance(unit.at, at), within) or not _lands(state, unit, at, others):
            continue
        found.append(
            Spot(at, bearing(at, goal) if at != goal else unit.facing, Reason.LANDING, "", distance(unit.at, at))
        )
    return tuple(sorted(found, key=lambda spot: min(distance(spot.at, goal) for goal in around)))


def _lands(state: State, unit: Unit, at: Point, others: Sequence[Body]) -> bool:
    if hovering_obstruction(state.board, body_of(unit, at), others):
        return False
    template = template_of(state, unit, at)
    if landing_obstruction(state.board, template, others, landed_mover(unit)):
        return False
    return contested_by(state, unit, at) is None


def outlooks(state: State, unit: Unit, places: Sequence[Spot], enemies: Sequence[Unit] | None = None) -> list[Outlook]:
    """What the unit would see from each place, and which enemies on the table would see it there (DZ-125 to DZ-130)."""
    foes = _enemies(state, unit) if enemies is None else list(enemies)
    table, stood = scene_of(state), [body_of(unit, spot.at, spot.facing) for spot in places]
    looks = [(eye_of(state.board, body), foe.id) for body in stood for foe in foes]
    watches = [(eye_of(state.board, table.bodies[foe.id]), body) for body in stood for foe in foes]
    seen, watched = sights(table, looks), sights(table, watches)
    return [
        Outlook(spot, _those(foes, seen[n : n + len(foes)]), _those(foes, watched[n : n + len(foes)]))
        for spot, n in zip(places, range(0, len(looks), len(foes)) if foes else [0] * len(places), strict=True)
    ]


def _those(foes: Sequence[Unit], found: Sequence[Sight]) -> tuple[tuple[UnitId, Sight], ...]:
    return tuple((foe.id, look) for foe, look in zip(foes, found, strict=False) if look.seen)


class Member(NamedTuple):
    """A unit of a squad and what it may spend."""

    unit: Unit
    within: float


def ways_to(state: State, squad: Sequence[Member], spot: Spot) -> tuple[Way, ...] | None:
    """A whole squad to a spot, in formation: the nearest unit goes there, the others with it or around it.

    None where somebody finds no place; what the rules say to the rest is for them to say.
    """
    queue = sorted(squad, key=lambda member: distance(member.unit.at, spot.at))
    leader, ids = queue[0].unit, [member.unit.id for member in squad]
    others, placed, ways = bodies(state, without=ids), list[Body](), list[Way]()
    for member in queue:
        shift = spot.at[0] - leader.at[0], spot.at[1] - leader.at[1]
        same_way = (member.unit.at[0] + shift[0], member.unit.at[1] + shift[1])
        end = _place(state, member, [same_way, *_around(spot.at, member.unit)], [*others, *placed], placed, spot.facing)
        if end is None:
            return None
        placed.append(end)
        ways.append(Way(member.unit.id, end.at, end.facing))
    return tuple(sorted(ways, key=lambda way: way.unit))


def _around(at: Point, unit: Unit) -> Iterator[Point]:
    """Places on rings around a point, as far apart as the unit is long; bases as close as they touch."""
    body = body_of(unit)
    step = body.width + 0.01 if unit.profile.formation == "b2b" else max(body.length, body.width) + GAP
    for ring in (1, 2, 3):
        count = max(6, math.floor(math.tau * ring))
        yield from (ahead(at, 360.0 * n / count, ring * step) for n in range(count))


def _place(
    state: State, member: Member, ends: Iterable[Point], others: Sequence[Body], placed: Sequence[Body], facing: float
) -> Body | None:
    """The first of some places that is free, in formation with those placed, and can be afforded."""
    unit, enemies = member.unit, enemy_ground(state, member.unit.player)
    formation, gap = Formation(unit.profile.formation), state.options.contact_gap
    for at in ends:
        body = body_of(unit, at, facing)
        joins = not placed or any(together(body, mate, formation, gap) for mate in placed)
        if not joins or not at_most(distance(unit.at, at), member.within):
            continue
        if standing_obstruction(state.board, body, others) is None and shortest(
            state.board, body_of(unit), at, enemies, within=member.within
        ):
            return body
    return None
