"""A way from worker to worker that is opened again when it breaks."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterable
from typing import Final

from litestar.channels import ChannelsBackend

LOG: Final = logging.getLogger("panzerkiste.channels")

PAUSE: Final = 0.5  # seconds until a way that broke is tried again
ANSWER: Final = 5.0  # seconds that the other side may take


class Broken(Exception):
    """Nothing can be told or heard now."""


class Lasting(ChannelsBackend):
    """A backend that is made anew whenever it breaks; what is told meanwhile is lost."""

    def __init__(self, make: Callable[[], ChannelsBackend]) -> None:
        self._make = make
        self._channels = set[str]()
        self._way: ChannelsBackend | None = None
        self._opening, self._wanted = asyncio.Lock(), asyncio.Event()

    async def on_startup(self) -> None:
        """It is opened by the first subscription."""

    async def on_shutdown(self) -> None:
        await self._close()

    async def subscribe(self, channels: Iterable[str]) -> None:
        new = set(channels) - self._channels
        self._channels |= new
        try:
            async with self._opening:
                if self._way and new:
                    await self._way.subscribe(new)
                elif self._way is None:
                    await self._open()
        except Exception as error:  # whoever listens tries again
            LOG.warning("other workers cannot be heard: %s", error)
        self._wanted.set()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Nobody listens there any more: what still comes is not passed on."""
        self._channels -= set(channels)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if self._way is None:
            raise Broken("the way to other workers is closed")
        await self._way.publish(data, channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        await self._wanted.wait()
        while True:
            try:
                async with self._opening:
                    way = self._way or await self._open()
                async for event in way.stream_events():
                    yield event
            except Exception as error:  # whatever it was, it is tried again
                LOG.warning("other workers cannot be heard: %s", error)
            await self._close()
            await asyncio.sleep(PAUSE)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        raise NotImplementedError

    async def _open(self) -> ChannelsBackend:
        way = self._make()
        async with asyncio.timeout(ANSWER):
            await way.on_startup()
            await way.subscribe(self._channels)
        self._way = way
        return way

    async def _close(self) -> None:
        way, self._way = self._way, None
        if way is None:
            return
        try:
            async with asyncio.timeout(ANSWER):
                await way.on_shutdown()
        except Exception as error:  # it was broken already
            LOG.info("the way to other workers could not be closed: %s", error)
