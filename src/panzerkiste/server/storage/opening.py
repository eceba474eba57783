"""Which database it is: a file in the data folder, or PostgreSQL's that the host names by its address."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, make_url
from sqlalchemy.exc import ArgumentError

from panzerkiste.registry import has_extra
from panzerkiste.server.storage.database import Database, Shared
from panzerkiste.server.storage.folder import DATABASE, Folder, Unusable
from panzerkiste.server.storage.sqlite import Sqlite, look_alone, open_engine

T = TypeVar("T")

SPOKEN: Final = ("postgresql", "postgresql+asyncpg")


def prepare_database(folder: Folder, address: str = "") -> None:
    """What visitors will need, made or brought up to date; raises Unusable."""
    if address:
        _check(address)
        from panzerkiste.server.storage.postgres import prepare

        prepare(address)
    else:
        open_engine(folder.database).dispose()


def open_database(folder: Folder, address: str = "") -> Database:
    """Only on a running loop; raises Unusable."""
    return open_shared(address) if address else Sqlite(folder.database)


def open_shared(address: str) -> Shared:
    """The same, where several processes may write to it."""
    _check(address)
    from panzerkiste.server.storage.postgres import Postgres

    return Postgres(address)


def look_into(data: Path, address: str, look: Callable[[Connection], T]) -> T:
    """What *look* finds, while a server runs or none does; raises Unusable. Takes its time."""
    if address:
        _check(address)
        from panzerkiste.server.storage.postgres import look_alone as look_there

        return look_there(address, look)
    if not (data / DATABASE).is_file():
        raise Unusable("admin-no-data", folder=str(data))
    return look_alone(data / DATABASE, look)


def _check(address: str) -> None:
    """The address is not repeated: a password may stand in it."""
    try:
        driver = make_url(address).drivername
    except ArgumentError:
        driver = ""
    if driver not in SPOKEN:
        raise Unusable("database-unknown")
    if not has_extra("postgres"):
        raise Unusable("no-extra", extra="postgres")
