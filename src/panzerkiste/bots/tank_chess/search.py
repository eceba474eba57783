"""The search: principal variation search with a transposition table, and quiescence over shots that destroy.

Scores are in hundredths of a light tank, as the side to move sees them. Every function gets the desk it works on, the
memory shared by all threads, what poses are worth on this board, and the control panel of its thread. A function that
calls itself is never given a plain number: Numba would take that for another type, and its cache would not load.
"""

from typing import Final

import numpy as np

from panzerkiste.bots.tank_chess.evaluation import Poses
from panzerkiste.bots.tank_chess.layout import BEST_LINE, MADE, PASSED, ROOT
from panzerkiste.bots.tank_chess.memory import (
    AT_LEAST,
    AT_MOST,
    EXACT,
    entry_bound,
    entry_depth,
    entry_score,
    entry_turn,
    pack,
    recall,
    remember,
)
from panzerkiste.bots.tank_chess.network import Rows, learnt, look_anew
from panzerkiste.bots.tank_chess.ordering import gain, praise, rank_all, take_best
from panzerkiste.bots.tank_chess.panel import (
    AGE,
    FINE_HOPE,
    FURTHEST,
    GREED,
    HOPE,
    HUNT,
    LIMIT,
    NODES,
    PASS_SAVES,
    ROOM,
    STOP,
    SURPLUS,
    WIDENING,
    WIDTH,
)
from panzerkiste.games.tank_chess.draws import QUIET_TURNS
from panzerkiste.games.tank_chess.kernel.compiling import compiled
from panzerkiste.games.tank_chess.kernel.layout import (
    COMMAND,
    DEEPEST,
    ENDS,
    FIRST,
    KEY,
    KILL,
    PLY,
    QUIET,
    SIDE,
    SINK,
    TANK_CELL,
    TANK_KIND,
)
from panzerkiste.games.tank_chess.kernel.making import SIDE_KEY, make, repeated, trail_of, unmake
from panzerkiste.games.tank_chess.kernel.moves import generate_effective, generate_kills
from panzerkiste.games.tank_chess.kernel.tables import Numbers
from panzerkiste.games.tank_chess.kernel.threats import distance, winning_turn

WIN: Final = 30_000  # less one for every turn until then
NEAR_WIN: Final = WIN - 1000
NOTHING: Final = -32_000

REDUCTION: Final = np.array(
    [[int(0.4 + np.log(1 + depth) * np.log(1 + number) / 2.2) for number in range(64)] for depth in range(64)]
)


@compiled
def worth(desk: Numbers, panel: Numbers, net: Rows, stack: Rows, score: int) -> int:
    """The sum of all poses, how the hunts for both command tanks stand, and what was learnt beyond that."""
    side = desk[SIDE]
    written = score + (hunt(desk, panel, side) - hunt(desk, panel, 1 - side)) // 100
    return written + learnt(desk, net, stack) if len(net) else written


@compiled
def hunt(desk: Numbers, panel: Numbers, side: int) -> int:
    """How close a side's tanks are to the other's command tank."""
    target = desk[TANK_CELL + desk[COMMAND + 1 - side]]
    found = 0
    for tank in range(desk[FIRST + side], desk[FIRST + side + 1]):
        cell = desk[TANK_CELL + tank]
        if cell:
            found += panel[HUNT + FURTHEST * desk[TANK_KIND + tank] + distance(cell, target)]
    return found


@compiled
def _keep_line(desk: Numbers, ply: int, turn: int) -> None:
    """The best line from here is this turn and the best line after it."""
    own, after = BEST_LINE + ply * DEEPEST, BEST_LINE + (ply + 1) * DEEPEST
    length = min(desk[after], DEEPEST - 3)
    desk[own], desk[own + 1] = length + 1, turn
    desk[own + 2 : own + 2 + length] = desk[after + 1 : after + 1 + length]


@compiled
def _keep_win(desk: Numbers, ply: int, turn: int) -> int:
    desk[BEST_LINE + ply * DEEPEST], desk[BEST_LINE + ply * DEEPEST + 1] = 1, turn
    return WIN - ply - 1


