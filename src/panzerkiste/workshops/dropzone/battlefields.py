"""Battlefields that players draw for Dropzone: checked, looked across, kept, and shown to whoever has the link."""

from typing import Final, get_args

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from msgspec import Struct

from panzerkiste import __version__
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.battle.deployment import friendly_edges, zone
from panzerkiste.games.dropzone.fields.battlefields import (
    BATTLEFIELD_NAMES,
    Battlefield,
    FieldFile,
    Words,
    battlefield_in,
    file_of,
    read_battlefield,
    shipped_battlefield,
    usual_cost,
    usual_fittings,
    usual_size,
    write_battlefield,
)
from panzerkiste.games.dropzone.fields.checks import can_be_laid_out, findings, unsuitable
from panzerkiste.games.dropzone.fields.sight import eye_of, scene, sight
from panzerkiste.games.dropzone.fields.terrain import Board, Mover, Point
from panzerkiste.games.dropzone.geometry import Body, bearing, distance
from panzerkiste.games.dropzone.missions.scenarios import CONTROL, objectives_of
from panzerkiste.games.dropzone.options import Deployment, Options, Scenario
from panzerkiste.games.dropzone.state import Objective as LaidOut
from panzerkiste.server.limits import FILE
from panzerkiste.server.storage.shelves import Shelf
from panzerkiste.server.web.compression import holding
from panzerkiste.server.web.desk import Desk, Kept
from panzerkiste.workshops.dropzone.field_protocol import (
    LONGEST,
    Block,
    Check,
    Front,
    Look,
    Objective,
    Plan,
    Read,
    Saved,
    Sighting,
    Spot,
    ToCheck,
    ToLook,
    ToRead,
    ToSave,
)

HULL: Final = 1.6, 1.0  # inches: as long and as wide as most tanks

EMPTY: Final = FieldFile("own", Words("", ""), Words("", ""), (48, 48))


class FieldTold(Struct, frozen=True):
    name: Words
    file: FieldFile


def _tell(text: str) -> FieldTold:
    """A kind of terrain may have left the catalogue since; then the text has to speak for itself."""
    try:
        file = file_of(read_battlefield(text))
    except Illegal:
        file = EMPTY
    return FieldTold(file.name, file)


BATTLEFIELD_SHELF: Final = Shelf("battlefield", "BATTLEFIELD", FieldTold, _tell, f"{__version__}.1")

TheDesk = NamedDependency[Desk]


@get("/api/battlefields/shipped", sync_to_thread=True)
def list_shipped() -> list[FieldFile]:
    """The battlefields in the box."""
    return [file_of(shipped_battlefield(name)) for name in BATTLEFIELD_NAMES]


@post("/api/battlefields/read", status_code=200, request_max_body_size=FILE)
async def read_text(data: ToRead, desk: TheDesk) -> Read:
    return await desk.work(lambda: _read(data))


def _read(data: ToRead) -> Read:
    try:
        return Read(file_of(read_battlefield(data.text)), None)
    except Illegal as unreadable:
        return Read(None, unreadable.refusal)


@post("/api/battlefields/check", status_code=200, request_max_body_size=FILE)
async def check_field(data: ToCheck, desk: TheDesk) -> Check:
    return await desk.work(lambda: _checked(data))


def _checked(data: ToCheck) -> Check:
    field = battlefield_in(data.file)
    fronts = tuple(_front(deployment, field.board) for deployment in get_args(Deployment))
    sizes = {building.id: usual_size(building.outline, building.height) for building in field.board.buildings}
    usual = {building.id: usual_fittings(building) for building in field.board.buildings}
    costs = {piece.id: usual_cost(piece) for piece in field.board.pieces}
    return Check(_text(field), findings(field), sizes, usual, costs, _plans(field), fronts)


@post("/api/battlefields/sight", status_code=200, request_max_body_size=FILE)
async def look_across(data: ToLook, desk: TheDesk) -> Sighting:
    """What somebody at one place would see of somebody at another."""
    return await desk.work(lambda: _seen(data))


