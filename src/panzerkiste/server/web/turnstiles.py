"""What an address may do less often than the rest, and what a day has room for."""

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.limits import Buckets, Limits


class Turnstiles:
    def __init__(self, limits: Limits) -> None:
        self.joins, self.matches, self.uploads = map(Buckets, (limits.joins, limits.matches, limits.uploads))
        self.names, self.saves, self.saved = map(Buckets, (limits.names, limits.saves, limits.saved))
        self.bots = Buckets(limits.bots)
        self._days = Buckets(limits.days)

    def check_day(self, account: str, address: str) -> None:
        """Matches are kept for ever: neither an account nor an address makes more of them than a day has room for."""
        if not self._days.take(f"account {account}") or not self._days.take(f"address {address}"):
            raise Illegal("LIMIT", "matches")
