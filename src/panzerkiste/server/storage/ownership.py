"""Who owns what: workers with a lease, the matches and the club they hold; what is due at matches that nobody holds.

The lease is the worker's, not the match's: that a hundred thousand matches stay with their owners costs one row twice a
second. Alive is whoever has a row; whoever finds one whose lease has run out deletes it, and what its worker had is
anybody's. The epoch of a match counts its owners: what an earlier one still writes is refused.
"""

import secrets
from time import time
from typing import Any, Final, NamedTuple, Protocol

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    delete,
    exists,
    func,
    insert,
    literal,
    not_,
    or_,
    select,
    update,
)

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.storage.access import Read, Write
from panzerkiste.server.storage.database import upsert
from panzerkiste.server.storage.dialects import LONG
from panzerkiste.server.storage.tables import MATCHES
from panzerkiste.server.storage.worker_tables import DUTIES, LEASES, WORKERS

LEASE: Final = 1500  # milliseconds
FOR_EVER: Final = 2**53  # milliseconds since 1970
CLUB: Final = "club"


class Worker(Struct, frozen=True):
    """Who serves: by which address the others reach him, and by which word he knows them."""

    id: str
    address: str
    secret: str


ALONE: Final = Worker("alone", "", "")  # the one process on a database file: no other ever writes there


class Owner(Protocol):
    """Who holds what is loaded here."""

    me: Worker

    async def club_elsewhere(self) -> Worker | None:
        """Who has the club, if it is another."""


class _Lonely:
    me = ALONE

    async def club_elsewhere(self) -> None:
        return None


LONELY: Final[Owner] = _Lonely()


class Held(NamedTuple):
    """A match by its number, and as whose: every owner it has had counts one further."""

    match: int
    epoch: int


def new_worker(address: str) -> Worker:
    return Worker(secrets.token_hex(8), address, secrets.token_urlsafe(24))


class Elsewhere(Illegal):
    """Another worker has it."""

    def __init__(self, worker: Worker) -> None:
        super().__init__("STORAGE", "elsewhere")
        self.worker = worker


class Stale(Illegal):
    """Another worker has taken the match, and what this one knows of it is old."""

    def __init__(self) -> None:
        super().__init__("TABLE", "failed")


