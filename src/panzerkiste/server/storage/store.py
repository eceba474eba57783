"""The database file: written by one thread with group commit, read by another.

``synchronous=FULL``: an acknowledged move outlives a power cut, not only a crash of the program. Group commit makes
it cheap enough.
"""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    inspect,
    not_,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import DBAPIError

from panzerkiste.engine.game import Seat
from panzerkiste.server.storage.adjournments import Adjournments, StoredAdjournment, adjournment
from panzerkiste.server.storage.careers import Careers
from panzerkiste.server.storage.clubs import ClubStore
from panzerkiste.server.storage.days_off import DaysOff
from panzerkiste.server.storage.events import EventStore
from panzerkiste.server.storage.folder import Unusable
from panzerkiste.server.storage.meetings import MeetingStore
from panzerkiste.server.storage.notices import NoticeStore
from panzerkiste.server.storage.people import People
from panzerkiste.server.storage.programs import ProgramStore
from panzerkiste.server.storage.ratings import RatingStore
from panzerkiste.server.storage.tables import ACCOUNTS, ENTRIES, MATCHES, SEATS, SEEDS, TAKEBACKS, WATCHERS, WORKS
from panzerkiste.server.storage.words import WordStore
from panzerkiste.server.storage.writer import Row, Writer, told_and_refused

T = TypeVar("T")

STEPS: Final = Path(__file__).parent / "migrations" / "versions"

PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "wal_autocheckpoint=4000",
)


