"""What an address may do less often than the rest, and what a day has room for."""

from typing import Any

from litestar import Request

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.limits import Buckets, Budget, Limits
from panzerkiste.server.web.guard import address


class Turnstiles:
    def __init__(self, limits: Limits) -> None:
        self.joins, self.matches, self.uploads = map(Buckets, (limits.joins, limits.matches, limits.uploads))
        self.names, self.saves, self.saved = map(Buckets, (limits.names, limits.saves, limits.saved))
        self.bots, self.reports = Buckets(limits.bots), Buckets(limits.reports)
        self._days, self._meetings = Buckets(limits.days), Budget(limits.meetings)

    def check_day(self, account: str, address: str) -> None:
        """Matches are kept for ever: neither an account nor an address makes more of them than a day has room for."""
        if not self._days.take(f"account {account}") or not self._days.take(f"address {address}"):
            raise Illegal("LIMIT", "matches")

    def check_meeting(self, account: str, address: str) -> None:
        """Others are told of it: neither an account nor an address does it without end."""
        if not self._meetings.take(account, address):
            raise Illegal("LIMIT", "requests")


def let_pass(buckets: Buckets, request: Request[Any, Any, Any]) -> None:
    if not buckets.take(address(request.scope)):
        raise Illegal("LIMIT", "requests")
