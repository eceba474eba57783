"""Perfect recall: what a seat has done and heard since the match began, and all that it knows as one text."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from panzerkiste.engine.game import AnyGame, Seat


class Answered(Struct, frozen=True):
    """In a seat's history: what it did itself."""

    action: Any


class TakenBack(Struct, frozen=True):
    """In a seat's history: it took something back, or all did. How many entries that were would tell too much."""


def is_heard(one: Any) -> bool:
    """Whether that, out of a seat's history, is an event it was told of."""
    return not isinstance(one, Answered | TakenBack)


def information_state(game: AnyGame, seat: Seat, history: Iterable[Any], view: Any) -> str:
    """All that a seat knows, as a text: equal for histories that it cannot tell apart, different for all others.

    A line of JSON for everything it has done (after ``>``) and heard, then what it sees (after ``=``).
    """
    return known_text(game, seat, map(line_of, history), view)


def known_text(game: AnyGame, seat: Seat, lines: Iterable[str], view: Any) -> str:
    """The same from the lines of its history."""
    return "\n".join([f"{game.id} {game.rules} seat {seat}", *lines, f"= {_json(view)}"])


def line_of(one: Any) -> str:
    match one:
        case Answered(action):
            return f"> {_json(action)}"
        case TakenBack():
            return "> back"
    return _json(one)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
