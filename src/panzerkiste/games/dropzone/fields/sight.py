"""Lines of sight (DZ-011 to DZ-013, DZ-125 to DZ-130, DZ-147, DZ-163, DZ-204, DZ-205, DZ-222, DZ-224, DZ-262, DZ-263).

One answer for rules, hints, overlays and bots alike: ``sight`` says how much of a target is seen from an eye and what
blocks the rest; ``sights`` says the same for many pairs at once.
"""

from collections.abc import Collection, Sequence
from enum import StrEnum
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from panzerkiste.games.dropzone.fields.scenes import Scene, floor_at, scene, transparent_from
from panzerkiste.games.dropzone.fields.terrain import Board, Building, Opening, Point, Point3
from panzerkiste.games.dropzone.geometry.bodies import FIGURE_HEIGHT, Body, Id, corners
from panzerkiste.games.dropzone.geometry.plane import distance, outward_normal, points_along
from panzerkiste.games.dropzone.geometry.tolerance import at_most, less_than, more_than

if TYPE_CHECKING:  # NumPy is loaded with the first look, not with the game
    from panzerkiste.games.dropzone.geometry.rays import Bools, Rays

__all__ = [
    "Block", "Cover", "Eye", "Scene", "Sight", "WallPoint",
    "eye_at", "eye_of", "raised_eye", "scene", "sees_any", "sight", "sights", "wall_points",
    "wall_sight",
]  # fmt: skip

RAISED: Final = 1.0  # DZ-262: inches above the hull
WALL_STEP: Final = 0.25  # DZ-224
LOT: Final = 256  # gazes at once: more do not fit the processor's cache


class Cover(StrEnum):
    """DZ-128: what class of sight a shooter has."""

    HIDDEN = "hidden"  # not in sight
    HULL_DOWN = "hull_down"
    CLEAR = "clear"


class Eye(NamedTuple):
    """DZ-011: where sight starts. *unit* never blocks its own sight; a vehicle may fire through a mate (DZ-127)."""

    at: Point3
    unit: Id = ""
    is_vehicle: bool = False
    outward: Point | None = None  # DZ-222: from an opening, the line must leave on this side

    @property
    def place(self) -> Point:
        return self.at[0], self.at[1]


class Block(NamedTuple):
    """A piece, building or unit, and the share of the target it hides."""

    id: Id
    share: float


class Sight(NamedTuple):
    cover: Cover
    visible: float  # DZ-013: the visible fraction; 0 or 1 where a single point decides
    blocks: tuple[Block, ...]  # what hides the target, the most first
    through: Id = ""  # DZ-127: the squad-mate fired through
    at_raised: bool = False  # DZ-263: aimed at the raised mount
    body_cover: str = ""  # DZ-204: the piece that covers infantry
    concealment: str = ""  # DZ-205: the piece that conceals the target

    @property
    def seen(self) -> bool:
        return self.cover is not Cover.HIDDEN


class WallPoint(NamedTuple):
    """DZ-224: a visible point of a wall."""

    wall: int
    at: Point
    distance: float


def eye_of(board: Board, body: Body) -> Eye:
    """DZ-011, DZ-130, DZ-284: the eye of a unit on the table."""
    return Eye(_aim(board, body), body.id, body.is_vehicle)


def raised_eye(board: Board, body: Body) -> Eye:
    """DZ-262: the eye of an articulated mount, 1" above the hull."""
    return Eye(_raised(board, body), body.id, body.is_vehicle)


def eye_at(building: Building, opening: Opening, unit: Id = "") -> Eye:
    """DZ-222: the eye of troops at an opening."""
    return Eye(opening.at, unit, outward=outward_normal(*building.wall(opening.wall)))


def _aim(board: Board, body: Body) -> Point3:
    """DZ-011, DZ-129, DZ-130: the point aimed at and looked from."""
    floor = floor_at(board, body.at)
    if body.airborne:
        return *body.at, floor + body.altitude
    if body.is_infantry:
        return *body.at, floor + FIGURE_HEIGHT
    return *body.at, floor + (body.bottom + body.top) / 2.0


