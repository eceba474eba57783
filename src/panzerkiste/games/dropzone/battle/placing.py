"""Where units may be put: free spots (DZ-014, DZ-067, DZ-112, DZ-113), and rows of a squad to try."""

import math
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.fields.table import bodies, body_of, on_board
from panzerkiste.games.dropzone.fields.terrain import Entrance
from panzerkiste.games.dropzone.geometry import (
    REACH,
    Body,
    Formation,
    Obstacle,
    Obstruction,
    ahead,
    bearing,
    distance,
    hovering_obstruction,
    standing_obstruction,
)
from panzerkiste.games.dropzone.state import Edge, State, Unit
from panzerkiste.games.dropzone.terms import Placement, Point, UnitId, UnitRef


def ref(unit: Unit) -> UnitRef:
    return UnitRef(unit.id, unit.name, unit.kind, unit.player)


def obstruction(state: State, unit: Unit, others: Iterable[Body]) -> Obstruction | None:
    """What is in the way where the unit stands, landed or airborne as it is."""
    body = body_of(unit)
    check = hovering_obstruction if unit.altitude else standing_obstruction
    return check(state.board, body, others)


_REFUSALS: Final = {
    Obstacle.EDGE: ("DZ-113", "spot_edge"),
    Obstacle.PIECE: ("DZ-014", "spot_piece"),
    Obstacle.BUILDING: ("DZ-014", "spot_building"),
    Obstacle.UNIT: ("DZ-112", "spot_unit"),
}


def check_free(state: State, moved: Sequence[Unit], ignoring: Iterable[UnitId] = ()) -> None:
    """DZ-014, DZ-112, DZ-113: each of these ends on the table, free of terrain, of who stays, and of the others.

    *ignoring*: transports that take off again, so that units may be placed right below them (DZ-189).
    """
    stay = bodies(state, without=[*ignoring, *(unit.id for unit in moved)])
    placed = [body_of(unit) for unit in moved]
    for place, unit in enumerate(moved):
        check_finite(unit.name, (unit.at,), unit.facing)
        if not on_board(state, unit.at):
            raise Illegal("DZ-113", "spot_edge", unit=unit.name, by="")
        found = obstruction(state, unit, [*stay, *placed[:place], *placed[place + 1 :]])
        if found:
            rule, way = _REFUSALS[found.obstacle]
            raise Illegal(rule, way, unit=unit.name, by=obstacle_name(state, found))


def obstacle_name(state: State, found: Obstruction) -> str:
    """A unit or building by its name, a piece by its kind: the map writes no names on pieces."""
    if isinstance(found.id, int):
        return state.units[found.id].name
    kinds = {piece.id: piece.kind for piece in state.board.pieces}
    return kinds[found.id] if found.obstacle is Obstacle.PIECE else found.id


def check_finite(name: str, points: Iterable[Point], facing: float) -> None:
    """A client may send anything: what is no place on a table is refused before geometry sees it."""
    if not all(math.isfinite(number) and abs(number) <= 1000 for point in points for number in (*point, facing)):
        raise Illegal("DZ-002", "numbers", unit=name)


def check_spots(state: State, placements: Sequence[Placement]) -> State:
    """The state with these units put on the table; raises Illegal where a spot is not free."""
    moved = [
        replace(state.units[put.unit], status="table", at=put.at, facing=put.facing % 360, altitude=0)
        for put in placements
        if _finite(state, put)
    ]
    check_free(state, moved)
    return state.with_units(moved)


def _finite(state: State, put: Placement) -> bool:
    check_finite(state.units[put.unit].name, (put.at,), put.facing)
    return True


def spacing(unit: Unit) -> float:
    """How far apart the centres of two neighbours of the squad stand when they just do not touch; bases do touch."""
    body = body_of(unit)
    if unit.profile.formation == "b2b":
        return body.width + 0.01
    reach = REACH.get(Formation(unit.profile.formation), 6.0)
    return min(reach, max(body.length, body.width) + 0.2)


def rows(
    state: State, units: Sequence[Unit], edges: Sequence[Edge], rng: Random, depth: float
) -> tuple[Placement, ...]:
    """Squads in rows side by side along an edge, within *depth*; whether they fit is for the rules to say."""
    return tuple(_rows(state, units, rng.choice(edges), rng, depth))


def _rows(state: State, units: Sequence[Unit], edge: Edge, rng: Random, depth: float) -> Iterator[Placement]:
    facing = inward(state, edge)
    for squad in sorted({unit.squad for unit in units}):
        members = [unit for unit in units if unit.squad == squad]
        body, gap = body_of(members[0]), spacing(members[0])
        inside = rng.uniform(body.length / 2, max(body.length / 2, depth - body.length / 2))
        along = rng.uniform(0.5, distance(edge.start, edge.end) - gap * len(members))
        for place, unit in enumerate(members):
            yield Placement(unit.id, ahead(on_edge(edge, along + gap * place), facing, inside), facing)


def on_edge(edge: Edge, along: float) -> Point:
    """The point *along* inches from the start of an edge."""
    share = along / distance(edge.start, edge.end)
    (ax, ay), (bx, by) = edge.start, edge.end
    return ax + share * (bx - ax), ay + share * (by - ay)


def inward(state: State, edge: Edge) -> float:
    """The facing of a unit that comes in straight across this edge."""
    if edge.start[0] == edge.end[0]:
        return 90.0 if edge.start[0] == 0 else 270.0
    return 0.0 if edge.start[1] == 0 else 180.0


def before_door(door: Entrance, inches: float) -> Point:
    """The point straight before the middle of a door in a wall."""
    middle = (door.a[0] + door.b[0]) / 2, (door.a[1] + door.b[1]) / 2
    return ahead(middle, bearing(door.a, door.b) + 90.0, inches)
