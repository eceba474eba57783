"""What all workers of a site must hear of, kept for those who have missed the call."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from panzerkiste.server.storage.access import Read, Write
from panzerkiste.server.storage.site_tables import NEWS

KEPT: Final = 3_600_000  # milliseconds: a worker that has heard nothing for so long is not alive


class StoredNews(NamedTuple):
    number: int
    told: str


class NewsStore:
    def __init__(self, read: Read, write: Write) -> None:
        self._read, self._write = read, write

    async def add(self, by: str, told: str, at: int) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(NEWS).values(by=by, told=told, at=at))
            connection.execute(delete(NEWS).where(NEWS.c.at < at - KEPT))

        await self._write(work)

    async def latest(self) -> int:
        query = select(func.coalesce(func.max(NEWS.c.number), 0))
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def since(self, number: int, reader: str) -> list[StoredNews]:
        """What others than the reader told after this number."""
        query = select(NEWS.c.number, NEWS.c.told).where(NEWS.c.number > number, NEWS.c.by != reader)
        query = query.order_by(NEWS.c.number)
        return await self._read(lambda connection: [StoredNews(*row) for row in connection.execute(query)])
