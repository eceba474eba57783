"""Your turn: what waits for whom is kept as tables change, and told to those who want it told.

A table is looked at a moment after it has changed, and many of them are written at once. What a server did not come to
before it was killed it finds by the number of entries when it starts. That somebody is told is written down before he
is: he is told once, and should the message be lost, the next day's digest comes.

An address for messages is one that a visitor gave, and what is there may take its time. So nobody waits for another:
people are told side by side, those of one push service in one lane, and those whose devices did not answer last time in
a lane of their own.

Whether a window asks somebody is told to him alone (TH-125), and nobody sees when.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic
from typing import Final
from weakref import WeakKeyDictionary, WeakValueDictionary

import msgspec
from msgspec.structs import replace

from panzerkiste.engine.game import Seat
from panzerkiste.server.club import sentences
from panzerkiste.server.club.lanes import Lanes, site
from panzerkiste.server.club.mail import Mailer
from panzerkiste.server.club.occasions import Occasion, Way, occasion, ways
from panzerkiste.server.club.presence import Presence
from panzerkiste.server.club.push import Outcome, Post
from panzerkiste.server.limits import Limits
from panzerkiste.server.matches.effort import Breath
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.seating import is_program
from panzerkiste.server.matches.table import Table
from panzerkiste.server.storage.notices import StoredNotice, StoredSubscription, StoredTelling, Turns
from panzerkiste.server.storage.store import Store
from panzerkiste.server.timepiece import sleep

LOG: Final = logging.getLogger("panzerkiste.notices")

KEEPING: Final = 2.0  # seconds between two writings
DELIVERING: Final = 10.0  # seconds between two rounds
AT_ONCE: Final = 64  # people who are told at the same time
LANE: Final = 8  # of them in one lane
REST: Final = 600_000  # milliseconds until the next try for whom nothing could be sent to; each is twice as long
FAILURES: Final = 5  # in a row, until a device is forgotten


class Notices:
    def __init__(
        self, store: Store, lobby: Lobby, presence: Presence, post: Post, mailer: Mailer | None, limits: Limits
    ) -> None:
        self._store, self._shelf, self._lobby, self._presence = store, store.notices, lobby, presence
        self._post, self._mailer, self._now = post, mailer, lobby.now
        self._grace = int(1000 * limits.notice)
        self._changed = dict[str, Table]()
        self._taken = list[tuple[Table, Seat]]()
        self._asked = WeakKeyDictionary[Table, dict[str, int]]()  # since when we saw that somebody is asked
        self._fresh = WeakKeyDictionary[Table, set[str]]()  # who is asked anew since the last writing
        self._open = WeakKeyDictionary[Table, set[Seat]]()
        self._tables = WeakValueDictionary[str, Table]()
        self._lanes = Lanes(AT_ONCE, LANE)
        self._telling = dict[tuple[str, Way], asyncio.Task[None]]()
        lobby.heeds.append(self.heed)

    # What waits.

    def heed(self, table: Table) -> None:
        """Something has changed there. Whoever plays alone or against bots is not called, unless an event waits."""
        self._note_taken(table)
        if len(table.seating.accounts) < 2 and not table.stored.event:
            return
        now, before = self._now(), self._asked.get(table)
        asked = dict.fromkeys(_asked(table), now)
        if before is not None:
            self._fresh.setdefault(table, set()).update(asked.keys() - before.keys())
        self._asked[table] = asked | {account: since for account, since in (before or {}).items() if account in asked}
        self._tables[table.stored.id] = self._changed[table.stored.id] = table

    def _note_taken(self, table: Table) -> None:
        free = {seat for seat, _ in table.seating.open_codes()}
        if self._open.get(table, set()) - free:
            self._taken += [(table, seat) for seat in self._open[table] - free]
        self._open[table] = free

    async def keep(self) -> None:
        """Write down what has changed."""
        if not self._changed and not self._taken:
            return
        changed, self._changed = self._changed, {}
        taken, self._taken = self._taken, []
        breath, turns = Breath(), list[Turns]()
        for table in changed.values():
            if not table.broken:  # else another accounts for it
                turns.append(self._turns(table))
            await breath.draw()
        try:
            await self._shelf.keep_turns(turns)
        except BaseException:
            self._changed = changed | self._changed
            for turn in turns:
                self._fresh.setdefault(changed[turn.subject], set()).update(turn.fresh)
            raise
        for table, seat in taken:
            await self._keep_taken(table, seat)

    def _turns(self, table: Table) -> Turns:
        asked, fresh = self._asked.get(table, {}), self._fresh.pop(table, set())
        waiting = tuple(
            replace(_notice(table, account, "turn", since), due=_due(table, account))
            for account, since in asked.items()
        )
        entries = None if table.is_over else len(table.match.entries)
        return Turns(table.stored.number, table.stored.id, entries, waiting, tuple(fresh))

    async def _keep_taken(self, table: Table, seat: Seat) -> None:
        guest, host = table.seating[seat].account, table.stored.creator
        if guest is None or guest == host or is_program(guest) or table.audience.has(host):
            return
        notice = _notice(table, host, "seat", self._now())
        await self._shelf.note(replace(notice, names=_encoded([await self._lobby.name(guest)])))

    # Telling.

    async def deliver(self) -> list[asyncio.Task[None]]:
        """One round: whoever is to be told now is being told, by each way once. Nobody has to wait for them."""
        breath, begun = Breath(), list[asyncio.Task[None]]()
        for somebody, found in await self._shelf.waiting(self._now()):
            unseen = [notice for notice in found if not self._is_there(notice)]
            for way in ways(somebody):
                if (somebody.account, way) not in self._telling and (due := self._due(somebody, unseen, way)):
                    begun.append(self._begin(somebody, way, due))
            await breath.draw()
        return begun

    def _begin(self, somebody: StoredTelling, way: Way, due: Occasion) -> asyncio.Task[None]:
        task = asyncio.create_task(self._tell(somebody, way, due))
        self._telling[somebody.account, way] = task
        task.add_done_callback(lambda _: self._telling.pop((somebody.account, way)))
        task.add_done_callback(_told)
        return task

    def _is_there(self, notice: StoredNotice) -> bool:
        table = self._tables.get(notice.subject)
        here = table is not None and table.audience.has(notice.account)
        return here or self._presence.is_at(notice.account, notice.subject)

    def _due(self, somebody: StoredTelling, found: list[StoredNotice], way: Way) -> Occasion | None:
        if way == "mail" and self._mailer is None:
            return None
        return occasion(somebody, found, way, self._now(), self._grace)

    async def _tell(self, somebody: StoredTelling, way: Way, due: Occasion) -> None:
        devices = await self._shelf.subscriptions(somebody.account) if way == "device" else []
        async with self._lanes.place(_lane(way, devices)):
            now = self._now()
            await self._mark(somebody, way, due, now)
            message = sentences.message(due, somebody.language, now)
            if way == "device":
                is_told = await self._push(devices, msgspec.json.encode(message))
            else:
                is_told = await self._write(somebody, due, message)
            if not is_told:
                before = somebody.told_device if way == "device" else somebody.told_mail
                rests = now + REST * 2 ** min((device.failures for device in devices), default=0)
                await self._shelf.set_telling(somebody.account, {f"told_{way}": before, "rests": rests})

    async def _mark(self, somebody: StoredTelling, way: Way, due: Occasion, now: int) -> None:
        changes = {f"told_{way}": now} | ({"digests": somebody.digests + 1} if due.why == "digest" else {})
        await self._shelf.set_telling(somebody.account, changes)
        if due.why == "ends":
            await self._shelf.remind(somebody.account, [due.notice.subject])

    async def _push(self, devices: Sequence[StoredSubscription], message: bytes) -> bool:
        """To all that are somebody's, at the same time: one that does not answer keeps no other waiting."""
        outcomes = await asyncio.gather(*(self._post.send(device, message) for device in devices))
        for device, outcome in zip(devices, outcomes, strict=True):
            await self._count(device, outcome)
        return not outcomes or "failed" not in outcomes or "told" in outcomes

    async def _count(self, device: StoredSubscription, outcome: Outcome) -> None:
        failures = device.failures + 1 if outcome == "failed" else 0
        if outcome == "gone" or failures >= FAILURES:
            await self._shelf.unsubscribe(device.account, device.endpoint)
        elif failures != device.failures:
            await self._shelf.count_failure(device.endpoint, failures)

    async def _write(self, somebody: StoredTelling, due: Occasion, message: sentences.Message) -> bool:
        assert self._mailer, "else there is no way by mail"
        listed = sentences.lines(due, somebody.language) if len(due.waiting) > 1 else [message.text]
        link, end = f"{self._mailer.address}{message.path}", f"{self._mailer.address}/farewell/{somebody.farewell}"
        text = "\n".join([*listed, "", link, "", sentences.say("told-end", somebody.language), end, ""])
        outcome = await self._mailer.send(somebody.address or "", message.text, text, somebody.farewell or "")
        if outcome == "gone":
            await self._shelf.set_telling(somebody.account, {"address": None, "farewell": None})
        return outcome != "failed"

    # For as long as the server runs.

    async def catch_up(self) -> None:
        """What happened before a server was killed, and nobody accounted for. Visitors come first."""
        for id in await self._shelf.unheeded():
            begun = monotonic()
            await self._lobby.playable(id)
            await asyncio.sleep(monotonic() - begun)

    async def keep_for_ever(self) -> None:
        await self._again_and_again(self.keep, KEEPING)

    async def deliver_for_ever(self) -> None:
        try:
            await self._again_and_again(self.deliver, DELIVERING)
        finally:
            for task in self._telling.values():
                task.cancel()

    async def _again_and_again(self, work: Callable[[], Awaitable[object]], seconds: float) -> None:
        while True:
            await sleep(self._lobby.timepiece, seconds)
            try:
                await work()
            except Exception as error:  # a disk that is full now may have room again
                LOG.warning("notices wait: %s", error)


