"""PS-96: a position as text, one line for each side and one for the moment. It is always the start of P0."""

import re
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.panzerschlacht.board import (
    NOWHERE,
    SIDE_CODES,
    Side,
    Square,
    goal_row,
    name,
    read_square,
)
from panzerkiste.games.panzerschlacht.notation import NO_SQUARE, place_or_dash
from panzerkiste.games.panzerschlacht.resolution import fights
from panzerkiste.games.panzerschlacht.setup import mines_misplaced, squares_shared, values_doubled
from panzerkiste.games.panzerschlacht.state import (
    HQ,
    Army,
    Board,
    DriveTanks,
    Options,
    PlanShots,
    Secret,
    State,
    Tank,
)
from panzerkiste.games.panzerschlacht.turn import open_turn
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
    green, grey = (_read_side(line, side) for side, line in enumerate(lines[:2]))
    moment = _MOMENT.fullmatch(lines[2])
    if not moment:
        raise Illegal("PS-96", "moment_text", text=lines[2])
    board = Board(options, (green[0], grey[0]), int(moment[1]), int(moment[2]), moment[3] == "1")
    state = State(options, board, (green[1], grey[1]), (None, None), ())
    for breach in _breaches(board, state.secrets):
        raise breach
    return open_turn(state).state


def _read_side(line: str, side: Side) -> tuple[Army, Secret]:
    found = _SIDE.fullmatch(line)
    if not found or found[1] != SIDE_CODES[side]:
        raise Illegal("PS-96", "side", text=line)
    tanks = sorted((_read_tank(word) for word in _split(found[2])), key=lambda tank: tank[0].home)
    guns = tuple(sorted(read_square(word) for word in _split(found[3])))
    hq, ammunition, fuel = (NOWHERE if found[n] == NO_SQUARE else read_square(found[n]) for n in (4, 5, 6))
    mines = tuple(sorted(read_square(word) for word in _split(found[7])))
    cleared = {hq, ammunition, fuel, *guns, *(tank.home for tank, _ in tanks)} - {NOWHERE}
    army = Army(
        tuple(tank for tank, _ in tanks),
        guns,
        (hq, ammunition, fuel),
        whites=int(found[8]),
        mines=len(mines),
        cleared=tuple(sorted(cleared)),
    )
    return army, Secret(tuple(value for _, value in tanks), mines)


def _split(text: str) -> list[str]:
    return [] if text == NO_SQUARE else text.split()


def _read_tank(text: str) -> tuple[Tank, int]:
    found = _TANK.fullmatch(text)
    if not found:
        raise Illegal("PS-96", "tank", text=text)
    value = int(found[2])
    tank = Tank(read_square(found[3]), read_square(found[1]), "*" in found[4], value if "!" in found[4] else 0)
    return tank, value


def _breaches(board: Board, secrets: tuple[Secret, ...]) -> Iterator[Illegal]:
    """PS-96: what no game can lead to is rejected."""
    for side, (army, secret) in enumerate(zip(board.armies, secrets, strict=True)):
        yield from _side_breaches(side, army, secret)
    yield from squares_shared(square for army in board.armies for square in army.pieces)
    for turn in (board.turn, board.turn + 1):  # PS-60: at the start of a turn neither side has a fight to work off
        for pair in fights(replace(board, turn=turn)):
            yield Illegal("PS-60", square=name(pair.attacker), other=name(pair.target))


def _side_breaches(side: Side, army: Army, secret: Secret) -> Iterator[Illegal]:
    if not army.tanks:
        yield Illegal("PS-75", side=SIDE_CODES[side])
    yield from values_doubled(secret.values)
    if secret.mines and army.installations[HQ] == NOWHERE:  # only live mines are written down
        yield Illegal("PS-64", side=SIDE_CODES[side])
    yield from mines_misplaced(side, secret.mines, army.guns + army.installations)
    if army.whites > len(army.guns):
        yield Illegal("PS-62", "whites", side=SIDE_CODES[side])
    for tank in army.tanks:
        if tank.square in goal_row(side) and not tank.flag:
            yield Illegal("PS-69", square=name(tank.square))
