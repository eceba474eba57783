"""What organisers write for all to read: paragraphs without signs that cannot be seen, which could turn round what
stands beside them."""

from itertools import groupby
from typing import Final

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.matches.words import plain

LONGEST: Final = 2000  # signs
NAME: Final = 60


def paragraphs(text: str, most: int = LONGEST) -> str:
    """Line by line, with one empty line at most between two.

    >>> paragraphs(" Be\\u202e kind.\\r\\n\\n\\n\\x07Bring  tea.\\n")
    'Be kind.\\n\\nBring tea.'
    """
    lines = [plain(line, empty=True) for line in text.splitlines()]
    kept = [line for written, some in groupby(lines, bool) for line in (some if written else [""])]
    return _bounded("\n".join(kept).strip("\n"), most)


def one_line(text: str, most: int) -> str:
    return _bounded(plain(text, empty=True), most)


def _bounded(text: str, most: int) -> str:
    if len(text) > most:
        raise Illegal("EVENT", "long", most=most)
    return text
