"""What deploy/ has, run: the program with the settings of the example, behind the real proxies with TLS."""

import asyncio
import os
import re
import shutil
import signal
import ssl
import subprocess
import sys
import time
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.house import PATIENCE, Place, free_port, sensible
from tools.proxies import program

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
TLS = Path(__file__).parent / "tls"
PANZERKISTE = Path(sys.executable).parent / "panzerkiste"
STRANGER = "127.0.0.9"
WISH = {"game": "panzerschlacht", "options": {}, "seats": [{"kind": "me"}, {"kind": "hotseat"}]}

NGINX = """
{user}
daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{}}
http {{ access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
fastcgi_temp_path {folder}/fastcgi; scgi_temp_path {folder}/scgi; uwsgi_temp_path {folder}/uwsgi;
{site}
}}"""


class Worker:
    """The program as a unit starts it, with the example's settings but for places and ports."""

    def __init__(self, folder: Path, database: str, metrics: int) -> None:
        folder.mkdir()
        self.port, self._log = free_port(), folder / "log"
        (folder / "limits.toml").write_text("joins = { a_second = 0, burst = 2 }\n")
        example = (DEPLOY / "panzerkiste.env.example").read_text()
        settings = dict(line.split("=", 1) for line in example.splitlines() if line.startswith("PANZERKISTE_"))
        own = {"DATA": folder, "PORT": self.port, "INTERNAL": f"127.0.0.1:{free_port()}", "DATABASE": database}
        own |= {"METRICS": f"127.0.0.1:{metrics}", "NO_OPEN": 1, "LIMITS": folder / "limits.toml"}
        self._environment = os.environ | settings | {f"PANZERKISTE_{name}": str(value) for name, value in own.items()}

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen([PANZERKISTE], env=self._environment, stdout=log, stderr=log)
        try:
            wait_for(f"http://127.0.0.1:{self.port}/ready")
        except AssertionError:
            self.stop()
            raise AssertionError(self._log.read_text()) from None

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(PATIENCE)


@contextmanager
def proxied(name: str, folder: Path, ports: list[int]):
    """The proxy with its site; its address."""
    public = free_port()
    run = {"nginx": nginx, "caddy": caddy}[name](folder, ports, public)
    process = subprocess.Popen(
        run, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=os.environ | {"HOME": str(folder)}
    )
    try:
        wait_for(f"https://localhost:{public}/health")
        yield f"https://localhost:{public}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def nginx(folder: Path, ports: list[int], public: int) -> list[str]:
    site = (DEPLOY / "nginx" / "panzerkiste.conf").read_text()
    for place, here in {
        r"server 127\.0\.0\.1:8400;": " ".join(f"server 127.0.0.1:{port};" for port in ports),
        r"listen 443 ssl http2;": f"listen 127.0.0.1:{public} ssl http2;",
        r"listen 80;": f"listen 127.0.0.1:{free_port()};",
        r"listen \[::\].*;": "",
        r"/etc/letsencrypt\S+/fullchain\.pem": str(TLS / "certificate.pem"),
        r"/etc/letsencrypt\S+/privkey\.pem": str(TLS / "key.pem"),
    }.items():
        site, found = re.subn(place, here, site)
        assert found, place
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(NGINX.format(user=user, folder=folder, site=site))
    return [str(program("nginx")), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]


