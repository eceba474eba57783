"""Who sits at tables of other workers. Each says so of its own, again and again: what is not repeated is forgotten."""

import asyncio
from typing import Final

from panzerkiste.server.channels.messages import Here, Left, Sitting
from panzerkiste.server.channels.telling import Channels
from panzerkiste.server.club.presence import Presence
from panzerkiste.server.matches.effort import Breath

MOMENT: Final = 1.0  # seconds until those who have come or gone are told of
REPEATED: Final = 10  # moments until all are told of again
BELIEVED: Final = 3 * REPEATED * MOMENT  # seconds
AT_ONCE: Final = 60  # people in one message: PostgreSQL passes on no more than 8000 bytes


class Roll:
    def __init__(self, presence: Presence, channels: Channels) -> None:
        self._presence, self._channels = presence, channels
        self._told = set[Sitting]()
        channels.heed(Here, self._hear)
        channels.heed(Left, self._part)

    async def _hear(self, said: Here) -> None:
        self._presence.hear(said.worker, said.sitting, BELIEVED)

    async def _part(self, said: Left) -> None:
        self._presence.part(said.worker, said.left)

    async def call_for_ever(self) -> None:
        moments = 0
        while True:
            await asyncio.sleep(MOMENT)
            moments += 1
            if not self._channels.is_alone:
                await self.call(again=moments % REPEATED == 0)

    async def call(self, *, again: bool = False) -> None:
        """Tell the others who has come and who has gone; *again*: of all who are here."""
        now, breath = set[Sitting](), Breath()
        for present in self._presence:
            now |= present.sitting()
            await breath.draw()
        gone = {(one.account, one.match) for one in self._told - now} - {(one.account, one.match) for one in now}
        come, self._told = (now if again else now - self._told), now
        worker = self._channels.worker
        for first in range(0, len(come), AT_ONCE):
            self._channels.hint(Here(worker, tuple(come)[first : first + AT_ONCE]))
        for first in range(0, len(gone), AT_ONCE):
            self._channels.hint(Left(worker, tuple(gone)[first : first + AT_ONCE]))
