"""Thinking about a position: deeper and deeper until time, nodes or patience run out, an answer always ready."""

import threading
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from time import perf_counter
from typing import Final, NamedTuple

import numpy as np

from panzerkiste.bots.tank_chess import search
from panzerkiste.bots.tank_chess.evaluation import Poses, Weights, poses, sum_of_poses, weights
from panzerkiste.bots.tank_chess.layout import BEST_LINE, LISTS, search_desk
from panzerkiste.bots.tank_chess.memory import new_memory
from panzerkiste.bots.tank_chess.network import NOBODY, Rows, new_stack
from panzerkiste.bots.tank_chess.ordering import by_gain
from panzerkiste.bots.tank_chess.panel import AGE, LIMIT, NODES, STOP, TEMPER, new_panel
from panzerkiste.games.tank_chess.actions import Turn
from panzerkiste.games.tank_chess.kernel.desk import to_turn
from panzerkiste.games.tank_chess.kernel.layout import DEEPEST
from panzerkiste.games.tank_chess.kernel.moves import generate, generate_effective
from panzerkiste.games.tank_chess.kernel.tables import Numbers
from panzerkiste.games.tank_chess.state import Board, State

ENTRIES: Final = 1 << 20  # positions remembered, sixteen bytes each
NO_LIMIT: Final = 1 << 62
WINDOW: Final = 25  # how far from the last value the next is looked for first
CERTAIN: Final = search.NEAR_WIN  # beyond it a score is a win, less the turns until then


class Limits(NamedTuple):
    """Where thinking ends; without any it goes on until it is stopped."""

    seconds: float | None = None
    nodes: int = NO_LIMIT
    depth: int = DEEPEST - 8


class Line(NamedTuple):
    """A best line: what it is worth to the side to move, in hundredths of a light tank, and its turns."""

    score: int
    turns: tuple[Turn, ...]


class Report(NamedTuple):
    """What is known so far: the best lines, best first."""

    depth: int
    nodes: int
    seconds: float
    lines: tuple[Line, ...]

    @property
    def turn(self) -> Turn:
        return self.lines[0].turns[0]


class Judgement(NamedTuple):
    """What poses are worth on a board, and the control panel that goes with it."""

    worth: Poses
    panel: Numbers
    net: Rows = NOBODY


def judgement(board: Board, wanted: Weights, temper: Mapping[int, int] = TEMPER) -> Judgement:
    return Judgement(poses(board, wanted), new_panel(wanted, temper))


@lru_cache(maxsize=16)
def usual_judgement(board: Board) -> Judgement:
    return judgement(board, weights())


class Worker:
    """One thread's desk, control panel and list of turns."""

    def __init__(self, state: State, judgement: Judgement, only: Collection[Turn] | None) -> None:
        self.desk = search_desk(state)
        self.worth, self.panel, self.net = judgement.worth, judgement.panel.copy(), judgement.net
        self.stack = new_stack()
        if only is None:
            turns = self.desk[LISTS : generate_effective(self.desk, LISTS)].copy()
        else:  # whoever asks about a shot without effect shall have an answer
            listed = self.desk[LISTS : generate(self.desk, LISTS)]
            turns = np.array([turn for turn in listed if to_turn(int(turn)) in only], dtype=np.int64)
        self.turns = by_gain(self.desk, self.worth, turns)
        self.score = sum_of_poses(self.desk, self.worth)

    def value(self, memory: Numbers, first: int, depth: int, alpha: int, beta: int) -> int:
        """The best turn's value from the place *first* on, to which the turn is brought."""
        return int(
            search.search_root(
                self.desk,
                memory,
                self.worth,
                self.panel,
                self.net,
                self.stack,
                self.turns,
                first,
                depth,
                alpha,
                beta,
                self.score,
                LISTS,
            )
        )

    @property
    def line(self) -> tuple[Turn, ...]:
        length = int(self.desk[BEST_LINE])
        return tuple(to_turn(int(turn)) for turn in self.desk[BEST_LINE + 1 : BEST_LINE + 1 + length])

    @property
    def stopped(self) -> bool:
        return bool(self.panel[STOP])


