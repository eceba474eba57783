"""A batch as arrays for programs that learn: what each seat that is asked sees, and its own answer on its way.

Pieces, plans and numbers are those of ``observation``: tanks stand where the answer has driven them, and shots and
pieces of a set-up show as soon as they are said. What is hidden from the seat is 0.
"""

from typing import TYPE_CHECKING, Final

import numpy as np

from panzerkiste.engine.observation import Layout
from panzerkiste.games.panzerschlacht import observation
from panzerkiste.games.panzerschlacht.kernel.layout import (
    AIMING,
    ATTACKER,
    CLEARED,
    CONTENT,
    DEPOT,
    DRIVING,
    DUTY,
    FIGHTING,
    FLAG,
    GUN,
    IDLE,
    LAST_RED,
    LAST_WHITE,
    LENGTH,
    LOCKED,
    MINES,
    ON_THE_WAY,
    PATH,
    PATIENCE,
    PHASE,
    PLANNING,
    PLANNING_WHITE,
    RED,
    SEAT,
    SETTING_UP,
    SHOWN,
    SIDE,
    SQUARE,
    TANKS,
    TOTAL,
    TURN,
    VALUE,
    WAITING,
    WAY,
    WHITE,
    WHITES,
    Numbers,
)
from panzerkiste.games.panzerschlacht.observation import NUMBERS, PLANES
from panzerkiste.games.panzerschlacht.setup import SUPPLY
from panzerkiste.games.panzerschlacht.state import INSTALLATION_CODES, SAFE_TURNS, WHITE_SHOTS

if TYPE_CHECKING:
    from numpy import float32
    from numpy.typing import NDArray

    from panzerkiste.engine.observation import Arrays

    Floats = NDArray[float32]

ASKED: Final = {
    "set-up": (SETTING_UP,),
    "shot": (PLANNING,),
    "white shot": (PLANNING_WHITE,),
    "tank": (DRIVING,),
    "step": (ON_THE_WAY,),
    "attacker": (FIGHTING,),
    "target": (AIMING,),
}
MARKS: Final = ("path", "waiting", "attacker")
LAYOUTS: Final = (
    *observation.LAYOUTS,
    Layout("answer", MARKS, (10, 10)),
    Layout("asked", (*ASKED, "driven", "duty")),
)


def observe(desks: Numbers) -> "Arrays":
    games, seats = np.arange(len(desks)), desks[:, SEAT]
    begun = desks[:, TURN] > 0
    arrays: Arrays = {layout.name: np.zeros((len(desks), *layout.shape), np.float32) for layout in LAYOUTS}
    board = arrays["board"].reshape(len(desks), len(PLANES), 100)
    numbers = arrays["numbers"]
    for whose, sides, shown in (("own", seats, begun | True), ("enemy", 1 - seats, begun)):
        _draw(board, desks, whose, sides, shown)
        for said, count in (
            ("whites", _side(desks, WHITES, 1, sides)[:, 0] / WHITE_SHOTS),
            ("mines left", _bits(desks, _at(MINES, sides)).sum(axis=1) / SUPPLY.mines),
        ):
            numbers[:, NUMBERS.index(f"{whose} {said}")] = np.where(begun, count, 0)
    own_plan = _bits(desks, _at(RED, seats)), _bits(desks, _at(WHITE, seats))
    last_plan = _bits(desks, np.full(len(desks), LAST_RED)), _bits(desks, np.full(len(desks), LAST_WHITE))
    for plan, drawn in (("own plan", own_plan), ("last plan", last_plan)):
        for colour, bits in zip(("red", "white"), drawn, strict=True):
            board[:, PLANES.index(f"{plan} {colour}")] = bits
    mover = (desks[:, TURN] + 1) % 2
    for said, value in {
        "set up": begun,
        "own turn": begun & (mover == seats),
        "safe": begun & (desks[:, TURN] <= SAFE_TURNS),
        "idle": desks[:, IDLE] / desks[:, PATIENCE],
        "locked": desks[:, LOCKED],
    }.items():
        numbers[:, NUMBERS.index(said)] = value
    _draw_answer(arrays, desks, games)
    return arrays


def _draw(board: "Floats", desks: Numbers, whose: str, sides: Numbers, seen: "NDArray[np.bool_]") -> None:
    """The pieces of a side in each game where they are *seen*; the enemy's values only as far as they were shown."""
    plane = {piece: PLANES.index(f"{whose} {piece}") for piece in observation.PIECES}
    places = np.where(seen[:, None], _side(desks, SQUARE, TANKS, sides), -1)
    game, tank = np.nonzero(places >= 0)
    values = _side(desks, VALUE if whose == "own" else SHOWN, TANKS, sides)[game, tank]
    flags = _side(desks, FLAG, TANKS, sides)[game, tank]
    for piece, said in (("tank", 1), ("value", values / 6), ("flag", flags)):
        board[game, plane[piece], places[game, tank]] = said
    content = desks[:, CONTENT : CONTENT + 100]
    board[:, plane["gun"]] = (content == GUN + sides[:, None]) & seen[:, None]
    depots = np.where(seen[:, None], _side(desks, DEPOT, 3, sides), -1)
    for kind, code in enumerate(INSTALLATION_CODES):
        (stands,) = np.nonzero(depots[:, kind] >= 0)
        board[stands, plane[code], depots[stands, kind]] = 1
    if whose == "own":
        board[:, plane["mine"]] = _bits(desks, _at(MINES, sides))
    board[:, plane["cleared"]] = _bits(desks, _at(CLEARED, sides)) & seen[:, None]


def _draw_answer(arrays: "Arrays", desks: Numbers, games: Numbers) -> None:
    marks = arrays["answer"].reshape(len(desks), len(MARKS), 100)
    phase = desks[:, PHASE]
    for place in range(2 * TANKS):
        on_path = (phase == ON_THE_WAY) & (place >= desks[:, PATH]) & (place < desks[:, LENGTH])
        marks[games[on_path], MARKS.index("path"), desks[on_path, WAY + place]] = 1
    driving = (phase == DRIVING) | (phase == ON_THE_WAY)
    squares = _side(desks, SQUARE, TANKS, desks[:, SEAT])
    for tank in range(TANKS):
        waits = driving & (desks[:, WAITING] >> tank & 1 > 0)
        marks[games[waits], MARKS.index("waiting"), squares[waits, tank]] = 1
    aims = phase == AIMING
    marks[games[aims], MARKS.index("attacker"), desks[aims, ATTACKER]] = 1
    asked = [np.isin(phase, phases) for phases in ASKED.values()]
    arrays["asked"][:] = np.stack([*asked, driving * desks[:, TOTAL] / 6, driving * desks[:, DUTY]], axis=1)


def _at(entry: int, sides: Numbers) -> Numbers:
    return np.asarray(entry + sides * SIDE)


def _side(desks: Numbers, entry: int, count: int, sides: Numbers) -> Numbers:
    """So many entries of one side in each game."""
    return np.take_along_axis(desks, _at(entry, sides)[:, None] + np.arange(count), axis=1)


def _bits(desks: Numbers, entries: Numbers) -> "NDArray[np.bool_]":
    """The set of squares at an entry of each game, a place for each square."""
    words = np.take_along_axis(desks, entries[:, None] + np.arange(2), axis=1)
    every = np.arange(100)
    return np.asarray(words[:, every >> 6] >> (every & 63) & 1 > 0)
