"""Days that count and days that do not, in UTC: there a day has 24 hours, all year round."""

from collections.abc import Collection
from datetime import UTC, date, datetime

from panzerkiste.server.matches.time_controls import DAY


class Calendar:
    """Of a match: *off* are weekdays; a player may have days off besides. *zero* is the start of match time in
    milliseconds since 1970; time in which the match rests moves it."""

    def __init__(self, zero: int, off: Collection[int] = ()) -> None:
        self.zero, self._off = zero, off

    def wall(self, at: int) -> int:
        return self.zero + at

    def after(self, since: int, left: int, days_off: Collection[date] = ()) -> int:
        """When so much time that counts has gone by."""
        now = self.wall(since)
        while True:
            midnight = now - now % DAY + DAY
            if self._counts(now, days_off):
                if left <= midnight - now:
                    return now + left - self.zero
                left -= midnight - now
            now = midnight

    def spent(self, since: int, until: int, days_off: Collection[date] = ()) -> int:
        """How much of the time in between counts."""
        now, end, spent = self.wall(since), self.wall(until), 0
        while now < end:
            midnight = min(end, now - now % DAY + DAY)
            spent += midnight - now if self._counts(now, days_off) else 0
            now = midnight
        return spent

    def _counts(self, now: int, days_off: Collection[date]) -> bool:
        day = datetime.fromtimestamp(now / 1000, UTC).date()
        return day.weekday() not in self._off and day not in days_off
