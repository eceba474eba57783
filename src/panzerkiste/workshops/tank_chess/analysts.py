"""Analysis is worked out in processes of its own, behind tables and bots.

A worker is this module run as a program: on its input a question, or the word to stop, per line; on its output a
report per line for as long as it thinks, then an empty line. Whoever does not stop at once is ended.
"""

import asyncio
import logging
import os
import sys
import threading
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator, Iterable, Sequence
from contextlib import suppress
from itertools import count
from time import monotonic
from typing import IO, TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess.actions import Turn
from panzerkiste.games.tank_chess.notation import notate
from panzerkiste.games.tank_chess.state import State
from panzerkiste.games.tank_chess.turn import play

if TYPE_CHECKING:
    from panzerkiste.bots.tank_chess.thinking import Line, Thinker

LOG: Final = logging.getLogger("panzerkiste.analysts")

WORKERS: Final = max(1, (os.cpu_count() or 2) // 4)
PATIENCE: Final = 3.0  # seconds beyond those that were given, on a busy machine
AT_ONCE: Final = 1.0  # seconds to stop in
START: Final = 60.0
LINE: Final = 1 << 24
READY: Final = b"ready\n"
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
    """Up to *workers* worker processes; whoever comes first is answered first."""

    def __init__(self, workers: int = WORKERS, command: Sequence[str] = COMMAND, patience: float = PATIENCE) -> None:
        self._free = asyncio.Queue[Process | None]()
        for _ in range(workers):
            self._free.put_nowait(None)
        self._running = set[Process]()
        self._command, self._patience = command, patience

    @property
    def are_busy(self) -> bool:
        return self._free.empty()

    async def think(self, question: Question) -> AsyncGenerator[Found, None]:
        """Every report, until the question is answered or the caller has heard enough."""
        worker, is_done = await self._free.get(), False
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            _write(worker, msgspec.json.encode(question) + b"\n")
            end = monotonic() + question.seconds + self._patience
            while (line := await _read(worker, end - monotonic())) != END:
                yield msgspec.json.decode(line, type=Found)
            is_done = True
        finally:
            kept = None
            try:
                kept = worker if is_done else await self._quietened(worker)
            finally:
                self._free.put_nowait(kept)

    async def close(self) -> None:
        for worker in list(self._running):
            await self._end(worker)

    async def _start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, limit=LINE)
        self._running.add(worker)
        try:
            if await _read(worker, START) != READY:
                raise EOFError("the worker did not start")
        except BaseException:
            await self._end(worker)
            raise
        return worker

    async def _quietened(self, worker: Process | None) -> Process | None:
        """The worker once it has stopped, or None if it had to be ended."""
        if worker is None or worker.returncode is not None:
            return None
        end = monotonic() + AT_ONCE
        try:
            _write(worker, STOP)
            while await _read(worker, end - monotonic()) != END:
                pass
        except BaseException as error:
            await self._end(worker)
            if not isinstance(error, TimeoutError | OSError | EOFError):
                raise
            return None
        return worker

    async def _end(self, worker: Process) -> None:
        self._running.discard(worker)
        with suppress(ProcessLookupError):
            worker.kill()
        await worker.communicate()  # closes the pipes and waits


def _write(worker: Process, line: bytes) -> None:
    assert worker.stdin is not None
    worker.stdin.write(line)


async def _read(worker: Process, seconds: float) -> bytes:
    assert worker.stdout is not None
    line = await asyncio.wait_for(worker.stdout.readline(), max(0.0, seconds))
    if not line:
        raise EOFError("the worker has died")
    return line


# The worker's side.


def main() -> None:
    reports, sys.stdout = sys.stdout.buffer, sys.stderr  # a stray print must not pass for a report
    with suppress(OSError):
        os.nice(8)  # tables and bots come first
    reports.write(READY)
    reports.flush()
    Desk(reports).listen(sys.stdin.buffer)
    os._exit(0)  # whoever still thinks thinks for nobody


class Desk:
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
    texts = list[str]()
    for turn in line.turns:
        try:
            texts.append(notate(state, state.mover, turn))
            state = play(state, turn).state
        except Illegal:
            break
    return FoundLine(line.score, _wins(line.score), line.turns[: len(texts)], tuple(texts))


def _wins(score: int) -> int | None:
    """How many turns of one's own until the win, or of the enemy's until the loss."""
    from panzerkiste.bots.tank_chess.search import WIN
    from panzerkiste.bots.tank_chess.thinking import CERTAIN

    if abs(score) <= CERTAIN:
        return None
    turns = (WIN - abs(score) + 1) // 2
    return turns if score > 0 else -turns


if __name__ == "__main__":
    main()
