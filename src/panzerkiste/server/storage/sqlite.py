"""A file of SQLite's: written by one thread with group commit, read by another.

``synchronous=FULL``: an acknowledged move outlives a power cut, not only a crash of the program. Group commit makes
it cheap enough.
"""

import sqlite3
from asyncio import Future, get_running_loop, to_thread
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from panzerkiste.server.storage.database import Row, bring_up_to_date, told_and_refused
from panzerkiste.server.storage.folder import Unusable, cannot_write
from panzerkiste.server.storage.jobs import Job, Jobs, Work, all_rows, only_rows

T = TypeVar("T")

PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "wal_autocheckpoint=4000",
)
# Whoever does not hold the match any more has no number for it, and nothing is written.
APPEND: Final = (
    "INSERT INTO entries (match, seq, seat, action, at, sent)"
    " VALUES ((SELECT number FROM matches WHERE number = ? AND epoch = ?), ?, ?, ?, ?, ?)"
)


class Sqlite:
    def __init__(self, file: Path) -> None:
        """Opens the file, brought up to date; only on a running loop."""
        self.engine = open_engine(file)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self._queue = SimpleQueue[Sequence[Job]]()
        self._jobs = Jobs(self._queue.put)
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def read(self, look: Callable[[Connection], T]) -> T:
        def read() -> T:
            try:
                with self.engine.connect() as connection:
                    return look(connection)
            except DBAPIError as error:
                raise told_and_refused(error) from None

        return await get_running_loop().run_in_executor(self._reader, read)

    def write(self, work: Callable[[Connection], T]) -> Future[T]:
        return self._jobs.do(work)

    def append(self, rows: Sequence[Row]) -> Future[None]:
        return self._jobs.append(rows)

    async def close(self) -> None:
        self._jobs.hand_over()
        self._queue.put(())
        await to_thread(self._thread.join)
        self._reader.shutdown()
        self.engine.dispose()

    def _run(self) -> None:
        with self.engine.connect() as connection:
            while jobs := self._queued():
                self._jobs.settle(jobs, self._commit(connection, jobs))

    def _queued(self) -> list[Job]:
        """All that waits, at least one; empty when the writer shall end."""
        more, jobs = self._queue.get(), list[Job]()
        while more:
            jobs += more
            try:
                more = self._queue.get_nowait()
            except Empty:
                return jobs
        if jobs:
            self._queue.put(())  # write these first, then meet the end again
        return jobs

    def _commit(self, connection: Connection, jobs: Sequence[Job]) -> list[Any]:
        """What each job came to: a value, or the exception that only this job met."""
        if only_rows(jobs) and self._append_at_once(connection, jobs):
            return [None] * len(jobs)
        try:
            return self._transaction(connection, jobs)
        except Exception as error:
            if len(jobs) == 1:
                return [told_and_refused(error) if isinstance(error, DBAPIError) else error]
        return [self._commit(connection, [job])[0] for job in jobs]

    def _append_at_once(self, connection: Connection, jobs: Sequence[Job]) -> bool:
        driver: Any = connection.connection.driver_connection
        try:
            with driver:
                driver.execute("BEGIN")
                driver.executemany(APPEND, all_rows(jobs))
        except Exception:
            return False  # nothing of it is written: the ordinary way tells which of them failed, and of what
        return True

    def _transaction(self, connection: Connection, jobs: Sequence[Job]) -> list[Any]:
        with connection.begin():
            outcomes = [job.work(connection) if isinstance(job, Work) else None for job in jobs]
            if rows := all_rows(jobs):
                connection.exec_driver_sql(APPEND, rows)
        return outcomes


def open_engine(file: Path, wanted: str | None = None) -> Engine:
    """The file, made or brought up to date by its migrations, or to the version *wanted*; raises Unusable."""
    try:
        file.touch(0o600)  # SQLite gives the files beside it the same rights
    except OSError as error:
        raise cannot_write(error, file) from None
    engine = create_engine(f"sqlite:///{file}", hide_parameters=True)  # what failed is logged, not whose it was
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    try:
        with engine.begin() as connection:
            if not bring_up_to_date(connection, wanted):
                raise Unusable("data-newer", file=str(file))
    except DBAPIError as error:
        raise Unusable("data-broken", file=str(file), why=str(error.orig)) from None
    return engine


def look_alone(file: Path, look: Callable[[Connection], T]) -> T:
    """What *look* finds, as all of it stood at one moment, while a server writes or none does; raises Unusable."""
    engine = create_engine(f"sqlite:///file:{quote(str(file.absolute()))}?mode=rw&uri=true", hide_parameters=True)
    try:
        with engine.connect() as connection:
            return look(connection)
    except (DBAPIError, sqlite3.Error) as error:  # a backup is the driver's own
        why = str(error.orig if isinstance(error, DBAPIError) else error)
        raise Unusable("data-broken", file=str(file), why=why) from None
    finally:
        engine.dispose()


def _prepare(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves, or a migration would not be one transaction
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
