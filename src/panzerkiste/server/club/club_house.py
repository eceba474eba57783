"""The club's page: its name, a welcome, house rules, and those who want to be listed."""

from typing import Final

from panzerkiste.server.club import texts
from panzerkiste.server.club.event_api import ClubPage, ClubWords
from panzerkiste.server.club.organisers import Organisers
from panzerkiste.server.storage.clubs import ClubStore, ClubTexts

LISTED: Final = 500  # members


def cleaned(name: str, welcome: str, rules: str) -> ClubTexts:
    return ClubTexts(texts.one_line(name, texts.NAME), texts.paragraphs(welcome), texts.paragraphs(rules))


class ClubHouse:
    def __init__(self, club: ClubStore, organisers: Organisers) -> None:
        self._club, self._organisers = club, organisers

    async def page(self, account: str) -> ClubPage:
        written = await self._club.texts()
        return ClubPage(
            name=written.name,
            welcome=written.welcome,
            rules=written.rules,
            members=tuple(await self._club.members(LISTED)),
            listed=await self._club.is_member(account),
            may_edit=await self._organisers.are_named(account),
        )

    async def write(self, account: str, words: ClubWords) -> None:
        await self._organisers.check_named(account)
        await self._club.set_texts(cleaned(words.name, words.welcome, words.rules))

    async def list_me(self, account: str, *, listed: bool) -> None:
        await self._organisers.check_account(account)
        await self._club.set_member(account, listed=listed)
