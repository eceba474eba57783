"""The server's end of a connection that asks for pages: uvicorn's, with bounds.

The parser below takes whatever comes: headers without end, half a request for ever, a thousand requests in one
breath. Here it is fed in small pieces, and what is too much or too slow is refused with a sentence.
"""

import asyncio
from collections.abc import Hashable
from http import HTTPStatus
from typing import Any, Final

import httptools
import msgspec
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.limits import FILE, HEAD, HEADER, HEADERS
from panzerkiste.server.measures import MEASURES
from panzerkiste.server.web.doors import Doors, Neighbours
from panzerkiste.server.web.problems import problem
from panzerkiste.server.web.pulse import Pulse, unread

PIECE: Final = 4096  # bytes
WAITING: Final = 8  # requests sent before earlier ones are answered; browsers send none
LAST_WORDS: Final = 8 * 1024 * 1024  # bytes that one who was refused may send before he has read it


class Entrance(HttpToolsProtocol):
    def __init__(self, doors: Doors | Neighbours, **given: Any) -> None:
        super().__init__(**given)
        self._doors = doors
        self._room: bool | None = True
        self._request, self._whole = 0, False  # which one is being read, and whether it is all here
        self._fields = self._head = self._body = 0  # bytes of its headers, of all that is not its body, and of that
        self._answered: RequestResponseCycle | None = None
        self._refused: Illegal | None = None
        self._ignored = 0  # bytes since then: whoever still talks has not read it, and hanging up would take it away

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._pulse = Pulse(self._doors.limits.patience, self._unfinished, self._dawdled)
        self._room = self._doors.enter(self._address)
        if self._room is None:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._pulse.stop()
        self._doors.leave(self._address)
        super().connection_lost(exc)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def data_received(self, data: bytes) -> None:
        self._doors.hear()
        self._unset_keepalive_if_required()
        if not self._room:
            self._refuse(Illegal("LIMIT", "connections"))
        for start in range(0, len(data), PIECE):
            if self._refused:
                self._ignored += len(data) - start
                break
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                break
            self._read(data[start : start + PIECE])
        if self._ignored > LAST_WORDS:
            self.transport.abort()

    def _read(self, piece: bytes) -> None:
        try:
            self._head += len(piece)
            self.parser.feed_data(piece)
            if self._head > HEAD:
                self._refuse(Illegal("REQUEST", "headers"))
        except httptools.HttpParserError as error:
            cause = error.__context__
            self._refuse(cause if isinstance(cause, Illegal) else Illegal("REQUEST", "unreadable"))
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            else:
                self._refuse(Illegal("REQUEST", "unreadable"))

    # What the parser calls.

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._request, self._whole, self._fields, self._body = self._request + 1, False, 0, 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > HEADER:
            raise Illegal("REQUEST", "address")

    def on_header(self, name: bytes, value: bytes) -> None:
        size = len(name) + len(value) + 4
        self._fields += size
        if len(self.headers) >= HEADERS or size > HEADER or self._fields > HEAD:
            raise Illegal("REQUEST", "headers")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= WAITING:
            raise Illegal("LIMIT", "requests")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head -= len(body)
        self._body += len(body)
        if self._body > 2 * FILE:
            raise Illegal("REQUEST", "large")
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._whole, self._head = True, 0
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def shutdown(self) -> None:
        """A stream would never end by itself."""
        if self._answered and not self._answered.response_complete and self._answered.scope["state"].get("stream"):
            self.transport.close()
        super().shutdown()

    def handle_websocket_upgrade(self) -> None:
        self._pulse.stop()
        super().handle_websocket_upgrade()

    # Too slow, or refused.

    def _unfinished(self) -> Hashable | None:
        if self._refused:
            return "refused"
        if (self._whole and not self._head) or self.transport.is_closing():
            return unread(self.transport, paused=self.flow.write_paused)
        return "request", self._request

    def _dawdled(self) -> None:
        if self._refused or self.transport.is_closing() or self.flow.write_paused:
            self.transport.abort()
        else:
            self._refuse(Illegal("REQUEST", "slow"))

    def _refuse(self, why: Illegal) -> None:
        """Say why, unless an answer is on its way already, and listen no more."""
        self._refused = why
        MEASURES.refused(why.rule)
        self.pipeline.clear()
        if self._answered and not self._answered.response_complete:
            self._answered.disconnected = True
            self._answered.message_event.set()
            if self._answered.response_started:
                self.transport.abort()
                return
        self.transport.write(_plain(why))
        if self.transport.can_write_eof():
            self.transport.write_eof()


def _plain(why: Illegal) -> bytes:
    status, problem_ = problem(why)
    body = msgspec.json.encode(problem_)
    phrase = HTTPStatus(status).phrase
    head = f"HTTP/1.1 {status} {phrase}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
    return head.encode() + b"retry-after: 5\r\nconnection: close\r\n\r\n" + body
