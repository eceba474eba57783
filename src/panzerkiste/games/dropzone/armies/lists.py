"""Army lists (DZ-034, DZ-045 to DZ-061, DZ-179, DZ-195): what one is, what it costs, and who shares which transport."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from msgspec import Struct

from panzerkiste.games.dropzone.armies.catalogue import (
    ARMY_TABLES,
    COMMANDERS,
    ROW_CATEGORIES,
    UNITS,
    BattlegroupProfile,
    Carrier,
    Faction,
    GameSize,
    Share,
    Unit,
)

LARGEST_LIST: Final = 3000  # DZ-061: above it, two lists or more


class Ride(Struct, frozen=True):
    """Some transports of one kind, or a squad of gates."""

    unit: str
    count: int


class Squad(Struct, frozen=True):
    """DZ-045: units of one kind with the transports bought for them alone (DZ-176)."""

    unit: str
    count: int
    transports: tuple[Ride, ...] = ()


class Commander(Struct, frozen=True):
    """DZ-300: his level, and the unit he rides in: the first of that kind, or the one numbered ``phr_zeus#2``."""

    level: int
    rides: str

    @property
    def unit(self) -> str:
        return self.rides.partition("#")[0]

    @property
    def number(self) -> int:
        """Which unit of the kind, counted from 1; 0 for one that cannot be."""
        _, mark, number = self.rides.partition("#")
        return (int(number) if number.isdecimal() else 0) if mark else 1


class Group(Struct, frozen=True):
    """DZ-046: a battlegroup. *shared* transports are filled by several of its squads; *gates* are squads (DZ-342)."""

    profile: str
    squads: tuple[Squad, ...] = ()
    shared: tuple[Ride, ...] = ()
    gates: tuple[Ride, ...] = ()
    commander: Commander | None = None


class ArmyList(Struct, frozen=True):
    """DZ-055: the battlegroups a player brings; the agreed *limit* in points decides the game size (DZ-060)."""

    name: str
    faction: Faction
    limit: int
    groups: tuple[Group, ...] = ()


def game_size(limit: int) -> GameSize | None:
    """DZ-060: the class that the agreed limit falls into."""
    for size, table in ARMY_TABLES.items():
        if table.points[0] <= limit <= table.points[1]:
            return size
    return None