class Thinker:
    """A search of one position, of all effective turns or *only* of some. ``stop`` may be called from any thread."""

    def __init__(
        self,
        state: State,
        *,
        lines: int = 1,
        threads: int = 1,
        only: Collection[Turn] | None = None,
        memory: Numbers | None = None,
        judgement: Judgement | None = None,
    ) -> None:
        judgement = judgement or usual_judgement(state.board)
        self._memory = new_memory(ENTRIES) if memory is None else memory
        self._workers = [Worker(state, judgement, only) for _ in range(threads)]
        self._lines = min(lines, len(self._workers[0].turns))

    def stop(self) -> None:
        for worker in self._workers:
            worker.panel[STOP] = 1

    def reports(self, limits: Limits, age: int = 0) -> Iterator[Report]:
        """What is known after every depth, and at the end what little more the last one has brought."""
        began = perf_counter()
        for worker in self._workers:
            worker.panel[LIMIT], worker.panel[AGE] = limits.nodes, age % 64
        alarm = threading.Timer(limits.seconds or 0, self.stop)
        alarm.daemon = True
        helpers = [threading.Thread(target=self._help, args=(worker,), daemon=True) for worker in self._workers[1:]]
        if limits.seconds is not None:
            alarm.start()
        for helper in helpers:
            helper.start()
        try:
            yield from self._deepen(limits, began)
        finally:
            self.stop()
            alarm.cancel()
            for helper in helpers:
                helper.join()

    def best(self, limits: Limits, age: int = 0) -> Report:
        """The last report."""
        *_, last = self.reports(limits, age)
        return last

    def _deepen(self, limits: Limits, began: float) -> Iterator[Report]:
        leader = self._workers[0]
        lines = [Line(0, (to_turn(int(turn)),)) for turn in leader.turns[: self._lines]]
        report = Report(0, 0, 0.0, tuple(lines))
        for depth in range(1, limits.depth + 1):
            found = self._lines_at(leader, depth, lines)
            known = {line.turns[0] for line in found}
            lines = [*found, *(line for line in lines if line.turns[0] not in known)][: self._lines]
            report = Report(depth if found else report.depth, self._nodes, perf_counter() - began, tuple(lines))
            if found or depth == 1:
                yield report
            if leader.stopped or abs(lines[0].score) >= search.WIN - depth:
                return

    def _lines_at(self, worker: Worker, depth: int, before: list[Line]) -> list[Line]:
        """The best lines at one depth, as many as were found before the search was stopped."""
        found: list[Line] = []
        for place in range(self._lines):
            line = _look(worker, self._memory, place, depth, before[place].score)
            if line is None:
                break
            found.append(line)
        return sorted(found, key=lambda line: -line.score)

    def _help(self, worker: Worker) -> None:
        """A second thread searches one ply deeper; what it finds is in the shared memory."""
        for depth in range(2, DEEPEST - 8):
            if _look(worker, self._memory, 0, depth, 0) is None:
                return

    @property
    def _nodes(self) -> int:
        return sum(int(worker.panel[NODES]) for worker in self._workers)


def _look(worker: Worker, memory: Numbers, place: int, depth: int, guess: int) -> Line | None:
    """The best line from this place on: at first near the guess, then further and further off. None if stopped."""
    reach = WINDOW if depth > 3 else -search.NOTHING
    alpha, beta = guess - reach, guess + reach
    while True:
        value = worker.value(memory, place, depth, max(alpha, search.NOTHING), min(beta, -search.NOTHING))
        if worker.stopped and value <= alpha:
            return None
        if worker.stopped or alpha < value < beta:
            return Line(value, worker.line)
        reach *= 4
        alpha, beta = (value - reach, beta) if value <= alpha else (alpha, value + reach)


def turns_to_win(score: int) -> int | None:
    """How many turns of one's own until the win, or of the enemy's until the loss."""
    if abs(score) <= CERTAIN:
        return None
    turns = (search.WIN - abs(score) + 1) // 2
    return turns if score > 0 else -turns
