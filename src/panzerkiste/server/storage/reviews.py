"""Reviews of finished matches, as they are kept: nobody's own, and worked out anew where they are of an older kind."""

import gzip

from sqlalchemy import Connection, select

from panzerkiste.server.storage.access import Read, Write
from panzerkiste.server.storage.database import upsert
from panzerkiste.server.storage.tables import REVIEWS


class Reviews:
    def __init__(self, read: Read, write: Write) -> None:
        self._read, self._write = read, write

    async def of(self, match: int, version: int) -> bytes | None:
        """The review of a match as JSON, if there is one of this version."""
        row = select(REVIEWS.c.review).where(REVIEWS.c.match == match, REVIEWS.c.version == version)

        def look(connection: Connection) -> bytes | None:
            found: bytes | None = connection.execute(row).scalar()
            return gzip.decompress(found) if found else None

        return await self._read(look)

    async def keep(self, match: int, version: int, review: bytes) -> None:
        values = {"match": match, "version": version, "review": gzip.compress(review, mtime=0)}
        row = upsert(REVIEWS).values(values).on_conflict_do_update(index_elements=["match"], set_=values)

        def work(connection: Connection) -> None:
            connection.execute(row)

        await self._write(work)
