"""The club's page: its name, a welcome, house rules, and those who want to be listed."""

from typing import Final

from panzerkiste.server.club.event_api import ClubPage, ClubWords
from panzerkiste.server.club.organisers import Organisers
from panzerkiste.server.storage.clubs import ClubStore, ClubTexts

LISTED: Final = 500  # members


class ClubHouse:
    def __init__(self, club: ClubStore, organisers: Organisers) -> None:
        self._club, self._organisers = club, organisers

    async def page(self, account: str) -> ClubPage:
        texts = await self._club.texts()
        return ClubPage(
            name=texts.name,
            welcome=texts.welcome,
            rules=texts.rules,
            members=tuple(await self._club.members(LISTED)),
            listed=await self._club.is_member(account),
            may_edit=await self._organisers.are_named(account),
        )

    async def write(self, account: str, words: ClubWords) -> None:
        await self._organisers.check_named(account)
        await self._club.set_texts(ClubTexts(words.name.strip(), words.welcome.strip(), words.rules.strip()))

    async def list_me(self, account: str, *, listed: bool) -> None:
        await self._organisers.check_account(account)
        await self._club.set_member(account, listed=listed)
