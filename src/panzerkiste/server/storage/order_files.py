"""Orders and answers as files in the data folder: each is read once, and nothing else that lies in their place."""

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from panzerkiste.server.storage.folder import ANSWER, ORDER

LARGEST: Final = 64 * 1024  # bytes

# A FIFO is not waited for, and a link leads nowhere. Windows has neither.
CAUTIOUS: Final = os.O_RDONLY | (0 if sys.platform == "win32" else os.O_NONBLOCK | os.O_NOFOLLOW)


def taken(file: Path) -> bytes | None:
    """What a plain file holds, which is gone then; None where there is none. Raises OSError for anything else, which is
    gone, too: it is tried again and again, and complained of once."""
    try:
        text = contents(file)
    except FileNotFoundError:
        return None
    except OSError:
        _remove(file)
        raise
    file.unlink()
    return text


def tidy(folder: Path) -> None:
    """Nobody waits any more for what was ordered from an earlier server, and an answer may hold a secret."""
    for name in (ORDER, ANSWER):
        with suppress(OSError):
            _remove(folder / name)


def contents(file: Path) -> bytes:
    """Of a plain file. Raises OSError."""
    descriptor = os.open(file, CAUTIOUS)
    try:
        found = os.fstat(descriptor)
        if not stat.S_ISREG(found.st_mode) or found.st_size > LARGEST:
            raise OSError(f"{file} is no file of ours")
        return os.read(descriptor, LARGEST)
    finally:
        os.close(descriptor)


def _remove(file: Path) -> None:
    """A folder that is not empty is moved aside."""
    if not file.is_dir() or file.is_symlink():
        file.unlink(missing_ok=True)
    else:
        file.rename(file.with_name(f"{file.name}.{os.urandom(4).hex()}"))
