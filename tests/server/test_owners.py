"""One owner per match: two workers never fork it, and what a dead one had is another's."""

import asyncio
from datetime import UTC, date, datetime, timedelta

import pytest
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from panzerkiste.engine.illegal import Illegal
from panzerkiste.registry import GAMES
from panzerkiste.server.channels.messages import DaysOffChanged
from panzerkiste.server.matches import adjourning, sitting, takebacks, upkeep
from panzerkiste.server.matches.api import NewMatch, SeatWish
from panzerkiste.server.matches.time_controls import Days, Live
from panzerkiste.server.storage.ownership import Elsewhere, Stale, new_worker
from panzerkiste.server.storage.tables import ENTRIES, SEATS
from panzerkiste.server.storage.worker_tables import DUTIES
from tests.server.neighbours import two_neighbours
from tests.server.still_time import StillTime

GAME = GAMES["tank-chess"]


@pytest.fixture
def time():
    return StillTime(1_800_000_000.0)


@pytest.fixture
async def workers(postgres, time):
    async with two_neighbours(postgres.new_address(), time) as found:
        yield found


async def two_people(lobby, clock=None):
    wish = NewMatch(GAME.id, {}, (SeatWish("me"), SeatWish("invite")), clock=clock or Live(60))
    made = await lobby.create(wish, "anna")
    await lobby.join(made.invites[0].code, None, "bela")
    return await lobby.table(made.id)


async def play(table, sent=None):
    seat = table.asked.seats[0]
    return await table.act(seat, GAME.play.offer(table.match.state, seat).actions[0], sent)


async def kept(store, table):
    query = select(table).order_by(*table.primary_key)
    return await store._read(lambda connection: [tuple(row) for row in connection.execute(query)])


async def test_a_match_has_one_owner_and_others_are_told_who_it_is(workers):
    one, other = workers
    table = await two_people(one.lobby)
    with pytest.raises(Elsewhere) as led:
        await other.lobby.table(table.stored.id)
    assert led.value.worker == one.me
    assert await other.store.ownership.keeper(table.stored.id) == one.me


WAYS = {
    "act": play,
    "sit": lambda table: sitting.let_bot_play(table, 0, "anna", 1),
    "orders": lambda table: table.give_orders(0, ()),
    "take back": lambda table: takebacks.take_back(table, 0, "back"),
    "adjourn": lambda table: adjourning.adjourn(table, 0, agreed=True),
    "rematch": lambda table: table.set_successor("another"),
}


@pytest.mark.parametrize("way", WAYS)
async def test_who_was_taken_for_dead_and_lives_writes_nothing_more(workers, way):
    one, other = workers
    old = await two_people(one.lobby)
    await play(old)
    await other.store.ownership.bury(one.me.id)
    new = await other.lobby.table(old.stored.id)
    assert new.held.epoch == old.held.epoch + 1
    before = [await kept(one.store, table) for table in (ENTRIES, SEATS)]
    with pytest.raises((IntegrityError, Stale)):
        await WAYS[way](old)
    assert old.broken, "whoever sits there comes back, and is led to the other"
    assert [await kept(one.store, table) for table in (ENTRIES, SEATS)] == before
    await play(new)
    assert [row[1] for row in await kept(one.store, ENTRIES)] == [1, 2]


async def test_two_who_both_think_that_it_is_theirs_never_fork_it(workers):
    """It goes back and forth between them while both write: what was acknowledged is there, once."""
    ids, acknowledged = iter(range(1000)), []
    first = await two_people(workers[0].lobby)

    async def insist(worker):
        for _ in range(12):
            table = await worker.lobby.playable(first.stored.id)
            if table is None:  # the other's, who is taken for dead now
                await asyncio.gather(*(worker.store.ownership.bury(one.me.id) for one in workers if one is not worker))
                continue
            await worker.store.ownership.lives(worker.me)
            sent = f"m{next(ids)}"
            try:
                await play(table, sent)
                acknowledged.append(sent)
            except (IntegrityError, Illegal):
                worker.me = new_worker("/nowhere")
                await worker.store.ownership.enrol(worker.me)

    await asyncio.gather(*map(insist, workers))
    rows = await kept(workers[0].store, ENTRIES)
    assert [row[1] for row in rows] == list(range(1, len(rows) + 1))
    written = [row[5] for row in rows if row[5]]
    assert len(set(written)) == len(written)
    assert set(acknowledged) <= set(written)
    assert len(acknowledged) > 2


