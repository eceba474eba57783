"""A workbench: what takes more than a moment is worked out beside the event loop."""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import thread_time
from typing import Final, TypeVar

from panzerkiste.engine.illegal import Illegal

T = TypeVar("T")

WAITING: Final = 8  # pieces of work that one address may have here
REST: Final = 3.0  # times as long as its last piece of work an address waits for the next


class Bench:
    """One piece of work at a time, since two threads of Python take as long as one after the other. Of each address
    only one waits in line, and it rests in between, so that whoever asks for much waits for himself: the event loop
    and this thread have one Python between them."""

    def __init__(self, rest: float = REST) -> None:
        self._rest = rest
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="bench")
        self._turns: dict[str, asyncio.Lock] = {}
        self._waiting = Counter[str]()

    async def do(self, address: str, work: Callable[[], T]) -> T:
        if self._waiting[address] >= WAITING:
            raise Illegal("LIMIT", "requests")
        self._waiting[address] += 1
        turn, took = self._turns.setdefault(address, asyncio.Lock()), 0.0

        def timed() -> T:
            nonlocal took
            began = thread_time()
            try:
                return work()
            finally:
                took = thread_time() - began

        loop = asyncio.get_running_loop()
        try:
            await turn.acquire()
        except BaseException:
            self._leave(address)
            raise
        try:
            return await loop.run_in_executor(self._worker, timed)
        finally:
            loop.call_later(self._rest * took, self._rested, address, turn)

    def _rested(self, address: str, turn: asyncio.Lock) -> None:
        turn.release()
        self._leave(address)

    def _leave(self, address: str) -> None:
        self._waiting[address] -= 1
        if not self._waiting[address]:
            del self._waiting[address], self._turns[address]

    def close(self) -> None:
        self._worker.shutdown(cancel_futures=True)
