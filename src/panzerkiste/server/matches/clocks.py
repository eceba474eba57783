"""Thinking time: each seat's runs while everybody may know that the table waits for it, and no other's (TH-125).

After a turn there is more of it: an increment, or the next turn's days. A turn is over when another is asked, or when
the next one has begun; a window in between is nobody's turn.
"""

from collections.abc import Callable, Collection, Sequence
from datetime import date

from panzerkiste.engine.game import Seat
from panzerkiste.server.matches.calendar import Calendar
from panzerkiste.server.matches.clock_messages import Clock
from panzerkiste.server.matches.time_controls import DAY, MINUTE, Days, Live

DaysOffOf = Callable[[Seat], Collection[date]]


class Stopwatch:
    """Match time in milliseconds."""

    __slots__ = ("_seconds", "_stopped", "_zero")

    def __init__(self, seconds: Callable[[], float], reading: int) -> None:
        self._seconds = seconds
        self._zero = self._seconds() - reading / 1000
        self._stopped: int | None = None

    def read(self) -> int:
        return int((self._seconds() - self._zero) * 1000) if self._stopped is None else self._stopped

    def stop(self) -> None:
        self._stopped = self.read()

    def go(self) -> None:
        if self._stopped is not None:
            self._zero, self._stopped = self._seconds() - self._stopped / 1000, None


class Clocks:
    """What is left for each seat. All times are match time; nothing is spent before *begun*."""

    def __init__(
        self, control: Live | Days, seats: int, begun: int | None, calendar: Calendar, days_off: DaysOffOf
    ) -> None:
        self._control, self._calendar, self._days_off = control, calendar, days_off
        first = control.minutes * MINUTE if isinstance(control, Live) else control.days * DAY
        self._left = [first] * seats
        self._running: tuple[Seat, ...] = ()
        self._since = 0
        self._thinking: tuple[Seat, ...] = ()  # whose turn it is, also while a window is open
        self._turn = 0
        self._given: list[tuple[int, Seat]] = []  # increments: after which entry, and to whom
        self._ahead = [0] * seats  # how many of them were for turns that have been taken back since
        self.begun = begun

    def press(self, at: int, asked: Sequence[Seat], turn: int, number: int = 0, kept: int | None = None) -> None:
        """From *at* on, after entry *number*, the clocks of those run who are openly asked. *kept*: where it led to."""
        for seat in self._running:
            self._left[seat] = self._left_at(at, seat)
        self._running, self._since = tuple(seat for seat in asked if seat >= 0), at
        if kept is not None:
            self._take_back(kept)
        elif self._running:
            for seat in self._thinking:
                if seat not in self._running or turn != self._turn:
                    self._end_turn(seat, number)
        if self._running:
            self._thinking, self._turn = self._running, turn

    def _end_turn(self, seat: Seat, number: int) -> None:
        if not self._left[seat]:  # out of time, and out of the match
            return
        if isinstance(self._control, Days):
            self._left[seat] = self._control.days * DAY
            return
        self._given.append((number, seat))
        if self._ahead[seat]:
            self._ahead[seat] -= 1
        else:
            self._left[seat] += self._control.increment * 1000

    def _take_back(self, kept: int) -> None:
        """Whoever plays a turn again has had its increment."""
        for number, seat in self._given:
            self._ahead[seat] += number > kept
        self._given = [(number, seat) for number, seat in self._given if number <= kept]

    def shown(self, now: int) -> Clock:
        seats = range(len(self._left))
        running = self._running if self.begun is not None else ()
        ends = tuple(self.ends(seat) for seat in seats) if isinstance(self._control, Days) else ()
        until = tuple(None if end is None else self._calendar.wall(end) for end in ends)
        return Clock(tuple(self._left_at(now, seat) for seat in seats), running, until)

    def next_to_fall(self) -> tuple[Seat, int] | None:
        """The seat whose time runs out first, and when, if nobody answers."""
        ends = [(end, seat) for seat in self._running if (end := self.ends(seat)) is not None]
        if not ends:
            return None
        end, seat = min(ends)
        return seat, end

    def ends(self, seat: Seat) -> int | None:
        """When the seat's time runs out, if nobody answers; None while it does not run."""
        if self.begun is None or seat not in self._running:
            return None
        since, left = max(self._since, self.begun), self._left[seat]
        if isinstance(self._control, Live):
            return since + left
        return self._calendar.after(since, left, self._days_off(seat))

    def _left_at(self, now: int, seat: Seat) -> int:
        if self.begun is None or seat not in self._running:
            return self._left[seat]
        since = max(self._since, self.begun)
        if isinstance(self._control, Live):
            return max(0, self._left[seat] - max(0, now - since))
        return max(0, self._left[seat] - self._calendar.spent(since, now, self._days_off(seat)))
