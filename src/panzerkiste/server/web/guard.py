"""The door: every request passes here before anything else sees it.

Who is it (a signed cookie), is it meant for us, does it come from our own pages, is it not too much; and every answer
leaves with the headers that keep a browser from being talked into something.
"""

import ipaddress
import socket
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.channels.messages import Banned, BotRemoved, Restarted, ShutOut
from panzerkiste.server.channels.telling import Channels
from panzerkiste.server.limits import HOUSEHOLD, Buckets, Budget, Rate
from panzerkiste.server.matches.protocol import Refused
from panzerkiste.server.matches.table import RESTART
from panzerkiste.server.matches.wire import encode
from panzerkiste.server.measures import MEASURES
from panzerkiste.server.storage.programs import StoredProgram
from panzerkiste.server.web.accounts import new_account, new_device
from panzerkiste.server.web.doors import Doors, household
from panzerkiste.server.web.line import Line, line_of
from panzerkiste.server.web.problems import problem
from panzerkiste.server.web.sessions import Session, Sessions

TOO_MUCH: Final = 4429  # close code: it does not heed the limit
FORBIDDEN: Final = 4403  # close code: this seat is not yours
FAREWELLS: Final = Rate(1, 20)  # sockets of an address that are told why they are turned away

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"cache-control", b"no-store"),  # unless the answer says otherwise
)

Headers = list[tuple[bytes, bytes]]

NOBODYS: Final = ("/health", "/ready")  # asked by machines, which keep no cookie
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
BOTS_OWN: Final = "/api/bot/"  # what is for bots
BOTS_READ: Final = (BOTS_OWN, "/api/games", "/api/matches", "/api/schema")  # and what else they may look at


BotWith = Callable[[str], Awaitable[StoredProgram | None]]
"""The bot whose token it is."""


async def nobody(token: str) -> None:
    return None


