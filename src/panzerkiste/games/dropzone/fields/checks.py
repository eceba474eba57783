"""What speaks against a battlefield (DZ-002, DZ-008, DZ-009, DZ-202, DZ-211 to DZ-213, DZ-232, DZ-235, DZ-350)."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, combinations
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

from panzerkiste.engine.illegal import Fact, Illegal, Refusal
from panzerkiste.games.dropzone.armies.catalogue import BUILDINGS, STOREY
from panzerkiste.games.dropzone.fields.battlefields import Battlefield, usual_size
from panzerkiste.games.dropzone.fields.terrain import Building, Entrance, Going, Outline, Piece, Point
from panzerkiste.games.dropzone.geometry.plane import contains, distance, distance_to_outline, nearest_on_segment
from panzerkiste.games.dropzone.geometry.tolerance import at_least, at_most, less_than, more_than, same
from panzerkiste.games.dropzone.options import Scenario

if TYPE_CHECKING:  # Shapely is loaded with the first battlefield that is checked, not with the game
    from shapely import Polygon

SMALLEST: Final = 24.0
LARGEST: Final = 96.0
SCENARIO_SIZE: Final = 48.0  # DZ-350
FEWEST_BUILDINGS, MOST_BUILDINGS = 7, 12  # DZ-350
PAPERS: Final = 9  # DZ-355
PRIZES_NEAR: Final = ((24.0, 24.0), (12.0, 18.0), (36.0, 18.0), (12.0, 30.0), (36.0, 30.0))  # DZ-353
CONNECTABLE: Final = 3.0  # DZ-232
MOST_THINGS: Final = 200  # pieces and buildings; each is compared with each
# Every corner, and every half inch along the rim of difficult ground, is a place where a way may turn, and to find one
# among many takes longer than in proportion. A battlefield of the box has at most 150 corners and 358 inches.
MOST_CORNERS: Final = 40  # of one outline
ALL_CORNERS: Final = 1600
ALL_RIMS: Final = 1000.0  # inches
STEP: Final = 0.6  # in front of a door: room for half a base


class Finding(Struct, frozen=True):
    """Something about a battlefield and the piece it is about. An error refuses the battlefield, a warning marks it."""

    level: Literal["error", "warning"]
    piece: str  # "" for the table itself
    why: Refusal


_Found = Iterator[tuple[str, str, str, dict[str, Fact]]]
_Look = tuple[Literal["error", "warning"], Callable[[Battlefield], _Found]]


def findings(field: Battlefield) -> tuple[Finding, ...]:
    """Everything that speaks against a battlefield, errors first."""
    return tuple(
        Finding(level, piece, Illegal(rule, way, piece=piece, **facts).refusal)
        for level, look in _looks(field)
        for piece, rule, way, facts in look(field)
    )


def check_battlefield(field: Battlefield) -> None:
    """Raises Illegal with the first error."""
    for level, look in _looks(field):
        for piece, rule, way, facts in look(field):
            if level == "error":
                raise Illegal(rule, way, piece=piece, **facts)


def _looks(field: Battlefield) -> tuple[_Look, ...]:
    """Outlines that cross themselves cannot be laid out, nor can too many of them."""
    return _LOOKS if can_be_laid_out(field) else _LOOKS[:_FIT_FOR_CROOKED]


def can_be_laid_out(field: Battlefield) -> bool:
    """DZ-008: whether it is made of polygons that one can measure."""
    return next(chain(_many(field), _corners(field), _shapes(field)), None) is None


def unsuitable(field: Battlefield, scenario: Scenario) -> tuple[Finding, ...]:
    """DZ-350: what the scenario needs and the battlefield does not have."""
    looks = (_scenario_table, *{"prizes": (_prizes,), "paper_chase": (_papers,)}.get(scenario, ()))
    return tuple(
        Finding("error", piece, Illegal(rule, way, piece=piece, **facts).refusal)
        for look in looks
        for piece, rule, way, facts in look(field)
    )


def prize_buildings(field: Battlefield) -> tuple[str, ...]:
    """DZ-353: the nearest to each of the five points that can be occupied; among equals the first in the file."""
    houses = list(_occupiable(field))
    return tuple(min(houses, key=partial(_distance, point)).id for point in PRIZES_NEAR if houses)


def _distance(point: Point, building: Building) -> float:
    """Rounded, so that equals are equal."""
    return round(distance_to_outline(building.outline, point), 9)


def _things(field: Battlefield) -> tuple[Piece | Building, ...]:
    return (*field.board.buildings, *field.board.pieces)


def _polygon(outline: Outline) -> "Polygon":
    from shapely import Polygon

    return Polygon(outline)


def _occupiable(field: Battlefield) -> Iterator[Building]:
    """DZ-216."""
    return (building for building in field.board.buildings if BUILDINGS[building.size].garrison)


# Shapes.


def _table(field: Battlefield) -> _Found:
    board = field.board
    if not all(SMALLEST <= side <= LARGEST for side in (board.width, board.depth)):
        yield "", "DZ-002", "size", {"width": board.width, "depth": board.depth}


def _many(field: Battlefield) -> _Found:
    if (have := len(_things(field))) > MOST_THINGS:
        yield "", "DZ-202", "many", {"have": have, "most": MOST_THINGS}


def _corners(field: Battlefield) -> _Found:
    corners = {thing.id: len(thing.outline) for thing in _things(field)}
    for id, have in corners.items():
        if have > MOST_CORNERS:
            yield id, "DZ-202", "corners", {"where": "one", "have": have, "most": MOST_CORNERS}
    if (have := sum(corners.values())) > ALL_CORNERS:
        yield "", "DZ-202", "corners", {"where": "none", "have": have, "most": ALL_CORNERS}


def _rims(field: Battlefield) -> _Found:
    """Of what is entered slowly or not at all; where pieces overlap, only the rim of all of them."""
    from shapely import unary_union

    if (have := round(unary_union([_polygon(piece.outline) for piece in field.board.pieces]).length)) > ALL_RIMS:
        yield "", "DZ-202", "rims", {"have": have, "most": int(ALL_RIMS)}


def _ids(field: Battlefield) -> _Found:
    """Rubble keeps the id of its building (DZ-215), so buildings and pieces share their names."""
    for id, times in Counter(thing.id for thing in _things(field)).items():
        if times > 1 or not id:
            yield id, "DZ-008", "id", {}


def _shapes(field: Battlefield) -> _Found:
    """DZ-008, DZ-009: simple polygons, counter-clockwise."""
    for thing in _things(field):
        if len(thing.outline) < 3 or _has_double(thing.outline) or not _polygon(thing.outline).is_valid:
            yield thing.id, "DZ-008", "simple", {}
        elif not _polygon(thing.outline).exterior.is_ccw:
            yield thing.id, "DZ-008", "clockwise", {}


def _has_double(outline: Outline) -> bool:
    """Two corners in the same place have no wall between them."""
    return any(same(distance(corner, outline[number - 1]), 0.0) for number, corner in enumerate(outline))


def _on_table(field: Battlefield) -> _Found:
    board = field.board
    for thing in _things(field):
        if not all(_within(x, board.width) and _within(y, board.depth) for x, y in thing.outline):
            yield thing.id, "DZ-002", "outside", {}


def _within(coordinate: float, side: float) -> bool:
    return at_least(coordinate, 0.0) and at_most(coordinate, side)


def _heights(field: Battlefield) -> _Found:
    for thing in _things(field):
        lowest = 0.0 if isinstance(thing, Piece) else STOREY / 2
        if less_than(thing.height, lowest):
            yield thing.id, "DZ-008", "height", {"height": thing.height}


# Layout: only asked of simple polygons.


def _overlaps(field: Battlefield) -> _Found:
    """DZ-210: a building is closed; nothing else stands in it."""
    for one, other in combinations(_things(field), 2):
        if isinstance(one, Building) and more_than(_polygon(one.outline).intersection(_polygon(other.outline)).area, 0):
            yield one.id, "DZ-210", "overlap", {"other": other.id}


def _construction(field: Battlefield) -> _Found:
    for building in field.board.buildings:
        if BUILDINGS[building.size].armour(building.construction) is None:
            yield building.id, "DZ-213", "weak", {"size": building.size.value}


def _entrances(field: Battlefield) -> _Found:
    """DZ-009, DZ-235: a segment of its wall, or a point of a roof that one can stand on."""
    for building in field.board.buildings:
        for entrance in building.entrances:
            if entrance.wall is None:
                if not building.roof or not all(contains(building.outline, end) for end in (entrance.a, entrance.b)):
                    yield building.id, "DZ-235", "entrance", {}
            elif not (_on_wall(building, entrance.wall, entrance.a) and _on_wall(building, entrance.wall, entrance.b)):
                yield building.id, "DZ-009", "entrance", {"wall": entrance.wall}


def _openings(field: Battlefield) -> _Found:
    for building in field.board.buildings:
        for opening in building.openings:
            x, y, z = opening.at
            if not _on_wall(building, opening.wall, (x, y)) or not _within(z, building.height):
                yield building.id, "DZ-009", "opening", {"wall": opening.wall}


def _on_wall(building: Building, wall: int, point: Point) -> bool:
    if not 0 <= wall < len(building.outline):
        return False
    a, b = building.wall(wall)
    return same(distance(point, nearest_on_segment(point, a, b)), 0.0)


def _connections(field: Battlefield) -> _Found:
    """DZ-232: less than 3" apart, and one can come back."""
    known = {building.id: building for building in field.board.buildings}
    for building in field.board.buildings:
        for id in building.connected:
            other = known.get(id)
            if other is None or other is building:
                yield building.id, "DZ-232", "unknown", {"other": id}
            elif building.id not in other.connected:
                yield building.id, "DZ-232", "one_way", {"other": id}
            elif at_least(_polygon(building.outline).distance(_polygon(other.outline)), CONNECTABLE):
                yield building.id, "DZ-232", "far", {"other": id}


