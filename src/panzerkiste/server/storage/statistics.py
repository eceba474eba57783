"""How much there is in a data folder, asked while a server runs or without one."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from msgspec import Struct

from panzerkiste.server.storage.folder import DATABASE, Unusable

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


def numbers(data: Path, now: int) -> Numbers:
    """*now* in milliseconds since 1970; raises Unusable."""
    file = data / DATABASE
    if not file.is_file():
        raise Unusable("admin-no-data", folder=str(data))
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as database:
            return _numbers(database, file.stat().st_size, now)
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
