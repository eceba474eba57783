"""Lines of fire on the desk (TC-24 to TC-30), drawn from every target outwards."""

from panzerkiste.games.tank_chess.kernel.compiling import compiled
from panzerkiste.games.tank_chess.kernel.layout import (
    CONTENT,
    EMPTY,
    FIRE,
    FIRST,
    GROWTH,
    HIT,
    LINES,
    MARGIN,
    RANKS,
    ROWS,
    SCREEN,
    TANK_CELL,
    TANK_HEADING,
    TANK_KIND,
)
from panzerkiste.games.tank_chess.kernel.movement import (
    WINDOW,
    ahead,
    bit_of,
    row_of,
)
from panzerkiste.games.tank_chess.kernel.tables import (
    HERE,
    LOWEST,
    PATTERN,
    STEPS,
    STRONGEST,
    WEAKEST,
    Numbers,
)

ALL_GUNS = 0x01010101010101  # one direction, any gun


@compiled
def aim(desk: Numbers, side: int) -> None:
    """Draw the lines of fire at all tanks of *side*, from each target outwards."""
    desk[FIRE : FIRE + desk[ROWS]] = 0
    desk[LINES : LINES + desk[ROWS]] = 0
    desk[HIT : HIT + 7 * RANKS] = 0
    for target in range(desk[FIRST + side], desk[FIRST + side + 1]):
        if desk[TANK_CELL + target]:
            _aim_at(desk, target)
    _add_up(desk)


@compiled
def aim_roughly(desk: Numbers, side: int) -> None:
    """Only whence each gun destroys something; at what is left to be found when it matters."""
    desk[HIT : HIT + 7 * RANKS] = 0
    for target in range(desk[FIRST + side], desk[FIRST + side + 1]):
        cell = desk[TANK_CELL + target]
        for flight in range(8 if cell else 0):
            back = -STEPS[flight]
            if desk[SCREEN + cell + back] == EMPTY:
                at, rows = cell + back, HIT + WEAKEST[_bearing(desk, target, flight)] * RANKS
                while True:
                    at += back
                    desk[rows + row_of(at)] |= bit_of(at)
                    if desk[SCREEN + at] != EMPTY:
                        break
    _add_up(desk)


@compiled
def _add_up(desk: Numbers) -> None:
    """What a gun destroys, every stronger gun destroys as well."""
    for rank in range(MARGIN, MARGIN + (desk[ROWS] >> 5)):
        seen = 0
        for gun in range(1, STRONGEST + 1):
            seen |= desk[HIT + gun * RANKS + rank]
            desk[HIT + gun * RANKS + rank] = seen
        desk[HIT + rank] |= seen


@compiled
def _aim_at(desk: Numbers, target: int) -> None:
    """TC-25, TC-26: the neighbouring cell must be empty; a line ends on the first cell that is not."""
    cell = desk[TANK_CELL + target]
    for flight in range(8):
        back = -STEPS[flight]
        if desk[SCREEN + cell + back] == EMPTY:
            _draw(desk, cell + 2 * back, back, target, flight)


@compiled
def struck(desk: Numbers, target: int, flight: int) -> int:
    """TC-30: what a shell flying along *flight* meets, as a pattern of guns."""
    return PATTERN[_bearing(desk, target, flight)]


@compiled
def _bearing(desk: Numbers, target: int, flight: int) -> int:
    return 8 * desk[TANK_KIND + target] + (flight - desk[TANK_HEADING + target] & 7)


@compiled
def _draw(desk: Numbers, cell: int, back: int, target: int, flight: int) -> None:
    pattern = struck(desk, target, flight) << flight
    rows = HIT + WEAKEST[_bearing(desk, target, flight)] * RANKS
    while True:
        desk[FIRE + cell] |= pattern
        desk[LINES + cell] |= (target + 1) << 8 * flight
        desk[rows + row_of(cell)] |= bit_of(cell)
        if desk[SCREEN + cell] != EMPTY:
            return
        cell += back


@compiled
def open_lines(desk: Numbers, cell: int, heading: int, side: int) -> int:
    """TC-17: the cell a tank leaves is empty from then on, so lines that ended there go on behind it.

    Which did, by direction; above that, from bit 8 on, the cells of the tank's window that came under them.
    """
    opened = 0
    if desk[GROWTH + cell] != EMPTY:
        return opened
    for flight in range(8):
        target = desk[LINES + cell] >> 8 * flight & 255
        if target == 0:
            target = tank_on(desk, cell + STEPS[flight], side)
        if target:
            opened |= 1 << flight | _go_on(desk, cell, heading, target - 1, flight) << 8
    return opened


@compiled
def tank_on(desk: Numbers, cell: int, side: int) -> int:
    """The tank of *side* on this cell, counted from 1, or 0."""
    found = desk[CONTENT + cell]
    return found if desk[FIRST + side] < found <= desk[FIRST + side + 1] else 0


@compiled
def _go_on(desk: Numbers, cell: int, heading: int, target: int, flight: int) -> int:
    pattern = struck(desk, target, flight) << flight
    bit, found = HERE[heading], 0
    while True:
        cell -= STEPS[flight]
        bit = ahead(bit, flight + 4 & 7) & WINDOW
        found |= bit
        desk[FIRE + cell] |= pattern
        desk[LINES + cell] |= (target + 1) << 8 * flight
        if desk[SCREEN + cell] != EMPTY:
            return found


@compiled
def close_lines(desk: Numbers, cell: int, opened: int) -> None:
    opened &= 255
    while opened:
        flight = LOWEST[opened]
        opened &= opened - 1
        at = cell
        while True:
            at -= STEPS[flight]
            desk[FIRE + at] &= ~(ALL_GUNS << flight)
            desk[LINES + at] &= ~(255 << 8 * flight)
            if desk[SCREEN + at] != EMPTY:
                break
