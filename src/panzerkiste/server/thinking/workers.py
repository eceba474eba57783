"""Processes beside the server that work for one asker at a time, started when they are needed.

A worker says "ready" on its output, then answers what it reads on its input. One that dies, talks nonsense or takes too
long is ended, and the next asker has a fresh one.
"""

import asyncio
import socket
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from subprocess import Popen
from typing import Final

from panzerkiste.server.thinking.turns import Asker, Turns

START: Final = 60.0  # seconds to start in: compiling on the first run takes a while
LINE: Final = 1 << 24
READY: Final = b"ready\n"


class Worker:
    def __init__(self, process: Popen[bytes], output: StreamReader, input: StreamWriter) -> None:
        self._process, self._input, self._output = process, input, output
        self.at_rest = True  # it has answered all that it was asked, and sensibly

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None

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

    async def end(self) -> None:
        self._process.kill()
        self._input.close()
        await asyncio.to_thread(self._process.wait)


class Workers:
    """Up to *most* processes that run one program."""

    def __init__(self, command: Sequence[str], most: int) -> None:
        self._command = command
        self._turns = Turns(most)
        self._idle = list[Worker]()  # the last one used comes first: few are ever started
        self._running = set[Worker]()
        self._closed = False

    @property
    def are_busy(self) -> bool:
        return self._turns.are_taken

    @property
    def somebody_waits(self) -> bool:
        return self._turns.somebody_waits

    @property
    def waiting(self) -> int:
        return self._turns.waiting

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
        for worker in list(self._running):
            await self._end(worker)

    def _take_idle(self) -> Worker | None:
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive:
                return worker
            self._running.discard(worker)
        return None

    async def _put_back(self, worker: Worker | None) -> None:
        if worker is None:
            return
        if worker.at_rest:
            self._idle.append(worker)
        else:
            await self._end(worker)

    async def _start(self) -> Worker:
        self._check_open()
        worker = await _started(self._command)
        self._running.add(worker)
        try:
            self._check_open()  # they may have gone meanwhile
            if await worker.hear(START) != READY:
                raise EOFError("the worker did not start")
        except BaseException:
            await self._end(worker)
            raise
        return worker

    def _check_open(self) -> None:
        if self._closed:
            raise EOFError("the workers have gone home")

    async def _end(self, worker: Worker) -> None:
        self._running.discard(worker)
        await worker.end()


async def _started(command: Sequence[str]) -> Worker:
    """A new process, which is not left alone either where whoever wants it goes away meanwhile."""
    starting = asyncio.ensure_future(_connected(command))
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:
        await asyncio.wait([starting])
        if not starting.exception():
            await starting.result().end()
        raise


async def _connected(command: Sequence[str]) -> Worker:
    """It takes the system as long as ours is large, and the event loop has better things to do."""
    ours, its = socket.socketpair()
    with its:
        output, input = await asyncio.open_unix_connection(sock=ours, limit=LINE)
        try:
            process = await asyncio.to_thread(lambda: Popen(command, stdin=its.fileno(), stdout=its.fileno()))
        except BaseException:
            input.close()
            raise
    return Worker(process, output, input)
