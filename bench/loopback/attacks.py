"""One visitor who does his worst to a server, as a program: ``python attacks.py PORT ATTACK``.

He comes from an address of his own, 127.0.0.2, with as many accounts as he likes, and goes on until he is ended.
"""

import asyncio
import json
import os
import resource
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

from loopback.players import handshake, masked

HIS_ADDRESS = "127.0.0.2"
HEAD = "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{more}\r\n"
GOLDEN = Path(__file__).parents[2] / "tests" / "golden"
MAPS = Path(__file__).parents[2] / "src" / "panzerkiste" / "games" / "tank_chess" / "data" / "maps"
POSITION = """turn 6
A ucm 0,0-48,0
B scourge 0,48-48,48
table 48 48
A1 ucm_armour
A1a ucm_sabre
A1a1 ucm_sabre table 24,20 0
B1 scourge_armour
B1a scourge_hunter
B1a1 scourge_hunter table 24,30 180
now A activate
"""


class Visitor:
    def __init__(self, port: int, address: str) -> None:
        self.port, self._address = port, address
        self._reading = set[asyncio.Task[None]]()

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self._address, 0))

    async def ask(self, method: str, path: str, body: object = None, cookie: str = "", more: str = "") -> Any:
        """The answer's JSON, or None; and the cookie that came with it."""
        reader, writer = await self.line()
        data = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        kind = "text/plain" if isinstance(body, bytes) else "application/json"
        lines = (
            f"Connection: close\r\nCookie: {cookie}\r\nContent-Type: {kind}\r\nContent-Length: {len(data)}\r\n{more}"
        )
        writer.write(HEAD.format(method=method, path=path, port=self.port, more=lines).encode() + data)
        head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        given = [line[12:] for line in head.split(b"\r\n") if line.lower().startswith(b"set-cookie: ")]
        self.cookie = given[0].partition(b";")[0].decode() if given else cookie
        with suppress(ValueError):
            return json.loads(answer)

    async def account(self) -> str:
        await self.ask("GET", "/api/me")
        return self.cookie

    async def match(self, game: str, *seats: dict[str, object], cookie: str, **options: object) -> str:
        wish = {"game": game, "options": options, "seats": list(seats)}
        made = await self.ask("POST", "/api/matches", wish, cookie)
        return str(made["id"]) if made and "id" in made else ""

    async def socket(self, path: str, cookie: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await self.line()
        writer.write(handshake(self.port, path, cookie))
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    def swallow(self, reader: asyncio.StreamReader) -> asyncio.Task[None]:
        """Read whatever comes; done when nothing comes any more."""
        task = asyncio.create_task(_swallow(reader))
        self._reading.add(task)
        return task


async def for_ever(attack: Callable[[], Awaitable[object]], lines: int = 1) -> None:
    """Over and over, on so many lines at a time; whatever the server does about it."""

    async def again() -> None:
        while True:
            try:
                await attack()
            except (OSError, EOFError, asyncio.IncompleteReadError, KeyError, TypeError):
                await asyncio.sleep(0.01)

    await asyncio.gather(*(again() for _ in range(lines)))


async def _swallow(reader: asyncio.StreamReader) -> None:
    while await reader.read(1 << 16):
        pass


# The attacks.


async def backslashes(self: Visitor) -> None:
    """A cookie that takes long to read."""
    await for_ever(lambda: self.ask("GET", "/api/me", cookie=f'panzerkiste="{chr(92) * 60_000}"'), 4)


async def pairs(self: Visitor) -> None:
    """Six megabytes of cookies."""
    await for_ever(lambda: self.ask("GET", "/api/me", cookie="a=b; " * 1_200_000))


async def headers(self: Visitor) -> None:
    """Headers that never end."""

    async def attack() -> None:
        _, writer = await self.line()
        writer.write(b"GET / HTTP/1.1\r\n")
        for number in count():
            writer.write(b"X-%d: %s\r\n" % (number, b"a" * 1000))
            await writer.drain()

    await for_ever(attack, 4)


async def half_requests(self: Visitor) -> None:
    """Requests that are never finished, as many as there are places."""
    kept = []
    for _ in range(1500):
        with suppress(OSError):
            kept.append(await self.line())
            kept[-1][1].write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
    await asyncio.Event().wait()


async def pings(self: Visitor) -> None:
    """Pings on a socket that never reads."""
    cookie = await self.account()
    match = await self.match("panzerschlacht", {"kind": "me"}, {"kind": "invite"}, cookie=cookie)
    ping = b"\x89\xfd\0\0\0\0" + b"p" * 125

    async def attack() -> None:
        _, writer = await self.line()
        writer.write(handshake(self.port, f"/api/matches/{match}/play", cookie))
        while True:
            writer.write(ping * 1000)
            await writer.drain()

    await for_ever(attack)


async def sockets(self: Visitor) -> None:
    """As many sockets as the server takes, of as many accounts."""
    kept = []
    for number in range(2000):
        if number % 50 == 0:
            cookie = await self.account()
            match = await self.match("panzerschlacht", {"kind": "me"}, {"kind": "invite"}, cookie=cookie)
        with suppress(OSError, EOFError):
            kept.append(await self.socket(f"/api/matches/{match}/play", cookie))
    await asyncio.Event().wait()


async def reconnects(self: Visitor) -> None:
    """Coming and going as fast as possible."""
    cookie = await self.account()
    match = await self.match("tank-chess", {"kind": "me"}, {"kind": "me"}, cookie=cookie)

    async def attack() -> None:
        _, writer = await self.socket(f"/api/matches/{match}/play", cookie)
        writer.close()

    await for_ever(attack, 8)


async def advice(self: Visitor) -> None:
    """Dear questions on eight sockets of eight accounts."""

    async def attack() -> None:
        cookie = await self.account()
        me, bot = {"kind": "me"}, {"kind": "bot", "level": 1}
        match = await self.match("dropzone", me, bot, cookie=cookie, position=POSITION)
        reader, writer = await self.socket(f"/api/matches/{match}/play", cookie)
        reading = self.swallow(reader)
        for number in count():
            question = {"type": "Candidates", "id": f"q{number}", "count": 20}
            writer.write(masked(json.dumps(question).encode()))
            await writer.drain()
            await asyncio.sleep(0.02)
            if reading.done():
                return

    await for_ever(attack, 8)


async def chatter(self: Visitor) -> None:
    """Nonsense on eight sockets, as fast as it can be written."""
    cookie = await self.account()
    match = await self.match("panzerschlacht", {"kind": "me"}, {"kind": "invite"}, cookie=cookie)
    nonsense = masked(b'{"type":"Act","id":"x","action":{}}') * 100

    async def attack() -> None:
        reader, writer = await self.socket(f"/api/matches/{match}/play", cookie)
        reading = self.swallow(reader)
        while not reading.done():
            writer.write(nonsense)
            await writer.drain()
            await asyncio.sleep(0)

    await for_ever(attack, 8)


async def replays(self: Visitor) -> None:
    """Long match files to be replayed, four at a time."""
    file = max((GOLDEN / "dropzone").glob("*.jsonl"), key=lambda path: path.stat().st_size).read_bytes()
    await for_ever(lambda: self.ask("POST", "/api/replay", file), 4)


async def works(self: Visitor) -> None:
    """A full shelf of battlefields, listed over and over."""
    cookie = await self.account()
    shipped = await self.ask("GET", "/api/battlefields/shipped", cookie=cookie)
    for number in range(100):
        file = {**shipped[number % len(shipped)], "id": f"field{number}"}
        await self.ask("POST", "/api/battlefields", {"file": file, "id": None}, cookie)
    await for_ever(lambda: self.ask("GET", "/api/battlefields", cookie=cookie), 4)


async def saving(self: Visitor) -> None:
    """Works saved for ever, with a new account now and then."""
    shipped = await self.ask("GET", "/api/battlefields/shipped")
    numbers = count()

    async def attack() -> None:
        cookie = await self.account()
        for _ in range(20):
            file = {**shipped[0], "id": f"field{next(numbers)}"}
            await self.ask("POST", "/api/battlefields", {"file": file, "id": None}, cookie)

    await for_ever(attack, 4)


async def studies(self: Visitor) -> None:
    """Studies of the largest map there is, each of another account."""
    text = max(MAPS.glob("*.tcm"), key=lambda path: path.stat().st_size).read_text()
    wish = {"map": {"text": text, "mode": "standard", "module": "none"}, "games": 400}

    async def attack() -> None:
        await self.ask("POST", "/api/maps/studies", wish, await self.account())

    await for_ever(attack, 8)


async def judging(self: Visitor) -> None:
    """The same map to be judged, over and over."""
    text = max(MAPS.glob("*.tcm"), key=lambda path: path.stat().st_size).read_text()
    rules = {"text": text, "mode": "standard", "module": "none"}
    await for_ever(lambda: self.ask("POST", "/api/maps/check", rules), 8)


async def bots(self: Visitor) -> None:
    """Sixty matches between the best computer players."""
    cookie = await self.account()
    for number in range(60):
        bot = {"kind": "bot", "level": 6 if number % 2 else 4}
        game = "tank-chess" if number % 2 else "panzerschlacht"
        match = await self.match(game, bot, bot, cookie=cookie)
        with suppress(OSError, EOFError):
            reader, _ = await self.socket(f"/api/matches/{match}/play", cookie)
            self.swallow(reader)
    await asyncio.Event().wait()


async def boards(self: Visitor) -> None:
    """Fifteen analysis boards, each of an account of its own."""
    kept = []
    for _ in range(15):
        cookie = await self.account()
        with suppress(OSError, EOFError):
            reader, writer = await self.socket("/api/analysis/tank-chess", cookie)
            kept.append(writer)
            self.swallow(reader)
            opened = {"type": "OpenPosition", "id": "o", "options": {"map": "farmyard10"}}
            writer.write(masked(json.dumps(opened).encode()))
            writer.write(masked(b'{"type":"Think","id":"t","node":0}'))
    await asyncio.Event().wait()


async def forwarded(self: Visitor) -> None:
    """New matches, each said to come from another address."""
    numbers = count()

    async def attack() -> None:
        number = next(numbers)
        address = f"X-Forwarded-For: 10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}\r\n"
        wish = {"game": "panzerschlacht", "options": {}, "seats": [{"kind": "me"}, {"kind": "invite"}]}
        await self.ask("POST", "/api/matches", wish, more=address)

    await for_ever(attack, 8)


async def nesting(self: Visitor) -> None:
    """JSON as deep as it may be long."""
    await for_ever(
        lambda: self.ask("POST", "/api/matches", b"[" * 60_000, more="Content-Type: application/json\r\n"), 8
    )


async def spinning(self: Visitor) -> None:
    """No attack: whoever does nothing to us but uses all of a processor that he can get."""
    while True:
        pass


ATTACKS = {
    attack.__name__: attack
    for attack in (
        backslashes,
        pairs,
        headers,
        half_requests,
        pings,
        sockets,
        reconnects,
        advice,
        chatter,
        replays,
        works,
        saving,
        studies,
        judging,
        bots,
        boards,
        forwarded,
        nesting,
    )
}

CONTROL = "spinning"

if __name__ == "__main__":
    os.nice(19)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run({**ATTACKS, CONTROL: spinning}[sys.argv[2]](Visitor(int(sys.argv[1]), HIS_ADDRESS)))
