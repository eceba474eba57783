"""Battlefields (DZ-002, DZ-008, DZ-009, DZ-202): TOML files with terrain, buildings and the names of both languages.

A building without ``size`` is as big as its shape says (DZ-211). One without ``entrances`` has a door of half an inch
in the middle of each wall (tiny ones in the first and third only), one without ``openings`` has windows half an inch
from the beginning of each wall and then every inch. A terrain piece has the properties of its kind (DZ-207) unless it
says otherwise. Whether a battlefield is good, the checks say.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.toml import has_deep_key
from panzerkiste.games.dropzone.armies.catalogue import BUILDINGS, STOREY, TERRAIN_KINDS, TerrainKind
from panzerkiste.games.dropzone.fields.terrain import (
    Board,
    Building,
    Construction,
    Entrance,
    Opening,
    Outline,
    Passage,
    Piece,
    Point,
    Size,
)
from panzerkiste.games.dropzone.geometry.plane import area, distance
from panzerkiste.games.dropzone.geometry.tolerance import at_most, less_than
from panzerkiste.games.dropzone.versions import RULES

DEFAULT_BATTLEFIELD: Final = "city_block_9"
_FOLDER = files("panzerkiste.games.dropzone") / "data" / "battlefields"
_FOUND = sorted(file.name.removesuffix(".toml") for file in _FOLDER.iterdir())
BATTLEFIELD_NAMES: Final = (DEFAULT_BATTLEFIELD, *(name for name in _FOUND if name != DEFAULT_BATTLEFIELD))

DOOR: Final = 0.5
WINDOW_HEIGHT: Final = 0.5


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


# The file. What it leaves out is None: as is usual for a building, as its kind is for a piece of terrain.

Inches = Annotated[float, Meta(ge=-100, le=200)]  # a file of nonsense is refused before anybody measures in it
FilePoint = tuple[Inches, Inches]
FileOutline = tuple[FilePoint, ...]


class FieldEntrance(Struct, frozen=True, forbid_unknown_fields=True):
    """DZ-009: a door in a wall, or a hatch in the roof."""

    a: FilePoint
    b: FilePoint
    wall: int | None = None


class FieldOpenings(Struct, frozen=True, forbid_unknown_fields=True):
    """DZ-009: the openings of one wall."""

    wall: int
    points: tuple[tuple[Inches, Inches, Inches], ...]


class FieldBuilding(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    outline: FileOutline
    height: Inches
    size: Size | None = None
    construction: Construction = Construction.STANDARD
    entrances: tuple[FieldEntrance, ...] | None = None
    openings: tuple[FieldOpenings, ...] | None = None
    connected: tuple[str, ...] = ()
    roof: bool = False
    ground_level: bool = False


class Fittings(Struct, frozen=True):
    """DZ-009: what hangs in the walls of a building."""

    entrances: tuple[FieldEntrance, ...]
    openings: tuple[FieldOpenings, ...]


class FieldPiece(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: str
    outline: FileOutline
    height: Inches | None = None
    passage: Passage | None = None
    base: Inches = 0.0
    blocks_sight: bool | None = None
    body_cover: bool | None = None
    concealment: bool | None = None
    permeable: bool | None = None
    massive_field: bool | None = None
    flat_top: bool | None = None
    outline_cost: Inches | None = None
    steep: bool = False


class FieldFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A battlefield as its file has it."""

    id: str
    name: Words
    description: Words
    size: tuple[Inches, Inches]
    barred: tuple[str, ...] = ()
    building: tuple[FieldBuilding, ...] = ()
    terrain: tuple[FieldPiece, ...] = ()


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
    if has_deep_key(text):
        raise Illegal("DZ-202", "deep")
    try:
        read = msgspec.toml.decode(text, type=FieldFile)
    except msgspec.MsgspecError as error:
        raise Illegal("DZ-202", "text", why=str(error)) from error
    return battlefield_in(read)


def battlefield_in(read: FieldFile) -> Battlefield:
    """What a file says, with all that it leaves out."""
    pieces, buildings = tuple(map(_read_piece, read.terrain)), tuple(map(_read_building, read.building))
    board = Board(*read.size, pieces, buildings, RULES)
    return Battlefield(read.id, read.name, read.description, board, read.barred)


def usual_piece(kind: str) -> Piece:
    """DZ-207: one that is in everything as its kind is."""
    return _read_piece(FieldPiece(kind, kind, ()))


def _read_piece(read: FieldPiece) -> Piece:
    if read.kind not in TERRAIN_KINDS:
        raise Illegal("DZ-207", "kind", piece=read.id, kind=read.kind, kinds=", ".join(TERRAIN_KINDS))
    kind = TERRAIN_KINDS[read.kind]
    said = {name: getattr(read, name) for name in _OF_KIND if getattr(read, name) is not None}
    properties: dict[str, Any] = {name: getattr(kind, name) for name in _OF_KIND} | said
    cost = _outline_cost(kind, properties["height"]) if read.outline_cost is None else read.outline_cost
    return Piece(
        id=read.id,
        kind=read.kind,
        outline=read.outline,
        base=read.base,
        steep=read.steep,
        outline_cost=cost,
        **properties,
    )


def usual_cost(piece: Piece) -> float:
    """DZ-207: of crossing its outline, whatever the file says."""
    return _outline_cost(TERRAIN_KINDS[piece.kind], piece.height)


def _outline_cost(kind: TerrainKind, height: float) -> float:
    """DZ-207: crossing the outline of a hill costs its height."""
    return height if kind.flat_top else 0.0


