"""Actions and positions as text, and back (CF-10, CF-11)."""

import re

from msgspec.structs import replace

from connect_four.board import Columns
from connect_four.state import CODES, Action, Drop, Options, Resign, State
from connect_four.turn import ending
from panzerkiste.engine.game import Seat
from panzerkiste.engine.illegal import Illegal


def notate(state: State, seat: Seat, action: Action) -> str:
    """CF-10: ``R d``."""
    return f"{CODES[seat]} {action.column if isinstance(action, Drop) else 'resign'}"


def parse(state: State, text: str) -> tuple[Seat, Action]:
    found = re.fullmatch(r"([RY]) (?:([a-i])|resign)", text.strip())
    if not found:
        raise Illegal("CF-10", text=text)
    return CODES.index(found[1]), Drop(found[2]) if found[2] else Resign()


def write_position(state: State) -> str:
    """CF-11: a word for each column."""
    if state.result and state.result.reason == "resign":
        raise Illegal("CF-11", "resigned")
    return written(state.columns)


def written(columns: Columns) -> str:
    return " ".join(word or "." for word in columns)


def read_position(text: str, options: Options) -> State:
    columns = tuple(word if word != "." else "" for word in text.split())
    if len(columns) != options.width or not all(re.fullmatch(r"[RY]*", word) for word in columns):
        raise Illegal("CF-11", text=text.strip(), width=options.width)
    if max(map(len, columns)) > options.height:
        raise Illegal("CF-11", "high", height=options.height)
    red, yellow = ("".join(columns).count(code) for code in CODES)
    if red - yellow not in (0, 1):
        raise Illegal("CF-11", "count", red=red, yellow=yellow)
    state = State(options, columns)
    result = ending(state)
    if result and state.mover in result.winners:
        raise Illegal("CF-11", "played_on")  # CF-09: nobody drops a stone once there is a line
    return replace(state, result=result)
