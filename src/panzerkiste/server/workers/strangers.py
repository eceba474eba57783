"""Before a worker begins: are there others on its database who could not reach it, or it them?

They would take each other for dead, and matches would go back and forth between them.
"""

import socket
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, select

from panzerkiste.server.storage.ownership import LEASE, now
from panzerkiste.server.storage.worker_tables import WORKERS

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
    return set(connection.execute(select(WORKERS.c.address).where(WORKERS.c.until > now(connection))).scalars())


def _is_near(address: str, internal: str) -> bool:
    if not address.startswith("/"):
        return bool(internal)  # he may be on another machine: then he needs an address of ours
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(address)
    except ConnectionRefusedError:
        return True  # his socket is here, and he is dead
    except OSError:
        return False
    return True
