"""The server's end of a socket: uvicorn's, with a way to write without waiting.

A move is told to every pair of eyes at the table, so writing must cost next to nothing: no queue, no task and no
frame object per socket. What a client is slow to read is kept by its transport, up to a limit; then the line is cut,
and the client comes back and catches up by its sequence number.
"""

from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "panzerkiste.line"
TEXT: Final = 0x81  # a whole text frame


class Line(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._unsent = b""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def cut(self) -> None:
        """Hang up on a client that does not read; it would not read a farewell either."""
        self.transport.abort()

    def write(self, payload: bytes) -> int:
        """Write a text message; how many bytes still wait for the client to read."""
        if not self._unsent:
            self.loop.call_soon(self._flush)  # an answer and the picture that goes with it leave in one packet
        self._unsent += _head(len(payload)) + payload
        return len(self._unsent) + self.transport.get_write_buffer_size()

    def _flush(self) -> None:
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(self._unsent)
        self._unsent = b""


def _head(size: int) -> bytes:
    """RFC 6455, 5.2: a server's frames are not masked."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
