"""What workshops add to the server: requests they answer, services that live with it, and addresses for sockets."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

from litestar.datastructures import State
from litestar.types import ControllerRouterHandler

from panzerkiste.engine.illegal import Illegal
from panzerkiste.registry import Workshop, workshop_parts
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.storage.shelves import Shelf
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.thinkers import Thinkers


class Rooms(NamedTuple):
    """What a workshop's services may use of the server."""

    store: Store
    lobby: Lobby
    thinkers: Thinkers


class Wire(NamedTuple):
    """What travels, for the client's types: a module's structs, and unions by name."""

    folder: str  # of the client, within its game's
    module: ModuleType
    unions: Mapping[str, Any] = {}


@dataclass(frozen=True)
class Web:
    """One workshop's part of the server."""

    handlers: Sequence[ControllerRouterHandler] = ()
    shelves: Sequence[Shelf] = ()  # on which visitors keep what they make
    status: Mapping[str, int] = field(default_factory=dict)  # of refusals that are no 400, by their key
    # By the name that handlers ask for: each is opened and closed with the server.
    services: Mapping[str, Callable[[Rooms], AbstractAsyncContextManager[Any]]] = field(default_factory=dict)
    # By address: the service whose ``attend(connection, address, receive)`` serves whoever opens a socket there.
    sockets: Mapping[str, str] = field(default_factory=dict)
    wire: Sequence[Wire] = ()


@cache
def webs() -> dict[str, Web]:
    """By the game's id."""
    return {game: web for game, web in workshop_parts(_web).items() if web}


def _web(workshop: Workshop) -> Web | None:
    web = workshop.web() if workshop.web else None
    if web is not None and not isinstance(web, Web):
        raise TypeError(f"{type(web).__name__} is no Web")
    return web


@cache
def refusal_status() -> dict[str, int]:
    """The HTTP status of the workshops' refusals, by their key."""
    found: dict[str, int] = {}
    for web in webs().values():
        found |= web.status
        for shelf in web.shelves:
            found |= {Illegal(shelf.rule, "none").key: 404, Illegal(shelf.rule, "not_yours").key: 403}
    return found


def services() -> list[str]:
    return [name for web in webs().values() for name in web.services]


def sockets() -> dict[str, str]:
    return {address: service for web in webs().values() for address, service in web.sockets.items()}


@asynccontextmanager
async def opened(state: State, rooms: Rooms) -> AsyncIterator[None]:
    """All services, in the server's state by their names."""
    async with AsyncExitStack() as closing:
        for web in webs().values():
            for name, service in web.services.items():
                state[name] = await closing.enter_async_context(service(rooms))
        yield
