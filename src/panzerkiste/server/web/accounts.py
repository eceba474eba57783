"""Who a visitor is: a guest with a signed cookie and a name of his choice. Nobody registers."""

import os
import secrets
from pathlib import Path


def read_key(folder: Path) -> bytes:
    """The key that signs cookies; made at the first start, readable by its owner only."""
    file = folder / "session.key"
    try:
        with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as new:
            new.write(secrets.token_bytes(32))
    except FileExistsError:
        pass
    return file.read_bytes()


def new_account() -> str:
    return secrets.token_hex(16)
