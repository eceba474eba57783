"""What happened at tables of other workers, for the club. They call; and whatever was missed is found by a look around.

Ratings, rounds of events and notices rest on what the database holds, not on who told of it.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from panzerkiste.server.channels.messages import Kept
from panzerkiste.server.club.events import Events
from panzerkiste.server.club.foyer import Foyer
from panzerkiste.server.club.ratings import Ratings
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.storage.summaries import SummaryStore

LOG: Final = logging.getLogger("panzerkiste.club")

SLOWLY: Final = 5.0  # seconds until somebody looks around though nobody called
MOMENT: Final = 0.5  # seconds between two looks
OVERLAP: Final = 15_000  # milliseconds that are looked at again: workers' clocks differ a little


class Rounds:
    def __init__(self, lobby: Lobby, summaries: SummaryStore, foyer: Foyer, ratings: Ratings, events: Events) -> None:
        self._lobby, self._summaries = lobby, summaries
        self._foyer, self._ratings, self._events = foyer, ratings, events
        self._called = asyncio.Event()
        lobby.channels.heed(Kept, self._heed)

    def close(self) -> None:
        self._lobby.channels.forget(Kept, self._heed)

    async def _heed(self, said: Kept) -> None:
        self._foyer.heed_elsewhere(said.matches)
        self._called.set()

    async def go_for_ever(self) -> None:
        """Only where there are others."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._called.wait(), SLOWLY)
            is_called = self._called.is_set()
            self._called.clear()
            if not self._lobby.channels.is_alone:
                try:
                    await self.go(called=is_called)
                except Exception as error:  # a database that is away now may come back
                    LOG.warning("the club could not look around: %s", error)
            await asyncio.sleep(MOMENT)

    async def go(self, *, called: bool) -> None:
        await self._ratings.count_all()
        await self._events.go_on_all()
        if not called:
            since = self._lobby.now() - int(1000 * SLOWLY) - OVERLAP
            self._foyer.heed_elsewhere(await self._summaries.kept_since(since))
