"""Battlefields (DZ-002, DZ-008, DZ-009, DZ-202): TOML files with terrain, buildings and the names of both languages.

A building without ``entrances`` has a door of half an inch in the middle of each wall (tiny ones in the first and third
only), one without ``openings`` has windows half an inch from the beginning of each wall and then every inch. A terrain
piece has the properties of its kind (DZ-207) unless it says otherwise. Whether a battlefield is good, the checks say.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct, UnsetType

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.catalogue import TERRAIN_KINDS, TerrainKind
from panzerkiste.games.dropzone.geometry.plane import distance
from panzerkiste.games.dropzone.geometry.tolerance import less_than
from panzerkiste.games.dropzone.terrain import (
    Board,
    Building,
    Construction,
    Entrance,
    Opening,
    Outline,
    Passage,
    Piece,
    Point,
    Point3,
    Size,
)

DEFAULT_BATTLEFIELD: Final = "city_block_9"
_FOLDER = files("panzerkiste.games.dropzone") / "data" / "battlefields"
_FOUND = sorted(file.name.removesuffix(".toml") for file in _FOLDER.iterdir())
BATTLEFIELD_NAMES: Final = (DEFAULT_BATTLEFIELD, *(name for name in _FOUND if name != DEFAULT_BATTLEFIELD))

_DOOR: Final = 0.5
_WINDOW_HEIGHT: Final = 0.5


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """A name or a description in both languages."""

    en: str
    de: str


class Battlefield(Struct, frozen=True):
    """A table with a name. *barred* buildings may not be entered in turn 1 (DZ-350)."""

    id: str
    name: Words
    description: Words
    board: Board
    barred: tuple[str, ...] = ()


# The file.


class _Entrance(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    a: Point
    b: Point
    wall: int | None = None


class _Openings(Struct, frozen=True, forbid_unknown_fields=True):
    wall: int
    points: tuple[Point3, ...]


class _Building(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    id: str
    outline: Outline
    height: float
    size: Size
    construction: Construction = Construction.STANDARD
    entrances: tuple[_Entrance, ...] | UnsetType = UNSET
    openings: tuple[_Openings, ...] | UnsetType = UNSET
    connected: tuple[str, ...] = ()
    roof: bool = False
    ground_level: bool = False


class _Piece(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    id: str
    kind: str
    outline: Outline
    height: float | UnsetType = UNSET
    passage: Passage | UnsetType = UNSET
    base: float = 0.0
    blocks_sight: bool | UnsetType = UNSET
    body_cover: bool | UnsetType = UNSET
    concealment: bool | UnsetType = UNSET
    permeable: bool | UnsetType = UNSET
    massive_field: bool | UnsetType = UNSET
    flat_top: bool | UnsetType = UNSET
    outline_cost: float | UnsetType = UNSET
    steep: bool = False


class _File(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    id: str
    name: Words
    description: Words
    size: tuple[float, float]
    barred: tuple[str, ...] = ()
    building: tuple[_Building, ...] = ()
    terrain: tuple[_Piece, ...] = ()


_OF_KIND: Final = (
    "height",
    "passage",
    "blocks_sight",
    "body_cover",
    "concealment",
    "permeable",
    "massive_field",
    "flat_top",
)


@cache
def shipped_battlefield(name: str) -> Battlefield:
    return read_battlefield((_FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def battlefield_of(text: str) -> Battlefield:
    """The shipped battlefield of that name, or the one in the text. Raises Illegal where it cannot be read."""
    if text in BATTLEFIELD_NAMES:
        return shipped_battlefield(text)
    if "\n" not in text:
        raise Illegal("DZ-202", "unknown", name=text)
    return read_battlefield(text)


def read_battlefield(text: str) -> Battlefield:
    """Raises Illegal with what the file lacks and where."""
    try:
        read = msgspec.toml.decode(text, type=_File)
    except msgspec.MsgspecError as error:
        raise Illegal("DZ-202", "text", why=str(error)) from error
    board = Board(*read.size, tuple(map(_read_piece, read.terrain)), tuple(map(_read_building, read.building)))
    return Battlefield(read.id, read.name, read.description, board, read.barred)


def _read_piece(read: _Piece) -> Piece:
    if read.kind not in TERRAIN_KINDS:
        raise Illegal("DZ-207", "kind", piece=read.id, kind=read.kind, kinds=", ".join(TERRAIN_KINDS))
    kind = TERRAIN_KINDS[read.kind]
    said = {name: getattr(read, name) for name in _OF_KIND if getattr(read, name) is not UNSET}
    properties: dict[str, Any] = {name: getattr(kind, name) for name in _OF_KIND} | said
    cost = _outline_cost(kind, properties["height"]) if read.outline_cost is UNSET else read.outline_cost
    return Piece(
        id=read.id,
        kind=read.kind,
        outline=read.outline,
        base=read.base,
        steep=read.steep,
        outline_cost=cost,
        **properties,
    )


def _outline_cost(kind: TerrainKind, height: float) -> float:
    """DZ-207: crossing the outline of a hill costs its height."""
    return height if kind.flat_top else 0.0


def _read_building(read: _Building) -> Building:
    entrances = _usual_entrances(read.outline, read.size) if read.entrances is UNSET else _entrances(read.entrances)
    openings = _usual_openings(read.outline, read.size) if read.openings is UNSET else _openings(read.openings)
    return Building(
        id=read.id,
        outline=read.outline,
        height=read.height,
        size=read.size,
        construction=read.construction,
        openings=tuple(openings),
        entrances=tuple(entrances),
        connected=read.connected,
        roof=read.roof,
        ground_level=read.ground_level,
    )


def _entrances(read: tuple[_Entrance, ...]) -> Iterator[Entrance]:
    return (Entrance(entrance.a, entrance.b, entrance.wall) for entrance in read)


def _openings(read: tuple[_Openings, ...]) -> Iterator[Opening]:
    return (Opening(row.wall, point) for row in read for point in row.points)


def _walls(outline: Outline) -> Iterator[tuple[int, Point, Point]]:
    for number, corner in enumerate(outline):
        yield number, corner, outline[(number + 1) % len(outline)]


def _usual_entrances(outline: Outline, size: Size) -> Iterator[Entrance]:
    for number, a, b in _walls(outline):
        if size is Size.MICRO or (size is Size.TINY and number % 2):
            continue
        middle = distance(a, b) / 2
        yield Entrance(_along(a, b, middle - _DOOR / 2), _along(a, b, middle + _DOOR / 2), number)


def _usual_openings(outline: Outline, size: Size) -> Iterator[Opening]:
    if size is Size.MICRO:
        return
    for number, a, b in _walls(outline):
        inches = 0.5
        while less_than(inches, distance(a, b)):
            yield Opening(number, (*_along(a, b, inches), _WINDOW_HEIGHT))
            inches += 1


def _along(a: Point, b: Point, inches: float) -> Point:
    share = inches / distance(a, b)
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])


def write_battlefield(field: Battlefield) -> str:
    """The file of a battlefield; reading it gives an equal one."""
    file = _File(
        id=field.id,
        name=field.name,
        description=field.description,
        size=(field.board.width, field.board.depth),
        barred=field.barred,
        building=tuple(map(_written_building, field.board.buildings)),
        terrain=tuple(map(_written_piece, field.board.pieces)),
    )
    plain = msgspec.to_builtins(file)
    tables = {"building": plain.pop("building", []), "terrain": plain.pop("terrain", [])}
    parts = [_table(plain)]
    parts += [f"[[{name}]]\n{_table(entry)}" for name, entries in tables.items() for entry in entries]
    return "\n".join(parts)


def _table(entry: dict[str, Any]) -> str:
    return "".join(f"{key} = {_value(value)}\n" for key, value in entry.items())


def _value(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case float() if value.is_integer():
            return str(int(value))
        case dict():
            return "{ " + ", ".join(f"{key} = {_value(inner)}" for key, inner in value.items()) + " }"
        case list() | tuple():
            return "[" + ", ".join(map(_value, value)) + "]"
        case str():
            return msgspec.json.encode(value).decode().replace("\x7f", "\\u007F")  # else JSON's strings are TOML's
    return repr(value)


def _written_piece(piece: Piece) -> _Piece:
    kind = TERRAIN_KINDS[piece.kind]
    own = {name: getattr(piece, name) for name in _OF_KIND if getattr(piece, name) != getattr(kind, name)}
    if piece.outline_cost != _outline_cost(kind, piece.height):
        own["outline_cost"] = piece.outline_cost
    return _Piece(piece.id, piece.kind, piece.outline, base=piece.base, steep=piece.steep, **own)


def _written_building(building: Building) -> _Building:
    usual_doors = tuple(_usual_entrances(building.outline, building.size))
    usual_windows = tuple(_usual_openings(building.outline, building.size))
    doors = tuple(_Entrance(entrance.a, entrance.b, entrance.wall) for entrance in building.entrances)
    walls = sorted({opening.wall for opening in building.openings})
    windows = tuple(_Openings(wall, tuple(each.at for each in building.openings_in(wall))) for wall in walls)
    return _Building(
        id=building.id,
        outline=building.outline,
        height=building.height,
        size=building.size,
        construction=building.construction,
        entrances=UNSET if building.entrances == usual_doors else doors,
        openings=UNSET if building.openings == usual_windows else windows,
        connected=building.connected,
        roof=building.roof,
        ground_level=building.ground_level,
    )
