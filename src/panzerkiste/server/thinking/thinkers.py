"""Bots think in processes of their own, never on the event loop.

A worker is this module run as a program: a question per line on its input, an action per line on its output.
The question holds what the seat may know and nothing else, so there is nothing to cheat with.
"""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from panzerkiste.engine.game import Offer, Seat
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.registry import BOTS, GAMES
from panzerkiste.server.logs import write_logs
from panzerkiste.server.measures import MEASURES
from panzerkiste.server.thinking.turns import Asker
from panzerkiste.server.thinking.workers import READY, Worker, Workers

LOG: Final = logging.getLogger("panzerkiste.thinkers")

WORKERS: Final = min(4, max(1, (os.cpu_count() or 2) - 1))  # one core is the table's
SECONDS: Final = 2.5  # for one answer
PATIENCE: Final = 3.0  # beyond that, on a busy machine
WARM_UP: Final = "warm-up"
FAULT: Final = b"fault "  # what a worker says where a player of another package failed, and why
COMMAND: Final = (sys.executable, "-m", "panzerkiste.server.thinking.thinkers")


class Question(Struct, frozen=True):
    """What a bot is asked, and all it knows."""

    game: str
    view: Any
    offer: Any
    heard: Sequence[Any]
    seat: Seat
    bot: int | str  # a level, or the name of a player that another package brought
    seed: int
    seconds: float


class RawQuestion(Struct, frozen=True):
    """A question before its game is known."""

    game: str
    view: Raw
    offer: Raw
    heard: Raw
    seat: Seat
    bot: int | str
    seed: int
    seconds: float


class Thinkers:
    """Up to *workers* worker processes, lent in fair order."""

    def __init__(
        self,
        workers: int = WORKERS,
        command: Sequence[str] = COMMAND,
        patience: float = PATIENCE,
        compiler: Sequence[str] = (*COMMAND, WARM_UP),
    ) -> None:
        self._workers, self._patience, self._compiler = Workers(command, workers), patience, compiler
        self._warming: asyncio.Task[None] | None = None
        self._steps, self._stepped = (0, 0), asyncio.Event()  # of compiling: done and all

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return self._workers.waiting

    def warm_up(self) -> None:
        """Compile ahead, in a process of its own; a question that needs it waits for the end."""
        self._warming = self._warming or asyncio.create_task(self._compile())

    async def _compile(self) -> None:
        try:
            failed = await self._compiled()
        except (OSError, ValueError):  # it does not start, or talks nonsense
            failed = True
        if failed:
            LOG.warning("compiling ahead failed; the first answers of some bots may come late")

    async def _compiled(self) -> bool:
        """Did it fail? It is ended with the server."""
        worker = await asyncio.create_subprocess_exec(*self._compiler, stdin=DEVNULL, stdout=PIPE)
        assert worker.stdout is not None
        try:
            async for line in worker.stdout:
                done, steps = line.split()
                self._steps = int(done), int(steps)
                self._stepped.set()
            return await worker.wait() != 0
        finally:
            with suppress(ProcessLookupError):
                worker.kill()
            await worker.communicate()

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

    async def choose(self, question: Question, asker: Asker, is_wanted: Callable[[], bool]) -> Any:
        """The bot's action, or None where it failed to give one, or nobody wants it once its turn has come."""
        await self.warmed(question.game)
        asked = monotonic()
        try:
            async with self._workers.lent(asker) as worker:
                MEASURES.thinker_came(monotonic() - asked)
                return await self._ask(worker, question) if is_wanted() else None
        except (TimeoutError, OSError, EOFError, ValueError) as error:
            LOG.warning("the bot %s failed: %r", question.bot, error)
            return None

    async def _ask(self, worker: Worker, question: Question) -> Any:
        seconds = question.seconds + self._patience
        await worker.tell(msgspec.json.encode(question) + b"\n", seconds)
        said = await worker.hear(seconds)
        if said.startswith(FAULT):
            worker.at_rest = True
            LOG.warning("the bot %s failed: %s", question.bot, said.removeprefix(FAULT).decode().strip())
            return None
        answer = msgspec.json.decode(said, type=GAMES[question.game].types.action)
        worker.at_rest = True
        return answer

    async def warmed(self, game: str) -> None:
        """Until nothing is left to be compiled for the game's players."""
        if not needs_warming(game):
            return
        self.warm_up()
        assert self._warming is not None
        await asyncio.shield(self._warming)

    async def close(self) -> None:
        if self._warming:
            self._warming.cancel()
            await asyncio.wait([self._warming])
        await self._workers.close()


def needs_warming(game: str) -> bool:
    return game in BOTS and BOTS[game].warm is not None


def main() -> None:
    """The worker's side."""
    if sys.argv[1:] == [WARM_UP]:
        with suppress(BrokenPipeError):  # the server was killed
            _warm_up()
        os._exit(0)
    answers, sys.stdout = sys.stdout.buffer, sys.stderr  # a stray print must not pass for an answer
    with suppress(OSError):
        os.nice(5)  # the table comes first
    write_logs()
    import panzerkiste.bots  # noqa: F401  # before the clock runs

    try:
        answers.write(READY)
        answers.flush()
        for line in sys.stdin.buffer:
            answers.write(_answer(msgspec.json.decode(line, type=RawQuestion)) + b"\n")
            answers.flush()
    except (BrokenPipeError, ConnectionResetError):  # the server was killed: nobody is left to answer, or to tell
        os._exit(0)


def _warm_up() -> None:
    with suppress(OSError):
        os.nice(5)
    for warm in (bots.warm for bots in BOTS.values() if bots.warm):
        warm(lambda done, steps: print(done, steps, flush=True))  # noqa: T201  # read by the server


def _answer(question: RawQuestion) -> bytes:
    from panzerkiste.bots import attempt

    game = GAMES[question.game]
    known = Knowledge(
        game,
        msgspec.json.decode(question.view, type=game.types.view),
        msgspec.json.decode(question.offer, type=Offer[game.types.action]),  # type: ignore[name-defined]
        tuple(msgspec.json.decode(question.heard, type=list[game.types.event])),  # type: ignore[name-defined]
        question.seat,
        Random(question.seed),
        monotonic() + question.seconds,
    )
    action, fault = attempt(question.bot, known)
    return FAULT + " ".join(fault.split()).encode() if fault else msgspec.json.encode(action)


if __name__ == "__main__":
    main()
