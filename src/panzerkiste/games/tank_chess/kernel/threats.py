"""CHECK and ESCAPE (TC-44, TC-45, TC-69): whether a side, were it its turn, could win at once."""

from panzerkiste.games.tank_chess.kernel.compiling import compiled
from panzerkiste.games.tank_chess.kernel.fire import struck
from panzerkiste.games.tank_chess.kernel.layout import (
    COMMAND,
    CONTENT,
    DEADLIER,
    DEADLY,
    EMPTY,
    END_SHIFT,
    ENDS,
    ESCAPE,
    ESCAPES,
    FIRST,
    GOAL,
    GROWTH,
    HEADING_SHIFT,
    KILL,
    RAID,
    RANKS,
    REACH,
    ROWS,
    RUNS,
    SCREEN,
    TANK_CELL,
    TANK_HEADING,
    TANK_KIND,
    TARGET_SHIFT,
    VICTIM_SHIFT,
)
from panzerkiste.games.tank_chess.kernel.movement import (
    FASTEST,
    WINDOW,
    ahead,
    bit_of,
    cell_in,
    first_bit,
    origin_of,
    reach,
    row_of,
    run_out,
    window,
)
from panzerkiste.games.tank_chess.kernel.moves import start_of
from panzerkiste.games.tank_chess.kernel.tables import (
    COVERS,
    GUN,
    HERE,
    LONGEST,
    OVER,
    SHORTEST,
    SPEED,
    STEPS,
    TOWARDS,
    Numbers,
)


@compiled
def winning_turn(desk: Numbers, side: int) -> int:
    """A turn with which *side* would win, or 0."""
    turn = escaping_turn(desk, side)
    if turn == 0:
        turn = killing_turn(desk, side)
    if turn == 0 and desk[GOAL + side]:
        turn = raiding_turn(desk, side)
    return turn


@compiled
def escaping_turn(desk: Numbers, side: int) -> int:
    """TC-45: the escape of the side's command tank."""
    tank = desk[COMMAND + side]
    rank = desk[TANK_CELL + tank] >> 5
    left = (desk[ROWS] >> 5) - 1 - rank if side == 0 else rank
    if left > SPEED[desk[TANK_KIND + tank]]:
        return 0
    reach(desk, tank)
    return start_of(desk, tank) | ESCAPE | ENDS if desk[ESCAPES] else 0


@compiled
def killing_turn(desk: Numbers, side: int) -> int:
    """TC-44: a turn that destroys the other side's command tank."""
    _draw_deadly(desk, side)
    for tank in range(desk[FIRST + side], desk[FIRST + side + 1]):
        if desk[TANK_CELL + tank]:
            turn = _mortar_kill(desk, tank, side) if OVER[desk[TANK_KIND + tank]] else _kill(desk, tank, side)
            if turn:
                return turn
    return 0


@compiled
def _draw_deadly(desk: Numbers, side: int) -> None:
    """Mark the cells from which the other side's command tank can be hit.

    DEADLY has those from which the weakest gun is enough, DEADLIER all: a gun of 2 beats all of its armour.
    """
    target = desk[COMMAND + 1 - side]
    cell = desk[TANK_CELL + target]
    desk[DEADLY : DEADLY + 2 * RANKS] = 0
    for flight in range(8):
        back = -STEPS[flight]
        if desk[SCREEN + cell + back] == EMPTY:
            _draw(desk, cell + 2 * back, back, struck(desk, target, flight) >> 8 & 1)


@compiled
def _draw(desk: Numbers, cell: int, back: int, weak: int) -> None:
    while True:
        desk[DEADLIER + row_of(cell)] |= bit_of(cell)
        desk[DEADLY + row_of(cell)] |= bit_of(cell) * weak
        if desk[SCREEN + cell] != EMPTY:
            return
        cell += back


@compiled
def _kill(desk: Numbers, tank: int, side: int) -> int:
    cell, heading, kind = desk[TANK_CELL + tank], desk[TANK_HEADING + tank], desk[TANK_KIND + tank]
    target = desk[COMMAND + 1 - side]
    origin = origin_of(cell, heading)
    posts = window(desk, DEADLY if GUN[kind] == 1 else DEADLIER, origin)
    in_line = desk[DEADLIER + row_of(cell)] & bit_of(cell) or distance(cell, desk[TANK_CELL + target]) == 1
    if in_line and desk[GROWTH + cell] == EMPTY:
        posts |= _line_behind(desk, cell, heading, target, GUN[kind])
    if posts:
        reach(desk, tank)
        turn = _shot_from_window(desk, tank, target, posts, side)
        if turn:
            return turn
    elif SPEED[kind] < FASTEST:
        return 0
    else:
        run_out(desk, tank, heading)
    return _shot_after_run(desk, tank, target, side)


