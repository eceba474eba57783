"""A battlefield, and a battle on it, as SVG: a field map for reports, exports and notebooks. One unit is one inch.

North is up (DZ-002). Buildings tell their height, aircraft theirs, units their side by colour and band, their role by
shape, their facing by standing that way, and the damage they have taken by crossed pips.
"""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from shapely import Point as Dot
from shapely import Polygon

from panzerkiste.games.dropzone.fields.battlefields import Battlefield
from panzerkiste.games.dropzone.fields.terrain import Board, Building, Outline, Piece, Point, collapsed
from panzerkiste.games.dropzone.geometry.plane import centroid
from panzerkiste.games.dropzone.pictures.silhouettes import silhouette
from panzerkiste.games.dropzone.state import Objective, Unit

MARGIN: Final = 1.6
SCALE: Final = 16  # pixels for an inch, where nothing else is said

_STYLE: Final = (
    "text{font-family:'Barlow Condensed','Arial Narrow',sans-serif;text-anchor:middle;fill:#5b563f;font-size:.75px}"
    ".paper{fill:#f1e9d4}.grid{stroke:#d8ccae;stroke-width:.05;fill:none}.frame{fill:none;stroke:#2b291f;stroke-width:.1}"
    ".river{fill:#a8c0c4;stroke:#64868e;stroke-width:.1}.wood{fill:#aab37e;stroke:#57622f;stroke-width:.07;"
    "stroke-dasharray:.25 .14}.tree{fill:#8f9a63;stroke:#57622f;stroke-width:.06}"
    ".hill{fill:#e0cfa4;stroke:#b98d52;stroke-width:.09}.steep{stroke:#74592c;stroke-width:.28;stroke-dasharray:.12 .2}"
    ".crater{fill:#e2d3ae;stroke:#74592c;stroke-width:.06;stroke-dasharray:.3 .12}"
    ".rubble{fill:#b9ab8c;stroke:#4a4337;stroke-width:.08}.stone{fill:#8f826b;stroke:#4a4337;stroke-width:.05}"
    ".low_wall{fill:#5b563f}.high_wall{fill:#2b291f}"
    ".shade{fill:#2a2618;opacity:.24}.wall{fill:#9b6f5b;stroke:#3f362d;stroke-width:.2;stroke-linejoin:round}"
    ".wall.weak{fill:#c39a6b}.wall.reinforced{fill:#77828a}.ridge{stroke:#3f362d;stroke-width:.055;fill:none;opacity:.7}"
    ".door{fill:#f7f1e1;stroke:#3f362d;stroke-width:.05}.window{stroke:#f7f1e1;stroke-width:.13}"
    ".bridge{stroke:#2b291f;stroke-width:.16;stroke-dasharray:.3 .2}"
    ".tall{fill:#f7f1e1;stroke:#3f362d;stroke-width:.16;paint-order:stroke;font-weight:600}"
    ".b,.f{stroke-width:.055;stroke-linejoin:round}.t{stroke-width:.1;stroke-linecap:round}.m,.l{fill:none;stroke-width:.06}"
    ".s{fill:none;stroke-width:.05;stroke-dasharray:.12 .08}.m{stroke-width:.09}.pip{stroke-width:.04}"
    ".flight{fill:none;stroke:#235587;stroke-width:.05;stroke-dasharray:.2 .15}"
    ".goal{fill:#e09a2f;stroke:#2b291f;stroke-width:.08}"
)
_APART: Final = 5.0  # inches from one unit to the next, where they are only shown
# By side: body, fittings, dark parts and edge, band; the first side is plain, the others are banded.
_PAINT: Final = (
    ("#64743b", "#83925a", "#1d210d", "none"),
    ("#39444a", "#4a575e", "#12171a", "#aab6ba"),
    ("#8a662c", "#cbab6e", "#2e2008", "#f4e3b8"),
    ("#75546a", "#a2809a", "#27151f", "#e3c9da"),
)


