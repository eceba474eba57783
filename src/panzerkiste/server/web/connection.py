"""One open socket: what it may send, and a way to write to it without waiting."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from litestar.types import Receive, Scope

from panzerkiste.engine.game import WATCHER
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.limits import UNREAD, Budget
from panzerkiste.server.matches.effort import Payer
from panzerkiste.server.matches.protocol import Refused
from panzerkiste.server.matches.wire import encode
from panzerkiste.server.measures import MEASURES
from panzerkiste.server.thinking.turns import Asker
from panzerkiste.server.web.guard import TOO_MUCH, address
from panzerkiste.server.web.line import EXTENSION, Line
from panzerkiste.server.web.paper import Paper

PAUSE: Final = 1.0  # seconds that one who sends too much is not listened to: refusing without end would cost as much
UNHEEDED: Final = 5  # refusals after which the line is cut


class Budgets(NamedTuple):
    """What all sockets of an account and of an address may use together."""

    messages: Budget
    questions: Budget
    judging: Budget  # seconds
    words: Budget


class Connection:
    """One open socket, and through whose eyes it looks."""

    def __init__(self, scope: Scope, budgets: Budgets, paper: Paper | None = None) -> None:
        self.account, self.seat = str(scope["state"]["account"]), WATCHER
        self.address, self._budgets = address(scope), budgets
        self.payer = Payer(Asker(self.address, self.account), self._pay, self.check_judging)
        self._line: Line | Paper = paper or scope["extensions"][EXTENSION]  # type: ignore[index, assignment]
        self._line.on_noise = self._count_noise

    def push(self, message: bytes) -> None:
        if self._line.write(message) > UNREAD:
            self._line.cut()

    def say(self, message: Any) -> None:
        self.push(encode(message))

    def hang_up(self, code: int, reason: str = "") -> None:
        self._line.hang_up(code, reason)

    async def listen(self, receive: Receive, answer: Callable[[str | bytes], Awaitable[Any]]) -> None:
        """Answer every message until the other side hangs up; None is answered later."""
        refused = 0
        while (event := await receive())["type"] == "websocket.receive":
            if self._is_within_limit():
                refused = 0
                said = await answer(event.get("bytes") or b"")
                if said is not None:
                    self.say(said)
            elif refused < UNHEEDED:
                refused += 1
                MEASURES.refused("LIMIT")
                self.say(Refused("", Illegal("LIMIT", "messages").refusal))
                await asyncio.sleep(PAUSE)
            else:
                self._hang_up_on_excess()

    def check_messages(self) -> None:
        if not self._is_within_limit():
            raise Illegal("LIMIT", "messages")

    def check_judging(self) -> None:
        if not self._budgets.judging.has_any(self.account, self.address):
            raise Illegal("LIMIT", "messages")

    def _pay(self, seconds: float) -> None:
        """For what the rules have thought about an action."""
        self._budgets.judging.spend(self.account, self.address, seconds)

    def check_words(self) -> None:
        if not self._budgets.words.take(self.account, self.address):
            raise Illegal("LIMIT", "words")

    def check_questions(self) -> None:
        if not self._budgets.questions.take(self.account, self.address):
            raise Illegal("LIMIT", "messages")

    def _is_within_limit(self) -> bool:
        """Whatever a client can send counts."""
        return self._budgets.messages.take(self.account, self.address)

    def _count_noise(self) -> None:
        """Of pings and fragments without end no browser is the author: no warning is read there."""
        if not self._is_within_limit() and not self._budgets.messages.has_own(self.account):
            self._hang_up_on_excess()

    def _hang_up_on_excess(self) -> None:
        self.hang_up(TOO_MUCH, Illegal("LIMIT", "messages").key)