@compiled
def quiesce(  # noqa: PLR0913, PLR0917
    desk: Numbers,
    poses: Poses,
    panel: Numbers,
    net: Rows,
    stack: Rows,
    alpha: int,
    beta: int,
    score: int,
    top: int,
    room: int,
) -> int:
    """Search on until no shot that destroys is worth its while, or there is no more room for shots.

    On a large board a shot invites ten others; without an end to that a single position would take seconds.
    """
    panel[NODES] += 1
    panel[STOP] |= panel[NODES] >= panel[LIMIT]
    ply = desk[PLY] - desk[ROOT]
    desk[BEST_LINE + ply * DEEPEST] = 0
    best = worth(desk, panel, net, stack, score)
    if best >= beta and beta - alpha == 1:
        return best
    win = winning_turn(desk, desk[SIDE])
    if win:
        return _keep_win(desk, ply, win)
    if best >= beta or ply >= DEEPEST - 2 or panel[STOP]:
        return best
    floor = best + panel[GREED]
    alpha = max(alpha, best)
    end = generate_kills(desk, top)
    listed = rank_all(desk, poses, panel, top, end, ply, NOTHING)
    for left in range(listed, max(0, listed - room), -1):
        turn = take_best(desk, top, end, left)
        gained = gain(desk, poses, turn)
        if floor + gained <= alpha:
            break
        desk[MADE + ply] = turn
        make(desk, turn)
        value = -quiesce(
            desk, poses, panel, net, stack, -beta, -alpha, -(score + gained), 2 * end - top, max(1, room // 2)
        )
        unmake(desk, turn)
        if panel[STOP]:
            return best
        if value > best:
            best = value
            if value > alpha:
                alpha = value
                _keep_line(desk, ply, turn)
            if value >= beta:
                break
    return best


@compiled
def search(  # noqa: PLR0913, PLR0915, PLR0917  # Numba cannot infer functions that call each other
    desk: Numbers,
    memory: Numbers,
    poses: Poses,
    panel: Numbers,
    net: Rows,
    stack: Rows,
    depth: int,
    alpha: int,
    beta: int,
    score: int,
    top: int,
) -> int:
    """The position's value if it lies between *alpha* and *beta*, otherwise a bound for it."""
    ply = desk[PLY] - desk[ROOT]
    if depth <= 0 or ply >= DEEPEST - 4:
        return quiesce(desk, poses, panel, net, stack, alpha, beta, score, top, panel[ROOM])
    entry = recall(memory, desk[KEY])
    value = _settled(desk, panel, entry, depth, alpha, beta)
    if value != NOTHING:
        return value
    alpha, beta = max(alpha, ply + 2 - WIN), min(beta, WIN - ply - 3)
    if alpha >= beta:
        return alpha
    wide = beta - alpha > 1
    narrow = not wide and winning_turn(desk, 1 - desk[SIDE]) == 0
    static = worth(desk, panel, net, stack, score)
    if narrow and static >= beta and beta > -NEAR_WIN:
        if depth <= 3 and static - panel[SURPLUS] * depth >= beta:
            return static
        if depth >= 2 and desk[PASSED] != desk[PLY]:
            passed, less = _pass(desk), depth - panel[PASS_SAVES] - depth // 4
            value = -search(desk, memory, poses, panel, net, stack, less, -beta, 1 - beta, -score, top)
            _take_pass_back(desk, passed)
            if value >= beta:
                return min(value, NEAR_WIN)
    first, known = alpha, entry_turn(desk, entry)
    best, best_turn = alpha if narrow else NOTHING, 0
    enough = panel[WIDTH] + panel[WIDENING] * depth * depth if narrow and depth <= 4 else len(desk)
    end, left, listed, after, tried, quiets = top, int(known != 0), 0, top, 0, 0
    while True:
        if not left and not listed:  # not before the remembered turn has failed
            end = _list(desk, panel, top, depth, narrow, alpha - static)
            least = alpha - static - panel[FINE_HOPE] if narrow and depth == 1 else NOTHING
            left, listed, after = rank_all(desk, poses, panel, top, end, ply, least), 1, 2 * end - top
        if not left or quiets > enough:
            break
        turn = take_best(desk, top, end, left) if listed else known
        left -= 1
        if listed and (turn == known or turn & ENDS):  # the only end left is a command tank that sinks itself
            continue
        worse = -(score + gain(desk, poses, turn))
        desk[MADE + ply] = turn
        make(desk, turn)
        value = alpha + 1
        if tried:
            fewer = _reduction(depth, quiets, not narrow) if turn & KILL == 0 else 0
            value = -search(desk, memory, poses, panel, net, stack, depth - 1 - fewer, -alpha - 1, -alpha, worse, after)
            if value > alpha and fewer:
                value = -search(desk, memory, poses, panel, net, stack, depth - 1, -alpha - 1, -alpha, worse, after)
        if not tried or (wide and alpha < value < beta):
            value = -search(desk, memory, poses, panel, net, stack, depth - 1, -beta, -alpha, worse, after)
        unmake(desk, turn)
        if panel[STOP]:
            return 0
        tried, quiets = 1, quiets + (turn & KILL == 0)
        if value > best:
            best, best_turn = value, turn
        if value > alpha:
            alpha = value
            _keep_line(desk, ply, turn)
        if value >= beta:
            praise(desk, turn, depth, ply)
            break
    bound = AT_LEAST if best >= beta else EXACT if best > first else AT_MOST
    remember(memory, desk[KEY], pack(best_turn or known, _seen_from(best, -ply), depth, bound, panel[AGE]))
    return best


@compiled
def _settled(desk: Numbers, panel: Numbers, entry: int, depth: int, alpha: int, beta: int) -> int:
    """The value where nothing needs to be searched: a draw, a win at once, or one that is remembered."""
    ply = desk[PLY] - desk[ROOT]
    desk[BEST_LINE + ply * DEEPEST] = 0
    panel[NODES] += 1
    panel[STOP] |= panel[NODES] >= panel[LIMIT]
    if panel[STOP] or desk[QUIET] >= QUIET_TURNS or repeated(desk):
        return 0
    if beta - alpha == 1 and entry and entry_depth(entry) >= depth:
        value, bound = _seen_from(entry_score(entry), ply), entry_bound(entry)
        if bound == EXACT or (bound == AT_LEAST and value >= beta) or (bound == AT_MOST and value <= alpha):
            return value
    win = winning_turn(desk, desk[SIDE])
    return _keep_win(desk, ply, win) if win else NOTHING


@compiled
def _list(desk: Numbers, panel: Numbers, top: int, depth: int, narrow: int, missing: int) -> int:
    """All effective turns; where so much is missing that no quiet turn will bring it, only those that destroy."""
    if narrow and depth <= 2 and missing >= panel[HOPE] * depth:
        return generate_kills(desk, top)
    return generate_effective(desk, top)


@compiled
def _reduction(depth: int, number: int, careful: int) -> int:
    """How many plies less a late quiet turn is searched at first."""
    if depth < 2:
        return 0
    return max(0, min(REDUCTION[min(depth, 63), min(number, 63)] - careful, depth - 1))


@compiled
def _seen_from(score: int, ply: int) -> int:
    """A win is remembered by how far it is from its position, and so many turns further from the root."""
    if score > NEAR_WIN:
        return score - ply
    return score + ply if score < -NEAR_WIN else score


@compiled
def _pass(desk: Numbers) -> int:
    """Make no turn, to see what the other side can make of it. (Turning some tank aside comes close to passing.)"""
    trail = trail_of(desk[PLY])
    desk[trail], desk[trail + 1] = desk[KEY], desk[QUIET]
    desk[MADE + desk[PLY] - desk[ROOT]] = 0
    desk[PLY] += 1
    desk[SIDE] = 1 - desk[SIDE]
    desk[KEY] ^= SIDE_KEY
    desk[QUIET] = 0  # nothing from before can be repeated
    passed, desk[PASSED] = desk[PASSED], desk[PLY]
    return passed


@compiled
def _take_pass_back(desk: Numbers, passed: int) -> None:
    desk[PASSED] = passed
    desk[PLY] -= 1
    desk[SIDE] = 1 - desk[SIDE]
    trail = trail_of(desk[PLY])
    desk[KEY], desk[QUIET] = desk[trail], desk[trail + 1]


@compiled
def search_root(  # noqa: PLR0913, PLR0917
    desk: Numbers,
    memory: Numbers,
    poses: Poses,
    panel: Numbers,
    net: Rows,
    stack: Rows,
    turns: Numbers,
    first: int,
    depth: int,
    alpha: int,
    beta: int,
    score: int,
    top: int,
) -> int:
    """The value of the best of *turns* from *first* on, which is brought to that place; its line is the first line."""
    desk[ROOT], desk[PASSED] = desk[PLY], -1
    if len(net):
        look_anew(desk, net, stack, 0)
    best = NOTHING
    for number in range(first, len(turns)):
        turn = turns[number]
        worse = -(score + gain(desk, poses, turn))
        desk[MADE] = turn
        make(desk, turn)
        desk[BEST_LINE + DEEPEST] = 0
        if turn & ENDS:
            value = NOTHING + 1 if turn & SINK else WIN - 1
        else:
            value = alpha + 1
            if number > first:
                fewer = _reduction(depth, number - first, True) if turn & KILL == 0 else 0
                value = -search(
                    desk, memory, poses, panel, net, stack, depth - 1 - fewer, -alpha - 1, -alpha, worse, top
                )
                if value > alpha and fewer:
                    value = -search(desk, memory, poses, panel, net, stack, depth - 1, -alpha - 1, -alpha, worse, top)
            if number == first or alpha < value < beta:
                value = -search(desk, memory, poses, panel, net, stack, depth - 1, -beta, -alpha, worse, top)
        unmake(desk, turn)
        if panel[STOP]:
            return best
        if value > best:
            best = value
            if value > alpha or number == first:
                alpha = max(alpha, value)
                _keep_line(desk, 0, turn)
                turns[first + 1 : number + 1] = turns[first:number].copy()
                turns[first] = turn
            if value >= beta:
                break
    return best
