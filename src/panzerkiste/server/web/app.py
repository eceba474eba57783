"""The application: everything put together around one data folder."""

import asyncio
import gc
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
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
from litestar.types import ASGIApp

import panzerkiste
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.limits import BODY, Limits
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.luck import Luck, true_luck
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.thinkers import COMMAND, Thinkers
from panzerkiste.server.web.accounts import read_key
from panzerkiste.server.web.guard import Guard
from panzerkiste.server.web.pages import show_page
from panzerkiste.server.web.play import Sockets
from panzerkiste.server.web.problems import answer_failure, answer_http, answer_refusal
from panzerkiste.server.web.routes import HANDLERS, Turnstiles
from panzerkiste.workshops.dropzone.armies import ARMY_HANDLERS
from panzerkiste.workshops.dropzone.battlefields import BATTLEFIELD_HANDLERS
from panzerkiste.workshops.tank_chess.analysis import Analyses
from panzerkiste.workshops.tank_chess.analysts import Analysts
from panzerkiste.workshops.tank_chess.maps import MAP_HANDLERS
from panzerkiste.workshops.tank_chess.studies import Studies
from panzerkiste.workshops.tank_hunter.decks import DECK_HANDLERS


def create_app(
    data: Path, limits: Limits | None = None, bots: Sequence[str] = COMMAND, luck: Luck = true_luck
) -> ASGIApp:
    """The server on a data folder, which is made if it is missing. *bots* starts a worker that thinks."""
    data.mkdir(parents=True, exist_ok=True)
    limits = limits or Limits()

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        store, thinkers = Store(data / "panzerkiste.sqlite"), Thinkers(command=bots)
        thinkers.warm_up()
        lobby = app.state.lobby = Lobby(store, thinkers, limits, luck)
        app.state.store, app.state.studies, analysts = store, Studies(), Analysts()
        app.state.analyses = Analyses(lobby, analysts, thinkers)
        await lobby.wake_clocks()
        _spare_the_collector()
        sweeping = asyncio.create_task(lobby.sweep_for_ever())
        yield
        sweeping.cancel()
        with suppress(asyncio.CancelledError):
            await sweeping
        await app.state.studies.close()
        await analysts.close()
        await lobby.close()
        await thinkers.close()
        await store.close()

    app = Litestar(
        route_handlers=[*HANDLERS, *MAP_HANDLERS, *DECK_HANDLERS, *ARMY_HANDLERS, *BATTLEFIELD_HANDLERS, show_page],
        lifespan=[living],
        dependencies={
            "account": Provide(_account, sync_to_thread=False),
            "lobby": Provide(_lobby, sync_to_thread=False),
            "store": Provide(_store, sync_to_thread=False),
            "studies": Provide(_studies, sync_to_thread=False),
            "turnstiles": Provide(lambda: turnstiles, sync_to_thread=False),
        },
        exception_handlers={Illegal: answer_refusal, HTTPException: answer_http, Exception: answer_failure},
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
    return Guard(app, Sockets(app.state, limits), read_key(data), limits)


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


def _studies(state: State) -> Studies:
    studies: Studies = state.studies
    return studies
