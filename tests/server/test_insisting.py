"""What is due after a start is done, though one part of it fails, or the database is away for a while."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest
from litestar.datastructures import State

from panzerkiste.server import errands
from panzerkiste.server.club.events import Events
from panzerkiste.server.club.notices import Notices
from panzerkiste.server.club.presence import Presence
from panzerkiste.server.errands import insist
from panzerkiste.server.limits import Limits
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.luck import true_luck
from panzerkiste.server.storage.events import EventStore
from panzerkiste.server.storage.notices import NoticeStore
from panzerkiste.server.storage.ratings import RatingStore
from panzerkiste.server.storage.sqlite import Sqlite
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.bench import Bench
from panzerkiste.server.thinking.thinkers import Thinkers
from panzerkiste.server.web.club_rooms import Premises, club_opened

UNUSED: Any = None


@pytest.fixture
async def premises(tmp_path, monkeypatch):
    monkeypatch.setattr(errands, "SOON", 0.01)
    async with AsyncExitStack() as closing:
        store, players, bench = Store(Sqlite(tmp_path / "panzerkiste.sqlite")), Thinkers(), Bench()
        closing.push_async_callback(store.close)
        closing.push_async_callback(players.close)
        closing.callback(bench.close)
        lobby, limits = Lobby(store, players, Limits()), Limits()
        closing.push_async_callback(lobby.close)
        presence = Presence(lobby.timepiece)
        notices = Notices(store, lobby, presence, UNUSED, None, limits)
        yield Premises(store, lobby, bench, limits, true_luck, UNUSED, None, presence, notices)


@pytest.mark.parametrize(
    ("shelf", "look"), [(EventStore, "running"), (RatingStore, "unfinished"), (NoticeStore, "unheeded")]
)
async def test_a_club_that_opens_while_its_database_is_away_does_what_is_due_once_it_is_back(
    premises, monkeypatch, shelf, look
):
    looked, done = [], asyncio.Event()

    async def away_at_first(_):
        looked.append(1)
        if len(looked) < 3:
            raise OSError("the database is away")
        done.set()
        return []

    monkeypatch.setattr(shelf, look, away_at_first)
    async with asyncio.timeout(60), club_opened(State(), premises):
        await done.wait()


async def test_an_event_that_cannot_go_on_keeps_no_other_from_it(premises, monkeypatch, caplog):
    asked, done = [], asyncio.Event()

    async def due(_):
        return ["bad", "good"]

    async def go_on(_, id):
        asked.append(id)
        if id == "bad" and asked.count("bad") < 3:
            raise ValueError("no such pairing")
        if id == "bad":
            done.set()

    monkeypatch.setattr(EventStore, "due", due)
    monkeypatch.setattr(EventStore, "running", due)
    monkeypatch.setattr(Events, "go_on", go_on)
    monkeypatch.setattr(Events, "_event", lambda *_: done.wait())
    async with asyncio.timeout(60), club_opened(State(), premises) as _:
        await done.wait()
        assert "good" in asked, "though the first failed at the start"
        asked.clear()
        events = Events(premises.store, premises.lobby, UNUSED, UNUSED, premises.limits)
        await events.go_on_all()
        assert asked == ["bad", "good"]
        await events.close()
    assert "event bad" in caplog.text


async def test_what_is_done_is_done_once():
    times = []

    async def work():
        times.append(1)

    await insist(work, "this")
    assert times == [1]
