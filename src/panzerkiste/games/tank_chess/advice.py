"""What a player may ask while trying things out: answered by the rules themselves."""

from collections.abc import Iterator
from typing import Annotated, assert_never

from msgspec import Meta, Struct

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess.actions import CellNumber, Escape, Move, SideNumber
from panzerkiste.games.tank_chess.announcements import escape, kills
from panzerkiste.games.tank_chess.armour import Face, Impact, face_hit
from panzerkiste.games.tank_chess.board import Cell, Cells, Heading, Side, cells, members, name
from panzerkiste.games.tank_chess.clocks import recommended_minutes
from panzerkiste.games.tank_chess.map_file import Map, read_map
from panzerkiste.games.tank_chess.maps import Finding, army_id, findings
from panzerkiste.games.tank_chess.movement import Reach, escape_route, leaving_step, reach, reverse_step, route
from panzerkiste.games.tank_chess.raid import goal, without_goal
from panzerkiste.games.tank_chess.shooting import Shots, flight, shots, strike, under_fire
from panzerkiste.games.tank_chess.state import Mode, Module, Options, State, Tank
from panzerkiste.games.tank_chess.terrain import Ground, ground
from panzerkiste.games.tank_chess.view import View

Way = tuple[tuple[Cell, Heading], ...]


class TryTank(Struct, frozen=True, tag=True):
    """Where could the tank on this cell go, and what could it fire at, if it were its side's turn?"""

    cell: CellNumber


class ShowThreats(Struct, frozen=True, tag=True):
    """What does this side threaten: which cells, the command tank, an escape?"""

    side: SideNumber


class TryMap(Struct, frozen=True, tag=True):
    """TC-66: what speaks against this map?"""

    text: Annotated[str, Meta(max_length=4000)]
    mode: Mode
    module: Module


Query = TryTank | ShowThreats | TryMap


class Shot(Struct, frozen=True):
    target: Cell
    face: Face  # TC-30: where on the target it strikes
    impact: Impact
    destroys: bool


class Pose(Struct, frozen=True):
    """A heading the tank can end with on a cell, how many steps that costs, and what it could fire at then."""

    heading: Heading
    steps: int
    way: Way
    shots: tuple[Shot, ...]


class Place(Struct, frozen=True):
    cell: Cell
    steps: int  # the fewest that lead here
    sinks: bool  # TCX-03
    raids: bool  # TC-69: ending here wins
    poses: tuple[Pose, ...]


class Exit(Struct, frozen=True):
    """TC-38 to TC-41: the last cell on the board, the direction of the step that leaves it, and the way there."""

    cell: Cell
    heading: Heading
    way: Way  # empty for a reverse step


class TankAdvice(Struct, frozen=True, tag=True):
    cell: Cell
    places: tuple[Place, ...]
    reverse: Cell | None  # TC-20: where its one step backwards leads
    exit: Exit | None


class Fire(Struct, frozen=True):
    """A cell that could be fired at, and the strongest gun that could."""

    cell: Cell
    gun: int


class ThreatAdvice(Struct, frozen=True, tag=True):
    side: Side
    fire: tuple[Fire, ...]
    kills: tuple[Move, ...]  # turns that would destroy the enemy's command tank
    escape: Move | Escape | None


class MapAdvice(Struct, frozen=True, tag=True):
    map: Map | None  # None where the text cannot be read
    findings: tuple[Finding, ...]
    army: str  # small, large or "" for another
    minutes: int  # TC-52


Advice = TankAdvice | ThreatAdvice | MapAdvice


def advise(view: View, query: Query) -> Advice:
    match query:
        case TryTank(cell):
            return _tank_advice(_running(view), cell)
        case ShowThreats(side):
            return _threat_advice(_running(view), side)
        case TryMap(text, mode, module):
            return map_advice(text, mode, module)
        case _ as other:
            assert_never(other)


def _running(view: View) -> State:
    """TC-58: after the end there are no moves to ask about."""
    if view.state.result:
        raise Illegal("TC-58")
    return view.state


def _tank_advice(state: State, cell: Cell) -> TankAdvice:
    if cell not in state.board.grid:
        raise Illegal("TC-01")
    tank = state.tank_on(cell)
    if tank is None:
        raise Illegal("TC-12", "no_tank", cell=name(cell))
    field, occupied = ground(state.board), state.occupied & ~(1 << cell)
    way = reach(field, tank, occupied)
    fire = shots(field, tank, without_goal(state.board, tank, way), state.army(1 - tank.side), occupied)
    places = tuple(_places(state, tank, way, fire))
    return TankAdvice(cell, places, reverse_step(way, tank), _exit(field, tank, way))


def _exit(field: Ground, tank: Tank, way: Reach) -> Exit | None:
    leaving = leaving_step(way, field, tank)
    return leaving and Exit(*leaving, escape_route(way, field, tank))


def _places(state: State, tank: Tank, way: Reach, fire: list[Shots]) -> Iterator[Place]:
    for cell in members(way.cells):
        poses = tuple(
            _pose(state, tank, way, cell, heading, fire[heading].get(cell, []))
            for heading, ends in enumerate(way.ends)
            if ends >> cell & 1
        )
        sinks = any(sunk >> cell & 1 for sunk in way.sinks)
        raids = bool(goal(state.board, tank.side) >> cell & 1)
        yield Place(cell, min(pose.steps for pose in poses), sinks, raids, poses)


def _pose(state: State, tank: Tank, way: Reach, cell: Cell, heading: Heading, targets: list[Cell]) -> Pose:
    there = route(way, tank, cell, heading)
    return Pose(heading, len(there) - 1, there, tuple(_shots(state, tank, cell, targets)))


def _shots(state: State, tank: Tank, cell: Cell, targets: list[Cell]) -> Iterator[Shot]:
    for target in filter(None, map(state.tank_on, targets)):
        hit = strike(state, tank, cell, target)
        face = face_hit(flight(state, cell, target), target.heading)
        yield Shot(target.cell, face, hit, hit.destroys)


def _threat_advice(state: State, side: Side) -> ThreatAdvice:
    return ThreatAdvice(side, tuple(_fire(state, side)), tuple(kills(state, side)), escape(state, side))


def _fire(state: State, side: Side) -> Iterator[Fire]:
    strongest: dict[Cell, int] = {}
    for tank in state.army(side):
        for cell in members(_covered(state, tank)):
            strongest[cell] = max(strongest.get(cell, 0), tank.type.gun)
    for cell in sorted(strongest):
        yield Fire(cell, strongest[cell])


def _covered(state: State, tank: Tank) -> Cells:
    """The cells on which an enemy tank could be fired at by this one after its move."""
    field, occupied = ground(state.board), state.occupied & ~(1 << tank.cell)
    way = without_goal(state.board, tank, reach(field, tank, occupied))
    enemies = cells(enemy.cell for enemy in state.army(1 - tank.side))
    return under_fire(field, tank.type, way, occupied) & field.dry & ~(occupied & ~enemies)


def map_advice(text: str, mode: Mode, module: Module) -> MapAdvice:
    try:
        map = read_map(text)
    except Illegal as illegal:
        return MapAdvice(None, (Finding("error", illegal.refusal, ()),), "", 0)
    found = findings(map, Options(mode=mode, module=module))
    return MapAdvice(map, found, army_id(map), recommended_minutes(map.width, map.height))
