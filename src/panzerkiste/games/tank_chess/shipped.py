"""The maps in the box (TC-64, TC-65, TC-70), as map files in ``data/maps``."""

from functools import cache
from importlib.resources import files
from typing import Final

DEFAULT_MAP: Final = "standard16"

_FOLDER = files("panzerkiste.games.tank_chess") / "data" / "maps"
_FOUND = sorted(file.name.removesuffix(".tcm") for file in _FOLDER.iterdir() if file.name.endswith(".tcm"))
MAP_NAMES: Final = (DEFAULT_MAP, *(name for name in _FOUND if name != DEFAULT_MAP))


@cache
def shipped_text(name: str) -> str:
    return (_FOLDER / f"{name}.tcm").read_text(encoding="utf-8")
