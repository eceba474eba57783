"""The server's end of a socket, with a wire that tears what comes wherever it likes."""

import asyncio

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from panzerkiste.server.limits import Limits
from panzerkiste.server.web.doors import Doors
from panzerkiste.server.web.line import Line

SHAKEN = (
    b"GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
LONG = bytes(3000)


def frame(opcode, payload, *, fin=True):
    return Frame(opcode, payload, fin).serialize(mask=True)


SENT = (
    frame(Opcode.TEXT, b"one")
    + frame(Opcode.PING, b"!")
    + frame(Opcode.TEXT, b"tw", fin=False)
    + frame(Opcode.PONG, b"")
    + frame(Opcode.CONT, b"o")
    + frame(Opcode.BINARY, LONG)
    + frame(Opcode.TEXT, b"")
    + frame(Opcode.TEXT, b"five")
)
SAID = [b"one", b"two", LONG, b"", b"five"]


class Wire(asyncio.Transport):
    """Takes all that is written; what is not to be read yet stays on it."""

    def __init__(self):
        super().__init__({"sockname": ("127.0.0.1", 1), "peername": ("127.0.0.1", 2)})
        self.closed, self.open = False, asyncio.Event()
        self.open.set()

    def write(self, data):
        pass

    def is_closing(self):
        return self.closed

    def close(self):
        self.closed = True

    abort = close

    def pause_reading(self):
        self.open.clear()

    def resume_reading(self):
        self.open.set()

    def get_write_buffer_size(self):
        return 0


class End:
    """A line whose application writes down what it is told."""

    def __init__(self):
        self.heard, self.noise = [], 0
        config = uvicorn.Config(self.attend, interface="asgi3", ws_ping_interval=None, ws_per_message_deflate=False)
        self.line = Line(Doors(Limits()), config=config, server_state=ServerState(), app_state={})
        self.wire = Wire()

    async def attend(self, scope, receive, send):
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        while (event := await receive())["type"] == "websocket.receive":
            self.heard.append(event["bytes"])

    def count(self):
        self.noise += 1

    async def __aenter__(self):
        self.line.connection_made(self.wire)
        self.line._doors.enter("127.0.0.1")
        self.line.data_received(SHAKEN)
        self.line.on_noise = self.count
        await self.rest()
        return self

    async def __aexit__(self, *_):
        self.line.connection_lost(None)
        await asyncio.gather(*self.line.tasks)

    async def rest(self):
        for _ in range(40):
            await asyncio.sleep(0)

    async def come(self, data):
        await self.wire.open.wait()
        self.line.data_received(data)


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 11, 100, 1024, 5000])
async def test_however_the_wire_tears_it_every_message_is_heard_once_and_in_order(size):
    async with End() as end:
        for start in range(0, len(SENT), size):
            await end.come(SENT[start : start + size])
        await end.rest()
        assert (end.heard, end.noise) == (SAID, 4)


@pytest.mark.parametrize("cut", range(1, len(SENT), 37))
async def test_a_message_that_comes_in_two_parts_waits_for_the_second(cut):
    async with End() as end:
        await end.come(SENT[:cut])
        await end.rest()
        assert end.heard == SAID[: len(end.heard)]
        await end.come(SENT[cut:])
        await end.rest()
        assert end.heard == SAID


async def test_no_more_is_read_than_one_message_ahead():
    async with End() as end:
        await end.come(frame(Opcode.TEXT, b"x") * 3000)
        assert (end.line.queue.qsize(), end.wire.open.is_set()) == (1, False)


async def test_one_message_at_a_time_pauses_nothing():
    async with End() as end:
        await end.come(frame(Opcode.TEXT, b"x"))
        assert end.wire.open.is_set()
        await end.rest()
        assert end.heard == [b"x"]


async def test_a_frame_without_a_mask_ends_the_line():
    async with End() as end:
        await end.come(Frame(Opcode.TEXT, b"x").serialize(mask=False))
        await end.rest()
        assert end.wire.closed
        assert end.heard == []
