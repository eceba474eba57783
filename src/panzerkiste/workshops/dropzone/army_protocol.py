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
    GameSize,
    Unit,
    Weapon,
)
from panzerkiste.games.dropzone.armies.checks import CapBasis, Place, Row
from panzerkiste.games.dropzone.armies.lists import ArmyList, Ride
from panzerkiste.games.dropzone.fields.battlefields import FieldBuilding, FieldFile, FieldPiece
from panzerkiste.games.dropzone.fields.terrain import Going, Mover, Piece

ForceText = Annotated[
    str, Meta(min_length=1, max_length=8000)
]  # one list, or several (DZ-061); an option takes no more
ALL_LISTS: Final = -1


class ShippedArmy(Struct, frozen=True):
    """An army of the box."""

    id: str
    faction: Faction
    limit: int
    meets: tuple[str, ...]  # DZ-060: the armies of the box that it can meet


class Loads(Struct, frozen=True):
    """DZ-179: the ways to carry a squad of this kind and size, the usual one first; none last."""

    unit: str
    count: int
    ways: tuple[tuple[Ride, ...], ...]


class Offered(Struct, frozen=True):
    """DZ-047: the units whose squads a battlegroup may have at a game size."""

    battlegroup: str
    size: GameSize
    units: tuple[str, ...]


class Heights(Struct, frozen=True):
    """Inches: figures and usual hulls (DZ-007), and the flight (DZ-150)."""

    infantry: float
    vehicle: float
    walker: float
    aircraft: float


class Walls(Struct, frozen=True):
    """Inches: how wide a usual door is, and how high a usual window hangs (DZ-009)."""

    door: float
    window: float


class Sheet(Struct, frozen=True):
    """What a drawing board begins with: a bare table, and a building and a piece that say nothing of themselves."""

    file: FieldFile
    building: FieldBuilding
    piece: FieldPiece
    goings: dict[Mover, tuple[Going, ...]]  # how each may get on in a piece


class Catalogue(Struct, frozen=True):
    """Every profile and table. JSON has no infinity: a range without limit (DZ-032) travels as null."""

    factions: tuple[Faction, ...]
    units: tuple[Unit, ...]
    weapons: tuple[Weapon, ...]
    battlegroups: tuple[BattlegroupProfile, ...]
    army_tables: tuple[ArmyTable, ...]
    commanders: dict[Faction, tuple[CommanderLevel, ...]]  # level n is entry n - 1
    buildings: tuple[BuildingProfile, ...]
    terrain_kinds: tuple[Piece, ...]  # DZ-207: one of each that is as its kind is, called by it
    armies: tuple[ShippedArmy, ...]
    loads: tuple[Loads, ...]
    offered: tuple[Offered, ...]
    heights: Heights
    walls: Walls
    sheet: Sheet


class ToCheck(Struct, frozen=True, forbid_unknown_fields=True):
    text: ForceText
    cap_basis: CapBasis


class Finding(Struct, frozen=True):
    """DZ-058: a violation, and where it is. *list* counts from 0; -1 is all lists together."""

    list: int
    place: Place
    why: Refusal


class GroupCount(Struct, frozen=True):
    """A battlegroup in points, entry by entry, and what there is to choose for it."""

    points: int  # DZ-057: without the commander
    squads: tuple[int, ...]  # each with its transports
    shared: tuple[int, ...]
    gates: tuple[int, ...]
    commander: int
    sharable: tuple[str, ...]  # DZ-195
    most_shared: int  # of each
    gate_kinds: tuple[Ride, ...]  # DZ-342: that can be bought
    seats: tuple[str, ...]  # DZ-301
    rows: tuple[Row, ...]  # DZ-047: that have squads, or may have some
    most_squads: int  # DZ-048
    share: int  # DZ-056: percent of the army's points
    most_share: int


class ListCount(Struct, frozen=True):
    points: int
    size: GameSize | None  # DZ-060: None where the limit fits none; what is counted is then that of the largest
    rows: tuple[Row, ...]  # DZ-055
    most_groups: int
    groups: tuple[GroupCount, ...]


class Opponent(Struct, frozen=True):
    """An army to play against: a shipped one by its name, a kept one by its id."""

    army: str
    shipped: bool
    name: str


class Check(Struct, frozen=True):
    """What there is to say about a text. One that cannot be read has no lists, and says why."""

    lists: tuple[ArmyList, ...]
    unreadable: Refusal | None
    findings: tuple[Finding, ...]
    counts: tuple[ListCount, ...]  # one for each list
    limit: int  # DZ-061: of all lists together
    more_lists: bool  # DZ-061: may there be another?
    opponents: tuple[Opponent, ...]  # DZ-060: of the box, of other factions first, then what the player has kept


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
