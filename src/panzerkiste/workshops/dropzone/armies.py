"""Armies that players build for Dropzone: what to build them from; checked, kept, and shown to whoever has the link."""

from collections.abc import Iterator, Sequence
from typing import Final

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from msgspec import Struct

from panzerkiste import __version__
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
    Faction,
)
from panzerkiste.games.dropzone.armies.checks import force_violations, violations
from panzerkiste.games.dropzone.armies.lists import loads, may_have_more_lists, offered
from panzerkiste.games.dropzone.armies.mustering import Force, limit_of, may_meet
from panzerkiste.games.dropzone.armies.text import ARMY_NAMES, read_force, shipped_army
from panzerkiste.games.dropzone.fields.battlefields import DOOR, WINDOW_HEIGHT, FieldBuilding, FieldPiece, usual_piece
from panzerkiste.games.dropzone.fields.terrain import Mover, goings_of
from panzerkiste.games.dropzone.geometry.bodies import FIGURE_HEIGHT
from panzerkiste.games.dropzone.geometry.flight import FLIGHT_HEIGHT
from panzerkiste.server.storage.shelves import Shelf
from panzerkiste.server.web.compression import holding
from panzerkiste.server.web.desk import Desk, Kept
from panzerkiste.server.web.routes import A_WHILE
from panzerkiste.workshops.dropzone.army_protocol import (
    ALL_LISTS,
    Catalogue,
    Check,
    Finding,
    Heights,
    Loads,
    Offered,
    Opponent,
    Saved,
    Sheet,
    ShippedArmy,
    ToCheck,
    ToSave,
    Walls,
)
from panzerkiste.workshops.dropzone.battlefields import EMPTY
from panzerkiste.workshops.dropzone.counts import counted

HULL_HEIGHT: Final = 0.8  # inches: as high as most tanks
WALKER_HEIGHT: Final = 2.0
NEW_HEIGHT: Final = 3.0  # of a building that somebody begins to draw


def _shipped(name: str) -> ShippedArmy:
    army = shipped_army(name)
    meets = tuple(other for other in ARMY_NAMES if may_meet(army.limit, shipped_army(other).limit))
    return ShippedArmy(name, army.faction, army.limit, meets)


CATALOGUE: Final = Catalogue(
    FACTIONS,
    tuple(UNITS.values()),
    tuple(WEAPONS.values()),
    tuple(BATTLEGROUPS.values()),
    tuple(ARMY_TABLES.values()),
    COMMANDERS,
    tuple(BUILDINGS.values()),
    tuple(map(usual_piece, TERRAIN_KINDS)),
    tuple(map(_shipped, ARMY_NAMES)),
    tuple(Loads(unit.id, count, tuple(loads(unit, count))) for unit in UNITS.values() for count in unit.sizes),
    tuple(
        Offered(profile.id, size, tuple(unit.id for unit in offered(profile, size)))
        for profile in BATTLEGROUPS.values()
        for size in ARMY_TABLES
    ),
    Heights(FIGURE_HEIGHT, HULL_HEIGHT, WALKER_HEIGHT, FLIGHT_HEIGHT),
    Walls(DOOR, WINDOW_HEIGHT),
    Sheet(
        EMPTY, FieldBuilding("", (), NEW_HEIGHT), FieldPiece("", "", ()), {mover: goings_of(mover) for mover in Mover}
    ),
)


class ArmyTold(Struct, frozen=True):
    """What a list says of an army. A unit may have left the catalogue since; then the text has to speak for itself."""

    name: str
    faction: Faction | None
    limit: int  # of all lists together


def _tell(text: str) -> ArmyTold:
    try:
        lists = read_force(text)
    except Illegal:
        lists = ()
    name, faction = (lists[0].name, lists[0].faction) if lists else ("", None)
    return ArmyTold(name, faction, limit_of(lists))


ARMY_SHELF: Final = Shelf("army", "ARMY", ArmyTold, _tell, __version__)

TheDesk = NamedDependency[Desk]


@get("/api/dropzone/catalogue", sync_to_thread=False)
def show_catalogue() -> Response[Catalogue]:
    """Every profile and table of Dropzone."""
    return Response(CATALOGUE, headers={"cache-control": A_WHILE})


@post("/api/armies/check", status_code=200)
async def check_army(data: ToCheck, desk: TheDesk) -> Check:
    kept = await desk.works(ARMY_SHELF)
    return await desk.work(lambda: _checked(data, kept))


def _checked(data: ToCheck, kept: Sequence[Kept[ArmyTold]]) -> Check:
    try:
        lists = read_force(data.text)
    except Illegal as unreadable:
        return Check((), unreadable.refusal, (), (), 0, more_lists=False, opponents=())
    return Check(
        lists,
        None,
        tuple(_findings(lists, data)),
        tuple(map(counted, lists)),
        limit_of(lists),
        more_lists=len(lists) > 1 or any(may_have_more_lists(army.limit) for army in lists),
        opponents=(*_shipped_opponents(lists), *_kept_opponents(lists, data.text, kept)),
    )


def _shipped_opponents(lists: Force) -> list[Opponent]:
    found = [name for name in ARMY_NAMES if may_meet(limit_of(lists), shipped_army(name).limit)]
    found.sort(key=lambda name: shipped_army(name).faction == lists[0].faction)
    return [Opponent(name, shipped=True, name="") for name in found]


def _kept_opponents(lists: Force, text: str, kept: Sequence[Kept[ArmyTold]]) -> Iterator[Opponent]:
    for work, told in kept:
        if work.text != text and may_meet(limit_of(lists), told.limit):
            yield Opponent(work.id, shipped=False, name=told.name)


def _findings(lists: Force, data: ToCheck) -> Iterator[Finding]:
    if len(lists) > 1:
        for found in force_violations(lists, limit_of(lists)):
            yield Finding(ALL_LISTS, found.place, found.why)
    for number, army in enumerate(lists):
        yield from (Finding(number, found.place, found.why) for found in violations(army, data.cap_basis))


@post("/api/armies")
async def save_army(data: ToSave, desk: TheDesk) -> Saved:
    """An army may be saved long before it is legal; it only has to be readable."""
    await desk.work(lambda: read_force(data.text))
    return _saved(await desk.keep(ARMY_SHELF, data.text, data.id), desk.account)


@get("/api/armies", responses=holding(list[Saved]))
async def list_armies(desk: TheDesk) -> Response[bytes]:
    return await desk.listed(ARMY_SHELF)


@get("/api/armies/{army_id:str}")
async def show_army(army_id: str, desk: TheDesk) -> Saved:
    return _saved(await desk.one(ARMY_SHELF, army_id), desk.account)


@delete("/api/armies/{army_id:str}")
async def throw_army_away(army_id: str, desk: TheDesk) -> None:
    await desk.throw_away(ARMY_SHELF, army_id)


def _saved(kept: Kept[ArmyTold], account: str) -> Saved:
    work, told = kept
    return Saved(work.id, told.name, told.faction, told.limit, work.text, work.account == account, work.changed)


ARMY_HANDLERS: Final = (show_catalogue, check_army, save_army, list_armies, show_army, throw_army_away)
