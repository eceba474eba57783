"""Movement (PS-35 to PS-50, PS-66, PS-70 to PS-74).

A turn is judged on a Trial: the board as earlier paths have left it. The same functions serve the validator,
the hints while a player tries things out, and the generator.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.panzerschlacht.actions import Move, Pass
from panzerkiste.games.panzerschlacht.board import (
    COMMAND_STEPS,
    FORWARD,
    NOWHERE,
    PLAIN_STEPS,
    SIDEWAYS,
    Side,
    Square,
    Squares,
    goal_row,
    name,
    squares,
)
from panzerkiste.games.panzerschlacht.state import FUEL, Board, Tank

FULL_ALLOWANCE = 6
SHORT_ALLOWANCE = 4
MOST_PER_TANK = 3
KEPT = 256  # boards


class Trial(NamedTuple):
    """A turn under way."""

    board: Board
    side: Side
    waiting: dict[Square, Tank]  # tanks that have not been driven yet
    driven: tuple[Square, ...]  # where driven tanks stand now
    blocked: Squares  # tanks, guns and own installations (PS-45, PS-47)
    final: Squares  # opposing installations: entered only by a last step (PS-46)
    allowance: int
    most: int  # squares for one tank
    total: int = 0
    duty: bool = False

    @property
    def few(self) -> bool:
        """PS-73: one or two tanks at the start of the turn; they may stop short."""
        return len(self.waiting) + len(self.driven) < 3


_begun: dict[int, Trial] = {}  # by the identity of their boards, which they keep alive


def begin(board: Board) -> Trial:
    """The turn of the mover before its first path; tanks are counted now (PS-74)."""
    # Offer, generator and validator ask for the same board, in many matches at a time: the latest answers are kept.
    begun = _begun.get(id(board))
    if begun is None or begun.board is not board:
        if len(_begun) >= KEPT:
            _begun.clear()
        _begun[id(board)] = begun = _begin(board)
    return begun


def _begin(board: Board) -> Trial:
    side = board.mover
    own, other = board.armies[side], board.armies[1 - side]
    waiting = {tank.square: tank for tank in own.tanks if tank.square != NOWHERE}
    final = squares(square for square in other.installations if square != NOWHERE)
    blocked = (own.occupied | other.occupied) & ~final
    allowance = FULL_ALLOWANCE if own.installations[FUEL] != NOWHERE else SHORT_ALLOWANCE  # PS-66
    most = MOST_PER_TANK if len(waiting) > 2 else allowance  # PS-38, PS-73
    return Trial(board, side, waiting, (), blocked, final, allowance, most)


def steps_of(side: Side, tank: Tank) -> tuple[tuple[Square, ...], ...]:
    """PS-36, PS-70: per square, where the tank's next step may lead on an empty board."""
    return COMMAND_STEPS if tank.flag else PLAIN_STEPS[side]


def does_duty(side: Side, tank: Tank, path: tuple[Square, ...]) -> bool:
    """PS-39: whether a path has a forward step. PS-71: or a command tank's sideways step."""
    return any(to == FORWARD[side][at] or (tank.flag and to in SIDEWAYS[at]) for at, to in pairwise(path))


def next_steps(trial: Trial, tank: Tank, path: tuple[Square, ...]) -> list[Square]:
    """PS-36 to PS-47: where a tank that has driven *path* may step to. Nothing else decides that."""
    at, length = path[-1], len(path)
    if length > trial.most or trial.total + length > trial.allowance:
        return []
    if length > 1 and trial.final >> at & 1:
        return []
    bars = trial.blocked | 1 << tank.home
    return [to for to in steps_of(trial.side, tank)[at] if not bars >> to & 1 and to not in path]


def step_breach(trial: Trial, tank: Tank, path: tuple[Square, ...], to: Square) -> Illegal | None:
    """The rule that a step from the end of *path* to *to* would break, if any."""
    return None if to in next_steps(trial, tank, path) else _why_not(trial, tank, path, to)


def _why_not(trial: Trial, tank: Tank, path: tuple[Square, ...], to: Square) -> Illegal:
    """The rule that closes *to*; of several the one that a player would see first."""
    if breach := no_way_on(trial, path, to):
        return breach
    at = path[-1]
    if to not in steps_of(trial.side, tank)[at]:
        return _wrong_direction(trial.side, at, to, tank)
    breach = closed(trial, tank, path, to) or too_far(trial, len(path))
    assert breach, "nothing else closes a square"
    return breach