def battle_svg(
    field: Battlefield, units: Sequence[Unit], fallen: Iterable[str] = (), objectives: Iterable[Objective] = ()
) -> str:
    """A battle: *fallen* buildings lie as rubble (DZ-215); garrisons fly their side's flag over the roof."""
    board = field.board
    for building in fallen:
        board = collapsed(board, building)
    parts = (*_objectives(board, objectives), *_units(board, units), *_garrisons(board, units))
    return _sheet(field, board, parts)


def _sheet(field: Battlefield, board: Board, parts: Iterable[str]) -> str:
    width, depth = board.width + 2 * MARGIN, board.depth + 2 * MARGIN
    drawn = (*_paper(board), *_terrain(board), *_buildings(board), *parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN:g} {-MARGIN:g} {width:g} {depth:g}" '
        f'width="{width * SCALE:g}" height="{depth * SCALE:g}"><title>{escape(field.name.en)}</title>'
        f"<style>{_STYLE}</style>{''.join(drawn)}</svg>"
    )


# The sheet.


def _down(board: Board, point: Point) -> Point:
    """A point of the table in the drawing, whose y grows downwards."""
    return round(point[0], 3), round(board.depth - point[1], 3)


def _path(board: Board, outline: Outline) -> str:
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in (_down(board, corner) for corner in outline)) + "Z"


def _paper(board: Board) -> Iterator[str]:
    yield f'<rect class="paper" width="{board.width:g}" height="{board.depth:g}"/>'
    upright = (f"M{x} 0V{board.depth:g}" for x in range(6, math.ceil(board.width), 6))
    across = (f"M0 {board.depth - y:g}H{board.width:g}" for y in range(6, math.ceil(board.depth), 6))
    yield f'<path class="grid" d="{"".join((*upright, *across))}"/>'
    yield f'<rect class="frame" width="{board.width:g}" height="{board.depth:g}"/>'
    for x in range(6, math.ceil(board.width), 6):
        yield f'<text x="{x}" y="{board.depth + 1:g}">{x}″</text>'
    for y in range(6, math.ceil(board.depth), 6):
        yield f'<text x="-.8" y="{board.depth - y + 0.25:g}">{y}″</text>'


# Terrain.


def _terrain(board: Board) -> Iterator[str]:
    for piece in sorted(board.pieces, key=lambda piece: (not piece.flat_top, piece.base)):  # plateaus lie undermost
        steep = " steep" if piece.steep else ""
        yield f'<path data-place={quoteattr(piece.id)} class="{piece.kind}{steep}" d="{_path(board, piece.outline)}"/>'
        yield from _growth(board, piece)


def _growth(board: Board, piece: Piece) -> Iterator[str]:
    match piece.kind:
        case "wood":
            yield from _scattered(board, piece.outline, "tree", (0.36, 0.55), 0.95)
        case "rubble":
            yield from _scattered(board, piece.outline, "stone", (0.14, 0.3), 0.7)
        case "hill":
            inner = Polygon(piece.outline).buffer(-0.7)
            if isinstance(inner, Polygon) and not inner.is_empty:
                yield f'<path class="hill" d="{_path(board, tuple(inner.exterior.coords[:-1]))}"/>'
            yield _label(board, centroid(piece.outline), f"{piece.top:g}″")


def _scattered(board: Board, outline: Outline, name: str, radii: tuple[float, float], apart: float) -> Iterator[str]:
    """Circles inside the outline on a jittered grid that is the same every time."""
    inside = Polygon(outline).buffer(-radii[0])
    west, south, east, north = inside.bounds
    for row in range(int((north - south) / apart) + 1):
        for column in range(int((east - west) / apart) + 1):
            seed = 91.7 * row + 37.3 * column + west
            at = west + (column + _stray(seed)) * apart, south + (row + _stray(seed + 0.5)) * apart
            if inside.covers(Dot(at)):
                x, y = _down(board, at)
                radius = radii[0] + (radii[1] - radii[0]) * _stray(seed + 0.25)
                yield f'<circle class="{name}" cx="{x:g}" cy="{y:g}" r="{radius:.2f}"/>'