def _lane(way: Way, devices: Sequence[StoredSubscription]) -> str:
    """Those who are told by the same services; whoever did not answer last time is put aside."""
    if any(device.failures for device in devices):
        return "slow"
    return " ".join(sorted({way, *(site(device.endpoint) for device in devices)}))


def _told(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()):
        LOG.error("somebody could not be told", exc_info=error)


def _asked(table: Table) -> set[str]:
    """The people whose answer the table waits for; bots are told by their streams."""
    if table.begun is None or table.is_over or table.is_adjourned:
        return set()
    owners = (table.seating[seat].account for seat in table.owing if table.seating.is_person(seat))
    return {account for account in owners if account and not is_program(account)}


def _notice(table: Table, account: str, kind: str, since: int) -> StoredNotice:
    names = [seat.name for seat in table.seat_infos(account) if not seat.yours and seat.name]
    return StoredNotice(account, kind, table.stored.id, table.game.id, _encoded(names), since)


def _encoded(names: list[str]) -> str:
    return msgspec.json.encode(names).decode()


def _due(table: Table, account: str) -> int | None:
    """When somebody's time ends in a match that lasts for days."""
    until = table.clocks.shown(table.watch.read()).until if table.clocks else ()
    ends = (until[seat] for seat in table.seating.of(account) if until)
    return min((end for end in ends if end is not None), default=None)
