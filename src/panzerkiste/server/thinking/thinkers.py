"""Bots think in processes of their own, never on the event loop.

A worker is this module run as a program: a question per line on its input, an action per line on its output.
The question holds what the seat may know and nothing else, so there is nothing to cheat with. A worker that
dies, talks nonsense or takes too long is ended, and the next question starts a fresh one.
"""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from panzerkiste.engine.game import Offer, Seat
from panzerkiste.registry import BOTS, GAMES

LOG: Final = logging.getLogger("panzerkiste.thinkers")

WORKERS: Final = min(4, max(1, (os.cpu_count() or 2) - 1))  # one core is the table's
SECONDS: Final = 2.5  # for one answer
PATIENCE: Final = 3.0  # beyond that, on a busy machine
START: Final = 60.0  # to start a worker: compiling on the first run takes a while
LINE: Final = 1 << 24
READY: Final = b"ready\n"
WARM_UP: Final = "warm-up"
COMMAND: Final = (sys.executable, "-m", "panzerkiste.server.thinking.thinkers")


class Question(Struct, frozen=True):
    """What a bot is asked, and all it knows."""

    game: str
    view: Any
    offer: Any
    heard: Sequence[Any]
    seat: Seat
    level: int
    seed: int
    seconds: float


class RawQuestion(Struct, frozen=True):
    """A question before its game is known."""

    game: str
    view: Raw
    offer: Raw
    heard: Raw
    seat: Seat
    level: int
    seed: int
    seconds: float


class Thinkers:
    """Up to *workers* worker processes, started when needed."""

    def __init__(
        self,
        workers: int = WORKERS,
        command: Sequence[str] = COMMAND,
        patience: float = PATIENCE,
        compiler: Sequence[str] = (*COMMAND, WARM_UP),
    ) -> None:
        self._free = asyncio.LifoQueue[Process | None]()  # the last one used comes first: few are ever started
        for _ in range(workers):
            self._free.put_nowait(None)
        self._running = set[Process]()
        self._command, self._patience, self._compiler = command, patience, compiler
        self._warming: asyncio.Task[None] | None = None
        self._steps, self._stepped = (0, 0), asyncio.Event()  # of compiling: done and all

    def warm_up(self) -> None:
        """Compile ahead, in a process of its own; a question that needs it waits for the end."""
        self._warming = self._warming or asyncio.create_task(self._compile())

    async def _compile(self) -> None:
        try:
            worker = await asyncio.create_subprocess_exec(*self._compiler, stdin=DEVNULL, stdout=PIPE)
            self._running.add(worker)
            assert worker.stdout is not None
            async for line in worker.stdout:
                done, steps = line.split()
                self._steps = int(done), int(steps)
                self._stepped.set()
            failed = await worker.wait() > 0  # below zero it was ended with the server
            self._running.discard(worker)
        except (OSError, ValueError):  # it does not start, or talks nonsense
            failed = True
        if failed:
            LOG.warning("compiling ahead failed; the first answers of some bots may come late")

    async def warming(self, game: str) -> AsyncIterator[tuple[int, int]]:
        """How many steps of compiling are done, and how many there are, until nothing is left to wait for."""
        if not needs_warming(game):
            return
        self.warm_up()
        assert self._warming is not None
        if self._warming.done():
            return
        while not self._warming.done():
            self._stepped.clear()
            yield self._steps
            news = asyncio.ensure_future(self._stepped.wait())
            await asyncio.wait([self._warming, news], return_when=asyncio.FIRST_COMPLETED)
            news.cancel()
        yield self._steps  # the last one may have come together with the end

    async def choose(self, question: Question) -> Any:
        """The bot's action, or None where it failed to give one."""
        if needs_warming(question.game):
            await self._warmed()
        worker, answer = await self._free.get(), None
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            line = await asyncio.wait_for(_ask(worker, question), question.seconds + self._patience)
            answer = msgspec.json.decode(line, type=GAMES[question.game].types.action)
        except (TimeoutError, OSError, EOFError, ValueError) as error:
            LOG.warning("the bot of level %d failed: %r", question.level, error)
        finally:
            if answer is None:  # who knows what it would say next
                await self._end(worker)
                worker = None
            self._free.put_nowait(worker)
        return answer

    async def _warmed(self) -> None:
        self.warm_up()
        assert self._warming is not None
        await asyncio.shield(self._warming)

    async def close(self) -> None:
        if self._warming:
            self._warming.cancel()
            await asyncio.wait([self._warming])
        for worker in list(self._running):
            await self._end(worker)

    async def _start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, limit=LINE)
        self._running.add(worker)
        assert worker.stdout is not None
        try:
            if await asyncio.wait_for(worker.stdout.readline(), START) != READY:
                raise EOFError("the worker did not start")
        except BaseException:
            await self._end(worker)
            raise
        return worker

    async def _end(self, worker: Process | None) -> None:
        if worker is not None:
            self._running.discard(worker)
            with suppress(ProcessLookupError):
                worker.kill()
            await worker.communicate()  # closes the pipes and waits


def needs_warming(game: str) -> bool:
    return game in BOTS and BOTS[game].warm is not None


async def _ask(worker: Process, question: Question) -> bytes:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(msgspec.json.encode(question) + b"\n")
    await worker.stdin.drain()
    line = await worker.stdout.readline()
    if not line:
        raise EOFError("the worker has died")
    return line


def main() -> None:
    """The worker's side."""
    if sys.argv[1:] == [WARM_UP]:
        with suppress(BrokenPipeError):  # the server was killed
            _warm_up()
        os._exit(0)
    answers, sys.stdout = sys.stdout.buffer, sys.stderr  # a stray print must not pass for an answer
    with suppress(OSError):
        os.nice(5)  # the table comes first
    import panzerkiste.bots  # noqa: F401  # before the clock runs

    try:
        answers.write(READY)
        answers.flush()
        for line in sys.stdin.buffer:
            answers.write(msgspec.json.encode(_answer(msgspec.json.decode(line, type=RawQuestion))) + b"\n")
            answers.flush()
    except BrokenPipeError:  # the server was killed: nobody is left to answer, or to tell
        os._exit(0)


def _warm_up() -> None:
    with suppress(OSError):
        os.nice(10)
    for warm in (bots.warm for bots in BOTS.values() if bots.warm):
        warm(lambda done, steps: print(done, steps, flush=True))  # noqa: T201  # read by the server


def _answer(question: RawQuestion) -> Any:
    from panzerkiste.bots import choose

    game = GAMES[question.game]
    return choose(
        question.game,
        msgspec.json.decode(question.view, type=game.types.view),
        msgspec.json.decode(question.offer, type=Offer[game.types.action]),  # type: ignore[name-defined]
        msgspec.json.decode(question.heard, type=list[game.types.event]),  # type: ignore[name-defined]
        question.seat,
        question.level,
        question.seed,
        question.seconds,
    )


if __name__ == "__main__":
    main()
