"""Shooting (TC-23 to TC-29), tank destroyer and mortar included (TC-47 to TC-51): what a tank can fire at, and why not.

Lines of fire are drawn from the target: the cells from which it can be hit are worked out once, and every shooter
that can end its move on one of them has the shot.
"""

from collections.abc import Sequence
from functools import cache

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess.actions import Move
from panzerkiste.games.tank_chess.armour import Impact, impact
from panzerkiste.games.tank_chess.board import (
    ALL_HEADINGS,
    Cell,
    Cells,
    Heading,
    bands,
    distance,
    members,
    name,
    nearest,
    opposite,
    turned,
)
from panzerkiste.games.tank_chess.movement import Reach
from panzerkiste.games.tank_chess.state import State, Tank
from panzerkiste.games.tank_chess.tanks import TankType
from panzerkiste.games.tank_chess.terrain import HEDGE, Ground, ground

Shots = dict[Cell, list[Cell]]  # by the cell fired from: the cells of the targets


def line_of_fire(ground: Ground, kind: TankType, cell: Cell, heading: Heading, occupied: Cells) -> Cells:
    """TC-25: the cells along *heading* between which and *cell* a shell can fly, in either direction.

    The first thing that would stop the shell is the last of these cells: seen from the shooter it is what is struck;
    seen from the target nobody can end a move there unless it is a hedge, which does not matter then (TCX-04).
    """
    line = _in_range(ground, kind, cell, heading)
    if kind.over or not line:
        return line  # TC-50
    stops = _stops(ground, cell, heading, occupied)
    return line & ~ground.grid.beyond[heading][nearest(stops, heading)] if stops else line


def _in_range(ground: Ground, kind: TankType, cell: Cell, heading: Heading) -> Cells:
    """TC-26, TC-49."""
    return bands(ground.grid, kind.shortest, kind.longest)[cell][heading]


def _stops(ground: Ground, cell: Cell, heading: Heading, occupied: Cells) -> Cells:
    """TC-27: what stops a shell on the line from *cell* along *heading*."""
    return ground.grid.beyond[heading][cell] & (occupied | ground.screens)


def flights(kind: TankType, heading: Heading) -> list[Heading]:
    """TC-24: the directions a tank with this heading fires in."""
    return [turned(heading, eighths) for eighths in kind.arc]


def shots(ground: Ground, tank: Tank, way: Reach, targets: Sequence[Tank], occupied: Cells) -> list[Shots]:
    """TC-28, TC-29: by final heading, all that *tank* can fire at after its move. *occupied* leaves the tank out."""
    found: list[Shots] = [{} for _ in ALL_HEADINGS]
    headings = _headings_for(tank.type.arc)
    reached, ranges = way.cells, bands(ground.grid, tank.type.shortest, tank.type.longest)
    for target in targets:
        for back, in_range in enumerate(ranges[target.cell]):
            if not in_range & reached:
                continue
            posts = line_of_fire(ground, tank.type, target.cell, back, occupied) & reached
            for heading in headings[opposite(back)] if posts else ():
                _add(found[heading], posts & way.ends[heading] & ~way.sinks[heading], target.cell)
    return found


@cache
def _headings_for(arc: tuple[int, ...]) -> list[list[Heading]]:
    """By direction of flight: the headings with which a tank fires in it (TC-24)."""
    return [[turned(flight, -eighths) for eighths in arc] for flight in ALL_HEADINGS]


def _add(shots: Shots, posts: Cells, target: Cell) -> None:
    while posts:
        lowest = posts & -posts
        shots.setdefault(lowest.bit_length() - 1, []).append(target)
        posts ^= lowest


def under_fire(ground: Ground, kind: TankType, way: Reach, occupied: Cells) -> Cells:
    """Every cell that a shell could strike after the move, whether or not anything stands there."""
    struck = 0
    for flight, headings in enumerate(_headings_for(kind.arc)):
        posts = 0
        for heading in headings:
            posts |= way.ends[heading] & ~way.sinks[heading]
        for post in members(posts):
            struck |= line_of_fire(ground, kind, post, flight, occupied)
    return struck


def strike(state: State, shooter: Tank, cell: Cell, target: Tank) -> Impact:
    """TC-30 to TC-33 for a shot from *cell*, on a line with the target."""
    return impact(shooter.type, flight(state, cell, target), target.type, target.heading)


def flight(state: State, cell: Cell, target: Tank) -> Heading:
    """The direction in which a shell flies from *cell*, on a line with the target."""
    found = state.board.grid.direction(cell, target.cell)
    assert found is not None, "a shot flies along a line"
    return found


def check_shot(state: State, tank: Tank, move: Move, way: Reach) -> None:
    """Raises Illegal where the tank, having moved, cannot fire at the target."""
    if move.target is None:
        return
    occupied = state.occupied & ~(1 << tank.cell)
    enemies = [enemy for enemy in state.army(1 - tank.side) if enemy.cell == move.target]
    if move.end not in shots(ground(state.board), tank, way, enemies, occupied)[move.heading]:
        raise _breach(state, tank, move, move.target, occupied)


def _breach(state: State, tank: Tank, move: Move, target: Cell, occupied: Cells) -> Illegal:
    """Which rule keeps the tank from firing at *target* from where it ends its move."""
    enemy = state.tank_on(target)
    if enemy is None or enemy.side == tank.side:
        return Illegal("TC-28", cell=name(target))
    flight = state.board.grid.direction(move.end, target)
    if flight is None:
        return Illegal("TC-25", cell=name(target), start=name(move.end))
    if flight not in flights(tank.type, move.heading):
        return Illegal("TC-24", "ahead" if len(tank.type.arc) == 1 else "", cell=name(target), start=name(move.end))
    return _on_the_line(state, tank, move, target, occupied, flight)


def _on_the_line(state: State, tank: Tank, move: Move, target: Cell, occupied: Cells, flight: Heading) -> Illegal:
    field = ground(state.board)
    if tank.type.over:
        return Illegal("TC-49", cell=name(target), distance=distance(move.end, target))
    if not _in_range(field, tank.type, move.end, flight) >> target & 1:
        return Illegal("TC-26", cell=name(target))
    blocker = nearest(_stops(field, move.end, flight, occupied), flight)
    hedge = state.board.sign(blocker) == HEDGE and not occupied >> blocker & 1
    return Illegal("TCX-04" if hedge else "TC-27", cell=name(target), blocker=name(blocker))
