"""Who is away from a match, and since when."""

from time import monotonic


class Absences:
    """Of all matches, in memory: whoever has not been seen since the server started has been away since then."""

    def __init__(self) -> None:
        self._start = monotonic()
        self._seen: dict[tuple[int, str], float] = {}  # match and account: when he was last here

    def see(self, match: int, account: str) -> None:
        self._seen[match, account] = monotonic()

    def seconds(self, match: int, account: str) -> float:
        return monotonic() - self._seen.get((match, account), self._start)

    def forget(self, seconds: float) -> None:
        """Those who have been away for longer, which is all that anybody asks."""
        last = monotonic() - seconds
        self._seen = {one: seen for one, seen in self._seen.items() if seen > last}
