"""How much time the players of a match have. It stands with the match (docs/decisions/0008), not with its game."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from panzerkiste.engine.game import AnyGame
from panzerkiste.engine.illegal import Illegal

MINUTE: Final = 60_000  # milliseconds
DAY: Final = 24 * 60 * MINUTE

Weekday = Annotated[int, Meta(ge=0, le=6)]  # 0 is Monday, in UTC


class Untimed(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Nobody counts."""


class Live(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """So many minutes each for the whole match, and so many seconds more after every turn. *decision*: the seconds for
    an answer in a window, where the game has such (TH-125); 0 leaves it to the pace of the match."""

    minutes: Annotated[int, Meta(ge=1, le=180)]
    increment: Annotated[int, Meta(ge=0, le=300)] = 0
    decision: Annotated[int, Meta(ge=0, le=600)] = 0


class Days(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """So many days for every turn; weekdays that are *off* count for nobody."""

    days: Annotated[int, Meta(ge=1, le=14)]
    off: Annotated[tuple[Weekday, ...], Meta(max_length=6)] = ()


TimeControl = Untimed | Live | Days


def wished(game: AnyGame, clock: TimeControl, options: Any) -> TimeControl:
    """What whoever makes a match has asked for; some games' own options name minutes, too (TC-52, PS-97)."""
    minutes = game.hosting.minutes(options)
    if isinstance(clock, Untimed) and minutes:
        return Live(minutes)
    if not isinstance(clock, Untimed) and game.hosting.timed is None:
        raise Illegal("LOBBY", "no_clock")
    return clock


def with_clock(game: AnyGame, clock: TimeControl, options: Any) -> Any:
    """The options of a match that is timed so: its rules then hear the host's word that time has run out."""
    if game.hosting.timed is None or isinstance(clock, Untimed):
        return options
    return game.hosting.timed(options, clock.minutes if isinstance(clock, Live) else 0)


def written(clock: TimeControl) -> str | None:
    """As the database keeps it."""
    return None if isinstance(clock, Untimed) else msgspec.json.encode(clock).decode()


def read(clock: str | None) -> TimeControl:
    return Untimed() if clock is None else msgspec.json.decode(clock, type=TimeControl)
