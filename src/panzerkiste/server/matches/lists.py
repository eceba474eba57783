"""Somebody's matches, listed."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from panzerkiste.server.matches.api import MatchSummary
from panzerkiste.server.matches.glances import Glance, glance_if_told, glances, summary_if_told
from panzerkiste.server.matches.table import Table
from panzerkiste.server.storage.store import Store

if TYPE_CHECKING:
    from panzerkiste.server.matches.lobby import Lobby

RUNNING: Final = 100  # matches of one account that are not analysed
LISTED: Final = 24  # matches on Home


class Lists:
    def __init__(self, lobby: "Lobby", store: Store) -> None:
        self._lobby, self._store = lobby, store

    async def glances(self, ids: Sequence[str]) -> list[Glance]:
        """How these matches stand, those that can be told of. What has a summary is not brought into memory for it."""
        here = [table for id in ids if (table := self._lobby.at_hand(id))]
        found = await glances(self._store.summaries, ids, here, self._lobby.now())
        for id in ids:
            if id not in found and (table := await self._lobby.look(id)) and (one := glance_if_told(table)):
                found[id] = one
        return [found[id] for id in ids if id in found]

    async def summaries(self, account: str) -> list[MatchSummary]:
        found = await self.glances(await self._store.matches_of(account, LISTED))
        return [told for one in found if (told := summary_if_told(one, account))]

    async def running(self, account: str) -> list[Table]:
        """The newest matches of the account that are not over; to be looked at only."""
        tables = [await self._lobby.look(id) for id in await self._store.matches_of(account, RUNNING)]
        return [table for table in tables if table and not table.is_over]
