"""From the rules' values to the desk and back."""

from functools import lru_cache
from typing import Final
from zlib import crc32

import numpy as np

from panzerkiste.games.tank_chess import terrain
from panzerkiste.games.tank_chess.actions import Escape, Move, Turn
from panzerkiste.games.tank_chess.board import SIDES, cell_at
from panzerkiste.games.tank_chess.kernel.layout import (
    COMMAND,
    CONTENT,
    DEEPEST,
    EDGE,
    END_SHIFT,
    ESCAPE,
    EXITS,
    FAR_EDGE,
    FIRST,
    FLOODED,
    FRAME,
    FREE,
    GOAL,
    GROWTH,
    HEADING_SHIFT,
    HEDGE,
    KEY,
    LOW,
    MOST_TANKS,
    MOVES,
    OBSTACLE,
    PLY,
    QUIET,
    RANKS,
    ROWS,
    SCREEN,
    SIDE,
    TANK_CELL,
    TANK_HEADING,
    TANK_KIND,
    TARGET_SHIFT,
    TRAIL,
    TURNS_PER_TANK,
    WATER,
    WET,
    WRECK,
)
from panzerkiste.games.tank_chess.kernel.making import SIDE_KEY, mixed, tank_key, wreck_key
from panzerkiste.games.tank_chess.kernel.movement import bit_of, row_of
from panzerkiste.games.tank_chess.kernel.tables import COMMAND_KIND, KIND_OF, Numbers, covered
from panzerkiste.games.tank_chess.state import Board, Drive, State, Tank

_NUMBERS: Final = {terrain.OBSTACLE: OBSTACLE, terrain.LOW: LOW, terrain.WATER: WATER, terrain.HEDGE: HEDGE}
_CONTENT: Final = {kind.sign: _NUMBERS[kind.sign] for kind in terrain.TERRAINS.values() if not kind.dry}
_SCREEN: Final = {kind.sign: _NUMBERS[kind.sign] for kind in terrain.TERRAINS.values() if kind.screens}


def covers(state: State) -> bool:
    """Whether the kernel can play from here; if not, the rules themselves must.

    A position may be written with pieces in water; the desk does not hold what lies under a piece.
    """
    if len(state.tanks) > MOST_TANKS or not all(covered(tank.type) for tank in state.tanks):
        return False
    return not any(state.board.sign(piece.cell) == terrain.WATER for piece in state.pieces)


def new_desk(state: State, plies: int = DEEPEST) -> Numbers:
    """The position of a running game on a desk of its own, with room for the turns of so many plies."""
    most = max(len(state.army(side)) for side in SIDES)
    desk = empty_desk(state.board, (plies + 1) * most * TURNS_PER_TANK)
    tanks = sorted(state.tanks, key=lambda tank: tank.side)
    _place(desk, tanks)
    for wreck in state.wrecks:
        cell = wreck.cell + FRAME
        desk[CONTENT + cell] = desk[SCREEN + cell] = WRECK
        desk[FREE + row_of(cell)] ^= bit_of(cell)
    desk[SIDE], desk[QUIET] = state.mover, state.quiet
    desk[KEY] = key_of(desk, state)
    _lay_trail(desk, state)
    return desk


def empty_desk(board: Board, turns: int = 0) -> Numbers:
    """The terrain alone, with room for so many turns."""
    desk = np.zeros(MOVES + turns, dtype=np.int64)
    desk[:TANK_CELL] = terrain_of(board)
    return desk


@lru_cache(maxsize=64)
def terrain_of(board: Board) -> Numbers:
    desk = np.zeros(TANK_CELL, dtype=np.int64)
    rows = (board.height + 2) * 32
    desk[ROWS] = rows
    desk[CONTENT : CONTENT + rows] = desk[SCREEN : SCREEN + rows] = EDGE
    for number, sign in enumerate(board.terrain):
        cell = cell_at(number % board.width, number // board.width) + FRAME
        desk[CONTENT + cell] = _CONTENT.get(sign, 0)
        desk[SCREEN + cell] = _SCREEN.get(sign, 0)
        desk[GROWTH + cell] = HEDGE if sign == terrain.HEDGE else 0
        if sign == terrain.WATER:
            desk[WET + row_of(cell)] |= bit_of(cell)
        elif sign not in _CONTENT:
            desk[FREE + row_of(cell)] |= bit_of(cell)
    desk[FLOODED] = terrain.WATER in board.terrain
    for side, beyond in enumerate((board.height, -1)):
        for cell in range(cell_at(0, beyond) + FRAME, cell_at(board.width, beyond) + FRAME):
            desk[CONTENT + cell] = FAR_EDGE + side
            desk[EXITS + side * RANKS + row_of(cell)] |= bit_of(cell)
    for side, cell in enumerate(board.goals):
        desk[GOAL + side] = cell + FRAME
    return desk


def _place(desk: Numbers, tanks: list[Tank]) -> None:
    desk[FIRST + 1] = sum(tank.side == 0 for tank in tanks)
    desk[FIRST + 2] = len(tanks)
    for number, tank in enumerate(tanks):
        cell, kind = tank.cell + FRAME, KIND_OF[tank.letter]
        desk[TANK_CELL + number], desk[TANK_HEADING + number], desk[TANK_KIND + number] = cell, tank.heading, kind
        desk[CONTENT + cell] = desk[SCREEN + cell] = number + 1
        desk[FREE + row_of(cell)] ^= bit_of(cell)
        if kind == COMMAND_KIND:
            desk[COMMAND + tank.side] = number


def key_of(desk: Numbers, state: State) -> int:
    """The key of the position, from scratch."""
    key = int(mixed(crc32(repr((state.board.terrain, state.board.width, state.board.goals)).encode())))
    if state.mover:
        key ^= SIDE_KEY
    for number in range(desk[FIRST + 2]):
        key ^= int(tank_key(desk, number, desk[TANK_CELL + number], desk[TANK_HEADING + number]))
    for wreck in state.wrecks:
        key ^= int(wreck_key(wreck.cell + FRAME))
    return key


def _lay_trail(desk: Numbers, state: State) -> None:
    """TC-55: the keys of the positions that may come back, oldest first, found by going back from the present."""
    keys = [int(desk[KEY])]
    for back, drive in enumerate(reversed(state.trail), 1):
        side = (state.mover + back) % 2
        keys.append(keys[-1] ^ SIDE_KEY ^ _pose_key(desk, drive, side))
    for ply, key in enumerate(reversed(keys[1:])):
        desk[TRAIL + 2 * ply], desk[TRAIL + 2 * ply + 1] = key, state.quiet - len(state.trail) + ply
    desk[PLY] = len(state.trail)


def _pose_key(desk: Numbers, drive: Drive, side: int) -> int:
    first, last = desk[FIRST + side], desk[FIRST + side + 1]
    kind = KIND_OF[drive.letter]
    tank = next(number for number in range(first, last) if desk[TANK_KIND + number] == kind)
    before = int(tank_key(desk, tank, drive.start + FRAME, drive.start_heading))
    return before ^ int(tank_key(desk, tank, drive.end + FRAME, drive.heading))


def to_turn(turn: int) -> Turn:
    """What the rules call this turn."""
    if turn & ESCAPE:
        return Escape((turn & 1023) - FRAME)
    target = turn >> TARGET_SHIFT & 1023
    return Move(
        (turn & 1023) - FRAME,
        (turn >> END_SHIFT & 1023) - FRAME,
        turn >> HEADING_SHIFT & 7,
        target - FRAME if target else None,
    )
