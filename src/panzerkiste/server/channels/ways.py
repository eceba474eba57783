"""Ways from worker to worker by what a site has already: PostgreSQL or Redis. Each is Litestar's, made to last."""

import asyncio
from collections.abc import AsyncGenerator, Iterable

from litestar.channels import ChannelsBackend

from panzerkiste.server.channels.lasting import ANSWER, Broken, Lasting


def way(database: str, redis: str) -> ChannelsBackend:
    """Between the workers on one database."""
    return by_redis(redis) if redis else by_postgres(database)


def by_postgres(url: str) -> ChannelsBackend:
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend  # late: an extra

    class Listening(AsyncPgChannelsBackend):
        """Litestar's, by one connection that says when it is lost."""

        async def on_startup(self) -> None:
            await super().on_startup()
            self._listener_conn.add_termination_listener(self._lose)

        def _lose(self, _: object) -> None:
            if self._queue:
                self._queue.put_nowait(("", b""))

        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            async with self._listener_lock, asyncio.timeout(ANSWER):
                if self._listener_conn.is_closed():  # it was lost while something was told, and did not say so
                    self._lose(None)
                    raise Broken("PostgreSQL has closed the connection")
                for channel in channels:
                    await self._listener_conn.execute("SELECT pg_notify($1, $2)", channel, data.decode())

        async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
            while self._queue:
                channel, message = await self._queue.get()
                if not channel:
                    raise Broken("PostgreSQL has closed the connection")
                yield channel, message

    return Lasting(lambda: Listening(dsn=url.replace("+asyncpg", "", 1)))


def by_redis(url: str) -> ChannelsBackend:
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis  # late: an extra

    class Listening(RedisChannelsPubSubBackend):
        """Litestar's, which listens once Redis has said so."""

        async def subscribe(self, channels: Iterable[str]) -> None:
            await super().subscribe(channels)
            for _ in channels:
                await self._pub_sub.get_message(timeout=ANSWER)

        async def on_shutdown(self) -> None:
            await super().on_shutdown()
            await self._redis.aclose()

    def make() -> ChannelsBackend:
        return Listening(redis=Redis.from_url(url, socket_timeout=ANSWER, socket_connect_timeout=ANSWER))

    return Lasting(make)
