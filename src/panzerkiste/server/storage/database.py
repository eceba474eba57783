"""What a database is to the stores, whichever it is: read, written and appended to beside the event loop."""

import logging
from asyncio import Future
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import Connection, Table, inspect
from sqlalchemy.dialects.postgresql import Insert, insert
from sqlalchemy.exc import DBAPIError, IntegrityError

from panzerkiste.engine.illegal import Illegal

T = TypeVar("T")
Row = tuple[Any, ...]

LOG: Final = logging.getLogger("panzerkiste.storage")
STEPS: Final = Path(__file__).parent / "migrations" / "versions"


class Database(Protocol):
    """What is written by one process is written in the order in which it was asked for, much of it at once."""

    def read(self, look: Callable[[Connection], T], /) -> Awaitable[T]:
        """What *look* finds, as all of it stood at one moment."""

    def write(self, work: Callable[[Connection], T], /) -> Awaitable[T]:
        """What *work* returned, once its changes are durable. It may be run again, where others came between."""

    def append(self, rows: Sequence[Row], /) -> Future[None]:
        """Rows of ENTRIES, in the order of its columns, each with its match's epoch after the match; done when they are
        durable. Of a match that another holds meanwhile none is written: IntegrityError."""

    async def close(self) -> None:
        """Everything asked for so far is still written."""


class Shared(Database, Protocol):
    """One that other processes write to as well."""

    def repeat(self, work: Callable[[Connection], object], seconds: float, /) -> Callable[[], object]:
        """*work* every so many seconds, however busy the event loop is; ended by what is returned."""


def upsert(table: Table) -> Insert:
    """An INSERT that can be told what to do where such a row is there already.

    SQLite has taken PostgreSQL's clause over, and SQLAlchemy writes this one for both.
    """
    return insert(table)


def told_and_refused(error: Exception) -> Exception:
    """A disk that is full or gone is no fault of the program: one line for the host, a sentence for the visitor."""
    if isinstance(error, IntegrityError):
        return error
    LOG.error("the database failed: %s", error.orig if isinstance(error, DBAPIError) else error)
    return Illegal("STORAGE", "failed")


def bring_up_to_date(connection: Connection, wanted: str | None = None) -> bool:
    """To the newest version, or another that is *wanted*. False where a newer program has brought it further."""
    newest = max(file.stem for file in STEPS.glob("step_*.py")).removeprefix("step_")
    found, wanted = version(connection), wanted or newest
    if max(found or "", wanted) > newest:
        return False
    if found != wanted:
        _migrate(connection, wanted)
    return True


def version(connection: Connection) -> str | None:
    """The last migration that this database has seen."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return found


def _migrate(connection: Connection, wanted: str) -> None:
    import alembic.command  # late: most starts need no migration, and it takes its time
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(STEPS.parent))
    alembic.command.upgrade(config, wanted)