def no_way_on(trial: Trial, path: tuple[Square, ...], to: Square) -> Illegal | None:
    """PS-46: nothing leads on from an installation that was entered. PS-07: nor off the board."""
    at = path[-1]
    if len(path) > 1 and trial.final >> at & 1:
        return Illegal("PS-46", square=name(at))
    return None if 0 <= to < 100 else Illegal("PS-07", square=to)


def closed(trial: Trial, tank: Tank, path: tuple[Square, ...], to: Square) -> Illegal | None:
    """PS-43 to PS-45, PS-47: why no way of this tank may lead to the square, from wherever."""
    if to in path:
        return Illegal("PS-43", square=name(to))
    if to == tank.home:
        return Illegal("PS-44", square=name(to))
    if trial.blocked >> to & 1:
        own_installation = to in trial.board.armies[trial.side].installations
        return Illegal("PS-47" if own_installation else "PS-45", square=name(to))
    return None


def too_far(trial: Trial, steps: int) -> Illegal | None:
    """PS-37, PS-38, PS-66, PS-73: the limit that so many steps of one tank would break."""
    if steps > trial.most:
        return Illegal("PS-73" if trial.few else "PS-38", most=trial.most)
    return Illegal(_total_rule(trial), "over", most=trial.allowance) if trial.total + steps > trial.allowance else None


def _wrong_direction(side: Side, at: Square, to: Square, tank: Tank) -> Illegal:
    backward = at == FORWARD[side][to]
    if backward and not tank.flag and at in goal_row(side):
        return Illegal("PS-72", square=name(at))
    return Illegal("PS-36", "backward" if backward else "step", start=name(at), end=name(to))


def _total_rule(trial: Trial) -> str:
    return "PS-73" if trial.few else _allowance_rule(trial)


def _allowance_rule(trial: Trial) -> str:
    return "PS-37" if trial.allowance == FULL_ALLOWANCE else "PS-66"


def drive(trial: Trial, path: tuple[Square, ...]) -> Trial:
    """The turn with one more path driven; raises Illegal."""
    if len(path) < 2:
        raise Illegal("PS-42", "short")
    tank = trial.waiting.get(path[0])
    if tank is None:
        raise _no_tank(trial, path[0])
    for number, to in enumerate(path[1:], 1):
        breach = step_breach(trial, tank, path[:number], to)
        if breach:
            raise breach
    return _driven(trial, path)


def _driven(trial: Trial, path: tuple[Square, ...]) -> Trial:
    """The turn with one more path driven, which is known to be legal."""
    waiting = trial.waiting.copy()
    tank = waiting.pop(path[0])
    return trial._replace(
        waiting=waiting,
        driven=(*trial.driven, path[-1]),
        blocked=trial.blocked ^ 1 << path[0] | 1 << path[-1],  # PS-48: what a tank has left is free for the next
        total=trial.total + len(path) - 1,
        duty=trial.duty or does_duty(trial.side, tank, path),
    )


def _no_tank(trial: Trial, square: Square) -> Illegal:
    if square in trial.driven:
        return Illegal("PS-41", square=name(square))
    return Illegal("PS-42", "no_tank", square=name(square))


def check_move(board: Board, move: Move) -> Trial:
    """PS-35: judge a whole turn; the first rule broken is raised."""
    trial = begin(board)
    for path in move.paths:
        trial = drive(trial, path)
    breach = finish_breach(trial)
    if breach:
        raise breach
    return trial


def board_after(board: Board, paths: Iterable[tuple[Square, ...]]) -> Board:
    """The board once these paths are driven, before anything is resolved."""
    ends = {path[0]: path[-1] for path in paths}
    own, other = board.armies[board.mover], board.armies[1 - board.mover]
    tanks = tuple([replace(tank, square=ends[tank.square]) if tank.square in ends else tank for tank in own.tanks])
    return board.with_armies(replace(own, tanks=tanks), other)


