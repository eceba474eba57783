"""The host's office: what `panzerkiste admin` orders is done here, by the server that runs or without one.

A data folder has one server at a time, so an order to one that runs is a file in the folder, and so is the answer:
whoever can write there could change the database as well. Nothing listens on the network for it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec
from msgspec import Struct

from panzerkiste.engine.illegal import Fact, Illegal
from panzerkiste.server.channels.messages import Banned, ShutOut
from panzerkiste.server.club.club_house import cleaned
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.people import names, recovery
from panzerkiste.server.storage.folder import ANSWER, ORDER, write_whole
from panzerkiste.server.storage.order_files import taken, tidy
from panzerkiste.server.storage.people import StoredAccount
from panzerkiste.server.storage.store import Store

LOG: Final = logging.getLogger("panzerkiste.club")

GLANCE: Final = 0.5  # seconds between two looks into the folder
READ: Final = 60.0  # seconds in which whoever ordered reads the answer


class Ban(Struct, frozen=True, tag=True):
    name: str
    banned: bool


class Rename(Struct, frozen=True, tag=True):
    name: str
    new: str


class Merge(Struct, frozen=True, tag=True):
    """All that one account has becomes another's, and the first is gone."""

    name: str
    into: str


class NameOrganiser(Struct, frozen=True, tag=True):
    name: str
    named: bool


class Recover(Struct, frozen=True, tag=True):
    """A new recovery code for somebody who has lost all else."""

    name: str


class WriteClub(Struct, frozen=True, tag=True):
    """What the club's page says; None stays as it is."""

    name: str | None
    welcome: str | None
    rules: str | None


class DropReport(Struct, frozen=True, tag=True):
    """A complaint that has been dealt with."""

    number: int


Order = Ban | Rename | Merge | NameOrganiser | Recover | WriteClub | DropReport


class Posted(Struct, frozen=True):
    """An order as it lies in the folder."""

    id: str
    order: Order


class Answer(Struct, frozen=True):
    """The sentence that the command line says, and whether the order was done."""

    done: bool
    key: str
    facts: dict[str, Fact] = {}
    id: str = ""


class Office:
    """*sign_out* takes an account's cookies back."""

    def __init__(self, store: Store, lobby: Lobby, sign_out: Callable[[str], Awaitable[None]]) -> None:
        self._people, self._club, self._programs, self._lobby = store.people, store.club, store.programs, lobby
        self._words = store.words
        self._channels, self._sign_out = lobby.channels, sign_out

    async def serve_for_ever(self, folder: Path) -> None:
        """Look for an order in the folder, again and again."""
        await asyncio.to_thread(tidy, folder)
        unread = monotonic()
        while True:
            await asyncio.sleep(GLANCE)
            try:
                if text := await asyncio.to_thread(taken, folder / ORDER):
                    answer = await self._answer(msgspec.json.decode(text, type=Posted))
                    await asyncio.to_thread(write_whole, folder / ANSWER, msgspec.json.encode(answer))
                    unread = monotonic()
                elif monotonic() - unread > READ:
                    await asyncio.to_thread(taken, folder / ANSWER)
                    unread = monotonic()
            except Exception as error:  # a disk that is full now may have room again
                LOG.warning("an order of the host's cannot be done: %s", error)

    async def _answer(self, posted: Posted) -> Answer:
        return msgspec.structs.replace(await self.perform(posted.order), id=posted.id)

    async def perform(self, order: Order) -> Answer:
        try:
            return await self._perform(order)
        except Illegal as illegal:
            return Answer(False, illegal.key, dict(illegal.facts))

    async def _perform(self, order: Order) -> Answer:
        match order:
            case Ban(name, banned):
                return await self._ban(name, banned=banned)
            case Rename(name, new):
                return await self._rename(await self._called(name), new)
            case Merge(name, into):
                return await self._merge(await self._called(name), await self._called(into))
            case NameOrganiser(name, named):
                await self._club.set_organiser((await self._called(name)).id, named=named)
                return Answer(True, "cli-admin-organiser" if named else "cli-admin-no-organiser", {"name": name})
            case Recover(name):
                code = recovery.new_codes()[0]
                await self._people.add_code((await self._called(name)).id, recovery.digest(code))
                return Answer(True, "cli-admin-code", {"name": name, "code": code})
            case DropReport(number):
                if not await self._words.drop_report(number):
                    raise Illegal("ADMIN", "no_report", number=number)
                return Answer(True, "cli-admin-report-done", {"number": number})
            case WriteClub():
                return await self._write(order)

    async def _called(self, name: str) -> StoredAccount:
        known = await self._people.called(names.key(name))
        if known is None:
            raise Illegal("ADMIN", "nobody", name=name)
        return known

    async def _ban(self, name: str, *, banned: bool) -> Answer:
        """The account of this name, and all guests who call themselves so."""
        found = await self._people.ids_called(names.plain(name), names.key(name))
        if not found:
            raise Illegal("ADMIN", "nobody", name=name)
        for id in found:
            await self._club.set_banned(id, banned=banned)
            await self._channels.tell(Banned(id, banned))
            for gone in (id, *(bot.account for bot in await self._programs.of(id))) if banned else ():
                await self._channels.tell(ShutOut(gone))
        return Answer(True, "cli-admin-banned" if banned else "cli-admin-unbanned", {"name": name, "many": len(found)})

    async def _rename(self, known: StoredAccount, new: str) -> Answer:
        shown = names.plain(new)
        if not await self._people.rename(known.id, shown, names.key(new)):
            raise Illegal("PERSON", "taken", name=shown)
        await self._lobby.rename(known.id)
        return Answer(True, "cli-admin-renamed", {"name": known.name, "new": shown})

    async def _merge(self, gone: StoredAccount, into: StoredAccount) -> Answer:
        if gone.id == into.id:
            raise Illegal("ADMIN", "same", name=gone.name)
        await self._lobby.change_hands(gone.id, into.id)
        await self._people.remove(gone.id)
        await self._sign_out(gone.id)
        await self._channels.tell(ShutOut(gone.id))
        return Answer(True, "cli-admin-merged", {"name": gone.name, "into": into.name})

    async def _write(self, order: WriteClub) -> Answer:
        now = await self._club.texts()
        new = cleaned(
            now.name if order.name is None else order.name,
            now.welcome if order.welcome is None else order.welcome,
            now.rules if order.rules is None else order.rules,
        )
        await self._club.set_texts(new)
        return Answer(True, "cli-admin-club", {"name": new.name})
