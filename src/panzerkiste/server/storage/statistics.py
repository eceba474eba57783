"""How much there is in a database, asked while a server runs or without one."""

from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Table, func, select

from panzerkiste.server.storage.dialects import size
from panzerkiste.server.storage.opening import look_into
from panzerkiste.server.storage.tables import ACCOUNTS, BANS, EVENTS, MATCHES, PROGRAMS, REPORTS, WORKS

WEEK: Final = 7 * 86_400_000  # milliseconds


class GameNumbers(Struct, frozen=True):
    game: str
    matches: int
    running: int
    lately: int  # made within a week


class Numbers(Struct, frozen=True):
    accounts: int
    guests: int  # who have chosen a name
    banned: int
    events: int
    works: int
    bots: int
    bytes: int
    games: tuple[GameNumbers, ...]


class Complaint(Struct, frozen=True):
    """What somebody has reported of somebody else's words, by their names."""

    number: int
    about: str
    by: str
    match: str
    why: str
    words: str
    at: int  # milliseconds since 1970


def numbers(data: Path, address: str, now: int) -> Numbers:
    """*now* in milliseconds since 1970; raises Unusable."""
    return look_into(data, address, lambda connection: _numbers(connection, now))


def complaints(data: Path, address: str, most: int) -> list[Complaint]:
    """The newest first; raises Unusable."""
    about, author = ACCOUNTS.alias(), ACCOUNTS.alias()
    told = REPORTS.c.number, about.c.name, author.c.name, MATCHES.c.id, REPORTS.c.why, REPORTS.c.words, REPORTS.c.at
    query = (
        select(*told)
        .join(MATCHES, MATCHES.c.number == REPORTS.c.match)
        .outerjoin(about, about.c.id == REPORTS.c.member)
        .outerjoin(author, author.c.id == REPORTS.c.account)
        .order_by(REPORTS.c.number.desc())
        .limit(most)
    )
    rows = look_into(data, address, lambda connection: connection.execute(query).all())
    return [
        Complaint(number, about or "?", by or "?", match, why, _said(words), at)
        for number, about, by, match, why, words, at in rows
    ]


def _said(words: str) -> str:
    """Seat by seat what was said last; phrases by their names."""
    said = msgspec.json.decode(words, type=list[_Word])
    return " / ".join(f"{word.seat + 1}: {word.text or word.phrase}" for word in said)


class _Word(Struct, frozen=True):
    """As much of a word as is shown."""

    seat: int
    phrase: str
    text: str


def _numbers(connection: Connection, now: int) -> Numbers:
    def count(table: Table, *which: ColumnElement[bool]) -> int:
        return connection.execute(select(func.count()).select_from(table).where(*which)).scalar_one()

    running, lately = MATCHES.c.ended.is_(None), MATCHES.c.created > now - WEEK
    counts = func.count(), func.count().filter(running), func.count().filter(lately)
    games = connection.execute(select(MATCHES.c.game, *counts).group_by(MATCHES.c.game).order_by(MATCHES.c.game))
    return Numbers(
        accounts=count(ACCOUNTS, ACCOUNTS.c.key.is_not(None)),
        guests=count(ACCOUNTS, ACCOUNTS.c.key.is_(None)),
        banned=count(BANS),
        events=count(EVENTS),
        works=count(WORKS),
        bots=count(PROGRAMS),
        bytes=connection.execute(select(size())).scalar_one(),
        games=tuple(GameNumbers(*row) for row in games),
    )
