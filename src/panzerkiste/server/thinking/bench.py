"""A workbench: what takes more than a moment is worked out beside the event loop."""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from panzerkiste.engine.illegal import Illegal

T = TypeVar("T")

WAITING: Final = 8  # pieces of work that one address may have here


class Bench:
    """One piece of work at a time, since two threads of Python take as long as one after the other. Of each address
    only one waits in line, so that whoever asks for much waits for himself."""

    def __init__(self) -> None:
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="bench")
        self._turns: dict[str, asyncio.Lock] = {}
        self._waiting = Counter[str]()

    async def do(self, address: str, work: Callable[[], T]) -> T:
        if self._waiting[address] >= WAITING:
            raise Illegal("LIMIT", "requests")
        self._waiting[address] += 1
        try:
            async with self._turns.setdefault(address, asyncio.Lock()):
                return await asyncio.get_running_loop().run_in_executor(self._worker, work)
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address], self._turns[address]

    def close(self) -> None:
        self._worker.shutdown(cancel_futures=True)
