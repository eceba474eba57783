"""Profiles (DZ-030 to DZ-041) and tables as data: units, weapons, battlegroups, army lists, commanders, terrain.

The numbers stand in ``data/*.toml``, one file for each faction and one for each kind of table; names and descriptions
in the Fluent catalogue ``dropzone_units``, under the same ids.
"""

from functools import cache
from importlib.resources import files
from typing import Final, Literal, NamedTuple, TypeVar, get_args

import msgspec
from msgspec import Struct

from panzerkiste.games.dropzone.fields.terrain import Construction, Passage, Size

Faction = Literal["ucm", "scourge", "phr", "shaltari"]
UnitType = Literal["infantry", "vehicle", "aircraft"]
RowCategory = Literal["command", "standard", "infantry", "scout", "heavy", "support", "air", "exotic"]
Category = Literal[RowCategory, "transport", "gate"]  # DZ-050: the last two take no slot
GroupCategory = Literal["hq", "armour", "infantry", "special", "air"]
GameSize = Literal["skirmish", "clash", "battle"]
Formation = Literal["b2b", "standard", "wide", "open"]
Arc = Literal["F", "SL", "SR", "R", "C"]
LandingZone = Literal["S", "M", "L"]
Span = tuple[int, int]  # fewest and most

FACTIONS: Final[tuple[Faction, ...]] = get_args(Faction)
GROUP_CATEGORIES: Final[tuple[GroupCategory, ...]] = get_args(GroupCategory)
ROW_CATEGORIES: Final[tuple[RowCategory, ...]] = get_args(RowCategory)


class Weapon(Struct, frozen=True, forbid_unknown_fields=True):
    """DZ-031: a weapon's profile. A number of 0 and a missing mark mean that it has no such special rule."""

    id: str
    energy: int
    shots: int
    accuracy: int
    full_range: float  # DZ-032: inf is unlimited
    countered_range: float
    arcs: tuple[Arc, ...]
    move_and_fire: float | None = None  # None: fast movers, to whom it does not apply (DZ-323)
    close_combat: bool = False  # DZ-149: only a target in contact; both ranges are 0
    aa: bool = False  # DZ-267
    alternative: int = 0  # DZ-260
    articulated: bool = False  # DZ-261
    small_arms: int = 0  # DZ-264: the energy of the single AA shot
    shaped_charge: bool = False  # DZ-265
    coaxial: int = 0  # DZ-266
    sniper: bool = False  # DZ-278
    accuracy_ground: int | None = None  # DZ-329
    modifier_cap: int | None = None  # DZ-329
    shots_lost: int = 0  # DZ-330, RW-x: for each damage point suffered
    demolisher: int = 0  # DZ-331
    devastator: int = 0  # DZ-332
    flame: bool = False  # DZ-334
    indirect: bool = False  # DZ-335
    area: LandingZone | None = None  # DZ-336
    limited: int = 0  # DZ-337: shots in a game


class Hull(Struct, frozen=True, forbid_unknown_fields=True):
    """DZ-007: the body of a vehicle or landed aircraft in inches; *bottom* and *top* above the ground it stands on."""

    length: float
    width: float
    top: float
    bottom: float = 0.0


class Carrier(Struct, frozen=True, forbid_unknown_fields=True):
    """DZ-179: a transport that a squad may be bought with; *sizes*: only for squads of these sizes."""

    unit: str
    takes: int
    sizes: tuple[int, ...] = ()


class Share(Struct, frozen=True, forbid_unknown_fields=True):
    """DZ-195: a transport that squads of these *kinds* share. *takes* counts units, or carriers from *via* (DZ-197)."""

    unit: str
    takes: int
    kinds: tuple[str, ...]
    via: tuple[str, ...] = ()


class Unit(Struct, frozen=True, forbid_unknown_fields=True):
    """DZ-030: a unit's profile. A number of 0 and a missing mark mean that it has no such value or rule."""

    id: str
    faction: Faction
    type: UnitType
    category: Category
    armour: int
    damage_points: int
    points: int
    formation: Formation
    move: float | None = None  # DZ-320: None for fast movers
    sizes: tuple[int, ...] = ()  # DZ-034: none for transports, whose number the cargo fixes
    active: bool = False  # DZ-133
    passive: int = 0  # DZ-134: the save, n+
    evasion: int = 0  # DZ-333
    close_quarters: float = 0
    morale: int = 0
    landing_zone: LandingZone | None = None
    skimmer: bool = False
    walker: bool = False
    dodge: int = 0  # DZ-250
    bloodthirsty: bool = False  # DZ-244
    masonry_save: int = 0  # DZ-328
    interceptor: bool = False  # DZ-325
    mass: float = 0  # DZ-340
    gate: float = 0  # DZ-340: the mass it passes in a turn
    infantry_gate: bool = False  # DZ-340, F: infantry only
    weapons: tuple[str, ...] = ()  # one for each mount (DZ-026)
    hull: Hull | None = None
    base: float = 0  # diameter of the infantry base or the flight base
    carriers: tuple[Carrier, ...] = ()
    shares: tuple[Share, ...] = ()

    @property
    def is_infantry(self) -> bool:
        return self.type == "infantry"

    @property
    def is_aircraft(self) -> bool:
        return self.type == "aircraft"

    @property
    def is_fast_mover(self) -> bool:
        return self.move is None

    @property
    def is_transport(self) -> bool:
        return self.category == "transport"

    @property
    def is_gate(self) -> bool:
        return self.category == "gate"


