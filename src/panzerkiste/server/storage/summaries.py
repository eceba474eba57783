"""How matches stand, kept by whoever has them in memory and read by whoever lists them."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, func, select

from panzerkiste.engine.game import Seat
from panzerkiste.server.storage.access import Read, Write
from panzerkiste.server.storage.database import upsert
from panzerkiste.server.storage.site_tables import SUMMARIES
from panzerkiste.server.storage.tables import ACCOUNTS, ENTRIES, MATCHES, SEATS


class StoredSummary(Struct, frozen=True):
    """One row of SUMMARIES."""

    match: int
    entries: int
    told: str
    kept: int


class SummedSeat(Struct, frozen=True):
    seat: Seat
    account: str | None
    bot: int | None
    player: str | None


class SummedMatch(Struct, frozen=True):
    """A match with its summary, if that tells of all its entries. *names* are those that its players chose."""

    id: str
    game: str
    rules: int
    clock: str | None
    event: str | None
    told: str
    kept: int
    seats: tuple[SummedSeat, ...]
    names: dict[str, str]


class SummaryStore:
    def __init__(self, read: Read, write: Write) -> None:
        self._read, self._write = read, write

    async def keep(self, rows: Sequence[StoredSummary]) -> None:
        """An earlier owner's does not take the place of a later one's."""
        row = upsert(SUMMARIES)
        new = {name: row.excluded[name] for name in ("entries", "told", "kept")}
        latest = SUMMARIES.c.entries <= row.excluded.entries
        row = row.on_conflict_do_update(index_elements=["match"], set_=new, where=latest)
        await self._write(lambda connection: connection.execute(row, [asdict(one) for one in rows]))

    async def of(self, ids: Sequence[str]) -> dict[str, SummedMatch]:
        """Those of these matches whose summary tells of all their entries."""
        last = select(func.coalesce(func.max(ENTRIES.c.seq), 0)).where(ENTRIES.c.match == MATCHES.c.number)
        columns = [MATCHES.c[name] for name in ("number", "id", "game", "rules", "clock", "event")]
        query = select(*columns, SUMMARIES.c.told, SUMMARIES.c.kept).join(SUMMARIES)
        query = query.where(MATCHES.c.id.in_(ids), SUMMARIES.c.entries == last.scalar_subquery())

        def look(connection: Connection) -> dict[str, SummedMatch]:
            matches = connection.execute(query).mappings().all()
            seats = _seats(connection, [row["number"] for row in matches])
            accounts = {seat.account for sitting in seats.values() for seat in sitting if seat.account}
            named = select(ACCOUNTS.c.id, ACCOUNTS.c.name).where(ACCOUNTS.c.id.in_(accounts))
            names = {row.id: row.name for row in connection.execute(named)}
            return {
                row["id"]: SummedMatch(
                    **{name: row[name] for name in row if name != "number"}, seats=seats[row["number"]], names=names
                )
                for row in matches
            }

        return await self._read(look)

    async def kept_since(self, since: int) -> list[str]:
        """The matches of which something was kept after this moment, milliseconds since 1970."""
        query = select(MATCHES.c.id).join(SUMMARIES).where(SUMMARIES.c.kept > since)
        return await self._read(lambda connection: list(connection.execute(query).scalars()))


def _seats(connection: Connection, numbers: Sequence[int]) -> dict[int, tuple[SummedSeat, ...]]:
    found = dict[int, tuple[SummedSeat, ...]]()
    query = select(SEATS).where(SEATS.c.match.in_(numbers)).order_by(SEATS.c.match, SEATS.c.seat)
    for row in connection.execute(query).mappings():
        seat = SummedSeat(**{name: row[name] for name in SummedSeat.__struct_fields__})
        found[row["match"]] = (*found.get(row["match"], ()), seat)
    return found
