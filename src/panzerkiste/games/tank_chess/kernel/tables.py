"""The tanks' figures (TC-05) as the kernel needs them: small tables that are compiled into the code."""

from collections.abc import Iterable
from typing import Final

import numpy as np
import numpy.typing as npt

from panzerkiste.games.tank_chess.armour import impact
from panzerkiste.games.tank_chess.board import ALL_HEADINGS, OFFSETS, STRIDE
from panzerkiste.games.tank_chess.board import STEPS as STEPS_OF
from panzerkiste.games.tank_chess.shooting import flights
from panzerkiste.games.tank_chess.tanks import COMMAND, TANKS, TankType

Numbers = npt.NDArray[np.int64]

STRONGEST: Final = 6  # guns that fit into the byte pattern of a line of fire


def _numbers(values: Iterable[int]) -> Numbers:
    return np.array(list(values), dtype=np.int64)


def covered(kind: TankType) -> bool:
    """Whether the kernel knows how such a vehicle moves and fires."""
    if kind.over:
        usual = kind.longest is not None and kind.arc == (0,) and kind.gun > 1
    else:
        usual = kind.shortest == 2 and kind.longest is None
    return usual and kind.speed <= 5 and 0 < kind.gun <= STRONGEST and not kind.amphibious


def _arc(kind: TankType, heading: int) -> int:
    """TC-24: the directions it fires in, one bit each."""
    return sum(1 << flight for flight in flights(kind, heading))


def _pattern(target: TankType, bearing: int) -> int:
    """TC-30 to TC-33: bit 0 for a target at all, bit 8g where gun g destroys it."""
    return 1 | sum(1 << 8 * gun for gun in range(1, STRONGEST + 1) if gun > impact(target, bearing, target, 0).armour)


_KINDS: Final = tuple(TANKS.values())
KIND_OF: Final = {letter: number for number, letter in enumerate(TANKS)}
COMMAND_KIND: Final = KIND_OF[COMMAND]

STEPS: Final = _numbers(OFFSETS)
SPEED: Final = _numbers(kind.speed for kind in _KINDS)
GUN: Final = _numbers(kind.gun for kind in _KINDS)
OVER: Final = _numbers(kind.over for kind in _KINDS)
SHORTEST: Final = _numbers(kind.shortest for kind in _KINDS)
LONGEST: Final = _numbers(kind.longest or 0 for kind in _KINDS)
ARC: Final = _numbers(_arc(kind, heading) for kind in _KINDS for heading in ALL_HEADINGS)  # by kind and heading
PATTERN: Final = _numbers(_pattern(kind, bearing) for kind in _KINDS for bearing in ALL_HEADINGS)  # flight - heading
WEAKEST: Final = _numbers(
    impact(kind, bearing, kind, 0).armour + 1 for kind in _KINDS for bearing in ALL_HEADINGS
)  # the same table: the weakest gun that destroys
KINDS: Final = len(_KINDS)
LOWEST: Final = _numbers((bits & -bits).bit_length() - 1 for bits in range(256))  # the first of some headings
# A tank's window of seven by seven cells: how far its corner is from the tank, the tank's bit, a step's shift.
CORNER: Final = _numbers(STRIDE * (3 - dy) + 3 - dx for dx, dy in STEPS_OF)
HERE: Final = _numbers(1 << 8 * (3 - dy) + 3 - dx for dx, dy in STEPS_OF)
SHIFT: Final = _numbers(8 * dy + dx for dx, dy in STEPS_OF)
COVERS: Final = _numbers(
    sum(1 << heading for heading in ALL_HEADINGS if flight in flights(kind, heading))
    for kind in _KINDS
    for flight in ALL_HEADINGS
)  # by kind and direction: the headings with which it fires there
TOWARDS: Final = _numbers([5, 4, 3, 6, 0, 2, 7, 0, 1])  # by signs of the difference in ranks, then in files
