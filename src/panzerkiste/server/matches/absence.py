"""Who is away from a match, and since when."""

from panzerkiste.server.timepiece import Timepiece


class Absences:
    """Of all matches, in memory: whoever has not been seen since the server started has been away since then. Where a
    match has come from another worker, since it came: that one knew who was there."""

    def __init__(self, timepiece: Timepiece) -> None:
        self._now = timepiece.seconds
        self._start = self._now()
        self._seen: dict[tuple[int, str], float] = {}  # match and account: when he was last here
        self._arrived: dict[int, float] = {}

    def arrive(self, match: int) -> None:
        self._arrived[match] = self._now()

    def see(self, match: int, account: str) -> None:
        self._seen[match, account] = self._now()

    def seconds(self, match: int, account: str) -> float:
        return self._now() - self._seen.get((match, account), self._arrived.get(match, self._start))

    def forget(self, seconds: float) -> None:
        """Those who have been away for longer, which is all that anybody asks."""
        last = self._now() - seconds
        self._seen = {one: seen for one, seen in self._seen.items() if seen > last}
        self._arrived = {match: arrived for match, arrived in self._arrived.items() if arrived > last}
