"""What workshops add to the server: requests they answer, services that live with it, and addresses for sockets."""

import logging
import re
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from types import ModuleType
from typing import Any, Final, NamedTuple

from litestar import Router
from litestar.constants import RESERVED_KWARGS
from litestar.datastructures import State
from litestar.types import ControllerRouterHandler

from panzerkiste.engine.illegal import Illegal
from panzerkiste.registry import WORKSHOPS, Workshop, failure, taken, workshop_parts
from panzerkiste.server.matches.clerks import Clerks
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.storage.shelves import Shelf
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.thinkers import Thinkers

LOG: Final = logging.getLogger("panzerkiste.server")


class Rooms(NamedTuple):
    """What a workshop's services may use of the server."""

    store: Store
    lobby: Lobby
    thinkers: Thinkers
    advisers: Clerks
    engine: str = ""  # the command line of a program that the host lets think


class Wire(NamedTuple):
    """What travels, for the client's types: a module's structs, and unions by name."""

    folder: str  # of the client, within its game's
    module: ModuleType
    unions: Mapping[str, Any] = {}


@dataclass(frozen=True)
class Web:
    """One workshop's part of the server."""

    handlers: Sequence[ControllerRouterHandler] = ()
    shelves: Sequence[Shelf[Any]] = ()  # on which visitors keep what they make
    status: Mapping[str, int] = field(default_factory=dict)  # of refusals that are no 400, by their key
    # By the name that handlers ask for: each is opened and closed with the server.
    services: Mapping[str, Callable[[Rooms], AbstractAsyncContextManager[Any]]] = field(default_factory=dict)
    # By address: the service whose ``attend(connection, address, receive)`` serves whoever opens a socket there.
    sockets: Mapping[str, str] = field(default_factory=dict)
    wire: Sequence[Wire] = ()


@cache
def webs() -> dict[str, Web]:
    """By the game's id. A workshop that claims what is ours, or what another had before, is refused."""
    found, claimed = dict[str, Web](), _our_claims()
    for game, (web, claims) in workshop_parts(_web_and_claims).items():
        if again := claimed & claims:
            WORKSHOPS.refuse(game, taken(again))
        elif web:
            found[game] = web
            claimed |= claims
    return found


def _web_and_claims(workshop: Workshop) -> tuple[Web | None, set[str]]:
    web = _web(workshop)
    return web, _claims(web) if web else set()


def _web(workshop: Workshop) -> Web | None:
    web = workshop.web() if workshop.web else None
    if web is not None and not isinstance(web, Web):
        raise TypeError(f"{type(web).__name__} is no Web")
    return web


def _our_claims() -> set[str]:
    from panzerkiste.server.web.description import SOCKETS  # late: it describes ours as well
    from panzerkiste.server.web.routes import HANDLERS  # late: the way a refusal is answered asks us

    handed = {"account", "lobby", "store", "bench", "desk", "sessions", "turnstiles", "advisers", "archivists"}
    handed |= {"bot", "streams"}
    return {*handed, *RESERVED_KWARGS, *map(_shape, SOCKETS), *_paths(HANDLERS)}


def _claims(web: Web) -> set[str]:
    """Names of services, addresses of sockets, kinds of works, and which requests are answered."""
    if foreign := set(web.sockets.values()) - set(web.services):
        raise ValueError(f"no service {', '.join(sorted(foreign))} for a socket")
    kinds = {f"shelf {shelf.kind}" for shelf in web.shelves}
    return {*web.services, *kinds, *map(_shape, web.sockets), *_paths(web.handlers)}


def _paths(handlers: Sequence[ControllerRouterHandler]) -> set[str]:
    return {_shape(route.path) for route in Router("/", route_handlers=handlers).routes}


def _shape(path: str) -> str:
    """Whatever a parameter is called, it stands for the same paths."""
    return re.sub(r"{[^}]*}", "{}", path)


@cache
def refusal_status() -> dict[str, int]:
    """The HTTP status of the workshops' refusals, by their key."""
    found: dict[str, int] = {}
    for web in webs().values():
        found |= web.status
        for shelf in web.shelves:
            found |= {Illegal(shelf.rule, "none").key: 404, Illegal(shelf.rule, "not_yours").key: 403}
    return found


def kinds() -> set[str]:
    """Of works that there is a shelf for."""
    return {shelf.kind for web in webs().values() for shelf in web.shelves}


def services() -> list[str]:
    return [name for web in webs().values() for name in web.services]


def sockets() -> dict[str, str]:
    return {address: service for web in webs().values() for address, service in web.sockets.items()}


def service(state: State, name: str) -> Any:
    """A workshop's service; one that could not be opened is not there."""
    if name not in state:
        raise Illegal("REQUEST", "unknown")
    return state[name]


@asynccontextmanager
async def opened(state: State, rooms: Rooms) -> AsyncIterator[None]:
    """All services, in the server's state by their names. Whoever fails at that is broken, and the others go on."""
    async with AsyncExitStack() as closing:
        for game, web in webs().items():
            try:
                state.update(await closing.enter_async_context(_services(web, rooms)))
            except Exception as error:  # a stranger's code may fail in any way
                WORKSHOPS.refuse(game, failure(error))
                LOG.error("the workshop of %s cannot be used: %r", game, error)
        yield


@asynccontextmanager
async def _services(web: Web, rooms: Rooms) -> AsyncIterator[dict[str, Any]]:
    """All of one workshop's or none."""
    async with AsyncExitStack() as closing:
        yield {name: await closing.enter_async_context(service(rooms)) for name, service in web.services.items()}
