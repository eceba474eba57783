"""Matches that rest by agreement, as they are kept."""

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, select

from panzerkiste.server.storage.access import Write
from panzerkiste.server.storage.database import upsert
from panzerkiste.server.storage.ownership import Held, hold
from panzerkiste.server.storage.tables import ADJOURNMENTS


class StoredAdjournment(Struct, frozen=True):
    """One row of ADJOURNMENTS."""

    match: int
    since: int | None
    stood: int
    agreed: str


class Adjournments:
    def __init__(self, write: Write) -> None:
        self._write = write

    async def keep(self, held: Held, rest: StoredAdjournment) -> None:
        row = upsert(ADJOURNMENTS).values(asdict(rest))
        row = row.on_conflict_do_update(index_elements=["match"], set_=asdict(rest))

        def work(connection: Connection) -> None:
            hold(connection, held)
            connection.execute(row)

        await self._write(work)


def adjournment(connection: Connection, number: int) -> StoredAdjournment:
    """Of a match; one that never rested has stood still for no time."""
    found = connection.execute(select(ADJOURNMENTS).where(ADJOURNMENTS.c.match == number)).mappings().first()
    return StoredAdjournment(**found) if found else StoredAdjournment(number, None, 0, "[]")
