"""Tables in memory: cleared away when nobody needs them, brought back as they were."""

import asyncio
import sqlite3
from random import Random

import msgspec
import pytest

from panzerkiste.engine.game import CHANCE
from panzerkiste.games import GAMES
from panzerkiste.server.api import NewMatch, SeatWish
from panzerkiste.server.limits import Limits
from panzerkiste.server.lobby import Lobby
from panzerkiste.server.store import Store
from panzerkiste.server.thinkers import Thinkers

GAME = GAMES["panzerschlacht"]


@pytest.fixture
async def lobby(tmp_path):
    store, thinkers = Store(tmp_path / "lobby.sqlite"), Thinkers()
    lobby = Lobby(store, thinkers, Limits(live=0.01))
    yield lobby
    await lobby.close()
    await thinkers.close()
    await store.close()


async def new_table(lobby, **options):
    wish = NewMatch(GAME.id, options, (SeatWish("me"), SeatWish("hotseat")))
    return await lobby.table((await lobby.create(wish, "anna")).id)


async def play(table, moves):
    rng = Random(4)
    for _ in range(moves):
        seat = table.asked.seats[0]
        offer = GAME.offer(table.match.state, seat)
        action = GAME.candidates(table.match.state, seat, rng, 1)[0] if offer.space else offer.actions[0]
        await table.act(seat, action)


class Eyes:
    """Somebody who looks on."""

    account, seat = "anna", 0

    def __init__(self):
        self.seen = []

    def push(self, message):
        self.seen.append(msgspec.json.decode(message))

    def hang_up(self, code):
        self.seen.append(code)


async def test_a_table_that_nobody_uses_is_cleared_away_and_comes_back_as_it_was(lobby):
    table = await new_table(lobby)
    await play(table, 30)
    lobby.sweep(seconds=0)
    again = await lobby.table(table.stored.id)
    assert again is not table
    assert again.match.record == table.match.record
    assert again.match.steps == table.match.steps


async def test_a_table_with_somebody_at_it_or_a_running_clock_stays(lobby):
    watched, clocked = await new_table(lobby), await new_table(lobby, minutes=5)
    await watched.enter(Eyes(), -1)
    lobby.sweep(seconds=0)
    assert await lobby.table(watched.stored.id) is watched
    assert await lobby.table(clocked.stored.id) is clocked


async def test_a_table_is_loaded_once_however_many_come_at_once(lobby):
    table = await new_table(lobby)
    lobby.sweep(seconds=0)
    tables = await asyncio.gather(*(lobby.table(table.stored.id) for _ in range(5)))
    assert len(set(map(id, tables))) == 1


async def test_where_somebody_else_wrote_first_everybody_comes_back_to_what_is_written(lobby, tmp_path):
    """As a second server on the same database would. The key lets one of the two appends happen."""
    table, eyes = await new_table(lobby), Eyes()
    await table.enter(eyes, -1)
    theirs, ours = GAME.candidates(table.match.state, 0, Random(1), 2)
    with sqlite3.connect(tmp_path / "lobby.sqlite") as other:
        row = (table.stored.number, 1, 0, msgspec.json.encode(theirs), 5, "theirs")
        other.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", row)
    other.close()
    with pytest.raises(Exception, match="UNIQUE"):
        await table.act(0, ours, "ours")
    assert eyes.seen[-1] == 1012, "come again"
    assert not [message for message in eyes.seen[:-1] if message["type"] == "Update"], "nothing happened"
    again = await lobby.table(table.stored.id)
    assert [entry.action for entry in again.match.entries] == [theirs]
    assert await again.act(0, theirs, "theirs") == 1, "and what is sent again is still done once"


class Onlooker:
    """Sits at the table and notices that something happens."""

    account, seat = "anna", 0

    def __init__(self):
        self._news = asyncio.Event()

    def push(self, message):
        self._news.set()

    def hang_up(self, code):
        raise AssertionError(code)

    async def news(self):
        await self._news.wait()
        self._news.clear()


async def test_a_window_that_nobody_answers_closes_in_a_live_match(lobby):
    """TH-125, TH-402: everybody waits until somebody could play an event, and then goes on waiting."""
    wish = NewMatch("tank-hunter", {"pace": "live"}, (SeatWish("me"), SeatWish("hotseat")))
    table, anna = await lobby.table((await lobby.create(wish, "anna")).id), Onlooker()
    await table.enter(anna, 0)
    while table.asked.seats == (CHANCE,):
        await anna.news()
    while table.asked.shown:
        seat = table.asked.seats[0]
        await table.act(seat, table.game.default(table.match.state, seat))
    entries, asked = len(table.match.entries), table.asked.seats
    while len(table.match.entries) == entries:
        await anna.news()
    passed = table.match.entries[entries]
    assert ((passed.seat,), type(passed.action).__name__) == (asked, "Pass")
