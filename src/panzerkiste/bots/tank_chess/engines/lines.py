"""The lines of the engine protocol: positions, limits and reports, written and read."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess.actions import Turn
from panzerkiste.games.tank_chess.board import BLACK, HEADINGS, name, read_cell
from panzerkiste.games.tank_chess.notation import parse
from panzerkiste.games.tank_chess.position import read_position, write_position
from panzerkiste.games.tank_chess.setup import first_state
from panzerkiste.games.tank_chess.state import Drive, Options, State, Tank
from panzerkiste.games.tank_chess.turn import announced, apply

WIDEST: Final = Options(module="funset")  # a position may hold any terrain
GAMES_LENGTH: Final = 30  # turns for which the time that is left has to do
WON: Final = 29_999  # the score of a win that is certain


class Go(NamedTuple):
    """How long to think; without any limit until told to stop."""

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None


class Info(NamedTuple):
    """One of the best lines, the best is number 1. The score is that of the side to move; *wins* is the number of turns
    until it wins or, below zero, loses."""

    depth: int
    nodes: int
    seconds: float
    rank: int
    score: int
    wins: int | None
    texts: tuple[str, ...]


# Positions.


def position_line(state: State) -> str:
    """The position before the turns since something was last destroyed, and these: so a repetition is known (TC-55)."""
    before = unwound(state)
    goals = [name(cell) for cell in state.board.goals]
    parts = ["position", write_position(before), *(["goals", *goals] if goals else [])]
    turns = [_drive_text(drive) for drive in state.trail]
    return " ".join([*parts, *(["moves", *turns] if turns else [])])


def _drive_text(drive: Drive) -> str:
    return f"{drive.letter}{name(drive.start)}-{name(drive.end)}{HEADINGS[drive.heading]}"


def unwound(state: State) -> State:
    """The state before its trail began; the trail can be driven again from there."""
    tanks, mover, turn = {tank.cell: tank for tank in state.tanks}, state.mover, state.turn
    for drive in reversed(state.trail):
        mover = 1 - mover
        turn -= mover == BLACK
        del tanks[drive.end]
        tanks[drive.start] = Tank(drive.start, mover, drive.letter, drive.start_heading)
    quiet = state.quiet - len(state.trail)
    bare = replace(state, mover=mover, turn=turn, quiet=quiet, trail=(), check=None, escape=None)
    return bare.with_tanks(tanks.values())


def read_position_line(words: Sequence[str]) -> State:
    """What stands after ``position``; raises Illegal."""
    text, turns = _split(words, "moves")
    text, goals = _split(text, "goals")
    state = _start(text)
    if goals:
        cells = tuple(-1 if cell is None else cell for cell in map(read_cell, goals))
        options = replace(state.options, mode="raid")
        state = announced(replace(state, options=options, board=replace(state.board, goals=cells)))
    for turn in turns:
        seat, action = parse(state, turn)
        if seat != state.mover or not isinstance(action, Turn):
            raise Illegal("TC-60", "word", line=1, column=1)
        state = apply(state, state.mover, action).state
    return state


def _start(words: Sequence[str]) -> State:
    match words:
        case ["start"]:
            return first_state(WIDEST)
        case ["start", map]:
            return first_state(replace(WIDEST, map=map))
        case _:
            return read_position(" ".join(words), WIDEST)


def _split(words: Sequence[str], word: str) -> tuple[Sequence[str], Sequence[str]]:
    """What stands before a word, and what after it."""
    if word not in words:
        return words, ()
    at = words.index(word)
    return words[:at], words[at + 1 :]


# Limits.


def go_line(go: Go) -> str:
    limits = {
        "movetime": None if go.seconds is None else max(1, round(1000 * go.seconds)),
        "nodes": go.nodes,
        "depth": go.depth,
    }
    told = [f"{limit} {number}" for limit, number in limits.items() if number is not None]
    return " ".join(["go", *told]) if told else "go infinite"


def read_go(words: Sequence[str], state: State) -> Go:
    """What stands after ``go``; raises ValueError."""
    told = dict(_pairs(words))
    clock = told.get("btime" if state.mover == BLACK else "wtime")
    if "movetime" in told:
        seconds: float | None = told["movetime"] / 1000
    else:
        seconds = None if clock is None else clock / 1000 / GAMES_LENGTH
    return Go(seconds, told.get("nodes"), told.get("depth"))


def _pairs(words: Sequence[str]) -> Iterator[tuple[str, int]]:
    limits = [word for word in words if word != "infinite"]
    for limit, number in zip(limits[::2], limits[1::2], strict=True):
        yield limit, max(1, int(number))


# Reports.


def info_line(info: Info) -> str:
    score = f"cp {info.score}" if info.wins is None else f"win {info.wins}"
    counted = f"nodes {info.nodes} time {round(1000 * info.seconds)}"
    return f"info depth {info.depth} multipv {info.rank} score {score} {counted} pv {' '.join(info.texts)}"


def read_info(words: Sequence[str]) -> Info | None:
    """What stands after ``info``; None where it is no line of turns, or cannot be read."""
    told, turns = _split(words, "pv")
    try:
        at = told.index("score")
        kind, score = told[at + 1], int(told[at + 2])
        rest = dict(zip(told[:at:2], map(int, told[1:at:2]), strict=True))
        rest |= dict(zip(told[at + 3 :: 2], map(int, told[at + 4 :: 2]), strict=True))
    except (ValueError, IndexError):
        return None
    if not turns or kind not in ("cp", "win"):
        return None
    seconds, wins = rest.get("time", 0) / 1000, score if kind == "win" else None
    score = score if wins is None else (WON if wins > 0 else -WON)
    return Info(rest.get("depth", 0), rest.get("nodes", 0), seconds, rest.get("multipv", 1), score, wins, tuple(turns))


def line_read(state: State, texts: Sequence[str]) -> tuple[Turn, ...]:
    """The turns of a line, as far as the rules follow it."""
    turns = list[Turn]()
    for text in texts:
        try:
            _, action = parse(state, text)
            if not isinstance(action, Turn):
                break
            state = apply(state, state.mover, action).state
        except Illegal:
            break
        turns.append(action)
    return tuple(turns)
