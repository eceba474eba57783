"""Whose turn it is: those who wait for something scarce are served in fair order, however much one of them wants."""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import NamedTuple


class Asker(NamedTuple):
    """For whom something is worked out: where he comes from, who he is, and what he wants it for."""

    address: str
    account: str
    matter: str = ""
    rank: int = 0  # whoever has a lower one comes first


class Turns:
    """So many places. Addresses take turns, in each of them its accounts, and in each account its matters."""

    def __init__(self, places: int) -> None:
        self._free = places
        self.waiting = 0
        self._rings: dict[int, _Ring] = {}  # by rank

    @property
    def are_taken(self) -> bool:
        return not self._free

    @property
    def somebody_waits(self) -> bool:
        return self.waiting > 0

    async def take(self, asker: Asker) -> None:
        """Until it is the asker's turn. Whoever is cancelled meanwhile has left the queue."""
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._rings.setdefault(asker.rank, _Ring()).add((asker.address, asker.account, asker.matter), turn)
        self.waiting += 1
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # his turn came in the same moment
                self.give_back()
            raise
        finally:
            self.waiting -= 1

    def give_back(self) -> None:
        while self._rings:
            if not (turn := self._next()).done():
                turn.set_result(None)
                return
        self._free += 1

    def _next(self) -> asyncio.Future[None]:
        rank = min(self._rings)
        turn = self._rings[rank].next()
        if self._rings[rank].is_empty:
            del self._rings[rank]
        return turn


class _Ring:
    """Those who wait, by the first part of their names; whoever was served goes to the end."""

    def __init__(self) -> None:
        self._here = deque[asyncio.Future[None]]()
        self._rings: dict[str, _Ring] = {}

    @property
    def is_empty(self) -> bool:
        return not self._here and not self._rings

    def add(self, names: Sequence[str], turn: asyncio.Future[None]) -> None:
        if names:
            self._rings.setdefault(names[0], _Ring()).add(names[1:], turn)
        else:
            self._here.append(turn)

    def next(self) -> asyncio.Future[None]:
        if self._here:
            return self._here.popleft()
        name = next(iter(self._rings))
        ring = self._rings.pop(name)
        turn = ring.next()
        if not ring.is_empty:
            self._rings[name] = ring
        return turn
