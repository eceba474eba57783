"""The server's end of a socket: uvicorn's, with bounds and a way to write without waiting.

A move is told to every pair of eyes at the table, so writing must cost next to nothing: no queue, no task and no
frame object per socket. What a client is slow to read is kept by its transport, up to a limit; then the line is cut,
and the client comes back and catches up by its sequence number.

What a client sends is read in small pieces, and no further while something of it waits to be answered or it has not
read what it was told; every frame counts, also those that are no message.
"""

import asyncio
from asyncio.transports import BaseTransport
from collections.abc import Callable, Hashable
from http import HTTPStatus
from typing import Any, Final

from litestar.types import Scope
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from panzerkiste.server.limits import BODY, UNREAD
from panzerkiste.server.matches.table import RESTART
from panzerkiste.server.web.doors import Doors, Neighbours
from panzerkiste.server.web.frames import frame_size, message
from panzerkiste.server.web.pulse import Pulse, unread

EXTENSION: Final = "panzerkiste.line"
TEXT: Final = 0x81  # a whole text frame
PIECE: Final = 1024  # bytes
FAREWELL: Final = 2.0  # seconds for the client to say good-bye, too
LATE: Final = 4096  # bytes in which it must be found
MESSAGE: Final = (Opcode.TEXT, Opcode.BINARY, Opcode.CLOSE)


class Line(WebSocketsSansIOProtocol):
    def __init__(self, doors: Doors | Neighbours, **given: Any) -> None:
        super().__init__(**given)
        self._doors = doors
        self._unsent = b""
        self._unread = bytearray()  # what came and was not looked at yet: it is taken off in front without being moved
        self._torn = b""  # the head of a frame whose rest has not come yet
        self._begun = 0  # bytes missing of the frame that the library has begun to read
        self._waits = self._leaves = False  # for the client's next message; once its last one is answered
        self._late = 0  # bytes that were not looked at before our farewell
        self._given_away = False
        # Told of every frame that is no whole message. Nobody sends one before we have answered his first word.
        self.on_noise: Callable[[], object] = self.cut

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._pulse = Pulse(self._doors.limits.patience, self._unfinished, self.cut)

    def connection_lost(self, exc: Exception | None) -> None:
        self._pulse.stop()
        self._doors.leave(self.client[0] if self.client else "")
        self._unsent, self._unread = b"", bytearray()  # the garbage collector may take its time with the rest
        super().connection_lost(exc)

    def _unfinished(self) -> Hashable | None:
        return unread(self.transport, paused=not self.writable.is_set())

    @property
    def has_said_more(self) -> bool:
        """Than asking to come in."""
        return bool(self._torn or self._unread)

    def give_away(self) -> bytes:
        """From now on another speaks with this client; what it has said that nobody has heard."""
        self._given_away = self.handshake_complete = True
        self._pulse.stop()
        said, self._unread = self._torn + bytes(self._unread), bytearray()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        return said

    # Reading.

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        self._doors.hear()
        if not self.handshake_initiated:
            self._shake_hands(data)
            return
        self._unread += self._torn + data
        self._torn = b""
        if self.close_sent:
            self._listen_for_farewell(len(data))
        self._read_on()
        if self._unread and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _listen_for_farewell(self, unseen: int) -> None:
        """Whoever talks on and on has not heard ours, and is not worth the time."""
        self._late += unseen
        if self._late > LATE:
            self.cut()

    def _shake_hands(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # no request that the library can read
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _read_on(self) -> None:
        """Up to the next message; the rest waits until that is answered."""
        while self._unread and (self.close_sent or self.queue.empty()) and not self.transport.is_closing():
            if self._begun:
                self._pass_on()
            elif (size := frame_size(self._unread)) is None:
                self._torn = self._cut_off(len(self._unread))
            elif not self._take(size):
                self._begun = size

    def _take(self, size: int) -> bool:
        """A whole message, as browsers send it."""
        if size > len(self._unread) or size > BODY or self.frames or self.close_sent:
            return False
        said = message(self._unread[:size])
        if said is None:
            return False
        del self._unread[:size]
        self.queue.put_nowait({"type": "websocket.receive", "bytes": said})
        return True

    def _pass_on(self) -> None:
        """To the library, in small pieces."""
        piece = self._cut_off(min(self._begun, PIECE))
        self._begun -= len(piece)
        super().data_received(piece)

    def _cut_off(self, many: int) -> bytes:
        piece = bytes(self._unread[:many])
        del self._unread[:many]
        return piece

    def handle_events(self) -> None:
        events = self.conn.events
        noise = sum(isinstance(event, Frame) and not (event.fin and event.opcode in MESSAGE) for event in events)
        super().handle_events()
        for _ in range(noise):
            self.on_noise()
        if noise and self.transport.get_write_buffer_size() > UNREAD:
            self.cut()

    def send_receive_event_to_app(self) -> None:
        self.curr_msg_data_type = "bytes"  # whoever reads the message sees himself whether it is text
        super().send_receive_event_to_app()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message, once the client has read what it was told."""
        if self._leaves:
            self.hang_up(RESTART, "")
        await self.writable.wait()
        if not self.queue.empty() or self._unread:
            await asyncio.sleep(0)  # one who sends many at once lets others speak in between
            self._read_on()
            self._listen_again()  # to the rest of a message that is only half there
        self._waits = True
        said = await self.queue.get()
        self._waits = False
        self._listen_again()
        return said

    def _listen_again(self) -> None:
        if self.read_paused and self.queue.empty() and not self._unread:
            self.read_paused = False
            self.transport.resume_reading()

    # Leaving.

    def shutdown(self) -> None:
        """The server ends. Whoever has just sent something hears what came of it; then he comes back elsewhere."""
        if self._given_away:  # whoever speaks there has the last word
            self.transport.close()
        elif not self.handshake_complete:
            super().shutdown()
        elif self._waits:
            self.hang_up(RESTART, "")
        else:
            self._leaves = True

    # Writing.

    def cut(self) -> None:
        """Hang up on a client that does not read; it would not read a farewell either."""
        self.transport.abort()

    def refuse(self) -> None:
        """Hang up on a client before it is welcomed, without a word: the library would have one, and write it down."""
        self.handshake_complete = True
        self.cut()

    def hang_up(self, code: int, reason: str) -> None:
        """Say a last word, and wait a moment for the client's."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self._flush()
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(FAREWELL, self.cut)
        self._listen_for_farewell(len(self._unread))

    def write(self, payload: bytes) -> int:
        """Write a text message; how many bytes still wait for the client to read."""
        if not self._unsent:
            self.loop.call_soon(self._flush)  # an answer and the picture that goes with it leave in one packet
        self._unsent += _head(len(payload)) + payload
        return len(self._unsent) + self.transport.get_write_buffer_size()

    def _flush(self) -> None:
        if self._unsent and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(self._unsent)
        self._unsent = b""


def line_of(scope: Scope) -> Line:
    line: Line = scope["extensions"][EXTENSION]  # type: ignore[index, assignment]
    return line


def _head(size: int) -> bytes:
    """RFC 6455, 5.2: a server's frames are not masked."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