def _stray(seed: float) -> float:
    """A number from 0 to 1 in place of chance."""
    return math.sin(seed * 12.9898) * 43758.5453 % 1


def _buildings(board: Board) -> Iterator[str]:
    for building in board.buildings:
        reach = min(1.2, 0.16 * building.height)
        shade = tuple((x + reach, y - reach) for x, y in building.outline)
        yield f'<path class="shade" d="{_path(board, shade)}"/>'
    yield from _bridges(board)
    for building in board.buildings:
        place = f"data-place={quoteattr(building.id)}"
        yield f'<path {place} class="wall {building.construction.value}" d="{_path(board, building.outline)}"/>'
        yield from _roof(board, building)
        yield from _holes(board, building)
        yield _label(board, centroid(building.outline), f"{building.height:g}″", "tall")


def _bridges(board: Board) -> Iterator[str]:
    """DZ-232: connected buildings."""
    for building in board.buildings:
        for other in building.connected:
            if building.id < other:
                (ax, ay), (bx, by) = (_down(board, centroid(board.building(id).outline)) for id in (building.id, other))
                yield f'<path class="bridge" d="M{ax:g} {ay:g}L{bx:g} {by:g}"/>'


def _roof(board: Board, building: Building) -> Iterator[str]:
    """A flat roof that one can stand on shows its edge, any other its ridges."""
    inner = Polygon(building.outline).buffer(-0.3)
    if building.roof and isinstance(inner, Polygon):
        yield f'<path class="ridge" d="{_path(board, tuple(inner.exterior.coords[:-1]))}"/>'
        return
    x, y = _down(board, centroid(building.outline))
    corners = (_down(board, corner) for corner in building.outline)
    yield f'<path class="ridge" d="{"".join(f"M{a:g} {b:g}L{x:g} {y:g}" for a, b in corners)}"/>'


def _holes(board: Board, building: Building) -> Iterator[str]:
    for opening in building.openings:
        a, b = building.wall(opening.wall)
        length = math.dist(a, b)
        x, y = _down(board, opening.at[:2])
        along = (b[0] - a[0]) / length * 0.16, (a[1] - b[1]) / length * 0.16
        yield (
            f'<path class="window" d="M{x - along[0]:.3g} {y - along[1]:.3g}L{x + along[0]:.3g} {y + along[1]:.3g}"/>'
        )
    for entrance in building.entrances:
        x, y = _down(board, ((entrance.a[0] + entrance.b[0]) / 2, (entrance.a[1] + entrance.b[1]) / 2))
        yield f'<circle class="door" cx="{x:g}" cy="{y:g}" r=".2"/>'


def _label(board: Board, at: Point, text: str, name: str = "") -> str:
    x, y = _down(board, at)
    marked = f' class="{name}"' if name else ""
    return f'<text{marked} x="{x:g}" y="{y + 0.25:g}">{escape(text)}</text>'


# The battle.


def _objectives(board: Board, objectives: Iterable[Objective]) -> Iterator[str]:
    for objective in objectives:
        if not objective.gone and objective.squad < 0:
            x, y = _down(board, objective.at)
            place = f'data-place="objective-{objective.id}"'
            yield f'<path {place} class="goal" d="M{x:g} {y - 0.6:g}l.45 .6l-.45 .6l-.45-.6Z"/>'


def _units(board: Board, units: Sequence[Unit]) -> Iterator[str]:
    on_table = [unit for unit in units if unit.on_table]
    for unit in sorted(on_table, key=lambda unit: unit.altitude):  # aircraft above everything
        x, y = _down(board, unit.at)
        if unit.altitude:
            yield _shadow(unit, x, y)
        place = f"data-place={quoteattr(unit.name)}"
        yield f'<g {place} transform="translate({x:g} {y:g})">{_figure(unit)}{_pips(unit)}</g>'


