"""The first door of a worker: whose business a visit is, and what becomes of it where the owner is busy or dies."""

import asyncio
import socket
from typing import Any

import pytest

from panzerkiste.server.storage.ownership import new_worker
from panzerkiste.server.workers import relaying
from panzerkiste.server.workers.handover import HandOver

UNUSED: Any = None
HALF = b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf of it"


class Owners:
    """One other worker has everything."""

    def __init__(self, other):
        self.me, self.other = new_worker("/nowhere"), other
        self.buried, self.lapsed = [], 0

    async def keeper(self, _):
        return None if self.other in self.buried else self.other

    async def bury(self, worker):
        self.buried.append(worker)

    async def bury_lapsed(self):
        self.lapsed += 1


class Home:
    """What stands behind the door: it knows on the way only that another has the match, if *elsewhere* says so."""

    doors = None

    def __init__(self, elsewhere=None):
        self.elsewhere = elsewhere

    def admits(self, _):
        return True

    async def __call__(self, scope, receive, send):
        if self.elsewhere:
            scope["state"]["elsewhere"] = self.elsewhere
        await self.answer(200, send)

    async def refuse(self, why, send):
        await self.answer(503, send)

    async def answer(self, status, send):
        await send({"type": "http.response.start", "status": status, "headers": []})
        await send({"type": "http.response.body", "body": b"home"})


async def visited(door, path):
    """The statuses of the answers that one request got."""
    said = asyncio.Queue[dict[str, object]]()
    said.put_nowait({"type": "http.request", "body": b""})
    told = []

    async def send(message):
        told.append(message)

    scope = {"type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": b""}
    scope |= {"headers": [(b"host", b"here")], "client": ("127.0.0.1", 1), "scheme": "http", "state": {}}
    try:
        await door(scope, said.get, send)
    except Exception:  # the server hangs up
        told.append({"type": "hung up"})
    return [message.get("status", message["type"]) for message in told if message["type"] != "http.response.body"]


def door_of(home, owners):
    return HandOver(home, lambda: owners, UNUSED)


@pytest.fixture
def busy(monkeypatch):
    """The address of one who lives and does not come to the door: more wait there than there is room for."""
    monkeypatch.setitem(relaying.PATIENCE, "connect", 0.2)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(0)
        address, waiting = listening.getsockname(), []
        for _ in range(4):
            waiting.append(socket.socket())
            waiting[-1].setblocking(False)
            waiting[-1].connect_ex(address)
        yield f"127.0.0.1:{address[1]}"
        for one in waiting:
            one.close()


async def test_who_is_too_busy_to_come_to_the_door_is_not_buried(busy):
    owners = Owners(new_worker(busy))
    await visited(door_of(Home(), owners), "/api/matches/m/info")
    assert owners.buried == []
    assert owners.lapsed, "only if he has not said for too long that he lives"


async def test_who_refuses_or_has_left_no_socket_is_buried_at_once(tmp_path):
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        refused = f"127.0.0.1:{listening.getsockname()[1]}"
        for address in (refused, str(tmp_path / "gone.socket")):
            owners = Owners(new_worker(address))
            assert await visited(door_of(Home(), owners), "/api/matches/m/info") == [200]
            assert (owners.buried, owners.lapsed) == ([owners.other], 0)


@pytest.mark.parametrize("path", ["/api/matches/m/info", "/api/join"])
async def test_an_owner_who_dies_in_the_middle_of_an_answer_leaves_no_second_one(tmp_path, path):
    """Also where it was found out on the way whose match it is: half an answer is not followed by another."""

    async def half(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(HALF)
        await writer.drain()
        writer.close()

    address = str(tmp_path / "owner.socket")
    async with await asyncio.start_unix_server(half, address):
        owner = new_worker(address)
        assert await visited(door_of(Home(owner), Owners(owner)), path) == [200, "hung up"]
