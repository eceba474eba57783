"""What is said of people is heeded at the tables of this worker, whoever says it."""

from typing import TYPE_CHECKING

from panzerkiste.server.channels.messages import ChangedHands, DaysOffChanged, Renamed
from panzerkiste.server.matches.effort import Breath
from panzerkiste.server.storage.store import Store

if TYPE_CHECKING:
    from panzerkiste.server.matches.lobby import Lobby


class Hearing:
    def __init__(self, lobby: "Lobby", store: Store) -> None:
        self._lobby, self._store = lobby, store
        lobby.channels.heed(Renamed, self._rename)
        lobby.channels.heed(ChangedHands, self._change_hands)
        lobby.channels.heed(DaysOffChanged, self._set_days_off)

    async def _rename(self, said: Renamed) -> None:
        name, breath = await self._lobby.name(said.account), Breath()
        for table in self._lobby.tables:
            table.rename(said.account, name)
            await breath.draw()

    async def _change_hands(self, said: ChangedHands) -> None:
        """At tables that were read before the store knew, or that whoever said so does not hold."""
        name = await self._lobby.name(said.new)
        await self._lobby.loaded()
        for table in self._lobby.concerning(said.old):
            async with table.lock:
                table.change_hands(said.old, said.new, name)

    async def _set_days_off(self, said: DaysOffChanged) -> None:
        days = (await self._store.days_off.of([said.account])).get(said.account, frozenset())
        for table in self._lobby.concerning(said.account):
            table.set_days_off(said.account, days)
        for id in await self._store.running_of(said.account):
            await self._lobby.playable(id)  # his time may end earlier now, also where nobody has read it since a start
