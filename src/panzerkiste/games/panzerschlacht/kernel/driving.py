"""Movement (PS-35 to PS-50, PS-66, PS-70 to PS-74): steps that are made and taken back, and whether a turn can end.

Whoever chooses a turn word by word must never get stuck in one that may not be committed; so after every possible
word a search asks whether some way leads on to a turn that may. It almost always finds one at the first try.
"""

from typing import Final

from panzerkiste.games.panzerschlacht.kernel.compiling import compiled
from panzerkiste.games.panzerschlacht.kernel.layout import (
    ALLOWANCE,
    BEFORE,
    BEST_DUTY,
    BEST_TOTAL,
    CHOICE,
    CONTENT,
    DEPOT,
    DRIVEN,
    DRIVER,
    DRIVERS,
    DUTY,
    EMPTY,
    FEW,
    FLAG,
    HAD_DRIVER,
    HAD_DUTY,
    HAD_PATH,
    HOME,
    INSTALLATION,
    LENGTH,
    MOST,
    PATH,
    SIDE,
    SQUARE,
    STANDING,
    START,
    TANK,
    TANKS,
    TOTAL,
    TURN,
    WAITING,
    WAY,
    Numbers,
)
from panzerkiste.games.panzerschlacht.kernel.squares import beside
from panzerkiste.games.panzerschlacht.movement import FULL_ALLOWANCE, MOST_PER_TANK, SHORT_ALLOWANCE
from panzerkiste.games.panzerschlacht.state import FUEL

DIRECTIONS: Final = 4
CHOICES: Final = DIRECTIONS * (1 + TANKS)  # the tank at hand goes on, or another begins


@compiled
def mover_of(desk: Numbers) -> int:
    """PS-22."""
    return (desk[TURN] + 1) % 2


@compiled
def begin_turn(desk: Numbers) -> None:
    """Before the first path; tanks are counted now (PS-74)."""
    army = mover_of(desk) * SIDE
    desk[ALLOWANCE] = FULL_ALLOWANCE if desk[DEPOT + army + FUEL] >= 0 else SHORT_ALLOWANCE  # PS-66
    desk[FEW] = desk[STANDING + army] < 3
    desk[MOST] = desk[ALLOWANCE] if desk[FEW] else MOST_PER_TANK  # PS-38, PS-73
    desk[TOTAL] = desk[DUTY] = desk[LENGTH] = desk[PATH] = desk[DRIVEN] = desk[WAITING] = 0
    desk[DRIVER] = -1
    for tank in range(TANKS):
        desk[START + tank] = desk[SQUARE + army + tank]
        if desk[START + tank] >= 0:
            desk[WAITING] |= 1 << tank
    _find_best(desk)


@compiled
def step_to(desk: Numbers, tank: int, direction: int) -> int:
    """PS-36 to PS-47: where the next step of the tank leads that is at hand or begins its path, or -1."""
    side, steps = mover_of(desk), 0
    army = side * SIDE
    at = desk[SQUARE + army + tank]
    if tank == desk[DRIVER]:
        steps = desk[LENGTH] - desk[PATH] - 1
    if desk[TOTAL] >= desk[ALLOWANCE] or steps >= desk[MOST]:
        return -1
    if direction == 3 and not desk[FLAG + army + tank]:
        return -1
    to = beside(side, at, direction)
    if to < 0 or to == desk[HOME + army + tank]:  # PS-44
        return -1
    theirs = INSTALLATION + 3 * (1 - side)
    content = desk[CONTENT + to]
    if content != EMPTY and (content < theirs or content >= theirs + 3):  # PS-45, PS-47
        return -1
    if steps:
        if _on_depot(desk, side, at):  # PS-46
            return -1
        for place in range(desk[PATH], desk[LENGTH]):
            if desk[WAY + place] == to:  # PS-43
                return -1
    return to


@compiled
def _on_depot(desk: Numbers, side: int, square: int) -> bool:
    other = DEPOT + (1 - side) * SIDE
    return square == desk[other] or square == desk[other + 1] or square == desk[other + 2]  # no tuples here


@compiled
def take_up(desk: Numbers, tank: int) -> None:
    """The tank is at hand: its path begins where it stands. The one before drives no further (PS-41)."""
    desk[DRIVER], desk[PATH] = tank, desk[LENGTH]
    desk[WAY + desk[LENGTH]] = desk[SQUARE + mover_of(desk) * SIDE + tank]
    desk[LENGTH] += 1
    desk[WAITING] &= ~(1 << tank)


@compiled
def go(desk: Numbers, to: int, direction: int) -> None:
    """The tank at hand goes one step. PS-39, PS-71: forward is a duty step, and sideways a command tank's."""
    side, tank = mover_of(desk), desk[DRIVER]
    army = side * SIDE
    desk[CONTENT + desk[SQUARE + army + tank]] = EMPTY
    desk[CONTENT + to] = TANK + side * TANKS + tank
    desk[SQUARE + army + tank] = desk[WAY + desk[LENGTH]] = to
    desk[LENGTH] += 1
    desk[TOTAL] += 1
    if direction == 0 or (direction != 3 and desk[FLAG + army + tank]):
        desk[DUTY] = 1


