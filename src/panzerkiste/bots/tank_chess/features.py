"""What the learnt judgement sees of a position: each tank by a few coarse facts, for each side as if it were White.

A tank is of one's own or the enemy's (*who*: kind and owner). The facts of its pose on the terrain are added up
beforehand for every pose of a board; the facts of where it stands from the two command tanks are the same on all
boards. No fact names a board, so one network serves all sizes and all maps.
"""

from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from panzerkiste.bots.tank_chess.evaluation import POSES, steps_to_escape, survey
from panzerkiste.games.tank_chess.board import LARGEST, SIDES, STRIDE
from panzerkiste.games.tank_chess.kernel.compiling import compiled
from panzerkiste.games.tank_chess.kernel.layout import FRAME
from panzerkiste.games.tank_chess.kernel.tables import COMMAND_KIND, KINDS, Numbers
from panzerkiste.games.tank_chess.state import Board

Facts = npt.NDArray[np.int32]  # numbers of facts; 0 is none

WHO: Final = 2 * KINDS  # twice the kind, and one more for the enemy's
LONGEST: Final = 8  # lines of fire beyond that look alike
STEPPED: Final = 32  # steps of a command tank to its far edge, and more
FREEDOM: Final = 16
GOAL_AWAY: Final = 16
AWAY: Final = 11  # files or ranks from a command tank, and more
SPAN: Final = 2 * AWAY + 1
SECTORS: Final = 17  # the eight lines and what lies between them, and the cell itself
BANDS: Final = 6  # of distance

