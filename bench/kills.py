"""Kill -9 of a worker, and restarts of PostgreSQL and Redis as if their machine had failed, while people play.

Scripted clients play on two workers behind one door, as `panzerkiste --workers 2` starts them. Whoever loses his line
comes back and sends again what was not acknowledged, with the same id. In the end the database is asked: what was
acknowledged must be there (lost), and nothing twice (doubled). The time is that from the part being back, or for a
worker from its death, to the moment when everybody has played again.

    python bench/kills.py                   100 of each
    python bench/kills.py --kills 10        fewer
    python bench/kills.py --only worker
"""

import argparse
import asyncio
import itertools
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
import httpx
from loopback.players import GAME, OPTIONS, Line, script
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tools.postgres import Cluster, redis  # noqa: E402  # of the repository, not of the package

WORKERS = 2
TABLES = 8
THINKING = 0.05  # seconds before each move
ANSWER = 5.0  # seconds after which a client takes its line for dead
LOST = (OSError, TimeoutError, WebSocketException, httpx.TransportError)
PASSING = ("STORAGE", "TABLE", "LIMIT", "REQUEST")
ALIVE = "SELECT count(*) AS number FROM workers WHERE until > 1000 * extract(epoch FROM clock_timestamp())"
LEASE = 2.0  # seconds in which one who is dead may still be thought to live
WIDE = "{ a_second = 1e9, burst = 1e9 }"
RATES = ("requests", "visits", "joins", "matches", "days", "messages", "questions", "judging", "entrances", "arrivals")


