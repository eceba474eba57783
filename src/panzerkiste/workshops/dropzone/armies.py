"""Armies that players build for Dropzone: what to build them from; checked, kept, and shown to whoever has the link."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from litestar import Response, delete, get, post
from litestar.di import NamedDependency

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.air.crashes import HURT
from panzerkiste.games.dropzone.armies.catalogue import (
    ARMY_TABLES,
    BATTLEGROUPS,
    BUILDINGS,
    COMMANDERS,
    FACTIONS,
    GROUP_CATEGORIES,
    ROW_CATEGORIES,
    TERRAIN_KINDS,
    UNITS,
    WEAPONS,
)
from panzerkiste.games.dropzone.armies.checks import force_violations, violations
from panzerkiste.games.dropzone.armies.lists import (
    ArmyList,
    Group,
    army_points,
    commander_points,
    game_size,
    group_points,
    loads,
    ride_points,
    seats,
    sharable,
    squad_points,
)
from panzerkiste.games.dropzone.armies.mustering import Force
from panzerkiste.games.dropzone.armies.text import ARMY_NAMES, read_force, shipped_army
from panzerkiste.games.dropzone.battle.blasts import CATCHES
from panzerkiste.games.dropzone.battle.damage import SHAPED_CHARGE
from panzerkiste.games.dropzone.buildings.masonry import DESTROYED
from panzerkiste.games.dropzone.geometry.bodies import FIGURE_HEIGHT
from panzerkiste.games.dropzone.geometry.flight import FLIGHT_HEIGHT
from panzerkiste.server.storage.shelves import Shelf
from panzerkiste.server.storage.store import Store, StoredWork
from panzerkiste.server.storage.tables import ARMIES
from panzerkiste.server.web.routes import A_WHILE
from panzerkiste.workshops.dropzone.army_protocol import (
    ALL_LISTS,
    Catalogue,
    Check,
    Finding,
    GroupCount,
    Heights,
    ListCount,
    Loads,
    Needs,
    Saved,
    ShippedArmy,
    ToCheck,
    ToSave,
)

HULL_HEIGHT: Final = 0.8  # inches: as high as most tanks
WALKER_HEIGHT: Final = 2.0


def _shipped(name: str) -> ShippedArmy:
    army = shipped_army(name)
    return ShippedArmy(name, army.faction, army.limit)


CATALOGUE: Final = Catalogue(
    FACTIONS,
    tuple(UNITS.values()),
    tuple(WEAPONS.values()),
    tuple(BATTLEGROUPS.values()),
    tuple(ARMY_TABLES.values()),
    COMMANDERS,
    tuple(BUILDINGS.values()),
    tuple(TERRAIN_KINDS.values()),
    tuple(map(_shipped, ARMY_NAMES)),
    GROUP_CATEGORIES,
    ROW_CATEGORIES,
    tuple(Loads(unit.id, count, tuple(loads(unit, count))) for unit in UNITS.values() for count in unit.sizes),
    Needs(CATCHES, HURT, DESTROYED, SHAPED_CHARGE),
    Heights(FIGURE_HEIGHT, HULL_HEIGHT, WALKER_HEIGHT, FLIGHT_HEIGHT),
)

ARMY_SHELF: Final = Shelf(ARMIES, "ARMY")

Account = NamedDependency[str]
TheStore = NamedDependency[Store]


@get("/api/dropzone/catalogue", sync_to_thread=False)
def show_catalogue() -> Response[Catalogue]:
    """Every profile and table of Dropzone."""
    return Response(CATALOGUE, headers={"cache-control": A_WHILE})


@post("/api/armies/check", status_code=200, sync_to_thread=True)
def check_army(data: ToCheck) -> Check:
    try:
        lists = read_force(data.text)
    except Illegal as unreadable:
        return Check((), unreadable.refusal, (), (), 0)
    return Check(lists, None, tuple(_findings(lists, data)), tuple(map(_counted, lists)), _limit(lists))


def _limit(lists: Force) -> int:
    return sum(army.limit for army in lists)


def _counted(army: ArmyList) -> ListCount:
    groups = tuple(_counted_group(army, group) for group in army.groups)
    return ListCount(army_points(army), game_size(army.limit), groups)


def _counted_group(army: ArmyList, group: Group) -> GroupCount:
    return GroupCount(
        group_points(group),
        tuple(map(squad_points, group.squads)),
        tuple(map(ride_points, group.shared)),
        tuple(map(ride_points, group.gates)),
        commander_points(army, group.commander) if group.commander else 0,
        sharable(group),
        seats(group),
    )


def _findings(lists: Force, data: ToCheck) -> Iterator[Finding]:
    if len(lists) > 1:
        for found in force_violations(lists, _limit(lists)):
            yield Finding(ALL_LISTS, found.place, found.why)
    for number, army in enumerate(lists):
        yield from (Finding(number, found.place, found.why) for found in violations(army, data.cap_basis))


@post("/api/armies")
async def save_army(data: ToSave, account: Account, store: TheStore) -> Saved:
    """An army may be saved long before it is legal; it only has to be readable."""
    read_force(data.text)
    return _saved(await ARMY_SHELF.save(store, account, data.text, data.id), account)


@get("/api/armies")
async def list_armies(account: Account, store: TheStore) -> list[Saved]:
    return [_saved(army, account) for army in await ARMY_SHELF.works_of(store, account)]


@get("/api/armies/{army_id:str}")
async def show_army(army_id: str, account: Account, store: TheStore) -> Saved:
    return _saved(await ARMY_SHELF.work(store, army_id), account)


@delete("/api/armies/{army_id:str}")
async def throw_army_away(army_id: str, account: Account, store: TheStore) -> None:
    await ARMY_SHELF.throw_away(store, account, army_id)


def _saved(stored: StoredWork, account: str) -> Saved:
    """A unit may have left the catalogue since; then the text has to speak for itself."""
    lists: Force = ()
    with suppress(Illegal):
        lists = read_force(stored.text)
    name, faction = (lists[0].name, lists[0].faction) if lists else ("", None)
    return Saved(stored.id, name, faction, _limit(lists), stored.text, stored.account == account, stored.changed)


ARMY_HANDLERS: Final = (show_catalogue, check_army, save_army, list_armies, show_army, throw_army_away)
