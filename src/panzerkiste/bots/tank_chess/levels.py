"""The levels: one search, given more or less to see and to think.

A weak level overlooks turns, as people do; what it sees it judges soundly. All but the strongest are bound by depth and
by the number of positions they look at, not by time, so that a level is equally strong on every machine.
"""

import os
from collections.abc import Sequence
from functools import cache, partial
from itertools import count
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.tank_chess.actions import Escape, Turn
from panzerkiste.games.tank_chess.shooting import strike
from panzerkiste.games.tank_chess.state import State

if TYPE_CHECKING:
    from panzerkiste.games.tank_chess.kernel.tables import Numbers

UNBOUND: Final = 1 << 62
SPARE: Final = 0.1  # of the time that is left: to stop the search and to hand the turn over, but
MOST_SPARE: Final = 0.1  # never more seconds than that
THREADS: Final = 2  # at most
SMALL_MEMORY: Final = 1 << 16


class Level(NamedTuple):
    """How much a level sees, and how far it thinks."""

    attention: float = 1.0  # how likely it notices a tank, and then each of the tank's turns
    depth: int = 64
    nodes: int = UNBOUND


def think(level: Level, known: Knowledge) -> Turn:
    from panzerkiste.bots.tank_chess.memory import new_memory
    from panzerkiste.bots.tank_chess.thinking import Limits, Thinker
    from panzerkiste.games.tank_chess.kernel import covers

    state: State = known.imagine()
    seen = noticed(known.offer.actions, level.attention, known.rng)
    if not covers(state):
        return obvious(state, seen, known.rng)
    memory = _memory() if level.nodes == UNBOUND else new_memory(SMALL_MEMORY)
    threads = _free_cores() if level.nodes == UNBOUND else 1
    only = None if level.attention == 1 else seen
    limits = Limits(thinking_time(known.deadline - monotonic()), level.nodes, level.depth)
    return Thinker(state, only=only, threads=threads, memory=memory).best(limits, next(_ages)).turn


def thinking_time(left: float) -> float:
    """The seconds a search may take of those that are left."""
    return max(0.0, left - min(SPARE * left, MOST_SPARE))


_ages = count(1)


@cache
def _memory() -> "Numbers":
    """What full strength has found out is of use for its next turn."""
    from panzerkiste.bots.tank_chess.memory import new_memory
    from panzerkiste.bots.tank_chess.thinking import ENTRIES

    return new_memory(ENTRIES)


def _free_cores() -> int:
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0
    return max(1, min(THREADS, round((os.cpu_count() or 1) - busy)))


def noticed(turns: Sequence[Turn], attention: float, rng: Random) -> list[Turn]:
    """The turns that come to mind: of some tanks, some. There is always at least one."""
    tanks = {start for start in sorted({turn.start for turn in turns}) if rng.random() < attention}
    seen = [turn for turn in turns if turn.start in tanks and rng.random() < attention]
    return seen or [rng.choice(turns)]


def obvious(state: State, turns: Sequence[Turn], rng: Random) -> Turn:
    """For boards beyond the kernel: escape, or destroy what is dearest, or do anything."""
    return max(turns, key=lambda turn: (prize(state, turn), rng.random()))


def prize(state: State, turn: Turn) -> int:
    """What a turn destroys, in guns; to win outright is worth ten."""
    if isinstance(turn, Escape):
        return 10
    shooter, target = state.tank_on(turn.start), turn.target is not None and state.tank_on(turn.target)
    if not shooter or not target or not strike(state, shooter, turn.end, target).destroys:
        return 0
    return 10 if target.letter == "C" else target.type.gun


LEVELS: Final = tuple(
    partial(think, level)
    for level in (
        Level(attention=0.35, depth=1),
        Level(attention=0.5, depth=1),
        Level(attention=0.7, depth=2, nodes=4_000),
        Level(depth=2, nodes=8_000),
        Level(depth=4, nodes=12_000),
        Level(nodes=40_000),
        Level(nodes=200_000),
        Level(),
    )
)
