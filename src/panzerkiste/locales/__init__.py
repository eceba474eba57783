"""The Fluent catalogues for Python: which language to speak, and sentences in it.

What the whole program says stands here; a game's sentences lie beside the game, in its folder ``texts``. The web client
reads the same files. Every sentence stands in both languages; tests hold them to it.
"""

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from panzerkiste.engine.languages import LANGUAGES, there_is

FOLDER: Final = Path(__file__).parent
_NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")  # of a message or a term
_START: Final = re.compile(rf"^(?={_NAME.pattern} *=)", re.MULTILINE)  # of an entry: what follows it is indented


def negotiate(wanted: str = "", environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak: the one wanted, else the environment's, else English.

    >>> negotiate("de-AT"), negotiate("", {"LANG": "de_CH.UTF-8"}), negotiate("", {"LC_ALL": "C", "LANG": "de"})
    ('de', 'de', 'en')
    """
    set_ones = (environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name))
    named = wanted or next(set_ones, "")
    primary = named.replace("_", "-").split("-")[0].split(".")[0].lower()
    return primary if primary in LANGUAGES else LANGUAGES[0]


class Voice:
    """Sentences in one language, from catalogues of ours by name, and from all in a folder of texts.

    Each is parsed when it is first said: parsing all of them takes the better part of a second.
    """

    def __init__(self, language: str, sources: tuple[str | Path, ...]) -> None:
        self.language = language
        # Terminals do not know the marks that isolate a value written from right to left.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unsaid: dict[str, str] = {}
        for file in (file for source in sources for file in catalogues(source, language)):
            _, *entries = _START.split(file.read_text(encoding="utf-8", errors="replace"))
            for entry in entries:
                self._unsaid.setdefault(entry[: entry.index("=")].rstrip(), entry)

    def knows(self, key: str) -> bool:
        self._parse(key)
        return self._bundle.has_message(key)

    def format(self, key: str, facts: Mapping[str, str | int | float] | None = None) -> str:
        """The sentence under *key*; the key itself where there is none, so that a gap is seen and nothing stops."""
        if not self.knows(key):
            return key
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        text, _ = self._bundle.format_pattern(pattern, dict(facts or {}))
        return str(text)

    def _parse(self, name: str) -> None:
        """An entry, with all that it refers to."""
        if entry := self._unsaid.get(name):
            self._bundle.add_resource(FluentResource(entry))
            self._unsaid.pop(name, None)  # only now: another thread may ask for it meanwhile
            for other in _NAME.findall(entry):
                self._parse(other)


def catalogues(source: str | Path, language: str) -> list[Path]:
    """The files of a source in one language: one of ours by its name, or all in a folder of texts.

    What somebody else brings in another language only is read in that one.
    """
    if isinstance(source, str):
        return [FOLDER / language / f"{source}.ftl"]
    written = there_is(language, lambda other: any((source / other).glob("*.ftl")))
    return sorted((source / written).glob("*.ftl"))


@cache
def voice(language: str, *sources: str | Path) -> Voice:
    return Voice(language, sources)
