"""Legal turns on the desk (TC-12 to TC-43): what follows from movement and from lines of fire."""

from panzerkiste.games.tank_chess.kernel.compiling import compiled
from panzerkiste.games.tank_chess.kernel.fire import aim, aim_roughly, close_lines, open_lines, struck, tank_on
from panzerkiste.games.tank_chess.kernel.layout import (
    BEFORE_SHIFT,
    CONTENT,
    EDGE,
    EMPTY,
    END_SHIFT,
    ENDS,
    ESCAPE,
    ESCAPES,
    FIRE,
    FIRST,
    FLOODED,
    GOAL,
    GROWTH,
    HEADING_SHIFT,
    HIT,
    KILL,
    LINES,
    RAID,
    RANKS,
    REACH,
    RUNS,
    SCREEN,
    SIDE,
    SINK,
    SUNK,
    SUNK_RUNS,
    TANK_CELL,
    TANK_HEADING,
    TANK_KIND,
    TANK_SHIFT,
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
from panzerkiste.games.tank_chess.kernel.tables import (
    ARC,
    COMMAND_KIND,
    GUN,
    HERE,
    LONGEST,
    LOWEST,
    OVER,
    SHORTEST,
    SPEED,
    STEPS,
    Numbers,
)


@compiled
def generate(desk: Numbers, top: int) -> int:
    """TC-22: write every legal turn at *top*; the end of the list. Shots without effect (TC-34) are among them."""
    side = desk[SIDE]
    aim(desk, 1 - side)
    for tank in range(desk[FIRST + side], desk[FIRST + side + 1]):
        if desk[TANK_CELL + tank]:
            top = _turns_of(desk, tank, 0, top)
    return top


@compiled
def generate_in_order(desk: Numbers, top: int) -> int:
    """The same as the rules list them: by start, heading, end and target, each tank's escape last.

    The tanks of a side must be numbered by their cells.
    """
    side = desk[SIDE]
    aim(desk, 1 - side)
    for tank in range(desk[FIRST + side], desk[FIRST + side + 1]):
        if desk[TANK_CELL + tank]:
            first, top = top, _turns_of(desk, tank, 0, top)
            _sort(desk, first, top)
    return top


@compiled
def _sort(desk: Numbers, first: int, top: int) -> None:
    """One tank's turns. Most are in order already, for poses are found so; shots go in among them."""
    for last in range(first + 1, top):
        turn, place = desk[last], last
        while place > first and order_of(desk[place - 1]) > order_of(turn):
            desk[place] = desk[place - 1]
            place -= 1
        desk[place] = turn


@compiled
def order_of(turn: int) -> int:
    """Where among the turns of its tank a turn is listed."""
    heading, end, target = turn >> HEADING_SHIFT & 7, turn >> END_SHIFT & 1023, turn >> TARGET_SHIFT & 1023
    return (turn & ESCAPE != 0) << 23 | heading << 20 | end << 10 | target


@compiled
def generate_effective(desk: Numbers, top: int) -> int:
    """TC-34: the same without the shots that change nothing."""
    side = desk[SIDE]
    aim(desk, 1 - side)
    for tank in range(desk[FIRST + side], desk[FIRST + side + 1]):
        if desk[TANK_CELL + tank]:
            top = _turns_of(desk, tank, GUN[desk[TANK_KIND + tank]], top)
    return top


@compiled
def generate_kills(desk: Numbers, top: int) -> int:
    """Only the turns that destroy a tank."""
    side = desk[SIDE]
    aim_roughly(desk, 1 - side)
    for tank in range(desk[FIRST + side], desk[FIRST + side + 1]):
        if desk[TANK_CELL + tank]:
            top = _kills_of(desk, tank, top)
    return top


@compiled
def _kills_of(desk: Numbers, tank: int, top: int) -> int:
    cell, heading, kind = desk[TANK_CELL + tank], desk[TANK_HEADING + tank], desk[TANK_KIND + tank]
    gun, origin = GUN[kind], origin_of(cell, heading)
    if OVER[kind]:
        reach(desk, tank)
        return _mortar_shots(desk, tank, gun, top)
    posts = window(desk, HIT + gun * RANKS, origin) | _behind(desk, cell, heading)
    if posts:
        reach(desk, tank)
    elif SPEED[kind] == FASTEST:
        run_out(desk, tank, heading)
    else:
        return top
    start = start_of(desk, tank)
    desk[CONTENT + cell], desk[SCREEN + cell] = EMPTY, desk[GROWTH + cell]  # TC-17
    for facing in range(8 if posts else 0):
        poses = desk[REACH + facing] & posts
        while poses:
            at = cell_in(origin, first_bit(poses))
            poses &= poses - 1
            top = _find_kills(desk, start | at << END_SHIFT | facing << HEADING_SHIFT, kind, top)
    for number in range(desk[RUNS]):
        run = desk[RUNS + 1 + number]
        if desk[HIT + gun * RANKS + row_of(run >> 3)] & bit_of(run >> 3):
            top = _find_kills(desk, start | _pose(run), kind, top)
    desk[CONTENT + cell] = desk[SCREEN + cell] = tank + 1
    return top


@compiled
def _behind(desk: Numbers, cell: int, heading: int) -> int:
    """The cells of its window, in line with an enemy, from which a tank might fire over the cell that it leaves."""
    found = 0
    for flight in range(8):
        at = cell + STEPS[flight]
        if desk[HIT + row_of(cell)] & bit_of(cell):
            while desk[SCREEN + at] == EMPTY:
                at += STEPS[flight]
        if tank_on(desk, at, 1 - desk[SIDE]):
            bit = HERE[heading]
            while bit:
                bit = ahead(bit, flight + 4 & 7) & WINDOW
                found |= bit
    return found


@compiled
def _find_kills(desk: Numbers, turn: int, kind: int, top: int) -> int:
    """Look along the tank's lines of fire from this pose."""
    at = turn >> END_SHIFT & 1023
    flights = ARC[8 * kind + (turn >> HEADING_SHIFT & 7)] if at != desk[GOAL + desk[SIDE]] else 0
    while flights:
        flight = LOWEST[flights]
        flights &= flights - 1
        cell = at + STEPS[flight]
        if desk[SCREEN + cell] == EMPTY:
            while desk[SCREEN + cell] == EMPTY:
                cell += STEPS[flight]
            victim = tank_on(desk, cell, 1 - desk[SIDE])
            if victim and struck(desk, victim - 1, flight) >> 8 * GUN[kind] & 1:
                desk[top] = turn | _shot(desk, victim, 1)
                top += 1
    return top


@compiled
def _turns_of(desk: Numbers, tank: int, gun: int, top: int) -> int:
    """All turns with one tank; of its shots only those to which *gun* gives effect, with gun 0 all."""
    start, first = start_of(desk, tank), top
    reach(desk, tank)
    top = _write(desk, REACH, start, top)
    for number in range(desk[RUNS]):
        desk[top] = start | _pose(desk[RUNS + 1 + number])
        top += 1
    if desk[GOAL + desk[SIDE]]:
        _mark_raids(desk, first, top)
    if desk[FLOODED]:
        top = _write_sinkings(desk, start, top)
    if desk[ESCAPES]:
        desk[top] = start | ESCAPE | ENDS
        top += 1
    return _shots_of(desk, tank, gun, top)


@compiled
def start_of(desk: Numbers, tank: int) -> int:
    """What all turns with a tank have in common."""
    return desk[TANK_CELL + tank] | desk[TANK_HEADING + tank] << BEFORE_SHIFT | tank << TANK_SHIFT


@compiled
def _pose(run: int) -> int:
    return run >> 3 << END_SHIFT | (run & 7) << HEADING_SHIFT


@compiled
def _write(desk: Numbers, planes: int, start: int, top: int) -> int:
    """A turn without a shot for every pose in the window."""
    origin = origin_of(start & 1023, start >> BEFORE_SHIFT & 7)
    for heading in range(8):
        turn, poses = start | heading << HEADING_SHIFT, desk[planes + heading]
        while poses:
            desk[top] = turn | cell_in(origin, first_bit(poses)) << END_SHIFT
            top += 1
            poses &= poses - 1
    return top


@compiled
def _mark_raids(desk: Numbers, first: int, top: int) -> None:
    """TC-69."""
    for number in range(first, top):
        if desk[number] >> END_SHIFT & 1023 == desk[GOAL + desk[SIDE]]:
            desk[number] |= RAID | ENDS


@compiled
def _write_sinkings(desk: Numbers, start: int, top: int) -> int:
    """TCX-03: the tank is lost; if it is the command tank, so is the game."""
    sinking = SINK | ENDS if desk[TANK_KIND + (start >> TANK_SHIFT & 255)] == COMMAND_KIND else SINK
    top = _write(desk, SUNK, start | sinking, top)
    for number in range(desk[SUNK_RUNS]):
        desk[top] = start | sinking | _pose(desk[SUNK_RUNS + 1 + number])
        top += 1
    return top


@compiled
def _shots_of(desk: Numbers, tank: int, gun: int, top: int) -> int:
    """TC-23: the turns of a tank that end with a shot. Where it can go has been worked out."""
    if OVER[desk[TANK_KIND + tank]]:
        return _mortar_shots(desk, tank, gun, top)
    cell, heading = desk[TANK_CELL + tank], desk[TANK_HEADING + tank]
    start, origin, side = start_of(desk, tank), origin_of(cell, heading), desk[SIDE]
    opened = open_lines(desk, cell, heading, 1 - side)
    posts = window(desk, HIT + gun * RANKS, origin) | opened >> 8
    for facing in range(8):
        poses = desk[REACH + facing] & posts
        while poses:
            at = cell_in(origin, first_bit(poses))
            poses &= poses - 1
            top = _fire(desk, start | at << END_SHIFT | facing << HEADING_SHIFT, gun, top)
    for number in range(desk[RUNS]):
        top = _fire(desk, start | _pose(desk[RUNS + 1 + number]), gun, top)
    close_lines(desk, cell, opened)
    return top


@compiled
def _fire(desk: Numbers, turn: int, gun: int, top: int) -> int:
    """TC-24, TC-29: after a move to this pose, a turn for every target. No shot belongs to a raid (TC-69)."""
    at, kind = turn >> END_SHIFT & 1023, desk[TANK_KIND + (turn >> TANK_SHIFT & 255)]
    if at == desk[GOAL + desk[SIDE]]:
        return top
    targets = desk[FIRE + at] >> 8 * gun & ARC[8 * kind + (turn >> HEADING_SHIFT & 7)]
    while targets:
        flight = LOWEST[targets]
        targets &= targets - 1
        victim = desk[LINES + at] >> 8 * flight & 255
        desk[top] = turn | _shot(desk, victim, desk[FIRE + at] >> 8 * GUN[kind] + flight & 1)
        top += 1
    return top


@compiled
def _shot(desk: Numbers, victim: int, destroys: int) -> int:
    shot = desk[TANK_CELL + victim - 1] << TARGET_SHIFT | victim << VICTIM_SHIFT | destroys * KILL
    return shot | ENDS if destroys and desk[TANK_KIND + victim - 1] == COMMAND_KIND else shot


@compiled
def _mortar_shots(desk: Numbers, tank: int, gun: int, top: int) -> int:
    """TC-48 to TC-51: over anything, at an enemy on one of a few cells straight ahead."""
    start, origin = start_of(desk, tank), origin_of(desk[TANK_CELL + tank], desk[TANK_HEADING + tank])
    for heading in range(8):
        poses = desk[REACH + heading]
        while poses:
            at = cell_in(origin, first_bit(poses))
            poses &= poses - 1
            if at != desk[GOAL + desk[SIDE]]:
                top = _lob(desk, start | at << END_SHIFT | heading << HEADING_SHIFT, gun, top)
    for number in range(desk[RUNS]):
        if desk[RUNS + 1 + number] >> 3 != desk[GOAL + desk[SIDE]]:
            top = _lob(desk, start | _pose(desk[RUNS + 1 + number]), gun, top)
    return top


@compiled
def _lob(desk: Numbers, turn: int, gun: int, top: int) -> int:
    cell, heading = turn >> END_SHIFT & 1023, turn >> HEADING_SHIFT & 7
    kind = desk[TANK_KIND + (turn >> TANK_SHIFT & 255)]
    for distance in range(1, LONGEST[kind] + 1):
        cell += STEPS[heading]
        if desk[CONTENT + cell] >= EDGE:
            break
        victim = tank_on(desk, cell, 1 - desk[SIDE])
        if victim and distance >= SHORTEST[kind]:
            pattern = struck(desk, victim - 1, heading)
            desk[top] = turn | _shot(desk, victim, pattern >> 8 * GUN[kind] & 1)
            top += pattern >> 8 * gun & 1
    return top