@compiled
def may_end(desk: Numbers) -> bool:
    """PS-37, PS-39, PS-49: whether the turn may be committed as it stands."""
    if desk[TOTAL] == 0 or (desk[BEST_DUTY] and not desk[DUTY]):
        return False
    return desk[FEW] != 0 or desk[TOTAL] == desk[BEST_TOTAL]


@compiled
def leads_on(desk: Numbers, tank: int, direction: int) -> bool:
    """Whether the tank at hand, or one that begins, can make that step and the turn then be brought to an end."""
    to = step_to(desk, tank, direction)
    if to < 0:
        return False
    _make(desk, 0, tank, direction, to)
    found = _search(desk, 1, 0)
    _take_back(desk, 0)
    return found


@compiled
def can_halt(desk: Numbers) -> bool:
    """Whether the turn can be brought to an end though the tank at hand drives no further."""
    return _search(desk, 0, DIRECTIONS)


@compiled
def _search(desk: Numbers, floor: int, choice: int) -> bool:
    """Whether the turn may be committed, at once or after more steps; so many have been made to find out."""
    if may_end(desk):
        return True
    depth = floor
    desk[CHOICE + depth] = choice
    while depth >= floor:
        if not _hopeful(desk) or not _try_next(desk, depth):
            depth -= 1
            if depth >= floor:
                _take_back(desk, depth)
            continue
        depth += 1
        if may_end(desk):
            while depth > floor:
                depth -= 1
                _take_back(desk, depth)
            return True
        desk[CHOICE + depth] = 0
    return False


@compiled
def _hopeful(desk: Numbers) -> bool:
    """Whether enough steps are left, as far as mere counting tells."""
    rest = desk[BEST_TOTAL] - desk[TOTAL]
    if desk[FEW]:
        return desk[TOTAL] < desk[ALLOWANCE]
    left = desk[MOST] - (desk[LENGTH] - desk[PATH] - 1) if desk[DRIVER] >= 0 else 0
    for tank in range(TANKS):
        left += (desk[WAITING] >> tank & 1) * desk[MOST]
    return 0 < rest <= left


@compiled
def _try_next(desk: Numbers, depth: int) -> bool:
    """Make the next possible step at this depth of a search; False where none is left."""
    while desk[CHOICE + depth] < CHOICES:
        choice = desk[CHOICE + depth]
        desk[CHOICE + depth] += 1
        direction, tank = choice % DIRECTIONS, choice // DIRECTIONS - 1
        if tank < 0:
            tank = desk[DRIVER]
            if tank < 0:
                desk[CHOICE + depth] = DIRECTIONS
                continue
        elif not desk[WAITING] >> tank & 1:
            desk[CHOICE + depth] = choice - direction + DIRECTIONS
            continue
        to = step_to(desk, tank, direction)
        if to >= 0:
            _make(desk, depth, tank, direction, to)
            return True
    return False


@compiled
def _make(desk: Numbers, depth: int, tank: int, direction: int, to: int) -> None:
    """A step that will be taken back."""
    desk[BEFORE + depth], desk[HAD_DUTY + depth] = desk[CONTENT + to], desk[DUTY]
    desk[HAD_DRIVER + depth], desk[HAD_PATH + depth] = desk[DRIVER], desk[PATH]
    if tank != desk[DRIVER]:
        take_up(desk, tank)
    go(desk, to, direction)


@compiled
def _take_back(desk: Numbers, depth: int) -> None:
    """The step that was made at this depth."""
    side, tank = mover_of(desk), desk[DRIVER]
    desk[LENGTH] -= 1
    to, at = desk[WAY + desk[LENGTH]], desk[WAY + desk[LENGTH] - 1]
    desk[CONTENT + to], desk[CONTENT + at] = desk[BEFORE + depth], TANK + side * TANKS + tank
    desk[SQUARE + side * SIDE + tank] = at
    desk[TOTAL] -= 1
    desk[DUTY] = desk[HAD_DUTY + depth]
    if desk[LENGTH] - desk[PATH] == 1 and (desk[HAD_PATH + depth] != desk[PATH] or desk[HAD_DRIVER + depth] != tank):
        desk[LENGTH] -= 1
        desk[WAITING] |= 1 << tank
        desk[DRIVER], desk[PATH] = desk[HAD_DRIVER + depth], desk[HAD_PATH + depth]


@compiled
def _find_best(desk: Numbers) -> None:
    """PS-49: whether a turn with a duty step exists, and the largest total of its tier; 0 where nobody can step."""
    with_duty, without, depth = 0, 0, 0
    desk[CHOICE] = DIRECTIONS
    while depth >= 0:
        enough = with_duty == desk[ALLOWANCE] or (desk[FEW] and with_duty)
        if enough or desk[TOTAL] == desk[ALLOWANCE] or not _try_next(desk, depth):
            depth -= 1
            if depth >= 0:
                _take_back(desk, depth)
            continue
        if desk[DUTY]:
            with_duty = max(with_duty, desk[TOTAL])
        else:
            without = max(without, desk[TOTAL])
        depth += 1
        desk[CHOICE + depth] = 0
    desk[BEST_DUTY] = with_duty > 0
    desk[BEST_TOTAL] = with_duty or without


@compiled
def halt(desk: Numbers) -> None:
    """The path of the tank at hand is driven."""
    desk[DRIVERS + desk[DRIVEN]] = desk[DRIVER]
    desk[DRIVEN] += 1
    desk[DRIVER] = -1
