"""PostgreSQL, by asyncpg on a thread with an event loop of its own: neither it nor SQLAlchemy takes time of the game's.

One connection writes, as one thread does to a file of SQLite's, with the same group commit. Other processes write,
too: what is looked at before it is changed is looked at in a SERIALIZABLE transaction, which PostgreSQL lets one of
two win, and the other is run again.
"""

import asyncio
import logging
import sys
from asyncio import AbstractEventLoop, Future, Semaphore, Task, run_coroutine_threadsafe, to_thread, wrap_future
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Thread
from typing import Any, Final, TypeVar

import asyncpg
from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from panzerkiste.server.storage.database import Row, bring_up_to_date, told_and_refused
from panzerkiste.server.storage.folder import Unusable
from panzerkiste.server.storage.jobs import Job, Jobs, Work, all_rows, only_rows

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    from uvloop import new_event_loop

T = TypeVar("T")

LOG: Final = logging.getLogger("panzerkiste.storage")

# Whoever does not hold the match any more has no number for it, and the whole statement fails. Its row is locked as the
# foreign key would, so that nobody takes the match while we write.
APPEND: Final = (
    "INSERT INTO entries (match, seq, seat, action, at, sent)"
    " SELECT (SELECT number FROM matches WHERE number = held.match AND epoch = held.epoch FOR KEY SHARE),"
    " seq, seat, action, at, sent FROM unnest("
    "$1::int[], $2::int[], $3::int[], $4::int[], $5::bytea[], $6::bigint[], $7::varchar[]"
    ") AS held (match, epoch, seq, seat, action, at, sent)"
)
OURS: Final = "panzerkiste"  # how our connections are called
READERS: Final = 4  # connections beside the one that writes, and the one that says again and again that we live
PATIENCE: Final = 5.0  # seconds in which a database that is started again comes back, before visitors are refused
PAUSE: Final = 0.05  # seconds between two tries
ANSWER: Final = 30.0  # seconds after which a statement is given up
RACES: Final = 50  # times that others may come between
MIGRATING: Final = 0x70616E7A  # of the lock that one process holds while it migrates

