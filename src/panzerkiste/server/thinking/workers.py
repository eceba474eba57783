"""Processes beside the server that work for one asker at a time, started when they are needed.

A worker says "ready" on its output, then answers what it reads on its input. One that dies, talks nonsense or takes too
long is ended, and the next asker has a fresh one.
"""

import asyncio
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final

from panzerkiste.server.thinking.turns import Asker, Turns

START: Final = 60.0  # seconds to start in: compiling on the first run takes a while
LINE: Final = 1 << 24
READY: Final = b"ready\n"


class Worker:
    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process, self._input, self._output = process, process.stdin, process.stdout
        self.at_rest = True  # it has answered all that it was asked, and sensibly

    async def tell(self, line: bytes, seconds: float) -> None:
        self.at_rest = False
        self._input.write(line)
        await asyncio.wait_for(self._input.drain(), seconds)

    async def hear(self, seconds: float) -> bytes:
        """The next line."""
        line = await asyncio.wait_for(self._output.readline(), max(0.0, seconds))
        if not line:
            raise EOFError("the worker has died")
        return line

    async def hear_bytes(self, size: int, seconds: float) -> bytes:
        return await asyncio.wait_for(self._output.readexactly(size), seconds)


class Workers:
    """Up to *most* processes that run one program."""

    def __init__(self, command: Sequence[str], most: int) -> None:
        self._command = command
        self._turns = Turns(most)
        self._idle = list[Worker]()  # the last one used comes first: few are ever started
        self._running = set[Process]()
        self._closed = False

    @property
    def are_busy(self) -> bool:
        return self._turns.are_taken

    @property
    def somebody_waits(self) -> bool:
        return self._turns.somebody_waits

    @asynccontextmanager
    async def lent(self, asker: Asker) -> AsyncIterator[Worker]:
        """A worker, once it is the asker's turn. One that is not at rest afterwards is ended."""
        await self._turns.take(asker)
        worker: Worker | None = None
        try:
            worker = self._take_idle() or await self._start()
            yield worker
        finally:
            try:
                await self._put_back(worker)
            finally:
                self._turns.give_back()

    async def start_one(self) -> None:
        """Ahead of the first asker."""
        with suppress(OSError, EOFError, TimeoutError):  # whoever asks is told
            async with self.lent(Asker("", "")):
                pass

    async def close(self) -> None:
        """Whoever still waits is told that his worker has died."""
        self._closed = True
        for process in list(self._running):
            await self._end(process)

    def _take_idle(self) -> Worker | None:
        while self._idle:
            worker = self._idle.pop()
            if worker.process.returncode is None:
                return worker
            self._running.discard(worker.process)
        return None

    async def _put_back(self, worker: Worker | None) -> None:
        if worker is None:
            return
        if worker.at_rest:
            self._idle.append(worker)
        else:
            await self._end(worker.process)

    async def _start(self) -> Worker:
        if self._closed:
            raise EOFError("the workers have gone home")
        process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, limit=LINE)
        self._running.add(process)
        worker = Worker(process)
        try:
            if await worker.hear(START) != READY:
                raise EOFError("the worker did not start")
        except BaseException:
            await self._end(process)
            raise
        return worker

    async def _end(self, process: Process) -> None:
        self._running.discard(process)
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()  # closes the pipes and waits
