"""The match in words and letters: each event as a sentence of the catalogues, and the board for terminals."""

from connect_four.board import stone
from connect_four.state import LETTERS, SIDES, Drawn, Dropped, Event, Options, State, Won
from panzerkiste.engine.game import Line, Seat


def goal(options: Options) -> Line:
    """CF-06: what wins."""
    return Line("connect-four-goal", {"connect": options.connect})


def story(event: Event, seat: Seat) -> Line | None:
    """The sentence for an event, as it is told to this seat."""
    match event:
        case Dropped(side, cell):
            return Line("connect-four-story-dropped", {**_who(side, seat), "cell": cell})
        case Won(side, reason):
            return Line("connect-four-story-won", {**_who(side, seat), "reason": reason})
        case Drawn():
            return Line("connect-four-story-drawn", {})


def _who(side: Seat, seat: Seat) -> dict[str, str | int | float]:
    return {"side": SIDES[side], "you": "yes" if side == seat else "no"}


def text_board(state: State) -> str:
    width, height = state.options.width, state.options.height
    rows = [[stone(state.columns, (column, row)) or "·" for column in range(width)] for row in reversed(range(height))]
    return "\n".join(" ".join(row) for row in (*rows, LETTERS[:width]))