async def test_a_flag_falls_though_its_owner_was_killed(workers, time):
    one, other = workers
    table = await two_people(one.lobby, Live(1))
    await upkeep.take_up(other.lobby)
    assert not other.lobby.has(table.stored.id), "its owner lives"
    table.let_go()
    await table.close()
    await other.store.ownership.bury(one.me.id)
    await upkeep.take_up(other.lobby)
    assert other.lobby.has(table.stored.id), "nobody has asked for it"
    time.go_to_timer()
    again = await other.lobby.table(table.stored.id)
    while not again.is_over:  # noqa: ASYNC110
        await asyncio.sleep(0)
    assert again.game.play.result(again.match.state).reason == "time"
    while await kept(other.store, DUTIES):  # noqa: ASYNC110
        await asyncio.sleep(0)


async def test_what_is_due_in_days_waits_on_the_disk(workers, time):
    one, other = workers
    table = await two_people(one.lobby, Days(2))
    await table.tell_due()
    await other.store.ownership.bury(one.me.id)
    await upkeep.take_up(other.lobby)
    assert not other.lobby.has(table.stored.id)
    time.now += 2 * 86_400
    await upkeep.take_up(other.lobby)
    assert other.lobby.has(table.stored.id)


async def put_away(lobby):
    """All tables, once they have written what they have to."""
    async with asyncio.timeout(60):
        while lobby.kept:
            await upkeep.sweep(lobby, -1)


async def test_a_match_of_days_waits_on_the_disk_until_something_is_due(workers, time):
    one, _ = workers
    table = await two_people(one.lobby, Days(2))
    await put_away(one.lobby)
    time.now += 86_400
    await upkeep.fetch_dated(one.lobby)
    assert one.lobby.kept == 0
    time.now += 86_400 - 60
    await upkeep.fetch_dated(one.lobby)
    again = one.lobby.at_hand(table.stored.id)
    assert again is not None
    assert again.held == table.held, "it stayed with its owner"
    time.go_to_timer()
    while not again.is_over:  # noqa: ASYNC110
        await asyncio.sleep(0)
    assert again.game.play.result(again.match.state).reason == "time"
    assert not one.lobby.dated


async def test_who_has_fewer_days_off_than_he_had_falls_earlier_though_nobody_looks(workers, time):
    one, _ = workers
    table = await two_people(one.lobby, Days(2))
    off = frozenset(datetime.fromtimestamp(time.now, UTC).date() + timedelta(days) for days in (1, 2, 3))
    for days in (off, frozenset[date]()):
        for account in ("anna", "bela"):
            await one.store.days_off.keep(account, days)
            await one.lobby.channels.tell(DaysOffChanged(account))
        first = one.lobby.at_hand(table.stored.id)
        await put_away(one.lobby)
        dated = one.lobby.dated.pop(table.stored.id)  # as after a start: then nobody knows of it
    assert first is not None, "it was read again"
    assert dated - time.wall() <= 2 * 86_400_000


async def test_what_may_have_been_lost_from_memory_is_brought_back_when_it_is_due(workers, time):
    one, _ = workers
    table = await two_people(one.lobby, Days(2))
    await put_away(one.lobby)
    one.lobby.dated.clear()
    one.lobby.is_unsure = True
    await upkeep.bring_back(one.lobby)
    assert (one.lobby.kept, set(one.lobby.dated)) == (0, {table.stored.id})


async def test_two_who_look_for_what_is_due_share_it(workers):
    dead = [await two_people(workers[0].lobby) for _ in range(9)]
    await workers[1].store.ownership.bury(workers[0].me.id)
    workers[0].me = new_worker("/nowhere")
    await workers[0].store.ownership.enrol(workers[0].me)
    found = await asyncio.gather(*(one.store.ownership.take_duties(one.me, one.lobby.now(), 9) for one in workers))
    assert sorted(found[0] + found[1]) == sorted(table.stored.id for table in dead)


async def test_the_club_is_with_one_of_them(workers):
    ownership = workers[0].store.ownership
    assert [await ownership.take_club(worker.me) for worker in workers] == [True, False]
    assert await ownership.take_club(workers[0].me), "once more, where the answer was lost"
    assert await ownership.club() == workers[0].me
    await ownership.bury(workers[0].me.id)
    assert [await ownership.take_club(worker.me) for worker in reversed(workers)] == [True, False]