def lists_needed(limit: int) -> int:
    """DZ-061: the smallest possible number of lists, always."""
    return max(1, -(-limit // LARGEST_LIST))


def may_have_more_lists(limit: int) -> bool:
    """DZ-061: a list of this limit may be one of several: only the largest games have them."""
    return limit >= max(table.points[0] for table in ARMY_TABLES.values())


# What it costs.


def ride_points(ride: Ride) -> int:
    unit = UNITS.get(ride.unit)
    return ride.count * unit.points if unit else 0


def squad_points(squad: Squad) -> int:
    return ride_points(Ride(squad.unit, squad.count)) + sum(map(ride_points, squad.transports))


def group_points(group: Group) -> int:
    """All units and transports; DZ-057: the commander is not counted."""
    return sum(map(squad_points, group.squads)) + sum(map(ride_points, (*group.shared, *group.gates)))


def commander_points(army: ArmyList, commander: Commander) -> int:
    levels = COMMANDERS[army.faction]
    return levels[commander.level - 1].points if 1 <= commander.level <= len(levels) else 0


def army_points(army: ArmyList) -> int:
    commanders = (commander_points(army, group.commander) for group in army.groups if group.commander)
    return sum(map(group_points, army.groups)) + sum(commanders)


# What there is to choose from.


def loads(unit: Unit, count: int) -> Iterator[tuple[Ride, ...]]:
    """DZ-179: every way to carry a squad of this size without a place to spare, the usual one first; none last."""
    yield from _filled([carrier for carrier in unit.carriers if not carrier.sizes or count in carrier.sizes], count)
    yield ()


def _filled(carriers: Sequence[Carrier], places: int) -> Iterator[tuple[Ride, ...]]:
    if not places:
        yield ()
    elif carriers:
        first, *others = carriers
        for number in range(places // first.takes, -1, -1):
            rides = (Ride(first.unit, number),) if number else ()
            yield from ((*rides, *rest) for rest in _filled(others, places - number * first.takes))


def offered(profile: BattlegroupProfile, size: GameSize) -> tuple[Unit, ...]:
    """DZ-047: the units whose squads such a battlegroup may have, row by row."""
    allowed = [category for category in ROW_CATEGORIES if profile.rows(size).span(category)[1]]
    units = [unit for unit in UNITS.values() if unit.faction == profile.faction]
    return tuple(unit for category in allowed for unit in units if unit.category == category)


def sharable(group: Group) -> tuple[str, ...]:
    """DZ-195: the transports that squads of this battlegroup may share."""
    known = (UNITS[squad.unit] for squad in group.squads if squad.unit in UNITS)
    return tuple(dict.fromkeys(share.unit for unit in known for share in unit.shares))


def most_shared(group: Group) -> int:
    """DZ-195: how many shared transports its squads could fill, two of them each; at least the first is to choose."""
    return max(1, len(group.squads) // 2)


def gates_for(faction: Faction) -> tuple[Ride, ...]:
    """DZ-342: the gates that an army may buy, each in its smallest squad."""
    return tuple(Ride(unit.id, min(unit.sizes)) for unit in UNITS.values() if unit.is_gate and unit.faction == faction)


def seats(group: Group) -> tuple[str, ...]:
    """DZ-301: the units that a commander may ride in, as an army file names them."""
    counts = Counter[str]()
    for squad in group.squads:
        if squad.unit in UNITS and (unit := UNITS[squad.unit]).category == "command":
            counts[unit.id] += min(squad.count, max(unit.sizes))  # DZ-034: there are no more
    return tuple(f"{unit}#{number}" if number > 1 else unit for unit in counts for number in range(1, counts[unit] + 1))


# DZ-195: who shares which transport.


def share_of(squad: Squad, carrier: str) -> Share | None:
    """How squads of this kind share that transport, if they may."""
    unit = UNITS.get(squad.unit)
    return next((share for share in unit.shares if share.unit == carrier), None) if unit else None


def cargo(squad: Squad, carrier: str) -> int:
    """What the squad brings into a shared transport: its units, or its carriers where these ride (DZ-197)."""
    share = share_of(squad, carrier)
    if share is None:
        return 0
    if share.via:
        return sum(ride.count for ride in squad.transports if ride.unit in share.via)
    return 0 if squad.transports else squad.count


def sharers(group: Group) -> tuple[tuple[int, ...], ...] | None:
    """For each shared transport the squads that fill it exactly, earlier squads first; None if they cannot."""
    rides = [ride.unit for ride in group.shared for _ in range(ride.count)]
    return _fill(group, rides, tuple(range(len(group.squads))))


def _fill(group: Group, rides: list[str], free: tuple[int, ...]) -> tuple[tuple[int, ...], ...] | None:
    if not rides:
        return ()
    for aboard in _loads(group, rides[0], free):
        rest = _fill(group, rides[1:], tuple(squad for squad in free if squad not in aboard))
        if rest is not None:
            return aboard, *rest
    return None


def _loads(group: Group, carrier: str, free: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    riders = [squad for squad in free if cargo(group.squads[squad], carrier)]
    for number in range(2, len(riders) + 1):  # one squad alone shares nothing
        for aboard in combinations(riders, number):
            share = share_of(group.squads[aboard[0]], carrier)
            loaded = sum(cargo(group.squads[squad], carrier) for squad in aboard)
            if share and loaded == share.takes and all(group.squads[squad].unit in share.kinds for squad in aboard):
                yield aboard
