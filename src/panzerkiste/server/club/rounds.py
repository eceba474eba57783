"""What happened at tables of other workers, for the club. They call; and whatever was missed is found by a look around.

Ratings, rounds of events and notices rest on what the database holds, not on who told of it.
"""

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import Final, NamedTuple

from panzerkiste.server.channels.messages import Kept
from panzerkiste.server.club.events import Events
from panzerkiste.server.club.foyer import Foyer
from panzerkiste.server.club.notices import Notices
from panzerkiste.server.club.ratings import Ratings
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.storage.summaries import SummaryStore

LOG: Final = logging.getLogger("panzerkiste.club")

SLOWLY: Final = 5.0  # seconds until somebody looks around though nobody called
MOMENT: Final = 0.5  # seconds between two looks
OVERLAP: Final = 15_000  # milliseconds that are looked at again: workers' clocks differ a little


class Rooms(NamedTuple):
    """Where it matters."""

    foyer: Foyer
    ratings: Ratings
    events: Events
    notices: Notices


class Rounds:
    def __init__(self, lobby: Lobby, summaries: SummaryStore, rooms: Rooms) -> None:
        self._lobby, self._summaries = lobby, summaries
        self._foyer, self._ratings, self._events, self._notices = rooms
        self._called, self._alive = asyncio.Event(), set[str]()
        lobby.channels.heed(Kept, self._heed)

    def close(self) -> None:
        self._lobby.channels.forget(Kept, self._heed)

    async def _heed(self, said: Kept) -> None:
        self._foyer.heed_elsewhere(said.matches)
        self._called.set()

    async def go_for_ever(self) -> None:
        """Only where there are others."""
        looked = monotonic()
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._called.wait(), SLOWLY)
            self._called.clear()
            is_time = monotonic() - looked >= SLOWLY
            looked = monotonic() if is_time else looked
            if not self._lobby.channels.is_alone:
                try:
                    await self.go(around=is_time)
                except Exception as error:  # a database that is away now may come back
                    LOG.warning("the club could not look around: %s", error)
            await asyncio.sleep(MOMENT)

    async def go(self, *, around: bool) -> None:
        """*around*: also where nobody called from."""
        await self._ratings.count_all()
        await self._events.go_on_all()
        if around:
            since = self._lobby.now() - int(1000 * SLOWLY) - OVERLAP
            self._foyer.heed_elsewhere(await self._summaries.kept_since(since))
            await self._look_after_the_dead()

    async def _look_after_the_dead(self) -> None:
        """What a worker did not come to before it died is accounted for by us."""
        alive = await self._lobby.ownership.alive()
        if self._alive - alive:
            await self._notices.catch_up()
            await self._ratings.catch_up()
        self._alive = alive  # only now: what failed is tried again
