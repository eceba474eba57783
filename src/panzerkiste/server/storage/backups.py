"""All that is kept in one file, and back, consistent while a server writes.

In the file the database is always SQLite's, also where it lies in PostgreSQL: so a backup also moves from one to the
other.
"""

import os
import sqlite3
import zipfile
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from sqlalchemy import Connection

from panzerkiste.server.storage.copying import copy_rows, count_on
from panzerkiste.server.storage.database import version
from panzerkiste.server.storage.folder import DATABASE, KEY, PUSH_KEY, SIGNED_OUT, Folder, Unusable, cannot_write
from panzerkiste.server.storage.opening import look_into, prepare_database
from panzerkiste.server.storage.sqlite import look_alone, open_engine

KEYS: Final = (KEY, PUSH_KEY, SIGNED_OUT)
KEPT: Final = (DATABASE, *KEYS)
REPLACED: Final = (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", *KEYS)


def back_up(data: Path, address: str, file: Path) -> int:
    """How many bytes the file has; raises Unusable. A file that is there already is not written over."""
    try:
        with TemporaryDirectory(dir=file.absolute().parent, prefix=".backup-") as place:
            copy = Path(place) / DATABASE
            look_into(data, address, lambda connection: _take(connection, copy))
            _check(copy)
            return _pack(data, copy, file)
    except OSError as error:
        raise cannot_write(error, file) from None


def _take(connection: Connection, copy: Path) -> None:
    """SQLite copies its pages itself, whatever its version; of PostgreSQL the rows are taken."""
    if connection.dialect.name == "sqlite":
        source: Any = connection.connection.driver_connection
        with closing(sqlite3.connect(copy)) as target:
            source.backup(target)
        return
    engine = open_engine(copy, version(connection))
    with engine.begin() as target:
        copy_rows(connection, target)
    engine.dispose()


def _check(database: Path) -> None:
    """Raises Unusable where the database is damaged, or none of ours."""
    try:
        with closing(sqlite3.connect(database)) as connection:
            [found] = connection.execute("PRAGMA integrity_check(1)").fetchone()
            connection.execute("SELECT version_num FROM alembic_version")
    except sqlite3.Error as error:
        found = str(error)
    if found != "ok":
        raise Unusable("data-broken", file=database.name, why=found)


def _pack(data: Path, copy: Path, file: Path) -> int:
    """Seeds and keys are in it: readable by its owner only."""
    with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as written:
        with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as packed:
            for name in KEPT:
                found = copy if name == DATABASE else data / name
                if found.is_file():
                    packed.write(found, name)
        return written.tell()


def restore(file: Path, data: Path, address: str) -> Path:
    """The folder and the database hold what the backup holds; what was there before lies in the folder that is
    returned.

    Refuses what a server uses, and a backup that is damaged or newer than this program; raises Unusable.
    """
    try:
        with Folder(data) as folder, TemporaryDirectory(dir=data, prefix=".restore-") as place:
            new = Path(place)
            _unpack(file, new)
            _check(new / DATABASE)
            open_engine(new / DATABASE).dispose()  # of an older version: brought up to date
            before = data / f"before-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}"
            before.mkdir(mode=0o700)
            if address:
                _replace(folder, address, new / DATABASE, before / DATABASE)
            names = KEYS if address else REPLACED
            _move(names, data, before)
            _move(names, new, data)
            return before
    except OSError as error:
        raise cannot_write(error, data) from None


def _replace(folder: Folder, address: str, new: Path, before: Path) -> None:
    """In PostgreSQL, in one transaction; what was there is copied to a file first."""
    prepare_database(folder, address)
    from panzerkiste.server.storage.postgres import done_alone, shown_users

    def look(connection: Connection) -> None:
        if users := shown_users(connection):
            raise Unusable("database-in-use", users=users)
        _take(connection, before)

    def work(connection: Connection) -> None:
        look_alone(new, lambda source: copy_rows(source, connection))
        count_on(connection)

    look_into(before.parent, address, look)
    done_alone(address, work)


def _unpack(file: Path, place: Path) -> None:
    try:
        with zipfile.ZipFile(file) as packed:
            for name in set(KEPT) & set(packed.namelist()):
                packed.extract(name, place)
                (place / name).chmod(0o600)
    except (OSError, zipfile.BadZipFile) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Unusable("admin-no-backup", file=str(file), why=why) from None
    if not (place / DATABASE).is_file():
        raise Unusable("admin-no-backup", file=str(file), why=DATABASE)


def _move(names: Sequence[str], source: Path, target: Path) -> None:
    for name in names:
        if (source / name).exists():
            (source / name).replace(target / name)