LOOKING: Final[Mapping[str, Any]] = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
FAILURES: Final = (DBAPIError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
RACE: Final = ("40001", "40P01")  # others came between: a serialization failure, a deadlock
GONE: Final = ("08", "57P")  # how the codes of lost connections and of a server that goes down begin


class Postgres:
    def __init__(self, url: str) -> None:
        """Opens the database, brought up to date; only on a running loop."""
        prepare(url)
        self._loop: AbstractEventLoop = new_event_loop()
        self._engine = _engine(address(url), command_timeout=ANSWER)
        self._queue, self._readers = asyncio.Queue[Sequence[Job]](), Semaphore(READERS)
        self._jobs = Jobs(lambda jobs: self._loop.call_soon_threadsafe(self._queue.put_nowait, jobs))
        self._writing: AsyncConnection | None = None
        self._tasks = set[Task[None]]()
        self._thread = Thread(target=self._loop.run_forever, name="postgres", daemon=True)
        self._thread.start()
        self._writer = run_coroutine_threadsafe(self._write_for_ever(), self._loop)

    def read(self, look: Callable[[Connection], T]) -> Future[T]:
        job = self._jobs.alone(look)
        self._loop.call_soon_threadsafe(self._begin, job)
        return job.done

    def write(self, work: Callable[[Connection], T]) -> Future[T]:
        return self._jobs.do(work)

    def append(self, rows: Sequence[Row]) -> Future[None]:
        return self._jobs.append(rows)

    def repeat(self, work: Callable[[Connection], object], seconds: float) -> Callable[[], object]:
        return run_coroutine_threadsafe(self._repeat(work, seconds), self._loop).cancel

    async def close(self) -> None:
        self._jobs.hand_over()
        await wrap_future(run_coroutine_threadsafe(self._end(), self._loop))
        self._loop.call_soon_threadsafe(self._loop.stop)
        await to_thread(self._thread.join)
        self._loop.close()

    # In the other thread: reading.

    def _begin(self, job: Work) -> None:
        task = self._loop.create_task(self._look(job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self, job: Work) -> None:
        async with self._readers:
            try:
                outcome = await _patiently(lambda: self._looked(job.work))
            except Exception as error:
                outcome = told_and_refused(error) if isinstance(error, FAILURES) else error
        self._jobs.settle([job], [outcome])

    async def _looked(self, look: Callable[[Connection], Any]) -> Any:
        async with self._engine.connect() as connection:
            await connection.execution_options(**LOOKING)
            return await connection.run_sync(look)

    # In the other thread: what is said again and again.

    async def _repeat(self, work: Callable[[Connection], object], seconds: float) -> None:
        while True:
            try:
                async with self._engine.begin() as connection:
                    await connection.run_sync(work)
            except FAILURES as error:  # a database that is away now may come back
                LOG.warning("what is said again and again was not heard: %s", error)
            await asyncio.sleep(seconds)

    # In the other thread: writing.

    async def _write_for_ever(self) -> None:
        while jobs := await self._queued():
            self._jobs.settle(jobs, await self._commit(jobs))

    async def _queued(self) -> list[Job]:
        """All that waits, at least one; empty when the writer shall end."""
        more, jobs = await self._queue.get(), list[Job]()
        while more:
            jobs += more
            if self._queue.empty():
                return jobs
            more = self._queue.get_nowait()
        if jobs:
            self._queue.put_nowait(())  # write these first, then meet the end again
        return jobs

    async def _commit(self, jobs: Sequence[Job]) -> list[Any]:
        """What each job came to: a value, or the exception that only this job met. Without a connection all fail: what
        was sent before it broke may have been written, and may not be written twice."""
        try:
            connection = await self._connection()
            if only_rows(jobs) and await _append_at_once(connection, jobs):
                return [None] * len(jobs)
            return await _transaction(connection, jobs)
        except Exception as error:
            if _is_gone(error):
                await self._disconnect()
            if _is_gone(error) or len(jobs) == 1:
                outcome = told_and_refused(error) if isinstance(error, FAILURES) else error
                return [outcome] * len(jobs)
        return [(await self._commit([job]))[0] for job in jobs]

    async def _connection(self) -> AsyncConnection:
        """The one that writes, made anew where it broke."""
        if self._writing is None or (await _driver(self._writing)).is_closed():
            await self._disconnect()
            connection = await _patiently(self._engine.connect)
            self._writing = await connection.execution_options(isolation_level="SERIALIZABLE")
        return self._writing

    async def _disconnect(self) -> None:
        if self._writing:
            await self._writing.invalidate()
            await self._writing.close()
        self._writing = None

    async def _end(self) -> None:
        self._queue.put_nowait(())
        await wrap_future(self._writer)
        await asyncio.gather(*self._tasks)
        if self._writing:
            await self._writing.close()
        await self._engine.dispose()


def prepare(url: str) -> None:
    """The database, filled or brought up to date by its migrations; raises Unusable. Takes its time."""

    def bring(connection: Connection) -> None:
        # Of several processes that start at once one migrates, and the others find it done.
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        if not bring_up_to_date(connection):
            raise Unusable("database-newer", database=shown(address(url)))

    done_alone(url, bring)


def look_alone(url: str, look: Callable[[Connection], T]) -> T:
    """What *look* finds, as all of it stood at one moment, while others write; raises Unusable. Takes its time."""
    return done_alone(url, look, **LOOKING)


def done_alone(url: str, work: Callable[[Connection], T], **options: Any) -> T:
    """In a transaction without a server; raises Unusable. Takes its time."""
    with ThreadPoolExecutor(1) as thread:  # whoever asks may have an event loop
        return thread.submit(asyncio.run, _done_alone(address(url), work, options)).result()


async def _done_alone(url: URL, work: Callable[[Connection], T], options: Mapping[str, Any]) -> T:
    engine = _engine(url)
    try:
        async with engine.connect() as connection:
            await connection.execution_options(**options)
            async with connection.begin():
                return await connection.run_sync(work)
    except FAILURES as error:
        why = str(error.orig if isinstance(error, DBAPIError) else error)
        raise Unusable("database-unreachable", database=shown(url), why=why) from None
    finally:
        await engine.dispose()


def shown_users(connection: Connection) -> str:
    """The servers that use this database, by their machines; nothing if there are none."""
    others = connection.exec_driver_sql(
        "SELECT DISTINCT coalesce(host(client_addr), 'localhost') FROM pg_stat_activity"
        f" WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = '{OURS}'"
    )
    return ", ".join(sorted(others.scalars()))


def address(url: str) -> URL:
    return make_url(url).set(drivername="postgresql+asyncpg")


def shown(url: URL) -> str:
    """Without the password."""
    return url.set(drivername="postgresql").render_as_string()


def _engine(url: URL, **options: Any) -> AsyncEngine:
    settings = {"timeout": PATIENCE, "server_settings": {"application_name": OURS}, **options}
    engine = create_async_engine(
        url, pool_size=READERS + 2, max_overflow=0, connect_args=settings, hide_parameters=True
    )
    event.listen(engine.sync_engine, "checkout", _refuse_closed)
    event.listen(engine.sync_engine, "before_cursor_execute", _without_nul, retval=True)
    return engine


def _refuse_closed(connection: Any, *_: Any) -> None:
    """A connection that the server has closed is replaced. Asking it whether it lives would cost every read a way."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def _without_nul(_: Any, __: Any, statement: str, given: Any, *___: Any) -> tuple[str, Any]:
    return statement, _writable(given)


def _writable(given: Any) -> Any:
    """PostgreSQL's texts have no room for a NUL, which any visitor can send."""
    if isinstance(given, str):
        return given.replace("\0", "\ufffd")
    return type(given)(map(_writable, given)) if isinstance(given, list | tuple) else given


async def _patiently(attempt: Callable[[], Awaitable[T]]) -> T:
    """Tried again while there is no connection, and nothing is lost by it: nothing is written yet."""
    loop = asyncio.get_running_loop()
    end = loop.time() + PATIENCE
    while True:
        try:
            return await attempt()
        except FAILURES as error:
            if not _is_gone(error) or loop.time() > end:
                raise
            await asyncio.sleep(PAUSE)


async def _driver(connection: AsyncConnection) -> Any:
    return (await connection.get_raw_connection()).driver_connection


async def _append_at_once(connection: AsyncConnection, jobs: Sequence[Job]) -> bool:
    driver = await _driver(connection)
    try:
        await driver.execute(APPEND, *_columns(jobs))
    except asyncpg.PostgresError as error:
        if _is_gone(error):
            raise
        return False  # nothing of it is written: the ordinary way tells which of them failed, and of what
    return True


def _columns(jobs: Sequence[Job]) -> tuple[list[Any], ...]:
    return tuple(_writable(list(column)) for column in zip(*all_rows(jobs), strict=True))


async def _transaction(connection: AsyncConnection, jobs: Sequence[Job]) -> list[Any]:
    def work(inner: Connection) -> list[Any]:
        outcomes = [job.work(inner) if isinstance(job, Work) else None for job in jobs]
        if not all(isinstance(job, Work) for job in jobs):
            inner.exec_driver_sql(APPEND, _columns(jobs))
        return outcomes

    for attempt in range(RACES):
        try:
            async with connection.begin():
                return await connection.run_sync(work)
        except DBAPIError as error:
            if _code(error) not in RACE or attempt == RACES - 1:
                raise
    raise AssertionError


def _is_gone(error: Exception) -> bool:
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or _code(error).startswith(GONE)
    # The driver's own DataError is an InterfaceError, too: what was sent was wrong, not the way.
    is_lost = isinstance(error, OSError | asyncpg.InterfaceError) and not isinstance(error, ValueError)
    return is_lost or _code(error).startswith(GONE)


def _code(error: Exception) -> str:
    """PostgreSQL's of what went wrong."""
    told = error.orig.__cause__ if isinstance(error, DBAPIError) and error.orig else error
    return str(told.sqlstate or "") if isinstance(told, asyncpg.PostgresError) else ""
