"""The store: matches, works, and behind it the shelves of everything else, in whatever database they lie."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, Executable, bindparam, delete, func, insert, not_, or_, select, update

from panzerkiste.engine.game import Seat
from panzerkiste.server.storage.adjournments import Adjournments, StoredAdjournment, adjournment
from panzerkiste.server.storage.careers import Careers
from panzerkiste.server.storage.clubs import ClubStore
from panzerkiste.server.storage.database import Database, Row, upsert
from panzerkiste.server.storage.days_off import DaysOff
from panzerkiste.server.storage.events import EventStore
from panzerkiste.server.storage.keys import KeyStore
from panzerkiste.server.storage.leavers import Leavers
from panzerkiste.server.storage.meetings import MeetingStore
from panzerkiste.server.storage.news import NewsStore
from panzerkiste.server.storage.notices import NoticeStore
from panzerkiste.server.storage.ownership import Held, Ownership, heed_clock, hold
from panzerkiste.server.storage.people import People
from panzerkiste.server.storage.programs import ProgramStore
from panzerkiste.server.storage.ratings import RatingStore
from panzerkiste.server.storage.reviews import Reviews
from panzerkiste.server.storage.summaries import SummaryStore
from panzerkiste.server.storage.tables import ACCOUNTS, ENTRIES, MATCHES, SEATS, SEEDS, TAKEBACKS, WATCHERS, WORKS
from panzerkiste.server.storage.words import WordStore
from panzerkiste.server.storage.worker_tables import DUTIES


class StoredSeat(Struct, frozen=True):
    """One row of SEATS."""

    seat: Seat
    account: str | None
    bot: int | None
    code: str | None
    value: str
    orders: str
    player: str | None = None
    since: int = 0


class StoredEntry(Struct, frozen=True):
    """One row of ENTRIES."""

    seat: Seat
    action: bytes
    at: int
    sent: str | None


class StoredTakeBack(Struct, frozen=True):
    """One row of TAKEBACKS."""

    match: int
    seat: Seat
    entries: int
    sent: str
    declined: int


class StoredMatch(Struct, frozen=True):
    """Everything the database knows about a match but its seed."""

    number: int
    id: str
    game: str
    rules: int
    options: str
    creator: str
    created: int
    begun: int | None
    watch: str
    ended: int | None
    successor: str | None
    reading: int
    rated: int
    event: str | None
    result: str | None
    clock: str | None
    settled: int
    shown: int
    owner: str | None
    epoch: int
    due: int | None
    seats: tuple[StoredSeat, ...]
    entries: tuple[StoredEntry, ...]
    takeback: StoredTakeBack | None
    rest: StoredAdjournment


class StoredWork(Struct, frozen=True):
    """One row of WORKS: a file that somebody has made."""

    kind: str
    id: str
    account: str
    text: str
    told: str
    told_by: str
    size: int
    changed: int


class Room(NamedTuple):
    """How much one account may keep."""

    works: int  # of one kind
    bytes: int  # of all kinds together


class Store:
    def __init__(self, database: Database) -> None:
        read, write = database.read, database.write
        self._database, self._read, self._write = database, read, write
        self.programs = ProgramStore(read, write)
        self.people = People(read, write)
        self.words = WordStore(read, write)
        self.notices = NoticeStore(read, write)
        self.adjournments = Adjournments(write)
        self.reviews = Reviews(read, write)
        self.leavers = Leavers(read, write)
        self.days_off = DaysOff(read, write)
        self.ratings = RatingStore(read, write)
        self.careers = Careers(read, write)
        self.events = EventStore(read, write)
        self.club = ClubStore(read, write)
        self.meetings = MeetingStore(read, write)
        self.ownership = Ownership(read, write)
        self.keys = KeyStore(read, write)
        self.news = NewsStore(read, write)
        self.summaries = SummaryStore(read, write)

    async def close(self) -> None:
        await self._database.close()

    # Writing.

    def append(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Rows of ENTRIES, in the order of its columns, each with its match's epoch after the match; done when they are
        durable."""
        return self._database.append(rows)

    async def create(self, match: dict[str, Any], seed: bytes, seats: Sequence[StoredSeat]) -> None:
        def work(connection: Connection) -> None:
            number = connection.execute(insert(MATCHES).values(match).returning(MATCHES.c.number)).scalar_one()
            connection.execute(insert(SEEDS).values(match=number, seed=seed))
            connection.execute(insert(SEATS), [{"match": number, **asdict(seat)} for seat in seats])
            heed_clock(connection, number)

        await self._write(work)

    async def set_seat(self, held: Held, before: StoredSeat, seat: StoredSeat, begun: int | None) -> None:
        """Who sits there now; *begun* when this was the last seat to be taken. Only what is other than *before* is
        written: meanwhile all that was somebody's may have become another's, wherever his matches are."""
        old = asdict(before)
        changes = {name: now for name, now in asdict(seat).items() if now != old[name]}

        def work(connection: Connection) -> None:
            hold(connection, held)
            here = (SEATS.c.match == held.match) & (SEATS.c.seat == seat.seat)
            if changes:
                connection.execute(update(SEATS).where(here).values(changes))
            connection.execute(update(MATCHES).where(MATCHES.c.number == held.match).values(begun=begun))
            heed_clock(connection, held.match)

        await self._write(work)

    async def add_watcher(self, number: int, account: str) -> None:
        row = upsert(WATCHERS).values(match=number, account=account).on_conflict_do_nothing()
        await self._write(lambda connection: connection.execute(row))

    async def end(self, held: Held, now: int, result: str) -> None:
        row = update(MATCHES).where(MATCHES.c.number == held.match, MATCHES.c.ended.is_(None))
        row = row.values(ended=now, result=result)

        def work(connection: Connection) -> None:
            hold(connection, held)
            connection.execute(row)
            connection.execute(delete(DUTIES).where(DUTIES.c.match == held.match))

        await self._write(work)

    async def keep_takeback(self, held: Held, request: StoredTakeBack) -> None:
        """A request to take back, or the answer that it was declined."""
        row = upsert(TAKEBACKS).values(asdict(request))
        await self._write_held(held, row.on_conflict_do_update(index_elements=["match"], set_=asdict(request)))

    async def set_successor(self, held: Held, id: str) -> None:
        await self._write_held(held, update(MATCHES).where(MATCHES.c.number == held.match).values(successor=id))

    async def _write_held(self, held: Held, row: Executable) -> None:
        def work(connection: Connection) -> None:
            hold(connection, held)
            connection.execute(row)

        await self._write(work)

    async def keep_readings(self, readings: Mapping[Held, int]) -> None:
        """How far the clocks of these matches have run; in one transaction, however many they are."""
        here = (MATCHES.c.number == bindparam("match")) & (MATCHES.c.epoch == bindparam("held_as"))
        row = update(MATCHES).where(here).values(reading=bindparam("now"))
        rows = [{"match": held.match, "held_as": held.epoch, "now": reading} for held, reading in readings.items()]
        await self._write(lambda connection: connection.execute(row, rows))

    async def delete_work(self, kind: str, id: str) -> None:
        row = delete(WORKS).where(WORKS.c.kind == kind, WORKS.c.id == id)
        await self._write(lambda connection: connection.execute(row))

    async def save_work(self, work: StoredWork, room: Room, kinds: Collection[str]) -> Literal["", "works", "bytes"]:
        """Somebody's work, or its owner's new version of it; or what there is too much of, and nothing is saved.

        Only works of these *kinds* take up room.
        """

        def keep(connection: Connection) -> Literal["", "works", "bytes"]:
            if lacking := _lacking(connection, work, room, kinds):
                return lacking
            row = upsert(WORKS).values(asdict(work))
            new = {name: row.excluded[name] for name in ("text", "told", "told_by", "size", "changed")}
            own = WORKS.c.account == work.account
            connection.execute(row.on_conflict_do_update(index_elements=["kind", "id"], set_=new, where=own))
            return ""

        return await self._write(keep)

    async def tell_again(self, work: StoredWork) -> None:
        """What a list says of a work whose text is still the one it was told of."""
        here = (WORKS.c.kind == work.kind) & (WORKS.c.id == work.id) & (WORKS.c.changed == work.changed)
        row = update(WORKS).where(here).values(told=work.told, told_by=work.told_by, size=work.size)
        await self._write(lambda connection: connection.execute(row))

    # Reading.

    async def match(self, id: str) -> StoredMatch | None:
        return await self._read(lambda connection: _match(connection, id))

    async def seed(self, number: int) -> bytes:
        query = select(SEEDS.c.seed).where(SEEDS.c.match == number)
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def find_code(self, code: str) -> tuple[str, Seat | None] | None:
        """The match a code belongs to, and the seat it takes; no seat is a watch code."""
        seat = (
            select(MATCHES.c.id, SEATS.c.seat)
            .join(SEATS, SEATS.c.match == MATCHES.c.number)
            .where(SEATS.c.code == code)
        )
        watch = select(MATCHES.c.id).where(MATCHES.c.watch == code)

        def look(connection: Connection) -> tuple[str, Seat | None] | None:
            if row := connection.execute(seat).first():
                return row.id, row.seat
            row = connection.execute(watch).first()
            return (row.id, None) if row else None

        return await self._read(look)

    async def matches_of(self, account: str, most: int) -> list[str]:
        """The matches somebody sits at, watches or made: those still running first, then the newest."""
        sits = select(SEATS.c.match).where(SEATS.c.account == account)
        watches = select(WATCHERS.c.match).where(WATCHERS.c.account == account)
        query = (
            select(MATCHES.c.id)
            .where(or_(MATCHES.c.number.in_(sits), MATCHES.c.number.in_(watches), MATCHES.c.creator == account))
            .order_by(MATCHES.c.ended.is_not(None), MATCHES.c.number.desc())
            .limit(most)
        )
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def running_of(self, account: str) -> list[str]:
        """The matches somebody sits at that are not over."""
        query = select(MATCHES.c.id).join(SEATS, SEATS.c.match == MATCHES.c.number).distinct()
        query = query.where(SEATS.c.account == account, MATCHES.c.ended.is_(None))
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def watches(self, number: int, account: str) -> bool:
        query = select(WATCHERS.c.match).where(WATCHERS.c.match == number, WATCHERS.c.account == account)
        return await self._read(lambda connection: connection.execute(query).first() is not None)

    async def names(self, accounts: Sequence[str]) -> dict[str, str]:
        """The names of those who chose one."""
        query = select(ACCOUNTS.c.id, ACCOUNTS.c.name).where(ACCOUNTS.c.id.in_(accounts))
        return await self._read(lambda connection: {row.id: row.name for row in connection.execute(query)})

    async def work(self, kind: str, id: str) -> StoredWork | None:
        query = select(WORKS).where(WORKS.c.kind == kind, WORKS.c.id == id)
        found = await self._read(lambda connection: connection.execute(query).mappings().first())
        return StoredWork(**found) if found else None

    async def works_of(self, kind: str, account: str) -> list[StoredWork]:
        """The last one changed first."""
        query = select(WORKS).where(WORKS.c.account == account, WORKS.c.kind == kind).order_by(WORKS.c.changed.desc())
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [StoredWork(**row) for row in rows]

    async def reach(self) -> None:
        """Raises Illegal where the database does not answer."""
        await self._read(lambda connection: connection.execute(select(1)))


