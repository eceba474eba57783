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
    LARGEST,
    Cell,
    Cells,
    Heading,
    ahead,
    band,
    distance,
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


def firing_cells(ground: Ground, kind: TankType, target: Cell, flight: Heading, occupied: Cells) -> Cells:
    """TC-25, TC-26, TC-49: where a tank must stand for its shell to strike *target* while flying along *flight*.

    The first thing that stops the shell is among these cells; nobody can end a move there unless it is a hedge,
    and a hedge on the shooter's own cell does not matter (TCX-04).
    """
    grid, back = ground.grid, opposite(flight)
    line = band(grid, back, target, kind.shortest, kind.longest)
    if kind.over or not line:
        return line  # TC-50
    stops = grid.beyond[back][target] & (occupied | ground.screens)  # TC-27
    return line & ~grid.beyond[back][nearest(stops, back)] if stops else line


def flights(kind: TankType, heading: Heading) -> list[Heading]:
    """TC-24: the directions a tank with this heading fires in."""
    return [turned(heading, eighths) for eighths in kind.arc]


def shots(ground: Ground, tank: Tank, way: Reach, targets: Sequence[Tank], occupied: Cells) -> list[Shots]:
    """TC-28, TC-29: by final heading, all that *tank* can fire at after its move. *occupied* leaves the tank out."""
    found: list[Shots] = [{} for _ in ALL_HEADINGS]
    headings = _headings_for(tank.type.arc)
    reached = _reached(way)
    for target in targets:
        for flight in ALL_HEADINGS:
            if not ground.grid.beyond[opposite(flight)][target.cell] & reached:
                continue
            posts = firing_cells(ground, tank.type, target.cell, flight, occupied) & reached
            for heading in headings[flight] if posts else ():
                _add(found[heading], posts & way.ends[heading] & ~way.sinks[heading], target.cell)
    return found


@cache
def _headings_for(arc: tuple[int, ...]) -> list[list[Heading]]:
    """By direction of flight: the headings with which a tank fires in it (TC-24)."""
    return [[turned(flight, -eighths) for eighths in arc] for flight in ALL_HEADINGS]


def _reached(way: Reach) -> Cells:
    reached = 0
    for cells in way.ends:
        reached |= cells
    return reached


def _add(shots: Shots, posts: Cells, target: Cell) -> None:
    while posts:
        lowest = posts & -posts
        shots.setdefault(lowest.bit_length() - 1, []).append(target)
        posts ^= lowest


def under_fire(ground: Ground, kind: TankType, way: Reach, occupied: Cells) -> Cells:
    """Every cell that a shell could strike after the move, whether or not anything stands there."""
    struck, clear = 0, ground.grid.everywhere if kind.over else ~(occupied | ground.screens)
    for flight, headings in enumerate(_headings_for(kind.arc)):
        shells = 0
        for heading in headings:
            shells |= way.ends[heading] & ~way.sinks[heading]
        for steps in range(1, (kind.longest or LARGEST) + 1):
            shells = ahead(shells, flight) & ground.grid.everywhere
            struck |= shells if steps >= kind.shortest else 0
            shells &= clear
    return struck


def strike(state: State, shooter: Tank, cell: Cell, target: Tank) -> Impact:
    """TC-30 to TC-33 for a shot from *cell*, on a line with the target."""
    flight = state.board.grid.direction(cell, target.cell)
    assert flight is not None, "a shot flies along a line"
    return impact(shooter.type, flight, target.type, target.heading)


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
    away = distance(move.end, target)
    if tank.type.over:
        return Illegal("TC-49", cell=name(target), distance=away)
    if away < tank.type.shortest:
        return Illegal("TC-26", cell=name(target))
    line = state.board.grid.beyond[flight][move.end] & (occupied | ground(state.board).screens)
    blocker = nearest(line, flight)
    hedge = state.board.sign(blocker) == HEDGE and not occupied >> blocker & 1
    return Illegal("TCX-04" if hedge else "TC-27", cell=name(target), blocker=name(blocker))
