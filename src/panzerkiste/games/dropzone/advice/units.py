"""What may be drawn around a unit (DZ-017, DZ-123): arcs are facts of the model; ranges are measuring (DZ-005)."""

import math
from collections.abc import Iterator
from typing import Final

from panzerkiste.engine.illegal import Illegal, Refusal
from panzerkiste.games.dropzone.advice.answers import Fan, MountAdvice, Reach, Ring, UnitAdvice
from panzerkiste.games.dropzone.advice.measuring import gives_orders, may_measure, own, shooters
from panzerkiste.games.dropzone.advice.queries import ShowUnit
from panzerkiste.games.dropzone.battle.cards import leaders
from panzerkiste.games.dropzone.battle.shooting import shooter_of
from panzerkiste.games.dropzone.battle.weapons import check_may_shoot, firing
from panzerkiste.games.dropzone.geometry import Arc, ahead, corners
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Point, Shot
from panzerkiste.games.dropzone.transport.alighting import NEAR, hull_of
from panzerkiste.games.dropzone.view import View

QUADRANTS: Final = {
    Arc.FRONT: (-45.0, 45.0),
    Arc.RIGHT: (45.0, 135.0),
    Arc.REAR: (135.0, 225.0),
    Arc.LEFT: (225.0, 315.0),
}
ROUND: Final = 72  # points of a circle that is drawn


def unit_advice(view: View, query: ShowUnit) -> UnitAdvice:
    unit = own(view, query.unit)
    mounts = tuple(_mount(view, unit, mount) for mount in range(len(unit.weapons)))
    return UnitAdvice(unit.id, mounts, tuple(_reaches(view, unit)))


def _mount(view: View, unit: Unit, mount: int) -> MountAdvice:
    weapon, arcs = unit.weapons[mount], {Arc(arc) for arc in unit.weapons[mount].arcs}
    fans = (Fan(0.0, 360.0),) if unit.profile.is_infantry else tuple(_fans(arcs))
    corridor = view.state.options.corridor_width if Arc.CORRIDOR in arcs and not unit.profile.is_infantry else 0.0
    if not may_measure(view) or unit.id not in shooters(view.state):
        return MountAdvice(mount, weapon.id, fans, corridor)
    refusal = _refusal(view.state, unit, mount)
    full, countered = (_drawn(view.state, inches) for inches in (weapon.full_range, weapon.countered_range))
    return MountAdvice(mount, weapon.id, fans, corridor, full, countered, refusal)


def _drawn(state: State, inches: float) -> float:
    return min(inches, math.hypot(state.board.width, state.board.depth))


def _fans(arcs: set[Arc]) -> Iterator[Fan]:
    """DZ-124: neighbouring quadrants are one fan."""
    quadrants = [arc for arc in QUADRANTS if arc in arcs]
    if len(quadrants) == len(QUADRANTS):
        yield Fan(0.0, 360.0)
        return
    order = list(QUADRANTS)
    for place, arc in enumerate(order):
        if arc not in arcs or order[place - 1] in arcs:
            continue
        last = place
        while order[(last + 1) % 4] in arcs:
            last += 1
        start = QUADRANTS[arc][0]
        yield Fan(start % 360.0, start % 360.0 + 90.0 * (last - place + 1))


def _refusal(state: State, unit: Unit, mount: int) -> Refusal | None:
    shot = Shot(unit.id, mount, unit.id)
    try:
        shooter_of(state, unit.id)
        check_may_shoot(state, unit)
        firing(state, unit, shot)
    except Illegal as illegal:
        return illegal.refusal
    return None


def _reaches(view: View, unit: Unit) -> Iterator[Reach]:
    if not unit.on_table or not gives_orders(view):
        return
    if unit.profile.is_gate:
        yield Reach("gate", round_hull(view.state, unit))
    elif unit.profile.is_transport:
        yield Reach("boarding", round_hull(view.state, unit))
    if may_measure(view):
        spheres = (radius for leader, radius in leaders(view.state, unit.player) if leader.id == unit.id)
        yield from (Reach("sphere", _circle(unit.at, radius)) for radius in spheres)


def round_hull(state: State, unit: Unit) -> Ring:
    """DZ-183: 3" from the edge of the hull, or from its centre where the players have agreed to that."""
    if state.options.transport_measure == "centre":
        return _circle(unit.at, NEAR)
    around: list[Point] = []
    hull = hull_of(unit)
    for place, corner in enumerate(corners(hull)):
        first = hull.facing - 90.0 - 90.0 * place
        around += [ahead(corner, first + 90.0 - 15.0 * part, NEAR) for part in range(7)]
    return tuple((round(x, 2), round(y, 2)) for x, y in around)


def _circle(at: Point, radius: float) -> Ring:
    turns = (math.tau * part / ROUND for part in range(ROUND))
    return tuple(
        (round(at[0] + radius * math.sin(turn), 2), round(at[1] + radius * math.cos(turn), 2)) for turn in turns
    )
