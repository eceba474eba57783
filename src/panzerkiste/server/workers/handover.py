"""The first door where several workers serve: a visit that is another's business is handed over to him, unopened."""

from collections.abc import Callable
from hmac import compare_digest
from typing import Any, Final, Protocol

from litestar.types import Message, Receive, Scope, Send

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.limits import BODY
from panzerkiste.server.storage.ownership import Worker
from panzerkiste.server.workers.belonging import Whose, whose
from panzerkiste.server.workers.relaying import VISITOR, Gone, Line, Relay, Unreached

TRIES: Final = 3  # owners that are gone before a visitor is told to come again


class Owners(Protocol):
    """Who has what, as far as this worker knows."""

    me: Worker

    async def keeper(self, of: str | Whose) -> Worker | None:
        """The other worker whose it is; None where it is ours, or could be."""

    async def bury(self, worker: Worker) -> None:
        """Nobody listens where he was: what he had is anybody's."""

    async def bury_lapsed(self) -> None:
        """Whoever has not said for too long that he lives: what he had is anybody's."""

    async def leave(self) -> None:
        """What this worker had is anybody's."""


class House(Protocol):
    """What stands behind this door."""

    doors: Any

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None: ...
    def admits(self, scope: Scope) -> bool:
        """Whether whoever comes is within his limits: looking for an owner costs, too."""

    async def refuse(self, why: Illegal, send: Send) -> None: ...


class HandOver:
    def __init__(self, house: House, owners: Callable[[], Owners], line_of: Callable[[Scope], Line]) -> None:
        self._house, self._owners, self._line_of = house, owners, line_of
        self.doors = house.doors
        self._relay = Relay()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match scope["type"]:
            case "http":
                await self._request(scope, receive, send)
            case "websocket":
                await self._socket(scope, receive, send)
            case _:
                await self._house(scope, receive, send)
                await self._relay.close()

    async def leave(self) -> None:
        """Before visitors are sent away: whoever comes back is led to another."""
        await self._owners().leave()

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def at(owner: Worker) -> None:
            await self._relay.socket(owner, scope, self._line_of(scope))

        if _believe(scope, self._owners().me) or not await self._handed_over(scope, at):
            await self._house(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        if _believe(scope, self._owners().me):
            await self._house(scope, receive, send)
            return
        began = _Began(send)

        async def at(owner: Worker) -> None:
            await self._relay.request(owner, scope, receive, began)

        try:
            if not await self._handed_over(scope, at):
                await self._at_home(scope, receive, began)
        except Exception:  # the owner has died over it: whether it was done is for the visitor to look
            if began.is_true:
                raise
            await self._house.refuse(Illegal("STORAGE", "elsewhere"), send)

    async def _handed_over(self, scope: Scope, at: Callable[[Worker], Any]) -> bool:
        of = whose(scope["path"])
        if of is Whose.ANYBODY or not self._house.admits(scope):
            return False
        for _ in range(TRIES):
            owner = await self._owners().keeper(of)
            if owner is None:
                return False
            try:
                await at(owner)
            except Unreached as why:
                await self._missed(owner, why)
            else:
                return True
        return False

    async def _missed(self, owner: Worker, why: Unreached) -> None:
        if isinstance(why, Gone):
            await self._owners().bury(owner)
        else:
            await self._owners().bury_lapsed()

    async def _at_home(self, scope: Scope, receive: Receive, send: Send) -> None:
        """What is only found out on the way, such as whose match a code is for, is handed over then."""
        said, answer = _Said(receive), _Unless(scope, send)
        await self._house(scope, said.receive, answer)
        owner: Worker | None = scope["state"].get("elsewhere")
        if owner is None:
            return
        try:
            await self._relay.request(owner, scope, said.again, send)
        except Unreached as why:
            await self._missed(owner, why)
            await self._house.refuse(Illegal("STORAGE", "elsewhere"), send)


class _Began:
    """Whether anything of an answer has left."""

    def __init__(self, send: Send) -> None:
        self._send, self.is_true = send, False

    async def __call__(self, message: Message) -> None:
        self.is_true = True
        await self._send(message)


class _Unless:
    """An answer that is kept back where it only says that another has it."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._state, self._send = scope["state"], send

    async def __call__(self, message: Message) -> None:
        if "elsewhere" not in self._state:
            await self._send(message)


class _Said:
    """What a request says, kept while it may have to be said again."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._kept: list[Any] = []
        self._size = 0

    async def receive(self) -> Any:
        message: Any = await self._receive()
        self._size += len(message.get("body", b""))
        if self._size <= BODY:  # whatever names a match is shorter
            self._kept.append(message)
        return message

    async def again(self) -> Any:
        return self._kept.pop(0) if self._kept else await self._receive()


def _believe(scope: Scope, me: Worker) -> bool:
    """Another worker brings him: he is where that one says. Nobody else knows our secret."""
    told = [value for name, value in scope["headers"] if name.lower() == VISITOR]
    scope["headers"] = [pair for pair in scope["headers"] if pair[0].lower() != VISITOR]
    if len(told) != 1:
        return False
    secret, _, rest = told[0].decode("latin-1").partition(" ")
    if not compare_digest(secret.encode(), me.secret.encode()):
        return False
    scheme, _, address = rest.partition(" ")
    scope["scheme"], scope["client"] = scheme, (address, 0)
    return True