def finish_breach(trial: Trial) -> Illegal | None:
    """The rule that committing the turn as it stands would break: total (PS-37, PS-49) or duty (PS-39)."""
    if trial.duty and (trial.few or trial.total == trial.allowance):
        return None
    if trial.total == 0:
        return Illegal("PS-42" if can_step(trial) else "PS-50", "nothing")
    duty_possible, total = attainable(trial.board)
    if duty_possible and not trial.duty:
        return Illegal("PS-39")
    if trial.few or trial.total == total:  # PS-49: as much of the duty as can be done
        return None
    return Illegal(
        _allowance_rule(trial) if total == trial.allowance else "PS-49", "short", have=trial.total, need=total
    )


def can_step(trial: Trial) -> bool:
    return any(next_steps(trial, tank, (square,)) for square, tank in trial.waiting.items())


def check_pass(board: Board) -> None:
    """PS-50: legal only, and then forced, when no own tank can make a single step."""
    if can_step(begin(board)):
        raise Illegal("PS-50", "can_move")


def paths_on(trial: Trial, tank: Tank, path: tuple[Square, ...]) -> Iterator[tuple[Square, ...]]:
    """Every path that goes on from *path*, each before the shorter paths it goes on from."""
    for to in next_steps(trial, tank, path):
        longer = (*path, to)
        yield from paths_on(trial, tank, longer)
        yield longer


@lru_cache(maxsize=16)  # asked again and again while one turn is laid out
def attainable(board: Board) -> tuple[bool, int]:
    """PS-49: whether a turn with a duty step exists, and the largest total of its tier."""
    trial = begin(board)
    best = {True: 0, False: 0}
    seen: set[tuple[Squares, frozenset[Square], int, bool]] = set()

    def explore(trial: Trial) -> bool:
        """Depth first, long paths first; True as soon as the full allowance with duty is proven."""
        best[trial.duty] = max(best[trial.duty], trial.total)
        if best[True] == trial.allowance:
            return True
        if (key := _standing_of(trial)) in seen or trial.total == trial.allowance:
            return False
        seen.add(key)
        for tank in trial.waiting.values():
            for path in paths_on(trial, tank, (tank.square,)):
                if explore(_driven(trial, path)):
                    return True
        return False

    explore(trial)
    return (True, best[True]) if best[True] else (False, best[False])


def _standing_of(trial: Trial) -> tuple[Squares, frozenset[Square], int, bool]:
    """All that the rest of a turn depends on; the order in which it came about does not matter."""
    return trial.blocked, frozenset(trial.waiting), trial.total, trial.duty


def random_turn(board: Board, rng: Random) -> Move | Pass:
    """A legal turn by chance."""
    trial = begin(board)
    if not can_step(trial):
        return Pass()
    for _ in range(6):
        attempt = _wander(trial, rng)
        if attempt:
            return attempt
    return _any_turn(trial, rng)


def _wander(trial: Trial, rng: Random) -> Move | None:
    """Drive tanks at random until the allowance is used; None if that did not give a full turn with duty."""
    goal = 1 + int(rng.random() * trial.allowance) if trial.few else trial.allowance
    tanks, paths = list(trial.waiting.values()), list[tuple[Square, ...]]()
    rng.shuffle(tanks)
    for tank in tanks:
        wanted = min(1 + int(rng.random() * trial.most), goal - trial.total)
        path: tuple[Square, ...] = (tank.square,)
        while len(path) <= wanted and (choices := next_steps(trial, tank, path)):
            path = (*path, choices[int(rng.random() * len(choices))])
        if len(path) > 1:
            trial = _driven(trial, path)
            paths.append(path)
        if trial.total == goal:
            return Move(tuple(paths)) if trial.duty else None
    return None


def _any_turn(trial: Trial, rng: Random) -> Move:
    """A legal turn where legal turns are rare: search among those of the best tier (PS-49)."""
    duty, total = attainable(trial.board)
    seen: set[tuple[Squares, frozenset[Square], int, bool]] = set()

    def explore(trial: Trial, paths: tuple[tuple[Square, ...], ...]) -> Move | None:
        if trial.duty == duty and trial.total == total:
            return Move(paths)
        if (key := _standing_of(trial)) in seen:
            return None
        seen.add(key)
        tanks = list(trial.waiting.values())
        rng.shuffle(tanks)
        for tank in tanks:
            options = list(paths_on(trial, tank, (tank.square,)))
            rng.shuffle(options)
            for path in options:
                found = explore(_driven(trial, path), (*paths, path))
                if found:
                    return found
        return None

    found = explore(trial, ())
    assert found is not None, "PS-49: the attainable total is attained by some turn"
    return found
