"""In which order turns are tried: what destroys, then what was good elsewhere, then what improves a tank's pose."""

import numpy as np

from panzerkiste.bots.tank_chess.evaluation import POSES, Poses
from panzerkiste.bots.tank_chess.layout import HISTORY, KILLERS
from panzerkiste.bots.tank_chess.panel import CHASE, FURTHEST
from panzerkiste.games.tank_chess.kernel.compiling import compiled
from panzerkiste.games.tank_chess.kernel.layout import (
    AREA,
    BEFORE_SHIFT,
    COMMAND,
    END_SHIFT,
    HEADING_SHIFT,
    KILL,
    SIDE,
    SINK,
    TANK_CELL,
    TANK_HEADING,
    TANK_KIND,
    TANK_SHIFT,
    TARGET_SHIFT,
    VICTIM_SHIFT,
)
from panzerkiste.games.tank_chess.kernel.tables import KINDS, Numbers
from panzerkiste.games.tank_chess.kernel.threats import distance

KILLS_FIRST = 1 << 30
KILLERS_NEXT = 1 << 28
MOST_PRAISE = 1 << 20


@compiled
def gain(desk: Numbers, poses: Poses, turn: int) -> int:
    """How a turn changes the worth of all poses, for the side that makes it."""
    side, tank = desk[SIDE], turn >> TANK_SHIFT & 255
    own = (KINDS * side + desk[TANK_KIND + tank]) * POSES
    gained = -poses[own + (turn & 1023) * 8 + (turn >> BEFORE_SHIFT & 7)]
    if turn & SINK == 0:
        gained += poses[own + (turn >> END_SHIFT & 1023) * 8 + (turn >> HEADING_SHIFT & 7)]
    if turn & KILL:
        victim = (turn >> VICTIM_SHIFT & 255) - 1
        theirs = (KINDS * (1 - side) + desk[TANK_KIND + victim]) * POSES
        gained += poses[theirs + (turn >> TARGET_SHIFT & 1023) * 8 + desk[TANK_HEADING + victim]]
    return gained


@compiled
def by_gain(desk: Numbers, poses: Poses, turns: Numbers) -> Numbers:
    """The same turns, the best at first sight first."""
    gains = np.empty(len(turns), dtype=np.int64)
    for number in range(len(turns)):
        gains[number] = -gain(desk, poses, turns[number])
    return turns[np.argsort(gains, kind="mergesort")]


@compiled
def rank_all(  # noqa: PLR0917
    desk: Numbers, poses: Poses, panel: Numbers, top: int, end: int, ply: int, least: int
) -> int:
    """Make a heap of ranks after the list of turns, without quiet turns that gain no more than *least*; its size.

    Below each rank, in sixteen bits, is the turn's place in the list.
    """
    size, tank, before, own, near = 0, -1, 0, 0, 0
    target = desk[TANK_CELL + desk[COMMAND + 1 - desk[SIDE]]]
    for number in range(top, end):
        turn = desk[number]
        if turn >> TANK_SHIFT & 255 != tank:  # turns of one tank come one after another
            tank = turn >> TANK_SHIFT & 255
            own = (KINDS * desk[SIDE] + desk[TANK_KIND + tank]) * POSES
            near = CHASE + FURTHEST * desk[TANK_KIND + tank]
            start = turn & 1023
            before = poses[own + 8 * start + (turn >> BEFORE_SHIFT & 7)] + panel[near + distance(start, target)]
        if turn & (KILL | SINK):
            gained = gain(desk, poses, turn)
        else:
            cell, heading = turn >> END_SHIFT & 1023, turn >> HEADING_SHIFT & 7
            gained = poses[own + 8 * cell + heading] + panel[near + distance(cell, target)] - before
        if gained > least or turn & KILL:
            desk[end + size] = (gained + _standing(desk, turn, ply)) << 16 | (number - top)
            size += 1
    for place in range(size // 2 - 1, -1, -1):
        _sift(desk, end, place, size)
    return size


@compiled
def _standing(desk: Numbers, turn: int, ply: int) -> int:
    if turn & KILL:
        return KILLS_FIRST
    if desk[KILLERS + 2 * ply] == turn or desk[KILLERS + 2 * ply + 1] == turn:
        return KILLERS_NEXT
    return desk[_praise_of(turn)]


@compiled
def _sift(desk: Numbers, heap: int, place: int, size: int) -> None:
    """Let the rank at *place* sink until none below it is higher."""
    rank = desk[heap + place]
    while True:
        below = 2 * place + 1
        if below >= size:
            break
        if below + 1 < size and desk[heap + below + 1] > desk[heap + below]:
            below += 1
        if desk[heap + below] <= rank:
            break
        desk[heap + place] = desk[heap + below]
        place = below
    desk[heap + place] = rank


@compiled
def take_best(desk: Numbers, top: int, end: int, left: int) -> int:
    """The best turn of so many that are left on the heap."""
    best = desk[end]
    desk[end] = desk[end + left - 1]
    _sift(desk, end, 0, left - 1)
    return desk[top + (best & 0xFFFF)]


@compiled
def _praise_of(turn: int) -> int:
    return HISTORY + (turn >> TANK_SHIFT & 255) * AREA + (turn >> END_SHIFT & 1023)


@compiled
def praise(desk: Numbers, turn: int, depth: int, ply: int) -> None:
    """A quiet turn that refuted the one before is worth trying early elsewhere."""
    if turn & KILL:
        return
    if desk[KILLERS + 2 * ply] != turn:
        desk[KILLERS + 2 * ply + 1] = desk[KILLERS + 2 * ply]
        desk[KILLERS + 2 * ply] = turn
    desk[_praise_of(turn)] = min(desk[_praise_of(turn)] + depth * depth, MOST_PRAISE)
