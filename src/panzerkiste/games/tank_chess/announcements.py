"""CHECK and ESCAPE (TC-44 to TC-46): what a side could do if it were its turn again."""

from collections.abc import Iterator
from functools import cache

from panzerkiste.games.tank_chess.actions import Escape, Move
from panzerkiste.games.tank_chess.armour import impact
from panzerkiste.games.tank_chess.board import ALL_HEADINGS, Cells, Heading, Side, members, opposite, surroundings
from panzerkiste.games.tank_chess.movement import Reach, reach
from panzerkiste.games.tank_chess.raid import goal, without_goal
from panzerkiste.games.tank_chess.shooting import line_of_fire, shots
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
    field, everything = ground(state.board), state.occupied
    for tank in state.army(side):
        occupied = everything & ~(1 << tank.cell)
        near = surroundings(field.grid, tank.cell, tank.type.speed)
        if _deadly(field, tank, target, occupied, near):
            yield from _kills_by(state, field, tank, target, occupied)


def _deadly(field: Ground, tank: Tank, target: Tank, occupied: Cells, posts: Cells) -> Cells:
    """On which of the *posts* a tank of this kind would have to stand to destroy the target, whatever it faces."""
    found = 0
    for back in _weak_sides(tank.letter, target.letter, target.heading):
        if field.grid.beyond[back][target.cell] & posts:  # most tanks are nowhere near
            found |= line_of_fire(field, tank.type, target.cell, back, occupied)
    return found & posts


@cache
def _weak_sides(letter: str, target: str, heading: Heading) -> tuple[Heading, ...]:
    """TC-31: the directions, seen from the target, out of which such a gun destroys it."""
    flights = [flight for flight in ALL_HEADINGS if impact(TANKS[letter], flight, TANKS[target], heading).destroys]
    return tuple(map(opposite, flights))


def _kills_by(state: State, field: Ground, tank: Tank, target: Tank, occupied: Cells) -> Iterator[Move]:
    way = without_goal(state.board, tank, reach(field, tank, occupied))
    deadly = _deadly(field, tank, target, occupied, way.cells)
    for heading, found in enumerate(shots(field, tank, way, [target], occupied)):
        for cell in sorted(found):
            if deadly >> cell & 1:
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
