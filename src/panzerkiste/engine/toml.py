"""TOML that somebody brings. Its readers take time and memory by the square of a dotted key's length."""

import re
from typing import Final

PARTS: Final = 8  # of a dotted key; ours have one
_ENDS: Final = re.compile(r"[][{},\n]")


def has_deep_key(text: str) -> bool:
    """Does a key of more than so many parts stand before an equals sign? Told without reading the text as TOML."""
    return any(_ENDS.split(before[-200:])[-1].count(".") >= PARTS for before in text.split("=")[:-1])
