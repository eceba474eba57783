"""An army in numbers, as its builder shows it: points, rows, shares, and what there is to choose."""

from panzerkiste.games.dropzone.armies.catalogue import ARMY_TABLES, BATTLEGROUPS, GameSize
from panzerkiste.games.dropzone.armies.checks import group_rows, squad_rows
from panzerkiste.games.dropzone.armies.lists import (
    ArmyList,
    Group,
    army_points,
    commander_points,
    game_size,
    gates_for,
    group_points,
    most_shared,
    ride_points,
    seats,
    sharable,
    squad_points,
)
from panzerkiste.workshops.dropzone.army_protocol import GroupCount, ListCount


def counted(army: ArmyList) -> ListCount:
    size = game_size(army.limit)
    table = size or list(ARMY_TABLES)[-1]
    groups = tuple(_counted_group(army, group, table) for group in army.groups)
    return ListCount(army_points(army), size, group_rows(army, table), ARMY_TABLES[table].max, groups)


def _counted_group(army: ArmyList, group: Group, size: GameSize) -> GroupCount:
    profile = BATTLEGROUPS.get(group.profile)
    rows = squad_rows(group, profile, size) if profile else ()
    part, whole = ARMY_TABLES[size].cap
    return GroupCount(
        points=group_points(group),
        squads=tuple(map(squad_points, group.squads)),
        shared=tuple(map(ride_points, group.shared)),
        gates=tuple(map(ride_points, group.gates)),
        commander=commander_points(army, group.commander) if group.commander else 0,
        sharable=sharable(group),
        most_shared=most_shared(group),
        gate_kinds=gates_for(army.faction),
        seats=seats(group),
        rows=tuple(row for row in rows if row.have or row.most),
        most_squads=profile.rows(size).max if profile else 0,
        share=_percent(group_points(group), army_points(army)),
        most_share=100 * part // whole,
    )


def _percent(part: int, whole: int) -> int:
    return round(100 * part / whole) if whole else 0
