"""What time it is, for everything on the server that waits or counts; a test brings one that it can move."""

import asyncio
from collections.abc import Callable
from time import monotonic, time
from typing import Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Timepiece(Protocol):
    def wall(self) -> int:
        """Milliseconds since 1970."""

    def seconds(self) -> float:
        """Seconds that never go back; only their differences mean anything."""

    def later(self, seconds: float, work: Callable[[], object]) -> Timer:
        """Calls *work* on the running loop in so many seconds."""


class TrueTime:
    def wall(self) -> int:
        return int(time() * 1000)

    def seconds(self) -> float:
        return monotonic()

    def later(self, seconds: float, work: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, work)


async def sleep(timepiece: Timepiece, seconds: float) -> None:
    """Like asyncio's, by this timepiece."""
    awake = asyncio.get_running_loop().create_future()
    timer = timepiece.later(seconds, awake.cancel)
    try:
        await asyncio.wait([awake])
    finally:
        timer.cancel()