class StoredSeat(Struct, frozen=True):
    """One row of SEATS."""

    seat: Seat
    account: str | None
    bot: int | None
    code: str | None
    value: str
    orders: str
    player: str | None = None


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
    def __init__(self, file: Path) -> None:
        """Opens the database, brought up to date; only on a running loop."""
        self._engine = open_engine(file)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self._writer = Writer(self._engine, str(insert(ENTRIES).compile(self._engine)))
        self.programs = ProgramStore(self._read, self._writer.do)
        self.people = People(self._read, self._writer.do)
        self.words = WordStore(self._read, self._writer.do)
        self.notices = NoticeStore(self._read, self._writer.do)
        self.adjournments = Adjournments(self._writer.do)
        self.days_off = DaysOff(self._read, self._writer.do)
        self.ratings = RatingStore(self._read, self._writer.do)
        self.careers = Careers(self._read, self._writer.do)
        self.events = EventStore(self._read, self._writer.do)
        self.club = ClubStore(self._read, self._writer.do)
        self.meetings = MeetingStore(self._read, self._writer.do)

    async def close(self) -> None:
        await self._writer.close()
        self._reader.shutdown()
        self._engine.dispose()

    # Writing.

    def append(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Rows of ENTRIES, in the order of its columns; done when they are durable."""
        return self._writer.append(rows)

    async def create(self, match: dict[str, Any], seed: bytes, seats: Sequence[StoredSeat]) -> None:
        def work(connection: Connection) -> None:
            number = connection.execute(insert(MATCHES).values(match).returning(MATCHES.c.number)).scalar_one()
            connection.execute(insert(SEEDS).values(match=number, seed=seed))
            connection.execute(insert(SEATS), [{"match": number, **asdict(seat)} for seat in seats])

        await self._writer.do(work)

    async def set_seat(self, number: int, seat: StoredSeat, begun: int | None) -> None:
        """Who sits there now; *begun* when this was the last seat to be taken."""

        def work(connection: Connection) -> None:
            here = (SEATS.c.match == number) & (SEATS.c.seat == seat.seat)
            connection.execute(update(SEATS).where(here).values(asdict(seat)))
            connection.execute(update(MATCHES).where(MATCHES.c.number == number).values(begun=begun))

        await self._writer.do(work)

    async def add_watcher(self, number: int, account: str) -> None:
        row = upsert(WATCHERS).values(match=number, account=account).on_conflict_do_nothing()
        await self._writer.do(lambda connection: connection.execute(row))

    async def end(self, number: int, now: int, result: str) -> None:
        row = update(MATCHES).where(MATCHES.c.number == number, MATCHES.c.ended.is_(None))
        row = row.values(ended=now, result=result)
        await self._writer.do(lambda connection: connection.execute(row))

    async def keep_takeback(self, request: StoredTakeBack) -> None:
        """A request to take back, or the answer that it was declined."""
        row = upsert(TAKEBACKS).values(asdict(request))
        row = row.on_conflict_do_update(index_elements=["match"], set_=asdict(request))
        await self._writer.do(lambda connection: connection.execute(row))

    async def set_successor(self, number: int, id: str) -> None:
        row = update(MATCHES).where(MATCHES.c.number == number).values(successor=id)
        await self._writer.do(lambda connection: connection.execute(row))

    async def keep_readings(self, readings: Mapping[int, int]) -> None:
        """How far the clocks of these matches have run; in one transaction, however many they are."""
        row = update(MATCHES).where(MATCHES.c.number == bindparam("match")).values(reading=bindparam("now"))
        rows = [{"match": number, "now": reading} for number, reading in readings.items()]
        await self._writer.do(lambda connection: connection.execute(row, rows))

    async def delete_work(self, kind: str, id: str) -> None:
        row = delete(WORKS).where(WORKS.c.kind == kind, WORKS.c.id == id)
        await self._writer.do(lambda connection: connection.execute(row))

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

        return await self._writer.do(keep)

    async def tell_again(self, work: StoredWork) -> None:
        """What a list says of a work whose text is still the one it was told of."""
        here = (WORKS.c.kind == work.kind) & (WORKS.c.id == work.id) & (WORKS.c.changed == work.changed)
        row = update(WORKS).where(here).values(told=work.told, told_by=work.told_by, size=work.size)
        await self._writer.do(lambda connection: connection.execute(row))

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

    async def watches(self, number: int, account: str) -> bool:
        query = select(WATCHERS.c.match).where(WATCHERS.c.match == number, WATCHERS.c.account == account)
        return await self._read(lambda connection: connection.execute(query).first() is not None)

    async def running_clocks(self) -> list[str]:
        """The matches in which time can run out: the last seat was taken, and nobody has won yet."""
        query = select(MATCHES.c.id).where(
            MATCHES.c.clock.is_not(None), MATCHES.c.ended.is_(None), MATCHES.c.begun.is_not(None)
        )
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

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

    async def _read(self, look: Callable[[Connection], T]) -> T:
        def read() -> T:
            try:
                with self._engine.connect() as connection:
                    return look(connection)
            except DBAPIError as error:
                raise told_and_refused(error) from None

        return await asyncio.get_running_loop().run_in_executor(self._reader, read)


def open_engine(file: Path) -> Engine:
    """The database, made or brought up to date by its migrations; raises Unusable."""
    engine = create_engine(f"sqlite:///{file}")
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    newest = max(file.stem for file in STEPS.glob("step_*.py")).removeprefix("step_")
    try:
        with engine.begin() as connection:
            version = _version(connection)
            if version and version > newest:
                raise Unusable("data-newer", file=str(file))
            if version != newest:
                _migrate(connection)
    except DBAPIError as error:
        raise Unusable("data-broken", file=str(file), why=str(error.orig)) from None
    return engine


def _version(connection: Connection) -> str | None:
    """The last migration that this database has seen."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return version


def _migrate(connection: Connection) -> None:
    import alembic.command  # late: most starts need no migration, and it takes its time
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(STEPS.parent))
    alembic.command.upgrade(config, "head")


def _prepare(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves, or a migration would not be one transaction
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


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
    return StoredMatch(
        **found,
        takeback=StoredTakeBack(**asked) if asked else None,
        rest=adjournment(connection, number),
        seats=tuple(
            StoredSeat(row.seat, row.account, row.bot, row.code, row.value, row.orders, row.player) for row in seats
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
