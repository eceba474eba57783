"""Keys that all workers of a site share, and who has signed out everywhere."""

from sqlalchemy import Connection, delete, select

from panzerkiste.server.storage.access import Read, Write
from panzerkiste.server.storage.database import upsert
from panzerkiste.server.storage.site_tables import KEYS, SIGNED_OUT


class KeyStore:
    def __init__(self, read: Read, write: Write) -> None:
        self._read, self._write = read, write

    async def key(self, name: str, new: bytes) -> bytes:
        """The key of this name; the first one to ask gives it."""
        row = upsert(KEYS).values(name=name, key=new).on_conflict_do_nothing()
        query = select(KEYS.c.key).where(KEYS.c.name == name)

        def work(connection: Connection) -> bytes:
            connection.execute(row)
            return bytes(connection.execute(query).scalar_one())

        return await self._write(work)

    async def signed_out(self) -> dict[str, int]:
        query = select(SIGNED_OUT.c.who, SIGNED_OUT.c.at)
        return await self._read(lambda connection: {row.who: row.at for row in connection.execute(query)})

    async def sign_out(self, who: str, at: int, before: int) -> None:
        """Whoever did so *before* has no cookie left that could be good."""

        def work(connection: Connection) -> None:
            row = upsert(SIGNED_OUT).values(who=who, at=at)
            later = SIGNED_OUT.c.at < at  # another worker may have been told so a moment ago
            connection.execute(row.on_conflict_do_update(index_elements=["who"], set_={"at": at}, where=later))
            connection.execute(delete(SIGNED_OUT).where(SIGNED_OUT.c.at < before))

        await self._write(work)
