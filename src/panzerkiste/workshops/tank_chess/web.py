"""The workshop of Tank Chess on the server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from panzerkiste.server.web.workshops import Rooms, Web, Wire
from panzerkiste.workshops.tank_chess import engine_analysts, map_protocol, protocol
from panzerkiste.workshops.tank_chess.analysis import Analyses
from panzerkiste.workshops.tank_chess.analysts import Analysts
from panzerkiste.workshops.tank_chess.maps import MAP_HANDLERS, MAP_SHELF
from panzerkiste.workshops.tank_chess.studies import Studies


@asynccontextmanager
async def _studies(_: Rooms) -> AsyncIterator[Studies]:
    studies = Studies()
    yield studies
    await studies.close()


@asynccontextmanager
async def _analyses(rooms: Rooms) -> AsyncIterator[Analyses]:
    analysts = Analysts(command=engine_analysts.command(rooms.engine)) if rooms.engine else Analysts()
    yield Analyses(rooms.lobby, analysts, rooms.thinkers, rooms.advisers)
    await analysts.close()


WEB: Final = Web(
    handlers=MAP_HANDLERS,
    shelves=(MAP_SHELF,),
    status={"refused-study-none": 404, "refused-study-busy": 429, "refused-study-neighbours": 429},
    services={"studies": _studies, "analyses": _analyses},
    sockets={"/api/analysis/tank-chess": "analyses"},
    wire=(
        Wire("editor", map_protocol),
        Wire(
            "analysis",
            protocol,
            unions={"AnalysisRequest": protocol.AnalysisRequest, "AnalysisNews": protocol.AnalysisNews},
        ),
    ),
)
