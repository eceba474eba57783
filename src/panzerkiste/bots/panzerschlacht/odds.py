"""Exact odds of a shot plan: every way in which the other side's turn can end counts once (PS-35 to PS-57)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from panzerkiste.games.panzerschlacht.actions import Move
from panzerkiste.games.panzerschlacht.board import Square, members
from panzerkiste.games.panzerschlacht.movement import Trial, begin, drive, finish_breach, paths_on
from panzerkiste.games.panzerschlacht.planning import open_targets
from panzerkiste.games.panzerschlacht.state import Board

Ending = tuple[tuple[Square, Square], ...]  # from where to where, for each tank that was driven


def endings(board: Board, most: int) -> dict[Ending, Move] | None:
    """How the mover's turn may end, each with a way to it; None where there are more than so many."""
    found: dict[Ending, Move] = {}
    seen: set[tuple[Ending, int, bool]] = set()
    waiting: list[tuple[Trial, Ending, Move]] = [(begin(board), (), Move(()))]
    while waiting:
        trial, ending, move = waiting.pop()
        if trial.total and finish_breach(trial) is None:
            found.setdefault(ending, move)
        if len(seen) > most:
            return None
        for path in _paths(trial):
            further, after = drive(trial, path), tuple(sorted((*ending, (path[0], path[-1]))))
            if (key := (after, further.total, further.duty)) not in seen:
                seen.add(key)
                waiting.append((further, after, Move((*move.paths, path))))
    return found


def _paths(trial: Trial) -> Iterator[tuple[Square, ...]]:
    for tank in trial.waiting.values():
        yield from paths_on(trial, tank, (tank.square,))


class Field(NamedTuple):
    """For each open square the endings with a tank on it, as bits, and likewise those that end on a mine."""

    total: int  # endings
    on: dict[Square, int]
    mined: int

    def lost(self, plan: Sequence[Square]) -> int:
        """In how many endings a shot or a mine takes a tank."""
        hit = self.mined
        for square in plan:
            hit |= self.on.get(square, 0)
        return hit.bit_count()

    def chance(self, plan: Sequence[Square]) -> float:
        return self.lost(plan) / self.total


def field(board: Board, mines: Sequence[Square], ends: Sequence[Ending]) -> Field:
    """As the planner sees it: he knows his own mines, the mover does not."""
    planner = 1 - board.mover
    on, mined = dict.fromkeys(members(open_targets(board, planner)), 0), 0
    for number, ending in enumerate(ends):
        for _, end in ending:
            if end in on:
                on[end] |= 1 << number
            if end in mines:
                mined |= 1 << number
    return Field(len(ends), {square: bits for square, bits in on.items() if bits}, mined)


class Aimed(NamedTuple):
    plan: tuple[Square, ...]
    lost: int


def is_close(where: Field, shots: int, short: int) -> bool:
    """Whether a plan that looks good has a neighbour, one shot moved, that is nearly as good: a quick first look."""
    plan = list[Square]()
    for _ in range(shots):
        free = (square for square in where.on if square not in plan)
        plan.append(max(free, key=lambda square: where.lost([*plan, square])))
    best = where.lost(plan)
    others = [square for square in where.on if square not in plan]
    moved = (where.lost([*plan[:at], *plan[at + 1 :], other]) for at in range(shots) for other in others)
    return any(best - short < lost <= best for lost in moved)


def best_plans(where: Field, shots: int, short: int) -> list[Aimed]:
    """Every plan of so many shots that takes a tank in at most *short* endings fewer than the best, the best first.

    Full search; a branch is left when even its best squares, counted as if they shared no ending, cannot do it.
    """
    squares = sorted(where.on, key=lambda square: -where.on[square].bit_count())
    found, best = list[Aimed](), 0

    def look(start: int, plan: tuple[Square, ...], hit: int) -> None:
        nonlocal best
        left = shots - len(plan)
        if not left:
            best = max(best, hit.bit_count())
            found.append(Aimed(tuple(sorted(plan)), hit.bit_count()))
            return
        gains = [(where.on[square] & ~hit).bit_count() for square in squares[start:]]
        for number in range(len(gains) - left + 1):
            hope = sum(sorted(gains[number:], reverse=True)[:left])
            if hit.bit_count() + hope < best - short:
                return
            square = squares[start + number]
            look(start + number + 1, (*plan, square), hit | where.on[square])

    look(0, (), where.mined)
    return sorted((each for each in found if each.lost >= best - short), key=lambda each: -each.lost)
