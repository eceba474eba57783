"""JSON lines over HTTP: to a bot that listens by a request what a line is to a socket."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Final

BEAT: Final = 15.0  # seconds after which an empty line says that nothing has happened


class Paper:
    """What is written leaves line by line, as the reader takes it."""

    def __init__(self) -> None:
        self._written, self._size = deque[bytes](), 0
        self._news, self._closed = asyncio.Event(), False
        self.on_noise = self.cut  # nothing comes this way

    def write(self, payload: bytes) -> int:
        """How many bytes wait to be read."""
        self._written.append(payload)
        self._size += len(payload)
        self._news.set()
        return self._size

    def hang_up(self, code: int, reason: str) -> None:
        """After what is written."""
        self._closed = True
        self._news.set()

    def cut(self) -> None:
        self._written.clear()
        self.hang_up(0, "")

    async def first(self) -> bytes:
        """The first line, once it is written."""
        await self._news.wait()
        return self._written.popleft()

    async def lines(self, beat: float = BEAT) -> AsyncIterator[bytes]:
        while True:
            while self._written:
                line = self._written.popleft()
                self._size -= len(line)
                yield line + b"\n"
            if self._closed:
                return
            self._news.clear()
            try:
                await asyncio.wait_for(self._news.wait(), beat)
            except TimeoutError:
                yield b"\n"
