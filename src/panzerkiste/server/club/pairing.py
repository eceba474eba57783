"""Quick pairing: who wants the same is brought together. Nobody waits for the perfect opponent."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Final, NamedTuple

from panzerkiste.server.club.meeting_api import Seek, Seekers

NEAR: Final = 100  # points between two who are a good match
WIDER: Final = 10  # points a second that somebody waits


class Searching(NamedTuple):
    """*rating*: None where nobody knows it yet."""

    account: str
    address: str
    seek: Seek
    rating: int | None
    since: float  # seconds


class Queue:
    """Each account looks for one thing at a time."""

    def __init__(self) -> None:
        self._searching: dict[str, Searching] = {}

    def begin(self, one: Searching) -> None:
        self._searching[one.account] = one

    def stop(self, account: str) -> None:
        self._searching.pop(account, None)

    def of(self, account: str) -> Seek | None:
        one = self._searching.get(account)
        return one.seek if one else None

    def from_address(self, address: str) -> int:
        return sum(one.address == address for one in self._searching.values())

    @property
    def accounts(self) -> tuple[str, ...]:
        return tuple(self._searching)

    def waiting(self) -> tuple[Seekers, ...]:
        wanted = Counter(one.seek for one in self._searching.values())
        return tuple(Seekers(seek.game, seek.clock, seek.rated, count) for seek, count in wanted.items())

    def take_pairs(self, now: float) -> list[tuple[Searching, Searching]]:
        """Those who fit, the longest waiting first, each with whoever is nearest; they wait no more."""
        alike = defaultdict[Seek, list[Searching]](list)  # who want different things do not look at each other
        for one in sorted(self._searching.values(), key=lambda one: one.since):
            alike[one.seek].append(one)
        pairs = [pair for left in alike.values() for pair in _pairs(left, now)]
        pairs.sort(key=lambda pair: pair[0].since)
        for account in (one.account for pair in pairs for one in pair):
            self.stop(account)
        return pairs


def _pairs(left: list[Searching], now: float) -> Iterator[tuple[Searching, Searching]]:
    while left:
        one = left.pop(0)
        fitting = [other for other in left if fits(one, other, now)]
        if fitting:
            other = min(fitting, key=lambda other: gap(one, other))
            left.remove(other)
            yield one, other


def fits(one: Searching, other: Searching, now: float) -> bool:
    """Whoever has waited longer decides how far apart they may be."""
    longest = now - min(one.since, other.since)
    return one.seek == other.seek and gap(one, other) <= NEAR + WIDER * longest


def gap(one: Searching, other: Searching) -> int:
    """In points; nothing speaks against somebody whose rating nobody knows."""
    return 0 if one.rating is None or other.rating is None else abs(one.rating - other.rating)
