"""What a position is worth: terms a player understands, most of them added up beforehand for every pose on a board.

A pose is a tank's kind, cell and heading. Material, mobility, lines of fire, exposed flanks, progress and the race of
the command tank depend on the pose and the terrain alone, so a turn changes the sum by a few table look-ups. The
hunt for the command tank depends on where everybody stands and is looked up in the position.
"""

from collections import deque
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec import Struct

from panzerkiste.games.tank_chess.armour import impact
from panzerkiste.games.tank_chess.board import ALL_HEADINGS, OFFSETS, SIDES, STRIDE, Side, turned
from panzerkiste.games.tank_chess.kernel.compiling import compiled
from panzerkiste.games.tank_chess.kernel.desk import empty_desk
from panzerkiste.games.tank_chess.kernel.layout import (
    AREA,
    CONTENT,
    EMPTY,
    FAR_EDGE,
    FIRST,
    REACH,
    ROWS,
    RUNS,
    SCREEN,
    SIDE,
    TANK_CELL,
    TANK_HEADING,
    TANK_KIND,
)
from panzerkiste.games.tank_chess.kernel.movement import reach
from panzerkiste.games.tank_chess.kernel.tables import COMMAND_KIND, KINDS, STEPS, Numbers
from panzerkiste.games.tank_chess.shooting import flights
from panzerkiste.games.tank_chess.state import Board
from panzerkiste.games.tank_chess.tanks import ARMIES, COMMAND, TANKS, TankType

Poses = npt.NDArray[np.int16]  # what poses are worth
Values = npt.NDArray[np.float64]

POSES: Final = 8 * AREA  # for one kind of one side
TERMS: Final = ("material", "mobility", "lines", "flanks", "advance", "race")


class Lines(Struct, frozen=True, forbid_unknown_fields=True):
    cell: float
    longest: int


class Flanks(Struct, frozen=True, forbid_unknown_fields=True):
    cell: float
    longest: int
    behind: float


class Race(Struct, frozen=True, forbid_unknown_fields=True):
    turns: tuple[float, ...]


class Hunt(Struct, frozen=True, forbid_unknown_fields=True):
    nearness: tuple[float, ...]
    kind: dict[str, float]


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    material: dict[str, float]
    mobility: dict[str, float]
    lines: Lines
    flanks: Flanks
    advance: dict[str, float]
    race: Race
    hunt: Hunt


@cache
def weights() -> Weights:
    text = (files("panzerkiste.bots.tank_chess") / "evaluation.toml").read_bytes()
    return msgspec.toml.decode(text, type=Weights)


def poses(board: Board, wanted: Weights) -> Poses:
    """What every pose is worth to its owner: by side, kind, cell and heading."""
    return np.rint(sum(terms(board, wanted).values())).astype(np.int16).ravel()


def terms(board: Board, wanted: Weights) -> dict[str, Values]:
    """The same for each term: by side, kind and pose."""
    found = {term: np.zeros((2, len(TANKS), POSES)) for term in TERMS}
    freedom, lengths = survey(board)
    for side in SIDES:
        for number, kind in enumerate(TANKS.values()):
            letter, where = kind.letter, (side, number)
            found["material"][where] = wanted.material[letter]
            found["mobility"][where] = wanted.mobility[letter] * freedom[number]
            found["lines"][where] = wanted.lines.cell * _covered(kind, np.minimum(lengths, wanted.lines.longest))
            found["flanks"][where] = -wanted.flanks.cell * _exposed(kind, side, lengths, wanted.flanks)
            found["advance"][where] = wanted.advance[letter] * _ranks_ahead(board, side)
        found["race"][side, COMMAND_KIND] = _race(board, side, wanted.race.turns)
    return found


def survey(board: Board) -> tuple[Numbers, Numbers]:
    """On the terrain alone: by kind and pose, in how many poses it could end a move; by cell and direction, how far
    a shell flies."""
    freedom = np.zeros((len(TANKS), POSES), dtype=np.int64)
    lengths = np.zeros((AREA, 8), dtype=np.int64)
    _survey(empty_desk(board), freedom, lengths)
    return freedom, lengths


