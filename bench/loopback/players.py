"""Scripted players of Panzerschlacht on the loopback, and the server they play on.

The scripts are legal games without a die, found beforehand, so that a client costs next to nothing. The server has
one core to itself; its players, its bots and whoever disturbs them have the others.
"""

import asyncio
import base64
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random, random
from typing import Any, cast

import msgspec

from panzerkiste.engine.game import CHANCE
from panzerkiste.engine.match import Header, Match
from panzerkiste.registry import GAMES
from panzerkiste.server.limits import Limits, Rate
from panzerkiste.server.web.app import SETTLED

HERE = Path(__file__).parent
GAME = GAMES["panzerschlacht"]
OPTIONS = {"patience": 200}
SERVER_CORE = 0
OTHER_CORES = set(range(os.cpu_count() or 1)) - {SERVER_CORE}
UPDATE = b'{"type":"Update","seq":'


# Scripts.


@dataclass(frozen=True)
class Line:
    """One move of a script: who sends which frame."""

    seat: int
    frame: bytes


def script(seed: int, length: int) -> list[Line]:
    """A legal game of this many moves in which no die is rolled and nobody wins."""
    rng = Random(seed)
    while True:
        match = Match(GAME, Header(GAME.id, GAME.rules, OPTIONS, ("", "")))
        while len(match.entries) < length and _advance(match, rng):
            pass
        if len(match.entries) == length:
            return [_line(number, entry.seat, entry.action) for number, entry in enumerate(match.entries)]


def _advance(match: Match, rng: Random) -> bool:
    seat = GAME.play.decision(match.state).seats[0]
    offer = GAME.play.offer(match.state, seat)
    for _ in range(30):
        action = GAME.play.candidates(match.state, seat, rng, 1)[0] if offer.space else rng.choice(offer.actions)
        step = match.judge(seat, action)
        after = GAME.play.decision(step.state)
        if after and CHANCE not in after.seats:
            match.submit(seat, action)
            return True
    return False


def _line(number: int, seat: int, action: object) -> Line:
    message = {"type": "Act", "id": f"m{number}", "action": msgspec.to_builtins(action)}
    return Line(seat, masked(msgspec.json.encode(message)))


def masked(payload: bytes) -> bytes:
    """A client's text frame. The mask is zero: it is there for proxies that do not exist here."""
    size = len(payload)
    head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + payload


# Clients.


@dataclass
class Play:
    """A running match: its script, where it stands, and how long each move took to reach the other player."""

    lines: list[Line]
    think: float  # seconds before a move, from none to twice as long: people who think alike would move as a herd
    done: asyncio.Future[None]
    players: list["Player"] = field(default_factory=list)
    at: int = 0
    sent: float = 0.0
    took: list[float] = field(default_factory=list)

    def seen(self, seat: int, seq: int) -> None:
        """A player saw the picture after *seq* moves."""
        if seq == self.at + 1 and seat != self.lines[self.at].seat:
            self.took.append(time.perf_counter() - self.sent)
        if seq < self.at + 1:
            return
        waits = self.lines[self.at + 1].seat if self.at + 1 < len(self.lines) else 1 - self.lines[self.at].seat
        if seat == waits:
            self.at += 1
            self.next()

    def next(self) -> None:
        if self.at == len(self.lines):
            self.done.set_result(None)
        elif self.think:
            asyncio.get_running_loop().call_later(self.think * 2 * random(), self.send)
        else:
            self.send()

    def send(self) -> None:
        line = self.lines[self.at]
        self.sent = time.perf_counter()
        self.players[line.seat].transport.write(line.frame)


