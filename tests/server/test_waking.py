"""After a start: visitors are served at once, and thinking time runs on where it can run out."""

import asyncio
from typing import Any

import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.registry import GAMES
from panzerkiste.server.limits import Limits
from panzerkiste.server.matches import upkeep
from panzerkiste.server.matches.api import NewMatch, SeatWish
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.storage.ownership import Ownership
from panzerkiste.server.storage.sqlite import Sqlite
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.thinkers import Thinkers
from panzerkiste.server.web.app import create_app
from tests.server.house import PATIENCE

GAME = GAMES["panzerschlacht"]


@pytest.fixture
async def store(tmp_path):
    store = Store(Sqlite(tmp_path / "waking.sqlite"))
    yield store
    await store.close()


@pytest.fixture
async def lobby_of(store):
    lobbies, thinkers = [], Thinkers()

    def open_lobby():
        lobbies.append(Lobby(store, thinkers, Limits()))
        return lobbies[-1]

    yield open_lobby
    for lobby in lobbies:
        await lobby.close()
    await thinkers.close()


async def new_match(lobby, *kinds, minutes=0):
    wish = NewMatch(GAME.id, {"minutes": minutes}, tuple(SeatWish(kind) for kind in kinds))
    return (await lobby.create(wish, "anna")).id


async def test_only_clocks_that_can_fall_are_woken(lobby_of):
    before = lobby_of()
    await new_match(before, "me", "hotseat")
    await new_match(before, "me", "invite", minutes=5)  # nobody's time runs before the last seat is taken
    running = await new_match(before, "me", "hotseat", minutes=5)
    after = lobby_of()
    await upkeep.begin(after)
    await upkeep.take_up(after)
    assert list(after._tables) == [running]
    assert after._tables[running]._duties._timer


async def test_whoever_opens_a_match_meanwhile_gets_the_one_that_is_woken(lobby_of):
    before = lobby_of()
    matches = [await new_match(before, "me", "hotseat", minutes=5) for _ in range(3)]
    after = lobby_of()
    await upkeep.begin(after)
    waking = asyncio.create_task(upkeep.take_up(after))
    opened = await after.table(matches[-1])
    await waking
    assert after._tables[matches[-1]] is opened


async def test_a_match_that_could_not_be_read_when_it_was_taken_up_is_brought_back(lobby_of, store, monkeypatch):
    running = await new_match(lobby_of(), "me", "hotseat", minutes=5)
    after, read = lobby_of(), store.match
    await upkeep.begin(after)

    async def fails_once(id):
        monkeypatch.setattr(store, "match", read)
        raise Illegal("STORAGE", "failed")

    monkeypatch.setattr(store, "match", fails_once)
    await upkeep.take_up(after)
    assert not after.has(running)
    await upkeep.bring_back(after)
    assert after._tables[running]._duties._timer


async def test_a_table_that_broke_with_nobody_there_is_brought_back(lobby_of):
    lobby = lobby_of()
    await upkeep.begin(lobby)
    running = await new_match(lobby, "me", "hotseat", minutes=5)
    table = await lobby.table(running)
    await table.tell_due()
    table.let_go()
    await upkeep.sweep(lobby, seconds=600)
    assert not lobby.has(running)
    await upkeep.bring_back(lobby)
    assert lobby._tables[running]._duties._timer


async def test_tables_are_cleared_away_again_after_a_disk_was_full(lobby_of, monkeypatch):
    lobby, swept = lobby_of(), asyncio.Event()

    async def at_once(*_):
        await asyncio.sleep(0)

    async def fails_once(*_):
        monkeypatch.setattr(upkeep, "sweep", sweeps)
        raise Illegal("STORAGE", "failed")

    async def sweeps(*_):
        swept.set()

    monkeypatch.setattr(upkeep, "sleep", at_once)
    monkeypatch.setattr(upkeep, "sweep", fails_once)
    sweeper = asyncio.create_task(upkeep.sweep_for_ever(lobby))
    await asyncio.wait_for(swept.wait(), PATIENCE)
    sweeper.cancel()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
async def test_the_server_answers_before_all_clocks_are_woken(tmp_path, monkeypatch):
    """Ten thousand matches took 42 seconds."""

    async def for_ever(*_):
        await asyncio.Event().wait()

    monkeypatch.setattr(Ownership, "take_duties", for_ever)
    app: Any = create_app(tmp_path)
    told, asked = asyncio.Queue[dict[str, str]](), asyncio.Queue[dict[str, str]]()
    scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
    living = asyncio.create_task(app(scope, asked.get, told.put))
    for word in ("startup", "shutdown"):
        await asked.put({"type": f"lifespan.{word}"})
        async with asyncio.timeout(60):
            assert await told.get() == {"type": f"lifespan.{word}.complete"}
    await living


async def test_sweeping_goes_through_all_tables_in_slices(lobby_of, monkeypatch):
    monkeypatch.setattr("panzerkiste.server.matches.effort.MOMENT", -1)  # a breath after each
    monkeypatch.setattr("panzerkiste.server.matches.upkeep.SWEEP", 0)
    monkeypatch.setattr("panzerkiste.server.matches.upkeep.IDLE", -1)
    lobby = lobby_of()
    for _ in range(5):
        await new_match(lobby, "me", "hotseat")
    sweeping = asyncio.create_task(upkeep.sweep_for_ever(lobby))
    async with asyncio.timeout(60):
        while lobby._tables:  # noqa: ASYNC110
            await asyncio.sleep(0)
    sweeping.cancel()
