"""One open socket: what it may send, and a way to write to it without waiting."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from litestar.types import Receive, Scope, Send

from panzerkiste.engine.game import WATCHER
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.limits import UNREAD, Bucket, Limits
from panzerkiste.server.matches.protocol import Refused
from panzerkiste.server.matches.wire import encode
from panzerkiste.server.web.guard import address
from panzerkiste.server.web.line import EXTENSION, Line

TOO_MUCH: Final = 4429  # close code: it does not heed the limit
MISBEHAVIOUR: Final = 200  # refused messages in excess of the limit before the line is cut


class Connection:
    """One open socket, and through whose eyes it looks."""

    def __init__(self, account: str, scope: Scope, send: Send, limits: Limits) -> None:
        self.account, self.address, self.seat = account, address(scope), WATCHER
        self._line: Line = scope["extensions"][EXTENSION]  # type: ignore[index, assignment]
        self._send = send
        self._closing: asyncio.Task[None] | None = None
        self._messages, self._questions = Bucket(limits.messages), Bucket(limits.questions)
        self._excess = 0

    def push(self, message: bytes) -> None:
        if self._line.write(message) > UNREAD:
            self._line.cut()

    def say(self, message: Any) -> None:
        self.push(encode(message))

    def hang_up(self, code: int) -> None:
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(code))

    async def closed(self) -> None:
        """Until our last word is said, if we hung up."""
        if self._closing:
            await self._closing

    async def listen(self, receive: Receive, answer: Callable[[str | bytes], Awaitable[Any]]) -> None:
        """Answer every message until the other side hangs up; None is answered later."""
        while (event := await receive())["type"] == "websocket.receive":
            if self._messages.take():
                said = await answer(event.get("text") or event.get("bytes") or b"")
                if said is not None:
                    self.say(said)
                continue
            self.say(Refused("", Illegal("LIMIT", "messages").refusal))
            self._excess += 1
            if self._excess > MISBEHAVIOUR:
                self.hang_up(TOO_MUCH)

    def check_questions(self) -> None:
        if not self._questions.take():
            raise Illegal("LIMIT", "messages")

    async def _close(self, code: int) -> None:
        with suppress(Exception):  # the client may be gone already
            await self._send({"type": "websocket.close", "code": code, "reason": ""})
