"""Days that people have off, as they are kept: in UTC, by their dates."""

from collections.abc import Collection
from datetime import date

from sqlalchemy import Connection, delete, insert, select

from panzerkiste.server.storage.access import Read, Write
from panzerkiste.server.storage.tables import DAYS_OFF


class DaysOff:
    def __init__(self, read: Read, write: Write) -> None:
        self._read, self._write = read, write

    async def of(self, accounts: Collection[str]) -> dict[str, frozenset[date]]:
        """By account; those without any are missing."""
        query = select(DAYS_OFF).where(DAYS_OFF.c.account.in_(accounts))
        rows = await self._read(lambda connection: connection.execute(query).all())
        return {
            account: frozenset(date.fromisoformat(row.day) for row in rows if row.account == account)
            for account in {row.account for row in rows}
        }

    async def keep(self, account: str, days: Collection[date]) -> None:
        """These, and no others."""

        def work(connection: Connection) -> None:
            connection.execute(delete(DAYS_OFF).where(DAYS_OFF.c.account == account))
            if days:
                rows = [{"account": account, "day": day.isoformat()} for day in sorted(days)]
                connection.execute(insert(DAYS_OFF), rows)

        await self._write(work)