def _match(connection: Connection, id: str) -> StoredMatch | None:
    found = connection.execute(select(MATCHES).where(MATCHES.c.id == id)).mappings().first()
    if found is None:
        return None
    number = found["number"]
    seats = connection.execute(select(SEATS).where(SEATS.c.match == number).order_by(SEATS.c.seat))
    entries = connection.execute(
        select(ENTRIES.c.seat, ENTRIES.c.action, ENTRIES.c.at, ENTRIES.c.sent)
        .where(ENTRIES.c.match == number)
        .order_by(ENTRIES.c.seq)
    )
    asked = connection.execute(select(TAKEBACKS).where(TAKEBACKS.c.match == number)).mappings().first()
    due = connection.execute(select(DUTIES.c.due).where(DUTIES.c.match == number)).scalar()
    return StoredMatch(
        **found,
        due=due,
        takeback=StoredTakeBack(**asked) if asked else None,
        rest=adjournment(connection, number),
        seats=tuple(
            StoredSeat(row.seat, row.account, row.bot, row.code, row.value, row.orders, row.player, row.since)
            for row in seats
        ),
        entries=tuple(StoredEntry(*row) for row in entries),
    )


def _lacking(
    connection: Connection, work: StoredWork, room: Room, kinds: Collection[str]
) -> Literal["", "works", "bytes"]:
    """What there is no room for, if this work is kept with the others of its owner."""
    itself = (WORKS.c.kind == work.kind) & (WORKS.c.id == work.id)
    others = (WORKS.c.account == work.account) & WORKS.c.kind.in_(kinds) & not_(itself)
    number, size = connection.execute(
        select(func.count().filter(WORKS.c.kind == work.kind), func.coalesce(func.sum(WORKS.c.size), 0)).where(others)
    ).one()
    if number >= room.works:
        return "works"
    return "bytes" if size + work.size > room.bytes else ""
