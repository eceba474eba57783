"""A real server in a process of its own, and visitors who talk to it as browsers do."""

import asyncio
import json
import signal
import socket
import time
from collections.abc import Sequence
from contextlib import asynccontextmanager
from copy import copy
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from panzerkiste.server.limits import Limits
from panzerkiste.server.storage.folder import DATABASE
from panzerkiste.server.storage.people import StoredAccount
from panzerkiste.server.storage.sqlite import open_engine
from panzerkiste.server.storage.store import Store
from tests.server.moved_time import CLOCK, NOTICED
from tests.server.starting import Started
from tests.server.watchdog import Stall, culprits, report, stalls

Json = dict[str, Any]

ROOT = Path(__file__).parents[2]
PATIENCE = 60  # seconds until a test gives up on an answer


class House:
    """A server on a data folder. It can be killed and opened again."""

    def __init__(
        self,
        data: Path,
        limits: Limits | None = None,
        *,
        watched: bool = False,
        proxies: Sequence[str] = (),
        certificate: Sequence[str] | None = None,
        **given: list[str] | dict[str, Any] | str | int,
    ) -> None:
        self.data, self.log = data, data / "server.log"
        self._stalls = data / "stalls.jsonl" if watched else None
        self._in_folder = not given.get("database")
        self.port = free_port()
        self.url = f"{'https' if certificate else 'http'}://127.0.0.1:{self.port}"
        self._arguments = [
            json.dumps(
                {
                    "data": str(data),
                    "port": self.port,
                    "watched": watched and str(self._stalls),
                    "proxies": list(proxies),
                    "certificate": certificate and list(certificate),
                    **given,
                }
            ),
            msgspec.json.encode(limits or Limits()).decode(),
        ]
        self._process: Started | None = None

    def open(self) -> "House":
        self.data.mkdir(parents=True, exist_ok=True)
        if self._in_folder and not (database := self.data / DATABASE).exists():
            database.write_bytes(empty_database())
        self._process = Started(self._arguments, self.log)
        end = time.monotonic() + PATIENCE
        while not self._listens():
            assert self._process.poll() is None, self.log.read_text()
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.02)
        return self

    def _listens(self) -> bool:
        """It does so when it has opened, and not before."""
        with socket.socket() as visitor:
            return visitor.connect_ex(("127.0.0.1", self.port)) == 0

    @property
    def is_open(self) -> bool:
        return self._process is not None

    def move_clock(self, seconds: float) -> None:
        """Its clock goes on by so much, at once: the server has noticed it, or finds it so when it is opened."""
        file, noticed = self.data / CLOCK, self.data / NOTICED
        ahead = seconds + (float(file.read_text()) if file.exists() else 0.0)
        file.write_text(str(ahead))
        if self._process:
            self._process.send_signal(signal.SIGUSR1)
            end = time.monotonic() + PATIENCE
            while not noticed.exists() or noticed.read_text() != str(ahead):
                assert time.monotonic() < end, "the server does not look at its clock"
                time.sleep(0.01)

    def kill(self) -> None:
        """Like a power cut for the program."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """A server that was watched shows what kept its visitors waiting."""
        self._end(signal.SIGTERM)
        assert not culprits(self.stalls), f"on the event loop:\n{report(self.stalls)}"

    @property
    def stalls(self) -> list[Stall]:
        """What took long on the event loop so far, the worst first."""
        return stalls(self._stalls) if self._stalls else []

    def ask_to_end(self, how: signal.Signals) -> None:
        """And go on meanwhile."""
        assert self._process
        self._process.send_signal(how)

    async def ended(self) -> None:
        assert self._process
        await asyncio.to_thread(self._process.wait, PATIENCE)
        self._process = None

    def _end(self, how: signal.Signals) -> None:
        if self._process:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None


@cache
def empty_database() -> bytes:
    """As the first start in a folder makes it, which takes its time."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / DATABASE
        open_engine(file).dispose()
        return file.read_bytes()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def unfolded(sent: Json) -> Json:
    """A replay as the client reads it: with a view in every frame."""
    view, frames = None, []
    for frame, changes in zip(sent["replay"]["frames"], sent["changes"], strict=True):
        view = changed(view, changes)
        frames.append({**frame, "view": view})
    return {**sent["replay"], "frames": frames}


def with_views(messages: list[Json]) -> list[Json]:
    """What one socket was told, as the client reads it: every Update with the view that its changes lead to."""
    view, told = None, []
    for message in messages:
        view = message["view"] if message["type"] == "Table" else changed(view, message.get("changes", []))
        told.append({**message, "view": view} if message["type"] == "Update" else message)
    return told


def changed(view: Any, changes: list[Json]) -> Any:
    for change in changes:
        view = _changed(view, change["path"], change)
    return view


def _changed(whole: Any, path: list[str | int], change: Json) -> Any:
    if not path:
        return change["value"]
    place, *inner = path
    parts = copy(whole)
    if not inner and "value" not in change:
        del parts[place]
    elif isinstance(parts, dict):
        parts[place] = _changed(parts.get(place), inner, change)
    else:
        parts[place] = _changed(parts[place], inner, change)
    return parts