class Rows(Struct, frozen=True, forbid_unknown_fields=True):
    """DZ-047, DZ-048: how many squads of each category a battlegroup has at one game size. Not named is forbidden."""

    max: int
    command: Span = (0, 0)
    standard: Span = (0, 0)
    infantry: Span = (0, 0)
    scout: Span = (0, 0)
    heavy: Span = (0, 0)
    support: Span = (0, 0)
    air: Span = (0, 0)
    exotic: Span = (0, 0)

    def span(self, category: RowCategory) -> Span:
        allowed: Span = getattr(self, category)
        return allowed


class BattlegroupProfile(Struct, frozen=True, forbid_unknown_fields=True):
    """DZ-047: what a battlegroup may be made of."""

    id: str
    faction: Faction
    category: GroupCategory
    skirmish: Rows
    clash: Rows
    battle: Rows

    def rows(self, size: GameSize) -> Rows:
        found: Rows = getattr(self, size)
        return found


class ArmyTable(Struct, frozen=True, forbid_unknown_fields=True):
    """DZ-055, DZ-056, DZ-060: the standard army list of a game size; *cap* is the share of the points, a fraction."""

    size: GameSize
    points: Span
    hq: Span
    armour: Span
    infantry: Span
    special: Span
    air: Span
    max: int
    cap: tuple[int, int]

    def span(self, category: GroupCategory) -> Span:
        allowed: Span = getattr(self, category)
        return allowed


class CommanderLevel(Struct, frozen=True, forbid_unknown_fields=True):
    """DZ-300: one level of commander."""

    command_value: int
    radius: float
    sizes: tuple[GameSize, ...]
    points: int


class TerrainKind(Struct, frozen=True, forbid_unknown_fields=True):
    """DZ-207: a kind of terrain with its height, its going for each type of unit and its effects."""

    id: str
    height: float
    passage: Passage
    blocks_sight: bool = False
    body_cover: bool = False
    concealment: bool = False
    permeable: bool = False
    massive_field: bool = False
    flat_top: bool = False


class BuildingProfile(Struct, frozen=True, forbid_unknown_fields=True):
    """DZ-211, DZ-212: a class of building; *storeys* and *area* are its upper limits."""

    size: Size
    storeys: int
    area: float
    damage_points: int
    garrison: int  # G: bases that may fire out
    standard: int
    reinforced: int
    weak: int | None = None  # DZ-213: no weak medium or large building

    def armour(self, construction: Construction) -> int | None:
        found: int | None = getattr(self, construction.value)
        return found


class _FactionFile(Struct, frozen=True, forbid_unknown_fields=True):
    weapon: tuple[Weapon, ...]
    unit: tuple[Unit, ...]
    battlegroup: tuple[BattlegroupProfile, ...]


class _Commanders(Struct, frozen=True, forbid_unknown_fields=True):
    faction: Faction
    level: tuple[CommanderLevel, ...]


class _Tables(Struct, frozen=True, forbid_unknown_fields=True):
    storey: float
    army_table: tuple[ArmyTable, ...]
    commanders: tuple[_Commanders, ...]
    building: tuple[BuildingProfile, ...]


class _Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    terrain_kind: tuple[TerrainKind, ...]


class _Profiles(NamedTuple):
    weapons: dict[str, Weapon]
    units: dict[str, Unit]
    battlegroups: dict[str, BattlegroupProfile]


T = TypeVar("T")


def _read(name: str, shape: type[T]) -> T:
    file = files("panzerkiste.games.dropzone") / "data" / f"{name}.toml"
    return msgspec.toml.decode(file.read_bytes(), type=shape)


@cache
def _profiles() -> _Profiles:
    read = [_read(faction, _FactionFile) for faction in FACTIONS]
    return _Profiles(
        {weapon.id: weapon for file in read for weapon in file.weapon},
        {unit.id: unit for file in read for unit in file.unit},
        {group.id: group for file in read for group in file.battlegroup},
    )


_TABLES: Final = _read("tables", _Tables)

WEAPONS: Final = _profiles().weapons
UNITS: Final = _profiles().units
BATTLEGROUPS: Final = _profiles().battlegroups
ARMY_TABLES: Final = {table.size: table for table in _TABLES.army_table}
COMMANDERS: Final = {entry.faction: entry.level for entry in _TABLES.commanders}  # level n is entry n - 1
STOREY: Final = _TABLES.storey
BUILDINGS: Final = {profile.size: profile for profile in _TABLES.building}
TERRAIN_KINDS: Final = {kind.id: kind for kind in _read("terrain", _Terrain).terrain_kind}
