"""Boards to learn on: the shipped maps but some, and their armies on terrain that nobody has seen."""

from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess.board import file_of, rank_of
from panzerkiste.games.tank_chess.map_file import Map, write_map
from panzerkiste.games.tank_chess.maps import shipped_map
from panzerkiste.games.tank_chess.setup import first_state
from panzerkiste.games.tank_chess.shipped import MAP_NAMES
from panzerkiste.games.tank_chess.state import Options
from panzerkiste.games.tank_chess.terrain import HEDGE, LOW, OBSTACLE, OPEN, WATER, module_of

KEPT_APART: Final = ("fords14", "oldtown16", "ironfield20")  # to be judged on, never learnt from
_GROUND: Final = (OBSTACLE * 4, OBSTACLE * 4 + HEDGE * 2, OBSTACLE * 3 + LOW * 2 + WATER * 2 + HEDGE * 2)


def boards(seed: int) -> Iterator[Options]:
    """One after another without end: every other a shipped map, every third a RAID."""
    rng = Random(seed)
    names = [name for name in MAP_NAMES if name not in KEPT_APART]
    while True:
        map = shipped_map(rng.choice(names))
        if rng.random() < 0.5:
            map = strewn(map, rng)
        try:
            yield playable(map, "raid" if rng.random() < 1 / 3 else "standard")
        except Illegal:
            continue  # TC-66: the terrain blocks an army, or gives one side a shot


def playable(map: Map, mode: str) -> Options:
    """Raises Illegal where the map is not."""
    options = Options(map=write_map(map), mode="raid" if mode == "raid" else "standard", module=module_of(map.terrain))
    first_state(options)
    return options


def strewn(map: Map, rng: Random) -> Map:
    """The same armies with other terrain between them, the same for both sides."""
    signs, taken = (
        [OPEN] * len(map.terrain),
        {rank_of(tank.cell) * map.width + file_of(tank.cell) for tank in map.tanks},
    )
    ground, share = rng.choice(_GROUND), rng.uniform(0.0, 0.16)
    for cell in range(len(signs) // 2):
        across = len(signs) - 1 - cell
        if rng.random() < share and cell not in taken and across not in taken:
            signs[cell] = signs[across] = rng.choice(ground)
    return replace(map, terrain="".join(signs), name="", author="", comment="")
