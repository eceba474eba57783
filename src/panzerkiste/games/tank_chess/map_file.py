"""Map files (TC-63): what a map is, and how it is written down."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from panzerkiste.games.tank_chess.board import (
    BLACK,
    HEADINGS,
    LARGEST,
    WHITE,
    Cell,
    Heading,
    Side,
    cell_at,
    file_of,
    rank_of,
)
from panzerkiste.games.tank_chess.reading import Reader
from panzerkiste.games.tank_chess.state import Tank
from panzerkiste.games.tank_chess.tanks import LETTERS
from panzerkiste.games.tank_chess.terrain import OPEN, SIGNS

_TEXTS: Final = ("name", "author", "comment")
_FACINGS: Final = ("white-facing", "black-facing")
USUAL_FACINGS: Final[tuple[Heading, Heading]] = (0, 4)  # TC-10: White N, Black S


class Map(Struct, frozen=True):
    """A board and where the tanks start. *terrain* has one sign for each cell, rank by rank from a1."""

    width: int
    height: int
    terrain: str
    tanks: tuple[Tank, ...]  # by cell
    name: str = ""
    author: str = ""
    comment: str = ""
    facings: tuple[Heading, Heading] = USUAL_FACINGS


def write_map(map: Map) -> str:
    told = {"name": map.name, "author": map.author, "comment": map.comment}
    lines = [f"{key}: {value}" for key, value in told.items() if value]
    lines += [
        f"{key}: {HEADINGS[facing]}"
        for key, facing, default in zip(_FACINGS, map.facings, USUAL_FACINGS, strict=True)
        if facing != default
    ]
    return "\n".join([*lines, *([""] if lines else []), *_rows(map), ""])


def _rows(map: Map) -> Iterator[str]:
    signs = list(map.terrain)
    for tank in map.tanks:
        letter = tank.letter if tank.side == WHITE else tank.letter.lower()
        signs[rank_of(tank.cell) * map.width + file_of(tank.cell)] = letter
    for rank in reversed(range(map.height)):
        yield "".join(signs[rank * map.width : (rank + 1) * map.width])


def read_map(text: str) -> Map:
    """The map in a map file; raises Illegal with line and column. Whether it is a good map, TC-66 says."""
    reader = Reader(text.replace("\r\n", "\n"), "TC-63")
    header = _read_header(reader)
    rows = list(_read_rows(reader))
    if not rows:
        raise reader.refusal("empty")
    facings = _facing(header, WHITE), _facing(header, BLACK)
    tanks, terrain = list[Tank](), ""
    for rank, row in enumerate(reversed(rows)):
        terrain += "".join(OPEN if sign.isalpha() else sign for sign in row)
        tanks += [_tank(cell_at(file, rank), sign, facings) for file, sign in enumerate(row) if sign.isalpha()]
    told = {key: header[key] for key in _TEXTS if key in header}
    return Map(len(rows[0]), len(rows), terrain, tuple(tanks), facings=facings, **told)


def _tank(cell: Cell, sign: str, facings: tuple[Heading, Heading]) -> Tank:
    side = WHITE if sign.isupper() else BLACK
    return Tank(cell, side, sign.upper(), facings[side])


def _facing(header: dict[str, str], side: Side) -> Heading:
    return HEADINGS.index(header.get(_FACINGS[side], HEADINGS[4 * side]))


def _read_header(reader: Reader) -> dict[str, str]:
    found: dict[str, str] = {}
    while _skip_comments(reader) and reader.sees(r"[^\n]*:"):
        began = reader.at
        key = reader.take("[^:]*").strip()
        if key not in (*_TEXTS, *_FACINGS) or key in found:
            raise reader.refusal("twice" if key in found else "key", began)
        reader.take(": *")
        if key in _FACINGS and not reader.sees(rf"({'|'.join(HEADINGS)}) *(\n|$)"):
            raise reader.refusal("facing")
        found[key] = reader.take(r"[^\n]*").strip()
        reader.take(r"\n")
    if found and not reader.finished:
        reader.need(r"[ \t]*(\n|$)", "blank")
    return found


def _skip_comments(reader: Reader) -> bool:
    while reader.take(r";[^\n]*\n?"):
        pass
    return not reader.finished


def _read_rows(reader: Reader) -> Iterator[str]:
    signs = f"[{LETTERS}{LETTERS.lower()}{SIGNS}]"
    reader.take(r"\s*")
    width = height = 0
    while _skip_comments(reader) and not reader.sees(r"\s*$"):
        began = reader.at
        row = reader.take(f"{signs}+")
        if not row or not reader.sees(r"[ \t]*(\n|$)"):
            raise reader.refusal("sign")
        width, height = width or len(row), height + 1
        if len(row) != width:
            raise reader.refusal("row", began, width=width, have=len(row))
        if max(width, height) > LARGEST:
            raise reader.refusal("size", began, "TC-66", width=width, height=height)
        yield row
        reader.take(r"[ \t]*\n?")