def _seen(data: ToLook) -> Sighting:
    field = battlefield_in(data.file)
    if not can_be_laid_out(field):
        return Sighting(None, Illegal("BATTLEFIELD", "crooked").refusal)
    return Sighting(_look(field.board, data.eye, data.target), None)


@post("/api/battlefields", request_max_body_size=FILE)
async def save_field(data: ToSave, desk: TheDesk) -> Saved:
    """A battlefield may be saved long before it is a good one."""
    text = await desk.work(lambda: _text(battlefield_in(data.file)))
    return _saved(await desk.keep(BATTLEFIELD_SHELF, text, data.id), desk.account)


@get("/api/battlefields", responses=holding(list[Saved]))
async def list_fields(desk: TheDesk) -> Response[bytes]:
    return await desk.listed(BATTLEFIELD_SHELF)


@get("/api/battlefields/{field_id:str}")
async def show_field(field_id: str, desk: TheDesk) -> Saved:
    return _saved(await desk.one(BATTLEFIELD_SHELF, field_id), desk.account)


@delete("/api/battlefields/{field_id:str}")
async def throw_field_away(field_id: str, desk: TheDesk) -> None:
    await desk.throw_away(BATTLEFIELD_SHELF, field_id)


def _text(field: Battlefield) -> str:
    text = write_battlefield(field)
    if len(text) > LONGEST:
        raise Illegal("BATTLEFIELD", "long")
    return text


def _plans(field: Battlefield) -> tuple[Plan, ...]:
    scenarios: tuple[Scenario, ...] = get_args(Scenario) if can_be_laid_out(field) else ()
    return tuple(
        Plan(
            scenario,
            unsuitable(field, scenario),
            tuple(map(_objective, objectives_of(scenario, field.board))),
        )
        for scenario in scenarios
    )


def _objective(laid_out: LaidOut) -> Objective:
    control = CONTROL if laid_out.kind == "marker" else 0.0
    return Objective(laid_out.at, laid_out.building, laid_out.centre, control)


def _front(deployment: Deployment, board: Board) -> Front:
    edges = friendly_edges(Options(deployment=deployment), board, players=2)
    zones = tuple(tuple(zone(edge, board) for edge in each) for each in edges)
    return Front(deployment, edges, zones if deployment == "closing_in" else ())


def _look(board: Board, eye: Spot, target: Spot) -> Look:
    watcher, watched = _body("eye", eye, target.at), _body("target", target, eye.at)
    ahead, back = eye_of(board, watcher), eye_of(board, watched)
    seen = sight(scene(board, ()), ahead, watched)
    return Look(
        seen.cover,
        seen.visible,
        tuple(Block(str(block.id), block.share) for block in seen.blocks),
        seen.body_cover,
        seen.concealment,
        distance(eye.at, target.at),
        ahead.at[2],
        back.at[2],
    )


def _body(id: str, spot: Spot, facing: Point) -> Body:
    """DZ-007: a hull looks at the other one; the hull of a walker is the upper half of it."""
    turned = 0.0 if spot.at == facing else bearing(spot.at, facing)
    match spot.stands:
        case "infantry":
            return Body(id, Mover.INFANTRY, spot.at, turned, 1.0, 1.0)
        case "aircraft":
            return Body(id, Mover.AIRCRAFT, spot.at, turned, 1.0, 1.0, altitude=spot.height)
        case "walker":
            return Body(id, Mover.WALKER, spot.at, turned, *HULL, bottom=spot.height / 2, top=spot.height)
        case "vehicle":
            return Body(id, Mover.VEHICLE, spot.at, turned, *HULL, top=spot.height)


def _saved(kept: Kept[FieldTold], account: str) -> Saved:
    work, told = kept
    return Saved(work.id, told.name, work.text, told.file, work.account == account, work.changed)


BATTLEFIELD_HANDLERS: Final = (
    list_shipped,
    read_text,
    check_field,
    look_across,
    save_field,
    list_fields,
    show_field,
    throw_field_away,
)