_SIZES: Final = {
    "none": 1,
    "rank": WHO * LARGEST,
    "left": WHO * LARGEST,  # ranks left to the far edge
    "facing": WHO * 8 * (LARGEST // 2),  # heading, by pairs of ranks
    "file": WHO * (LARGEST // 2),  # from the nearer side edge
    "line": WHO * 8 * (LONGEST + 1),  # how far one sees in each direction of the board
    "sight": WHO * 8 * (LONGEST + 1),  # and in each direction from the heading
    "freedom": WHO * FREEDOM,  # in how many poses it could end a move
    "race": 2 * STEPPED,
    "raid": WHO * 2 * GOAL_AWAY,  # TC-69: from the cell it raids, from the one it guards
    "offset": 2 * WHO * SPAN * SPAN,  # from one's own and from the enemy's command tank
    "aim": WHO * 8 * SECTORS * BANDS,  # heading and place, seen from the command tank it hunts
}
FIRST_OF: Final = {name: sum(list(_SIZES.values())[:place]) for place, name in enumerate(_SIZES)}
FACTS: Final = sum(_SIZES.values())
OF_POSE: Final = 6 + 2 * 8 + 2  # facts of a pose, at most


def pose_facts(board: Board) -> Facts:
    """By side that looks, who, and pose: the facts of the pose."""
    freedom, lengths = survey(board)
    facts = np.zeros((2, WHO, POSES, OF_POSE), dtype=np.int32)
    steps = [steps_to_escape(board, side) for side in SIDES]
    dry = np.nonzero(freedom.any(axis=0))[0]  # poses a tank can be in
    cells, headings = dry >> 3, dry & 7
    freedom = freedom[:, dry]
    for eye in SIDES:
        rank = np.clip(cells // STRIDE - 1, 0, board.height - 1)
        rank = rank if eye == 0 else board.height - 1 - rank
        file = np.clip(cells % STRIDE - 1, 0, board.width - 1)
        seen = np.minimum(lengths, LONGEST)[cells]  # by direction of the board
        turned = np.array([mirrored(heading, eye) for heading in range(8)])
        facing = turned[headings]
        for who in range(WHO):
            kind, side = who // 2, eye ^ who & 1
            found = [
                FIRST_OF["rank"] + who * LARGEST + rank,
                FIRST_OF["left"] + who * LARGEST + board.height - 1 - rank,
                FIRST_OF["facing"] + (who * 8 + facing) * (LARGEST // 2) + rank // 2,
                FIRST_OF["file"] + who * (LARGEST // 2) + np.minimum(file, board.width - 1 - file),
                FIRST_OF["freedom"] + who * FREEDOM + np.minimum(freedom[kind] // 6, FREEDOM - 1),
            ]
            race = FIRST_OF["race"] + (who & 1) * STEPPED + np.minimum(steps[side][dry], STEPPED - 1)
            found.append(race if kind == COMMAND_KIND else 0 * race)
            for direction in range(8):
                own = turned[direction]
                found.append(FIRST_OF["line"] + (who * 8 + own) * (LONGEST + 1) + seen[:, direction])
                off = own - facing & 7
                found.append(FIRST_OF["sight"] + (who * 8 + off) * (LONGEST + 1) + seen[:, direction])
            for guards in (0, 1) if board.goals else ():
                away = _away(cells, board.goals[side ^ guards] + FRAME)
                found.append(FIRST_OF["raid"] + (who * 2 + guards) * GOAL_AWAY + np.minimum(away, GOAL_AWAY - 1))
            for place, fact in enumerate(found):
                facts[eye, who, dry, place] = fact
    return facts


def mirrored(heading: int, eye: int) -> int:
    """Black sees the board upside down."""
    return heading if eye == 0 else (4 - heading) & 7


def _away(cells: Numbers, cell: int) -> Numbers:
    return np.maximum(abs(cells // STRIDE - cell // STRIDE), abs(cells % STRIDE - cell % STRIDE))


@cache
def relation_facts() -> Facts:
    """By command tank (one's own, the enemy's), who, heading, ranks and files away: two facts."""
    facts = np.zeros((2, WHO, 8, SPAN, SPAN, 2), dtype=np.int32)
    ranks, files = np.meshgrid(np.arange(-AWAY, AWAY + 1), np.arange(-AWAY, AWAY + 1), indexing="ij")
    place = (ranks + AWAY) * SPAN + files + AWAY
    sector = SECTORS * np.digitize(np.maximum(abs(ranks), abs(files)), (2, 3, 5, 7, 10))
    sector = sector // SECTORS * SECTORS + _sector(ranks, files)
    for whose in (0, 1):
        for who in range(WHO):
            facts[whose, who, :, :, :, 0] = FIRST_OF["offset"] + (whose * WHO + who) * SPAN * SPAN + place
            if whose != who & 1:  # it hunts that command tank
                for heading in range(8):
                    aim = (who * 8 + heading) * SECTORS * BANDS + sector
                    facts[whose, who, heading, :, :, 1] = FIRST_OF["aim"] + aim
    return facts


def _sector(ranks: Numbers, files: Numbers) -> Numbers:
    """0 for the cell itself, odd for the eight lines, even for what lies between them."""
    eighths = np.arctan2(ranks, files) * 4 / np.pi
    nearest = np.rint(eighths)
    on_line = (ranks == 0) | (files == 0) | (abs(ranks) == abs(files))
    between = 2 + 2 * (np.floor(eighths).astype(np.int64) & 7)
    return np.where((ranks == 0) & (files == 0), 0, np.where(on_line, 1 + 2 * (nearest.astype(np.int64) & 7), between))


@compiled
def relation(target: int, cell: int, heading: int, who: int, whose: int, eye: int) -> int:
    """The place of a tank among relations, as seen by *eye*, from the command tank on *target*."""
    ranks, files = (cell >> 5) - (target >> 5), (cell & 31) - (target & 31)
    if eye:
        ranks, heading = -ranks, 4 - heading & 7
    ranks, files = min(max(ranks, -AWAY), AWAY), min(max(files, -AWAY), AWAY)
    return (((whose * WHO + who) * 8 + heading) * SPAN + ranks + AWAY) * SPAN + files + AWAY


@cache
def reflected() -> Facts:
    """For each fact, what it is on the board with left and right exchanged."""
    found = np.arange(FACTS, dtype=np.int32)
    facing = np.arange(WHO * 8 * (LARGEST // 2)).reshape(WHO, 8, -1)
    lines = np.arange(WHO * 8 * (LONGEST + 1)).reshape(WHO, 8, -1)
    offset = np.arange(2 * WHO * SPAN * SPAN).reshape(-1, SPAN)
    aim = np.arange(WHO * 8 * SECTORS * BANDS).reshape(WHO, 8, BANDS, SECTORS)
    other = -np.arange(8) & 7
    ranks, files = np.meshgrid(np.arange(-3, 4), np.arange(-3, 4), indexing="ij")
    across = np.zeros(SECTORS, dtype=np.int64)
    across[_sector(ranks, files)] = _sector(ranks, -files)
    for name, whole in (
        ("facing", facing[:, other]),
        ("line", lines[:, other]),
        ("sight", lines[:, other]),
        ("offset", offset[:, ::-1]),
        ("aim", aim[:, other][..., across]),
    ):
        found[FIRST_OF[name] : FIRST_OF[name] + whole.size] = FIRST_OF[name] + whole.ravel()
    return found
