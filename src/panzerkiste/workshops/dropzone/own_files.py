"""Army lists (DZ-058) and battlefields (DZ-202) of one's own, and what speaks against them."""

from collections.abc import Iterator
from typing import Final

import msgspec

from panzerkiste.cli.terminal import say
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.armies.checks import force_violations, violations
from panzerkiste.games.dropzone.armies.text import read_lists
from panzerkiste.games.dropzone.fields.battlefields import read_battlefield
from panzerkiste.games.dropzone.fields.checks import findings
from panzerkiste.registry import Objection, OwnFile


def _about_army(text: str) -> Iterator[Objection]:
    try:
        lists = tuple(read_lists(text))
    except Illegal as illegal:
        yield Objection("error", "", illegal.refusal)
        return
    for written in lists:
        for found in violations(written.army):
            yield Objection("error", say("check-line", line=written.lines[found.place]), found.why)
    armies = [written.army for written in lists]
    for found in force_violations(armies, sum(army.limit for army in armies)):
        yield Objection("error", "", found.why)


def _is_battlefield(text: str) -> bool:
    """A battlefield's table has a size."""
    try:
        return "size" in msgspec.toml.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        return False


def _about_battlefield(text: str) -> Iterator[Objection]:
    try:
        field = read_battlefield(text)
    except Illegal as illegal:
        yield Objection("error", "", illegal.refusal)
        return
    for found in findings(field):
        yield Objection(found.level, found.piece, found.why)


OWN_FILES: Final = (
    OwnFile("army", ".army", _about_army),
    OwnFile("battlefield", ".toml", _about_battlefield, _is_battlefield),
)
