"""Who a visitor is: a guest with a signed cookie and a name of his choice. Nobody registers."""

import os
import secrets
from pathlib import Path
from typing import Final

from panzerkiste.server.storage.folder import KEY, Unusable, cannot_write

KEY_LENGTH: Final = 32  # bytes


def read_key(folder: Path) -> bytes:
    """The key that signs cookies; made at the first start, readable by its owner only."""
    file = folder / KEY
    try:
        if not file.exists():
            _write_key(file)
        key = file.read_bytes()
    except OSError as error:
        raise cannot_write(error, file) from None
    if len(key) != KEY_LENGTH:
        raise Unusable("key-broken", file=str(file), have=len(key), need=KEY_LENGTH)
    return key


def _write_key(file: Path) -> None:
    """All of it or nothing, also on a full disk and through a power cut: whoever knows the key is anybody."""
    new = file.with_suffix(".new")
    with os.fdopen(os.open(new, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "wb") as key:
        key.write(secrets.token_bytes(KEY_LENGTH))
        key.flush()
        os.fsync(key.fileno())
    new.replace(file)
    if os.name == "posix":
        folder = os.open(file.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)


def new_account() -> str:
    return secrets.token_hex(16)