class Ownership:
    def __init__(self, read: Read, write: Write) -> None:
        self._read, self._write = read, write

    # Workers.

    async def enrol(self, worker: Worker) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(WORKERS).values(**asdict(worker), until=now(connection) + LEASE))

        await self._write(work)

    async def lives(self, worker: Worker) -> bool:
        """Whether he is still there: one that was buried alive begins anew."""
        row = select(WORKERS.c.id).where(WORKERS.c.id == worker.id)
        return await self._read(lambda connection: connection.execute(row).first() is not None)

    async def bury(self, id: str) -> bool:
        """Whether it was still to be done."""
        row = delete(WORKERS).where(WORKERS.c.id == id)
        return await self._write(lambda connection: connection.execute(row).rowcount == 1)

    async def bury_lapsed(self) -> None:
        await self._write(
            lambda connection: connection.execute(delete(WORKERS).where(WORKERS.c.until < now(connection)))
        )

    async def alive(self) -> set[str]:
        return await self._read(lambda connection: set(connection.execute(select(WORKERS.c.id)).scalars()))

    # Matches.

    async def keeper(self, match: str) -> Worker | None:
        """Who holds it, if he lives."""
        query = select(WORKERS).join(MATCHES, MATCHES.c.owner == WORKERS.c.id).where(MATCHES.c.id == match)
        return await self._read(lambda connection: _worker(connection, query))

    async def take(self, match: str, worker: Worker) -> None:
        """From now on it is this worker's; raises Elsewhere if it is that of another who lives."""
        # Waits for whatever its last owner is writing, who holds the row meanwhile.
        held = select(MATCHES.c.number).where(MATCHES.c.id == match).with_for_update()
        row = update(MATCHES).where(MATCHES.c.id == match, _is_free(MATCHES.c.owner))
        row = row.values(owner=worker.id, epoch=MATCHES.c.epoch + 1)
        keeper = select(WORKERS).join(MATCHES, MATCHES.c.owner == WORKERS.c.id).where(MATCHES.c.id == match)

        def work(connection: Connection) -> Worker | None:
            connection.execute(held)
            return None if connection.execute(row).rowcount else _worker(connection, keeper)

        found = await self._write(work)
        if found and found.id != worker.id:  # this one may have taken it up meanwhile, because something is due there
            raise Elsewhere(found)

    # The club.

    async def club(self) -> Worker | None:
        query = select(WORKERS).join(LEASES, LEASES.c.owner == WORKERS.c.id).where(LEASES.c.name == CLUB)
        return await self._read(lambda connection: _worker(connection, query))

    async def take_club(self, worker: Worker) -> bool:
        """Whether this worker holds the club now."""
        row = upsert(LEASES).values(name=CLUB, owner=worker.id)
        row = row.on_conflict_do_update(
            # It may be ours, and the answer was lost.
            index_elements=["name"],
            set_={"owner": worker.id},
            where=_is_free(LEASES.c.owner) | (LEASES.c.owner == worker.id),
        )
        return await self._write(lambda connection: connection.execute(row).rowcount == 1)

    # What is due.

    async def set_due(self, held: Held, due: int | None) -> None:
        """When a match must be looked at, at the latest, if nobody holds it; None: never."""
        row = upsert(DUTIES).values(match=held.match, due=due)
        row = row.on_conflict_do_update(index_elements=["match"], set_={"due": due})

        def work(connection: Connection) -> None:
            hold(connection, held)
            connection.execute(delete(DUTIES).where(DUTIES.c.match == held.match) if due is None else row)

        await self._write(work)

    async def take_duties(self, worker: Worker, now: int, most: int) -> list[str]:
        """Some matches that are due and that nobody holds: they are this worker's now."""
        due = select(MATCHES.c.id, MATCHES.c.number).join(DUTIES, DUTIES.c.match == MATCHES.c.number)
        lives = exists().where(WORKERS.c.id == worker.id)  # or they would be free again at once
        due = due.where(lives, _is_free(MATCHES.c.owner), DUTIES.c.due <= now).order_by(DUTIES.c.due).limit(most)

        def work(connection: Connection) -> list[str]:
            found = connection.execute(due.with_for_update(skip_locked=True)).all()  # others are at those
            row = update(MATCHES).where(MATCHES.c.number.in_([match.number for match in found]))
            connection.execute(row.values(owner=worker.id, epoch=MATCHES.c.epoch + 1))
            return [match.id for match in found]

        is_any = await self._read(lambda connection: connection.execute(due).first() is not None)
        return await self._write(work) if is_any else []

    async def duties_of(self, worker: Worker) -> list[tuple[str, int]]:
        """The matches of this worker in which something will be due, and when: milliseconds since 1970."""
        query = select(MATCHES.c.id, DUTIES.c.due).join(DUTIES, DUTIES.c.match == MATCHES.c.number)
        query = query.where(MATCHES.c.owner == worker.id).order_by(DUTIES.c.due)
        return await self._read(lambda connection: [(row.id, row.due) for row in connection.execute(query)])

    async def begin_alone(self) -> None:
        """After a start of the one process on a database file, which lives for ever: what is due is nobody's yet."""
        alive = upsert(WORKERS).values(**asdict(ALONE), until=FOR_EVER).on_conflict_do_nothing()
        row = update(MATCHES).where(MATCHES.c.number.in_(select(DUTIES.c.match))).values(owner=None)

        def work(connection: Connection) -> None:
            connection.execute(alive)
            connection.execute(row)

        await self._write(work)


def renew(connection: Connection, worker: Worker) -> None:
    """He lives; unless he was buried, which he finds out."""
    row = update(WORKERS).where(WORKERS.c.id == worker.id)
    connection.execute(row.values(until=now(connection) + LEASE))


def hold(connection: Connection, held: Held) -> None:
    """In a transaction that changes a match: nobody takes it meanwhile. Raises Stale where somebody has."""
    query = select(MATCHES.c.number).where(MATCHES.c.number == held.match, MATCHES.c.epoch == held.epoch)
    if connection.execute(query.with_for_update()).first() is None:
        raise Stale


def heed_clock(connection: Connection, number: int) -> None:
    """Where thinking time runs from now on, it runs whoever looks: nobody may die over it unnoticed."""
    runs = MATCHES.c.clock.is_not(None) & MATCHES.c.begun.is_not(None) & MATCHES.c.ended.is_(None)
    begun = select(MATCHES.c.number, literal(0, LONG)).where(MATCHES.c.number == number, runs)
    connection.execute(upsert(DUTIES).from_select(["match", "due"], begun).on_conflict_do_nothing())


def _is_free(owner: ColumnElement[str | None]) -> ColumnElement[bool]:
    """Nobody's, or that of one who lives no more."""
    return or_(owner.is_(None), not_(exists().where(WORKERS.c.id == owner)))


def now(connection: Connection) -> int:
    """Milliseconds since 1970, by the one clock that all workers share."""
    if connection.dialect.name == "sqlite":  # in this process
        return int(time() * 1000)
    return connection.execute(
        select(func.floor(func.extract("epoch", func.clock_timestamp()) * 1000).cast(LONG))
    ).scalar_one()


def _worker(connection: Connection, query: Select[Any]) -> Worker | None:
    found = connection.execute(query).mappings().first()
    return Worker(found["id"], found["address"], found["secret"]) if found else None
