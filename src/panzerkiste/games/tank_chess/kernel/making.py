"""Making a turn on the desk and taking it back, the keys of positions, repetition, and perft."""

from panzerkiste.games.tank_chess.kernel.compiling import compiled
from panzerkiste.games.tank_chess.kernel.layout import (
    BEFORE_SHIFT,
    CONTENT,
    EMPTY,
    END_SHIFT,
    ENDS,
    ESCAPE,
    FIRST,
    FREE,
    GROWTH,
    HEADING_SHIFT,
    KEY,
    KILL,
    PLY,
    QUIET,
    SCREEN,
    SIDE,
    SINK,
    TANK_CELL,
    TANK_HEADING,
    TANK_KIND,
    TANK_SHIFT,
    TARGET_SHIFT,
    TRAIL,
    TRAIL_MASK,
    VICTIM_SHIFT,
    WRECK,
)
from panzerkiste.games.tank_chess.kernel.movement import bit_of, row_of
from panzerkiste.games.tank_chess.kernel.moves import generate
from panzerkiste.games.tank_chess.kernel.tables import Numbers

SIDE_KEY = 0x2545F4914F6CDD1D
WRECK_CODE = 1 << 20


@compiled
def mixed(code: int) -> int:
    """A number without pattern for each code."""
    code = (code + 1) * -0x61C8864680B583EB
    code = (code ^ code >> 30) * -0x40A7B892E31B1A47
    return code ^ code >> 31


@compiled
def tank_key(desk: Numbers, tank: int, cell: int, heading: int) -> int:
    """TC-55: owner, type, cell and heading."""
    kind = desk[TANK_KIND + tank] << 1 | (tank >= desk[FIRST + 1])
    return mixed(kind << 13 | cell << 3 | heading)


@compiled
def wreck_key(cell: int) -> int:
    return mixed(WRECK_CODE | cell)


@compiled
def trail_of(ply: int) -> int:
    """Where the key and the quiet count before a turn are kept. After 256 turns the oldest give way."""
    return TRAIL + 2 * (ply & TRAIL_MASK)


@compiled
def make(desk: Numbers, turn: int) -> None:
    """Play a turn. After a turn that ends the game only ``unmake`` may follow."""
    trail = trail_of(desk[PLY])
    desk[trail], desk[trail + 1] = desk[KEY], desk[QUIET]
    desk[PLY] += 1
    desk[QUIET] += 1
    desk[SIDE] = 1 - desk[SIDE]
    start, tank = turn & 1023, turn >> TANK_SHIFT & 255
    key = desk[KEY] ^ SIDE_KEY ^ tank_key(desk, tank, start, turn >> BEFORE_SHIFT & 7)
    desk[CONTENT + start] = EMPTY
    desk[SCREEN + start] = desk[GROWTH + start]
    desk[FREE + row_of(start)] ^= bit_of(start)
    if turn & (SINK | ESCAPE):
        desk[TANK_CELL + tank] = 0
        desk[QUIET] = 0
        desk[KEY] = key
        return
    end, heading = turn >> END_SHIFT & 1023, turn >> HEADING_SHIFT & 7
    desk[CONTENT + end] = desk[SCREEN + end] = tank + 1
    desk[FREE + row_of(end)] ^= bit_of(end)
    desk[TANK_CELL + tank], desk[TANK_HEADING + tank] = end, heading
    key ^= tank_key(desk, tank, end, heading)
    if turn & KILL:
        target, victim = turn >> TARGET_SHIFT & 1023, (turn >> VICTIM_SHIFT & 255) - 1
        key ^= tank_key(desk, victim, target, desk[TANK_HEADING + victim]) ^ wreck_key(target)
        desk[CONTENT + target] = desk[SCREEN + target] = WRECK
        desk[TANK_CELL + victim] = 0
        desk[QUIET] = 0
    desk[KEY] = key


@compiled
def unmake(desk: Numbers, turn: int) -> None:
    """Take the turn back that was played last."""
    desk[PLY] -= 1
    trail = trail_of(desk[PLY])
    desk[KEY], desk[QUIET] = desk[trail], desk[trail + 1]
    desk[SIDE] = 1 - desk[SIDE]
    start, tank = turn & 1023, turn >> TANK_SHIFT & 255
    if turn & (SINK | ESCAPE) == 0:
        end = turn >> END_SHIFT & 1023
        desk[CONTENT + end] = EMPTY
        desk[SCREEN + end] = desk[GROWTH + end]
        desk[FREE + row_of(end)] ^= bit_of(end)
    desk[CONTENT + start] = desk[SCREEN + start] = tank + 1
    desk[FREE + row_of(start)] ^= bit_of(start)
    desk[TANK_CELL + tank], desk[TANK_HEADING + tank] = start, turn >> BEFORE_SHIFT & 7
    if turn & KILL:
        target, victim = turn >> TARGET_SHIFT & 1023, turn >> VICTIM_SHIFT & 255
        desk[CONTENT + target] = desk[SCREEN + target] = victim
        desk[TANK_CELL + victim - 1] = target


@compiled
def repeated(desk: Numbers) -> int:
    """TC-55: whether the position stood before."""
    ply, key = desk[PLY], desk[KEY]
    for back in range(4, min(desk[QUIET], ply) + 1, 2):
        if desk[trail_of(ply - back)] == key:
            return 1
    return 0


@compiled
def perft(desk: Numbers, top: int, depth: int) -> int:
    """TC-22: how many sequences of *depth* turns there are; every one is made and taken back."""
    end = generate(desk, top)
    nodes = 0
    for number in range(top, end):
        turn = desk[number]
        make(desk, turn)
        if depth == 1:
            nodes += 1
        elif turn & ENDS == 0:
            nodes += perft(desk, end, depth - 1)
        unmake(desk, turn)
    return nodes
