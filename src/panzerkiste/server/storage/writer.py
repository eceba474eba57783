"""One thread writes. Everything that was queued while it committed goes into its next transaction, and nobody is told
"done" before that transaction is on the disk: a commit costs the same for one match as for a hundred.
"""

import logging
from asyncio import AbstractEventLoop, Future, get_running_loop, to_thread
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.measures import MEASURES

T = TypeVar("T")
Row = tuple[Any, ...]

LOG: Final = logging.getLogger("panzerkiste.storage")


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows for the one statement that all matches share."""

    rows: Sequence[Row]
    done: Future[None]


@dataclass(frozen=True, slots=True)
class Work:
    """Anything else that is written."""

    work: Callable[[Connection], Any]
    done: Future[Any]


Job = Rows | Work


class Writer:
    def __init__(self, engine: Engine, append: str) -> None:
        self._engine, self._append = engine, append
        self._gathered = list[Job]()
        self._jobs = SimpleQueue[Sequence[Job]]()
        self._loop: AbstractEventLoop = get_running_loop()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def append(self, rows: Sequence[Row]) -> Future[None]:
        """Done when the rows are durable."""
        done: Future[None] = self._loop.create_future()
        self._gather(Rows(rows, done))
        return done

    def do(self, work: Callable[[Connection], T]) -> Future[T]:
        """What *work* returned, once its changes are durable."""
        done: Future[T] = self._loop.create_future()
        self._gather(Work(work, done))
        return done

    async def close(self) -> None:
        """Everything asked for so far is still written."""
        self._hand_over()
        self._jobs.put(())
        await to_thread(self._thread.join)

    def _gather(self, job: Job) -> None:
        """What comes up in one round of the event loop is handed over together: the thread is woken once."""
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(job)
        MEASURES.writing(1)

    def _hand_over(self) -> None:
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while jobs := self._queued():
                outcomes = self._commit(connection, jobs)
                self._loop.call_soon_threadsafe(_settle, jobs, outcomes)

    def _queued(self) -> list[Job]:
        """All that waits, at least one; empty when the writer shall end."""
        more, jobs = self._jobs.get(), list[Job]()
        while more:
            jobs += more
            try:
                more = self._jobs.get_nowait()
            except Empty:
                return jobs
        if jobs:
            self._jobs.put(())  # write these first, then meet the end again
        return jobs

    def _commit(self, connection: Connection, jobs: Sequence[Job]) -> list[Any]:
        """What each job came to: a value, or the exception that only this job met."""
        if self._append_at_once(connection, jobs):
            return [None] * len(jobs)
        try:
            return self._transaction(connection, jobs)
        except Exception as error:
            if len(jobs) == 1:
                return [told_and_refused(error) if isinstance(error, DBAPIError) else error]
        return [self._commit(connection, [job])[0] for job in jobs]

    def _append_at_once(self, connection: Connection, jobs: Sequence[Job]) -> bool:
        """Nothing but moves, as mostly: without SQLAlchemy, which takes longer than the database."""
        if any(isinstance(job, Work) for job in jobs):
            return False
        rows = [row for job in jobs if isinstance(job, Rows) for row in job.rows]
        driver: Any = connection.connection.driver_connection
        try:
            with driver:
                driver.execute("BEGIN")
                driver.executemany(self._append, rows)
        except Exception:
            return False  # nothing of it is written: the ordinary way tells which of them failed, and of what
        return True

    def _transaction(self, connection: Connection, jobs: Sequence[Job]) -> list[Any]:
        with connection.begin():
            outcomes = [job.work(connection) if isinstance(job, Work) else None for job in jobs]
            if rows := [row for job in jobs if isinstance(job, Rows) for row in job.rows]:
                connection.exec_driver_sql(self._append, rows)
        return outcomes


def told_and_refused(error: DBAPIError) -> Exception:
    """A disk that is full or gone is no fault of the program: one line for the host, a sentence for the visitor."""
    if isinstance(error, IntegrityError):
        return error
    LOG.error("the database failed: %s", error.orig)
    return Illegal("STORAGE", "failed")


def _settle(jobs: Sequence[Job], outcomes: Sequence[Any]) -> None:
    MEASURES.writing(-len(jobs))
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.done.done():
            continue  # whoever asked has gone; what was asked is written all the same
        if isinstance(outcome, BaseException):
            job.done.set_exception(outcome)
        else:
            job.done.set_result(outcome)
