"""The data folder: one server at a time, and nobody but its owner reads what lies in it."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Final

from panzerkiste.engine.game import Line
from panzerkiste.engine.illegal import Fact

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

DATABASE: Final = "panzerkiste.sqlite"
KEY: Final = "session.key"
PUSH_KEY: Final = "push.key"
SIGNED_OUT: Final = "signed-out.json"
LOCK: Final = "panzerkiste.lock"
ORDER: Final = "order.json"  # what the host tells a server that runs
ANSWER: Final = "answer.json"  # and what it has done
# Seeds, codes and hidden moves are among it.
SECRET: Final = (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", KEY, PUSH_KEY, SIGNED_OUT, LOCK, ORDER, ANSWER)


class Unusable(Exception):
    """Why nothing can be served from a folder, as a sentence of the command line."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(f"{key} {facts}")
        self.line = Line(f"cli-{key}", facts)


class Folder:
    """A data folder that is ours until it is closed, or we die; *shared* with other workers."""

    def __init__(self, path: Path, *, shared: bool = False) -> None:
        self.database = path / DATABASE
        try:
            _close_to_others(path)
            self._lock = _locked(path, shared=shared)
        except OSError as error:
            raise cannot_write(error, path) from None

    def close(self) -> None:
        self._lock.close()

    def __enter__(self) -> "Folder":
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.close()


def cannot_write(error: OSError, file: Path) -> Unusable:
    return Unusable("not-written", file=str(error.filename or file), why=error.strerror or str(error))


def write_whole(file: Path, data: bytes) -> None:
    """All of it or nothing, also on a full disk and through a power cut; readable by its owner only."""
    new = file.with_suffix(".new")
    new.unlink(missing_ok=True)  # of a write that failed, or somebody's FIFO or link
    with os.fdopen(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as written:
        written.write(data)
        written.flush()
        os.fsync(written.fileno())
    new.replace(file)
    if os.name == "posix":
        folder = os.open(file.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)


def kept_key(file: Path, new: Callable[[], bytes]) -> bytes:
    """What is in the file; made at the first start, readable by its owner only."""
    try:
        if not file.exists():
            write_whole(file, new())
        return file.read_bytes()
    except OSError as error:
        raise cannot_write(error, file) from None


def _close_to_others(path: Path) -> None:
    """Versions before this one left all open to read. A folder that holds other things, too, stays as it is."""
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    found = {file.name for file in path.iterdir()}
    with suppress(PermissionError):  # another's, who lets us write there
        if found <= set(SECRET):
            path.chmod(0o700)
        for name in found & set(SECRET):
            (path / name).chmod(0o600)


def _locked(path: Path, *, shared: bool) -> IO[str]:
    lock = os.fdopen(os.open(path / LOCK, os.O_RDWR | os.O_CREAT, 0o600), "r+")
    try:
        _take(lock, shared=shared)
    except (BlockingIOError, PermissionError):
        pid = lock.read().strip()
        lock.close()
        raise Unusable("data-in-use", folder=str(path), pid=pid) from None
    lock.truncate(0)
    lock.write(f"{os.getpid()}\n")
    lock.flush()
    return lock


def _take(lock: IO[str], *, shared: bool) -> None:
    """Whoever has it keeps it until the file is closed, at the latest by the end of the process."""
    if sys.platform == "win32":
        lock.seek(2**30)  # bytes that are locked cannot be read: not those in which the owner's number stands
        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        lock.seek(0)
    else:
        fcntl.flock(lock, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
