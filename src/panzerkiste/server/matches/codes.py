"""Codes that people read out to each other: they take a seat, or a place to watch from."""

import secrets
from typing import Final

SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that is taken for another


def new_code(length: int) -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(length))


def neat(code: str) -> str:
    """A code as it is read out: in groups of three.

    >>> neat("K7Q4MDX2P")
    'K7Q-4MD-X2P'
    """
    return "-".join(code[start : start + 3] for start in range(0, len(code), 3))
