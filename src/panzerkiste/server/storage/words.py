"""What people say to each other at tables, whom they do not want to hear, and what they complain about."""

from collections.abc import Collection
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, delete, func, insert, select

from panzerkiste.engine.game import Seat
from panzerkiste.server.storage.access import Read, Write
from panzerkiste.server.storage.database import upsert
from panzerkiste.server.storage.tables import MUTES, REPORTS, TALKERS, WORDS


class StoredWord(Struct, frozen=True):
    """One row of WORDS: a phrase, or a text of one's own."""

    match: int
    number: int
    seat: Seat
    account: str
    phrase: str
    text: str
    at: int
    sent: str


class StoredReport(Struct, frozen=True):
    """One row of REPORTS but its number, which is drawn when it is kept."""

    match: int
    member: str
    account: str
    why: str
    words: str
    at: int


class Standing(NamedTuple):
    """Who lets others write freely, and who does not want to hear whom."""

    talkers: frozenset[str]
    mutes: frozenset[tuple[str, str]]


class WordStore:
    def __init__(self, read: Read, write: Write) -> None:
        self._read, self._write = read, write

    # Words.

    async def say(self, word: StoredWord, most: int) -> StoredWord | None:
        """The word with its number, or None if it was said before. Of a match the newest *most* are kept."""

        def work(connection: Connection) -> StoredWord | None:
            said = (WORDS.c.match == word.match) & (WORDS.c.account == word.account) & (WORDS.c.sent == word.sent)
            if connection.execute(select(WORDS.c.number).where(said)).first():
                return None
            last = connection.execute(select(func.max(WORDS.c.number)).where(WORDS.c.match == word.match)).scalar()
            numbered = asdict(word) | {"number": (last or 0) + 1}
            connection.execute(insert(WORDS).values(numbered))
            old = (WORDS.c.match == word.match) & (WORDS.c.number <= numbered["number"] - most)
            connection.execute(delete(WORDS).where(old))
            return StoredWord(**numbered)

        return await self._write(work)

    async def last(self, match: int, most: int) -> list[StoredWord]:
        """The oldest of them first."""
        return await self._read(lambda connection: _last(connection, match, most))

    async def standing(self, match: int, accounts: Collection[str], most: int) -> tuple[list[StoredWord], Standing]:
        """The last words of a match, and what holds among those who play it."""
        talkers = select(TALKERS.c.account).where(TALKERS.c.match == match)
        mutes = select(MUTES.c.account, MUTES.c.person)
        mutes = mutes.where(MUTES.c.account.in_(accounts), MUTES.c.person.in_(accounts))

        def look(connection: Connection) -> tuple[list[StoredWord], Standing]:
            found = {(row.account, row.person) for row in connection.execute(mutes)}
            standing = Standing(frozenset(connection.execute(talkers).scalars()), frozenset(found))
            return _last(connection, match, most) if most else [], standing

        return await self._read(look)

    # Who lets others write freely.

    async def allow(self, match: int, account: str) -> None:
        row = upsert(TALKERS).values(match=match, account=account).on_conflict_do_nothing()
        await self._write(lambda connection: connection.execute(row))

    async def forbid(self, match: int, account: str) -> None:
        row = delete(TALKERS).where(TALKERS.c.match == match, TALKERS.c.account == account)
        await self._write(lambda connection: connection.execute(row))

    # Whom somebody does not want to hear.

    async def mute(self, account: str, muted: str, most: int) -> bool:
        """Whether there was room for one more."""

        def work(connection: Connection) -> bool:
            own = select(func.count()).where(MUTES.c.account == account)
            if connection.execute(own).scalar_one() >= most:
                return False
            connection.execute(upsert(MUTES).values(account=account, person=muted).on_conflict_do_nothing())
            return True

        return await self._write(work)

    async def unmute(self, account: str, muted: str) -> None:
        row = delete(MUTES).where(MUTES.c.account == account, MUTES.c.person == muted)
        await self._write(lambda connection: connection.execute(row))

    # Complaints, for the organiser.

    async def report(self, report: StoredReport, most: int) -> bool:
        """Whether it is kept: one by each about the same person in a match, and so many of each in all."""

        def work(connection: Connection) -> bool:
            own = select(func.count()).where(REPORTS.c.account == report.account)
            if connection.execute(own).scalar_one() >= most:
                return False
            row = upsert(REPORTS).values(asdict(report))
            row = row.on_conflict_do_update(index_elements=["match", "account", "member"], set_=asdict(report))
            connection.execute(row)
            return True

        return await self._write(work)

    async def drop_report(self, number: int) -> bool:
        row = delete(REPORTS).where(REPORTS.c.number == number)
        return await self._write(lambda connection: connection.execute(row).rowcount == 1)


def _last(connection: Connection, match: int, most: int) -> list[StoredWord]:
    query = select(WORDS).where(WORDS.c.match == match).order_by(WORDS.c.number.desc()).limit(most)
    return [StoredWord(**row) for row in reversed(connection.execute(query).mappings().all())]
