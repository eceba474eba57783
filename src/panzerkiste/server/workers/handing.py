"""A visitor's line itself, handed to another worker of the same machine: he is then at the owner's own door.

Nobody stands between them afterwards: a move costs what it costs at the right door, and whoever handed him on may die.
"""

import asyncio
import os
import socket
from asyncio.transports import BaseTransport
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

LARGEST: Final = 128 * 1024  # bytes of what he has said: a request's head is far smaller


def hand(address: str, transport: Any, said: bytes) -> bool:
    """Whether the worker there has him now, and our end can be cut; if not, he is still ours.

    *said*: what has been read of him.
    """
    if not address.startswith("/") or transport.get_extra_info("ssl_object"):  # what encrypts him cannot be given away
        return False
    transport.pause_reading()
    copy = os.dup(transport.get_extra_info("socket").fileno())
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as way:
            way.setblocking(False)
            way.connect(_place(address))
            socket.send_fds(way, [said], [copy])
    except OSError:  # he is gone, or so many wait there that this one had better be led by us
        transport.resume_reading()
        return False
    finally:
        os.close(copy)
    return True


class Arrivals:
    """Where other workers of this machine hand their visitors in."""

    def __init__(self, address: str, visitor: Callable[[], asyncio.Protocol]) -> None:
        """*visitor*: as one who comes by the front door."""
        self._address, self._visitor = address, visitor
        Path(_place(address)).unlink(missing_ok=True)  # that of one who was killed
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK)
        self._socket.bind(_place(address))
        self._coming = set[asyncio.Task[Any]]()
        asyncio.get_running_loop().add_reader(self._socket, self._receive)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._socket)
        self._socket.close()
        Path(_place(self._address)).unlink(missing_ok=True)

    def _receive(self) -> None:
        said, lines, _, _ = socket.recv_fds(self._socket, LARGEST, 1)
        for line in lines:
            task = asyncio.get_running_loop().create_task(self._let_in(socket.socket(fileno=line), said))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)

    async def _let_in(self, line: socket.socket, said: bytes) -> None:
        line.setblocking(False)
        await asyncio.get_running_loop().connect_accepted_socket(lambda: _Arriving(self._visitor(), said), line)


class _Arriving(asyncio.Protocol):
    """One who has begun to speak elsewhere."""

    def __init__(self, visitor: asyncio.Protocol, said: bytes) -> None:
        self._visitor, self._said = visitor, said

    def connection_made(self, transport: BaseTransport) -> None:
        transport.set_protocol(self._visitor)
        self._visitor.connection_made(transport)
        if not transport.is_closing():  # there was no room
            self._visitor.data_received(self._said)


def _place(address: str) -> str:
    return f"{address}.lines"
