"""Looks after the workers of one machine: starts them, starts again who dies, and ends them all."""

import asyncio
import logging
import os
import signal
from collections.abc import Sequence
from typing import Final

import msgspec

from panzerkiste.server.workers.stations import GIVEN, Given, internals, visitors_at

LOG: Final = logging.getLogger("panzerkiste.workers")

PAUSE: Final = 1.0  # seconds until the next one is started: on a small machine the others take over his matches first
FAREWELL: Final = 20.0  # seconds that a worker has for its last words


def look_after(command: Sequence[str], count: int, host: str, port: int, internal: str) -> None:
    """Until interrupted. Each worker is *command* in a process of its own; visitors come by one socket to any."""
    visitors = visitors_at(host, port)
    asyncio.run(_Supervisor(command, visitors.fileno()).run(internals(internal, count)))


class _Supervisor:
    def __init__(self, command: Sequence[str], visitors: int) -> None:
        self._command, self._visitors = command, visitors
        self._ending = asyncio.Event()

    async def run(self, addresses: Sequence[str]) -> None:
        for ends in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(ends, self._ending.set)
        await asyncio.gather(*map(self._keep_alive, addresses))

    async def _keep_alive(self, address: str) -> None:
        while not self._ending.is_set():
            await self._live(address)
            if not self._ending.is_set():
                LOG.error("a worker has died; the next one takes its place")
                await asyncio.sleep(PAUSE)

    async def _live(self, address: str) -> None:
        told = msgspec.json.encode(Given(self._visitors, address, os.getpid())).decode()
        worker = await asyncio.create_subprocess_exec(
            *self._command, env={**os.environ, GIVEN: told}, pass_fds=[self._visitors], start_new_session=True
        )
        ended, ending = asyncio.create_task(worker.wait()), asyncio.create_task(self._ending.wait())
        await asyncio.wait({ended, ending}, return_when=asyncio.FIRST_COMPLETED)
        ending.cancel()
        if not ended.done():
            worker.terminate()
            await asyncio.wait({ended}, timeout=FAREWELL)
        if not ended.done():
            worker.kill()
            await ended
