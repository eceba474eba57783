"""What travels over a socket from a client, at a table or in a lesson: read, judged, answered at once or later."""

import asyncio
import gzip
import logging
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec
from msgspec import Raw

from panzerkiste.engine.game import AnyGame, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.matches import imagined
from panzerkiste.server.matches.clerks import UNANSWERED, Clerks, Task
from panzerkiste.server.matches.protocol import Advised, Choice, Drawn, Refused, Reviewed, ServerMessage, Suggested
from panzerkiste.server.matches.wire import decoder
from panzerkiste.server.measures import MEASURES
from panzerkiste.server.thinking.turns import Asker
from panzerkiste.server.web.connection import Connection

LOG: Final = logging.getLogger("panzerkiste.play")
NOTATION: Final = ThreadPoolExecutor(2, "notation")  # for nothing else: what keeps other threads busy holds up no move


async def answered(
    data: str | bytes,
    reader: msgspec.json.Decoder[Any],
    judge: Callable[[Any], Awaitable[ServerMessage | None]],
    place: str,
) -> ServerMessage | None:
    """The answer to one message, whatever it was: nothing a client sends reaches further than this."""
    try:
        message = reader.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Refused("", Illegal("MESSAGE", "unreadable").refusal)
    try:
        return await judge(message)
    except Illegal as illegal:
        MEASURES.refused(illegal.rule)
        return Refused(message.id, illegal.refusal)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Refused(message.id, Illegal("MESSAGE", "unknown").refusal)
    except Exception:
        LOG.exception("%s: a message failed", place)
        return Refused(message.id, Illegal("TABLE", "failed").refusal)


async def written(game: AnyGame, view: Any, seat: Seat, text: str) -> Any:
    """The action that a line of notation says. It is read beside the loop, and waits for no clerk."""
    reading = partial(imagined.read, game, view, seat, text)
    return await asyncio.get_running_loop().run_in_executor(NOTATION, reading)


class Questions:
    """What one socket has asked and not been told yet: it is worked out elsewhere, while the socket goes on."""

    def __init__(self, connection: Connection, advisers: Clerks) -> None:
        self.connection, self._advisers = connection, advisers
        self._asked = set[asyncio.Task[None]]()

    def put(
        self,
        id: str,
        task: Callable[[], Task],
        tell: Callable[[bytes], ServerMessage],
        ready: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """The answer is told when it comes; the question is not even made where there were too many.

        What is not *ready* yet is waited for first.
        """
        self.connection.check_questions()
        if len(self._asked) >= UNANSWERED:
            raise Illegal("LIMIT", "messages")
        self._begin(self._tell(id, self._work(task(), ready), tell))

    def wonder(self, task: Task, use: Callable[[bytes], Awaitable[None]]) -> None:
        """A question of ours: if there is an answer it is used, and nobody misses it."""
        if len(self._asked) < UNANSWERED:
            self._begin(self._use(self._work(task), use))

    async def _work(self, task: Task, ready: Callable[[], Awaitable[None]] | None = None) -> bytes:
        if ready:
            await ready()
        return await self._advisers.work(task, Asker(self.connection.address, self.connection.account))

    def _begin(self, answering: Coroutine[Any, Any, None]) -> None:
        asked = asyncio.create_task(answering)
        self._asked.add(asked)
        asked.add_done_callback(self._asked.discard)

    async def _use(self, answer: Awaitable[bytes], use: Callable[[bytes], Awaitable[None]]) -> None:
        with suppress(Illegal):
            await use(await answer)

    async def _tell(self, id: str, answer: Awaitable[bytes], tell: Callable[[bytes], ServerMessage]) -> None:
        try:
            self.connection.say(tell(await answer))
        except Illegal as illegal:
            self.connection.say(Refused(id, illegal.refusal))

    async def close(self) -> None:
        for asked in self._asked:
            asked.cancel()
        await asyncio.gather(*self._asked, return_exceptions=True)


def advised(id: str, answer: bytes) -> Advised:
    return Advised(id, Raw(answer))


def suggested(id: str, answer: bytes) -> Suggested:
    return Suggested(id, decoder(tuple[Choice, ...]).decode(answer))


def drawn(id: str, answer: bytes) -> Drawn:
    return Drawn(id, gzip.decompress(answer).decode())


def reviewed(id: str, answer: bytes) -> Reviewed:
    return Reviewed(id, *decoder(tuple[Choice, Choice | None]).decode(answer))
