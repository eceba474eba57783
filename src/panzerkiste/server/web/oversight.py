"""How a server is looked after while it serves: its numbers and traces, its log, and how it ends."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from socket import socket
from types import FrameType
from typing import Final, NamedTuple

import uvicorn

from panzerkiste.server.web.doors import Doors

LOG: Final = logging.getLogger("panzerkiste.server")


class Oversight(NamedTuple):
    log: str = "text"  # or "json"
    metrics: tuple[str, int] | None = None  # the address at which numbers are told
    traces: str = ""  # where a collector takes them
    drain: float = 0.0  # seconds in which proxies may notice that the server is about to end


@asynccontextmanager
async def looked_after(oversight: Oversight, *gauges: Callable[[], int]) -> AsyncIterator[None]:
    """Measured and traced, if that is wanted; both are extras."""
    async with AsyncExitStack() as closing:
        if oversight.metrics:
            from panzerkiste.server.web.metrics import Gauges, metrics_served

            await closing.enter_async_context(metrics_served(*oversight.metrics, Gauges(*gauges)))
        if oversight.traces:
            from panzerkiste.server.web.traces import traces_sent

            await closing.enter_async_context(traces_sent(oversight.traces))
        yield


class Server(uvicorn.Server):
    """Told to end, it says so for a while and takes in no more sockets; then what was begun is finished.

    Whoever is connected is sent away once his last message is answered (line.py), and comes back elsewhere.
    """

    def __init__(self, config: uvicorn.Config, doors: Doors, drain: float = 0.0) -> None:
        super().__init__(config)
        self._doors, self._drain, self._hurry = doors, drain, asyncio.Event()
        self._ending: asyncio.AbstractEventLoop | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Told twice, it no longer waits for proxies."""
        if self._ending:
            self._ending.call_soon_threadsafe(self._hurry.set)
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        self._doors.are_closing, self._ending = True, asyncio.get_running_loop()
        LOG.info("about to end")
        await self.leave()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), self._drain)
        await super().shutdown(sockets)
        LOG.info("ended")

    async def leave(self) -> None:
        """Where there are other workers, what is ours becomes theirs."""