class Guard:
    def __init__(
        self,
        app: ASGIApp,
        sockets: ASGIApp,
        sessions: Sessions,
        doors: Doors,
        names: Sequence[str] = (),
        bot_with: BotWith = nobody,
        *,
        channels: Channels | None = None,
    ) -> None:
        self._app, self._sockets, self._sessions, self.doors = app, sockets, sessions, doors
        self._bot_with, self.banned = bot_with, set[str]()
        self._channels = channels or Channels()
        self._channels.heed(Banned, self._ban)
        self._channels.heed(ShutOut, self._shut_out)
        self._channels.heed(BotRemoved, self._shut_out)
        self._channels.heed(Restarted, self._restart)
        self._names = {"localhost", *_own_names(), *(name.lower() for name in names)}
        limits = doors.limits
        self._addresses, self._accounts = Buckets(limits.requests), Buckets(limits.visits)
        self._entrances, self._farewells = Budget(limits.entrances), Buckets(FAREWELLS)
        self._lines = defaultdict[str, set[Line]](set)  # open sockets by account
        self._open, self._most = Counter[str](), limits.sockets  # by address, and how many an account may have

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match scope["type"]:
            case "http":
                await self._request(scope, receive, send)
            case "websocket":
                await self._socket(scope, receive, send)
            case _:
                await self._app(scope, receive, send)

    def admits(self, scope: Scope) -> bool:
        """Whether whoever comes is within his limits, before anything is looked up for him."""
        return self._addresses.take(address(scope))

    async def refuse(self, why: Illegal, send: Send) -> None:
        """A request that a door in front of this one could not pass on."""
        await _answer(why, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = _headers(scope)
        if token := _token(headers):
            await self._bots_request(token, scope, receive, send)
            return
        session = self._sessions.read(headers.get("cookie", ""))
        account = session.account if session else new_account()
        scope["state"].update(account=account, device=session.device if session else "")

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = self._dressed(list(message["headers"]), scope, session, account)
            await send(message)

        if refused := self._refused(scope, headers, session):
            await _answer(refused, dressed)
        else:
            await self._pass_on(scope, receive, dressed)
        if "becomes" in scope["state"]:  # he has the new cookie by now
            await self._channels.tell(Restarted(account))

    @property
    def sockets(self) -> int:
        """How many are open."""
        return self._open.total()

    # What the host or another worker says.

    async def _ban(self, said: Banned) -> None:
        (self.banned.add if said.banned else self.banned.discard)(said.account)

    async def _shut_out(self, said: ShutOut | BotRemoved) -> None:
        self._hang_up(said.account, FORBIDDEN)

    async def _restart(self, said: Restarted) -> None:
        self._hang_up(said.account, RESTART)

    def _hang_up(self, account: str, code: int) -> None:
        for line in tuple(self._lines.get(account, ())):
            line.hang_up(code, "")

    async def _bots_request(self, token: str, scope: Scope, receive: Receive, send: Send) -> None:
        """A bot has a token instead of a cookie, and is given none."""

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = dict(message["headers"])
                message["headers"] = [*message["headers"], *(pair for pair in HEADERS if pair[0] not in given)]
            await send(message)

        try:
            await self._let_bot_in(token, scope)
        except Illegal as refused:
            await _answer(refused, dressed)
            return
        await self._pass_on(scope, receive, dressed)

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        with MEASURES.span("request") as span:
            await self._app(scope, receive, send)
            if span:
                route = scope.get("path_template") or ""  # what was asked for may hold a code
                span.set_attributes({"http.request.method": scope.get("method", ""), "http.route": route})

    async def _let_bot_in(self, token: str, scope: Scope) -> None:
        """Who it is, once it is known that it may; raises Illegal."""
        headers, method = _headers(scope), scope.get("method", "")
        if not self._is_meant(headers):
            raise Illegal("REQUEST", "host")
        if not _is_own(headers):
            raise Illegal("REQUEST", "foreign")
        if not self._addresses.take(address(scope)):
            raise Illegal("LIMIT", "requests")
        bot = await self._bot_with(token)
        if bot is None or bot.owner in self.banned:
            raise Illegal("BOT", "token")
        if not self._accounts.take(bot.account):
            raise Illegal("LIMIT", "requests")
        if not scope["path"].startswith(BOTS_OWN if method in ("POST", "PUT", "DELETE") else BOTS_READ):
            raise Illegal("BOT", "people")
        scope["state"]["account"], scope["state"]["bot"] = bot.account, bot

    def _dressed(self, headers: Headers, scope: Scope, session: Session | None, account: str) -> Headers:
        given = dict(headers)
        extra = [pair for pair in HEADERS if pair[0] not in given]
        # Nothing that others may be given a copy of carries a cookie.
        if b"public" in given.get(b"cache-control", b"") or not self._gets_cookie(scope, session):
            return [*headers, *extra]
        whose = scope["state"].get("becomes", account)
        device = session.device if session and "becomes" not in scope["state"] else ""
        cookie = self._sessions.set_cookie(whose, secure=scope["scheme"] == "https", device=device or new_device())
        return [*headers, *extra, (b"set-cookie", cookie.encode())]

    def _gets_cookie(self, scope: Scope, session: Session | None) -> bool:
        """Whoever has just become somebody, or stays the only one. A request that was under way may be a thief's."""
        if "becomes" in scope["state"]:
            return True
        if scope["path"] in NOBODYS:
            return False
        return not (session and self._sessions.is_signed_out(session)) and self._sessions.is_due(session)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.doors.are_closing:
            await _send_elsewhere(receive, send)
            return
        headers = _headers(scope)
        if token := _token(headers):
            await self._bots_socket(token, scope, receive, send)
            return
        session = self._sessions.read(headers.get("cookie", ""))
        account, address_ = session.account if session else new_account(), address(scope)
        if account in self.banned or not (
            self._is_meant(headers) and _is_own(headers) and self._addresses.take(address_)
        ):
            await send({"type": "websocket.close", "code": FORBIDDEN, "reason": ""})
        elif self._is_crowded(account, address_):
            await self._turn_away(scope, receive, send)
        else:
            scope["state"]["account"] = account
            with self._counted(account, address_, line_of(scope)):
                await self._sockets(scope, receive, send)

    async def _bots_socket(self, token: str, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._let_bot_in(token, scope)
        except Illegal:
            await send({"type": "websocket.close", "code": FORBIDDEN, "reason": ""})
            return
        account = scope["state"]["account"]
        if self._is_crowded(account, address(scope)):
            await self._turn_away(scope, receive, send)
            return
        with self._counted(account, address(scope), line_of(scope)):
            await self._sockets(scope, receive, send)

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whoever has been told so over and over is cut: a farewell costs as much as a welcome."""
        MEASURES.refused("LIMIT")
        if self._farewells.take(address(scope)):
            await _turn_away(Illegal("LIMIT", "sockets"), receive, send)
        else:
            line_of(scope).refuse()

    def _is_crowded(self, account: str, address: str) -> bool:
        if len(self._lines.get(account, ())) >= self._most or self._open[address] >= HOUSEHOLD * self._most:
            return True
        return not self._entrances.take(account, address)

    @contextmanager
    def _counted(self, account: str, address: str, line: Line) -> Iterator[None]:
        self._lines[account].add(line)
        self._open[address] += 1
        try:
            yield
        finally:
            self._lines[account].discard(line)
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
            if not self._lines[account]:
                del self._lines[account]

    def _refused(self, scope: Scope, headers: dict[str, str], session: Session | None) -> Illegal | None:
        if not self._is_meant(headers):
            return Illegal("REQUEST", "host")
        if not self._addresses.take(address(scope)) or (session and not self._accounts.take(session.account)):
            return Illegal("LIMIT", "requests")
        if scope.get("method") not in SAFE_METHODS and not _is_own(headers):
            return Illegal("REQUEST", "foreign")
        if session and session.account in self.banned and scope["path"].startswith("/api/"):
            return Illegal("PERSON", "banned")
        return None

    def _is_meant(self, headers: dict[str, str]) -> bool:
        """Asked for by a name of ours or by a number: a foreign name that was made to lead here is a trick.

        The page that came under that name would be of the same origin as we are.
        """
        name = without_port(headers.get("host", ""))
        return name in self._names or name.endswith(".localhost") or _is_number(name)


def address(scope: Scope) -> str:
    """Whom a visit counts against."""
    client = scope["client"]
    return household(client[0]) if client else ""


def _own_names() -> set[str]:
    name = socket.gethostname().lower()
    return {name, f"{name.partition('.')[0]}.local"} if name else set()


def without_port(host: str) -> str:
    name, _, port = host.lower().rpartition(":")
    return (name if port.isdigit() and name else host.lower()).strip("[]").rstrip(".")


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _headers(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def _token(headers: dict[str, str]) -> str:
    """The token of a bot, if there is one."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def _is_own(headers: dict[str, str]) -> bool:
    """Sent by a page of ours, or by no page at all: every browser says which page a request comes from."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    _, _, host = headers.get("origin", "").partition("://")
    return "origin" not in headers or host == headers.get("host")


async def _answer(illegal: Illegal, send: Send) -> None:
    MEASURES.refused(illegal.rule)
    status, body = problem(illegal)
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(body), "more_body": False})


async def _turn_away(illegal: Illegal, receive: Receive, send: Send) -> None:
    """A browser tells its page nothing of a socket that was not opened, so it is opened, told why, and closed."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.send", "text": encode(Refused("", illegal.refusal)).decode(), "bytes": None})
    await send({"type": "websocket.close", "code": TOO_MUCH, "reason": illegal.key})


async def _send_elsewhere(receive: Receive, send: Send) -> None:
    """Opened and closed: a browser tells its page nothing of a socket that was not opened."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.close", "code": RESTART, "reason": ""})
