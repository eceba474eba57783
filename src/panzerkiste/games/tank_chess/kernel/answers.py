"""One game on a desk, as the rules speak: what is legal, by which way a tank gets there, what is announced.

Each thread has one desk. It is laid anew for every position; a position's turns stay on it until another is asked for.
"""

import threading
from collections.abc import Iterator, Sequence
from typing import Any, Final, overload

import numpy as np

from panzerkiste.games.tank_chess.actions import Escape, Move, Turn
from panzerkiste.games.tank_chess.board import ALL_HEADINGS, Side
from panzerkiste.games.tank_chess.kernel.compiling import compiled
from panzerkiste.games.tank_chess.kernel.desk import terrain_of, to_turn
from panzerkiste.games.tank_chess.kernel.layout import (
    BEFORE_SHIFT,
    COMMAND,
    CONTENT,
    EMPTY,
    END_SHIFT,
    ENDS,
    ESCAPE,
    FIRST,
    FRAME,
    FREE,
    GOAL,
    HEADING_SHIFT,
    MOST_TANKS,
    MOVES,
    SCREEN,
    SIDE,
    SINK,
    TANK_CELL,
    TANK_HEADING,
    TANK_KIND,
    TANK_SHIFT,
    TARGET_SHIFT,
    TURNS_PER_TANK,
    WRECK,
)
from panzerkiste.games.tank_chess.kernel.movement import (
    BORDER,
    ahead,
    bit_of,
    cell_in,
    first_bit,
    origin_of,
    row_of,
    standing,
    stepped,
    window,
)
from panzerkiste.games.tank_chess.kernel.moves import generate_in_order, generate_kills, order_of
from panzerkiste.games.tank_chess.kernel.tables import (
    COMMAND_KIND,
    HERE,
    KIND_OF,
    SPEED,
    STEPS,
    Numbers,
    covered,
)
from panzerkiste.games.tank_chess.kernel.threats import escaping_turn, killing_turn, raiding_turn
from panzerkiste.games.tank_chess.state import Board, State, Tank, Wreck
from panzerkiste.games.tank_chess.tanks import TANKS
from panzerkiste.games.tank_chess.turn import Driven

# A tank as one number.
_KIND_SHIFT: Final = 13
_SIDE_SHIFT: Final = 20
_KINDS: Final = {letter: KIND_OF[letter] << _KIND_SHIFT | FRAME for letter, kind in TANKS.items() if covered(kind)}
# What the rules name of a turn.
_NAMED: Final = 1023 | 1023 << END_SHIFT | 7 << HEADING_SHIFT | 1023 << TARGET_SHIFT | ESCAPE
_CELLS: Final = range(1024 - FRAME)
_LONGEST: Final = 8  # poses of a way, with room to spare


def _named(turn: Turn) -> int:
    """What a legal turn has of these; -1 where no legal turn has it."""
    if turn.start not in _CELLS:
        return -1
    if isinstance(turn, Escape):
        return turn.start + FRAME | ESCAPE
    if turn.end not in _CELLS or turn.heading not in ALL_HEADINGS:
        return -1
    pose = turn.start + FRAME | turn.end + FRAME << END_SHIFT | turn.heading << HEADING_SHIFT
    if turn.target is None:
        return pose
    return pose | turn.target + FRAME << TARGET_SHIFT if turn.target in _CELLS else -1


