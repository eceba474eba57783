"""Ways over the ground: what a path costs, and the shortest one (DZ-014, DZ-101 to DZ-103, DZ-110, DZ-207, DZ-283)."""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from panzerkiste.games.dropzone.fields.terrain import Board, Building, Going, Mover, Piece, Point
from panzerkiste.games.dropzone.geometry.bodies import CONTACT_GAP, Body, circumradius, gap_to_point, gap_to_segment
from panzerkiste.games.dropzone.geometry.formation import REACH, Formation
from panzerkiste.games.dropzone.geometry.ground import going, near_way, steps_over, surface
from panzerkiste.games.dropzone.geometry.plane import (
    Stretch,
    ahead,
    bearing,
    depth_inside,
    distance,
    joint_length,
    length_of,
    nearest_on_segment,
    stretches_inside,
)
from panzerkiste.games.dropzone.geometry.space import (
    Obstacle,
    Obstruction,
    confines,
    impassable,
    named,
    standing_obstruction,
)
from panzerkiste.games.dropzone.geometry.tolerance import EPS, at_least, at_most, less_than, more_than, same

if TYPE_CHECKING:  # Shapely is loaded with the first way that is asked for, not with the game
    from panzerkiste.games.dropzone.geometry.network import Network, Terrain
    from panzerkiste.games.dropzone.geometry.searching import Goal

_RING: Final = 48  # points around a mate where one might rejoin


class Way(NamedTuple):
    """A way over the ground and what it costs."""

    points: tuple[Point, ...]
    length: float  # inches travelled (DZ-101)
    cost: float  # inches of move spent: difficult ground counts double (DZ-102), an outline its height (DZ-207)
    fields: tuple[str, ...]  # the massive fields it enters: a walker then has half its move (DZ-283)
    obstruction: Obstruction | None  # the first thing it may not cross; None: it is free


def measured(board: Board, body: Body, points: Sequence[Point], enemies: Iterable[Body]) -> Way:
    """DZ-014, DZ-101: a way as the player gave it, from where the move begins to where it ends.

    The moving body is a disc of half its shorter side. Friends may be passed through, *enemies* (ground units) not.
    """
    hostile = list(enemies)
    land = None if _in_the_open(board, body, points) else _land(board, body, points[0])
    met = (_obstruction(board, body, land, leg, hostile) for leg in pairwise(points))
    return _way(board, body, tuple(points), next((found for found in met if found), None))


def shortest(
    board: Board, body: Body, goal: Point, enemies: Iterable[Body], *, within: float = math.inf, fields: bool = True
) -> Way | None:
    """DZ-014: the cheapest way to *goal*, or None if there is none that costs at most *within*.

    With *fields* false a walker stays out of massive fields (DZ-283).
    """
    from panzerkiste.games.dropzone.geometry.searching import to_point

    if more_than(distance(body.at, goal), within):
        return None
    hostile = _between(enemies, body, goal, within)
    direct = measured(board, body, (body.at, goal), hostile)
    if direct.obstruction is None and same(direct.cost, direct.length) and (fields or not direct.fields):
        return direct
    return _cheapest(board, body, hostile, to_point(goal), Limits(within, fields=fields))


def reachable(
    board: Board, body: Body, points: Sequence[Point], enemies: Iterable[Body], *, within: float, fields: bool = True
) -> list[float]:
    """What ``shortest`` would cost to each of many points, found in one go; infinite where it is above *within*."""
    from panzerkiste.games.dropzone.geometry.searching import reach

    hostile = _between(enemies, body, body.at, 2.0 * within)
    return reach(_passable(board, body, hostile, fields=fields), body.at, points, within)


