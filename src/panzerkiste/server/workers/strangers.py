"""Before a worker begins: are there others on its database who could not reach it, or it them?

They would take each other for dead, and matches would go back and forth between them.
"""

import ipaddress
import socket
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, inspect, select

from panzerkiste.server.storage.ownership import LEASE, now
from panzerkiste.server.storage.worker_tables import WORKERS
from panzerkiste.server.workers.relaying import where

PAUSE: Final = 2 * LEASE / 1000  # seconds, after which whoever was killed a moment ago is known to be dead

Look = Callable[[Callable[[Connection], set[str]]], set[str]]


def stranger(look: Look, internal: str) -> str:
    """The address of one of them, empty if there is none; *internal* is where others reach us, if they can from other
    machines. Takes its time."""
    strange = {address for address in look(_living) if not _is_near(address, internal)}
    if strange:
        time.sleep(PAUSE)
        strange &= look(_living)
    return min(strange, default="")


def _living(connection: Connection) -> set[str]:
    if not inspect(connection).has_table(WORKERS.name):  # nobody has served from it yet
        return set()
    return set(connection.execute(select(WORKERS.c.address).where(WORKERS.c.until > now(connection))).scalars())


def _is_near(address: str, internal: str) -> bool:
    if address.startswith("/"):
        return _is_here(address)
    if _is_of_one_machine(address):
        return _answers(address)
    return bool(internal) and not _is_of_one_machine(internal)  # he is on another machine, and needs an address of ours


def _is_here(path: str) -> bool:
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(path)
    except ConnectionRefusedError:
        return True  # his socket is here, and he is dead
    except OSError:
        return False
    return True


def _is_of_one_machine(address: str) -> bool:
    """By which nobody elsewhere is reached."""
    _, host, _ = where(address)
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _answers(address: str) -> bool:
    _, host, port = where(address)
    try:
        socket.create_connection((host, port), timeout=1).close()
    except OSError:
        return False
    return True
