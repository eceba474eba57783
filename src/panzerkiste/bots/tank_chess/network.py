"""The learnt judgement: a small network that is added to the written one and brought up to date turn by turn.

Its first layer is a sum over the tanks on the board, once for each side that looks, so a turn changes it by the rows
of the tank that moved and of the one it destroyed. All numbers are whole, so that a sum never drifts.
"""

import zlib
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from panzerkiste.bots.tank_chess.evaluation import POSES
from panzerkiste.bots.tank_chess.features import FACTS, SPAN, WHO, Facts, pose_facts, relation, relation_facts
from panzerkiste.bots.tank_chess.lanes import UNIT, WIDTH, add_row, set_row, take_row, weigh_row
from panzerkiste.bots.tank_chess.layout import MADE, ROOT
from panzerkiste.games.tank_chess.kernel.compiling import compiled
from panzerkiste.games.tank_chess.kernel.layout import (
    BEFORE_SHIFT,
    COMMAND,
    DEEPEST,
    END_SHIFT,
    FIRST,
    HEADING_SHIFT,
    KILL,
    PLY,
    SIDE,
    SINK,
    TANK_CELL,
    TANK_HEADING,
    TANK_KIND,
    TANK_SHIFT,
    TARGET_SHIFT,
    VICTIM_SHIFT,
)
from panzerkiste.games.tank_chess.kernel.tables import Numbers
from panzerkiste.games.tank_chess.state import Board

Rows = npt.NDArray[np.int16]

PHASES: Final = 4  # the last layer is one of these, by how many tanks are left
PER_PHASE: Final = 8  # tanks
FINE: Final = 8  # parts of a point in the last layer

# One array: the bias of the neurons, the last layers, the rows of relations, the rows of poses.
BIAS: Final = 0
LAST: Final = WIDTH
RELATIONS: Final = LAST + PHASES * 2 * WIDTH
POSE_ROWS: Final = RELATIONS + 2 * WHO * 8 * SPAN * SPAN * WIDTH
NOBODY: Final = np.zeros(0, dtype=np.int16)  # a network that is not there


class Network(NamedTuple):
    """What was learnt: by fact and neuron; the neurons' bias; by phase, own before enemy's, the last layer."""

    facts: npt.NDArray[np.int8]
    bias: Rows
    last: Rows

    def to_bytes(self) -> bytes:
        parts = (self.bias.astype("<i2"), self.last.astype("<i2"), self.facts.T.copy())
        return zlib.compress(b"".join(part.tobytes() for part in parts), 9)


def from_bytes(content: bytes) -> Network:
    """Raises ValueError where the size is another's: facts that have changed since need another network."""
    plain = zlib.decompress(content)
    first, second = 2 * WIDTH, 2 * WIDTH + 4 * PHASES * WIDTH
    if len(plain) != second + FACTS * WIDTH:
        raise ValueError(f"the network has {len(plain)} bytes, not {second + FACTS * WIDTH}")
    bias, last = (np.frombuffer(part, dtype="<i2").astype(np.int16) for part in (plain[:first], plain[first:second]))
    facts = np.frombuffer(plain[second:], dtype=np.int8).reshape(WIDTH, FACTS).T
    return Network(np.ascontiguousarray(facts), bias, last.reshape(PHASES, 2 * WIDTH))


@lru_cache(maxsize=1)
def _relations(network: bytes) -> Rows:
    found = np.zeros((2 * WHO * 8 * SPAN * SPAN, WIDTH), dtype=np.int16)
    _add_up(
        np.frombuffer(network, dtype=np.int8).reshape(FACTS, WIDTH), relation_facts().reshape(len(found), -1), found
    )
    return found.ravel()


def spread(network: Network, board: Board) -> Rows:
    """The network on a board, as the search reads it."""
    facts = pose_facts(board)
    found = np.zeros((2 * WHO * POSES, WIDTH), dtype=np.int16)
    _add_up(network.facts, facts.reshape(len(found), -1), found)
    relations = _relations(network.facts.tobytes())
    return np.concatenate((network.bias, network.last.ravel(), relations, found.ravel()))


@compiled
def _add_up(table: npt.NDArray[np.int8], facts: Facts, found: Rows) -> None:
    for row in range(len(facts)):
        for place in range(facts.shape[1]):
            fact = facts[row, place]
            if fact:
                for neuron in range(WIDTH):
                    found[row, neuron] += table[fact, neuron]


