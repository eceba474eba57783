"""The door: every request passes here before anything else sees it.

Who is it (a signed cookie), does it come from our own pages, is it not too much; and every answer leaves with the
headers that keep a browser from being talked into something.
"""

from collections import Counter

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.limits import Buckets, Limits
from panzerkiste.server.web.accounts import new_account, set_cookie, signed_account
from panzerkiste.server.web.problems import problem

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
)

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class Guard:
    def __init__(self, app: ASGIApp, sockets: ASGIApp, key: bytes, limits: Limits) -> None:
        self._app, self._sockets, self._key = app, sockets, key
        self._addresses, self._accounts = Buckets(limits.requests), Buckets(limits.visits)
        self._open, self._most_open = Counter[str](), limits.sockets  # sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match scope["type"]:
            case "http":
                await self._request(scope, receive, send)
            case "websocket":
                await self._socket(scope, receive, send)
            case _:
                await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = _headers(scope)
        known = signed_account(self._key, headers.get("cookie", ""))
        account = known or new_account()
        scope["state"]["account"] = account
        extra = list(HEADERS)
        if known is None and not scope["path"].startswith("/assets/"):
            secure = scope["scheme"] == "https"
            extra.append((b"set-cookie", set_cookie(self._key, account, secure=secure).encode()))

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(pair for pair in extra if pair[0] not in given)]
            await send(message)

        if refused := self._refused(scope, headers, known):
            await _answer(refused, dressed)
        else:
            await self._app(scope, receive, dressed)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = _headers(scope)
        account = signed_account(self._key, headers.get("cookie", "")) or new_account()
        who = f"{account} {address(scope)}"
        if not _is_own(headers) or not self._addresses.take(address(scope)) or self._open[who] >= self._most_open:
            await send({"type": "websocket.close", "code": 4403, "reason": ""})
            return
        scope["state"]["account"] = account
        self._open[who] += 1
        try:
            await self._sockets(scope, receive, send)
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]

    def _refused(self, scope: Scope, headers: dict[str, str], account: str | None) -> Illegal | None:
        if not self._addresses.take(address(scope)) or (account and not self._accounts.take(account)):
            return Illegal("LIMIT", "requests")
        if scope.get("method") not in SAFE_METHODS and not _is_own(headers):
            return Illegal("REQUEST", "foreign")
        return None


def address(scope: Scope) -> str:
    client = scope["client"]
    return client[0] if client else ""


def _headers(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def _is_own(headers: dict[str, str]) -> bool:
    """Sent by a page of ours, or by no page at all: every browser says which page a request comes from."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    _, _, host = headers.get("origin", "").partition("://")
    return "origin" not in headers or host == headers.get("host")


async def _answer(illegal: Illegal, send: Send) -> None:
    status, body = problem(illegal)
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(body), "more_body": False})
