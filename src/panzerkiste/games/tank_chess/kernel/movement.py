"""Movement on the desk (TC-15 to TC-21, TC-38 to TC-41): every pose a tank can end its move in, by flooding.

A tank with five steps nearly always ends within a window of seven by seven cells that lies ahead of it. A set of
cells in the window is one number with eight bits a rank, the eighth always empty, so that a step from all cells at
once is a shift. What lies outside the window can only be reached by a single straight run.
"""

from panzerkiste.games.tank_chess.kernel.compiling import bits_in, compiled
from panzerkiste.games.tank_chess.kernel.layout import (
    CONTENT,
    EMPTY,
    ESCAPES,
    EXITS,
    FAR_EDGE,
    FILE_SHIFT,
    FIRST,
    FLOODED,
    FREE,
    MARGIN,
    RANKS,
    REACH,
    RUNS,
    SUNK,
    SUNK_RUNS,
    TANK_CELL,
    TANK_HEADING,
    TANK_KIND,
    WATER,
    WET,
)
from panzerkiste.games.tank_chess.kernel.tables import COMMAND_KIND, CORNER, HERE, SHIFT, SPEED, STEPS, Numbers

Poses = tuple[int, int, int, int, int, int, int, int]  # by heading: a set of cells in the window

FASTEST = 5
BORDER = MARGIN * 33
WINDOW = 0x7F7F7F7F7F7F7F


@compiled
def first_bit(bits: int) -> int:
    """The number of the lowest bit: as many as there are below it."""
    return bits_in((bits & -bits) - 1)  # an instruction, once compiled


@compiled
def row_of(cell: int) -> int:
    """Where in a set of cells the rank of *cell* is."""
    return (cell >> 5) + MARGIN


@compiled
def bit_of(cell: int) -> int:
    return 1 << (cell & 31) + FILE_SHIFT


@compiled
def origin_of(cell: int, heading: int) -> int:
    """The corner of the window of a tank that stands on *cell*, moved by the margin so that it is never negative."""
    return cell + BORDER - CORNER[heading]


@compiled
def cell_in(origin: int, bit: int) -> int:
    return origin - BORDER + ((bit & 56) << 2) + (bit & 7)


@compiled
def window(desk: Numbers, plane: int, origin: int) -> int:
    """The part of a set of cells that lies in the window."""
    first, shift = plane + (origin >> 5), (origin & 31) - MARGIN + FILE_SHIFT
    found = 0
    for rank in range(7):
        found |= (desk[first + rank] >> shift & 127) << 8 * rank
    return found


@compiled
def reach(desk: Numbers, tank: int) -> None:
    """Write to REACH, SUNK, RUNS and ESCAPES where a tank can end its move."""
    cell, heading, kind = desk[TANK_CELL + tank], desk[TANK_HEADING + tank], desk[TANK_KIND + tank]
    origin = origin_of(cell, heading)
    here = HERE[heading]
    free = window(desk, FREE, origin) | here  # TC-17: the cell the tank left is empty from then on
    poses = standing(here, heading)
    for _ in range(SPEED[kind] - 1):
        poses = stepped(poses, free)
    desk[ESCAPES] = kind == COMMAND_KIND and _escapes(desk, tank, origin, poses)
    if desk[FLOODED]:
        _sink(desk, origin, poses, ahead(here, heading + 4 & 7), heading)
    poses = stepped(poses, free)
    for facing in range(8):
        desk[REACH + facing] = poses[facing]
    desk[REACH + heading] |= ahead(here, heading + 4 & 7) & free  # TC-20
    desk[REACH + heading] &= ~here  # TC-21
    desk[RUNS] = desk[SUNK_RUNS] = 0
    if SPEED[kind] == FASTEST:
        run_out(desk, tank, heading)


@compiled
def standing(here: int, heading: int) -> Poses:
    return (
        here * (heading == 0),
        here * (heading == 1),
        here * (heading == 2),
        here * (heading == 3),
        here * (heading == 4),
        here * (heading == 5),
        here * (heading == 6),
        here * (heading == 7),
    )


@compiled
def stepped(poses: Poses, free: int) -> Poses:
    """TC-15, TC-16: one step more or not: every pose stays as it is, turns, or advances."""
    n, ne, e, se, s, sw, w, nw = poses
    return (
        nw | n | ne | n << 8 & free,
        n | ne | e | ne << 9 & free,
        ne | e | se | e << 1 & free,
        e | se | s | se >> 7 & free,
        se | s | sw | s >> 8 & free,
        s | sw | w | sw >> 9 & free,
        sw | w | nw | w >> 1 & free,
        w | nw | n | nw << 7 & free,
    )


@compiled
def ahead(cells: int, heading: int) -> int:
    """One step from each of these cells in the window; what leaves it lands on the empty eighth file or beyond."""
    shift = SHIFT[heading]
    return cells << shift if shift > 0 else cells >> -shift


@compiled
def _sink(desk: Numbers, origin: int, poses: Poses, behind: int, heading: int) -> None:
    """TCX-03: into water as the last step, or backwards."""
    water = window(desk, WET, origin)
    for facing in range(8):
        desk[SUNK + facing] = ahead(poses[facing], facing) & water
    desk[SUNK + heading] |= behind & water


@compiled
def _escapes(desk: Numbers, tank: int, origin: int, poses: Poses) -> int:
    """TC-38 to TC-40: across the far edge as the last step. (TC-41 adds nothing: on the last rank turning does.)"""
    exits = window(desk, EXITS + (tank >= desk[FIRST + 1]) * RANKS, origin)
    if exits == 0:
        return 0
    found = 0
    for facing in range(8):
        found |= ahead(poses[facing], facing) & exits
    return found != 0


@compiled
def run_out(desk: Numbers, tank: int, heading: int) -> None:
    """With five steps: straight ahead, or after the one or two turns that a diagonal or a straight heading leaves."""
    desk[RUNS] = desk[SUNK_RUNS] = 0
    _run(desk, tank, heading, FASTEST)
    turns = 2 if heading & 1 else 1
    _run(desk, tank, heading + turns & 7, FASTEST - turns)
    _run(desk, tank, heading - turns & 7, FASTEST - turns)


@compiled
def _run(desk: Numbers, tank: int, heading: int, steps: int) -> None:
    """Straight to where the window does not reach."""
    cell = desk[TANK_CELL + tank]
    for _ in range(steps - 1):
        cell += STEPS[heading]
        if desk[CONTENT + cell] != EMPTY:
            return
    cell += STEPS[heading]
    content = desk[CONTENT + cell]
    if content == EMPTY:
        _note(desk, RUNS, cell << 3 | heading)
    elif content == WATER:
        _note(desk, SUNK_RUNS, cell << 3 | heading)
    elif content == FAR_EDGE + (tank >= desk[FIRST + 1]) and desk[TANK_KIND + tank] == COMMAND_KIND:
        desk[ESCAPES] = 1


@compiled
def _note(desk: Numbers, runs: int, pose: int) -> None:
    desk[runs] += 1
    desk[runs + desk[runs]] = pose