@compiled
def _survey(desk: Numbers, freedom: Numbers, lengths: Numbers) -> None:
    desk[FIRST + 1] = desk[FIRST + 2] = 1
    for cell in range(desk[ROWS]):
        if desk[CONTENT + cell] != EMPTY:
            continue
        for heading in range(8):
            lengths[cell, heading] = _length(desk, cell, STEPS[heading])
            for kind in range(len(freedom)):
                desk[TANK_CELL], desk[TANK_HEADING], desk[TANK_KIND] = cell, heading, kind
                freedom[kind, 8 * cell + heading] = _count_poses(desk)


@compiled
def _length(desk: Numbers, cell: int, step: int) -> int:
    length = 0
    while desk[SCREEN + cell + step * (length + 1)] == EMPTY:
        length += 1
    return length


@compiled
def _count_poses(desk: Numbers) -> int:
    reach(desk, 0)
    found = desk[RUNS]
    for heading in range(8):
        poses = desk[REACH + heading]
        while poses:
            poses &= poses - 1
            found += 1
    return found


def _covered(kind: TankType, lengths: Numbers) -> Values:
    """By pose: how many cells its gun covers."""
    if kind.over:
        return np.full(POSES, float(len(kind.arc) * ((kind.longest or 0) - kind.shortest + 1)))
    return np.stack([lengths[:, flights(kind, heading)].sum(axis=1) for heading in ALL_HEADINGS], axis=1).ravel()


def _exposed(kind: TankType, side: Side, lengths: Numbers, wanted: Flanks) -> Values:
    """By pose: the cells from which it could be hit, weighed by how many of the enemy's guns would destroy it."""
    seen = np.minimum(lengths, wanted.longest)
    forward = (7, 0, 1) if side == 0 else (3, 4, 5)
    found = np.zeros((AREA, 8))
    for bearing in ALL_HEADINGS:  # where the shell comes from
        usual = 1.0 if bearing in forward else (1 + wanted.behind) / 2 if bearing in (2, 6) else wanted.behind
        for heading in ALL_HEADINGS:
            found[:, heading] += usual * _danger(kind, turned(bearing, 4), heading) * seen[:, bearing]
    return found.ravel()


@cache
def _danger(kind: TankType, flight: int, heading: int) -> float:
    """The part of the large army whose guns would destroy it."""
    army = ARMIES[-1].tanks
    armour = impact(kind, flight, kind, heading).armour
    return sum(number for letter, number in army.items() if TANKS[letter].gun > armour) / sum(army.values())


def _ranks_ahead(board: Board, side: Side) -> Values:
    ranks = np.arange(AREA) // STRIDE - 1
    return np.repeat(ranks if side == 0 else board.height - 1 - ranks, 8).astype(float)


def _race(board: Board, side: Side, worth: tuple[float, ...]) -> Values:
    steps = steps_to_escape(board, side)
    turns = -(-steps // TANKS[COMMAND].speed)
    return np.where(steps > 0, np.array(worth)[np.minimum(turns, len(worth) - 1)], 0.0)


def steps_to_escape(board: Board, side: Side) -> Numbers:
    """By pose: how many steps a command tank needs to leave the board with nobody in its way (TC-39); 0: it cannot."""
    desk = empty_desk(board)
    steps = np.zeros(POSES, dtype=np.int64)
    exits = [
        (cell, heading)
        for cell in range(desk[ROWS])
        for heading in ALL_HEADINGS
        if desk[CONTENT + cell] == EMPTY and desk[CONTENT + cell + OFFSETS[heading]] == FAR_EDGE + side
    ]
    queue = deque((cell, heading, 1) for cell, heading in exits)
    while queue:
        cell, heading, count = queue.popleft()
        if steps[8 * cell + heading] or desk[CONTENT + cell] != EMPTY:
            continue
        steps[8 * cell + heading] = count
        back = cell - OFFSETS[heading]
        queue.extend(((cell, turned(heading, 1), count + 1), (cell, turned(heading, -1), count + 1)))
        queue.append((back, heading, count + 1))
    return steps


@compiled
def sum_of_poses(desk: Numbers, worth: Poses) -> int:
    """What all poses are worth to the side to move."""
    total = 0
    for tank in range(desk[FIRST + 2]):
        if desk[TANK_CELL + tank]:
            side = 1 if tank >= desk[FIRST + 1] else 0
            pose = 8 * desk[TANK_CELL + tank] + desk[TANK_HEADING + tank]
            value = worth[(KINDS * side + desk[TANK_KIND + tank]) * POSES + pose]
            total += value if side == desk[SIDE] else -value
    return total
