"""The nouns of Connect Four: what is agreed on, where the stones lie, what can be done, and what happens."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from panzerkiste.engine.game import Result, Seat

SIDES: Final = ("red", "yellow")  # CF-01
CODES: Final = "RY"
LETTERS: Final = "abcdefghi"  # CF-02


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """CF-02, CF-06: what the players agree on before the match."""

    width: Annotated[int, Meta(ge=5, le=9)] = 7
    height: Annotated[int, Meta(ge=5, le=9)] = 6
    connect: Annotated[int, Meta(ge=3, le=5)] = 4


class State(Struct, frozen=True):
    """Everything the game is, at every moment. Nothing is hidden, so it is also what everybody sees."""

    options: Options
    columns: tuple[str, ...]  # for each column its stones from the bottom up, as codes: "RYR"
    last: str = ""  # the column of the latest stone
    result: Result | None = None

    @property
    def turn(self) -> int:
        return 1 + sum(map(len, self.columns))

    @property
    def mover(self) -> Seat:
        """CF-05: Red takes the odd turns."""
        return (self.turn - 1) % 2


class Drop(Struct, frozen=True, tag=True):
    """CF-03: a stone into a column."""

    column: str


class Resign(Struct, frozen=True, tag=True):
    """CF-08."""


Action = Drop | Resign


class Dropped(Struct, frozen=True, tag=True):
    seat: Seat
    cell: str  # "d1"


class Won(Struct, frozen=True, tag=True):
    seat: Seat
    reason: str  # line, resign


class Drawn(Struct, frozen=True, tag=True):
    """CF-07."""


Event = Dropped | Won | Drawn
