"""Two lines joined: what one side says the other hears, byte by byte, and no faster than it listens.

Nothing is read on the way. So whoever owns the match sees every frame as if the visitor were his own, counts it, and
cuts a visitor who does not listen: what is not read there piles up with him.
"""

import asyncio
from asyncio.transports import BaseTransport
from collections.abc import Callable
from typing import Any, Final

FAREWELL: Final = 2.0  # seconds to read the rest when the other side has hung up


class End(asyncio.Protocol):
    """One of two ends; what it hears goes out at *other*."""

    def __init__(self, lost: Callable[[Exception | None], object]) -> None:
        self._lost = lost
        self.transport: Any = None
        self.other: End | None = None
        self._early = bytearray()  # what came before the two were joined

    def connection_made(self, transport: BaseTransport) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        if self.other is None:
            self._early += data
        elif not self.other.transport.is_closing():
            self.other.transport.write(data)

    def pause_writing(self) -> None:
        if self.other and not self.other.transport.is_closing():
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other and not self.other.transport.is_closing():
            self.other.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.other and not self.other.transport.is_closing():
            self.other.transport.close()
            asyncio.get_running_loop().call_later(FAREWELL, self.other.transport.abort)
        self._lost(exc)

    def join(self, other: "End") -> None:
        self.other, other.other = other, self
        for one in (self, other):
            early, one._early = bytes(one._early), bytearray()
            if early:
                one.data_received(early)
