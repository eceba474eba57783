"""The application: everything put together around one data folder."""

import asyncio
import gc
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import panzerkiste
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.limits import BODY, Limits
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.luck import Luck, true_luck
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.thinkers import COMMAND, Thinkers
from panzerkiste.server.web.accounts import read_key
from panzerkiste.server.web.doors import Doors
from panzerkiste.server.web.guard import Guard
from panzerkiste.server.web.pages import show_page
from panzerkiste.server.web.play import Sockets
from panzerkiste.server.web.problems import answer_failure, answer_http, answer_refusal, answer_unreadable
from panzerkiste.server.web.routes import HANDLERS, Turnstiles
from panzerkiste.server.web.sessions import Sessions
from panzerkiste.server.web.workshops import Rooms, opened, service, services, webs


def create_app(
    data: Path,
    limits: Limits | None = None,
    bots: Sequence[str] = COMMAND,
    luck: Luck = true_luck,
    names: Sequence[str] = (),
    proxies: Sequence[str] = (),
) -> Guard:
    """The server on a data folder, which is made if it is missing. *bots* starts a worker that thinks.

    It is known by *names*, and believes *proxies* where a visitor comes from.
    """
    data.mkdir(parents=True, exist_ok=True)
    limits = limits or Limits()

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as closing:  # whatever fails on the way, what was begun is ended
            store = app.state.store = Store(data / "panzerkiste.sqlite")
            closing.push_async_callback(store.close)
            thinkers = Thinkers(command=bots)
            closing.push_async_callback(thinkers.close)
            thinkers.warm_up()
            lobby = app.state.lobby = Lobby(store, thinkers, limits, luck)
            closing.push_async_callback(lobby.close)
            await lobby.wake_clocks()
            closing.push_async_callback(_stop, asyncio.create_task(lobby.sweep_for_ever()))
            await closing.enter_async_context(opened(app.state, Rooms(store, lobby, thinkers)))
            _spare_the_collector()
            yield

    app = Litestar(
        route_handlers=[*HANDLERS, *(handler for web in webs().values() for handler in web.handlers), show_page],
        lifespan=[living],
        dependencies={
            "account": Provide(_account, sync_to_thread=False),
            "lobby": Provide(_lobby, sync_to_thread=False),
            "store": Provide(_store, sync_to_thread=False),
            "sessions": Provide(lambda: sessions, sync_to_thread=False),
            "turnstiles": Provide(lambda: turnstiles, sync_to_thread=False),
            **{name: Provide(_service(name), sync_to_thread=False) for name in services()},
        },
        exception_handlers={
            Illegal: answer_refusal,
            HTTPException: answer_http,
            UnicodeDecodeError: answer_unreadable,
            RecursionError: answer_unreadable,
            Exception: answer_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Panzerkiste",
            version=panzerkiste.__version__,
            use_handler_docstrings=True,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        request_max_body_size=BODY,
        logging_config=None,
        debug=False,
    )
    turnstiles = Turnstiles(limits)
    sessions = Sessions(read_key(data), data)
    return Guard(app, Sockets(app.state, limits), sessions, Doors(limits, proxies), names)


async def _stop(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def _spare_the_collector() -> None:
    """What is loaded now stays for good, and states are trees: looking for cycles rarely is often enough."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def _account(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    return str(request.scope["state"]["account"])


def _lobby(state: State) -> Lobby:
    lobby: Lobby = state.lobby
    return lobby


def _store(state: State) -> Store:
    store: Store = state.store
    return store


def _service(name: str) -> Callable[[State], Any]:
    """Hands out a workshop's service by its name."""

    def give(state: State) -> Any:
        return service(state, name)

    return give
