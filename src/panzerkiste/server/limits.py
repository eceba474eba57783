"""How much of the server one visitor may use. Generous to players, tight enough for loops gone wild."""

import tomllib
from time import monotonic
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

DAY: Final = 86_400.0  # seconds
BODY: Final = 64 * 1024  # bytes of a request or a socket message
FILE: Final = 1024 * 1024  # bytes of a match file
FILE_ENTRIES: Final = 5000  # actions in it
DRAWN_ENTRIES: Final = 2000  # actions in one whose every step is drawn
DRAWINGS: Final = 32 * 1024 * 1024  # bytes of these drawings
REPLAY: Final = 32 * 1024 * 1024  # bytes of the rest of a replay: taking back and forth makes much of a small file
TAKEBACKS: Final = 500  # in one match: back and forth, it would never end
STORY: Final = 256 * 1024  # bytes of what happened before somebody came; the record has all of it
UNREAD: Final = 1024 * 1024  # bytes that a slow client may leave waiting
HEAD: Final = 16 * 1024  # bytes of a request that are not its body: its address, its headers, marks between its parts
HEADER: Final = 8 * 1024  # bytes of one header or of the address; the socket library reads no longer ones
HEADERS: Final = 100  # of them in a request
HOUSEHOLD: Final = 8  # accounts are free, so an address has this many accounts' worth: enough for a class at school
EVERYWHERE: Final = 20  # tries of one name from all addresses: so many that a stranger alone keeps nobody out


Amount = Annotated[float, Meta(ge=0)]
Number = Annotated[int, Meta(ge=1)]


class Rate(Struct, frozen=True, forbid_unknown_fields=True):
    """*burst* at once, then *a_second*."""

    a_second: Amount
    burst: Amount


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    requests: Rate = Rate(50, 400)  # per address
    visits: Rate = Rate(25, 200)  # per account
    joins: Rate = Rate(1, 40)  # codes looked at and used, per address: they cannot be guessed by trying
    matches: Rate = Rate(0.5, 60)  # per address
    days: Rate = Rate(500 / DAY, 500)  # matches per address and per account: each stays on the disk
    names: Rate = Rate(0.05, 100)  # that are chosen, per address: accounts are free, and each name is kept
    bots: Rate = Rate(0.01, 20)  # that are made, per address: each is kept
    # To sign in, per name and address. HOUSEHOLD times as many per address, and EVERYWHERE times as many per name.
    tries: Rate = Rate(1 / 30, 12)
    events: Rate = Rate(6 / DAY, 6)  # that are announced, per account, and HOUSEHOLD times as many per address
    uploads: Rate = Rate(0.2, 6)  # per address
    letters: Rate = Rate(3 / DAY, 3)  # with codes: per account, HOUSEHOLD times per address, and to one mailbox
    reports: Rate = Rate(1 / 600, 5)  # of words, per address: a person reads them
    saves: Rate = Rate(0.05, 60)  # of maps, decks and the like, per address
    saved: Rate = Rate(16 * 2**20 / DAY, 16 * 2**20)  # signs of them per address
    arrivals: Rate = Rate(30, 300)  # connections per address
    connections: Number = 1000  # open at a time per address: pages and sockets
    everybody: Number = 20_000  # open at a time; fewer where the system has not as many files
    patience: Amount = 20.0  # seconds for a request to arrive or an answer to be read, up to twice that
    # Per account, and HOUSEHOLD times as much per address.
    entrances: Rate = Rate(2, 30)  # sockets opened
    sockets: Number = 64  # open at a time
    messages: Rate = Rate(200, 400)  # over all sockets together; whatever is sent counts
    questions: Rate = Rate(20, 60)  # the same
    meetings: Rate = Rate(0.5, 40)  # seats offered and taken, people asked and looked for, what was played searched
    judging: Rate = Rate(0.05, 0.25)  # seconds of the table's own work on actions, legal or not
    words: Rate = Rate(0.25, 8)  # said at tables
    advice: Rate = Rate(0.25, 15)  # seconds of a clerk's work
    replays: Rate = Rate(0.1, 30)  # the same
    reviews: Rate = Rate(0.1, 600)  # the same: a long match takes a minute or two
    session: Annotated[float, Meta(ge=3600)] = 180 * DAY  # seconds that a visitor is known after his last visit
    live: Amount = 20.0  # seconds that a window waits for an answer in a live match (TH-125)
    relaxed: Amount = 86_400.0  # and in any other
    equal: Amount = 6.0  # and per seat where all windows are equally long
    absence: Amount = 180.0  # seconds that somebody is away from a live match before a bot may play for him
    notice: Amount = 60.0  # seconds that somebody's turn waits before his devices are told
    hold: Amount = 1.5  # seconds that a window lasts typically, before a table knows its players' own pace; 0: none


def read_limits(text: str) -> Limits:
    """From TOML, by their names above; what is not named stays as it is. Raises ValueError."""
    return msgspec.convert(tomllib.loads(text), Limits)


class Bucket:
    """Tokens drip in at a rate up to a burst; each use takes one."""

    __slots__ = ("_filled", "_rate", "_tokens")

    def __init__(self, rate: Rate) -> None:
        self._rate, self._tokens, self._filled = rate, rate.burst, monotonic()

    def take(self, many: float = 1) -> bool:
        """Whether there were so many tokens left."""
        if self._left() < many:
            return False
        self._tokens -= many
        return True

    def has(self, many: float) -> bool:
        return self._left() >= many

    def has_any(self) -> bool:
        return self._left() > 0

    def spend(self, tokens: float) -> None:
        """Also more than there are: what is owed drips in first."""
        self._tokens = self._left() - tokens

    def _left(self) -> float:
        now = monotonic()
        self._tokens = min(self._rate.burst, self._tokens + (now - self._filled) * self._rate.a_second)
        self._filled = now
        return self._tokens

    def is_full(self) -> bool:
        return self._tokens + (monotonic() - self._filled) * self._rate.a_second >= self._rate.burst


class Buckets:
    """One bucket per key."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}
        self._sweep_at = 1000

    def take(self, key: str, many: float = 1) -> bool:
        return self.of(key).take(many)

    def of(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            self._sweep()
            bucket = self._buckets[key] = Bucket(self._rate)
        return bucket

    def _sweep(self) -> None:
        """Forget those who have been away for long; a full bucket is like none."""
        if len(self._buckets) >= self._sweep_at:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full()}
            self._sweep_at = max(1000, 2 * len(self._buckets))


def times(many: float, rate: Rate) -> Rate:
    return Rate(many * rate.a_second, many * rate.burst)


class Budget:
    """What an account may use, and all accounts of an address together."""

    def __init__(self, rate: Rate) -> None:
        self._accounts = Buckets(rate)
        self._addresses = Buckets(times(HOUSEHOLD, rate))

    def take(self, account: str, address: str) -> bool:
        return self._accounts.take(account) and self._addresses.take(address)

    def has_own(self, account: str) -> bool:
        """Of his own, whatever his neighbours have used."""
        return self._accounts.of(account).has(1)

    def has_any(self, account: str, address: str) -> bool:
        return self._accounts.of(account).has_any() and self._addresses.of(address).has_any()

    def spend(self, account: str, address: str, many: float) -> None:
        """Of what is paid for when it is known what it cost."""
        self._accounts.of(account).spend(many)
        self._addresses.of(address).spend(many)
