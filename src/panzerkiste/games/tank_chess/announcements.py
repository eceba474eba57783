"""CHECK and ESCAPE (TC-44 to TC-46): what a side could do if it were its turn again."""

from collections.abc import Iterator
from functools import cache

from panzerkiste.games.tank_chess.actions import Escape, Move
from panzerkiste.games.tank_chess.armour import impact
from panzerkiste.games.tank_chess.board import ALL_HEADINGS, Cells, Heading, Side, members, surroundings, union
from panzerkiste.games.tank_chess.movement import Reach, open_reach, reach
from panzerkiste.games.tank_chess.raid import goal, without_goal
from panzerkiste.games.tank_chess.shooting import Lines, Sights
from panzerkiste.games.tank_chess.state import State, Tank
from panzerkiste.games.tank_chess.tanks import TANKS
from panzerkiste.games.tank_chess.terrain import Ground, ground


def check(state: State, side: Side) -> Move | None:
    """TC-44: a turn with which *side* would destroy the enemy's command tank."""
    return next(kills(state, side), None)


def kills(state: State, side: Side) -> Iterator[Move]:
    """Every turn with which *side* would destroy the enemy's command tank."""
    target = state.command(1 - side)
    if target is None:
        return
    sights = Sights(ground(state.board), 1 << target.cell, state.occupied)
    for tank in state.army(side):
        lines = sights.lines(tank)
        weak = _weak_sides(tank.letter, target.letter, target.heading)
        deadly = union([lines.flights[flight] for flight in weak])
        if deadly & (open_reach(sights.ground, tank, tank.type) | 1 << tank.cell):  # most tanks are nowhere near
            way = without_goal(state.board, tank, reach(sights.ground, tank, state.occupied))
            yield from _kills_by(tank, way, lines, deadly, target)


@cache
def _weak_sides(letter: str, target: str, heading: Heading) -> tuple[Heading, ...]:
    """TC-31: the directions of flight in which such a gun destroys the target."""
    kinds = TANKS[letter], TANKS[target]
    return tuple(flight for flight in ALL_HEADINGS if impact(kinds[0], flight, kinds[1], heading).destroys)


def _kills_by(tank: Tank, way: Reach, lines: Lines, deadly: Cells, target: Tank) -> Iterator[Move]:
    for heading, (ends, sunk) in enumerate(zip(way.ends, way.sinks, strict=True)):
        for cell in members(ends & ~sunk & lines.headings[heading] & deadly):
            yield Move(tank.cell, cell, heading, target.cell)


def escape(state: State, side: Side) -> Move | Escape | None:
    """TC-45: the escape that *side* would have; TC-69: in a RAID also the move that would complete it."""
    command, field, occupied = state.command(side), ground(state.board), state.occupied
    if command and _close_to_edge(field, command) and reach(field, command, occupied).escapes:
        return Escape(command.cell)
    raided = goal(state.board, side)
    if not raided or raided & occupied:
        return None
    return next(_raids(state, side, field, raided), None)


def _close_to_edge(field: Ground, command: Tank) -> bool:
    last_rank = field.grid.exits[command.side][4 * command.side]
    return bool(last_rank & surroundings(field.grid, command.cell, command.type.speed))


def _raids(state: State, side: Side, field: Ground, raided: Cells) -> Iterator[Move]:
    occupied = state.occupied
    for tank in state.army(side):
        if raided & surroundings(field.grid, tank.cell, tank.type.speed):
            yield from _raids_by(tank, reach(field, tank, occupied), raided)


def _raids_by(tank: Tank, way: Reach, raided: Cells) -> Iterator[Move]:
    for heading, cells in enumerate(way.ends):
        for cell in members(cells & raided):
            yield Move(tank.cell, cell, heading, None)
