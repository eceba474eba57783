"""Shooting (TC-23 to TC-29), tank destroyer and mortar included (TC-47 to TC-51): what a tank can fire at, and why not.

Lines of fire are drawn from the targets, all at once: the cells from which one of them can be hit are worked out once
for each kind of gun, and every shooter that can end its move on one of them has the shot.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess.actions import Move
from panzerkiste.games.tank_chess.armour import Impact, impact
from panzerkiste.games.tank_chess.board import (
    ALL_HEADINGS,
    Cell,
    Cells,
    Heading,
    ahead,
    around,
    bands,
    cells,
    distance,
    members,
    name,
    nearest,
    opposite,
    spread,
    turned,
    union,
)
from panzerkiste.games.tank_chess.movement import Reach
from panzerkiste.games.tank_chess.state import State, Tank
from panzerkiste.games.tank_chess.tanks import Aim, TankType
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


@cache
def flights(kind: TankType, heading: Heading) -> list[Heading]:
    """TC-24: the directions a tank with this heading fires in."""
    return [turned(heading, eighths) for eighths in kind.arc]


@dataclass(eq=False)
class Lines:
    """All lines of fire of one kind of gun upon some targets."""

    aim: Aim
    flights: list[Cells]  # by direction: the cells from which a shell strikes a target
    single: list[list[Cells]]  # the same in parts: in each a cell and a direction mean one target
    bars: Cells  # the pieces that stand on a line or end it

    @cached_property
    def headings(self) -> list[Cells]:
        """TC-24: by heading, the cells from which a tank has a target."""
        first, *others = (self.flights[eighths:] + self.flights[:eighths] for eighths in self.aim.arc)
        for other in others:
            first = [one | another for one, another in zip(first, other, strict=True)]
        return first


class Sights:
    """Who can be fired at in one position: the same for all tanks of a kind, but for those that stand on a line."""

    def __init__(self, ground: Ground, targets: Cells, occupied: Cells) -> None:
        self.ground, self.targets, self.occupied = ground, targets, occupied
        self._lines: dict[Aim, Lines] = {}

    def lines(self, tank: Tank) -> Lines:
        """TC-27: nothing is between; the tank's own place is empty once it has moved."""
        aim = tank.type.aim
        lines = self._lines.get(aim)
        if lines is None:
            lines = self._lines[aim] = self._draw(aim)
        return self._redrawn(aim, lines, tank.cell) if lines.bars >> tank.cell & 1 else lines

    def _draw(self, aim: Aim) -> Lines:
        if aim.longest is not None:
            return self._draw_within(aim, aim.longest)
        free, targets = self._free(self.occupied), self.targets
        flights = [_upon(targets, aim, back, free) for back in _BACK]
        return Lines(aim, flights, [flights], (union(flights) | around(targets)) & self.occupied)

    def _draw_within(self, aim: Aim, longest: int) -> Lines:
        """TC-49, TC-50: by distance; over everything that is between."""
        assert aim.over, "no gun with a longest range fires at what it sees"
        everywhere, fronts, single = self.ground.grid.everywhere, [self.targets] * 8, []
        for steps in range(1, longest + 1):
            fronts = [ahead(front, back) & everywhere for front, back in zip(fronts, _BACK, strict=True)]
            if steps >= aim.shortest:
                single.append(fronts)
        flights = [union(parts) for parts in zip(*single, strict=True)]
        return Lines(aim, flights, single, 0)

    def _redrawn(self, aim: Aim, lines: Lines, left: Cell) -> Lines:
        """The same without what stands on this cell."""
        free, targets = self._free(self.occupied & ~(1 << left)), self.targets
        flights = [
            _upon(targets, aim, back, free) if (struck | ahead(targets, back)) >> left & 1 else struck
            for back, struck in zip(_BACK, lines.flights, strict=True)
        ]
        return Lines(aim, flights, [flights], 0)

    def _free(self, occupied: Cells) -> Cells:
        """TC-27: where a shell flies on."""
        return self.ground.grid.everywhere & ~(occupied | self.ground.screens)


_BACK: Final = tuple(map(opposite, ALL_HEADINGS))  # by direction of flight: the way back


def _upon(targets: Cells, aim: Aim, back: Heading, free: Cells) -> Cells:
    """TC-26: the cells between which and a target all is free, but for those too close."""
    for _ in range(aim.shortest - 1):
        targets = ahead(targets, back) & free
    return ahead(spread(targets, back, free), back)


def shots(ground: Ground, tank: Tank, way: Reach, targets: Sequence[Tank], occupied: Cells) -> list[Shots]:
    """TC-28, TC-29: by final heading, all that *tank* can fire at after its move. *occupied* leaves the tank out."""
    sights = Sights(ground, cells(target.cell for target in targets), occupied)
    lines = sights.lines(tank)
    return [shots_facing(sights, lines, tank, way, heading) for heading in ALL_HEADINGS]


def shots_facing(sights: Sights, lines: Lines, tank: Tank, way: Reach, heading: Heading) -> Shots:
    """The same for one final heading."""
    posts = way.ends[heading] & lines.headings[heading] & ~way.sinks[heading]
    return {post: _targets(sights, tank, post, heading) for post in members(posts)}


def _targets(sights: Sights, tank: Tank, post: Cell, heading: Heading) -> list[Cell]:
    occupied, struck = sights.occupied & ~(1 << tank.cell), 0
    for flight in flights(tank.type, heading):
        struck |= line_of_fire(sights.ground, tank.type, post, flight, occupied)
    return members(struck & sights.targets)


def count_shots(lines: Lines, tank: Tank, way: Reach) -> int:
    """How many there are, whatever the heading."""
    found = 0
    for heading, (ends, posts) in enumerate(zip(way.ends, lines.headings)):  # noqa: B905  # eight each
        if ends & posts:  # few tanks have a target
            found += count_facing(lines, tank, way, heading)
    return found


def count_facing(lines: Lines, tank: Tank, way: Reach, heading: Heading) -> int:
    """The same for one final heading."""
    found, posts = 0, way.ends[heading] & lines.headings[heading] & ~way.sinks[heading]
    for by_flight in lines.single if posts else ():
        for flight in flights(tank.type, heading):
            found += (posts & by_flight[flight]).bit_count()
    return found


@cache
def _headings_for(arc: tuple[int, ...]) -> list[list[Heading]]:
    """By direction of flight: the headings with which a tank fires in it (TC-24)."""
    return [[turned(flight, -eighths) for eighths in arc] for flight in ALL_HEADINGS]


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
