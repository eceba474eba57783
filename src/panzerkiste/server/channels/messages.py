"""What travels between workers. It is small: who and which, and the database says the rest."""

from msgspec import Struct

# News: whoever misses the call reads it in the database.


class Renamed(Struct, frozen=True, tag=True):
    account: str


class ChangedHands(Struct, frozen=True, tag=True):
    """All that was one account's is another's."""

    old: str
    new: str


class DaysOffChanged(Struct, frozen=True, tag=True):
    account: str


class SignedOut(Struct, frozen=True, tag=True):
    """Cookies of an account or a device from before *at*, seconds since 1970, are good for nothing."""

    who: str
    at: int


class Banned(Struct, frozen=True, tag=True):
    account: str
    banned: bool


class ShutOut(Struct, frozen=True, tag=True):
    """An account's sockets end, and do not come back."""

    account: str


class Restarted(Struct, frozen=True, tag=True):
    """An account's sockets end, and come back with another cookie."""

    account: str


class BotRemoved(Struct, frozen=True, tag=True):
    """A bot's token is nobody's any more."""

    account: str


News = Renamed | ChangedHands | DaysOffChanged | SignedOut | Banned | ShutOut | Restarted | BotRemoved

# Hints: whoever misses one finds out a little later.


class Kept(Struct, frozen=True, tag=True):
    """How these matches stand now is in the database."""

    matches: tuple[str, ...]


class Sitting(Struct, frozen=True):
    """Somebody at a table: his account, the match, and the game if it is being played."""

    account: str
    match: str
    game: str


class Here(Struct, frozen=True, tag=True):
    """They sit at tables of this worker; it says so again and again."""

    worker: str
    sitting: tuple[Sitting, ...]


class Left(Struct, frozen=True, tag=True):
    """They do not any more: accounts and matches."""

    worker: str
    left: tuple[tuple[str, str], ...]


class BotPlays(Struct, frozen=True, tag=True):
    """A bot has accepted: wherever it listens, it is told of its match."""

    account: str
    match: str
    seat: int
    game: str


Hint = Kept | Here | Left | BotPlays


class Call(Struct, frozen=True):
    """What passes the channel: a hint, or that there is news to be read."""

    by: str
    hint: Hint | None
