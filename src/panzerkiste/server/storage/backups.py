"""A whole data folder in one file, and back. The copy is consistent while a server writes (SQLite's backup API)."""

import os
import sqlite3
import zipfile
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from panzerkiste.server.storage.folder import DATABASE, KEY, PUSH_KEY, SIGNED_OUT, Folder, Unusable, cannot_write
from panzerkiste.server.storage.sqlite import open_engine

KEPT: Final = (DATABASE, KEY, PUSH_KEY, SIGNED_OUT)
REPLACED: Final = (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", KEY, PUSH_KEY, SIGNED_OUT)


def back_up(data: Path, file: Path) -> int:
    """How many bytes the file has; raises Unusable. A file that is there already is not written over."""
    if not (data / DATABASE).is_file():
        raise Unusable("admin-no-data", folder=str(data))
    try:
        with TemporaryDirectory(dir=file.absolute().parent, prefix=".backup-") as place:
            copy = Path(place) / DATABASE
            _copy(data / DATABASE, copy)
            _check(copy)
            return _pack(data, copy, file)
    except OSError as error:
        raise cannot_write(error, file) from None


def _copy(database: Path, copy: Path) -> None:
    try:
        source = sqlite3.connect(f"{database.absolute().as_uri()}?mode=rw", uri=True)
        with closing(source), closing(sqlite3.connect(copy)) as target:
            source.backup(target)
    except sqlite3.Error as error:
        raise Unusable("data-broken", file=str(database), why=str(error)) from None


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


def restore(file: Path, data: Path) -> Path:
    """The folder holds what the backup holds; what was there before lies in the folder that is returned.

    Refuses a folder that a server uses, and a backup that is damaged or newer than this program; raises Unusable.
    """
    try:
        with Folder(data), TemporaryDirectory(dir=data, prefix=".restore-") as place:
            new = Path(place)
            _unpack(file, new)
            _check(new / DATABASE)
            open_engine(new / DATABASE).dispose()  # of an older version: brought up to date
            before = data / f"before-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}"
            before.mkdir(mode=0o700)
            _move(data, before)
            _move(new, data)
            return before
    except OSError as error:
        raise cannot_write(error, data) from None


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


def _move(source: Path, target: Path) -> None:
    for name in REPLACED:
        if (source / name).exists():
            (source / name).replace(target / name)