def caddy(folder: Path, ports: list[int], public: int) -> list[str]:
    site = (DEPLOY / "caddy" / "Caddyfile").read_text()
    here = f"https://localhost:{public} {{\n\ttls {TLS / 'certificate.pem'} {TLS / 'key.pem'}"
    workers = " ".join(f"127.0.0.1:{port}" for port in ports)
    for place, value in {"tanks.example.org {": here, "127.0.0.1:8400": workers}.items():
        assert place in site
        site = site.replace(place, value)
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + site)
    return [str(program("caddy")), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def wait_for(url: str) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            if httpx.get(url, verify=False).status_code == 200:
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < end, url
        time.sleep(0.05)


def visitor(url: str, address: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(
        base_url=url, timeout=PATIENCE, transport=httpx.AsyncHTTPTransport(verify=False, local_address=address)
    )


def table(somebody: httpx.AsyncClient, match: str, seat: int | None = None) -> connect:
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    url = str(somebody.base_url).replace("https", "wss").rstrip("/")
    cookies = "; ".join(f"{name}={value}" for name, value in somebody.cookies.items())
    path = f"/api/matches/{match}/play?since=-1" + ("" if seat is None else f"&seat={seat}")
    return connect(url + path, ssl=trusting, additional_headers={"Cookie": cookies}, max_size=None)


async def test_behind_proxies_visitors_are_told_apart_and_a_worker_ends_without_a_lost_move(tmp_path, postgres):
    here = [name for name in ("nginx", "caddy") if program(name)]
    if not here:
        pytest.skip("there is neither nginx nor Caddy")
    database, metrics = postgres.new_address(), free_port()
    workers = [Worker(tmp_path / name, database, metrics) for name in ("a", "b")]
    with ExitStack() as closing:
        for worker in workers:
            worker.start()
            closing.callback(worker.stop)
        ports = [worker.port for worker in workers]
        urls = [closing.enter_context(proxied(name, tmp_path, ports)) for name in here]
        await tell_apart(urls, f"http://127.0.0.1:{workers[0].port}")
        async with visitor(f"http://127.0.0.1:{metrics}", STRANGER) as prometheus:
            assert "panzerkiste_moves_total" in (await prometheus.get("/metrics")).text
        await outlive(urls, workers[0])


async def tell_apart(urls: list[str], past: str) -> None:
    """Two codes may be looked at by each address; these forgers want more."""
    addresses, forged = count(10), count(1)
    for where in (*urls, *urls, past):
        async with visitor(where, f"127.0.0.{next(addresses)}") as somebody:
            told = [
                await somebody.get("/api/invitations/NOCODE", headers={"X-Forwarded-For": f"203.0.113.{next(forged)}"})
                for _ in range(3)
            ]
            assert [answer.status_code for answer in told] == [200, 200, 429], where
            assert ("Secure" in told[0].headers["set-cookie"]) == (where != past)
            assert "panzerkiste_moves" not in (await somebody.get("/metrics")).text


async def outlive(urls: list[str], worker: Worker) -> None:
    """Matches are played through the proxies, one worker ends, and they go on at the other."""
    async with AsyncExitStack() as leaving:
        players = [await leaving.enter_async_context(visitor(url, "127.0.0.1")) for url in (*urls, *urls)]
        matches = [(anna, (await anna.post("/api/matches", json=WISH)).json()["id"]) for anna in players]
        moves = [await moved(anna, match, leaving) for anna, match in matches]
        await asyncio.to_thread(worker.stop)
        assert [await resumed(*at, move) for at, move in zip(matches, moves, strict=True)] == [1] * len(moves)
        assert [(await moved(*at, leaving)).seq for at in matches] == [2] * len(moves)


class Move(NamedTuple):
    seat: int
    action: object
    id: str
    seq: int


async def moved(anna: httpx.AsyncClient, match: str, leaving: AsyncExitStack) -> Move:
    """By whoever is asked; his socket stays open."""
    place = Place(await leaving.enter_async_context(table(anna, match)))
    picture = await place.picture()
    action, id = await sensible(place, picture), f"click {picture['seq']}"
    answer = await place.say("Act", id, action=action)
    assert answer["type"] == "Accepted"
    return Move(picture["seat"], action, id, answer["seq"])


async def resumed(anna: httpx.AsyncClient, match: str, move: Move) -> int:
    """As a client does: it comes again until it is let in, and sends again what it does not know to be done."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(ConnectionClosed, InvalidHandshake, OSError):
                async with table(anna, match, move.seat) as line:
                    place = Place(line)
                    assert (await place.picture())["seq"] == move.seq
                    return int((await place.say("Act", move.id, action=move.action))["seq"])


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd")
@pytest.mark.parametrize("unit", ["panzerkiste.service", "panzerkiste@.service"])
def test_systemd_takes_the_units(unit, tmp_path):
    text = (DEPLOY / "systemd" / unit).read_text()
    assert "/opt/panzerkiste/bin/panzerkiste" in text
    (tmp_path / unit).write_text(text.replace("/opt/panzerkiste/bin/panzerkiste", str(PANZERKISTE)))
    started = tmp_path / unit.replace("@", "@8401")
    if started.name != unit:
        started.symlink_to(tmp_path / unit)
    done = subprocess.run(["systemd-analyze", "verify", started], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_example_of_settings_names_settings():
    table = (ROOT / "docs" / "operations.md").read_text()
    named = re.findall(r"^#?(PANZERKISTE_\w+)=", (DEPLOY / "panzerkiste.env.example").read_text(), re.MULTILINE)
    assert named
    assert not [name for name in named if f"`{name}`" not in table]
