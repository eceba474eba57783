"""The server of a worker among others: they reach it, too, by an address of its own."""

import asyncio
import os
import socket
from functools import partial
from typing import Any

import uvicorn

from panzerkiste.server.web.oversight import Server
from panzerkiste.server.workers.handing import Arrivals
from panzerkiste.server.workers.handover import HandOver
from panzerkiste.server.workers.stations import BACKLOG, Station


class WorkerServer(Server):
    def __init__(
        self, config: uvicorn.Config, inner: uvicorn.Config, door: HandOver, station: Station, drain: float = 0.0
    ) -> None:
        super().__init__(config, door.doors, drain)
        self._inner, self._door, self._station = inner, door, station
        self._arrivals: Arrivals | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._inner.load()
        loop, neighbour = asyncio.get_running_loop(), partial(self._entrance, self._inner)
        self.servers.append(await loop.create_server(neighbour, sock=self._station.internal, backlog=BACKLOG))

        if self._station.address.startswith("/"):
            self._arrivals = Arrivals(self._station.address, partial(self._entrance, self.config))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._arrivals:
            self._arrivals.close()
        await super().shutdown(sockets)

    def _entrance(self, config: uvicorn.Config) -> asyncio.Protocol:
        protocol: Any = config.http_protocol_class
        return protocol(config=config, server_state=self.server_state, app_state=self.lifespan.state)  # type: ignore[no-any-return]

    async def on_tick(self, counter: int) -> bool:
        """Nobody outlives whoever started him."""
        if self._station.parent not in (None, os.getppid()):
            self.should_exit = True
        return await super().on_tick(counter)

    async def leave(self) -> None:
        """What was ours is another's: whoever comes back is led there."""
        await self._door.leave()
