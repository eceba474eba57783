"""Thinking time (PS-97): each seat has so many minutes, which run while it owes an answer."""

from collections.abc import Iterable
from time import monotonic

from panzerkiste.engine.game import Seat
from panzerkiste.server.matches.protocol import Clock


class Stopwatch:
    """Match time in milliseconds."""

    __slots__ = ("_stopped", "_zero")

    def __init__(self, reading: int) -> None:
        self._zero = monotonic() - reading / 1000
        self._stopped: int | None = None

    def read(self) -> int:
        return int((monotonic() - self._zero) * 1000) if self._stopped is None else self._stopped

    def stop(self) -> None:
        self._stopped = self.read()

    def go(self) -> None:
        if self._stopped is not None:
            self._zero, self._stopped = monotonic() - self._stopped / 1000, None


class Clocks:
    """What is left for each seat. All times are match time; nothing is spent before *begun*."""

    def __init__(self, minutes: int, seats: int, begun: int | None) -> None:
        self._left = [minutes * 60_000] * seats
        self._running: tuple[Seat, ...] = ()
        self._since = 0
        self.begun = begun

    def press(self, at: int, owing: Iterable[Seat]) -> None:
        """From *at* on the clocks of those who owe an answer run, and no other."""
        for seat in self._running:
            self._left[seat] = self._left_at(at, seat)
        self._running = tuple(seat for seat in owing if seat >= 0)
        self._since = at

    def shown(self, now: int) -> Clock:
        left = tuple(self._left_at(now, seat) for seat in range(len(self._left)))
        return Clock(left, self._running if self.begun is not None else ())

    def next_to_fall(self) -> tuple[Seat, int] | None:
        """The seat whose time runs out first, and when, if nobody answers."""
        if self.begun is None or not self._running:
            return None
        left, seat = min((self._left[seat], seat) for seat in self._running)
        return seat, max(self._since, self.begun) + left

    def _left_at(self, now: int, seat: Seat) -> int:
        if self.begun is None or seat not in self._running:
            return self._left[seat]
        spent = max(0, now - max(self._since, self.begun))
        return max(0, self._left[seat] - spent)
