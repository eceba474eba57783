"""This worker among the others: its lease, what it holds, and who holds the rest."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, suppress
from time import monotonic
from typing import Final, Protocol

from sqlalchemy import Connection

from panzerkiste.server.storage.ownership import LEASE, Ownership, Worker, new_worker, renew
from panzerkiste.server.workers.belonging import Whose

LOG: Final = logging.getLogger("panzerkiste.workers")

BEAT: Final = 0.5  # seconds between two renewals
DEAD: Final = 10.0  # seconds of the event loop's silence: then others have what is ours, though the process is there
PUNCTUAL: Final = 3  # of them in a row, before others are taken for dead: after a database's rest all are late alike


class Tables(Protocol):
    """The matches in memory."""

    def has(self, id: str) -> bool: ...
    async def beat(self) -> None:
        """Their clocks' readings are kept."""

    async def let_go(self) -> None:
        """They are another's now."""


Repeat = Callable[[Callable[[Connection], object], float], Callable[[], object]]  # see storage.database.Shared


class Roster:
    def __init__(self, ownership: Ownership, address: str, repeat: Repeat) -> None:
        self._ownership, self._address, self._repeat = ownership, address, repeat
        self.me = new_worker(address)
        self._punctual = 0
        self._club = AsyncExitStack()
        self._turn = asyncio.Lock()  # of taking the club, or losing it
        self.has_club = self._has_left = False

    async def open(self, tables: Tables, club: Callable[[], AbstractAsyncContextManager[None]]) -> None:
        """Among the others from now on. *club*: its rooms, while they are here."""
        self._tables, self._rooms = tables, club
        await self._ownership.enrol(self.me)
        self._tick()
        self._silence = self._repeat(self._say, BEAT)
        await self._take_club()

    async def leave(self) -> None:
        """All that was ours is anybody's at once, as it stands."""
        if self._has_left:
            return
        self._has_left = True
        async with self._turn:
            await self._club.aclose()
            self.has_club = False
        with suppress(Exception):  # a server ends also where nothing can be written
            await self._tables.beat()
        await self._tables.let_go()
        self._ticking.cancel()
        self._silence()
        with suppress(Exception):
            await self._ownership.bury(self.me.id)

    # Who has what.

    async def keeper(self, of: str | Whose) -> Worker | None:
        """The other worker whose it is; None where it is ours, or could be."""
        if of is Whose.CLUB:
            return await self.club_elsewhere()
        return None if self._tables.has(str(of)) else self._another(await self._ownership.keeper(str(of)))

    async def club_elsewhere(self) -> Worker | None:
        if self.has_club or await self._take_club():
            return None
        return self._another(await self._ownership.club())

    def _another(self, found: Worker | None) -> Worker | None:
        return None if found is None or found.id == self.me.id else found

    async def bury(self, worker: Worker) -> None:
        """Nobody listens where he was. If he lives after all, he finds out, and begins anew."""
        if await self._ownership.bury(worker.id):
            LOG.warning("worker %s does not listen any more", worker.id)

    async def bury_lapsed(self) -> None:
        if self._punctual >= PUNCTUAL:
            await self._ownership.bury_lapsed()

    # Staying alive.

    def _tick(self) -> None:
        """The event loop is at work."""
        self._ticked = monotonic()
        self._ticking = asyncio.get_running_loop().call_later(BEAT, self._tick)

    def _say(self, connection: Connection) -> None:
        """In the database's thread, so that a busy moment is no death: whoever has much to do is late with the rest."""
        if monotonic() - self._ticked < DEAD:
            renew(connection, self.me)

    async def beat_for_ever(self) -> None:
        last = monotonic()
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
            except Exception as error:  # a database that is away now may come back
                LOG.warning("this worker could not say that it lives: %s", error)
            now = monotonic()
            self._punctual = self._punctual + 1 if now - last < LEASE / 1000 else 0
            last = now

    async def _beat(self) -> None:
        if self._has_left:
            return
        if not await self._ownership.lives(self.me):
            await self._begin_anew()
        await self.bury_lapsed()
        if not self.has_club:
            await self._take_club()

    async def _begin_anew(self) -> None:
        """Others think that we are dead, and may have taken what was ours."""
        LOG.warning("worker %s was taken for dead", self.me.id)
        async with self._turn:
            await self._club.aclose()
            self.has_club, self._club = False, AsyncExitStack()
        self.me = new_worker(self._address)
        await self._tables.let_go()
        await self._ownership.enrol(self.me)

    async def _take_club(self) -> bool:
        async with self._turn:
            if not self.has_club and not self._has_left and await self._ownership.take_club(self.me):
                await self._club.enter_async_context(self._rooms())
                self.has_club = True
            return self.has_club
