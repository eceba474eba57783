"""Maps that players draw for Tank Chess: checked, kept, shown to whoever has the link, and tried out."""

from typing import Final, Literal

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from msgspec import Struct

from panzerkiste import __version__
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess.board import LARGEST, SMALLEST
from panzerkiste.games.tank_chess.map_file import USUAL_FACINGS, Map, read_map
from panzerkiste.games.tank_chess.maps import check_map, findings, half_of
from panzerkiste.games.tank_chess.state import Options
from panzerkiste.games.tank_chess.tanks import COMMAND
from panzerkiste.games.tank_chess.terrain import module_of
from panzerkiste.server.storage.shelves import Shelf
from panzerkiste.server.thinking.turns import Asker
from panzerkiste.server.web.compression import holding
from panzerkiste.server.web.desk import Desk, Kept
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


class MapTold(Struct, frozen=True):
    """What a list says of a map. One that can no longer be read has no name."""

    name: str
    module: Literal["none", "funset"]


def _tell(text: str) -> MapTold:
    try:
        map = read_map(text)
    except Illegal:
        return MapTold("", "none")
    return MapTold(map.name, module_of(map.terrain))


MAP_SHELF: Final = Shelf("map", "MAP", MapTold, _tell, __version__)

Account = NamedDependency[str]
TheDesk = NamedDependency[Desk]
TheStudies = NamedDependency[Studies]


@get("/api/maps/paper", sync_to_thread=False)
def paper() -> MapPaper:
    halves = {height: half_of(height) for height in range(1, LARGEST + 1)}
    return MapPaper(SMALLEST, LARGEST, halves, COMMAND, USUAL_FACINGS)


@post("/api/maps/check", status_code=200)
async def check(data: MapRules, desk: TheDesk) -> MapCheck:
    return await desk.work(lambda: _checked(data))


def _checked(data: MapRules) -> MapCheck:
    try:
        map = read_map(data.text)
    except Illegal as unreadable:
        return MapCheck(None, unreadable.refusal, ())
    told = findings(map, _options(data))
    return MapCheck(_drawing(map), None, tuple(MapFinding(found.level, found.why, found.cells) for found in told))


@post("/api/maps")
async def save_map(data: MapToSave, desk: TheDesk) -> SavedMap:
    """A map may be saved long before it is a good one; it only has to be readable."""
    await desk.work(lambda: read_map(data.text))
    return _saved(await desk.keep(MAP_SHELF, data.text, data.id), desk.account)


@get("/api/maps", responses=holding(list[SavedMap]))
async def list_maps(desk: TheDesk) -> Response[bytes]:
    return await desk.listed(MAP_SHELF)


@get("/api/maps/{map_id:str}")
async def show_map(map_id: str, desk: TheDesk) -> SavedMap:
    return _saved(await desk.one(MAP_SHELF, map_id), desk.account)


@delete("/api/maps/{map_id:str}")
async def throw_map_away(map_id: str, desk: TheDesk) -> None:
    await desk.throw_away(MAP_SHELF, map_id)


@post("/api/maps/studies")
async def start_study(data: StudyWish, desk: TheDesk, studies: TheStudies) -> StudyReport:
    await desk.work(lambda: _check_playable(data.map))
    return studies.start(data, Asker(desk.address, desk.account))


def _check_playable(rules: MapRules) -> None:
    map = read_map(rules.text)
    check_map(map, _options(rules))
    if len(map.tanks) > MOST_TANKS:
        raise Illegal("MAP", "tanks", most=MOST_TANKS)


@get("/api/maps/studies/{study_id:str}", sync_to_thread=False)
def show_study(study_id: str, account: Account, studies: TheStudies) -> StudyReport:
    return studies.report(study_id, account)


@delete("/api/maps/studies/{study_id:str}")
async def stop_study(study_id: str, account: Account, studies: TheStudies) -> None:
    await studies.stop(study_id, account)


def _options(rules: MapRules) -> Options:
    return Options(map=rules.text, mode=rules.mode, module=rules.module)


def _saved(kept: Kept[MapTold], account: str) -> SavedMap:
    work, told = kept
    return SavedMap(work.id, told.name, work.text, told.module, work.account == account, work.changed)


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
