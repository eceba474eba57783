"""Movement (TC-15 to TC-22): advancing, turning, reversing, and leaving the board (TC-38 to TC-42).

A tank's movement is a search by steps over cell and heading. All cells that are reached with one heading form a
set, so that one step is taken from all of them at once.
"""

from dataclasses import dataclass
from functools import lru_cache

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess import terrain
from panzerkiste.games.tank_chess.actions import Move
from panzerkiste.games.tank_chess.board import ALL_HEADINGS, Cell, Cells, Heading, ahead, name, opposite, surroundings
from panzerkiste.games.tank_chess.state import State, Tank
from panzerkiste.games.tank_chess.tanks import COMMAND, TankType
from panzerkiste.games.tank_chess.terrain import Ground, ground

Route = tuple[tuple[Cell, Heading], ...]
Poses = list[Cells]  # by heading: the cells on which a tank may stand with it


@dataclass(frozen=True, eq=False)
class Reach:
    """Where a tank can go in one turn."""

    ends: Poses  # final cells by heading, the reverse step included (TC-20), the null move left out (TC-21)
    sinks: Poses  # those of them on water, where the tank is lost (TCX-03)
    layers: list[Poses]  # what is reached going forward with at most 0, 1, 2 … steps
    escapes: bool  # TC-38

    @property
    def cells(self) -> Cells:
        """The final cells, whatever the heading."""
        reached = 0
        for ends in self.ends:
            reached |= ends
        return reached


def reach(ground: Ground, tank: Tank, occupied: Cells, kind: TankType | None = None) -> Reach:
    """TC-15, TC-16: every final cell and heading of a tank's move. *occupied* may include the tank itself.

    A step asks only whether the cell it enters is free (TC-17), never what stands beside the way (TC-18). From one turn
    to the next little changes around most tanks, so that the answer is mostly known already.
    """
    kind = kind or tank.type
    return _reach(ground, tank, occupied & surroundings(ground.grid, tank.cell, kind.speed), kind)


@lru_cache(maxsize=4096)
def _reach(ground: Ground, tank: Tank, occupied: Cells, kind: TankType) -> Reach:
    here = 1 << tank.cell
    free = ~occupied | here  # the cell the tank left is empty from then on
    dry, water = _enterable(ground, kind, free)
    poses = [here if heading == tank.heading else 0 for heading in ALL_HEADINGS]
    layers, sinks = [poses], [0] * 8
    for _ in range(kind.speed):
        steps = [ahead(poses[heading], heading) for heading in ALL_HEADINGS]
        if water:
            sinks = [sunk | step & water for sunk, step in zip(sinks, steps, strict=True)]
        poses = [
            poses[heading] | poses[heading - 1] | poses[(heading + 1) % 8] | steps[heading] & dry
            for heading in ALL_HEADINGS
        ]
        layers.append(poses)
    behind = ahead(here, opposite(tank.heading))
    sinks[tank.heading] |= behind & water
    ends = [pose | sunk for pose, sunk in zip(poses, sinks, strict=True)]
    ends[tank.heading] = (ends[tank.heading] | behind & (dry | water)) & ~here
    return Reach(ends, sinks, layers, tank.letter == COMMAND and _escapes(ground, tank, layers))


def _enterable(ground: Ground, kind: TankType, free: Cells) -> tuple[Cells, Cells]:
    """The free cells the tank may drive over, and those it may only sink in."""
    if kind.amphibious:
        return (ground.dry | ground.water) & free, 0
    return ground.dry & free, ground.water & free


def _escapes(ground: Ground, tank: Tank, layers: list[Poses]) -> bool:
    """TC-39: the leaving step is the last of the steps it has. TC-41: reversing leaves on the same terms."""
    exits = ground.grid.exits[tank.side]
    if exits[opposite(tank.heading)] >> tank.cell & 1:
        return True
    return any(pose & exit for pose, exit in zip(layers[-2], exits, strict=True))


