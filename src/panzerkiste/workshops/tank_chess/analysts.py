"""Analysis is worked out in processes of its own, behind tables and bots.

A worker is this module run as a program: on its input a question, or the word to stop, per line; on its output a
report per line for as long as it thinks, then an empty line. Whoever does not stop at once is ended.
"""

import logging
import os
import sys
import threading
from collections.abc import AsyncGenerator, Iterable, Sequence
from contextlib import suppress
from itertools import count
from time import monotonic
from typing import IO, TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess.actions import Turn
from panzerkiste.games.tank_chess.notation import notate
from panzerkiste.games.tank_chess.setup import first_state
from panzerkiste.games.tank_chess.state import Options, State
from panzerkiste.games.tank_chess.turn import play
from panzerkiste.server.thinking.turns import Asker
from panzerkiste.server.thinking.workers import READY, Worker, Workers

if TYPE_CHECKING:
    from panzerkiste.bots.tank_chess.thinking import Line, Thinker

LOG: Final = logging.getLogger("panzerkiste.analysts")

WORKERS: Final = max(1, (os.cpu_count() or 2) // 4)
PATIENCE: Final = 3.0  # seconds beyond those that were given, on a busy machine
AT_ONCE: Final = 1.0  # seconds to stop in
SLICE: Final = 1.0  # seconds of thinking before somebody else has his turn
GLANCE: Final = 0.25  # seconds between two looks at whether somebody waits
STOP: Final = b"stop\n"
END: Final = b"\n"
COMMAND: Final = (sys.executable, "-m", "panzerkiste.workshops.tank_chess.analysts")


class Question(Struct, frozen=True):
    """A position of a running game, and how hard to think about it."""

    state: State
    lines: int
    seconds: float
    nodes: int = 1 << 62


class FoundLine(Struct, frozen=True):
    """A best line. The score is that of the side to move; *wins* is the number of turns until it wins or, below zero,
    loses."""

    score: int
    wins: int | None
    turns: tuple[Turn, ...]
    texts: tuple[str, ...]


class Found(Struct, frozen=True):
    """What is known so far."""

    depth: int
    nodes: int
    seconds: float
    lines: tuple[FoundLine, ...]
    terms: dict[str, float]  # White's


class Analysts:
    """Up to *workers* worker processes. While others wait, all take turns of a slice of time."""

    def __init__(
        self,
        workers: int = WORKERS,
        command: Sequence[str] = COMMAND,
        patience: float = PATIENCE,
        slice_seconds: float = SLICE,
    ) -> None:
        self._workers, self._patience, self._slice = Workers(command, workers), patience, slice_seconds

    @property
    def are_busy(self) -> bool:
        return self._workers.are_busy

    async def think(self, question: Question, asker: Asker) -> AsyncGenerator[Found, None]:
        """Every report, until the question is answered or the caller has heard enough."""
        left, depth = question.seconds, 0
        while left > 0:
            async with self._workers.lent(asker) as worker:
                began, heard = monotonic(), False
                await worker.tell(msgspec.json.encode(replace(question, seconds=left)) + b"\n", self._patience)
                try:
                    while line := await self._report(worker, began, began + left + self._patience, heard=heard):
                        heard = True
                        if line == END:
                            worker.at_rest = True
                            return
                        found = msgspec.json.decode(line, type=Found)
                        if found.depth >= depth:  # a new slice begins again, though it remembers much
                            depth = found.depth
                            yield found
                finally:
                    await _quieten(worker)
                left -= monotonic() - began

    async def _report(self, worker: Worker, began: float, end: float, *, heard: bool) -> bytes:
        """The next line; nothing once something was heard, the slice is over, and somebody waits."""
        while not heard or monotonic() - began < self._slice or not self._workers.somebody_waits:
            try:
                return await worker.hear(min(GLANCE, end - monotonic()))
            except TimeoutError:
                if monotonic() >= end:
                    raise
        return b""

    async def close(self) -> None:
        await self._workers.close()


async def _quieten(worker: Worker) -> None:
    """Until it has stopped; one that does not is not at rest, and will be ended."""
    if worker.at_rest:
        return
    end = monotonic() + AT_ONCE
    with suppress(TimeoutError, OSError, EOFError):
        await worker.tell(STOP, AT_ONCE)
        while await worker.hear(end - monotonic()) != END:
            pass
        worker.at_rest = True


# The worker's side.


def main() -> None:
    reports, sys.stdout = sys.stdout.buffer, sys.stderr  # a stray print must not pass for a report
    with suppress(OSError):
        os.nice(8)  # tables and bots come first
    _load()
    reports.write(READY)
    reports.flush()
    Analyst(reports).listen(sys.stdin.buffer)
    os._exit(0)  # whoever still thinks thinks for nobody


def _load() -> None:
    """All that thinking needs, before the first question: on a busy machine it takes longer than an answer may."""
    from panzerkiste.bots.tank_chess.explaining import explained
    from panzerkiste.bots.tank_chess.thinking import Limits, Thinker

    state = first_state(Options())
    explained(state)
    Thinker(state).best(Limits(depth=1))


class Analyst:
    """Reads on while it thinks, so that it can be told to stop."""

    def __init__(self, reports: IO[bytes]) -> None:
        from panzerkiste.bots.tank_chess.memory import new_memory
        from panzerkiste.bots.tank_chess.thinking import ENTRIES

        self._reports = reports
        self._memory, self._ages = new_memory(ENTRIES), count(1)
        self._thinker: Thinker | None = None
        self._stopped = threading.Event()

    def listen(self, lines: Iterable[bytes]) -> None:
        for line in lines:
            if line == STOP:
                self._stop()
            else:
                self._stopped.clear()
                question = msgspec.json.decode(line, type=Question)
                threading.Thread(target=self._answer, args=(question,), daemon=True).start()

    def _stop(self) -> None:
        self._stopped.set()
        if self._thinker:
            self._thinker.stop()

    def _answer(self, question: Question) -> None:
        from panzerkiste.bots.tank_chess.explaining import explained
        from panzerkiste.bots.tank_chess.thinking import Limits, Thinker

        try:
            terms = explained(question.state)
            self._thinker = Thinker(question.state, lines=question.lines, memory=self._memory)
            if self._stopped.is_set():
                self._thinker.stop()
            for found in self._thinker.reports(Limits(question.seconds, question.nodes), next(self._ages)):
                lines = tuple(_spelt(question.state, line) for line in found.lines)
                self._tell(Found(found.depth, found.nodes, found.seconds, lines, terms))
            self._tell(None)
        except BrokenPipeError:  # the server was killed
            os._exit(0)
        except BaseException:
            LOG.exception("an analysis failed")
            os._exit(1)

    def _tell(self, found: Found | None) -> None:
        self._reports.write(END if found is None else msgspec.json.encode(found) + b"\n")
        self._reports.flush()


def _spelt(state: State, line: "Line") -> FoundLine:
    """The line in notation, as far as the rules follow it."""
    from panzerkiste.bots.tank_chess.thinking import turns_to_win

    texts = list[str]()
    for turn in line.turns:
        try:
            texts.append(notate(state, state.mover, turn))
            state = play(state, turn).state
        except Illegal:
            break
    return FoundLine(line.score, turns_to_win(line.score), line.turns[: len(texts)], tuple(texts))


if __name__ == "__main__":
    main()
