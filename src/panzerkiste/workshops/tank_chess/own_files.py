"""Maps of one's own (TC-63), and what speaks against them."""

from collections.abc import Iterator
from typing import Final

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess.board import name
from panzerkiste.games.tank_chess.map_file import read_map
from panzerkiste.games.tank_chess.maps import findings
from panzerkiste.games.tank_chess.state import Options
from panzerkiste.registry import Objection, OwnFile


def _objections(text: str) -> Iterator[Objection]:
    try:
        map = read_map(text)
    except Illegal as illegal:
        yield Objection("error", "", illegal.refusal)
        return
    for found in findings(map, Options(map=text, module="funset")):
        yield Objection(found.level, " ".join(name(cell) for cell in found.cells), found.why)


OWN_FILES: Final = (OwnFile("map", ".tcm", _objections),)
