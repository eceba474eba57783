"""A look at an open connection every now and then, so that nobody holds one for ever by doing nothing."""

import asyncio
from collections.abc import Callable, Hashable


class Pulse:
    """What is unfinished at one beat and still the same at the next has had its time."""

    def __init__(self, seconds: float, unfinished: Callable[[], Hashable | None], cut: Callable[[], None]) -> None:
        self._seconds, self._unfinished, self._cut = seconds, unfinished, cut
        self._seen: Hashable | None = None
        self._loop = asyncio.get_running_loop()
        self._next = self._loop.call_later(seconds, self._beat)

    def stop(self) -> None:
        self._next.cancel()

    def _beat(self) -> None:
        self._next = self._loop.call_later(self._seconds, self._beat)
        before, self._seen = self._seen, self._unfinished()
        if self._seen is not None and self._seen == before:
            self._cut()


def unread(transport: asyncio.Transport, *, paused: bool) -> Hashable | None:
    """What a client does not read: a farewell, or more than fits on the way to it."""
    if transport.is_closing():
        return "closing"
    return ("unread", transport.get_write_buffer_size() >> 12) if paused else None
