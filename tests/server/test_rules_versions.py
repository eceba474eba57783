"""Matches that began under an earlier version of a game's rules go on under it; others are refused in a sentence."""

import sqlite3
import sys
from contextlib import asynccontextmanager

import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.registry import GAMES
from panzerkiste.server.limits import Limits
from panzerkiste.server.matches.api import NewMatch, SeatWish
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.storage.sqlite import Sqlite
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.thinkers import Thinkers


@asynccontextmanager
async def lobby_in(folder):
    store, thinkers = Store(Sqlite(folder / "matches.sqlite")), Thinkers(command=[sys.executable, "-c", ""])
    lobby = Lobby(store, thinkers, Limits(live=1e6))
    yield lobby
    await lobby.close()
    await thinkers.close()
    await store.close()


async def a_match(folder, game):
    """The id of a match at a hot seat, made by Anna."""
    async with lobby_in(folder) as lobby:
        made = await lobby.create(NewMatch(game, {}, (SeatWish("me"), SeatWish("hotseat"))), "anna")
    return made.id


def recorded_under(folder, rules):
    database = sqlite3.connect(folder / "matches.sqlite")
    with database:
        database.execute("UPDATE matches SET rules = ?", (rules,))
    database.close()


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].earlier])
async def test_a_match_of_earlier_rules_is_played_on_under_them(tmp_path, game):
    id = await a_match(tmp_path, game)
    async with lobby_in(tmp_path) as lobby:
        assert (await lobby.table(id)).game.rules == GAMES[game].rules
    for rules in GAMES[game].earlier:
        recorded_under(tmp_path, rules)
        async with lobby_in(tmp_path) as lobby:
            table = await lobby.table(id)
            assert table.game is GAMES[game].earlier[rules]
            assert table.match.game is table.game


async def test_a_match_of_rules_that_nobody_plays_by_is_refused(tmp_path):
    id = await a_match(tmp_path, "dropzone")
    recorded_under(tmp_path, 99)
    async with lobby_in(tmp_path) as lobby:
        with pytest.raises(Illegal, match="LOBBY old_rules"):
            await lobby.table(id)
