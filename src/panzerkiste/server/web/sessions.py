"""Who a visitor is from one visit to the next: a signed cookie with a date, which expires and can be taken back."""

import asyncio
import hmac
import time
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Final, NamedTuple, Protocol

import msgspec

from panzerkiste.server.channels.messages import SignedOut
from panzerkiste.server.channels.telling import Channels
from panzerkiste.server.limits import DAY
from panzerkiste.server.storage.folder import SIGNED_OUT, Unusable, write_whole

COOKIE: Final = "panzerkiste"
UNDATED: Final = 1_794_700_800  # 2026-11-15: when cookies got a date, and which one those without it count as


class Session(NamedTuple):
    """What a cookie proves."""

    account: str
    issued: int  # seconds since 1970
    device: str = ""  # on which it was given; those of the time before devices had names share one


class SignOuts(Protocol):
    """Where it is kept who has signed out everywhere."""

    def sign_out(self, who: str, at: int, before: int) -> Awaitable[None]:
        """Whoever did so *before* has no cookie left that could be good, and is forgotten."""


class SignOutFile:
    """Of a worker that is alone."""

    def __init__(self, folder: Path) -> None:
        self._file, self._kept = folder / SIGNED_OUT, _read(folder / SIGNED_OUT)
        self._writing = asyncio.Lock()

    @property
    def all(self) -> dict[str, int]:
        return self._kept

    async def sign_out(self, who: str, at: int, before: int) -> None:
        async with self._writing:  # of several at once each rests on the one before
            kept = {one: then for one, then in self._kept.items() if then >= before} | {who: at}
            await asyncio.to_thread(write_whole, self._file, msgspec.json.encode(kept))
            self._kept = kept


class Sessions:
    """Writes and reads cookies that hold for some seconds; remembers who has signed out everywhere, and when.

    Nothing can be read or written before it is opened.
    """

    def __init__(self, seconds: float, channels: Channels, now: Callable[[], float] = time.time) -> None:
        self._seconds, self._channels, self._now = int(seconds), channels, now
        self._signed_out = dict[str, int]()
        self._key: bytes
        self._kept: SignOuts
        channels.heed(SignedOut, self._heed)

    def open(self, key: bytes, kept: SignOuts, signed_out: Mapping[str, int]) -> None:
        self._key, self._kept = key, kept
        self.learn(signed_out)

    def learn(self, signed_out: Mapping[str, int]) -> None:
        """Who has signed out everywhere, and when, at least."""
        for who, at in signed_out.items():
            self._signed_out[who] = max(at, self._signed_out.get(who, 0))

    def channel(self) -> str:
        """By which name the workers of this site call each other, and those of no other site: Redis may be shared."""
        return "panzerkiste-" + self._signature("channel")[:16]

    def read(self, cookies: str) -> Session | None:
        """What a Cookie header proves, if it proves anything."""
        session = self._proven(_value(cookies))
        if session is None or self._now() - session.issued > self._seconds:
            return None
        return None if self.is_signed_out(session) else session

    def is_due(self, session: Session | None) -> bool:
        """Whether the visitor needs a new cookie. It is renewed daily or oftener, so that those who come keep it."""
        return session is None or self._now() - session.issued > min(DAY, self._seconds / 8)

    def set_cookie(self, account: str, *, secure: bool, device: str = "") -> str:
        """The Set-Cookie header. Scripts cannot read it, and other sites cannot send it with their forms."""
        value = self.sign(Session(account, max(int(self._now()), self._signed_out.get(account, 0)), device))
        flags = "; Secure" if secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={self._seconds}; HttpOnly; SameSite=Lax{flags}"

    def sign(self, session: Session) -> str:
        dated = ".".join(filter(None, (session.account, str(session.issued), session.device)))
        return f"{dated}.{self._signature(dated)}"

    async def sign_out(self, who: str, account: str = "") -> None:
        """Take back every cookie of an account, or of one device of it."""
        # Also those of this very second, and those dated by a sign-out in the same one, of the account too.
        now = max(int(self._now()), self._signed_out.get(who, 0), self._signed_out.get(account, 0)) + 1
        await self._kept.sign_out(who, now, now - self._seconds)
        await self._channels.tell(SignedOut(who, now))

    async def _heed(self, said: SignedOut) -> None:
        last = said.at - self._seconds
        kept = {one: at for one, at in self._signed_out.items() if at >= last}
        self._signed_out = kept | {said.who: max(said.at, kept.get(said.who, 0))}

    def is_signed_out(self, session: Session) -> bool:
        return any(session.issued < self._signed_out.get(who, 0) for who in (session.account, session.device))

    def _proven(self, value: str) -> Session | None:
        signed, _, signature = value.rpartition(".")
        if not (signature.isascii() and hmac.compare_digest(signature, self._signature(signed))):
            return None
        account, issued, device, *_ = [*signed.split("."), "", ""]
        return Session(account, int(issued) if issued else UNDATED, device)

    def _signature(self, signed: str) -> str:
        return hmac.digest(self._key, signed.encode(), "sha256").hex()


def _read(file: Path) -> dict[str, int]:
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, int])
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise Unusable("data-broken", file=str(file), why=str(error)) from None


def _value(cookies: str) -> str:
    """Our cookie among all of them, in one pass: the library's reader takes time by the square of the length."""
    for pair in cookies.split(";"):
        name, _, value = pair.partition("=")
        if name.strip() == COOKIE:
            return value.strip()
    return ""
