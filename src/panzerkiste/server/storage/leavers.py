"""Who has left a seat of a running match in which something is hidden."""

from sqlalchemy import select

from panzerkiste.server.storage.access import Read, Write
from panzerkiste.server.storage.database import upsert
from panzerkiste.server.storage.tables import LEAVERS


class Leavers:
    def __init__(self, read: Read, write: Write) -> None:
        self._read, self._write = read, write

    async def add(self, match: int, account: str) -> None:
        row = upsert(LEAVERS).values(match=match, account=account).on_conflict_do_nothing()
        await self._write(lambda connection: connection.execute(row))

    async def has(self, match: int, account: str) -> bool:
        query = select(LEAVERS.c.match).where(LEAVERS.c.match == match, LEAVERS.c.account == account)
        return await self._read(lambda connection: connection.execute(query).first() is not None)