def rejoining(
    board: Board,
    body: Body,
    mates: Sequence[Body],
    formation: Formation,
    enemies: Iterable[Body],
    others: Sequence[Body],
    *,
    contact_gap: float = CONTACT_GAP,
) -> Way | None:
    """DZ-110: the cheapest way to a free spot in formation with one of *mates*, or None.

    *others* are all bodies on the table, which may not be stood upon.
    """
    from panzerkiste.games.dropzone.geometry.searching import to_any, to_discs

    def is_free(spot: Point) -> bool:
        placed = [body._replace(at=spot, facing=facing) for facing in (body.facing, bearing(body.at, spot))]
        return any(standing_obstruction(board, one, others) is None for one in placed)

    hostile, discs = list(enemies), [(mate.at, _reach_of(body, mate, formation, contact_gap)) for mate in mates]
    straight = _cheapest(board, body, hostile, to_discs(discs, is_free), Limits(math.inf, fields=True))
    if straight and at_most(straight.cost, max(0.0, min(distance(body.at, centre) - reach for centre, reach in discs))):
        return straight
    around = [spot for disc in discs for spot in _rings(*disc) if is_free(spot)]
    limits = Limits(straight.cost if straight else math.inf, fields=True)
    return (_cheapest(board, body, hostile, to_any(around), limits) if around else None) or straight


def _reach_of(body: Body, mate: Body, formation: Formation, contact_gap: float) -> float:
    """DZ-106: how far apart the reference points may be."""
    match formation:
        case Formation.OPEN:
            return math.inf
        case Formation.BASE_TO_BASE:
            return (body.width + mate.width) / 2.0 + contact_gap
        case _:
            return REACH[formation]


def _rings(centre: Point, reach: float) -> list[Point]:
    """Places to try where the straight way into a disc is taken: on its rim, and well inside."""
    return [ahead(centre, 360.0 * n / _RING, radius) for radius in (reach, 0.6 * reach) for n in range(_RING)]


class Limits(NamedTuple):
    """What a way may cost, and whether it may lead through massive fields."""

    within: float
    fields: bool


def _cheapest(board: Board, body: Body, enemies: Sequence[Body], goal: "Goal", limits: Limits) -> Way | None:
    from panzerkiste.games.dropzone.geometry.searching import search

    points = search(_passable(board, body, enemies, fields=limits.fields), body.at, goal, limits.within)
    return _way(board, body, points, None) if points else None


def _passable(board: Board, body: Body, enemies: Sequence[Body], *, fields: bool) -> "Network":
    from panzerkiste.games.dropzone.geometry.network import with_units, without_obstacles_at

    land = _network(board, _Walker(body.mover, body.top, body.clearance), _confining(board, body.at), fields)
    return without_obstacles_at(with_units(land, enemies), body.at)


def _in_the_open(board: Board, body: Body, points: Sequence[Point]) -> bool:
    """Whether nothing near a way could bar it: the quick way to say so."""
    around = near_way(board, points, body.clearance + EPS)
    return not any(isinstance(one, Building) or impassable(one, body.mover, body.top) for one in around)


def _obstruction(
    board: Board, body: Body, land: "Network | None", leg: tuple[Point, Point], enemies: Sequence[Body]
) -> Obstruction | None:
    """The first thing that a leg may not cross; no *land* in the open."""
    from panzerkiste.games.dropzone.geometry.network import first_obstruction, leaves

    if not all(_is_inside(board, point) for point in leg) or (land and leaves(land, *leg)):
        return Obstruction(Obstacle.EDGE)
    close = (enemy for enemy in enemies if _passes_near(leg, enemy, body.clearance))
    near = [enemy for enemy in close if less_than(gap_to_segment(enemy, *leg), body.clearance)]
    met = [enemy for enemy in near if at_least(gap_to_point(enemy, leg[0]), body.clearance)]  # else it may leave
    if met:
        return Obstruction(Obstacle.UNIT, min(met, key=lambda enemy: gap_to_point(enemy, leg[0])).id)
    return first_obstruction(land, *leg) if land else None


def _is_inside(board: Board, point: Point) -> bool:
    """DZ-113: on the table, its edges included."""
    x, y = point
    return at_least(x, 0.0) and at_most(x, board.width) and at_least(y, 0.0) and at_most(y, board.depth)


def _passes_near(leg: tuple[Point, Point], enemy: Body, clearance: float) -> bool:
    """A quick look that never says no too often."""
    return distance(enemy.at, nearest_on_segment(enemy.at, *leg)) < circumradius(enemy) + clearance


