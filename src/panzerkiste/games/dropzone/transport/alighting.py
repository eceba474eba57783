"""Room around a hull (DZ-169, DZ-183): who leaves a transport or a wreck is placed within 3" of it, in formation."""

import math
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.battle.formation import formation_of
from panzerkiste.games.dropzone.battle.placing import spacing
from panzerkiste.games.dropzone.fields.table import bodies, body_of
from panzerkiste.games.dropzone.geometry import (
    Body,
    ahead,
    at_most,
    circumradius,
    distance,
    gap_to_point,
    standing_obstruction,
    together,
)
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Placement, Point, UnitId

NEAR: Final = 3.0  # DZ-169, DZ-183, DZ-184: inches
RING: Final = 0.5  # how finely spots are looked for
TURNS: Final = 24  # directions in which a mate may stand


def hull_of(unit: Unit) -> Body:
    """The hull rectangle of a transport or a wreck, whether it stands or falls."""
    return body_of(replace(unit, altitude=0))


def inches_from(state: State, hull: Body, at: Point) -> float:
    """DZ-183: from the edge of the hull; players may agree to measure from its centre."""
    return gap_to_point(hull, at) if state.options.transport_measure == "hull_edge" else distance(hull.at, at)


def check_near(state: State, hull: Body, unit: Unit, at: Point, rule: str) -> None:
    inches = inches_from(state, hull, at)
    if not at_most(inches, NEAR):
        raise Illegal(rule, "near", unit=unit.name, inches=round(inches, 2), missing=round(inches - NEAR, 2))


def places_around(
    state: State,
    units: Sequence[Unit],
    hulls: Sequence[Body],
    towards: Point,
    *,
    beside: Sequence[Unit] = (),
    ignoring: Collection[UnitId] = (),
) -> tuple[Placement, ...]:
    """The free spots nearest to a point, one for each unit at its own hull; without who finds none.

    Each is in formation with the units of its kind that are placed already, or stand on the table *beside* it.
    """
    others = bodies(state, without=[*ignoring, *(unit.id for unit in units)])
    rings = {hull: _by_distance(towards, _around(hull)) for hull in hulls}
    placed: list[tuple[Unit, Body]] = [(unit, body_of(unit)) for unit in beside]
    for unit, hull in zip(units, hulls, strict=True):
        mates = [body for other, body in placed if (other.squad, other.kind) == (unit.squad, unit.kind)]
        crowd = _met_around(hull, unit, [*others, *(body for _, body in placed)])
        spots = sorted([*rings[hull], *_next_to(towards, unit, mates)])
        body = _first_free(state, unit, hull, mates, crowd, (spot for _, spot in spots))
        if body:
            placed.append((unit, body))
    return tuple(Placement(unit.id, body.at, body.facing) for unit, body in placed[len(beside) :])


def _by_distance(towards: Point, points: Iterable[Point]) -> list[tuple[float, Point]]:
    return sorted([(distance(towards, point), point) for point in points])


def _next_to(towards: Point, unit: Unit, mates: Iterable[Body]) -> list[tuple[float, Point]]:
    return _by_distance(towards, beside(unit, mates))


def _met_around(hull: Body, unit: Unit, others: Iterable[Body]) -> list[Body]:
    """Those who stand so near that a unit might be placed upon them."""
    reach = circumradius(hull) + NEAR + circumradius(hull_of(unit))
    return [other for other in others if at_most(distance(hull.at, other.at), reach + circumradius(other))]


def _first_free(
    state: State, unit: Unit, hull: Body, mates: Sequence[Body], crowd: Sequence[Body], points: Iterable[Point]
) -> Body | None:
    formation, gap = formation_of(unit), state.options.contact_gap
    standing = body_of(replace(unit, altitude=0), facing=hull.facing)
    for point in (point for point in points if at_most(inches_from(state, hull, point), NEAR)):
        body = standing._replace(at=point)
        joins = not mates or any(together(body, mate, formation, gap) for mate in mates)
        if joins and standing_obstruction(state.board, body, crowd) is None:
            return body
    return None


def _around(hull: Body) -> list[Point]:
    """Rings around the middle of the hull, as far as somebody may be placed."""
    x, y = hull.at
    return [(x + east, y + north) for east, north in _rings(math.floor((circumradius(hull) + NEAR) / RING))]


@cache
def _rings(count: int) -> tuple[Point, ...]:
    """Around the origin, which is one of them."""
    spots = ((ring * RING, max(8, round(math.tau * ring))) for ring in range(1, count + 1))
    around = (ahead((0.0, 0.0), 360.0 * part / parts, inches) for inches, parts in spots for part in range(parts))
    return ((0.0, 0.0), *around)


def beside(unit: Unit, mates: Iterable[Body]) -> Iterator[Point]:
    """Where it would stand next to somebody of its squad."""
    return (ahead(mate.at, 360.0 * turn / TURNS, spacing(unit)) for mate in mates for turn in range(TURNS))
