"""DZ-058: everything that speaks against an army list, each finding with its place in the list."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Literal

from msgspec import Struct

from panzerkiste.engine.illegal import Fact, Illegal, Refusal
from panzerkiste.games.dropzone.armies.catalogue import (
    ARMY_TABLES,
    BATTLEGROUPS,
    COMMANDERS,
    GROUP_CATEGORIES,
    ROW_CATEGORIES,
    UNITS,
    BattlegroupProfile,
    GameSize,
    GroupCategory,
    RowCategory,
    Span,
    Unit,
)
from panzerkiste.games.dropzone.armies.lists import (
    LARGEST_LIST,
    ArmyList,
    Group,
    Ride,
    Squad,
    army_points,
    game_size,
    group_points,
    lists_needed,
    share_of,
    sharers,
)

Part = Literal["army", "group", "squad", "shared", "gates", "commander"]
CapBasis = Literal["army_total", "game_limit"]  # DZ-056, BG_CAP_BASIS


class Place(Struct, frozen=True, order=True):
    """Where in the list: battlegroups and their entries are counted from 1; group 0 is the army itself."""

    group: int = 0
    part: Part = "army"
    entry: int = 0


class Row(Struct, frozen=True):
    """DZ-047, DZ-055: how many there are of a category, how many there may be, and whether that fits."""

    category: RowCategory | GroupCategory
    have: int
    fewest: int
    most: int
    fits: bool


class Violation(Struct, frozen=True):
    place: Place
    why: Refusal


_Found = Iterator[tuple[Place, str, str, dict[str, Fact]]]
ARMY: Final = Place()
_MOST_SQUADS: Final = max(profile.battle.max for profile in BATTLEGROUPS.values())


def violations(army: ArmyList, cap_basis: CapBasis = "army_total") -> tuple[Violation, ...]:
    """DZ-058: all violations, in the order of the list."""
    found = _found(army, cap_basis)
    return tuple(Violation(place, Illegal(rule, way, **facts).refusal) for place, rule, way, facts in found)


def check_army(army: ArmyList, cap_basis: CapBasis = "army_total") -> None:
    """Raises Illegal with the first violation."""
    for _, rule, way, facts in _found(army, cap_basis):
        raise Illegal(rule, way, **facts)


def _found(army: ArmyList, cap_basis: CapBasis) -> list[tuple[Place, str, str, dict[str, Fact]]]:
    found = [*_cap(army, cap_basis), *(finding for look in _LOOKS for finding in look(army))]
    return sorted(found, key=lambda finding: finding[0].group)  # within a battlegroup in the order of the checks


def force_violations(lists: Sequence[ArmyList], limit: int) -> tuple[Violation, ...]:
    """DZ-061: several lists together: their number and the agreed limit. Each list is checked by itself besides."""
    found: list[tuple[str, dict[str, Fact]]] = []
    if len(lists) != lists_needed(limit):
        found.append(("lists", {"have": len(lists), "need": lists_needed(limit), "limit": limit}))
    if (total := sum(army.limit for army in lists)) > limit:
        found.append(("split", {"have": total, "limit": limit}))
    return tuple(Violation(ARMY, Illegal("DZ-061", way, **facts).refusal) for way, facts in found)


# What the checks go through: only what the catalogue knows; the rest is told by _unknown.


def _groups(army: ArmyList) -> Iterator[tuple[int, Group, BattlegroupProfile]]:
    for number, group in enumerate(army.groups, 1):
        if group.profile in BATTLEGROUPS:
            yield number, group, BATTLEGROUPS[group.profile]


def _squads(army: ArmyList) -> Iterator[tuple[Place, Squad, Unit]]:
    for number, group in enumerate(army.groups, 1):
        for entry, squad in enumerate(group.squads, 1):
            if squad.unit in UNITS:
                yield Place(number, "squad", entry), squad, UNITS[squad.unit]


def _rides(army: ArmyList) -> Iterator[tuple[Place, Ride]]:
    """Every transport and gate, with the line of the list that names it."""
    for number, group in enumerate(army.groups, 1):
        for entry, squad in enumerate(group.squads, 1):
            yield from ((Place(number, "squad", entry), ride) for ride in squad.transports)
        yield from ((Place(number, "shared", entry), ride) for entry, ride in enumerate(group.shared, 1))
        yield from ((Place(number, "gates", entry), ride) for entry, ride in enumerate(group.gates, 1))


def _unknown(army: ArmyList) -> _Found:
    for number, group in enumerate(army.groups, 1):
        if group.profile not in BATTLEGROUPS:
            yield Place(number, "group"), "DZ-058", "group", {"name": group.profile}
        for entry, squad in enumerate(group.squads, 1):
            if squad.unit not in UNITS:
                yield Place(number, "squad", entry), "DZ-058", "unit", {"name": squad.unit}
    for place, ride in _rides(army):
        if ride.unit not in UNITS:
            yield place, "DZ-058", "unit", {"name": ride.unit}


def _limit(army: ArmyList) -> _Found:
    if army.limit > LARGEST_LIST:
        yield ARMY, "DZ-061", "limit", {"limit": army.limit, "need": lists_needed(army.limit)}
    elif game_size(army.limit) is None:
        yield ARMY, "DZ-060", "limit", {"limit": army.limit}
    if (points := army_points(army)) > army.limit:
        yield ARMY, "DZ-060", "points", {"have": points, "limit": army.limit}


def _factions(army: ArmyList) -> _Found:
    """DZ-058: one faction, in every battlegroup and every unit."""
    for number, group, profile in _groups(army):
        if profile.faction != army.faction:
            yield Place(number, "group"), "DZ-058", "group_faction", {"name": group.profile, "faction": army.faction}
    bought = [(place, unit) for place, _, unit in _squads(army)]
    bought += [(place, UNITS[ride.unit]) for place, ride in _rides(army) if ride.unit in UNITS]
    for place, unit in bought:
        profile_id = army.groups[place.group - 1].profile
        faction = BATTLEGROUPS[profile_id].faction if profile_id in BATTLEGROUPS else army.faction
        if unit.faction != faction:
            yield place, "DZ-058", "unit_faction", {"name": unit.id, "faction": faction}


def _army_table(army: ArmyList) -> _Found:
    """DZ-055: how many battlegroups of each category, and altogether."""
    size = game_size(army.limit)
    if size is None:
        return
    for lack, facts in _misfits(group_rows(army, size)):
        yield ARMY, "DZ-055", lack, facts | {"size": size}
    if len(army.groups) > (most := ARMY_TABLES[size].max):
        yield ARMY, "DZ-055", "max", {"have": len(army.groups), "most": most, "size": size}


def group_rows(army: ArmyList, size: GameSize) -> tuple[Row, ...]:
    """DZ-055: the battlegroups of each category."""
    table, counts = ARMY_TABLES[size], Counter(profile.category for _, _, profile in _groups(army))
    return tuple(_row(category, counts[category], table.span(category)) for category in GROUP_CATEGORIES)


def squad_rows(group: Group, profile: BattlegroupProfile, size: GameSize) -> tuple[Row, ...]:
    """DZ-047: the squads of each category in a battlegroup."""
    rows = profile.rows(size)
    counts = Counter(UNITS[squad.unit].category for squad in group.squads if squad.unit in UNITS)
    return tuple(_row(category, counts[category], rows.span(category)) for category in ROW_CATEGORIES)


def _row(category: RowCategory | GroupCategory, have: int, span: Span) -> Row:
    fewest, most = span
    return Row(category, have, fewest, most, fewest <= have <= most)


def _misfits(rows: Sequence[Row]) -> Iterator[tuple[str, dict[str, Fact]]]:
    """Of which there are too few or too many."""
    for row in rows:
        if not row.fits:
            yield (
                "few" if row.have < row.fewest else "many",
                {"category": row.category, "have": row.have, "fewest": row.fewest, "most": row.most},
            )


def _rows(army: ArmyList) -> _Found:
    """DZ-047, DZ-048: the squads of each category, and altogether; at least one (DZ-058)."""
    size = game_size(army.limit)
    for number, group, profile in _groups(army):
        place = Place(number, "group")
        if not group.squads:
            yield place, "DZ-058", "empty", {}
        if size is None:
            continue
        for lack, facts in _misfits(squad_rows(group, profile, size)):
            yield place, "DZ-047", lack, facts
        if len(group.squads) > (most := profile.rows(size).max):
            yield place, "DZ-048", "", {"have": len(group.squads), "most": most, "size": size}


def _sizes(army: ArmyList) -> _Found:
    for place, squad, unit in _squads(army):
        if unit.is_gate:
            yield place, "DZ-342", "squad", {"name": unit.id}
        elif unit.is_transport:
            yield place, "DZ-050", "", {"name": unit.id}
        elif squad.count not in unit.sizes:
            yield place, "DZ-034", "", {"name": unit.id, "have": squad.count, "sizes": _listed(unit.sizes)}


def _listed(numbers: tuple[int, ...]) -> str:
    return "/".join(map(str, numbers))


def _transports(army: ArmyList) -> _Found:
    """DZ-179: only carriers of the profile, for that size, with every place taken."""
    for place, squad, unit in _squads(army):
        carriers = {carrier.unit: carrier for carrier in unit.carriers}
        for ride in squad.transports:
            carrier = carriers.get(ride.unit)
            facts: dict[str, Fact] = {"name": unit.id, "carrier": ride.unit}
            if carrier is None:
                yield place, "DZ-179", "carrier", facts
            elif carrier.sizes and squad.count not in carrier.sizes:
                yield place, "DZ-179", "size", facts | {"have": squad.count, "sizes": _listed(carrier.sizes)}
        places = sum(ride.count * carriers[ride.unit].takes for ride in squad.transports if ride.unit in carriers)
        if all(ride.unit in carriers for ride in squad.transports) and squad.transports and places != squad.count:
            facts = {"name": unit.id, "places": places, "have": squad.count}
            yield place, "DZ-179", "few" if places < squad.count else "empty", facts


def _shared(army: ArmyList) -> _Found:
    """DZ-195: filled exactly, by squads of this battlegroup that may share it."""
    for number, group in enumerate(army.groups, 1):
        strange = False
        for entry, ride in enumerate(group.shared, 1):
            if ride.count < 1 or not any(share_of(squad, ride.unit) for squad in group.squads):
                strange = True
                yield Place(number, "shared", entry), "DZ-195", "carrier", {"carrier": ride.unit}
        if len(group.squads) > _MOST_SQUADS:
            continue  # DZ-048 has spoken, and to try all loads would take too long
        if group.shared and not strange and sharers(group) is None:
            yield Place(number, "shared", 1), "DZ-195", "filled", {"carrier": group.shared[0].unit}


def _gates(army: ArmyList) -> _Found:
    """DZ-342: at most one squad of gates for each other squad of the army."""
    entries = [(place, ride) for place, ride in _rides(army) if place.part == "gates" and ride.unit in UNITS]
    for place, ride in entries:
        unit = UNITS[ride.unit]
        if not unit.is_gate:
            yield place, "DZ-342", "gate", {"name": unit.id}
        elif ride.count not in unit.sizes:
            yield place, "DZ-034", "", {"name": unit.id, "have": ride.count, "sizes": _listed(unit.sizes)}
    others = sum(len(group.squads) for group in army.groups)
    if len(entries) > others:
        yield ARMY, "DZ-342", "many", {"have": len(entries), "most": others}


def _commanders(army: ArmyList) -> _Found:
    """DZ-300, DZ-301: at most one, of a level that this size allows, in a unit of category Command."""
    appointed = [(number, group) for number, group in enumerate(army.groups, 1) if group.commander]
    for number, _ in appointed[1:]:
        yield Place(number, "commander"), "DZ-301", "two", {}
    for number, group in appointed:
        yield from _commander(army, Place(number, "commander"), group)


def _commander(army: ArmyList, place: Place, group: Group) -> _Found:
    commander, size, levels = group.commander, game_size(army.limit), COMMANDERS[army.faction]
    assert commander is not None, "only battlegroups with a commander are looked at"
    if not 1 <= commander.level <= len(levels):
        yield place, "DZ-300", "", {"level": commander.level, "most": len(levels)}
    elif size is not None and size not in levels[commander.level - 1].sizes:
        yield place, "DZ-301", "size", {"level": commander.level, "size": size}
    units = sum(squad.count for squad in group.squads if squad.unit == commander.unit)
    if not 1 <= commander.number <= units:
        yield place, "DZ-301", "absent", {"rides": commander.rides}
    elif commander.unit in UNITS and UNITS[commander.unit].category != "command":
        yield place, "DZ-301", "unit", {"rides": commander.rides}


def _cap(army: ArmyList, basis: CapBasis) -> _Found:
    """DZ-056, DZ-057: no battlegroup is worth more than its share of the whole, its commander not counted."""
    size = game_size(army.limit)
    if size is None:
        return
    part, whole = ARMY_TABLES[size].cap
    total = army_points(army) if basis == "army_total" else army.limit
    for number, group in enumerate(army.groups, 1):
        if whole * group_points(group) > part * total:
            facts: dict[str, Fact] = {"have": group_points(group), "most": part * total // whole, "total": total}
            yield Place(number, "group"), "DZ-056", "", facts


_LOOKS: Final[tuple[Callable[[ArmyList], _Found], ...]] = (
    _limit,
    _army_table,
    _gates,
    _commanders,
    _unknown,
    _factions,
    _rows,
    _sizes,
    _transports,
    _shared,
)
