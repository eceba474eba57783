"""What a match does while nobody is there: bots among themselves wait, and a clock loses no more than a beat."""

import asyncio

import msgspec
import pytest
from msgspec.structs import replace

from panzerkiste.proving.coverage import rule
from panzerkiste.registry import GAMES
from panzerkiste.server.limits import Limits
from panzerkiste.server.matches import bot_player
from panzerkiste.server.matches.api import NewMatch, SeatWish
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.storage.sqlite import Sqlite
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.thinkers import Thinkers
from tests.server.still_time import StillTime
from tests.server.test_lobby import Onlooker

GAME = GAMES["panzerschlacht"]


class Watcher(Onlooker):
    account, seat = "anna", -3


class Listener(Watcher):
    """Remembers all that it was told."""

    def __init__(self):
        super().__init__()
        self.heard = []

    def push(self, message):
        self.heard.append(msgspec.json.decode(message))
        super().push(message)


class Answering(Thinkers):
    """Stands in for the workers: gives the safe answer, and only when it is let."""

    def __init__(self):
        super().__init__()
        self.asked, self.let = 0, asyncio.Event()

    async def warming(self, game):
        for steps in list[tuple[int, int]]():
            yield steps

    async def choose(self, question, *_):
        self.asked += 1
        await self.let.wait()


@pytest.fixture
async def store(tmp_path):
    store = Store(Sqlite(tmp_path / "pausing.sqlite"))
    yield store
    await store.close()


async def rounds(loop_rounds=50):
    """So many rounds of the event loop: whatever could begin has begun."""
    for _ in range(loop_rounds):
        await asyncio.sleep(0)


async def bots_only(lobby, **options):
    made = await lobby.create(NewMatch(GAME.id, options, (SeatWish("bot", 1), SeatWish("bot", 1))), "anna")
    return await lobby.table(made.id)


async def test_bots_among_themselves_wait_until_somebody_looks_on(store):
    thinkers = Answering()
    lobby = Lobby(store, thinkers, Limits())
    table, anna = await bots_only(lobby), Watcher()
    await rounds()
    assert thinkers.asked == 0
    await table.enter(anna, -1)
    await rounds()
    assert thinkers.asked == 2, "both set up at once"
    table.leave(anna)
    thinkers.let.set()
    await rounds()
    assert (thinkers.asked, len(table.match.entries)) == (2, 0), "nobody looks on any more"
    await table.enter(anna, -1)
    while len(table.match.entries) < 4:
        await anna.news()
    await lobby.close()


async def test_a_seat_of_somebody_who_is_away_does_not_pause_a_match(store):
    thinkers = Answering()
    lobby = Lobby(store, thinkers, Limits())
    wish = NewMatch(GAME.id, {}, (SeatWish("me"), SeatWish("bot", 1)))
    await lobby.table((await lobby.create(wish, "anna")).id)
    await rounds()
    assert thinkers.asked == 1
    await lobby.close()


@pytest.fixture
def time():
    return StillTime(500.0)


def left(table):
    return table.clocks.shown(table.watch.read()).left[0] / 1000


async def test_while_bots_wait_for_a_watcher_their_clocks_stand_still(store, time):
    lobby = Lobby(store, Answering(), Limits(), timepiece=time)
    table, anna = await bots_only(lobby, minutes=1), Watcher()
    time.now += 1000
    assert left(table) == 60
    await table.enter(anna, -1)
    time.now += 10
    table.leave(anna)
    time.now += 1000
    assert left(table) == 50
    await lobby.close()


async def test_a_crash_gives_back_no_more_thinking_time_than_since_the_last_beat(store, time):
    crashed = Lobby(store, Answering(), Limits(), timepiece=time)
    wish = NewMatch(GAME.id, {"minutes": 1}, (SeatWish("me"), SeatWish("hotseat")))
    made = await crashed.create(wish, "anna")
    table = await crashed.table(made.id)
    time.now += 8
    await crashed.beat()
    time.now += 3
    assert left(table) == 49
    await table.close()

    lobby = Lobby(store, Answering(), Limits(), timepiece=time)
    time.now += 10_000  # the server is down: the clock stands still
    again = await lobby.table(made.id)
    assert left(again) == 52
    time.now += 5
    await lobby.close()

    lobby = Lobby(store, Answering(), Limits(), timepiece=time)
    assert left(await lobby.table(made.id)) == 47, "a server that is ended keeps everything"
    await lobby.close()


async def test_whoever_lets_a_bot_play_for_him_does_not_stop_the_clock_by_going_away(store):
    lobby = Lobby(store, Answering(), Limits())
    made = await lobby.create(NewMatch(GAME.id, {"minutes": 1}, (SeatWish("me"), SeatWish("bot", 1))), "anna")
    table = await lobby.table(made.id)
    await lobby.let_bot_play(made.id, 0, "anna", 1)
    assert not table.is_paused
    await lobby.close()


async def test_a_bot_that_gives_no_answer_in_time_says_so_before_the_safe_one_is_given(store):
    thinkers = Answering()
    thinkers.let.set()
    lobby = Lobby(store, thinkers, Limits())
    table, anna = await bots_only(lobby), Listener()
    await table.enter(anna, -1)
    while "Update" not in [message["type"] for message in anna.heard]:
        await anna.news()
    told = [message["type"] for message in anna.heard]
    assert told.index("BotLate") < told.index("Update")
    assert {message["seat"] for message in anna.heard if message["type"] == "BotLate"} <= {0, 1}
    await lobby.close()


@rule("TH-125")
async def test_th_125_nobody_learns_that_a_bot_thinks_too_long_in_a_window(store):
    lobby = Lobby(store, Answering(), Limits())
    table, anna = await bots_only(lobby), Listener()
    await table.enter(anna, -1)
    table.asked = replace(table.asked, shown=())
    bot_player.tell_late(table, 0)
    assert [message for message in anna.heard if message["type"] == "BotLate"] == []
    await lobby.close()