def _barred(field: Battlefield) -> _Found:
    known = {building.id for building in field.board.buildings}
    yield from ((id, "DZ-350", "barred", {}) for id in field.barred if id not in known)


# Doubts.


def _sizes(field: Battlefield) -> _Found:
    for building in field.board.buildings:
        usual = usual_size(building.outline, building.height)
        if building.size is not usual:
            yield building.id, "DZ-211", "size", {"size": building.size.value, "usual": usual.value}


def _doors(field: Battlefield) -> _Found:
    """DZ-217: infantry should be able to walk up to at least one door."""
    for building in _occupiable(field):
        if not any(_reachable(field, building, entrance) for entrance in building.entrances):
            yield building.id, "DZ-217", "doors", {}


def _reachable(field: Battlefield, building: Building, entrance: Entrance) -> bool:
    if entrance.wall is None:
        return True
    if not _on_wall(building, entrance.wall, entrance.a):
        return False
    a, b = building.wall(entrance.wall)
    side = distance(a, b)
    out = (b[1] - a[1]) / side * STEP, (a[0] - b[0]) / side * STEP  # to the right of a→b: the outside
    middle = (entrance.a[0] + entrance.b[0]) / 2 + out[0], (entrance.a[1] + entrance.b[1]) / 2 + out[1]
    return _free_for_infantry(field, middle)


