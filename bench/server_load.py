"""How many moves a second one server process carries, how long a move takes to the other player, what a socket costs.

Matches of Panzerschlacht between scripted clients over loopback, appends durable. The server runs on one core, the
clients on the other. The scripts are legal games without a die, found beforehand, so that a client costs next to
nothing. The goals are those of the project; the peer's figures (boardgame.io 0.50.2, in-memory storage, the same
kind of machine) are quoted, not measured in this run.

    python bench/server_load.py            everything, about a minute
    python bench/server_load.py --quick    a tenth of it
"""

import argparse
import asyncio
import base64
import http.client
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import cast

import msgspec
import uvloop

from panzerkiste.engine.game import CHANCE
from panzerkiste.engine.match import Header, Match
from panzerkiste.registry import GAMES
from panzerkiste.server.limits import Limits, Rate

GAME = GAMES["panzerschlacht"]
OPTIONS = {"patience": 200}
SERVER_CORE, CLIENT_CORE = 0, 1
WIDE = Rate(1e9, 1e9)
LIMITS = Limits(
    requests=WIDE,
    visits=WIDE,
    joins=WIDE,
    matches=WIDE,
    uploads=WIDE,
    messages=WIDE,
    questions=WIDE,
    entrances=WIDE,
    arrivals=WIDE,
    connections=1_000_000,
    everybody=1_000_000,
    sockets=1_000_000,
)
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
    think: float
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
            asyncio.get_running_loop().call_later(self.think, self.send)
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
            start = end
        self.rest = data[start:]


# The server and the way to it.


class Server:
    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process = subprocess.Popen([sys.executable, __file__, "--serve", str(folder), str(self.port)])
        while not self._answers():
            assert self.process.poll() is None, "the server has died"
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            self.ask("GET", "/api/games")
        except ConnectionError:
            return False
        return True

    def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[object, str]:
        line = http.client.HTTPConnection("127.0.0.1", self.port)
        line.request(method, path, json.dumps(body), {"Content-Type": "application/json", "Cookie": cookie})
        answer = line.getresponse()
        data, cookie = json.loads(answer.read()), (answer.getheader("Set-Cookie") or "").partition(";")[0]
        assert answer.status < 300, data
        line.close()
        return data, cookie

    def new_match(self) -> tuple[str, list[str]]:
        """A match's id and its two players' cookies."""
        wish = {"game": GAME.id, "options": OPTIONS, "seats": [{"kind": "me"}, {"kind": "invite"}]}
        match, green = self.ask("POST", "/api/matches", wish)
        _, grey = self.ask("POST", "/api/join", {"code": match["invites"][0]["code"]})
        return match["id"], [green, grey]

    @property
    def memory(self) -> int:
        """Resident bytes."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    @property
    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def sit_down(server: Server, play: Play) -> None:
    id, cookies = server.new_match()
    loop = asyncio.get_running_loop()
    for seat, cookie in enumerate(cookies):
        ready = loop.create_future()
        _, player = await loop.create_connection(lambda s=seat, r=ready: Player(play, s, r), "127.0.0.1", server.port)
        key = base64.b64encode(os.urandom(16)).decode()
        player.transport.write(
            f"GET /api/matches/{id}/play?seat={seat}&since=-1 HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Cookie: {cookie}\r\n\r\n".encode()
        )
        await ready
        play.players.append(player)


# Measuring.


@dataclass(frozen=True)
class Figures:
    moves_a_second: float
    p50: float  # milliseconds
    p99: float
    server_load: float  # share of its core
    micros_a_move: float  # of processor time, in the server
    bytes_a_socket: float


async def measure(scripts: list[list[Line]], matches: int, think: float, moves: int) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            loop = asyncio.get_running_loop()
            warm = Play(scripts[0][:50], 0.0, loop.create_future())
            await sit_down(server, warm)
            warm.next()
            await warm.done
            before = server.memory
            plays = [
                Play(scripts[number % len(scripts)][:moves], think, loop.create_future()) for number in range(matches)
            ]
            for play in plays:
                await sit_down(server, play)
            memory = (server.memory - before) / (2 * matches)
            start, cpu = time.perf_counter(), server.cpu
            for number, play in enumerate(plays):
                loop.call_later(think * number / matches, play.send)
            await asyncio.gather(*(play.done for play in plays))
            seconds, cpu = time.perf_counter() - start, server.cpu - cpu
            took = sorted(1000 * t for play in plays for t in play.took)
            p99 = took[int(len(took) * 0.99)]
            return Figures(
                matches * moves / seconds,
                statistics.median(took),
                p99,
                cpu / seconds,
                1e6 * cpu / (matches * moves),
                memory,
            )
        finally:
            server.process.terminate()
            server.process.wait()


def report(what: str, figures: Figures) -> None:
    print(
        f"{what:34} {figures.moves_a_second:8,.0f} moves/s   p50 {figures.p50:6.2f} ms   p99 {figures.p99:6.2f} ms"
        f"   server at {figures.server_load:4.0%}, {figures.micros_a_move:4.0f} us a move"
        f"   {figures.bytes_a_socket / 1024:5.1f} KiB a socket",
        flush=True,
    )


def judge(what: str, value: float, goal: float, *, more_is_better: bool) -> None:
    reached = value >= goal if more_is_better else value <= goal
    print(f"  {what}: {value:,.1f}, goal {goal:,.0f}, ratio {value / goal:.2f} ({'reached' if reached else 'missed'})")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--quick", action="store_true", help="a tenth of the moves")
    options.add_argument("--only", choices=("1", "10", "50", "500"), help="one run only")
    quick = options.parse_args().quick
    only = options.parse_args().only
    os.sched_setaffinity(0, {CLIENT_CORE})
    share = 10 if quick else 1
    scripts = [script(seed, 400) for seed in range(8)]

    def run(name: str, what: str, matches: int, think: float, moves: int) -> Figures | None:
        if only not in (None, name):
            return None
        figures = uvloop.run(measure(scripts, matches, think, moves))
        report(what, figures)
        return figures

    run("1", "1 match, flat out", 1, 0.0, 400 // share)
    run("10", "10 matches, flat out", 10, 0.0, 400 // share)
    if busy := run("50", "50 matches, flat out", 50, 0.0, 400 // share):
        judge("moves a second", busy.moves_a_second, 8000, more_is_better=True)
        judge("against boardgame.io's 4,100", busy.moves_a_second, 4100, more_is_better=True)
    if calm := run("500", "500 clients, thinking 250 ms", 250, 0.25, 60 // share):
        judge("p99, ms", calm.p99, 10, more_is_better=False)
        judge("KiB a socket", calm.bytes_a_socket / 1024, 40, more_is_better=False)


def serve(folder: str, port: str) -> None:
    import uvicorn

    from panzerkiste.server.web.app import create_app
    from panzerkiste.server.web.serving import configuration

    os.sched_setaffinity(0, {SERVER_CORE})
    uvicorn.Server(configuration(create_app(Path(folder), LIMITS), "127.0.0.1", int(port))).run()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        serve(*sys.argv[2:])
    else:
        main()
