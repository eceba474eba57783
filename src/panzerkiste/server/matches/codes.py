"""Codes that take a seat or watch a match: drawn, and as they are read out."""

import secrets
from typing import Final

SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that is taken for another


def neat(code: str) -> str:
    """A code as it is read out: in groups of three.

    >>> neat("K7Q4MDX2P")
    'K7Q-4MD-X2P'
    """
    return "-".join(code[start : start + 3] for start in range(0, len(code), 3))


def draw_code(length: int) -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(length))
