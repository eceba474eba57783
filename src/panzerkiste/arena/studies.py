"""Studies of a design: many games of one kind, each a pure function of the design and a number."""

from functools import partial
from hashlib import blake2b
from typing import Any, Final

import msgspec
from msgspec import Struct

from panzerkiste.registry import WORKSHOPS, Study, workshop_parts

BEGINNING: Final = b'{"study":'  # of each line of the file
APART: Final = 1_000_000  # numbers between two seeds


class Kept(Struct, frozen=True):
    """What remains of a game: the study it belongs to, its number, and what the study's own game has found."""

    study: str
    number: int
    found: Any


def studies() -> dict[str, tuple[str, Study]]:
    """By the name on the command line: the game's id and the study."""
    parts = workshop_parts(lambda workshop: tuple(workshop.studies()))
    return {f"{id}-{study.kind}": (id, study) for id, brought in parts.items() for study in brought}


def played(id: str, kind: str, design: str, level: int, number: int) -> Kept:
    """In another process the study is found again by its name."""
    study = next(one for one in WORKSHOPS[id].studies() if one.kind == kind)
    return Kept(digest(kind, design, level), number, msgspec.to_builtins(study.game(design, level, number)))


def work(id: str, study: Study, design: str, level: int) -> partial[Kept]:
    return partial(played, id, study.kind, design, level)


def digest(kind: str, design: str, level: int) -> str:
    """Tells the games of one study from those of another, also after the design was changed."""
    return blake2b(repr((kind, design, level)).encode(), digest_size=8).hexdigest()


def games_of(study: Study, kept: list[Kept]) -> list[Any]:
    return [msgspec.convert(one.found, study.shape) for one in kept]