class Table:
    """A match of one visitor at both sides of the board, and what was acknowledged to him."""

    def __init__(self, url: str, scripts: list[list[Line]]) -> None:
        self._url, self._scripts = url, scripts
        self._http = httpx.AsyncClient(base_url=url, timeout=ANSWER)
        self._lines: dict[int, ClientConnection] = {}
        self.acknowledged: list[tuple[str, int, str]] = []
        self.played = asyncio.Condition()
        self.latest = 0.0

    async def play_for_ever(self) -> None:
        while True:
            match = await self._new_match()
            for number, line in enumerate(random.choice(self._scripts)):
                await asyncio.sleep(THINKING * random.random() * 2)
                await self._act(match, line.seat, f"m{number}", _payload(line.frame))

    async def _new_match(self) -> str:
        wish = {"game": GAME.id, "options": OPTIONS, "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
        while True:
            try:
                answer = await self._http.post("/api/matches", json=wish)
                if answer.is_success:
                    await self._hang_up()
                    return str(answer.json()["id"])
            except LOST:
                pass
            await asyncio.sleep(0.05)

    async def _act(self, match: str, seat: int, id: str, payload: str) -> None:
        while True:
            try:
                if await asyncio.wait_for(self._is_accepted(match, seat, id, payload), ANSWER):
                    break
            except LOST:
                await self._hang_up()
                await asyncio.sleep(0.05)
        self.acknowledged.append((match, seat, id))
        self.latest = time.monotonic()
        async with self.played:
            self.played.notify_all()

    async def _is_accepted(self, match: str, seat: int, id: str, payload: str) -> bool:
        if seat not in self._lines:
            cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
            address = f"{self._url.replace('http', 'ws')}/api/matches/{match}/play?since=-1&seat={seat}"
            self._lines[seat] = await connect(address, additional_headers={"Cookie": cookies}, max_size=None)
        await self._lines[seat].send(payload)
        while True:
            told = json.loads(await self._lines[seat].recv())
            if told["type"] == "Refused" and told["id"] in ("", id):
                assert told["refusal"]["rule"] in PASSING, told
                raise TimeoutError
            if told.get("id") == id:
                return True

    async def _hang_up(self) -> None:
        lines, self._lines = self._lines, {}
        for line in lines.values():
            line.transport.abort()

    async def has_played_since(self, moment: float) -> float:
        """When."""
        async with self.played:
            await self.played.wait_for(lambda: self.latest > moment)
        return self.latest


def _payload(frame: bytes) -> str:
    head = 6 if frame[1] & 0x7F < 126 else 8
    return frame[head:].decode()


class Site:
    """Two workers on a PostgreSQL of their own."""

    def __init__(self, folder: Path) -> None:
        self.cluster = Cluster()
        self._database = self.cluster.address(self.cluster.new_database())
        self.port, self._redis_port = _free_port(), _free_port()
        self.start_redis()
        limits = folder / "limits.toml"
        limits.write_text("".join(f"{rate} = {WIDE}\n" for rate in RATES) + "sockets = 100000\n")
        command = [sys.executable, "-m", "panzerkiste", "--no-open", "--port", str(self.port), "--limits", str(limits)]
        command += ["--data", str(folder / "data"), "--database", self._database, "--workers", str(WORKERS)]
        command += ["--redis", f"redis://127.0.0.1:{self._redis_port}"] if self.redis else []
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)

    def close(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait()
        self.cluster.close()
        if self.redis:
            self.redis.kill()
            self.redis.wait()

    async def is_whole(self) -> None:
        """Until all workers are there."""
        while True:
            assert self._process.poll() is None, "the server has died"
            try:
                found = await self.ask(ALIVE)
            except (OSError, asyncpg.PostgresError):
                found = []
            if found and found[0]["number"] == WORKERS:
                return
            await asyncio.sleep(0.1)

    async def ask(self, query: str) -> list[Any]:
        connection = await asyncpg.connect(self._database)
        try:
            return list(await connection.fetch(query))
        finally:
            await connection.close()

    async def kill_worker(self) -> None:
        """The oldest: it has taken over the tables of all that were killed before."""
        os.kill(self._workers()[0], signal.SIGKILL)

    def _workers(self) -> list[int]:
        found = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        return [int(child) for child in found.read_text().split()]

    async def restart_postgres(self) -> None:
        await asyncio.to_thread(self.cluster.stop)
        await asyncio.to_thread(self.cluster.start)

    def start_redis(self) -> None:
        """Where it is installed."""
        program = redis()
        command = [program or "", "--bind", "127.0.0.1", "--port", str(self._redis_port), "--save", ""]
        self.redis = subprocess.Popen(command, stdout=subprocess.DEVNULL) if program else None

    async def restart_redis(self) -> None:
        assert self.redis, "it is not installed"
        self.redis.kill()
        await asyncio.to_thread(self.redis.wait)
        self.start_redis()


async def experiment(site: Site, tables: list[Table], kills: int, kill: Callable[[], Awaitable[None]]) -> list[float]:
    """Seconds until all have played again, of each."""
    took = []
    for number in range(kills):
        await asyncio.sleep(LEASE)
        await site.is_whole()
        start = time.monotonic()
        await asyncio.gather(*(table.has_played_since(start) for table in tables))
        await asyncio.sleep(random.random() * THINKING)
        begun = time.monotonic()
        await kill()
        back = begun if kill == site.kill_worker else time.monotonic()
        latest = await asyncio.gather(*(table.has_played_since(time.monotonic()) for table in tables))
        took.append(max(latest) - back)
        print(f"  {number + 1}: {took[-1]:.2f} s", flush=True)
    return took


async def check(site: Site, tables: list[Table]) -> None:
    query = """SELECT id, seat, sent, count(*) AS number FROM entries JOIN matches ON number = match
        WHERE sent IS NOT NULL GROUP BY id, seat, sent"""
    kept = {(row["id"], row["seat"], row["sent"]): row["number"] for row in await site.ask(query)}
    acknowledged = list(itertools.chain.from_iterable(table.acknowledged for table in tables))
    lost = sum(action not in kept for action in acknowledged)
    doubled = sum(number > 1 for number in kept.values()) + len(acknowledged) - len(set(acknowledged))
    print(f"  {len(acknowledged)} actions acknowledged, {lost} lost, {doubled} doubled")


async def run(kills: int, only: str | None) -> None:
    scripts = [script(seed, 400) for seed in range(4)]
    with tempfile.TemporaryDirectory() as folder:
        site, playing = Site(Path(folder)), list[asyncio.Task[None]]()
        try:
            await site.is_whole()
            tables = [Table(f"http://127.0.0.1:{site.port}", scripts) for _ in range(TABLES)]
            playing += [asyncio.create_task(table.play_for_ever()) for table in tables]
            parts = {"worker": site.kill_worker, "postgres": site.restart_postgres, "redis": site.restart_redis}
            for name, kill in parts.items():
                if only == name or (only is None and (name != "redis" or site.redis)):
                    print(f"{name}: {kills} kills under load")
                    took = await experiment(site, tables, kills, kill)
                    print(f"  playing again after {statistics.median(took):.2f} s, at most {max(took):.2f} s")
            await _ended(playing)
            await check(site, tables)
        finally:
            await _ended(playing)
            site.close()


async def _ended(tasks: list[asyncio.Task[None]]) -> None:
    """A client that waits for several things at once may miss the first word."""
    while pending := [task for task in tasks if not task.done()]:
        for task in pending:
            task.cancel()
        await asyncio.wait(pending, timeout=1)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--kills", type=int, default=100)
    options.add_argument("--only", choices=["worker", "postgres", "redis"])
    given = options.parse_args()
    asyncio.run(run(given.kills, given.only))


if __name__ == "__main__":
    main()
