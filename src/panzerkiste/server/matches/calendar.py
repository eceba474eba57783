"""Days that count and days that do not, in UTC: there a day has 24 hours, all year round."""

from collections.abc import Collection
from datetime import UTC, date, datetime

from panzerkiste.engine.game import Seat
from panzerkiste.server.matches.time_controls import DAY


class Calendar:
    """Of a match: *off* are weekdays, *days_off* those of each seat's player. *zero* is the start of match time in
    milliseconds since 1970; time in which the match was adjourned moves it."""

    def __init__(self, zero: int, off: Collection[int], days_off: list[Collection[date]]) -> None:
        self.zero, self._off, self.days_off = zero, off, days_off

    def wall(self, at: int) -> int:
        return self.zero + at

    def after(self, seat: Seat, since: int, left: int) -> int:
        """When so much time that counts has gone by."""
        now = self.wall(since)
        while True:
            midnight = now - now % DAY + DAY
            if self._counts(seat, now):
                if left <= midnight - now:
                    return now + left - self.zero
                left -= midnight - now
            now = midnight

    def spent(self, seat: Seat, since: int, until: int) -> int:
        """How much of the time in between counts."""
        now, end, spent = self.wall(since), self.wall(until), 0
        while now < end:
            midnight = min(end, now - now % DAY + DAY)
            spent += midnight - now if self._counts(seat, now) else 0
            now = midnight
        return spent

    def _counts(self, seat: Seat, now: int) -> bool:
        day = datetime.fromtimestamp(now / 1000, UTC).date()
        return day.weekday() not in self._off and day not in self.days_off[seat]