class Visitor:
    """Somebody with a browser: a cookie, requests, sockets."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.http = httpx.AsyncClient(base_url=house.url, timeout=PATIENCE)

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(path)

    async def ask(self, path: str):
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def replay(self, path: str) -> Json:
        return unfolded(await self.ask(path))

    async def post(self, path: str, body: object) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def tell(self, path: str, body: object):
        answer = await self.post(path, body)
        assert answer.is_success, answer.text
        return answer.json()

    async def register(self, name: str) -> "Visitor":
        """From now on with an account; with the next cookie its handle is known, too."""
        await self.tell("/api/me/account", {"name": name, "password": "Leopard im Hafer"})
        self.handle = (await self.ask("/api/me"))["handle"]
        return self

    async def new_match(self, *kinds: str, options: Json | None = None, level: int = 1, value: str = ""):
        """Matches with another *value* have other dice and other luck."""
        seats = [{"kind": kind, "level": level if kind == "bot" else 0} for kind in kinds]
        wish = {"game": "panzerschlacht", "options": options or {}, "seats": seats}
        return await self.tell("/api/matches", wish | ({"value": value} if value else {}))

    @asynccontextmanager
    async def table(self, match: str, seat: int | None = None, since: int = -1, room: int = 0, **headers: str):
        """*room*: bytes that wait unread before the server notices; without it as many as the system thinks right."""
        query = f"since={since}" + ("" if seat is None else f"&seat={seat}")
        async with self.socket(f"/api/matches/{match}/play?{query}", room, **headers) as place:
            yield place

    @asynccontextmanager
    async def socket(self, path: str, room: int = 0, **headers: str):
        address, plug = f"ws://127.0.0.1:{self.house.port}{path}", socket.socket()
        if room:  # before it is connected: later the two sides have agreed already
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        plug.connect(("127.0.0.1", self.house.port))
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        given = {"Cookie": cookies, **headers}
        async with connect(address, sock=plug, additional_headers=given, max_size=None, ping_interval=None) as line:
            yield Place(line)


class Place:
    """A place at a table: one socket. Everything that came is kept."""

    _ids = count()

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.heard: list[str] = []  # every frame, as it came
        self.told: list[Json] = []
        self.sent: list[Json] = []
        self._view: Any = None

    async def hear(self) -> Json:
        """The next message, whatever it is."""
        frame = await asyncio.wait_for(self.line.recv(), PATIENCE)
        assert isinstance(frame, str)
        self.heard.append(frame)
        _, message = with_views([{"type": "Table", "view": self._view}, json.loads(frame)])
        self._view = message.get("view", self._view)
        self.told.append(message)
        return message

    async def until(self, wanted) -> Json:
        while not wanted(message := await self.hear()):
            pass
        return message

    async def picture(self) -> Json:
        return await self.until(lambda message: message["type"] == "Table")

    async def send(self, kind: str, id: str | None = None, **parts: object) -> str:
        id = id or f"m{next(self._ids)}"
        self.sent.append({"type": kind, **parts})
        await self.line.send(json.dumps({"type": kind, "id": id, **parts}))
        return id

    async def say(self, kind: str, id: str | None = None, **parts: object) -> Json:
        """Send, and give back the answer to it."""
        id = await self.send(kind, id, **parts)
        return await self.until(lambda message: message.get("id") == id)

    async def seq(self, seq: int) -> Json:
        """The picture at this sequence number, or a later one."""
        for message in reversed(self.told):
            if message.get("seq", -1) >= seq and message["type"] in ("Table", "Update"):
                return message
        return await self.until(lambda message: message["type"] in ("Table", "Update") and message["seq"] >= seq)

    async def closed(self) -> int:
        """The code the line was closed with."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006


async def register(store: Store, *accounts: str) -> None:
    """They have accounts, called as their ids are."""
    for id in accounts:
        await store.people.register(StoredAccount(id, id, id, None, 0), [b"code of " + id.encode()])


async def play_on(*places: Place, most: int = 10_000) -> Json:
    """Everybody answers with the first of some sensible answers, until the match is over or *most* actions are done."""
    latest = [await place.seq(-1) for place in places]
    for _ in range(most):
        seq = max(picture["seq"] for picture in latest)
        latest = [await place.seq(seq) for place in places]
        if latest[0]["result"]:
            return latest[0]
        one = next(number for number, picture in enumerate(latest) if asked(picture))
        answer = await places[one].say("Act", action=await sensible(places[one], latest[one]))
        assert answer["type"] == "Accepted", answer
        latest = [await place.seq(answer["seq"]) for place in places]
    return latest[0]


def asked(picture: Json) -> bool:
    return bool(picture["offer"]["actions"]) or picture["offer"]["space"]


async def sensible(place: Place, picture: Json) -> object:
    if picture["offer"]["actions"]:
        return picture["offer"]["actions"][0]["action"]
    return (await place.say("Candidates", count=1))["choices"][0]["action"]


async def play_on_alone(place: Place, until: int) -> Json:
    """Answer whenever asked, up to this sequence number; the others at the table are bots."""
    picture = await place.seq(-1)
    while picture["seq"] < until and not picture["result"]:
        if asked(picture):
            answer = await place.say("Act", action=await sensible(place, picture))
            assert answer["type"] == "Accepted", answer
            picture = await place.seq(answer["seq"])
        else:
            picture = await place.seq(picture["seq"] + 1)
    return picture
