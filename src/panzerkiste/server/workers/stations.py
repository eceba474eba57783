"""Where a worker stands: the socket by which visitors come, and the one by which other workers do."""

import atexit
import os
import shutil
import socket
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

GIVEN: Final = "PANZERKISTE_STATION"  # in the environment of a worker that somebody looks after
BACKLOG: Final = 2048


class Given(Struct, frozen=True):
    """What a worker is told by whoever started it."""

    visitors: int  # the number of the open socket that all workers here share
    internal: str
    parent: int


class Station(NamedTuple):
    visitors: socket.socket
    internal: socket.socket
    address: str  # by which others reach the internal one
    parent: int | None = None  # who started it, and is not outlived


def given() -> Given | None:
    told = os.environ.get(GIVEN)
    return msgspec.json.decode(told, type=Given) if told else None


def station(told: Given) -> Station:
    visitors = socket.socket(fileno=told.visitors)
    visitors.set_inheritable(False)  # whoever thinks for us outlives us a moment, and would keep the door shut
    return Station(visitors, _listening(told.internal), told.internal, told.parent)


def own_station(host: str, port: int, internal: str) -> Station:
    """Of a worker that is alone on its machine."""
    internal = internal or internals("", 1)[0]
    return Station(visitors_at(host, port), _listening(internal), internal)


def visitors_at(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=BACKLOG)


def internals(address: str, count: int) -> list[str]:
    """One address for each worker: successive ports of *address*, or without it sockets that only we can open."""
    if not address:
        folder = Path(tempfile.mkdtemp(prefix="panzerkiste-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        return [str(folder / f"{number}.socket") for number in range(count)]
    host, _, port = address.rpartition(":")
    return [f"{host}:{int(port) + number}" for number in range(count)]


def _listening(address: str) -> socket.socket:
    if address.startswith("/"):
        Path(address).unlink(missing_ok=True)  # that of one who was killed
        listening = socket.socket(socket.AF_UNIX)
        listening.bind(address)
        listening.listen(BACKLOG)
        return listening
    host, _, port = address.rpartition(":")
    host = host.strip("[]")
    return socket.create_server((host, int(port)), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
