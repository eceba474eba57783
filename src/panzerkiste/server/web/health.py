"""For proxies and whoever watches over machines: does the process answer, and may visitors be sent to it?"""

import asyncio
from typing import Final

from litestar import MediaType, get
from litestar.di import NamedDependency

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.web.desk import Desk
from panzerkiste.server.web.doors import Doors

PATIENCE: Final = 2.0  # seconds: a database that takes longer is none for players


@get("/health", media_type=MediaType.TEXT)
async def show_health() -> str:
    """The process answers."""
    return "ok"


@get("/ready", media_type=MediaType.TEXT)
async def show_ready(desk: NamedDependency[Desk], doors: NamedDependency[Doors]) -> str:
    """Visitors may come: the database answers, and the server is not about to end."""
    if doors.are_closing:
        raise Illegal("REQUEST", "closing")
    try:
        await asyncio.wait_for(desk.store.reach(), PATIENCE)
    except TimeoutError:
        raise Illegal("STORAGE", "failed") from None
    return "ok"


HANDLERS: Final = (show_health, show_ready)
