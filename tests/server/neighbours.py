"""Several workers on one database, without a web around them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from panzerkiste.server.channels.telling import Channels
from panzerkiste.server.limits import Limits
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.storage.ownership import new_worker
from panzerkiste.server.storage.postgres import Postgres
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.thinkers import Thinkers
from panzerkiste.server.timepiece import Timepiece

PATIENCE = 30  # seconds
CHANNEL = "site"


class Neighbour:
    def __init__(self, address: str, time: Timepiece) -> None:
        self.address = address
        self.me, self.store, self.thinkers = new_worker("/nowhere"), Store(Postgres(address)), Thinkers()
        self.channels = Channels()
        self.lobby = Lobby(self.store, self.thinkers, Limits(), timepiece=time, channels=self.channels, owner=self)
        self.club: Any = None  # who has it, if it is another

    async def club_elsewhere(self) -> Any:
        return self.club

    def when(self, kind: type) -> Any:
        """Once something of this kind was heeded by all who did so before."""
        done = asyncio.Event()

        async def heard(_: object) -> None:
            done.set()

        self.channels.heed(kind, heard)
        return asyncio.wait_for(done.wait(), PATIENCE)

    async def close(self) -> None:
        await self.lobby.close()
        await self.thinkers.close()
        await self.store.close()


@asynccontextmanager
async def two_neighbours(address: str, time: Timepiece) -> AsyncIterator[list[Neighbour]]:
    """They hear each other in memory: what they share is in PostgreSQL."""
    async with AsyncExitStack() as closing:
        plugin = await closing.enter_async_context(ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL]))
        found = [Neighbour(address, time) for _ in range(2)]
        for one in found:
            closing.push_async_callback(one.close)
            await one.store.ownership.enrol(one.me)
        for one in found:
            await closing.enter_async_context(one.channels.opened(one.store.news, plugin, CHANNEL))
        yield found