class Turns(Sequence[Turn]):
    """Legal turns as a tuple would hold them; each is made when it is asked for. Pickled, it is a tuple."""

    __slots__ = ("_turns",)

    def __init__(self, turns: Numbers) -> None:
        self._turns = turns

    def __len__(self) -> int:
        return len(self._turns)

    @overload
    def __getitem__(self, place: int) -> Turn: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Turn, ...]: ...
    def __getitem__(self, place: int | slice) -> Turn | tuple[Turn, ...]:
        if isinstance(place, slice):
            return tuple(map(to_turn, self._turns[place].tolist()))
        return to_turn(int(self._turns[place]))

    def __iter__(self) -> Iterator[Turn]:
        return map(to_turn, self._turns.tolist())

    def __contains__(self, turn: object) -> bool:
        return isinstance(turn, Move | Escape) and bool((self._turns & _NAMED == _named(turn)).any())

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Turns):
            return np.array_equal(self._turns & _NAMED, other._turns & _NAMED)
        return tuple(self) == other if isinstance(other, tuple) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __add__(self, other: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(self) + tuple(other)

    def __radd__(self, other: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(other) + tuple(self)

    def __repr__(self) -> str:
        return repr(tuple(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return tuple, (list(self),)


class _Desk(threading.local):
    """What lies on it: the position is known by the very values that it was laid from."""

    def __init__(self) -> None:
        self.numbers = np.zeros(0, dtype=np.int64)
        self.board: Board | None = None
        self.terrain = self.numbers
        self.tanks: tuple[Tank, ...] | None = None
        self.wrecks: tuple[Wreck, ...] | None = None
        self.covered = False
        self.mover, self.end = -1, MOVES  # whose turns are listed, and where the list ends


_DESK: Final = _Desk()


def _laid(state: State) -> _Desk | None:
    """The position on this thread's desk; None where the kernel does not cover it."""
    desk = _DESK
    if desk.tanks is not state.tanks or desk.wrecks is not state.wrecks or desk.board is not state.board:
        _lay(desk, state)
    return desk if desk.covered else None


def _lay(desk: _Desk, state: State) -> None:
    if desk.board is not state.board:
        desk.board, desk.terrain = state.board, terrain_of(state.board)
    desk.tanks, desk.wrecks, desk.mover, desk.covered = state.tanks, state.wrecks, -1, False
    tanks = len(state.tanks)
    if tanks > MOST_TANKS:
        return
    if len(desk.numbers) < MOVES + (tanks + 1) * TURNS_PER_TANK:
        desk.numbers = np.zeros(MOVES + (tanks + 1) * TURNS_PER_TANK, dtype=np.int64)
    try:
        pieces = [
            _KINDS[tank.letter] + tank.cell + (tank.heading << 10 | tank.side << _SIDE_SHIFT) for tank in state.tanks
        ]
    except KeyError:  # a vehicle that the kernel does not know
        return
    pieces += [wreck.cell + FRAME for wreck in state.wrecks]
    desk.covered = bool(_place(desk.numbers, desk.terrain, np.array(pieces, dtype=np.int64), tanks))


def listed(state: State) -> Turns | None:
    """TC-22: every legal turn of the side to move, in the rules' order."""
    desk = _listed(state)
    return Turns(desk.numbers[MOVES : desk.end].copy()) if desk else None


def _listed(state: State) -> _Desk | None:
    desk = _laid(state)
    if desk and desk.mover != state.mover:
        desk.end, desk.mover = _list(desk.numbers, state.mover), state.mover
    return desk


def driven(state: State, turn: Move) -> Driven | None:
    """By which way the tank gets there; None where the turn is not legal."""
    desk = _listed(state)
    if desk is None:
        return None
    found, end = _find(desk.numbers, desk.end, _named(turn))
    if found == 0:
        return None
    way = desk.numbers[desk.end : end].tolist()
    return Driven(tuple([((pose >> 3) - FRAME, pose & 7) for pose in way]), bool(found & SINK))


def announcements(state: State, side: Side) -> "tuple[Any, Any] | None":
    """TC-44, TC-45, TC-69: the turns that a side announces as CHECK and as ESCAPE, None for none."""
    desk = _laid(state)
    if desk is None:
        return None
    desk.mover = -1  # what is looked for is written over the list
    check, escape = _threats(desk.numbers, side)
    return to_turn(check) if check else None, to_turn(escape) if escape else None


@compiled
def _place(desk: Numbers, terrain: Numbers, pieces: Numbers, tanks: int) -> int:
    """Lay the terrain, that many tanks, numbered by side and cell, and the wrecks.

    0 where a side has not its one command tank, or a piece stands in water: that is not covered.
    """
    for entry in range(TANK_CELL):
        desk[entry] = terrain[entry]
    for piece in range(len(pieces)):
        if desk[CONTENT + (pieces[piece] & 1023)] != EMPTY:
            return 0
    number = commands = 0
    for side in range(2):
        desk[FIRST + side] = number
        for piece in range(tanks):
            code = pieces[piece]
            if code >> _SIDE_SHIFT == side:
                cell, kind = code & 1023, code >> _KIND_SHIFT & 127
                desk[TANK_CELL + number], desk[TANK_HEADING + number] = cell, code >> 10 & 7
                desk[TANK_KIND + number] = kind
                desk[FREE + row_of(cell)] ^= bit_of(cell)
                number += 1
                desk[CONTENT + cell] = desk[SCREEN + cell] = number
                if kind == COMMAND_KIND:
                    desk[COMMAND + side] = number - 1
                    commands += 1 + 255 * side
    desk[FIRST + 2] = number
    for piece in range(tanks, len(pieces)):
        cell = pieces[piece]
        desk[CONTENT + cell] = desk[SCREEN + cell] = WRECK
        desk[FREE + row_of(cell)] ^= bit_of(cell)
    return commands == 257


@compiled
def _list(desk: Numbers, side: int) -> int:
    desk[SIDE] = side
    return generate_in_order(desk, MOVES)


@compiled
def _find(desk: Numbers, end: int, named: int) -> tuple[int, int]:
    """The turn in the list, and the end of its way, which is written behind the list; 0 where it is not there."""
    for place in range(MOVES, end):
        if desk[place] & _NAMED == named:
            return desk[place], _way(desk, desk[place], end)
    return 0, end


@compiled
def _way(desk: Numbers, turn: int, top: int) -> int:
    """The way that the rules show (``movement.route``): every pose as cell and heading, the start first."""
    start, before = turn & 1023, turn >> BEFORE_SHIFT & 7
    end, heading = turn >> END_SHIFT & 1023, turn >> HEADING_SHIFT & 7
    sinks = turn & SINK != 0
    last = end - STEPS[heading] if sinks else end  # the last pose on dry ground
    bit = _bit_in(origin_of(start, before), last)
    if bit < 0:
        top = _straight(desk, start, before, last, heading, top)
    else:
        steps = SPEED[desk[TANK_KIND + (turn >> TANK_SHIFT & 255)]] - sinks
        step = _flood(desk, start, before, bit, heading, steps, top + _LONGEST)
        if step < 0:  # TC-20
            desk[top], desk[top + 1] = start << 3 | before, end << 3 | heading
            return top + 2
        _trace(desk, origin_of(start, before), bit, heading, step, top)
        top += step + 1
    if sinks:
        desk[top] = end << 3 | heading
        top += 1
    return top


@compiled
def _bit_in(origin: int, cell: int) -> int:
    """Which bit of a window stands for the cell; -1 where it lies outside."""
    away = cell - origin + BORDER
    return (away >> 5) * 8 + (away & 31) if away >= 0 and away >> 5 < 7 and away & 31 < 7 else -1


@compiled
def _flood(desk: Numbers, start: int, before: int, bit: int, heading: int, steps: int, layers: int) -> int:  # noqa: PLR0917
    """With how many steps the pose is reached, -1 if it is not; what is reached with fewer is written at *layers*."""
    here = HERE[before]
    free = window(desk, FREE, origin_of(start, before)) | here
    poses = standing(here, before)
    for step in range(steps + 1):
        if poses[heading] >> bit & 1:
            return step
        for facing in range(8):
            desk[layers + 8 * step + facing] = poses[facing]
        poses = stepped(poses, free)
    return -1


@compiled
def _trace(desk: Numbers, origin: int, bit: int, heading: int, step: int, top: int) -> None:
    """Back from a pose: by an advance if possible, otherwise by a turn, to the left first."""
    desk[top + step] = cell_in(origin, bit) << 3 | heading
    while step > 0:
        step -= 1
        layer = top + _LONGEST + 8 * step
        behind = ahead(1 << bit, heading + 4 & 7)
        if desk[layer + heading] & behind:
            bit = first_bit(behind)
        else:
            left = heading - 1 & 7
            heading = left if desk[layer + left] >> bit & 1 else heading + 1 & 7
        desk[top + step] = cell_in(origin, bit) << 3 | heading


@compiled
def _straight(desk: Numbers, start: int, before: int, end: int, heading: int, top: int) -> int:
    """A run out of the window: turns on the spot, then straight ahead."""
    right = heading - before & 7
    for eighths in range((right if right < 4 else 8 - right) + 1):
        desk[top] = start << 3 | (before + eighths if right < 4 else before - eighths) & 7
        top += 1
    while start != end:
        start += STEPS[heading]
        desk[top] = start << 3 | heading
        top += 1
    return top


@compiled
def _threats(desk: Numbers, side: int) -> tuple[int, int]:
    """The CHECK and the ESCAPE that the rules would name, 0 for none."""
    escape = escaping_turn(desk, side)
    if escape == 0 and desk[GOAL + side]:
        escape = raiding_turn(desk, side)
    check = killing_turn(desk, side)
    if check:
        check = _first_kill(desk, side)
    return check, escape


@compiled
def _first_kill(desk: Numbers, side: int) -> int:
    """Of the turns that destroy the command tank the one that is listed first."""
    desk[SIDE] = side
    first = 0
    for place in range(MOVES, generate_kills(desk, MOVES)):
        turn = desk[place]
        if first and turn >> TANK_SHIFT & 255 != first >> TANK_SHIFT & 255:
            break
        if turn & ENDS and (first == 0 or order_of(turn) < order_of(first)):
            first = turn
    return first
