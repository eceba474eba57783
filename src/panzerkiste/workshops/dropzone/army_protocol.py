"""What travels over HTTP about Dropzone's profiles and armies."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from panzerkiste.engine.illegal import Refusal
from panzerkiste.games.dropzone.armies.catalogue import (
    ArmyTable,
    BattlegroupProfile,
    BuildingProfile,
    CommanderLevel,
    Faction,
    TerrainKind,
    Unit,
    Weapon,
)
from panzerkiste.games.dropzone.armies.checks import CapBasis, Place
from panzerkiste.games.dropzone.armies.lists import ArmyList

ForceText = Annotated[
    str, Meta(min_length=1, max_length=8000)
]  # one list, or several (DZ-061); an option takes no more
ALL_LISTS: Final = -1


class ShippedArmy(Struct, frozen=True):
    """An army of the box. DZ-060: those of one limit can meet."""

    id: str
    faction: Faction
    limit: int


class Catalogue(Struct, frozen=True):
    """Every profile and table. JSON has no infinity: a range without limit (DZ-032) travels as null."""

    factions: tuple[Faction, ...]
    units: tuple[Unit, ...]
    weapons: tuple[Weapon, ...]
    battlegroups: tuple[BattlegroupProfile, ...]
    army_tables: tuple[ArmyTable, ...]
    commanders: dict[Faction, tuple[CommanderLevel, ...]]  # level n is entry n - 1
    buildings: tuple[BuildingProfile, ...]
    terrain_kinds: tuple[TerrainKind, ...]
    armies: tuple[ShippedArmy, ...]


class ToCheck(Struct, frozen=True, forbid_unknown_fields=True):
    text: ForceText
    cap_basis: CapBasis


class Finding(Struct, frozen=True):
    """DZ-058: a violation, and where it is. *list* counts from 0; -1 is all lists together."""

    list: int
    place: Place
    why: Refusal


class Check(Struct, frozen=True):
    """What there is to say about a text. One that cannot be read has no lists, and says why."""

    lists: tuple[ArmyList, ...]
    unreadable: Refusal | None
    findings: tuple[Finding, ...]


class ToSave(Struct, frozen=True, forbid_unknown_fields=True):
    text: ForceText
    id: str | None  # of the army that it shall replace


class Saved(Struct, frozen=True):
    """A kept army. *faction* is that of its first list; one that can no longer be read has none."""

    id: str
    name: str
    faction: Faction | None
    limit: int  # of all lists together
    text: str
    mine: bool
    changed: int  # milliseconds since 1970
