"""How much there is in a data folder, asked while a server runs or without one."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from panzerkiste.server.storage.folder import DATABASE, Unusable

T = TypeVar("T")

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


def numbers(data: Path, now: int) -> Numbers:
    """*now* in milliseconds since 1970; raises Unusable."""
    return _looked(data, lambda database: _numbers(database, (data / DATABASE).stat().st_size, now))


def complaints(data: Path, most: int) -> list[Complaint]:
    """The newest first; raises Unusable."""
    query = (
        "SELECT reports.number, about.name, author.name, matches.id, reports.why, reports.words, reports.at"
        " FROM reports"
        " JOIN matches ON matches.number = reports.match"
        " LEFT JOIN accounts AS about ON about.id = reports.member"
        " LEFT JOIN accounts AS author ON author.id = reports.account"
        " ORDER BY reports.number DESC LIMIT ?"
    )
    rows = _looked(data, lambda database: database.execute(query, (most,)).fetchall())
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


def _looked(data: Path, look: Callable[[sqlite3.Connection], T]) -> T:
    file = data / DATABASE
    if not file.is_file():
        raise Unusable("admin-no-data", folder=str(data))
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as database:
            return look(database)
    except sqlite3.Error as error:
        raise Unusable("data-broken", file=str(file), why=str(error)) from None


def _numbers(database: sqlite3.Connection, size: int, now: int) -> Numbers:
    def count(what: str) -> int:
        found: int = database.execute(f"SELECT count(*) FROM {what}").fetchone()[0]
        return found

    games = database.execute(
        "SELECT game, count(*), count(*) FILTER (WHERE ended IS NULL), count(*) FILTER (WHERE created > ?)"
        " FROM matches GROUP BY game ORDER BY game",
        (now - WEEK,),
    )
    return Numbers(
        accounts=count("accounts WHERE key IS NOT NULL"),
        guests=count("accounts WHERE key IS NULL"),
        banned=count("bans"),
        events=count("events"),
        works=count("works"),
        bots=count("programs"),
        bytes=size,
        games=tuple(GameNumbers(*row) for row in games),
    )
