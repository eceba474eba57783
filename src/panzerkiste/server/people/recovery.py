"""Recovery codes: each opens the account once, for whoever has lost all else."""

import hashlib
import secrets
from typing import Final

from panzerkiste.server.matches.codes import SIGNS

MANY: Final = 8
GROUPS, SIGNS_A_GROUP = 4, 4  # 79 bits: so many that their hashes need no salt


def new_codes() -> list[str]:
    return [_new_code() for _ in range(MANY)]


def _new_code() -> str:
    return "-".join("".join(secrets.choice(SIGNS) for _ in range(SIGNS_A_GROUP)) for _ in range(GROUPS))


def digest(code: str) -> bytes:
    """As it is kept; typed with or without its dashes, in small or large letters."""
    return hashlib.sha256("".join(sign for sign in code.upper() if sign.isalnum()).encode()).digest()
