"""A worker says that it lives, apart from all that it does; what happens while it starts is not missed."""

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import select

from panzerkiste.server.channels.telling import Channels, told
from panzerkiste.server.storage.postgres import Postgres, look_alone
from panzerkiste.server.storage.store import Store
from panzerkiste.server.storage.worker_tables import WORKERS
from panzerkiste.server.web import app as web
from panzerkiste.server.web.keys import open_by_database
from panzerkiste.server.web.sessions import Sessions
from panzerkiste.server.workers import roster
from panzerkiste.server.workers.roster import Roster

PATIENCE = 60  # seconds


class Nothing:
    """No tables, and a club without rooms."""

    def has(self, _):
        return False

    async def beat(self):
        pass

    async def let_go(self):
        pass

    async def __aenter__(self):
        pass

    async def __aexit__(self, *_):
        pass


def until(address):
    """How long the one worker there is believed to live. Nothing of this thread's loop is needed for it."""
    return look_alone(address, lambda connection: connection.execute(select(WORKERS.c.until)).scalar_one())


def grows(address, seconds):
    """While this thread does nothing else."""
    before, end = until(address), time.monotonic() + seconds
    while time.monotonic() < end:
        time.sleep(0.2)
        if until(address) > before:
            return True
    return False


async def test_a_worker_lives_however_busy_its_loop_is_and_is_dead_once_the_loop_is(postgres, monkeypatch):
    address = postgres.new_address()
    database = Postgres(address)
    one = Roster(Store(database).ownership, "/nowhere", database.repeat)
    await one.open(Nothing(), Nothing)
    assert grows(address, PATIENCE), "nothing of what is asked for on this loop is done meanwhile"
    monkeypatch.setattr(roster, "DEAD", 0)
    time.sleep(2 * roster.BEAT)  # what was under way  # noqa: ASYNC251
    assert not grows(address, 4 * roster.BEAT)
    await one.leave()
    await database.close()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
async def test_who_signs_out_while_a_worker_starts_is_signed_out_there(postgres, tmp_path, monkeypatch):
    """Between the reading of what was, and the listening for what will be."""
    address = postgres.new_address()
    elsewhere = Store(Postgres(address))
    other = Sessions(1e6, Channels())
    await open_by_database(other, elsewhere.keys)
    cookie = other.set_cookie("anna", secure=False).partition(";")[0]

    def late(*given: Any):
        return _Late(other.sign_out("anna"), told(*given))

    monkeypatch.setattr(web, "told", late)
    door: Any = web.create_app(tmp_path, database=address, internal=str(tmp_path / "a.socket"))
    said, asked = asyncio.Queue[dict[str, Any]](), asyncio.Queue[dict[str, Any]]()
    living = asyncio.create_task(door({"type": "lifespan", "state": {}}, asked.get, said.put))
    try:
        await asked.put({"type": "lifespan.startup"})
        async with asyncio.timeout(PATIENCE):
            assert await said.get() == {"type": "lifespan.startup.complete"}
        assert other.read(cookie) is None
        assert door._house._sessions.read(cookie) is None
    finally:
        await asked.put({"type": "lifespan.shutdown"})
        await living
        await elsewhere.close()


class _Late:
    """Something happens just before."""

    def __init__(self, before, then):
        self._before, self._then = before, then

    async def __aenter__(self):
        await self._before
        return await self._then.__aenter__()

    async def __aexit__(self, *why):
        return await self._then.__aexit__(*why)