def _between(enemies: Iterable[Body], body: Body, goal: Point, within: float) -> list[Body]:
    """Those that a way of at most *within* could come near."""

    def detour(enemy: Body) -> float:
        return distance(body.at, enemy.at) + distance(enemy.at, goal) - 2.0 * (circumradius(enemy) + body.clearance)

    return [enemy for enemy in enemies if at_most(detour(enemy), within)]


def _way(board: Board, body: Body, points: tuple[Point, ...], obstruction: Obstruction | None) -> Way:
    pieces = [piece for piece in near_way(board, points) if isinstance(piece, Piece)]
    inside = {piece.id: stretches_inside(points, piece.outline) for piece in pieces}
    goings = {piece.id: going(piece, body.mover, body.top) for piece in pieces}
    slow = [stretch for id, stretches in inside.items() if goings[id] is Going.DIFFICULT for stretch in stretches]
    climbs = (_climb(piece, body) * _crossings(points, piece, inside[piece.id]) for piece in pieces)
    fields = tuple(id for id, stretches in inside.items() if stretches and goings[id] is Going.HALF)
    length = length_of(points)
    return Way(points, length, length + joint_length(slow) + math.fsum(climbs), fields, obstruction)


def _climb(piece: Piece, body: Body) -> float:
    """DZ-207, DZ-283: what crossing an outline costs; a walker steps over a low one."""
    return 0.0 if body.mover is Mover.WALKER and steps_over(piece, body.top) else piece.outline_cost


def _crossings(points: Sequence[Point], piece: Piece, stretches: Sequence[Stretch]) -> int:
    """How often a way crosses an outline: at both ends of each stretch inside, unless it begins or ends inside."""
    if not stretches:
        return 0
    inside = [more_than(depth_inside(piece.outline, end), 0.0) for end in (points[0], points[-1])]
    return 2 * len(stretches) - sum(inside)


class _Walker(NamedTuple):
    """What of a body decides where it may go."""

    mover: Mover
    height: float
    clearance: float


def _confining(board: Board, start: Point) -> str:
    """DZ-207, DZ-235: the roof or steep plateau that a way from *start* cannot leave, or ""."""
    floor = surface(board, start)
    return floor.id if floor and confines(floor) else ""


def _land(board: Board, body: Body, start: Point) -> "Network":
    from panzerkiste.games.dropzone.geometry.network import without_obstacles_at

    walker = _Walker(body.mover, body.top, body.clearance)
    return without_obstacles_at(_network(board, walker, _confining(board, start), fields=True), start)


@lru_cache(maxsize=256)
def _network(board: Board, walker: _Walker, confining: str, fields: bool) -> "Network":  # noqa: FBT001 (a cache's key)
    from panzerkiste.games.dropzone.geometry.network import network

    return network(_terrain(board, walker, confining, fields=fields), walker.clearance)


def _terrain(board: Board, walker: _Walker, confining: str, *, fields: bool) -> "Terrain":
    from panzerkiste.games.dropzone.geometry.network import Terrain

    def bars(piece: Piece) -> bool:
        how = going(piece, walker.mover, walker.height)
        return impassable(piece, walker.mover, walker.height) or (how is Going.HALF and not fields)

    def costs(piece: Piece) -> bool:
        return piece.outline_cost > 0.0 and not (walker.mover is Mover.WALKER and steps_over(piece, walker.height))

    features = board.features
    barred = [one for one in features if one.id != confining and (isinstance(one, Building) or bars(one))]
    open_pieces = [piece for piece in board.pieces if not bars(piece)]
    slow = [piece for piece in open_pieces if going(piece, walker.mover, walker.height) is Going.DIFFICULT]
    return Terrain(
        (board.width, board.depth),
        tuple((named(one), one.outline) for one in barred),
        tuple(piece.outline for piece in slow),
        tuple((piece.outline, piece.outline_cost) for piece in open_pieces if costs(piece)),
        next((one.outline for one in features if one.id == confining), None) if confining else None,
        board.version,
    )