def check_end(state: State, tank: Tank, move: Move, way: Reach) -> None:
    """Raises Illegal where the tank cannot end its move like this."""
    if way.ends[move.heading] >> move.end & 1:
        return
    raise _breach(state, tank, move)


def _breach(state: State, tank: Tank, move: Move) -> Illegal:
    """Which rule keeps the tank from ending its move there."""
    grid, end = state.board.grid, name(move.end)
    if move.end == tank.cell and move.heading == tank.heading:
        return Illegal("TC-21") if move.target is None else Illegal("TC-14", cell=end)
    if move.end != tank.cell and (blocked := _blocked(state, move.end)):
        return blocked
    if grid.direction(tank.cell, move.end) == opposite(tank.heading):
        return Illegal("TC-20", cell=end)
    bare = reach(_bare(ground(state.board)), tank, 0)
    if bare.ends[move.heading] >> move.end & 1:
        return Illegal("TC-17", "way", cell=end)
    return Illegal("TC-16", cell=end, speed=tank.type.speed)


def _blocked(state: State, cell: Cell) -> Illegal | None:
    """TC-17: what stands on the cell a tank would end on."""
    if state.tank_on(cell):
        return Illegal("TC-17", "tank", cell=name(cell))
    if state.occupied >> cell & 1:
        return Illegal("TC-36", cell=name(cell))
    match state.board.sign(cell):
        case terrain.OBSTACLE:
            return Illegal("TC-09", cell=name(cell))
        case terrain.LOW:
            return Illegal("TCX-02", cell=name(cell))
    return None


def _bare(ground: Ground) -> Ground:
    """The same board with nothing on it."""
    return Ground(ground.grid, dry=ground.grid.everywhere, water=0, screens=0)


def route(way: Reach, tank: Tank, end: Cell, heading: Heading) -> Route:
    """A shortest way to a final cell and heading, each step with cell and heading; the start comes first."""
    step = next((number for number, layer in enumerate(way.layers) if layer[heading] >> end & 1), None)
    if step is None:
        return (*_last_leg(way, tank, end, heading), (end, heading))
    path = [(end, heading)]
    for layer in reversed(way.layers[:step]):
        path.append(_before(layer, *path[-1]))
    return tuple(reversed(path))


def _before(layer: Poses, cell: Cell, heading: Heading) -> tuple[Cell, Heading]:
    """Where in the layer the last step began: by an advance if possible, otherwise by a turn."""
    back = ahead(1 << cell, opposite(heading))
    if layer[heading] & back:
        return back.bit_length() - 1, heading
    left = (heading - 1) % 8
    return cell, left if layer[left] >> cell & 1 else (heading + 1) % 8


def _last_leg(way: Reach, tank: Tank, end: Cell, heading: Heading) -> Route:
    """The way to the cell from which a tank reverses or drives into water."""
    back = ahead(1 << end, opposite(heading))
    if way.sinks[heading] >> end & 1 and way.layers[-2][heading] & back:
        return route(way, tank, back.bit_length() - 1, heading)
    return ((tank.cell, tank.heading),)


def reverse_step(way: Reach, tank: Tank) -> Cell | None:
    """TC-20: the cell behind the tank, if it may back onto it."""
    behind = ahead(1 << tank.cell, opposite(tank.heading)) & way.ends[tank.heading]
    return behind.bit_length() - 1 if behind else None


def leaving_step(way: Reach, ground: Ground, tank: Tank) -> tuple[Cell, Heading] | None:
    """TC-38 to TC-41: the last cell on the board and the direction in which it is left; a tank that reverses keeps its
    heading."""
    if not way.escapes:
        return None
    driven = escape_route(way, ground, tank)
    return driven[-1] if driven else (tank.cell, opposite(tank.heading))


def escape_route(way: Reach, ground: Ground, tank: Tank) -> Route:
    """A shortest way to a cell and heading from which the next step crosses the far edge; empty for a reverse step."""
    for layer in way.layers[:-1]:
        for heading, exits in enumerate(ground.grid.exits[tank.side]):
            if leaving := layer[heading] & exits:
                return route(way, tank, leaving.bit_length() - 1, heading)
    return ()