def _figure(unit: Unit) -> str:
    if unit.profile.hull is None:
        return _base(unit)
    parts = "".join(f'<path {_painted(unit, part)} d="{path}"/>' for part, path in silhouette(unit.profile))
    height = f'<text class="tall" y=".25">{unit.altitude}″</text>' if unit.altitude else ""
    return f'<g transform="rotate({unit.facing:g})">{parts}</g>{height}'


def units_svg(kinds: Sequence[str]) -> str:
    """Units of the first side next to each other, to the same scale."""
    figures = [
        f'<g transform="translate({_APART * (place + 0.5):g} {_APART / 2:g})">{_figure(Unit(0, "", 0, 0, 0, kind))}</g>'
        for place, kind in enumerate(kinds)
    ]
    width, style = _APART * len(kinds), f"<style>{_STYLE}</style>"
    size = f'viewBox="0 0 {width:g} {_APART:g}" width="{SCALE * width:g}" height="{SCALE * _APART:g}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {size}>{style}{"".join(figures)}</svg>'


def _painted(unit: Unit, part: str) -> str:
    body, fitting, dark, band = _PAINT[unit.player]
    fill = {"b": body, "f": fitting, "t": dark}.get(part, "none")
    stroke = {"m": band}.get(part, dark)
    return f'class="{part}" fill="{fill}" stroke="{stroke}"'


def _base(unit: Unit) -> str:
    """DZ-020: a base of infantry, never its figures singly."""
    body, fitting, dark, band = _PAINT[unit.player]
    radius = unit.profile.base / 2
    rim = f'<circle r="{radius:g}" fill="{body}" stroke="{dark}" stroke-width=".06"/>'
    ring = f'<circle class="m" r="{0.86 * radius:g}" stroke="{band}"/>'
    heads = "".join(
        f'<circle cx="{x * radius:g}" cy="{y * radius:g}" r="{0.22 * radius:g}" fill="{fitting}" stroke="{dark}" '
        'stroke-width=".04"/>'
        for x, y in ((-0.4, -0.4), (0.4, -0.4), (0, 0), (-0.4, 0.44), (0.4, 0.44))
    )
    return rim + ring + heads


def _shadow(unit: Unit, x: float, y: float) -> str:
    """The flight base on the ground, and the shadow of the hull away from it."""
    away = unit.altitude * 0.12
    hull = "".join(f'<path class="shade" d="{path}"/>' for part, path in silhouette(unit.profile) if part == "b")
    return (
        f'<circle class="flight" cx="{x:g}" cy="{y:g}" r="{unit.profile.base / 2:g}"/>'
        f'<g transform="translate({x + away:g} {y + away:g}) rotate({unit.facing:g})">{hull}</g>'
    )


def _pips(unit: Unit) -> str:
    """DZ-145: one pip for each damage point, filled where it is lost; none for units that have only one."""
    points = unit.profile.damage_points
    if points == 1:
        return ""
    size = 0.18
    body = unit.profile.hull.length / 2 if unit.profile.hull else unit.profile.base / 2
    return "".join(
        f'<rect class="pip" x="{(number - points / 2) * size * 1.3:.3g}" y="{body + 0.12:.3g}" width="{size}" '
        f'height="{size}" fill="{"#b3261e" if number < unit.damage else "#f7f1e1"}" stroke="#2b291f"/>'
        for number in range(points)
    )


def _garrisons(board: Board, units: Sequence[Unit]) -> Iterator[str]:
    """DZ-217: troops inside are off the table; a flag tells whose and how many bases."""
    counts = Counter((unit.building, unit.player) for unit in units if unit.status == "inside")
    standing = {building.id for building in board.buildings}
    for (building, player), bases in sorted(counts.items()):
        if building in standing:
            x, y = _down(board, centroid(board.building(building).outline))
            body, _, dark, _ = _PAINT[player]
            yield (
                f'<g transform="translate({x - 1.2 + 1.6 * player:g} {y:g})">'
                f'<path d="M0 -.5V-2L1.3 -1.6L0 -1.2" fill="{body}" stroke="{dark}" stroke-width=".08"/>'
                f'<text class="tall" x=".5" y="-1.3" font-size=".6">{bases}</text></g>'
            )
