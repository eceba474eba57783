"""Maps that players draw for Tank Chess: checked, kept, shown to whoever has the link, and tried out."""

from typing import Any, Final

from litestar import Request, delete, get, post
from litestar.di import NamedDependency

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess.board import LARGEST, SMALLEST
from panzerkiste.games.tank_chess.map_file import Map, read_map
from panzerkiste.games.tank_chess.maps import check_map, findings, half_of
from panzerkiste.games.tank_chess.state import Options
from panzerkiste.games.tank_chess.tanks import COMMAND
from panzerkiste.games.tank_chess.terrain import module_of
from panzerkiste.server.storage.shelves import Shelf
from panzerkiste.server.storage.store import Store, StoredWork
from panzerkiste.server.storage.tables import MAPS
from panzerkiste.server.thinking.turns import Asker
from panzerkiste.server.web.guard import address
from panzerkiste.workshops.tank_chess.map_protocol import (
    MapCheck,
    MapDrawing,
    MapFinding,
    MapPaper,
    MapRules,
    MapTank,
    MapToSave,
    SavedMap,
    StudyReport,
    StudyWish,
)
from panzerkiste.workshops.tank_chess.studies import Studies

MOST_TANKS: Final = 128  # the kernel's own number; the server does without the kernel, which is slow to load

MAP_SHELF: Final = Shelf(MAPS, "MAP")

Account = NamedDependency[str]
TheStore = NamedDependency[Store]
TheStudies = NamedDependency[Studies]


@get("/api/maps/paper", sync_to_thread=False)
def paper() -> MapPaper:
    halves = {height: half_of(height) for height in range(1, LARGEST + 1)}
    return MapPaper(SMALLEST, LARGEST, halves, COMMAND)


@post("/api/maps/check", status_code=200, sync_to_thread=True)
def check(data: MapRules) -> MapCheck:
    try:
        map = read_map(data.text)
    except Illegal as unreadable:
        return MapCheck(None, unreadable.refusal, ())
    told = findings(map, _options(data))
    return MapCheck(_drawing(map), None, tuple(MapFinding(found.level, found.why, found.cells) for found in told))


@post("/api/maps")
async def save_map(data: MapToSave, account: Account, store: TheStore) -> SavedMap:
    """A map may be saved long before it is a good one; it only has to be readable."""
    read_map(data.text)
    return _saved(await MAP_SHELF.save(store, account, data.text, data.id), account)


@get("/api/maps")
async def list_maps(account: Account, store: TheStore) -> list[SavedMap]:
    return [_saved(map, account) for map in await MAP_SHELF.works_of(store, account)]


@get("/api/maps/{map_id:str}")
async def show_map(map_id: str, account: Account, store: TheStore) -> SavedMap:
    return _saved(await MAP_SHELF.work(store, map_id), account)


@delete("/api/maps/{map_id:str}")
async def throw_map_away(map_id: str, account: Account, store: TheStore) -> None:
    await MAP_SHELF.throw_away(store, account, map_id)


@post("/api/maps/studies")
async def start_study(
    request: Request[Any, Any, Any], data: StudyWish, account: Account, studies: TheStudies
) -> StudyReport:
    map = read_map(data.map.text)
    check_map(map, _options(data.map))
    if len(map.tanks) > MOST_TANKS:
        raise Illegal("MAP", "tanks", most=MOST_TANKS)
    return studies.start(data, Asker(address(request.scope), account))


@get("/api/maps/studies/{study_id:str}", sync_to_thread=False)
def show_study(study_id: str, account: Account, studies: TheStudies) -> StudyReport:
    return studies.report(study_id, account)


@delete("/api/maps/studies/{study_id:str}")
async def stop_study(study_id: str, account: Account, studies: TheStudies) -> None:
    await studies.stop(study_id, account)


def _options(rules: MapRules) -> Options:
    return Options(map=rules.text, mode=rules.mode, module=rules.module)


def _saved(stored: StoredWork, account: str) -> SavedMap:
    map = read_map(stored.text)
    return SavedMap(stored.id, map.name, stored.text, module_of(map.terrain), stored.account == account, stored.changed)


def _drawing(map: Map) -> MapDrawing:
    return MapDrawing(
        map.width,
        map.height,
        map.terrain,
        tuple(MapTank(tank.cell, tank.side, tank.letter) for tank in map.tanks),
        map.name,
        map.author,
        map.comment,
        map.facings,
    )


MAP_HANDLERS: Final = (
    paper,
    check,
    save_map,
    list_maps,
    show_map,
    throw_map_away,
    start_study,
    show_study,
    stop_study,
)
