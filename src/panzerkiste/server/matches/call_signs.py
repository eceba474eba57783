"""A guest has a name before choosing one."""

import hashlib
from typing import Final

# Radio words, the same in every language.
# fmt: off
CALL_SIGNS: Final = (
    "Alfa", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "India", "Juliett", "Kilo", "Lima",
    "Mike", "November", "Oscar", "Papa", "Quebec", "Romeo", "Sierra", "Tango", "Uniform", "Victor", "Whiskey", "Zulu",
)
# fmt: on


def call_sign(account: str) -> str:
    """The name of a guest who has chosen none.

    >>> call_sign("5e1f")
    'Victor 76'
    """
    number = int.from_bytes(hashlib.sha256(account.encode()).digest()[:4], "big")
    return f"{CALL_SIGNS[number % len(CALL_SIGNS)]} {number // 100 % 90 + 10}"
