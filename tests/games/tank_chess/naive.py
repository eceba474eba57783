"""The rules once more, cell by cell and as slowly as they read: a second opinion for differential tests.

Nothing here is shared with the rules under test but the types of states and actions.
"""

from collections.abc import Iterator

from panzerkiste.games.tank_chess.actions import Escape, Move, Turn
from panzerkiste.games.tank_chess.state import State, Tank

NUMBERS = {  # TC-05: speed, armour front, side, rear, gun
    "C": (5, 1, 0, 0, 1),
    "L": (5, 1, 0, 0, 1),
    "M": (4, 2, 1, 0, 2),
    "H": (3, 3, 2, 1, 3),
    "D": (4, 2, 1, 0, 4),
    "A": (3, 1, 0, 0, 5),
}
VECTORS = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
Pose = tuple[int, int, int]  # file and rank from 0, heading


def place(cell: int) -> tuple[int, int]:
    return cell % 32, cell // 32


def terrain(state: State, x: int, y: int) -> str:
    board = state.board
    return board.terrain[y * board.width + x] if 0 <= x < board.width and 0 <= y < board.height else "off"


Taken = set[tuple[int, int]]  # where other pieces stand


def all_turns(state: State) -> Iterator[Turn]:
    for tank in state.tanks:
        if tank.side == state.mover:
            yield from turns_with(state, tank)


def turns_with(state: State, tank: Tank) -> Iterator[Turn]:
    taken = {place(piece.cell) for piece in state.pieces if piece is not tank}
    poses, sunk, escapes = walk(state, tank, taken)
    for x, y, heading in sorted(poses | sunk):
        yield Move(tank.cell, 32 * y + x, heading, None)
        goals = state.board.goals
        if (x, y, heading) not in sunk and not (goals and 32 * y + x == goals[tank.side]):
            for target in targets(state, tank, (x, y, heading), taken):
                yield Move(tank.cell, 32 * y + x, heading, target.cell)
    if escapes:
        yield Escape(tank.cell)


def walk(state: State, tank: Tank, taken: Taken) -> tuple[set[Pose], set[Pose], bool]:
    """Final poses, final poses under water, and whether the tank can leave."""
    x, y = place(tank.cell)
    first = (x, y, tank.heading)
    reached, sunk, escapes = {first}, set[Pose](), False
    edge = {first}
    for _ in range(NUMBERS[tank.letter][0]):
        following = set()
        for x, y, heading in edge:
            following |= {(x, y, (heading + 1) % 8), (x, y, (heading - 1) % 8)}
            onto = x + VECTORS[heading][0], y + VECTORS[heading][1], heading
            escapes |= leaves(state, tank, *onto[:2])
            if enters(state, *onto[:2], taken):
                (sunk if terrain(state, *onto[:2]) == "~" else following).add(onto)
        edge = following - reached
        reached |= following
    x, y, heading = first
    back = x - VECTORS[heading][0], y - VECTORS[heading][1], heading
    escapes |= leaves(state, tank, *back[:2])
    if enters(state, *back[:2], taken):
        (sunk if terrain(state, *back[:2]) == "~" else reached).add(back)
    return reached - {first}, sunk, escapes


def enters(state: State, x: int, y: int, taken: Taken) -> bool:
    return terrain(state, x, y) in '."~' and (x, y) not in taken


def leaves(state: State, tank: Tank, x: int, y: int) -> bool:
    beyond = state.board.height if tank.side == 0 else -1
    return tank.letter == "C" and y == beyond and 0 <= x < state.board.width


def targets(state: State, tank: Tank, pose: Pose, taken: Taken) -> Iterator[Tank]:
    enemies = {place(other.cell): other for other in state.tanks if other.side != tank.side}
    for onto, distance in shells(state, tank, pose, taken):
        if onto in enemies and (3 <= distance <= 5 if tank.letter == "A" else distance >= 2):
            yield enemies[onto]


def shells(state: State, tank: Tank, pose: Pose, taken: Taken) -> Iterator[tuple[tuple[int, int], int]]:
    """Every cell a shell reaches, and how far it has come."""
    x, y, heading = pose
    for turn in (0,) if tank.letter in "DA" else (-1, 0, 1):
        dx, dy = VECTORS[(heading + turn) % 8]
        for distance in range(1, 26):
            onto = x + distance * dx, y + distance * dy
            yield onto, distance
            if terrain(state, *onto) == "off" or (
                tank.letter != "A" and (onto in taken or terrain(state, *onto) in ("#", '"'))
            ):
                break


def destroys(tank: Tank, end: int, target: Tank) -> bool:
    (x, y), (to_x, to_y) = place(end), place(target.cell)
    flight = VECTORS.index(((to_x > x) - (to_x < x), (to_y > y) - (to_y < y)))
    _, front, side, rear, _ = NUMBERS[target.letter]
    armour = {4: front, 0: rear}.get((flight - target.heading) % 8, side)
    return NUMBERS[tank.letter][4] > armour
