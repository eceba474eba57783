"""Army lists as text (DZ-058): one line for each purchase; what cannot be read is refused with line and column.

::

    army: Second wave
    faction: ucm
    limit: 650

    ucm_infantry
      3 ucm_legionnaires in 1 ucm_bear
      3 ucm_legionnaires in 1 ucm_bear
      shared 1 ucm_condor

Further lines of a battlegroup: ``gates 2 shaltari_spirit`` and ``commander 2 in phr_zeus#2``. A line that begins with
``;`` is a remark. How much a list is worth and whether it is legal, DZ-058 says.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from msgspec.structs import replace

from panzerkiste.engine.illegal import Fact, Illegal
from panzerkiste.games.dropzone.armies.catalogue import BATTLEGROUPS, FACTIONS, UNITS
from panzerkiste.games.dropzone.armies.checks import ARMY, Part, Place
from panzerkiste.games.dropzone.armies.lists import ArmyList, Commander, Group, Ride, Squad

_HEAD: Final = ("army", "faction", "limit")
_LONGEST: Final = 20_000  # characters: no list comes near it
_FOLDER = files("panzerkiste.games.dropzone") / "data" / "armies"

ARMY_NAMES: Final = tuple(sorted(file.name.removesuffix(".army") for file in _FOLDER.iterdir()))


@cache
def shipped_army(name: str) -> ArmyList:
    return read_army((_FOLDER / f"{name}.army").read_text(encoding="utf-8"))


def read_force(text: str) -> tuple[ArmyList, ...]:
    """DZ-061: the lists in a text, each of which begins with its line ``army:``."""
    return tuple(written.army for written in read_lists(text))


def read_lists(text: str) -> Iterator["Written"]:
    """The same with the lines of the whole text at which everything stands."""
    lines = 0
    for part in re.split(r"\n(?=army:)", text):
        yield read_written("\n" * lines + part)
        lines += part.count("\n") + 1


class Written(NamedTuple):
    """A list, and the line on which each of its places stands."""

    army: ArmyList
    lines: dict[Place, int]


def read_army(text: str) -> ArmyList:
    """The list in the text; raises Illegal with line and column."""
    return read_written(text).army


def read_written(text: str) -> Written:
    if len(text) > _LONGEST:
        raise Illegal("DZ-058", "text_long", line=1, column=1, found="")
    lines = [_Line(number, line) for number, line in enumerate(text.splitlines(), 1) if _says_something(line)]
    head = lines[: len(_HEAD)]
    army = _read_head(head, len(text.splitlines()))
    where = {ARMY: head[0].number}
    for line in lines[len(_HEAD) :]:
        army, place = _read_line(army, line)
        where.setdefault(place, line.number)
    return Written(army, where)


def _says_something(line: str) -> bool:
    return bool(line.strip()) and not line.lstrip().startswith(";")


class _Line:
    """One line, read word by word."""

    def __init__(self, number: int, text: str) -> None:
        self.number, self.text = number, text
        self.words = [(found[0], found.start() + 1) for found in re.finditer(r"\S+", text)]

    @property
    def indented(self) -> bool:
        return self.text[0].isspace()

    def refusal(self, way: str, at: int = 0, **facts: Fact) -> Illegal:
        """What is wrong with the word numbered *at*; behind the last word, with the end of the line."""
        word, column = self.words[at] if at < len(self.words) else ("", len(self.text) + 1)
        return Illegal("DZ-058", way, line=self.number, column=column, found=word, **facts)

    def word(self, at: int) -> str:
        return self.words[at][0] if at < len(self.words) else ""

    def expect(self, at: int, *wanted: str) -> None:
        if self.word(at) not in wanted:
            raise self.refusal("text_word", at, wanted=" / ".join(wanted))

    def count(self, at: int) -> int:
        if not re.fullmatch(r"[1-9][0-9]{0,3}", self.word(at)):
            raise self.refusal("text_number", at)
        return int(self.word(at))

    def unit(self, at: int) -> str:
        if self.word(at) not in UNITS:
            raise self.refusal("text_unit", at)
        return self.word(at)

    def ride(self, at: int) -> Ride:
        return Ride(count=self.count(at), unit=self.unit(at + 1))

    def end(self, at: int) -> None:
        if at < len(self.words):
            raise self.refusal("text_end", at)


def _read_head(lines: list[_Line], last: int) -> ArmyList:
    found: dict[str, str] = {}
    for line, key in zip(lines, _HEAD, strict=False):
        line.expect(0, f"{key}:")
        found[key] = line.text.partition(":")[2].strip()
    if len(found) < len(_HEAD):
        raise _Line(last + 1, " ").refusal("text_word", wanted=f"{_HEAD[len(found)]}:")
    if found["faction"] not in FACTIONS:
        raise lines[1].refusal("text_faction", 1)
    lines[1].end(2)
    limit = lines[2].count(1)
    lines[2].end(2)
    return ArmyList(found["army"], found["faction"], limit)


def _read_line(army: ArmyList, line: _Line) -> tuple[ArmyList, Place]:
    number = len(army.groups)
    if not line.indented:
        if line.word(0) not in BATTLEGROUPS:
            raise line.refusal("text_group")
        line.end(1)
        return replace(army, groups=(*army.groups, Group(line.word(0)))), Place(number + 1, "group")
    if not army.groups:
        raise line.refusal("text_group")
    group, part, entry = _read_purchase(army.groups[-1], line)
    return replace(army, groups=(*army.groups[:-1], group)), Place(number, part, entry)


def _read_purchase(group: Group, line: _Line) -> tuple[Group, Part, int]:
    match line.word(0):
        case "shared":
            line.end(3)
            return replace(group, shared=(*group.shared, line.ride(1))), "shared", len(group.shared) + 1
        case "gates":
            line.end(3)
            return replace(group, gates=(*group.gates, line.ride(1))), "gates", len(group.gates) + 1
        case "commander":
            return replace(group, commander=_read_commander(group, line)), "commander", 0
    squad = Squad(line.unit(1), line.count(0), tuple(_read_rides(line)))
    return replace(group, squads=(*group.squads, squad)), "squad", len(group.squads) + 1


def _read_rides(line: _Line) -> Iterator[Ride]:
    """``in 1 phr_juno_a1 + 1 phr_juno_a2``"""
    for at in range(2, len(line.words), 3):
        line.expect(at, "+" if at > 2 else "in")
        yield line.ride(at + 1)


def _read_commander(group: Group, line: _Line) -> Commander:
    if group.commander:
        raise line.refusal("text_twice")
    level = line.count(1)
    line.expect(2, "in")
    if not re.fullmatch(r"\w+(#[1-9][0-9]?)?", line.word(3)) or line.word(3).partition("#")[0] not in UNITS:
        raise line.refusal("text_unit", 3)
    line.end(4)
    return Commander(level, line.word(3))
