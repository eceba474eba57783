"""What a cookie is made of: the key that signs it, and whom it names. Nobody has to register."""

import secrets
from pathlib import Path
from typing import Final

from panzerkiste.server.storage.folder import KEY, Unusable, cannot_write, write_whole

KEY_LENGTH: Final = 32  # bytes


def read_key(folder: Path) -> bytes:
    """The key that signs cookies; made at the first start, readable by its owner only."""
    file = folder / KEY
    try:
        if not file.exists():
            write_whole(file, secrets.token_bytes(KEY_LENGTH))  # whoever knows it is anybody
        key = file.read_bytes()
    except OSError as error:
        raise cannot_write(error, file) from None
    if len(key) != KEY_LENGTH:
        raise Unusable("key-broken", file=str(file), have=len(key), need=KEY_LENGTH)
    return key


def new_account() -> str:
    return secrets.token_hex(16)


def new_device() -> str:
    return secrets.token_hex(8)
