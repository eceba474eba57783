"""What a cookie is made of: the key that signs it, and whom it names. Nobody has to register."""

import secrets
from pathlib import Path
from typing import Final

from panzerkiste.server.storage.folder import KEY, Unusable, kept_key

KEY_LENGTH: Final = 32  # bytes


def read_key(folder: Path) -> bytes:
    """The key that signs cookies, where it lies in a file."""
    file = folder / KEY
    return checked_key(kept_key(file, new_key), str(file))


def new_key() -> bytes:
    """Whoever knows it is anybody."""
    return secrets.token_bytes(KEY_LENGTH)


def checked_key(key: bytes, place: str) -> bytes:
    if len(key) != KEY_LENGTH:
        raise Unusable("key-broken", file=place, have=len(key), need=KEY_LENGTH)
    return key


def new_account() -> str:
    return secrets.token_hex(16)


def new_device() -> str:
    return secrets.token_hex(8)
