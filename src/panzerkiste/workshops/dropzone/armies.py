"""Armies that players build for Dropzone: what to build them from; checked, kept, and shown to whoever has the link."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from litestar import Response, delete, get, post
from litestar.di import NamedDependency

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.armies.catalogue import (
    ARMY_TABLES,
    BATTLEGROUPS,
    BUILDINGS,
    COMMANDERS,
    FACTIONS,
    TERRAIN_KINDS,
    UNITS,
    WEAPONS,
)
from panzerkiste.games.dropzone.armies.checks import force_violations, violations
from panzerkiste.games.dropzone.armies.mustering import Force
from panzerkiste.games.dropzone.armies.text import ARMY_NAMES, read_force, shipped_army
from panzerkiste.server.storage.shelves import Shelf
from panzerkiste.server.storage.store import Store, StoredWork
from panzerkiste.server.storage.tables import ARMIES
from panzerkiste.server.web.routes import A_WHILE
from panzerkiste.workshops.dropzone.army_protocol import (
    ALL_LISTS,
    Catalogue,
    Check,
    Finding,
    Saved,
    ShippedArmy,
    ToCheck,
    ToSave,
)


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
        return Check((), unreadable.refusal, ())
    return Check(lists, None, tuple(_findings(lists, data)))


def _findings(lists: Force, data: ToCheck) -> Iterator[Finding]:
    if len(lists) > 1:
        for found in force_violations(lists, sum(army.limit for army in lists)):
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
    limit = sum(army.limit for army in lists)
    return Saved(stored.id, name, faction, limit, stored.text, stored.account == account, stored.changed)


ARMY_HANDLERS: Final = (show_catalogue, check_army, save_army, list_armies, show_army, throw_army_away)
