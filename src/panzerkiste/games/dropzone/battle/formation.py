"""Formations (DZ-106 to DZ-111): a squad ends its move in one piece, and who is cut off must come back."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.fields.table import bodies, bodies_of, body_of, enemy_ground
from panzerkiste.games.dropzone.geometry import (
    Body,
    Formation,
    FormationMode,
    Way,
    at_most,
    components,
    distance,
    in_formation,
    less_than,
    main_bodies,
    measured,
    more_than,
    point_along,
    rejoining,
    standing_obstruction,
    together,
)
from panzerkiste.games.dropzone.state import NOBODY, State, Unit
from panzerkiste.games.dropzone.terms import Point, UnitId
from panzerkiste.games.dropzone.versions import FIRST

SLACK = 0.1  # DZ-110: how far short of "as far as possible" is far enough


def formation_of(unit: Unit) -> Formation:
    return Formation(unit.profile.formation)


def is_together(state: State, units: Sequence[Unit]) -> bool:
    """DZ-106, DZ-107: of the units that are on the table."""
    found = bodies_of(units)
    if len(found) <= 1:
        return True
    mode, gap = FormationMode(state.options.formation_mode), state.options.contact_gap
    return in_formation(found, formation_of(units[0]), mode, gap)


def check_formation(state: State, units: Sequence[Unit], rule: str = "DZ-106") -> None:
    if is_together(state, units):
        return
    on_table = [unit for unit in units if unit.on_table]
    parts = components(bodies_of(on_table), formation_of(units[0]), state.options.contact_gap)
    stray = next(unit for unit in on_table if unit.id == parts[-1][0])
    raise Illegal(rule, "formation", unit=stray.name, formation=units[0].profile.formation)


class Broken(NamedTuple):
    """DZ-108, DZ-109: a squad in parts: the main body, and who must come back to it."""

    main: tuple[UnitId, ...]
    isolated: tuple[UnitId, ...]


def broken(state: State, units: Sequence[Unit], main: UnitId = NOBODY) -> Broken | None:
    """How a squad is broken, if it is. The owner names a unit of the main body where the parts are equal."""
    if is_together(state, units):
        return None
    named = named_main(state, units)
    main = main if named == NOBODY else named
    on_table = [unit for unit in units if unit.on_table]
    largest = main_bodies(bodies_of(on_table), formation_of(units[0]), state.options.contact_gap)
    chosen = set(next((part for part in largest if main in part), largest[0]))
    units_apart = [unit.id for unit in on_table if unit.id not in chosen]
    return Broken(tuple(unit.id for unit in on_table if unit.id in chosen), tuple(units_apart))


def named_main(state: State, units: Sequence[Unit]) -> UnitId:
    """DZ-110: the unit by which the main body was named when the squad declared its fire; nobody where it was not."""
    slot = state.activation.slot if state.activation else None
    named = slot.main if slot and slot.main is not UNSET else ()
    return next((unit.id for unit in units if unit.id in named and unit.on_table), NOBODY)


def ways_broken(state: State, units: Sequence[Unit]) -> list[Broken]:
    """DZ-109: one for each part that its owner may name the main body; none where the squad is in formation."""
    found = (broken(state, units, unit.id) for unit in units if unit.on_table)
    return list(dict.fromkeys(apart for apart in found if apart))


def come_back(state: State, main: Sequence[Body], isolated: Sequence[Unit]) -> set[UnitId]:
    """DZ-110: who of the isolated units is now in formation with the main body, or with one who is."""
    if state.version == FIRST:
        return {unit.id for unit in isolated}  # then everybody counted who had been placed, back or not
    mates, left = list(main), list(isolated)
    while joined := [unit for unit in left if _is_with(state, unit, mates)]:
        mates += [body_of(unit) for unit in joined]
        left = [unit for unit in left if unit not in joined]
    return {unit.id for unit in isolated if unit not in left}


def _is_with(state: State, unit: Unit, mates: Sequence[Body]) -> bool:
    body, formation, gap = body_of(unit), formation_of(unit), state.options.contact_gap
    return any(together(body, mate, formation, gap) for mate in mates)


class Duty(NamedTuple):
    """DZ-110: what an isolated unit owes. *distance* is to the nearest spot in formation."""

    distance: float
    joins: bool  # it can be back this turn, and must
    stop: Point  # the end of the best way there, or as far along it as it gets
    left: float  # the most that may then be left of the distance


def duty(state: State, unit: Unit, placed: Sequence[Body], allowance: float) -> Duty | None:
    """What the unit owes to those who are placed already; None where no way leads back."""
    others = [*bodies(state, without=[unit.id]), *placed]
    distinct = list({body.id: body for body in others}.values())
    way = _way_back(state, unit, placed, distinct)
    if way is None:
        return None
    if at_most(way.cost, allowance):
        return Duty(way.cost, joins=True, stop=way.points[-1], left=0.0)
    stop, left = _best_stop(state, unit, placed, distinct, way.points, allowance)
    return Duty(way.cost, joins=False, stop=stop, left=left)


def _way_back(state: State, unit: Unit, placed: Sequence[Body], others: Sequence[Body]) -> Way | None:
    enemies = enemy_ground(state, unit.player)
    return rejoining(state.board, body_of(unit), placed, formation_of(unit), enemies, others)


def _best_stop(
    state: State,
    unit: Unit,
    placed: Sequence[Body],
    others: Sequence[Body],
    points: Sequence[Point],
    allowance: float,
) -> tuple[Point, float]:
    """As far along the way back as there is room to stand, in steps of a quarter inch."""
    back = 0.0
    while less_than(back, allowance):
        stop = point_along(points, allowance - back)
        if _affordable(state, unit, points, allowance - back, allowance):
            rest = _way_back(state, replace(unit, at=stop), placed, others)
            if rest is not None and standing_obstruction(state.board, body_of(unit, stop), others) is None:
                return stop, rest.cost + SLACK
        back += 0.25
    return unit.at, float("inf")


def _affordable(state: State, unit: Unit, points: Sequence[Point], inches: float, allowance: float) -> bool:
    """DZ-102: difficult ground makes the first *inches* of a way cost more than that."""
    corner, walked, prefix = points[0], 0.0, [points[0]]
    for point in points[1:]:
        if walked + distance(corner, point) >= inches:
            break
        walked, corner = walked + distance(corner, point), point
        prefix.append(point)
    way = measured(state.board, body_of(unit), [*prefix, point_along(points, inches)], enemy_ground(state, unit.player))
    return at_most(way.cost, allowance)


def check_duty(state: State, unit: Unit, end: Unit, placed: Sequence[Body], owed: Duty) -> None:
    """DZ-110: whoever can be back must be; whoever cannot comes as near as possible."""
    if _is_with(state, end, placed):
        return
    if owed.joins:
        raise Illegal("DZ-110", "join", unit=unit.name, inches=round(owed.distance, 2))
    others = [*bodies(state, without=[unit.id]), *placed]
    distinct = list({body.id: body for body in others}.values())
    rest = _way_back(state, replace(unit, at=end.at), placed, distinct)
    if rest is None or more_than(rest.cost, owed.left):
        short = round((rest.cost if rest else owed.distance) - owed.left, 2)
        raise Illegal("DZ-110", "nearer", unit=unit.name, inches=short)
