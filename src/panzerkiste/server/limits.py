"""How much of the server one visitor may use. Generous to players, tight enough for loops gone wild."""

from time import monotonic
from typing import Final

from msgspec import Struct

DAY: Final = 86_400.0  # seconds
BODY: Final = 64 * 1024  # bytes of a request or a socket message
FILE: Final = 1024 * 1024  # bytes of a match file
FILE_ENTRIES: Final = 5000  # actions in it
DRAWN_ENTRIES: Final = 2000  # actions in one whose every step is drawn
DRAWINGS: Final = 32 * 1024 * 1024  # bytes of these drawings
UNREAD: Final = 1024 * 1024  # bytes that a slow client may leave waiting


class Rate(Struct, frozen=True):
    """*burst* at once, then *a_second*."""

    a_second: float
    burst: float


class Limits(Struct, frozen=True):
    requests: Rate = Rate(50, 400)  # per address
    visits: Rate = Rate(25, 200)  # per account
    joins: Rate = Rate(0.5, 20)  # per address: codes cannot be guessed by trying
    matches: Rate = Rate(0.5, 60)  # per address
    days: Rate = Rate(500 / DAY, 500)  # matches per address and per account: each stays on the disk
    names: Rate = Rate(0.05, 100)  # that are chosen, per address: accounts are free, and each name is kept
    uploads: Rate = Rate(0.2, 6)  # per address
    saves: Rate = Rate(0.05, 60)  # of maps, decks and the like, per address
    saved: Rate = Rate(16 * 2**20 / DAY, 16 * 2**20)  # signs of them per address
    messages: Rate = Rate(200, 400)  # per socket
    questions: Rate = Rate(20, 60)  # per socket: advice is worked out while the others wait
    sockets: int = 64  # open at a time per address and account
    live: float = 20.0  # seconds that a window waits for an answer in a live match (TH-125)
    relaxed: float = 86_400.0  # and in any other
    equal: float = 6.0  # and per seat where all windows are equally long
    absence: float = 180.0  # seconds that somebody is away from a live match before a bot may play for him
    hold: float = 1.5  # seconds that a window lasts typically, before a table knows its players' own pace; 0: none


class Bucket:
    """Tokens drip in at a rate up to a burst; each use takes one."""

    __slots__ = ("_filled", "_rate", "_tokens")

    def __init__(self, rate: Rate) -> None:
        self._rate, self._tokens, self._filled = rate, rate.burst, monotonic()

    def take(self, many: float = 1) -> bool:
        """Whether there were so many tokens left."""
        now = monotonic()
        self._tokens = min(self._rate.burst, self._tokens + (now - self._filled) * self._rate.a_second)
        self._filled = now
        if self._tokens < many:
            return False
        self._tokens -= many
        return True

    def is_full(self) -> bool:
        return self._tokens + (monotonic() - self._filled) * self._rate.a_second >= self._rate.burst


class Buckets:
    """One bucket per key."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}
        self._sweep_at = 1000

    def take(self, key: str, many: float = 1) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            self._sweep()
            bucket = self._buckets[key] = Bucket(self._rate)
        return bucket.take(many)

    def _sweep(self) -> None:
        """Forget those who have been away for long; a full bucket is like none."""
        if len(self._buckets) >= self._sweep_at:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full()}
            self._sweep_at = max(1000, 2 * len(self._buckets))