def _free_for_infantry(field: Battlefield, point: Point) -> bool:
    closed = [building.outline for building in field.board.buildings]
    closed += [piece.outline for piece in field.board.pieces if piece.passage.infantry is Going.IMPASSABLE]
    on_table = _within(point[0], field.board.width) and _within(point[1], field.board.depth)
    return on_table and not any(contains(outline, point) for outline in closed)


# What the scenarios need.


def _scenario_table(field: Battlefield) -> _Found:
    board = field.board
    if not same(board.width, SCENARIO_SIZE) or not same(board.depth, SCENARIO_SIZE):
        yield "", "DZ-350", "size", {"width": board.width, "depth": board.depth}
    if not FEWEST_BUILDINGS <= len(board.buildings) <= MOST_BUILDINGS:
        yield "", "DZ-350", "buildings", {"have": len(board.buildings)}


def _prizes(field: Battlefield) -> _Found:
    if len(set(prize_buildings(field))) < len(PRIZES_NEAR):
        yield "", "DZ-353", "buildings", {"need": len(PRIZES_NEAR)}


def _papers(field: Battlefield) -> _Found:
    if (have := sum(1 for _ in _occupiable(field))) < PAPERS:
        yield "", "DZ-355", "buildings", {"have": have, "need": PAPERS}


_LOOKS: Final[tuple[_Look, ...]] = (
    ("error", _table),
    ("error", _many),
    ("error", _corners),
    ("error", _ids),
    ("error", _shapes),
    ("error", _on_table),
    ("error", _heights),
    ("error", _barred),
    ("error", _rims),
    ("error", _overlaps),
    ("error", _construction),
    ("error", _entrances),
    ("error", _openings),
    ("error", _connections),
    ("warning", _sizes),
    ("warning", _doors),
)
_FIT_FOR_CROOKED: Final = 8  # the looks that need no simple polygons
