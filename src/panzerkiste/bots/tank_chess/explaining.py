"""Why a position is worth what it is, term by term, for people."""

from panzerkiste.bots.tank_chess.evaluation import TERMS, terms, weights
from panzerkiste.bots.tank_chess.panel import TEMPER, new_panel
from panzerkiste.bots.tank_chess.search import hunt
from panzerkiste.games.tank_chess.board import SIDES, WHITE
from panzerkiste.games.tank_chess.kernel.desk import new_desk
from panzerkiste.games.tank_chess.kernel.layout import FRAME
from panzerkiste.games.tank_chess.kernel.tables import KIND_OF
from panzerkiste.games.tank_chess.state import State


def explained(state: State) -> dict[str, float]:
    """Every term of a position's worth to White, in hundredths of a light tank."""
    found = dict.fromkeys((*TERMS, "hunt"), 0.0)
    by_pose, panel, desk = terms(state.board, weights()), new_panel(weights(), TEMPER), new_desk(state, 1)
    for tank in state.tanks:
        place = tank.side, KIND_OF[tank.letter], 8 * (tank.cell + FRAME) + tank.heading
        for term, values in by_pose.items():
            found[term] += float(values[place]) * _sign(tank.side)
    for side in SIDES:
        found["hunt"] += hunt(desk, panel, side) / 100 * _sign(side)
    return found


def _sign(side: int) -> int:
    return 1 if side == WHITE else -1
