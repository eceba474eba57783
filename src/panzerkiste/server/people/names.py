"""What somebody may be called, and when two names are the same."""

import unicodedata
from typing import Final

from panzerkiste.engine.illegal import Illegal

LONGEST: Final = 40  # signs


def plain(name: str) -> str:
    """As it is shown: one way to write each sign, none that cannot be seen, one space between words.

    >>> plain("  Dachs\\u200b  ４０ ")
    'Dachs 40'
    """
    seen = "".join(sign for sign in unicodedata.normalize("NFKC", name) if sign.isprintable())
    shown = " ".join(seen.split())
    if not 0 < len(shown) <= LONGEST:
        raise Illegal("PERSON", "name", most=LONGEST)
    return shown


def key(name: str) -> str:
    """By which names are told apart: not by large and small letters.

    >>> key("Straße") == key("STRASSE")
    True
    """
    return unicodedata.normalize("NFKC", plain(name).casefold())
