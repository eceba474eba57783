"""What waits for whom, how he wants to be told, and up to when he was told."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Connection, Executable, bindparam, delete, func, select, update

from panzerkiste.server.storage.access import Read, Write
from panzerkiste.server.storage.database import upsert
from panzerkiste.server.storage.tables import ENTRIES, HEEDED, MATCHES, NOTICES, SEATS, SUBSCRIPTIONS, TELLINGS

AT_ONCE: Final = 50  # matches in one transaction: moves wait behind it


class StoredTelling(Struct, frozen=True):
    """One row of TELLINGS."""

    account: str
    language: str = "en"
    zone: str = "UTC"
    quiet: str | None = "22:00 08:00"
    device: str = "turn seat"
    mail: str = ""
    address: str | None = None
    code: str | None = None
    farewell: str | None = None
    looked: int = 0
    told_device: int = 0
    told_mail: int = 0
    digests: int = 0
    rests: int = 0


class StoredSubscription(Struct, frozen=True):
    """One row of SUBSCRIPTIONS."""

    endpoint: str
    account: str
    key: str
    secret: str
    browser: str
    failures: int
    made: int


class StoredNotice(Struct, frozen=True):
    """One row of NOTICES."""

    account: str
    kind: str
    subject: str
    game: str
    names: str
    since: int
    due: int | None = None
    reminded: int = 0
    event: str | None = None


class Turns(Struct, frozen=True):
    """Whose turn it is in a match after so many entries, None of them once it is over; *fresh* whose it was not
    in between."""

    number: int
    subject: str
    entries: int | None
    waiting: tuple[StoredNotice, ...]
    fresh: tuple[str, ...]


class NoticeStore:
    def __init__(self, read: Read, write: Write) -> None:
        self._read, self._write = read, write

    # How somebody wants to be told.

    async def telling(self, account: str) -> StoredTelling | None:
        return await self._one(select(TELLINGS).where(TELLINGS.c.account == account))

    async def with_farewell(self, token: str) -> StoredTelling | None:
        return await self._one(select(TELLINGS).where(TELLINGS.c.farewell == token))

    async def _one(self, query: Any) -> StoredTelling | None:
        row = await self._read(lambda connection: connection.execute(query).mappings().first())
        return StoredTelling(**row) if row else None

    async def set_telling(self, account: str, changes: Mapping[str, Any]) -> None:
        """What is not named stays as it is, or as it is for somebody who has chosen nothing yet."""
        row = upsert(TELLINGS).values(asdict(StoredTelling(account)) | dict(changes))
        row = row.on_conflict_do_update(index_elements=["account"], set_=dict(changes))
        await self._write(lambda connection: connection.execute(row))

    async def look(self, account: str, now: int, lately: int) -> None:
        """He has looked: what was only news is none any more. Nothing is written for one who looked *lately*."""
        known = select(TELLINGS.c.account).where(TELLINGS.c.account == account, TELLINGS.c.looked < lately)
        if not await self._read(lambda connection: connection.execute(known).first()):
            return

        def work(connection: Connection) -> None:
            row = update(TELLINGS).where(TELLINGS.c.account == account).values(looked=now, digests=0)
            connection.execute(row)
            connection.execute(delete(NOTICES).where(NOTICES.c.account == account, NOTICES.c.kind != "turn"))

        await self._write(work)

    # Devices.

    async def subscribe(self, new: StoredSubscription, most: int) -> None:
        """Of more than *most* devices the oldest are forgotten."""

        def work(connection: Connection) -> None:
            row = upsert(SUBSCRIPTIONS).values(asdict(new))
            connection.execute(row.on_conflict_do_update(index_elements=["endpoint"], set_=asdict(new)))
            kept = select(SUBSCRIPTIONS.c.endpoint).where(SUBSCRIPTIONS.c.account == new.account)
            kept = kept.order_by(SUBSCRIPTIONS.c.made.desc()).limit(most)
            old = (SUBSCRIPTIONS.c.account == new.account) & SUBSCRIPTIONS.c.endpoint.not_in(kept)
            connection.execute(delete(SUBSCRIPTIONS).where(old))

        await self._write(work)

    async def drop_devices(self, who: str) -> None:
        """Of an account, or of one browser in which it was."""
        row = delete(SUBSCRIPTIONS).where((SUBSCRIPTIONS.c.account == who) | (SUBSCRIPTIONS.c.browser == who))
        await self._write(lambda connection: connection.execute(row))

    async def unsubscribe(self, account: str, endpoint: str) -> None:
        row = delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.account == account, SUBSCRIPTIONS.c.endpoint == endpoint)
        await self._write(lambda connection: connection.execute(row))

    async def subscriptions(self, account: str) -> list[StoredSubscription]:
        query = select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.account == account).order_by(SUBSCRIPTIONS.c.made)
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [StoredSubscription(**row) for row in rows]

    async def count_failure(self, endpoint: str, failures: int) -> None:
        row = update(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint == endpoint).values(failures=failures)
        await self._write(lambda connection: connection.execute(row))

    # What waits.

    async def keep_turns(self, turns: Sequence[Turns]) -> None:
        """Of these matches; who was waited for before is waited for since then, and is not told again."""

        for first in range(0, len(turns), AT_ONCE):
            await self._write(partial(_keep_turns, turns=turns[first : first + AT_ONCE]))

    async def note(self, *notices: StoredNotice) -> None:
        """For those of them who want to be told of anything."""

        def work(connection: Connection) -> None:
            people = select(TELLINGS.c.account).where(TELLINGS.c.account.in_([notice.account for notice in notices]))
            wanting = set(connection.execute(people).scalars())
            for notice in notices:
                if notice.account in wanting:
                    row = upsert(NOTICES).values(asdict(notice))
                    places = ["account", "kind", "subject"]
                    connection.execute(row.on_conflict_do_update(index_elements=places, set_=asdict(notice)))

        await self._write(work)

    async def of(self, account: str) -> list[StoredNotice]:
        """What has waited longest first."""
        query = select(NOTICES).where(NOTICES.c.account == account).order_by(NOTICES.c.since)
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [StoredNotice(**row) for row in rows]

    async def waiting(self, now: int) -> list[tuple[StoredTelling, list[StoredNotice]]]:
        """Everybody who wants to be told of something and for whom anything waits."""
        people = select(TELLINGS).where(TELLINGS.c.rests <= now, (TELLINGS.c.device != "") | (TELLINGS.c.mail != ""))
        people = people.where(TELLINGS.c.account.in_(select(NOTICES.c.account)))
        rows = select(NOTICES).where(NOTICES.c.account.in_(people.with_only_columns(TELLINGS.c.account)))

        def look(connection: Connection) -> list[tuple[StoredTelling, list[StoredNotice]]]:
            found = [StoredTelling(**row) for row in connection.execute(people).mappings()]
            waiting = dict[str, list[StoredNotice]]()
            for row in connection.execute(rows.order_by(NOTICES.c.since)).mappings():
                waiting.setdefault(row["account"], []).append(StoredNotice(**row))
            return [(telling, waiting[telling.account]) for telling in found if telling.account in waiting]

        return await self._read(look)

    async def remind(self, account: str, subjects: Sequence[str]) -> None:
        mine = (NOTICES.c.account == account) & NOTICES.c.subject.in_(subjects)
        await self._write(lambda connection: connection.execute(update(NOTICES).where(mine).values(reminded=1)))

    async def unheeded(self) -> list[str]:
        """The matches of several people in which something happened that was not accounted for: the server was killed
        before."""
        last = select(func.coalesce(func.max(ENTRIES.c.seq), 0)).where(ENTRIES.c.match == MATCHES.c.number)
        query = select(MATCHES.c.id).outerjoin(HEEDED, HEEDED.c.match == MATCHES.c.number)
        people = select(func.count(SEATS.c.account.distinct())).where(SEATS.c.match == MATCHES.c.number)
        waited = (people.scalar_subquery() > 1) | MATCHES.c.event.is_not(None)
        query = query.where(MATCHES.c.begun.is_not(None), waited)
        running = MATCHES.c.ended.is_(None) & (func.coalesce(HEEDED.c.entries, -1) < last.scalar_subquery())
        query = query.where(running | (MATCHES.c.ended.is_not(None) & HEEDED.c.match.is_not(None)))
        return await self._read(lambda connection: list(connection.execute(query).scalars()))


def _keep_turns(connection: Connection, turns: Sequence[Turns]) -> None:
    """What a match that is over leaves here is nothing. As many statements for one match as for all of them."""
    over = [turn for turn in turns if turn.entries is None]
    _all(connection, delete(NOTICES).where(_here("account"), _here("kind"), _here("subject")), _old(connection, turns))
    rounds = [{"at_kind": "round", "at_subject": turn.subject} for turn in over]
    _all(connection, delete(NOTICES).where(_here("kind"), _here("subject")), rounds)
    row = upsert(NOTICES)
    told = {name: row.excluded[name] for name in ("names", "due")}
    anew = told | {name: row.excluded[name] for name in ("since", "reminded")}
    waiting = [(asdict(notice), notice.account in turn.fresh) for turn in turns for notice in turn.waiting]
    for is_fresh, changes in ((False, told), (True, anew)):
        keep = row.on_conflict_do_update(index_elements=["account", "kind", "subject"], set_=changes)
        _all(connection, keep, [notice for notice, fresh in waiting if fresh is is_fresh])
    _all(connection, delete(HEEDED).where(HEEDED.c.match == bindparam("over")), [{"over": one.number} for one in over])
    heeded = upsert(HEEDED)
    heeded = heeded.on_conflict_do_update(index_elements=["match"], set_={"entries": heeded.excluded.entries})
    running = [{"match": turn.number, "entries": turn.entries} for turn in turns if turn.entries is not None]
    _all(connection, heeded, running)


def _old(connection: Connection, turns: Sequence[Turns]) -> list[dict[str, str]]:
    """Whom these matches waited for and do not wait for any more."""
    asked = {(notice.subject, notice.account) for turn in turns for notice in turn.waiting}
    kept = select(NOTICES.c.subject, NOTICES.c.account).where(NOTICES.c.kind == "turn")
    found = connection.execute(kept.where(NOTICES.c.subject.in_([turn.subject for turn in turns])))
    gone = (row for row in found if (row.subject, row.account) not in asked)
    return [{"at_account": row.account, "at_kind": "turn", "at_subject": row.subject} for row in gone]


def _here(name: str) -> ColumnElement[bool]:
    return NOTICES.c[name] == bindparam(f"at_{name}")


def _all(connection: Connection, row: Executable, rows: Sequence[Mapping[str, Any]]) -> None:
    if rows:
        connection.execute(row, rows)
