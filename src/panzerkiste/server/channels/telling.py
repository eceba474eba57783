"""News and hints, told to all workers of a site.

News must not be missed: it lies in the database before it is told, and the channel only calls those who read it there.
Hints may be missed: they are told again, or found out a little later. A worker that is alone has nobody to tell.
"""

import asyncio
import logging
import secrets
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from time import monotonic, time
from typing import Any, Final, TypeVar

import msgspec
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.subscriber import Subscriber

from panzerkiste.server.channels.messages import Call, Hint, News
from panzerkiste.server.storage.news import NewsStore

LOG: Final = logging.getLogger("panzerkiste.channels")

LOOK: Final = 5.0  # seconds between two looks into the database, though nobody called
SETTLED: Final = (
    10.0  # seconds: rows that were numbered earlier than one which was read may come to light so much later
)
WAITING: Final = 10_000  # calls that wait to be sent: more are dropped

T = TypeVar("T")
Heed = Callable[[Any], Awaitable[None]]


class Channels:
    """*worker* is what we are called among the others."""

    def __init__(self, worker: str = "") -> None:
        self.worker = worker or secrets.token_hex(8)
        self._heeds = defaultdict[type, list[Heed]](list)
        self._others: _Others | None = None

    def heed(self, kind: type[T], work: Callable[[T], Awaitable[None]]) -> None:
        """From now on *work* is done for every message of this kind."""
        self._heeds[kind].append(work)

    def forget(self, kind: type[T], work: Callable[[T], Awaitable[None]]) -> None:
        self._heeds[kind].remove(work)

    @property
    def is_alone(self) -> bool:
        return self._others is None

    async def tell(self, news: News) -> None:
        """What is to be done here is done when this returns; elsewhere it is done a moment later."""
        for work in self._heeds[type(news)]:
            await work(news)
        await self.tell_others(news)

    async def tell_others(self, news: News) -> None:
        if self._others:
            await self._others.tell(news)

    def hint(self, hint: Hint) -> None:
        """Only to others."""
        if self._others:
            self._others.call(hint)

    @asynccontextmanager
    async def opened(self, store: NewsStore, plugin: ChannelsPlugin, channel: str) -> AsyncIterator[None]:
        """For as long as this lasts there are others, on this channel. *plugin* runs."""
        async with plugin.start_subscription(channel) as heard:
            others = _Others(self.worker, store, plugin, channel, self._hear)
            await others.begin()
            tasks = [
                asyncio.create_task(work) for work in (others.send_for_ever(), others.listen(heard), others.look())
            ]
            self._others = others
            try:
                yield
            finally:
                self._others = None
                await others.sent()
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    async def _hear(self, said: News | Hint) -> None:
        for work in self._heeds[type(said)]:
            try:
                await work(said)
            except Exception:  # the next message is another matter
                LOG.exception("%s could not be heeded", type(said).__name__)


@asynccontextmanager
async def told(channels: Channels, store: NewsStore, channel: str, way: ChannelsBackend) -> AsyncIterator[None]:
    """For as long as this lasts other workers are heard, and hear us, by this way."""
    async with ChannelsPlugin(way, channels=[channel]) as plugin, channels.opened(store, plugin, channel):
        yield


class _Others:
    def __init__(
        self,
        worker: str,
        store: NewsStore,
        plugin: ChannelsPlugin,
        channel: str,
        hear: Callable[[News | Hint], Awaitable[None]],
    ) -> None:
        self._worker, self._store, self._plugin, self._channel, self._hear = worker, store, plugin, channel, hear
        self._calls = asyncio.Queue[Call](WAITING)
        self._begun = 0
        self._read = dict[int, float]()  # the numbers of news, and when it was read
        self._reading = asyncio.Lock()

    async def begin(self) -> None:
        """What was told before is known already: nothing has been loaded yet."""
        self._begun = await self._store.latest()

    # Telling.

    async def tell(self, news: News) -> None:
        await self._store.add(self._worker, msgspec.json.encode(news).decode(), int(time() * 1000))
        self.call(None)

    def call(self, hint: Hint | None) -> None:
        with suppress(asyncio.QueueFull):  # the way is closed, and whoever listens will look by himself
            self._calls.put_nowait(Call(self._worker, hint))

    async def send_for_ever(self) -> None:
        while True:
            call = await self._calls.get()
            try:
                await self._plugin.wait_published(msgspec.json.encode(call), self._channel)
            except Exception as error:  # who missed it looks by himself
                LOG.warning("other workers cannot be called: %s", error)
            finally:
                self._calls.task_done()

    async def sent(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._calls.join(), LOOK)

    # Hearing.

    async def listen(self, heard: Subscriber) -> None:
        async for message in heard.iter_events():
            call = msgspec.json.decode(message, type=Call)
            if call.by == self._worker:
                continue
            if call.hint is None:
                await self._read_news()
            else:
                await self._hear(call.hint)

    async def look(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            await self._read_news()

    async def _read_news(self) -> None:
        async with self._reading:
            try:
                found = await self._store.since(self._begun, self._worker)
            except Exception as error:  # a database that is gone now may come back
                LOG.warning("what other workers told cannot be read: %s", error)
                return
            for number, told in found:
                if number not in self._read:
                    self._read[number] = monotonic()
                    await self._hear(msgspec.json.decode(told, type=News))
            self._settle()

    def _settle(self) -> None:
        """Older news is not asked for again."""
        old = [number for number, when in self._read.items() if monotonic() - when > SETTLED]
        self._begun = max([self._begun, *old])
        self._read = {number: when for number, when in self._read.items() if number > self._begun}
