"""A bot for somebody who is away: when it may come, and what it may do."""

import asyncio
import sys

import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.registry import GAMES
from panzerkiste.server.limits import Limits
from panzerkiste.server.matches import takebacks, upkeep
from panzerkiste.server.matches.api import NewMatch, SeatWish
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.storage.sqlite import Sqlite
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.thinkers import Thinkers
from tests.server.still_time import StillTime
from tests.server.test_lobby import Onlooker

RESIGNS = """import sys; print('ready', flush=True)
for _ in sys.stdin: print('{"type":"Resign"}', flush=True)"""

MINUTES = 3 * 60


class Person(Onlooker):
    def __init__(self, account, seat):
        super().__init__()
        self.account, self.seat = account, seat


@pytest.fixture
def clock():
    return StillTime(1000.0)


@pytest.fixture
async def lobby(tmp_path, clock):
    """Its bots resign whenever they are asked."""
    store, thinkers = Store(Sqlite(tmp_path / "absence.sqlite")), Thinkers(command=[sys.executable, "-c", RESIGNS])
    lobby = Lobby(store, thinkers, Limits(absence=MINUTES, live=1e6), timepiece=clock)
    yield lobby
    await lobby.close()
    await thinkers.close()
    await store.close()


async def two_people(lobby, game, **options):
    """Anna made the match, Bela has joined it; both look on."""
    made = await lobby.create(NewMatch(game, options, (SeatWish("me"), SeatWish("invite"))), "anna")
    await lobby.join(made.invites[0].code, None, "bela")
    table, people = await lobby.table(made.id), [Person("anna", 0), Person("bela", 1)]
    for person in people:
        await table.enter(person, -1)
    return table, people


def offered(table):
    return [info.substitute_in for info in table.seat_infos("anna")]


async def test_the_creator_may_let_a_bot_play_for_somebody_once_he_has_been_away_for_some_minutes(lobby, clock):
    table, (_, bela) = await two_people(lobby, "tank-hunter", pace="live")
    assert offered(table) == [0, None], "he is here"
    clock.now += 1000
    table.leave(bela)
    clock.now += 10
    assert offered(table) == [0, MINUTES - 10]
    with pytest.raises(Illegal) as refused:
        await lobby.let_bot_play(table.stored.id, 1, "anna", 1)
    assert refused.value.refusal.key == "refused-lobby-not-away"
    await table.enter(bela, -1)
    table.leave(bela)
    clock.now += MINUTES - 1
    assert offered(table) == [0, 1], "counted from the last time that he was here"
    clock.now += 1
    assert offered(table) == [0, 0]
    await lobby.let_bot_play(table.stored.id, 1, "anna", 1)
    assert table.seating[1].bot == 1
    assert [info.substitute_in for info in table.seat_infos("carla")] == [None, None]


async def test_absence_is_remembered_while_the_table_is_cleared_away(lobby, clock):
    table, people = await two_people(lobby, "tank-chess")
    for person in people:
        table.leave(person)
    clock.now += 1000
    await upkeep.sweep(lobby, -1)
    again = await lobby.table(table.stored.id)
    assert again is not table
    assert offered(again) == [0, int(Limits().relaxed) - 1000], "without a clock or a live pace, a day"


async def test_where_clocks_run_the_clock_decides(lobby, clock):
    table, (_, bela) = await two_people(lobby, "tank-chess", minutes=60)
    table.leave(bela)
    clock.now += 1e6
    assert offered(table) == [0, None]
    with pytest.raises(Illegal):
        await lobby.let_bot_play(table.stored.id, 1, "anna", 1)


async def played(table, seat):
    await table.act(seat, table.game.play.offer(table.match.state, seat).actions[0])


async def test_nothing_is_taken_back_from_a_person_for_whom_a_bot_plays(lobby, clock):
    table, (_, bela) = await two_people(lobby, "tank-chess")
    await played(table, 0)
    await played(table, 1)
    table.leave(bela)
    clock.now += 1e6
    await lobby.let_bot_play(table.stored.id, 1, "anna", 1)
    assert table.takebacks.way_back(0) is None
    entries = len(table.match.entries)
    await takebacks.take_back(table, 0, "please")
    assert len(table.match.entries) == entries, "it is only asked for"
    with pytest.raises(Illegal):
        await takebacks.answer(table, 0, "yes", agreed=True)
    with pytest.raises(Illegal) as refused:
        await lobby.hand_back(table.stored.id, 1, "anna")
    assert refused.value.refusal.key == "refused-lobby-not-yours"
    await lobby.hand_back(table.stored.id, 1, "bela")
    await takebacks.answer(table, 1, "yes", agreed=True)
    assert len(table.match.entries) == entries + 1


async def test_a_substitute_answers_what_is_asked_and_never_resigns_for_a_person(lobby):
    table, (anna, _) = await two_people(lobby, "panzerschlacht")
    await lobby.let_bot_play(table.stored.id, 0, "anna", 1)
    while not table.match.entries:
        await anna.news()
    assert not table.is_over
    assert type(table.match.entries[0].action).__name__ == "Setup"


async def test_a_bot_of_its_own_may_resign(lobby):
    made = await lobby.create(NewMatch("panzerschlacht", {}, (SeatWish("me"), SeatWish("bot", 1))), "anna")
    table, anna = await lobby.table(made.id), Person("anna", 0)
    await table.enter(anna, -1)
    async with asyncio.timeout(30):
        while not table.is_over:
            await anna.news()
    assert GAMES["panzerschlacht"].play.result(table.match.state).winners == (0,)


async def test_once_others_have_come_the_creator_does_not_change_the_bot_they_play_against(lobby):
    seats = (SeatWish("me"), SeatWish("invite"), SeatWish("bot", 3))
    made = await lobby.create(NewMatch("tank-hunter", {}, seats), "anna")
    await lobby.let_bot_play(made.id, 2, "anna", 2)
    await lobby.join(made.invites[0].code, None, "bela")
    with pytest.raises(Illegal) as refused:
        await lobby.let_bot_play(made.id, 2, "anna", 1)
    assert refused.value.key == "refused-lobby-not-yours"