@compiled
def _line_behind(desk: Numbers, cell: int, heading: int, target: int, gun: int) -> int:
    """The line of fire goes on over the cell that the tank leaves."""
    flight = direction(cell, desk[TANK_CELL + target])
    if struck(desk, target, flight) >> 8 * gun & 1 == 0:
        return 0
    bit, found = HERE[heading], 0
    while bit and desk[SCREEN + cell - STEPS[flight]] == EMPTY:
        cell -= STEPS[flight]
        bit = ahead(bit, flight + 4 & 7) & WINDOW
        found |= bit
    return found


@compiled
def direction(cell: int, target: int) -> int:
    """The direction in which *target*, on one line with *cell*, lies."""
    files, ranks = (target & 31) - (cell & 31), (target >> 5) - (cell >> 5)
    return TOWARDS[3 * ((ranks > 0) - (ranks < 0)) + (files > 0) - (files < 0) + 4]


@compiled
def distance(cell: int, target: int) -> int:
    return max(abs((cell >> 5) - (target >> 5)), abs((cell & 31) - (target & 31)))


@compiled
def _shot_from_window(desk: Numbers, tank: int, target: int, posts: int, side: int) -> int:
    covers, aimed = 8 * desk[TANK_KIND + tank], desk[TANK_CELL + target]
    origin = origin_of(desk[TANK_CELL + tank], desk[TANK_HEADING + tank])
    while posts:
        bit = first_bit(posts)
        posts &= posts - 1
        at = cell_in(origin, bit)
        if at == desk[GOAL + side]:
            continue
        headings = COVERS[covers + direction(at, aimed)]
        for heading in range(8):
            if headings >> heading & desk[REACH + heading] >> bit & 1:
                return _kill_from(desk, tank, at, heading, target)
    return 0


@compiled
def _shot_after_run(desk: Numbers, tank: int, target: int, side: int) -> int:
    """A tank that has run straight out of its window fires where it was heading, never over the cell it left."""
    kind, aimed = desk[TANK_KIND + tank], desk[TANK_CELL + target]
    plane = DEADLY if GUN[kind] == 1 else DEADLIER
    for number in range(desk[RUNS]):
        at, heading = desk[RUNS + 1 + number] >> 3, desk[RUNS + 1 + number] & 7
        deadly = desk[plane + row_of(at)] & bit_of(at) and at != desk[GOAL + side]
        if deadly and COVERS[8 * kind + direction(at, aimed)] >> heading & 1:
            return _kill_from(desk, tank, at, heading, target)
    return 0


@compiled
def _kill_from(desk: Numbers, tank: int, at: int, heading: int, target: int) -> int:
    shot = desk[TANK_CELL + target] << TARGET_SHIFT | (target + 1) << VICTIM_SHIFT | KILL | ENDS
    return start_of(desk, tank) | at << END_SHIFT | heading << HEADING_SHIFT | shot


@compiled
def _mortar_kill(desk: Numbers, tank: int, side: int) -> int:
    """TC-49, TC-50: straight ahead, over anything; a mortar's gun beats all armour of a command tank."""
    kind, target = desk[TANK_KIND + tank], desk[COMMAND + 1 - side]
    cell, aimed = desk[TANK_CELL + tank], desk[TANK_CELL + target]
    if distance(cell, aimed) > LONGEST[kind] + SPEED[kind]:
        return 0
    reach(desk, tank)
    origin = origin_of(cell, desk[TANK_HEADING + tank])
    for heading in range(8):
        poses = desk[REACH + heading]
        while poses:
            at = cell_in(origin, first_bit(poses))
            poses &= poses - 1
            apart = distance(at, aimed)
            in_range = SHORTEST[kind] <= apart <= LONGEST[kind]
            if in_range and at + apart * STEPS[heading] == aimed and at != desk[GOAL + side]:
                return _kill_from(desk, tank, at, heading, target)
    return 0


@compiled
def raiding_turn(desk: Numbers, side: int) -> int:
    """TC-69: a move that ends where the enemy's command tank started."""
    goal = desk[GOAL + side]
    if desk[CONTENT + goal] != EMPTY:
        return 0
    for tank in range(desk[FIRST + side], desk[FIRST + side + 1]):
        cell = desk[TANK_CELL + tank]
        if cell and distance(cell, goal) <= SPEED[desk[TANK_KIND + tank]]:
            reach(desk, tank)
            heading = _heading_on(desk, origin_of(cell, desk[TANK_HEADING + tank]), goal)
            if heading >= 0:
                return start_of(desk, tank) | goal << END_SHIFT | heading << HEADING_SHIFT | RAID | ENDS
    return 0


@compiled
def _heading_on(desk: Numbers, origin: int, cell: int) -> int:
    """A heading with which the tank at hand can end its move on *cell*, or -1."""
    for heading in range(8):
        poses = desk[REACH + heading]
        while poses:
            if cell_in(origin, first_bit(poses)) == cell:
                return heading
            poses &= poses - 1
    for number in range(desk[RUNS]):
        if desk[RUNS + 1 + number] >> 3 == cell:
            return desk[RUNS + 1 + number] & 7
    return -1
