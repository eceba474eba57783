"""The databases that a test runs on: a file of SQLite's, and PostgreSQL."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from panzerkiste.server.storage.database import Database
from panzerkiste.server.storage.postgres import Postgres, address, prepare
from panzerkiste.server.storage.sqlite import Sqlite
from tests.server.house import empty_database
from tools.postgres import Cluster

T = TypeVar("T")


@dataclass(frozen=True)
class Place:
    """Where a test keeps its matches; *address* is PostgreSQL's, or empty."""

    folder: Path
    address: str = ""

    def open(self) -> Database:
        """Only on a running loop, as often as it is closed."""
        if self.address:
            return Postgres(self.address)
        if not self.file.exists():
            self.file.write_bytes(empty_database())
        return Sqlite(self.file)

    @property
    def file(self) -> Path:
        return self.folder / "test.sqlite"

    async def alone(self, work: Callable[[Connection], T]) -> T:
        """In a transaction of its own, on whatever is there."""
        if self.address:
            engine = create_async_engine(address(self.address))
            async with engine.begin() as connection:
                done = await connection.run_sync(work)
            await engine.dispose()
            return done
        with create_engine(f"sqlite:///{self.file}").begin() as own:
            return work(own)


class Postgreses:
    """Databases of one cluster that are up to date, which takes its time, once."""

    def __init__(self) -> None:
        self.cluster = Cluster()
        self._first = self.cluster.new_database()
        prepare(self.cluster.address(self._first))

    def new_address(self) -> str:
        return self.cluster.address(self.cluster.new_database(self._first))
