"""From the rules' values to the desk."""

from collections.abc import Iterable

import numpy as np

from panzerkiste.games.panzerschlacht.board import NOWHERE, Side, Square
from panzerkiste.games.panzerschlacht.kernel.answering import ask
from panzerkiste.games.panzerschlacht.kernel.layout import (
    ADVANCED,
    CLEARED,
    CONTENT,
    DEPOT,
    EXPLODED,
    FATE,
    FATES,
    FIGHTING,
    FLAG,
    GUN,
    HOME,
    IDLE,
    INSTALLATION,
    LAST_KNOWN,
    LAST_RED,
    LAST_WHITE,
    LENGTH_OF_DESK,
    LOCKED,
    MINES,
    OWN_TARGETS,
    PASSED,
    PATIENCE,
    PHASE,
    PIECES,
    PLANNING,
    RED,
    SEAT,
    SETTING_UP,
    SHOWN,
    SIDE,
    SIEGE,
    SQUARE,
    STANDING,
    STRENGTH,
    TANK,
    TANKS,
    TURN,
    VALUE,
    WHITE,
    WHITES,
    Numbers,
)
from panzerkiste.games.panzerschlacht.kernel.resolving import open_drive
from panzerkiste.games.panzerschlacht.kernel.squares import put
from panzerkiste.games.panzerschlacht.setup import army_of, secret_of
from panzerkiste.games.panzerschlacht.state import (
    WHITE_SHOTS,
    Army,
    Board,
    ChooseFight,
    CloseTurn,
    DriveTanks,
    PlaceArmies,
    Plan,
    PlanShots,
    Secret,
    State,
)
from panzerkiste.games.panzerschlacht.victory import board_of


def new_desk(state: State) -> Numbers:
    """The position of a game that is not over, with the words that may be said; draw offers are left out."""
    desk = np.zeros(LENGTH_OF_DESK, dtype=np.int64)
    options = state.options
    desk[SIEGE], desk[OWN_TARGETS], desk[PATIENCE] = options.siege, options.own_targets, options.patience
    for side in (0, 1):
        desk[HOME + side * SIDE : FLAG + side * SIDE] = desk[DEPOT + side * SIDE : STRENGTH + side * SIDE] = NOWHERE
        desk[WHITES + side * SIDE] = WHITE_SHOTS
        if state.board:
            _place(desk, side, state.board.armies[side], state.secrets[side])
        elif setup := state.sealed[side]:
            _place(desk, side, army_of(setup), secret_of(setup))
    if state.board:
        _set_moment(desk, state.board)
    _set_question(desk, state)
    return desk


def _place(desk: Numbers, side: Side, army: Army, secret: Secret) -> None:
    at = side * SIDE
    for number, (tank, value) in enumerate(zip(army.tanks, secret.values, strict=True)):
        for entry, said in ((HOME, tank.home), (SQUARE, tank.square), (FLAG, tank.flag), (SHOWN, tank.shown)):
            desk[entry + at + number] = said
        desk[FATE + at + number], desk[VALUE + at + number] = FATES.index(tank.fate), value
        if tank.square != NOWHERE:
            desk[CONTENT + tank.square] = TANK + side * TANKS + number
    desk[CONTENT + np.array(army.guns, dtype=int)] = GUN + side
    for kind, square in enumerate(army.installations):
        desk[DEPOT + at + kind] = square
        if square != NOWHERE:
            desk[CONTENT + square] = INSTALLATION + 3 * side + kind
    desk[STRENGTH + at], desk[STANDING + at], desk[WHITES + at] = army.strength, len(army.standing), army.whites
    for entry, squares in ((MINES, secret.mines), (EXPLODED, army.exploded), (CLEARED, army.cleared)):
        _put_all(desk, entry + at, squares)
    _put_plan(desk, RED + at, WHITE + at, secret.plan)


def _put_all(desk: Numbers, at: int, squares: Iterable[Square]) -> None:
    for square in squares:
        put(desk, at, square)


def _put_plan(desk: Numbers, red: int, white: int, plan: Plan | None) -> None:
    if plan:
        _put_all(desk, red, plan.red)
        _put_all(desk, white, plan.white)


def _set_moment(desk: Numbers, board: Board) -> None:
    desk[TURN], desk[IDLE], desk[PASSED], desk[LOCKED] = board.turn, board.idle, board.passed, board.locked
    desk[LAST_KNOWN] = board.last_plan is not None
    _put_plan(desk, LAST_RED, LAST_WHITE, board.last_plan)


def _set_question(desk: Numbers, state: State) -> None:
    match state.pending[-1] if state.pending else None:
        case PlaceArmies(owing):
            desk[PHASE], desk[SEAT] = SETTING_UP, owing[0]
        case PlanShots():
            desk[PHASE], desk[SEAT] = PLANNING, 1 - board_of(state).mover
        case DriveTanks():
            open_drive(desk)
        case ChooseFight():
            desk[PHASE] = FIGHTING
        case other:
            raise ValueError(f"A desk begins where a seat is asked, not at {type(other).__name__}.")
    close = state.pending[0]
    if isinstance(close, CloseTurn):
        desk[SEAT], desk[PIECES], desk[ADVANCED] = board_of(state).mover, close.pieces, close.advanced
    ask(desk)
