"""Tank Chess's computer players: a search on the rules' compiled kernel.

What a position is worth stands in evaluation, the way through the turns in search, ordering, memory and panel, time
and threads in thinking, and what each level may see and think in levels. Whether a side wins by force is proven in
proof, and puzzles digs for positions where that is of interest; engines speaks with other programs. All that is
compiled is imported late: it is slow to load, and whoever only looks for players does without it. Where the compiler is
not installed two levels remain, which play by the readable rules (readable).
"""

from collections.abc import Callable, Sequence
from typing import Final

from panzerkiste.bots.tank_chess import readable
from panzerkiste.bots.tank_chess.coaching import coach
from panzerkiste.bots.tank_chess.coaching.judge import JUDGE
from panzerkiste.bots.tank_chess.engines.player import engine_player
from panzerkiste.bots.tank_chess.levels import LEVELS
from panzerkiste.bots.tank_chess.puzzles.choosing import Choice
from panzerkiste.bots.tank_chess.suggesting import suggest
from panzerkiste.engine.puzzle import Puzzle
from panzerkiste.games.tank_chess.setup import first_state
from panzerkiste.games.tank_chess.state import Options
from panzerkiste.registry import Bots, has_extra


def warm(progress: Callable[[int, int], None]) -> None:
    """Have the kernel and the search compiled, or loaded where they were compiled before, so that no player waits.

    *progress* is told how many steps are done, and how many there are.
    """
    from panzerkiste.bots.tank_chess.thinking import Limits, Thinker
    from panzerkiste.games.tank_chess.kernel import count
    from panzerkiste.games.tank_chess.kernel.desk import new_desk

    state = first_state(Options())
    steps: tuple[Callable[[], object], ...] = (
        lambda: new_desk(state, 1),
        lambda: count(state, 1),
        lambda: Thinker(state),
        lambda: Thinker(state).best(Limits(depth=2)),
    )
    for done, step in enumerate(steps):
        progress(done, len(steps))
        step()
    progress(len(steps), len(steps))


def found_in_a_game(seed: int, number: int) -> Sequence[Puzzle]:
    """The puzzles in one game of the engine against itself."""
    from panzerkiste.bots.tank_chess.puzzles.digging import dig

    return dig(seed, number)


def _bots() -> Bots:
    if has_extra("kernel"):
        return Bots(LEVELS, warm, suggest, coach, found_in_a_game, Choice, engine=engine_player, judge=JUDGE)
    return Bots(readable.LEVELS, suggest=suggest, extra="kernel", engine=engine_player)


BOTS: Final = _bots()
