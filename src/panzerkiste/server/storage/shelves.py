"""Shelves: where visitors keep what they make, by kind. Whoever has the link may look; only the owner may change it."""

import secrets
from time import time
from typing import Final, NamedTuple

from sqlalchemy import Table

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.storage.store import Store, StoredWork

MOST: Final = 100  # works of one kind that one visitor may keep


class Shelf(NamedTuple):
    """Works of one kind; *rule* is what its refusals are called by."""

    table: Table
    rule: str

    async def save(self, store: Store, account: str, text: str, id: str | None) -> StoredWork:
        """A new work, or with an *id* the next version of one's own."""
        if id is not None:
            await self._check_own(store, account, id)
        elif len(await self.works_of(store, account)) >= MOST:
            raise Illegal(self.rule, "many", most=MOST)
        work = StoredWork(id or secrets.token_urlsafe(9), account, text, int(time() * 1000))
        await store.save_work(self.table, work)
        return work

    async def works_of(self, store: Store, account: str) -> list[StoredWork]:
        return await store.works_of(self.table, account)

    async def work(self, store: Store, id: str) -> StoredWork:
        work = await store.work(self.table, id)
        if work is None:
            raise Illegal(self.rule, "none")
        return work

    async def throw_away(self, store: Store, account: str, id: str) -> None:
        await self._check_own(store, account, id)
        await store.delete_work(self.table, id)

    async def _check_own(self, store: Store, account: str, id: str) -> None:
        if (await self.work(store, id)).account != account:
            raise Illegal(self.rule, "not_yours")
