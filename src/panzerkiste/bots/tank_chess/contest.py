"""Whole games of the search against itself, compiled: for learning and for matches of one judgement with another.

Thinking is bound by nodes, so that a game is the same on every machine; the games of all threads run beside each other.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from panzerkiste.bots.tank_chess.evaluation import Poses, sum_of_poses
from panzerkiste.bots.tank_chess.layout import HISTORY, KILLERS, LISTS, search_desk
from panzerkiste.bots.tank_chess.memory import new_memory
from panzerkiste.bots.tank_chess.network import Rows, new_stack
from panzerkiste.bots.tank_chess.ordering import by_gain
from panzerkiste.bots.tank_chess.panel import AGE, LIMIT, NODES, STOP
from panzerkiste.bots.tank_chess.search import NEAR_WIN, NOTHING, WIN, search_root, worth
from panzerkiste.bots.tank_chess.thinking import WINDOW, Judgement
from panzerkiste.games.tank_chess.kernel.compiling import compiled
from panzerkiste.games.tank_chess.kernel.layout import (
    AREA,
    DEEPEST,
    FIRST,
    KILL,
    MOST_TANKS,
    MOVES,
    SIDE,
    TANK_CELL,
    TANK_HEADING,
    TARGET_SHIFT,
)
from panzerkiste.games.tank_chess.kernel.making import mixed
from panzerkiste.games.tank_chess.kernel.moves import generate_effective
from panzerkiste.games.tank_chess.kernel.playing import BLACK_WINS, GOES_ON, WHITE_WINS, play
from panzerkiste.games.tank_chess.kernel.tables import Numbers
from panzerkiste.games.tank_chess.kernel.threats import winning_turn
from panzerkiste.games.tank_chess.state import State

Moments = npt.NDArray[np.int16]

LONGEST: Final = 300  # turns; a game that is not over then counts as drawn
SMALL_MEMORY: Final = 1 << 15
FAIR: Final = 120  # an opening is fair if neither side is further ahead
TRIES: Final = 20
# A moment of a game: whose turn, what the search said, whether nothing was about to happen, how the game ended for the
# side to move (1, 0, -1), what the written judgement says, then the pose of every tank.
MOVER: Final = 0
SCORE: Final = 1
CALM: Final = 2
RESULT: Final = 3
WRITTEN: Final = 4
POSED: Final = 5


@compiled
def think(  # noqa: PLR0913, PLR0917
    desk: Numbers, memory: Numbers, poses: Poses, panel: Numbers, net: Rows, stack: Rows, turns: Numbers, nodes: int
) -> int:
    """Bring the best turn to the front; its value."""
    desk[KILLERS : KILLERS + 2 * DEEPEST] = 0
    desk[HISTORY : HISTORY + MOST_TANKS * AREA] = 0
    panel[STOP], panel[NODES], panel[LIMIT] = 0, 0, nodes
    panel[AGE] = (panel[AGE] + 1) & 63
    score, value = sum_of_poses(desk, poses), 0
    zero, top = panel[STOP], LISTS + panel[STOP]  # no plain numbers: see search
    for depth in range(1, DEEPEST - 8):
        reach = WINDOW if depth > 3 else -NOTHING
        alpha, beta = max(value - reach, NOTHING), min(value + reach, -NOTHING)
        while True:
            found = search_root(desk, memory, poses, panel, net, stack, turns, zero, depth, alpha, beta, score, top)
            if panel[STOP] and found <= alpha:
                return value
            if panel[STOP] or alpha < found < beta:
                break
            reach *= 4
            if found <= alpha:
                alpha = max(found - reach, NOTHING)
            else:
                beta = min(found + reach, -NOTHING)
        value = found
        if panel[STOP] or abs(value) >= WIN - depth:
            break
    return value


@compiled
def listed(desk: Numbers, poses: Poses) -> Numbers:
    return by_gain(desk, poses, desk[LISTS : generate_effective(desk, LISTS)].copy())


@compiled
def _any(luck: Numbers, count: int) -> int:
    luck[0] += 1
    return (mixed(luck[0]) >> 16 & 0xFFFFFFFF) % count


@compiled
def open_game(desk: Numbers, luck: Numbers, plies: int) -> int:
    """Some turns at random that shoot at nothing; whether neither side can win at once."""
    for _ in range(plies):
        end = generate_effective(desk, LISTS)
        turn = desk[LISTS + _any(luck, end - LISTS)]
        while turn >> TARGET_SHIFT & 1023 or turn >> 52:
            turn = desk[LISTS + _any(luck, end - LISTS)]
        play(desk, turn)
    return winning_turn(desk, 0) == 0 and winning_turn(desk, 1) == 0


@compiled
def contest(  # noqa: PLR0913, PLR0917
    desk: Numbers,
    memories: Numbers,
    poses: Poses,
    panels: Numbers,
    first: Rows,
    second: Rows,
    stack: Rows,
    nodes: Numbers,
    whims: int,
    luck: Numbers,
    moments: Moments,
) -> int:
    """Play on from the desk: the first network has White. Writes the moments; how many there are, and the outcome.

    Of a thousand turns, *whims* are played at random.
    """
    outcome, count = GOES_ON, 0
    while outcome == GOES_ON and count < len(moments):
        side = desk[SIDE]
        turns = listed(desk, poses)
        own = first if side == 0 else second
        value = think(desk, memories[side], poses, panels[side], own, stack, turns, nodes[side])
        turn = turns[0]
        moment = moments[count]
        calm = turn & KILL == 0 and abs(value) < NEAR_WIN
        if calm and (winning_turn(desk, 0) or winning_turn(desk, 1)):
            calm = False
        moment[MOVER], moment[SCORE], moment[CALM] = side, value, calm
        moment[WRITTEN] = worth(desk, panels[side], first[:0], stack, sum_of_poses(desk, poses))
        for tank in range(desk[FIRST + 2]):
            cell = desk[TANK_CELL + tank]
            moment[POSED + tank] = 8 * cell + desk[TANK_HEADING + tank] if cell else 0
        count += 1
        if whims and _any(luck, 1000) < whims and abs(value) < NEAR_WIN:
            turn = turns[_any(luck, len(turns))]
        outcome = play(desk, turn)
    for number in range(count):
        won = (outcome == WHITE_WINS) - (outcome == BLACK_WINS)
        moments[number, RESULT] = won if moments[number, MOVER] == 0 else -won
    return count | outcome << 16


class Table:
    """Where one thread plays its games on one board."""

    def __init__(self, state: State, judgement: Judgement) -> None:
        self._start = search_desk(state)
        self._desk = self._start.copy()
        self._worth, self._panels = judgement.worth, np.stack((judgement.panel, judgement.panel))
        self._memories = np.stack((new_memory(SMALL_MEMORY), new_memory(SMALL_MEMORY)))
        self._stack = new_stack()
        self._moments = np.zeros((LONGEST, POSED + len(state.tanks)), dtype=np.int16)

    def opening(self, luck: Numbers, plies: tuple[int, ...]) -> Numbers | None:
        """A position some random turns into the game in which neither side is far ahead; None if none was found."""
        nothing = self._worth[:0]
        for _ in range(TRIES):
            self._desk[:] = self._start
            if open_game(self._desk, luck, plies[int(luck[0]) % len(plies)]):
                desk = self._desk[:MOVES].copy()
                turns = listed(self._desk, self._worth)
                value = think(
                    self._desk, self._memories[0], self._worth, self._panels[0], nothing, self._stack, turns, 1000
                )
                if abs(value) <= FAIR:
                    return desk
        return None

    def play(
        self, opening: Numbers, nets: tuple[Rows, Rows], nodes: tuple[int, int], luck: Numbers, whims: int = 0
    ) -> tuple[int, Moments]:
        """The outcome of a game from there, and its moments."""
        self._desk[:MOVES] = opening
        self._memories[:] = 0
        found = contest(
            self._desk,
            self._memories,
            self._worth,
            self._panels,
            *nets,
            self._stack,
            np.array(nodes, dtype=np.int64),
            whims,
            luck,
            self._moments,
        )
        return found >> 16, self._moments[: found & 0xFFFF].copy()
