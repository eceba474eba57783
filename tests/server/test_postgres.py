"""What only PostgreSQL can do to us: go away and come back, and be written to by others."""

import asyncio
import logging

import pytest
from sqlalchemy import insert, select, text

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.storage import postgres as storage
from panzerkiste.server.storage.ownership import Held
from panzerkiste.server.storage.postgres import Postgres
from panzerkiste.server.storage.store import Store
from panzerkiste.server.storage.tables import MUTES
from tests.server.conftest import WIDE_LIMITS
from tests.server.databases import Postgreses
from tests.server.house import House, Visitor, play_on
from tests.server.test_store import SEATS, entry, row
from tools.postgres import NO_POSTGRES, programs


@pytest.fixture(scope="module")
def stricken():
    """A PostgreSQL that a test may kill."""
    if not programs():
        pytest.skip(NO_POSTGRES)
    found = Postgreses()
    yield found
    found.cluster.close()


async def test_a_database_that_was_started_again_is_written_to_and_read_at_once(stricken):
    store = Store(Postgres(stricken.new_address()))
    await store.create(row("one"), b"", SEATS)
    await asyncio.gather(*(store.match("one") for _ in range(5)))  # every connection has been used
    stricken.cluster.stop()
    stricken.cluster.start()
    await store.append([entry(1, 1)])
    found = await asyncio.gather(*(store.match("one") for _ in range(5)))
    assert [len(match.entries) for match in found] == [1] * 5
    await store.close()


async def test_what_is_asked_while_it_starts_again_waits_for_it(stricken):
    store = Store(Postgres(stricken.new_address()))
    await store.create(row("one"), b"", SEATS)
    stricken.cluster.stop()
    asked = [store.append([entry(1, 1)]), store.find_code("watch one"), store.set_successor(Held(1, 0), "two")]
    waiting = asyncio.gather(*asked)
    await asyncio.to_thread(stricken.cluster.start)
    assert (await waiting)[1] == ("one", None)
    match = await store.match("one")
    assert (len(match.entries), match.successor) == (1, "two")
    await store.close()


async def test_a_database_that_stays_away_is_a_refusal_and_one_line_in_the_log(stricken, caplog, monkeypatch):
    store = Store(Postgres(stricken.new_address()))
    await store.create(row("one"), b"", SEATS)
    monkeypatch.setattr(storage, "PATIENCE", 0)
    stricken.cluster.stop()
    with caplog.at_level(logging.ERROR, "panzerkiste.storage"):
        appends = [store.append([entry(1, seq)]) for seq in (1, 2)]
        told = await asyncio.gather(*appends, return_exceptions=True)
    assert [one.key for one in told if isinstance(one, Illegal)] == ["refused-storage-failed"] * 2
    assert len(caplog.records) == 1
    assert caplog.records[0].exc_info is None
    stricken.cluster.start()
    await store.append([entry(1, 1)])
    await store.close()


async def test_players_go_on_where_they_were_after_the_database_was_killed(stricken, tmp_path):
    """What was acknowledged is there. The move in flight may come on top, or has to be sent again."""
    house = House(tmp_path, WIDE_LIMITS, database=stricken.new_address()).open()
    anna = Visitor(house)
    match = (await anna.new_match("me", "hotseat"))["id"]
    async with anna.table(match, 0) as green, anna.table(match, 1) as grey:
        await play_on(green, grey, most=6)
        last = await green.seq(6)
        stricken.cluster.stop()
        stricken.cluster.start()
        await play_on(green, grey, most=2)
    async with anna.table(match, 0, since=last["seq"]) as green:
        happened = [one["seq"] for one in (await green.picture())["happened"]]
    assert sorted(set(happened)) == list(range(7, max(happened) + 1))
    assert max(happened) >= 8
    await anna.http.aclose()
    house.close()
    assert house.log.read_text() == ""


async def test_of_two_processes_that_look_before_they_write_one_is_run_again(postgres):
    """Each counts, and writes one more than it found: so many as were written were counted."""
    address = postgres.new_address()
    both = Postgres(address), Postgres(address)

    def count_and_write(connection):
        found = len(connection.execute(select(MUTES)).all())
        connection.execute(insert(MUTES).values(account="anna", person=str(found)))
        return found

    counted = await asyncio.gather(*(process.write(count_and_write) for _ in range(10) for process in both))
    assert sorted(counted) == list(range(20))
    for process in both:
        await process.close()


async def test_a_character_that_it_cannot_hold_is_replaced(postgres, caplog):
    store = Store(Postgres(postgres.new_address()))
    await store.create(row("one"), b"", SEATS)
    await store.append([entry(1, 1, "sent\0")])
    await store.people.rename("aa", "An\0na", "an\0na")
    assert (await store.match("one")).entries[0].sent == "sent\ufffd"
    assert await store.names(["aa"]) == {"aa": "An\ufffdna"}
    assert await store.find_code("\0") is None
    assert caplog.records == []
    await store.close()


async def test_a_statement_that_fails_harms_none_in_its_group(postgres, caplog):
    database = Postgres(postgres.new_address())
    works = [database.write(lambda connection: connection.execute(text("SELECT 7")).scalar()) for _ in range(2)]
    wrong = database.write(lambda connection: connection.execute(text("SELECT nothing")))
    assert await asyncio.gather(*works) == [7, 7]
    with pytest.raises(Illegal):
        await wrong
    assert [record.getMessage() for record in caplog.records] == [
        'the database failed: column "nothing" does not exist'
    ]
    await database.close()
