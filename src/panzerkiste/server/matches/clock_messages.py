"""Clocks as they travel over the socket."""

from msgspec import Struct

from panzerkiste.engine.game import Seat


class Clock(Struct, frozen=True):
    """Milliseconds left per seat when the message was sent, and whose clock runs. Where days count: until when it does,
    in milliseconds since 1970."""

    left: tuple[int, ...]
    running: tuple[Seat, ...]
    until: tuple[int | None, ...]