def usual_size(outline: Outline, height: float) -> Size:
    """DZ-211: the smallest class whose two limits hold; what is bigger than Large is Large."""
    storeys = height / STOREY
    for size, profile in BUILDINGS.items():
        if at_most(storeys, profile.storeys) and at_most(area(outline), profile.area):
            return size
    return Size.LARGE


def _read_building(read: FieldBuilding) -> Building:
    size = read.size or usual_size(read.outline, read.height)
    entrances = _usual_entrances(read.outline, size) if read.entrances is None else _entrances(read.entrances)
    openings = _usual_openings(read.outline, size) if read.openings is None else _openings(read.openings)
    return Building(
        id=read.id,
        outline=read.outline,
        height=read.height,
        size=size,
        construction=read.construction,
        openings=tuple(openings),
        entrances=tuple(entrances),
        connected=read.connected,
        roof=read.roof,
        ground_level=read.ground_level,
    )


def _entrances(read: tuple[FieldEntrance, ...]) -> Iterator[Entrance]:
    return (Entrance(entrance.a, entrance.b, entrance.wall) for entrance in read)


def _openings(read: tuple[FieldOpenings, ...]) -> Iterator[Opening]:
    return (Opening(row.wall, point) for row in read for point in row.points)


def _walls(outline: Outline) -> Iterator[tuple[int, Point, Point]]:
    """But for walls between two corners in the same place, which the checks refuse."""
    for number, corner in enumerate(outline):
        after = outline[(number + 1) % len(outline)]
        if corner != after:
            yield number, corner, after


def usual_fittings(building: Building) -> Fittings:
    """What it has where its file says nothing."""
    doors = _usual_entrances(building.outline, building.size)
    windows = tuple(_usual_openings(building.outline, building.size))
    return Fittings(_written_doors(doors), _written_windows(windows))


def _usual_entrances(outline: Outline, size: Size) -> Iterator[Entrance]:
    for number, a, b in _walls(outline):
        if size is Size.MICRO or (size is Size.TINY and number % 2):
            continue
        middle = distance(a, b) / 2
        yield Entrance(_along(a, b, middle - DOOR / 2), _along(a, b, middle + DOOR / 2), number)


def _usual_openings(outline: Outline, size: Size) -> Iterator[Opening]:
    if size is Size.MICRO:
        return
    for number, a, b in _walls(outline):
        inches = 0.5
        while less_than(inches, distance(a, b)):
            yield Opening(number, (*_along(a, b, inches), WINDOW_HEIGHT))
            inches += 1


def _along(a: Point, b: Point, inches: float) -> Point:
    share = inches / distance(a, b)
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])


def file_of(field: Battlefield) -> FieldFile:
    """The file of a battlefield; it leaves out what is usual."""
    return FieldFile(
        id=field.id,
        name=field.name,
        description=field.description,
        size=(field.board.width, field.board.depth),
        barred=field.barred,
        building=tuple(map(_written_building, field.board.buildings)),
        terrain=tuple(map(_written_piece, field.board.pieces)),
    )


def write_battlefield(field: Battlefield) -> str:
    """The text of its file; reading it gives an equal battlefield."""
    file = file_of(field)
    tables = {"building": file.building, "terrain": file.terrain}
    parts = [_table(replace(file, building=(), terrain=()))]
    parts += [f"[[{name}]]\n{_table(entry)}" for name, entries in tables.items() for entry in entries]
    return "\n".join(parts)


def _table(entry: Struct) -> str:
    return "".join(f"{key} = {_value(value)}\n" for key, value in _said(entry))


def _said(record: Struct) -> Iterator[tuple[str, Any]]:
    """All but what goes without saying."""
    for field in msgspec.structs.fields(record):
        if (value := getattr(record, field.name)) != field.default:
            yield field.name, value


def _value(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case float() if value.is_integer():
            return str(int(value))
        case Struct():
            return "{ " + ", ".join(f"{key} = {_value(inner)}" for key, inner in _said(value)) + " }"
        case tuple():
            return "[" + ", ".join(map(_value, value)) + "]"
        case str():
            return msgspec.json.encode(value).decode().replace("\x7f", "\\u007F")  # else JSON's strings are TOML's
    return repr(value)


def _written_piece(piece: Piece) -> FieldPiece:
    kind = TERRAIN_KINDS[piece.kind]
    own = {name: getattr(piece, name) for name in _OF_KIND if getattr(piece, name) != getattr(kind, name)}
    if piece.outline_cost != usual_cost(piece):
        own["outline_cost"] = piece.outline_cost
    return FieldPiece(piece.id, piece.kind, piece.outline, base=piece.base, steep=piece.steep, **own)


def _written_building(building: Building) -> FieldBuilding:
    usual_doors = tuple(_usual_entrances(building.outline, building.size))
    usual_windows = tuple(_usual_openings(building.outline, building.size))
    return FieldBuilding(
        id=building.id,
        outline=building.outline,
        height=building.height,
        size=building.size,
        construction=building.construction,
        entrances=None if building.entrances == usual_doors else _written_doors(building.entrances),
        openings=None if building.openings == usual_windows else _written_windows(building.openings),
        connected=building.connected,
        roof=building.roof,
        ground_level=building.ground_level,
    )


def _written_doors(entrances: Iterable[Entrance]) -> tuple[FieldEntrance, ...]:
    return tuple(FieldEntrance(entrance.a, entrance.b, entrance.wall) for entrance in entrances)


def _written_windows(openings: Sequence[Opening]) -> tuple[FieldOpenings, ...]:
    """Wall by wall."""
    walls = sorted({opening.wall for opening in openings})
    return tuple(FieldOpenings(wall, tuple(each.at for each in openings if each.wall == wall)) for wall in walls)
