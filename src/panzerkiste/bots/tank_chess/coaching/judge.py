"""What a state of Tank Chess is worth to either side: what the search finds in it."""

from typing import Final

from panzerkiste.bots.tank_chess.coaching import chance
from panzerkiste.games.tank_chess.state import State
from panzerkiste.registry import Judge

NODES: Final = 60_000  # positions looked at, however long it takes


def chances(state: State) -> tuple[float, float] | None:
    from panzerkiste.bots.tank_chess.thinking import Limits, Thinker
    from panzerkiste.games.tank_chess.kernel import covers

    if not covers(state):
        return None
    wins = chance(Thinker(state).best(Limits(nodes=NODES)).lines[0].score)
    return (wins, 1 - wins) if state.mover == 0 else (1 - wins, wins)


JUDGE: Final = Judge(chances)
