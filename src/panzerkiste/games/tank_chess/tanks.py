"""The tanks (TC-05 to TC-07) as data: ``data/tanks.toml``."""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct


class Armour(Struct, frozen=True, forbid_unknown_fields=True):
    front: int
    side: int
    rear: int


class TankType(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    letter: str
    id: str
    code: str  # as printed in the box
    mark: str  # the sign printed on its starting cells
    rule: str  # where in the rulebook the numbers stand
    speed: int
    armour: Armour
    gun: int
    arc: tuple[int, ...]  # the directions it fires in, in eighths of a turn from its heading
    shortest: int
    longest: int | None = None
    over: bool = False  # what lies between does not matter
    amphibious: bool = False  # TCX-03: water is open to it


class Army(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    rule: str
    tanks: dict[str, int]


class _Tables(Struct, frozen=True, forbid_unknown_fields=True):
    tank: tuple[TankType, ...]
    army: tuple[Army, ...]


@cache
def _tables() -> _Tables:
    file = files("panzerkiste.games.tank_chess") / "data" / "tanks.toml"
    return msgspec.toml.decode(file.read_bytes(), type=_Tables)


TANKS: Final = {tank.letter: tank for tank in _tables().tank}
ARMIES: Final = _tables().army
LETTERS: Final = "".join(TANKS)
COMMAND: Final = "C"
