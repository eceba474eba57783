"""Passwords, as they are kept. Each of these takes some tens of milliseconds, whatever the answer."""

import unicodedata
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

# What OWASP recommends where memory is dear: 19 MiB at a time, on a machine that plays matches meanwhile.
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)


def hashed(password: str) -> str:
    return HASHER.hash(_typed(password))


def fits(password: str, kept: str | None) -> bool:
    """Where none is kept it takes as long to say no: nobody learns by a watch who has an account."""
    try:
        HASHER.verify(kept or _nobodys(), _typed(password))
    except VerificationError:
        return False
    return kept is not None


def _typed(password: str) -> str:
    """Keyboards write the same letter in two ways."""
    return unicodedata.normalize("NFC", password)


@cache
def _nobodys() -> str:
    return HASHER.hash("nobody's")