def _raised(board: Board, body: Body) -> Point3:
    return *body.at, floor_at(board, body.at) + body.top + RAISED


class Gaze(NamedTuple):
    """A line of questioning: from an eye at a body, and the vehicles of the shooter's squad."""

    eye: Eye
    target: Body
    mates: Collection[Id]


class Glimpse(NamedTuple):
    """What one fan of lines found."""

    visible: float
    blocks: tuple[Block, ...]
    through: Id = ""


def sight(scene: Scene, eye: Eye, target: Id | Body, mates: Collection[Id] = ()) -> Sight:
    """DZ-125 to DZ-130: what *eye* sees of *target*: a unit where it stands, or a body where it might stand.

    *mates* are the vehicles of the shooter's squad (DZ-127): a vehicle may fire through one of them.
    """
    return sights(scene, [(eye, target)], [mates])[0]


def sights(
    scene: Scene, pairs: Sequence[tuple[Eye, Id | Body]], mates: Sequence[Collection[Id]] | None = None
) -> list[Sight]:
    """``sight`` for many pairs of an eye and a target at once: much faster than one by one."""
    squads = mates if mates is not None else [()] * len(pairs)
    gazes = [Gaze(eye, _target(scene, target), squad) for (eye, target), squad in zip(pairs, squads, strict=True)]
    lots = (gazes[start : start + LOT] for start in range(0, len(gazes), LOT))
    return [found for lot in lots for found in _sights(scene, lot)]


def _target(scene: Scene, target: Id | Body) -> Body:
    return target if isinstance(target, Body) else scene.bodies[target]


def _sights(scene: Scene, gazes: Sequence[Gaze]) -> list[Sight]:
    found = [_classed(glimpse) for glimpse in _glimpses(scene, gazes)]
    hidden = [n for n, gaze in enumerate(gazes) if gaze.target.raised and not found[n].seen]
    seen = _protected(scene, gazes, _at_raised_mounts(scene, gazes, found, hidden))
    screened = [n for n, one in enumerate(seen) if gazes[n].target.raised and n not in hidden and _is_screened(one)]
    raised = _protected(scene, gazes, _at_raised_mounts(scene, gazes, found, screened)) if screened else seen
    return [raised[n] if n in screened and not raised[n].concealment else one for n, one in enumerate(seen)]


def _is_screened(seen: Sight) -> bool:
    """DZ-263: hull-down and concealed as well: at the raised mount, which is hull-down, the aim could be better."""
    return seen.cover is Cover.HULL_DOWN and bool(seen.concealment)


def _classed(glimpse: Glimpse) -> Sight:
    """DZ-128: less than a tenth is not in sight, half or less is hull-down."""
    if less_than(glimpse.visible, 0.10):
        return Sight(Cover.HIDDEN, *glimpse)
    return Sight(Cover.HULL_DOWN if at_most(glimpse.visible, 0.50) else Cover.CLEAR, *glimpse)


def _glimpses(scene: Scene, gazes: Sequence[Gaze]) -> list[Glimpse]:
    """DZ-013 for hulls; the single point of DZ-129 and DZ-130 for everything else."""
    hulls = [n for n, gaze in enumerate(gazes) if gaze.target.is_vehicle]
    points = [n for n, gaze in enumerate(gazes) if not gaze.target.is_vehicle]
    at_hulls = _at_hulls(scene, [gazes[n] for n in hulls])
    at_points = _at_points(scene, [gazes[n] for n in points], [_aim(scene.board, gazes[n].target) for n in points])
    seen = dict(zip((*hulls, *points), (*at_hulls, *at_points), strict=True))
    return [seen[n] for n in range(len(gazes))]


