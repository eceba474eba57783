"""Who may announce events and write on the club's page.

Whoever has an account may announce, until the host names organisers: from then on only they do. An event is run by
whoever announced it and by every organiser that the host has named.
"""

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.storage.clubs import ClubStore
from panzerkiste.server.storage.people import People


class Organisers:
    def __init__(self, club: ClubStore, people: People) -> None:
        self._club, self._people = club, people

    async def check_account(self, account: str) -> None:
        if await self._people.account(account) is None:
            raise Illegal("EVENT", "account")

    async def are_named(self, account: str) -> bool:
        return account in await self._club.organisers()

    async def may_announce(self, account: str) -> bool:
        named = await self._club.organisers()
        return account in named if named else await self._people.account(account) is not None

    async def check_announcing(self, account: str) -> None:
        await self.check_account(account)
        if not await self.may_announce(account):
            raise Illegal("EVENT", "named")

    async def may_organise(self, announcer: str, account: str) -> bool:
        return account == announcer or await self.are_named(account)

    async def check_named(self, account: str) -> None:
        if not await self.are_named(account):
            raise Illegal("EVENT", "named")