class Player(asyncio.Protocol):
    """The least a WebSocket client can be: it counts what it sees."""

    def __init__(self, play: Play, seat: int, ready: asyncio.Future[None]) -> None:
        self.play, self.seat, self.ready = play, seat, ready
        self.rest, self.shaken = b"", False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.play.done.done():
            self.play.done.set_exception(exc or ConnectionError("the server has hung up"))
            self.play.done.exception()  # whoever waits is told; nobody may

    def data_received(self, data: bytes) -> None:
        data = self.rest + data
        if not self.shaken:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.rest = head
                return
            assert b" 101 " in head, head
            self.shaken = True
        for payload in self.frames(data):
            if payload.startswith(UPDATE):
                self.play.seen(self.seat, int(payload[len(UPDATE) : payload.index(b",", len(UPDATE))]))
            elif payload.startswith(b'{"type":"Table"'):
                self.ready.set_result(None)
            elif payload.startswith(b'{"type":"Refused"'):
                self.play.done.set_exception(RuntimeError(payload.decode()))

    def frames(self, data: bytes) -> Iterator[bytes]:
        start = 0
        while len(data) - start >= 4:
            size, head = data[start + 1], 2
            if size == 126:
                size, head = int.from_bytes(data[start + 2 : start + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(data[start + 2 : start + 10], "big"), 10
            end = start + head + size
            if end > len(data):
                break
            if data[start] == 0x81:
                yield data[start + head : end]
            elif data[start] == 0x89:  # is anybody there?
                self.transport.write(bytes([0x8A, 0x80 | size]) + b"\0\0\0\0" + data[start + head : end])
            start = end
        self.rest = data[start:]


# Servers.


class Server:
    """A server program on a core of its own, or several workers of one."""

    def __init__(self, program: str, *arguments: str) -> None:
        """The program is told its port first."""
        self.port, self.count = free_port(), 1
        self._begin([sys.executable, str(HERE / program), str(self.port), *arguments])

    def _begin(self, command: list[str]) -> None:
        begun = time.perf_counter()
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        while not self._answers():
            assert self.process.poll() is None, "the server has died"
            time.sleep(0.02)
        self.start_up = time.perf_counter() - begun  # seconds until it answers
        self.give_cores()

    def settle(self) -> None:
        """Until what it starts ahead, three seconds after its start, is there: they take the players' cores."""
        time.sleep(SETTLED + 1)
        while any(b"warm-up" in _command(child) for child in self._children()):
            time.sleep(0.1)  # the bots' compiler is at work
        self.give_cores()

    def _answers(self) -> bool:
        try:
            self.ask("GET", "/api/games")
        except ConnectionError:
            return False
        return True

    @property
    def workers(self) -> list[int]:
        return [self.process.pid] if self.count == 1 else _children(self.process.pid)

    def give_cores(self) -> None:
        """To the server its own, to the processes it has started the others. Several workers share all with everybody:
        there may be fewer cores than it takes to give each its own."""
        if self.count > 1:
            return
        for thread in Path(f"/proc/{self.process.pid}/task").iterdir():
            _pin(int(thread.name), {SERVER_CORE})
        for child in self._children():
            _pin(child, OTHER_CORES)

    def _children(self) -> list[int]:
        return [child for worker in self.workers for child in _children(worker)]

    def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[Any, str]:
        line = http.client.HTTPConnection("127.0.0.1", self.port)
        line.request(method, path, json.dumps(body), {"Content-Type": "application/json", "Cookie": cookie})
        answer = line.getresponse()
        data, cookie = json.loads(answer.read()), (answer.getheader("Set-Cookie") or "").partition(";")[0]
        assert answer.status < 300, data
        line.close()
        return data, cookie

    @property
    def memory(self) -> int:
        """Resident bytes."""
        pages = (Path(f"/proc/{worker}/statm").read_text().split()[1] for worker in self.workers)
        return sum(map(int, pages)) * os.sysconf("SC_PAGE_SIZE")

    @property
    def cpu(self) -> float:
        """Seconds of processor time so far."""
        return sum(map(processor_time, self.workers))

    def end(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


class Workers(Server):
    """Of `panzerkiste serve --workers`, on a database."""

    def __init__(self, folder: str, limits: Limits, database: str, count: int) -> None:
        self.port, self.count = free_port(), count
        file = Path(folder) / "limits.toml"
        file.write_text("".join(f"{name} = {_toml(value)}\n" for name, value in msgspec.structs.asdict(limits).items()))
        given = {"port": self.port, "data": folder, "limits": file, "database": database, "workers": count}
        options = [word for name, value in given.items() for word in (f"--{name}", str(value))]
        self._begin([sys.executable, "-m", "panzerkiste", "serve", "--no-open", *options])
        while count > 1 and len(self.workers) < count:
            time.sleep(0.1)


def _toml(value: object) -> str:
    return f"{{ a_second = {value.a_second}, burst = {value.burst} }}" if isinstance(value, Rate) else str(value)


def processor_time(process: int) -> float:
    """Seconds so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _children(process: int) -> list[int]:
    lists = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for found in lists for child in found.read_text().split()]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _command(process: int) -> bytes:
    with suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_bytes()
    return b""


def _pin(process: int, cores: set[int]) -> None:
    with suppress(ProcessLookupError):
        os.sched_setaffinity(process, cores)


def ours(folder: str, limits: Limits) -> Server:
    return Server("serve.py", folder, msgspec.json.encode(limits).decode())


def twin() -> Server:
    return Server("twin.py")


def new_match(server: Server, **more: object) -> tuple[str, list[str]]:
    """A match's id and its two players' cookies."""
    wish = {"game": GAME.id, "options": OPTIONS, "seats": [{"kind": "me"}, {"kind": "invite"}], **more}
    match, green = server.ask("POST", "/api/matches", wish)
    _, grey = server.ask("POST", "/api/join", {"code": match["invites"][0]["code"]})
    return match["id"], [green, grey]


async def sit_down(server: Server, play: Play, match: str, cookies: Sequence[str]) -> None:
    loop = asyncio.get_running_loop()
    for seat, cookie in enumerate(cookies):
        ready = loop.create_future()
        _, player = await loop.create_connection(partial(Player, play, seat, ready), "127.0.0.1", server.port)
        player.transport.write(handshake(server.port, f"/api/matches/{match}/play?seat={seat}&since=-1", cookie))
        await ready
        play.players.append(player)


def handshake(port: int, path: str, cookie: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n"
    ).encode()