def _at_hulls(scene: Scene, gazes: Sequence[Gaze]) -> list[Glimpse]:
    from panzerkiste.games.dropzone.geometry.rays import Silhouette, silhouette_fans

    def silhouette(body: Body) -> Silhouette:
        floor = floor_at(scene.board, body.at)
        return Silhouette(body.at, corners(body), floor + body.bottom, floor + body.top)

    if not gazes:
        return []
    outlines = [silhouette(gaze.target) for gaze in gazes]
    return _past_blockers(scene, gazes, silhouette_fans([gaze.eye.at for gaze in gazes], outlines, scene.grid))


def _at_points(scene: Scene, gazes: Sequence[Gaze], aims: Sequence[Point3]) -> list[Glimpse]:
    from panzerkiste.games.dropzone.geometry.rays import point_fans

    return _past_blockers(scene, gazes, point_fans([gaze.eye.at for gaze in gazes], aims)) if gazes else []


def _at_raised_mounts(scene: Scene, gazes: Sequence[Gaze], found: Sequence[Sight], asked: Sequence[int]) -> list[Sight]:
    """DZ-263: with the raised mounts that are seen of those *asked* for; the target then counts as hull-down."""
    aims = [_raised(scene.board, gazes[n].target) for n in asked]
    seen = list(found)
    for n, glimpse in zip(asked, _at_points(scene, [gazes[n] for n in asked], aims), strict=True):
        if glimpse.visible:
            seen[n] = seen[n]._replace(cover=Cover.HULL_DOWN, through=glimpse.through, at_raised=True)
    return seen


def _past_blockers(scene: Scene, gazes: Sequence[Gaze], fans: "Rays") -> list[Glimpse]:
    """DZ-012: what is left of each fan, and what took the rest."""
    from panzerkiste.games.dropzone.geometry.rays import blocked, facing_away, shares

    found = blocked(fans, scene.blockers, _exempt(scene, gazes))
    behind = facing_away(fans, [gaze.eye.outward for gaze in gazes])
    ids = [scene.blocker_ids[place] for place in found.volume.tolist()]
    blocks = [Block(id, share) for id, share in zip(ids, shares(found), strict=True)]
    ends = found.fan.searchsorted(range(len(gazes) + 1)).tolist()
    return [
        _glimpse(gaze, blocks[start:end], found.lines[start:end], None if behind is None else behind[fan])
        for fan, (gaze, (start, end)) in enumerate(zip(gazes, pairwise(ends), strict=True))
    ]


def _glimpse(gaze: Gaze, blocks: list[Block], lines: "Bools", behind: "Bools | None") -> Glimpse:
    """*lines* are those each of *blocks* takes; *behind* are those to places on the wrong side of a wall (DZ-222)."""
    if not blocks and behind is None:
        return Glimpse(1.0, ())
    takers = lines.sum(axis=0) if behind is None else lines.sum(axis=0) + behind[:, None]
    visible = float((takers == 0).mean())
    by_share = tuple(sorted(blocks, key=lambda block: -block.share))
    if more_than(visible, 0.50) or not gaze.eye.is_vehicle:
        return Glimpse(visible, by_share)
    past = [(float((takers == lines[n]).mean()), block.id) for n, block in enumerate(blocks) if block.id in gaze.mates]
    most, mate = max(past, key=lambda found: found[0], default=(visible, ""))
    return Glimpse(most, by_share, mate) if more_than(most, visible) else Glimpse(visible, by_share)


def _exempt(scene: Scene, gazes: Sequence[Gaze]) -> "Bools":
    """DZ-012: (fan, blocker): never the shooter, the target, or the piece that one of them is in."""
    import numpy as np

    table = np.zeros((len(gazes), len(scene.blocker_ids)), dtype=bool)
    for fan, (eye, target, _) in enumerate(gazes):
        clear = transparent_from(scene.board, eye.place) | transparent_from(scene.board, target.at)
        for id in (eye.unit, target.id, *clear):
            if id in scene.places:
                table[fan, scene.places[id]] = True
    return table


