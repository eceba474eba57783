"""What is to be written, gathered on the event loop. Everything that was queued while a transaction was committed goes
into the next one, and nobody is told "done" before that is on the disk: a commit costs the same for one match as for a
hundred.
"""

from asyncio import AbstractEventLoop, Future, get_running_loop
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection

from panzerkiste.server.measures import MEASURES
from panzerkiste.server.storage.database import Row

T = TypeVar("T")


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


class Jobs:
    """Asked for on one event loop, done in another thread, which *take* hands them to."""

    def __init__(self, take: Callable[[Sequence[Job]], object]) -> None:
        self._take, self._gathered = take, list[Job]()
        self._loop: AbstractEventLoop = get_running_loop()

    def append(self, rows: Sequence[Row]) -> Future[None]:
        done: Future[None] = self._loop.create_future()
        MEASURES.queued(1)
        self._gather(Rows(rows, done))
        return done

    def do(self, work: Callable[[Connection], T]) -> Future[T]:
        job = self.alone(work)
        self._gather(job)
        return job.done

    def alone(self, work: Callable[[Connection], Any]) -> Work:
        """One that is not gathered with the others."""
        MEASURES.queued(1)
        return Work(work, self._loop.create_future())

    def hand_over(self) -> None:
        if self._gathered:
            self._take(self._gathered)
            self._gathered = []

    def settle(self, jobs: Sequence[Job], outcomes: Sequence[Any]) -> None:
        """From the other thread: what each of them came to, a value or an exception."""
        self._loop.call_soon_threadsafe(_settle, jobs, outcomes)

    def _gather(self, job: Job) -> None:
        """What comes up in one round of the event loop is handed over together: the thread is woken once."""
        if not self._gathered:
            self._loop.call_soon(self.hand_over)
        self._gathered.append(job)


def all_rows(jobs: Sequence[Job]) -> list[Row]:
    return [row for job in jobs if isinstance(job, Rows) for row in job.rows]


def only_rows(jobs: Sequence[Job]) -> bool:
    """Nothing but moves, as mostly: SQLAlchemy, which takes longer than the database, is not asked."""
    return all(isinstance(job, Rows) for job in jobs)


def _settle(jobs: Sequence[Job], outcomes: Sequence[Any]) -> None:
    MEASURES.queued(-len(jobs))
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.done.done():
            continue  # whoever asked has gone; what was asked is written all the same
        if isinstance(outcome, BaseException):
            job.done.set_exception(outcome)
        else:
            job.done.set_result(outcome)
            MEASURES.moved(len(job.rows) if isinstance(job, Rows) else 0)
