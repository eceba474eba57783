"""The club itself: what its page says, who wants to be listed, whom the host names, and whom he shuts out."""

from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Column, Connection, delete, select

from panzerkiste.server.storage.access import Read, Write
from panzerkiste.server.storage.database import upsert
from panzerkiste.server.storage.tables import ACCOUNTS, BANS, CLUB, MEMBERS, ORGANISERS


class ClubTexts(Struct, frozen=True):
    """The row of CLUB."""

    name: str = ""
    welcome: str = ""
    rules: str = ""


class ClubStore:
    def __init__(self, read: Read, write: Write) -> None:
        self._read, self._write = read, write

    async def texts(self) -> ClubTexts:
        query = select(CLUB.c.name, CLUB.c.welcome, CLUB.c.rules)
        row = await self._read(lambda connection: connection.execute(query).first())
        return ClubTexts(*row) if row else ClubTexts()

    async def set_texts(self, texts: ClubTexts) -> None:
        row = upsert(CLUB).values(id=1, **asdict(texts))
        row = row.on_conflict_do_update(index_elements=["id"], set_=asdict(texts))
        await self._write(lambda connection: connection.execute(row))

    async def members(self, most: int) -> list[str]:
        """The names of those who want to be listed."""
        query = select(ACCOUNTS.c.name).join(MEMBERS, MEMBERS.c.account == ACCOUNTS.c.id)
        query = query.where(ACCOUNTS.c.key.is_not(None)).order_by(ACCOUNTS.c.key).limit(most)
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def organisers(self) -> set[str]:
        return await self._all(ORGANISERS.c.account)

    async def banned(self) -> set[str]:
        return await self._all(BANS.c.account)

    async def is_member(self, account: str) -> bool:
        query = select(MEMBERS).where(MEMBERS.c.account == account)
        return await self._read(lambda connection: connection.execute(query).first() is not None)

    async def set_member(self, account: str, *, listed: bool) -> None:
        await self._write(lambda connection: _set(connection, MEMBERS.c.account, account, there=listed))

    async def set_organiser(self, account: str, *, named: bool) -> None:
        await self._write(lambda connection: _set(connection, ORGANISERS.c.account, account, there=named))

    async def set_banned(self, account: str, *, banned: bool) -> None:
        await self._write(lambda connection: _set(connection, BANS.c.account, account, there=banned))

    async def _all(self, column: Column[Any]) -> set[str]:
        return await self._read(lambda connection: set(connection.execute(select(column)).scalars()))


def _set(connection: Connection, column: Column[Any], account: str, *, there: bool) -> None:
    if there:
        connection.execute(upsert(column.table).values(account=account).on_conflict_do_nothing())
    else:
        connection.execute(delete(column.table).where(column == account))
