"""How much time the players of a match have."""

from typing import Annotated

from msgspec import Meta, Struct

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
