"""A visit that is another worker's: passed on to it as it is, and what it answers passed back."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import Any, Final, Protocol

import httpcore
from litestar.types import Receive, Scope, Send

from panzerkiste.server.storage.ownership import Worker
from panzerkiste.server.workers.handing import hand
from panzerkiste.server.workers.splicing import End

VISITOR: Final = b"panzerkiste-visitor"  # our own header: the owner's secret, the scheme, and where the visitor is
# RFC 9110, 7.6.1: of one connection, not of what travels on it. Whether to send on was asked and answered here.
OF_THE_HOP: Final = frozenset(
    {b"connection", b"keep-alive", b"te", b"trailer", b"upgrade", b"proxy-connection", b"expect"}
)
MOST: Final = 512  # requests under way to one worker
KEPT: Final = 5.0  # seconds that a line waits for the next request
PATIENCE: Final = {"connect": 1.0, "pool": 5.0, "write": 20.0, "read": None}  # seconds; a stream is silent for long


class Unreached(Exception):
    """What was to be passed on never arrived. Whoever is busy may not answer the door at once, and lives."""


class Gone(Unreached):
    """Nobody listens there."""


class Line(Protocol):
    """The server's end of a visitor's socket."""

    transport: Any

    @property
    def has_said_more(self) -> bool: ...
    def give_away(self) -> bytes: ...
    def connection_lost(self, exc: Exception | None) -> None: ...


class Relay:
    def __init__(self) -> None:
        self._pools: dict[str, httpcore.AsyncConnectionPool] = {}  # by address: lines are kept from one to the next

    async def close(self) -> None:
        for pool in self._pools.values():
            await pool.aclose()

    async def request(self, to: Worker, scope: Scope, receive: Receive, send: Send) -> None:
        """Raises Unreached."""
        body = _Body(receive)
        answering = asyncio.create_task(self._answer(to, scope, body, send))
        leaving = asyncio.create_task(body.left())
        try:
            await asyncio.wait({answering, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if answering.done():
                answering.result()
        finally:
            for task in (answering, leaving):
                task.cancel()
            await asyncio.wait({answering, leaving})

    async def _answer(self, to: Worker, scope: Scope, body: "_Body", send: Send) -> None:
        _, host, port = where(to.address)
        request = httpcore.Request(
            str(scope.get("method")),
            httpcore.URL(scheme="http", host=host, port=port, target=_target(scope)),
            headers=_passed_on(to, scope, OF_THE_HOP),
            content=body.parts(),
            extensions={"timeout": PATIENCE},
        )
        try:
            answer = await self._pool(to.address).handle_async_request(request)
        except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
            (await _reach(to.address, End(lambda _: None))).transport.abort()  # which of the two it is
            raise Unreached from error
        try:
            headers = [(name, value) for name, value in answer.headers if name.lower() not in OF_THE_HOP]
            if not any(name.lower() == b"content-length" for name, _ in headers):
                scope["state"]["stream"] = True  # it ends with the server, and is not waited for
            headers = [pair for pair in headers if pair[0].lower() != b"transfer-encoding"]
            await send({"type": "http.response.start", "status": answer.status, "headers": headers})
            async for part in answer.aiter_stream():
                await send({"type": "http.response.body", "body": part, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            await answer.aclose()

    def _pool(self, address: str) -> httpcore.AsyncConnectionPool:
        if address not in self._pools:
            path, _, _ = where(address)
            self._pools[address] = httpcore.AsyncConnectionPool(max_connections=MOST, keepalive_expiry=KEPT, uds=path)
        return self._pools[address]

    async def socket(self, to: Worker, scope: Scope, line: Line) -> None:
        """Until one side hangs up, or the owner has the line itself; raises Unreached."""
        if not line.has_said_more and hand(to.address, line.transport, _head(scope, scope["headers"])):
            line.give_away()
            line.transport.abort()
            return
        over = asyncio.Event()
        inner = await _reach(to.address, End(lambda _: over.set()))
        outer = End(line.connection_lost)
        inner.transport.write(_head(scope, _passed_on(to, scope, frozenset())))
        outer.transport = line.transport
        said = line.give_away()
        line.transport.set_protocol(outer)
        inner.join(outer)
        if said:
            outer.data_received(said)
        await over.wait()


class _Body:
    """What the visitor sends; after that, whether he is still there."""

    def __init__(self, receive: Receive) -> None:
        self._receive, self._read = receive, asyncio.Event()

    async def parts(self) -> AsyncIterator[bytes]:
        while (message := await self._receive())["type"] == "http.request":
            yield message.get("body", b"")
            if not message.get("more_body"):
                break
        self._read.set()

    async def left(self) -> None:
        await self._read.wait()
        while (await self._receive())["type"] != "http.disconnect":
            pass


def where(address: str) -> tuple[str | None, str, int]:
    """A worker's address: the path of a socket on this machine, or a host and a port."""
    if address.startswith("/"):
        return address, "worker", 80
    host, _, port = address.rpartition(":")
    return None, host.strip("[]"), int(port)


async def _reach(address: str, end: End) -> End:
    loop, (path, host, port) = asyncio.get_running_loop(), where(address)
    try:
        async with asyncio.timeout(PATIENCE["connect"]):
            if path:
                await loop.create_unix_connection(lambda: end, path)
            else:
                await loop.create_connection(lambda: end, host, port)
    except (ConnectionRefusedError, FileNotFoundError) as error:
        raise Gone from error
    except OSError as error:  # also TimeoutError
        raise Unreached from error
    return end


def _head(scope: Scope, fields: Iterable[tuple[bytes, bytes]]) -> bytes:
    lines = (b"%s: %s\r\n" % pair for pair in fields)
    return b"GET %s HTTP/1.1\r\n%s\r\n" % (_target(scope), b"".join(lines))


def _target(scope: Scope) -> bytes:
    query = scope["query_string"]
    return scope["raw_path"] + (b"?" + query if query else b"")


def _passed_on(to: Worker, scope: Scope, without: frozenset[bytes]) -> list[tuple[bytes, bytes]]:
    client = scope["client"]
    visitor = f"{to.secret} {scope['scheme']} {client[0] if client else ''}"
    kept = [(name, value) for name, value in scope["headers"] if name.lower() not in without]
    return [*kept, (VISITOR, visitor.encode("latin-1"))]
