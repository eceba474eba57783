"""Where tanks can go: this turn, square by square, and in the long run, in steps."""

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from panzerkiste.games.panzerschlacht.board import (
    ADJACENT,
    FORWARD,
    GREEN,
    NOWHERE,
    SIDEWAYS,
    Side,
    Square,
    Squares,
    squares,
)
from panzerkiste.games.panzerschlacht.movement import Trial, does_duty, paths_on
from panzerkiste.games.panzerschlacht.state import Board

Steps = NDArray[np.float64]  # per square
FAR: Final = 99
GUN_DETOUR: Final = 4  # a gun in the way costs about a turn: it must be fought first


class Route(NamedTuple):
    """A way one tank may drive, if no own tank is in the way by then."""

    tank: int
    path: tuple[Square, ...]
    end: Square
    length: int
    entered: Squares
    duty: bool


def routes(trial: Trial, numbers: dict[Square, int]) -> list[Route]:
    """All routes of all tanks this turn; other own tanks are left out of account, since they may drive first."""
    own = squares(trial.waiting)
    clear = trial._replace(blocked=trial.blocked & ~own)
    found = []
    for square, tank in trial.waiting.items():
        for path in paths_on(clear, tank, (square,)):
            duty = does_duty(trial.side, tank, path)
            found.append(Route(numbers[square], path, path[-1], len(path) - 1, squares(path[1:]), duty))
    return found


class Ground(NamedTuple):
    """What stands in one side's way on a board without its own tanks."""

    side: Side
    barred: Squares
    final: Squares
    steps: int  # for one tank in one turn

    def within(self, square: Square, *, command: bool) -> Squares:
        """Where a tank on *square* could end in one turn."""
        found, edge, free = 0, 1 << square, _BOARD & ~self.barred
        for _ in range(self.steps):
            ahead = edge << 10 if self.side == GREEN or command else 0
            back = edge >> 10 if self.side != GREEN or command else 0
            edge = (ahead | back | (edge & _NOT_J) << 1 | (edge & _NOT_A) >> 1) & free & ~found
            found |= edge
            edge &= ~self.final  # PS-46
        return found & ~(1 << square)


def ground(trial: Trial) -> Ground:
    return Ground(trial.side, trial.blocked & ~squares(trial.waiting), trial.final, trial.most)


def steps_to(board: Board, side: Side, targets: Iterable[Square], *, command: bool) -> Steps:
    """Per square the steps a tank of this side needs to the nearest target, on a board without tanks."""
    own, other = board.armies[side], board.armies[1 - side]
    walls = {square for square in (*own.guns, *own.installations, *other.installations) if square != NOWHERE}
    guns = set(other.guns)
    behind = ADJACENT if command else _BEHIND[side]
    steps = [FAR] * 100
    edge: list[tuple[int, Square]] = []
    for target in targets:
        steps[target] = 0
        edge.append((0, target))
    while edge:
        count, square = heappop(edge)
        if count > steps[square]:
            continue
        count += 1 + (GUN_DETOUR if square in guns else 0)
        for origin in behind[square]:
            if count < steps[origin] and origin not in walls:
                steps[origin] = count
                heappush(edge, (count, origin))
    return np.array(steps, dtype=np.float64)


def arrivals(side: Side, square: Square) -> tuple[Square, ...]:
    """From where a plain tank can step to *square* (PS-36)."""
    back = FORWARD[1 - side][square]
    return SIDEWAYS[square] if back is None else (*SIDEWAYS[square], back)


_BOARD: Final[Squares] = (1 << 100) - 1
_NOT_A: Final[Squares] = squares(square for square in range(100) if square % 10 > 0)
_NOT_J: Final[Squares] = squares(square for square in range(100) if square % 10 < 9)
_BEHIND: Final = tuple(tuple(arrivals(side, square) for square in range(100)) for side in (0, 1))
