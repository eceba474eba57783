"""What players complain about, asked while a server runs or without one."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from panzerkiste.server.storage.folder import DATABASE, Unusable

QUERY = """
    SELECT reports.number, matches.id, reports.at, coalesce(one.name, ''), coalesce(other.name, ''), why, words
    FROM reports JOIN matches ON matches.number = reports.match
    LEFT JOIN accounts AS one ON one.id = reports.account LEFT JOIN accounts AS other ON other.id = reports.member
    ORDER BY reports.number
"""


class SaidWord(Struct, frozen=True):
    seat: int
    phrase: str
    text: str


class Complaint(Struct, frozen=True):
    """*by* and *about* are names, empty for guests without one."""

    number: int
    match: str
    at: str
    by: str
    about: str
    why: str
    words: tuple[SaidWord, ...]


def complaints(data: Path) -> list[Complaint]:
    """The oldest first; raises Unusable."""
    file = data / DATABASE
    if not file.is_file():
        raise Unusable("admin-no-data", folder=str(data))
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as database:
            return [_complaint(*row) for row in database.execute(QUERY)]
    except sqlite3.Error as error:
        raise Unusable("data-broken", file=str(file), why=str(error)) from None


def _complaint(number: int, match: str, at: int, by: str, about: str, why: str, words: str) -> Complaint:  # noqa: PLR0917
    day = datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    return Complaint(number, match, day, by, about, why, msgspec.json.decode(words, type=tuple[SaidWord, ...]))
