"""PS-96: a position as text, one line for each side and one for the moment. It is always the start of P0."""

import re
from collections import Counter
from collections.abc import Iterable

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.panzerschlacht.board import (
    ADJACENT,
    NOWHERE,
    SIDE_CODES,
    Side,
    Square,
    goal_row,
    half,
    name,
    read_square,
)
from panzerkiste.games.panzerschlacht.notation import NO_SQUARE, place_or_dash
from panzerkiste.games.panzerschlacht.planning import besieged
from panzerkiste.games.panzerschlacht.state import (
    HQ,
    SAFE_TURNS,
    Army,
    Board,
    DriveTanks,
    Options,
    Plan,
    PlanShots,
    Secret,
    State,
    Tank,
)
from panzerkiste.games.panzerschlacht.victory import board_of

_SIDE = re.compile(r"([GY]): T (.*?) ?; AT (.*?) ?; I (\S+) (\S+) (\S+) ; M (.*?) ?; W (\d)")
_TANK = re.compile(r"(\S+?)=([1-6])/([a-j]\d+)([*!]*)")
_MOMENT = re.compile(r"turn=([1-9]\d*) idle=(\d+) pass=([01])")


def write_position(state: State) -> str:
    if not isinstance(state.pending[-1] if state.pending else None, PlanShots | DriveTanks):
        raise Illegal("PS-96", "moment")
    board = board_of(state)
    sides = [_write_side(side, army, state.secrets[side]) for side, army in enumerate(board.armies)]
    return "\n".join([*sides, f"turn={board.turn} idle={board.idle} pass={int(board.passed)}"])


def _write_side(side: Side, army: Army, secret: Secret) -> str:
    tanks = " ".join(
        f"{name(tank.square)}={value}/{name(tank.home)}{'*' if tank.flag else ''}{'!' if tank.shown else ''}"
        for tank, value in zip(army.tanks, secret.values, strict=True)
        if tank.square != NOWHERE
    )
    depots = " ".join(place_or_dash(square) for square in army.installations)
    live = secret.mines if army.installations[HQ] != NOWHERE else ()
    return (
        f"{SIDE_CODES[side]}: T {tanks or NO_SQUARE} ; AT {_words(army.guns)} ; I {depots}"
        f" ; M {_words(live)} ; W {army.whites}"
    )


def _words(squares: Iterable[Square]) -> str:
    return " ".join(name(square) for square in squares) or NO_SQUARE


def read_position(text: str, options: Options) -> State:
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) != 3:
        raise Illegal("PS-96", "lines", have=len(lines))
    (green, green_secret), (grey, grey_secret) = (_read_side(line, side) for side, line in enumerate(lines[:2]))
    moment = _MOMENT.fullmatch(lines[2])
    if not moment:
        raise Illegal("PS-96", "moment_text", text=lines[2])
    turn, idle, passed = int(moment[1]), int(moment[2]), moment[3] == "1"
    board = Board(options, (green, grey), turn, idle, passed)
    _check(board)
    state = State(options, board, (green_secret, grey_secret), (None, None), (DriveTanks(),))
    if turn <= SAFE_TURNS:
        return state
    if besieged(board, 1 - board.mover):  # PS-98: the empty plan is submitted already
        return _locked(state, board)
    return State(options, board, state.secrets, (None, None), (DriveTanks(), PlanShots()))


def _locked(state: State, board: Board) -> State:
    secrets = [Secret(secret.values, secret.mines) for secret in state.secrets]
    planner = 1 - board.mover
    secrets[planner] = Secret(secrets[planner].values, secrets[planner].mines, Plan())
    locked = Board(board.options, board.armies, board.turn, board.idle, board.passed, locked=True)
    return State(state.options, locked, tuple(secrets), (None, None), state.pending)


def _read_side(line: str, side: Side) -> tuple[Army, Secret]:
    found = _SIDE.fullmatch(line)
    if not found or found[1] != SIDE_CODES[side]:
        raise Illegal("PS-96", "side", text=line)
    tanks = sorted((_read_tank(word) for word in _split(found[2])), key=lambda tank: tank[0].home)
    guns = tuple(sorted(read_square(word) for word in _split(found[3])))
    hq, ammunition, fuel = (NOWHERE if found[n] == NO_SQUARE else read_square(found[n]) for n in (4, 5, 6))
    mines = tuple(sorted(read_square(word) for word in _split(found[7])))
    pieces = tuple(tank for tank, _ in tanks)
    for value, count in Counter(value for _, value in tanks).items():
        if count > 1:
            raise Illegal("PS-17", "twice", value=value)
    if not tanks:
        raise Illegal("PS-75", side=SIDE_CODES[side])
    _check_mines(side, hq, mines)
    standing = [square for square in (hq, ammunition, fuel, *guns) if square != NOWHERE]
    cleared = tuple(sorted({*standing, *(tank.home for tank in pieces)}))
    army = Army(pieces, guns, (hq, ammunition, fuel), int(found[8]), len(mines), (), cleared)
    return army, Secret(tuple(value for _, value in tanks), mines)


def _check_mines(side: Side, hq: Square, mines: tuple[Square, ...]) -> None:
    """Only live mines are written down: in the own half (PS-19), and while the headquarters stands (PS-64)."""
    if mines and hq == NOWHERE:
        raise Illegal("PS-64", side=SIDE_CODES[side])
    for mine in mines:
        if mine not in half(side):
            raise Illegal("PS-19", "half", square=name(mine))


def _split(text: str) -> list[str]:
    return [] if text == NO_SQUARE else text.split()


def _read_tank(text: str) -> tuple[Tank, int]:
    found = _TANK.fullmatch(text)
    if not found:
        raise Illegal("PS-96", "tank", text=text)
    value = int(found[2])
    tank = Tank(read_square(found[3]), read_square(found[1]), "*" in found[4], value if "!" in found[4] else 0)
    return tank, value


def _check(board: Board) -> None:
    """PS-96: what no game can lead to is rejected."""
    for side, army in enumerate(board.armies):
        if army.whites > len(army.guns):
            raise Illegal("PS-62", "whites", side=SIDE_CODES[side])
        for tank in army.tanks:
            if tank.square in goal_row(side) and not tank.flag:
                raise Illegal("PS-69", square=name(tank.square))
    _check_squares(board)
    _check_contacts(board)


def _check_squares(board: Board) -> None:
    taken = Counter(
        square
        for army in board.armies
        for square in (*(tank.square for tank in army.tanks), *army.guns, *army.installations)
        if square != NOWHERE
    )
    for square, count in taken.items():
        if count > 1:
            raise Illegal("PS-11", square=name(square))


def _check_contacts(board: Board) -> None:
    """PS-60: at the start of a turn no tank stands next to an opposing tank or gun."""
    for side, army in enumerate(board.armies):
        other = board.armies[1 - side]
        foes = {*other.guns, *(tank.square for tank in other.tanks)}
        for tank in army.tanks:
            for square in ADJACENT[tank.square]:
                if square in foes:
                    raise Illegal("PS-60", square=name(tank.square), other=name(square))
