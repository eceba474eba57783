"""The application: everything put together around one data folder."""

import asyncio
import gc
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import panzerkiste
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.limits import BODY, Limits
from panzerkiste.server.matches import clerks
from panzerkiste.server.matches.clerks import ADVICE_SECONDS, ADVISERS, ARCHIVE_SECONDS, ARCHIVISTS, Clerks
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.luck import Luck, true_luck
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking import thinkers
from panzerkiste.server.thinking.thinkers import Thinkers
from panzerkiste.server.web.accounts import read_key
from panzerkiste.server.web.guard import Guard
from panzerkiste.server.web.packing import PACKED
from panzerkiste.server.web.pages import show_page
from panzerkiste.server.web.play import Sockets
from panzerkiste.server.web.problems import answer_failure, answer_http, answer_refusal
from panzerkiste.server.web.routes import HANDLERS, Turnstiles
from panzerkiste.server.web.workshops import Rooms, opened, service, services, webs

SWITCH: Final = 0.0005  # seconds that a thread keeps the event loop waiting; five milliseconds by default


def create_app(
    data: Path,
    limits: Limits | None = None,
    bots: Sequence[str] = thinkers.COMMAND,
    clerk: Sequence[str] = clerks.COMMAND,
    luck: Luck = true_luck,
) -> ASGIApp:
    """The server on a data folder, which is made if it is missing. *bots* and *clerk* start their workers."""
    data.mkdir(parents=True, exist_ok=True)
    limits = limits or Limits()

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as closing:  # whatever fails on the way, what was begun is ended
            store = app.state.store = Store(data / "panzerkiste.sqlite")
            closing.push_async_callback(store.close)
            players = Thinkers(command=bots)
            closing.push_async_callback(players.close)
            players.warm_up()
            lobby = app.state.lobby = Lobby(store, players, limits, luck)
            closing.push_async_callback(lobby.close)
            advisers = app.state.advisers = Clerks(ADVISERS, limits.advice, ADVICE_SECONDS, clerk)
            closing.push_async_callback(advisers.close)
            advisers.warm_up()
            archivists = app.state.archivists = Clerks(ARCHIVISTS, limits.replays, ARCHIVE_SECONDS, clerk)
            closing.push_async_callback(archivists.close)
            await lobby.wake_clocks()
            closing.push_async_callback(_stop, asyncio.create_task(lobby.sweep_for_ever()))
            await closing.enter_async_context(opened(app.state, Rooms(store, lobby, players, advisers)))
            _spare_the_collector()
            sys.setswitchinterval(SWITCH)
            yield

    app = Litestar(
        route_handlers=[*HANDLERS, *(handler for web in webs().values() for handler in web.handlers), show_page],
        lifespan=[living],
        dependencies={
            "account": Provide(_account, sync_to_thread=False),
            "lobby": Provide(_lobby, sync_to_thread=False),
            "store": Provide(_store, sync_to_thread=False),
            "advisers": Provide(_service("advisers"), sync_to_thread=False),
            "archivists": Provide(_service("archivists"), sync_to_thread=False),
            "turnstiles": Provide(lambda: turnstiles, sync_to_thread=False),
            **{name: Provide(_service(name), sync_to_thread=False) for name in services()},
        },
        exception_handlers={Illegal: answer_refusal, HTTPException: answer_http, Exception: answer_failure},
        openapi_config=OpenAPIConfig(
            title="Panzerkiste",
            version=panzerkiste.__version__,
            use_handler_docstrings=True,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude_opt_key=next(iter(PACKED))),
        request_max_body_size=BODY,
        logging_config=None,
        debug=False,
    )
    turnstiles = Turnstiles(limits)
    return Guard(app, Sockets(app.state, limits), read_key(data), limits)


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
