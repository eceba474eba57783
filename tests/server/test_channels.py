"""Workers tell each other the rare things: by whatever way, and also where the way is broken."""

import asyncio
import subprocess
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from panzerkiste.server.channels import telling
from panzerkiste.server.channels.lasting import Broken, Lasting
from panzerkiste.server.channels.messages import Kept, Renamed, SignedOut
from panzerkiste.server.channels.telling import Channels
from panzerkiste.server.channels.ways import way
from panzerkiste.server.storage.sqlite import Sqlite
from panzerkiste.server.storage.store import Store
from tests.server.databases import Place
from tests.server.house import free_port
from tools.postgres import NO_REDIS, redis

CHANNEL = "site"
PATIENCE = 30  # seconds


class Worker:
    """Remembers what it heard."""

    def __init__(self, name):
        self.channels, self.heard = Channels(name), asyncio.Queue[Any]()
        for kind in (Kept, Renamed, SignedOut):
            self.channels.heed(kind, self.heard.put)

    async def hears(self):
        return await asyncio.wait_for(self.heard.get(), PATIENCE)


@pytest.fixture
async def store(tmp_path):
    store = Store(Sqlite(tmp_path / "site.sqlite"))
    yield store
    await store.close()


@asynccontextmanager
async def workers(store, *backends):
    """As many as there are ways, each with its own; a single way is shared by two."""
    async with AsyncExitStack() as closing:
        running = [ChannelsPlugin(backend, channels=[CHANNEL]) for backend in backends]
        plugins = [await closing.enter_async_context(plugin) for plugin in running]
        opened = [Worker(f"worker {number}") for number in range(2)]
        for number, worker in enumerate(opened):
            plugin = plugins[number % len(plugins)]
            await closing.enter_async_context(worker.channels.opened(store.news, plugin, CHANNEL))
        yield opened


class Redis:
    """One of the tests' own, on a port that nobody listens at."""

    def __init__(self, folder):
        self._command = [redis() or "", "--port", str(port := free_port()), "--save", "", "--dir", str(folder)]
        self.address = f"redis://127.0.0.1:{port}"
        self.start()

    def start(self):
        self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True)
        while "Ready to accept connections" not in (line := self._process.stdout.readline()):
            assert line, "it does not start"

    def kill(self):
        self._process.kill()
        self._process.wait()
        self._process.stdout.close()


@pytest.fixture(scope="module")
def a_redis(tmp_path_factory):
    if not redis():
        pytest.skip(NO_REDIS)
    server = Redis(tmp_path_factory.mktemp("redis"))
    yield server
    server.kill()


@pytest.fixture(params=["memory", "postgresql", "redis"])
def ways(request):
    """For two workers; in memory they share one."""
    match request.param:
        case "memory":
            return [MemoryChannelsBackend()]
        case "postgresql":
            address = request.getfixturevalue("postgres").new_address()
            return [way(address, "") for _ in range(2)]
        case _:
            address = request.getfixturevalue("a_redis").address
            return [way("", address) for _ in range(2)]


async def test_news_is_done_at_home_at_once_and_heard_by_others_and_hints_by_others_alone(store, ways):
    async with workers(store, *ways) as (one, other):
        await one.channels.tell(Renamed("anna"))
        assert one.heard.get_nowait() == Renamed("anna")
        assert await other.hears() == Renamed("anna")
        one.channels.hint(Kept(("m1", "m2")))
        await other.channels.tell_others(SignedOut("bert", 7))
        assert await other.hears() == Kept(("m1", "m2"))
        assert await one.hears() == SignedOut("bert", 7)
        assert one.heard.empty()
        assert other.heard.empty()


async def test_whoever_is_alone_does_it_himself_and_writes_nothing(store):
    alone = Worker("alone")
    alone.channels.hint(Kept(("m1",)))
    await alone.channels.tell(Renamed("anna"))
    assert alone.heard.get_nowait() == Renamed("anna")
    assert await store.news.latest() == 0


async def test_what_nobody_could_be_called_for_is_found_in_the_database_once(store, monkeypatch):
    """The way is broken: both look by themselves."""
    monkeypatch.setattr(telling, "LOOK", 0.01)

    def broken():
        raise Broken("no way")

    async with workers(store, Lasting(broken), Lasting(broken)) as (one, other):
        for account in ("anna", "bert"):
            await one.channels.tell_others(Renamed(account))
        assert [await other.hears() for _ in range(2)] == [Renamed("anna"), Renamed("bert")]
        await one.channels.tell_others(Renamed("carl"))
        assert await other.hears() == Renamed("carl"), "and nothing twice"


async def heard_again(one, other):
    """A hint is told until it is heard: until the way is open again it is lost."""
    while other.heard.empty():
        one.channels.hint(Kept(("m1",)))
        await asyncio.sleep(0.02)
    return await other.hears()


async def test_a_way_that_breaks_is_opened_again(store, tmp_path, postgres):
    """PostgreSQL ends all connections, and Redis is killed and started again."""
    if not redis():
        pytest.skip(NO_REDIS)
    address, server = postgres.new_address(), Redis(tmp_path)
    everybody = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
    everybody += " AND pid <> pg_backend_pid()"
    async with workers(store, way(address, ""), way(address, "")) as (one, other):
        await Place(tmp_path, address).alone(lambda connection: connection.exec_driver_sql(everybody).all())
        assert await asyncio.wait_for(heard_again(one, other), PATIENCE) == Kept(("m1",))
    async with workers(store, way("", server.address), way("", server.address)) as (one, other):
        server.kill()
        await one.channels.tell_others(Renamed("anna"))
        server.start()
        assert await asyncio.wait_for(other.hears(), PATIENCE) == Renamed("anna"), "it lies in the database"
        assert await asyncio.wait_for(heard_again(one, other), PATIENCE) == Kept(("m1",))
    server.kill()


async def test_a_way_that_was_lost_without_a_word_is_opened_again(store, postgres):
    """As where PostgreSQL goes while something is being told."""
    address = postgres.new_address()
    here: Any = way(address, "")
    async with workers(store, here, way(address, "")) as (one, other):
        lost = here._way
        lost._listener_conn.remove_termination_listener(lost._lose)
        lost._listener_conn.terminate()
        assert await asyncio.wait_for(heard_again(one, other), PATIENCE) == Kept(("m1",))


async def test_a_message_that_cannot_be_heeded_does_not_end_the_listening(store):
    async with workers(store, MemoryChannelsBackend()) as (one, other):
        fails = asyncio.Event()

        async def fail(_):
            fails.set()
            raise ValueError("as it happens")

        other.channels.heed(SignedOut, fail)
        await one.channels.tell_others(SignedOut("anna", 1))
        await asyncio.wait_for(fails.wait(), PATIENCE)
        await one.channels.tell_others(Renamed("bert"))
        assert [await other.hears() for _ in range(2)] == [SignedOut("anna", 1), Renamed("bert")]


async def test_who_starts_later_does_not_hear_what_was_told_before(store):
    async with workers(store, MemoryChannelsBackend()) as (one, _):
        await one.channels.tell_others(Renamed("anna"))
    async with workers(store, MemoryChannelsBackend()) as (one, other):
        await one.channels.tell_others(Renamed("bert"))
        assert await other.hears() == Renamed("bert")