def new_stack() -> Rows:
    """Room for the neurons of every ply."""
    return np.zeros((DEEPEST + 1) * 2 * WIDTH, dtype=np.int16)


@compiled
def _pose_row(eye: int, who: int, cell: int, heading: int) -> int:
    return POSE_ROWS + ((eye * WHO + who) * POSES + 8 * cell + heading) * WIDTH


@compiled
def _relation_row(desk: Numbers, eye: int, whose: int, who: int, cell: int, heading: int) -> int:
    target = desk[TANK_CELL + desk[COMMAND + (eye ^ whose)]]
    return RELATIONS + relation(target, cell, heading, who, whose, eye) * WIDTH


@compiled
def look_anew(desk: Numbers, net: Rows, stack: Rows, ply: int) -> None:
    """The neurons of the position from scratch."""
    for eye in range(2):
        to = (2 * ply + eye) * WIDTH
        set_row(stack, to, net, BIAS)
        for tank in range(desk[FIRST + 2]):
            cell, heading = desk[TANK_CELL + tank], desk[TANK_HEADING + tank]
            if cell:
                who = 2 * desk[TANK_KIND + tank] + (eye ^ (tank >= desk[FIRST + 1]))
                add_row(stack, to, net, _pose_row(eye, who, cell, heading))
                add_row(stack, to, net, _relation_row(desk, eye, 0, who, cell, heading))
                add_row(stack, to, net, _relation_row(desk, eye, 1, who, cell, heading))


@compiled
def follow(desk: Numbers, net: Rows, stack: Rows, ply: int) -> None:
    """The neurons after the turn that was made at the ply before; 0 is a pass."""
    turn = desk[MADE + ply - 1]
    tank = turn >> TANK_SHIFT & 255
    if turn and (tank == desk[COMMAND] or tank == desk[COMMAND + 1]):
        look_anew(desk, net, stack, ply)
        return
    for eye in range(2):
        to = (2 * ply + eye) * WIDTH
        set_row(stack, to, stack, to - 2 * WIDTH)
        if turn == 0:
            continue
        who = 2 * desk[TANK_KIND + tank] + (eye ^ (tank >= desk[FIRST + 1]))
        cell, heading = turn & 1023, turn >> BEFORE_SHIFT & 7
        take_row(stack, to, net, _pose_row(eye, who, cell, heading))
        take_row(stack, to, net, _relation_row(desk, eye, 0, who, cell, heading))
        take_row(stack, to, net, _relation_row(desk, eye, 1, who, cell, heading))
        if turn & SINK == 0:
            cell, heading = turn >> END_SHIFT & 1023, turn >> HEADING_SHIFT & 7
            add_row(stack, to, net, _pose_row(eye, who, cell, heading))
            add_row(stack, to, net, _relation_row(desk, eye, 0, who, cell, heading))
            add_row(stack, to, net, _relation_row(desk, eye, 1, who, cell, heading))
        if turn & KILL:
            victim = (turn >> VICTIM_SHIFT & 255) - 1
            who = 2 * desk[TANK_KIND + victim] + (eye ^ (victim >= desk[FIRST + 1]))
            cell, heading = turn >> TARGET_SHIFT & 1023, desk[TANK_HEADING + victim]
            take_row(stack, to, net, _pose_row(eye, who, cell, heading))
            take_row(stack, to, net, _relation_row(desk, eye, 0, who, cell, heading))
            take_row(stack, to, net, _relation_row(desk, eye, 1, who, cell, heading))


@compiled
def learnt(desk: Numbers, net: Rows, stack: Rows) -> int:
    """What the network adds for the side to move. The neurons of the ply before must be there."""
    ply = desk[PLY] - desk[ROOT]
    if ply == 0:
        look_anew(desk, net, stack, ply)
    else:
        follow(desk, net, stack, ply)
    left = 0
    for tank in range(desk[FIRST + 2]):
        left += desk[TANK_CELL + tank] != 0
    last = LAST + min(left // PER_PHASE, PHASES - 1) * 2 * WIDTH
    own, other = (2 * ply + desk[SIDE]) * WIDTH, (2 * ply + 1 - desk[SIDE]) * WIDTH
    total: int = weigh_row(stack, own, net, last) + weigh_row(stack, other, net, last + WIDTH)
    return total // (UNIT * FINE)
