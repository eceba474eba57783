"""How matches stand is written down a moment after they have changed, many of them at once, by whoever has them.

So whoever lists matches need not have them; and other workers are told that there is something new to read.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from panzerkiste.server.channels.messages import Kept
from panzerkiste.server.matches.effort import Breath
from panzerkiste.server.matches.glances import glance_if_told
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.table import Table
from panzerkiste.server.storage.summaries import StoredSummary, SummaryStore
from panzerkiste.server.timepiece import sleep

LOG: Final = logging.getLogger("panzerkiste.keeping")

KEEPING: Final = 2.0  # seconds between two writings
AT_ONCE: Final = 250  # matches in one message: PostgreSQL passes on no more than 8000 bytes


@asynccontextmanager
async def keeping(lobby: Lobby, store: SummaryStore) -> AsyncIterator[None]:
    keeper = Keeper(lobby, store)
    task = asyncio.create_task(keeper.keep_for_ever())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait([task])
        await keeper.keep()


class Keeper:
    def __init__(self, lobby: Lobby, store: SummaryStore) -> None:
        self._lobby, self._store = lobby, store
        self._changed = dict[str, Table]()
        lobby.heeds.append(self.heed)

    def heed(self, table: Table) -> None:
        self._changed[table.stored.id] = table

    async def keep(self) -> None:
        if not self._changed:
            return
        changed, self._changed = self._changed, {}
        breath, rows = Breath(), list[StoredSummary]()
        for table in changed.values():
            rows += self._row(table)
            await breath.draw()
        if not rows:
            return
        try:
            await self._store.keep(rows)
        except BaseException:
            self._changed = changed | self._changed
            raise
        for first in range(0, len(rows), AT_ONCE):
            self._lobby.channels.hint(Kept(tuple(changed)[first : first + AT_ONCE]))

    def _row(self, table: Table) -> list[StoredSummary]:
        """None where nothing can be told of it, or where it is another's by now."""
        now = None if table.broken else glance_if_told(table)
        if now is None:
            return []
        told = msgspec.json.encode(now.standing).decode()
        return [StoredSummary(table.stored.number, len(table.match.entries), told, self._lobby.now())]

    async def keep_for_ever(self) -> None:
        while True:
            await sleep(self._lobby.timepiece, KEEPING)
            try:
                await self.keep()
            except Exception as error:  # a disk that is full now may have room again
                LOG.warning("how matches stand cannot be kept: %s", error)
