"""A game's own rulebook: Markdown, each rule under a heading that begins with its id (``### PS-45 No way through``)."""

import re

from msgspec import Struct

from panzerkiste.engine.game import AnyGame
from panzerkiste.engine.languages import there_is

_HEADING = re.compile(r"^### (?P<id>[A-Z]+-\d+[a-z]?) (?P<title>.+)$", re.MULTILINE)
_NEXT = re.compile(r"^#{1,3} ", re.MULTILINE)


class Rule(Struct, frozen=True):
    """One rule of a rulebook; *text* is Markdown."""

    id: str
    title: str
    text: str


def rulebook_text(game: AnyGame, language: str) -> str:
    """The rulebook in this language, or in the one that it is written in."""
    book = game.folder / "rulebook"
    written = there_is(language, lambda other: (book / f"{other}.md").is_file())
    return (book / f"{written}.md").read_text(encoding="utf-8")


def read_rules(text: str) -> tuple[Rule, ...]:
    """The rules of a rulebook, in its order.

    >>> read_rules("### PS-10 Adjacent\\n\\nThey share an edge.\\n\\n## Set-up\\n")
    (Rule(id='PS-10', title='Adjacent', text='They share an edge.'),)
    """
    return tuple(_rule(text, heading) for heading in _HEADING.finditer(text))


def _rule(text: str, heading: re.Match[str]) -> Rule:
    end = _NEXT.search(text, heading.end())
    body = text[heading.end() : end.start() if end else len(text)]
    return Rule(heading["id"], heading["title"].strip(), body.strip())