def _protected(scene: Scene, gazes: Sequence[Gaze], found: Sequence[Sight]) -> list[Sight]:
    """DZ-204 to DZ-206: with what terrain does for each target."""
    from panzerkiste.games.dropzone.fields.protection import body_covers, concealments

    eyes, targets = [gaze.eye.at for gaze in gazes], [gaze.target for gaze in gazes]
    points = [_raised if seen.at_raised else _aim for seen in found]
    aims = [point(scene.board, target) for point, target in zip(points, targets, strict=True)]
    pairs = zip(body_covers(scene, eyes, targets), concealments(scene, eyes, targets, aims), strict=True)
    return [
        seen._replace(body_cover=cover, concealment=screen) if cover or screen else seen
        for seen, (cover, screen) in zip(found, pairs, strict=True)
    ]


def wall_sight(
    scene: Scene, eye: Eye, building: str, walls: Collection[int] | None = None, mates: Collection[Id] = ()
) -> tuple[WallPoint, ...]:
    """DZ-147, DZ-224: the visible points of a building's walls (all, or those named), nearest first.

    Walls are sampled every quarter inch; the eye must be on the outer side. The caller takes the first in its arc.
    *mates* are the vehicles of the shooter's squad (DZ-127).
    """
    target = scene.board.building(building)
    points = [point for point in wall_points(target, eye, walls) if _outside(target, point.wall, eye)]
    through = mates if eye.is_vehicle else ()
    seen = _seen(scene, eye, [point.at for point in points], min(1.0, target.height / 2.0), through=through)
    return tuple(point for point, one in zip(points, seen, strict=True) if one)


def wall_points(building: Building, eye: Eye, walls: Collection[int] | None = None) -> list[WallPoint]:
    """DZ-224: points of walls, seen or not, nearest first."""
    asked = [n for n in range(len(building.outline)) if walls is None or n in walls]
    points = [(n, point) for n in asked for point in points_along(*building.wall(n), WALL_STEP)]
    return sorted((WallPoint(n, at, distance(eye.place, at)) for n, at in points), key=lambda point: point.distance)


def _outside(building: Building, wall: int, eye: Eye) -> bool:
    (x, y), _ = building.wall(wall)
    normal = outward_normal(*building.wall(wall))
    return more_than((eye.at[0] - x) * normal[0] + (eye.at[1] - y) * normal[1], 0.0)


def sees_any(scene: Scene, eye: Eye, places: Sequence[Point], height: float, ignoring: Collection[Id] = ()) -> bool:
    """DZ-163: whether *eye* sees any of some points at one height, such as the rim of a landing zone."""
    return any(_seen(scene, eye, places, height, ignoring))


def _seen(
    scene: Scene,
    eye: Eye,
    places: Sequence[Point],
    height: float,
    ignoring: Collection[Id] = (),
    *,
    through: Collection[Id] = (),
) -> list[bool]:
    """Which of the points are seen; DZ-127: a line that only one of *through* blocks is not blocked."""
    import numpy as np

    from panzerkiste.games.dropzone.geometry.rays import blocked, facing_away, spread_fan

    if not places:
        return []
    fan = spread_fan(eye.at, places, height)
    clear = {eye.unit, *ignoring, *transparent_from(scene.board, eye.place)}
    found = blocked(fan, scene.blockers, np.array([[id in clear for id in scene.blocker_ids]], dtype=bool))
    hidden, behind = found.lines[:, :, 0].sum(axis=0), facing_away(fan, [eye.outward])
    mates = np.array([scene.blocker_ids[place] in through for place in found.volume.tolist()], dtype=bool)
    past = found.lines[mates, :, 0].any(axis=0)
    takers: list[int] = ((hidden if behind is None else hidden + behind[0]) - past).tolist()
    return [not count for count in takers]
