"""Work that goes on by itself: held on to until it is done, and ended with whoever gave it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any


class Errands:
    """*failed* is told what went wrong; nobody else waits for it."""

    def __init__(self, failed: Callable[[BaseException], None]) -> None:
        self._failed = failed
        self._tasks = set[asyncio.Task[None]]()

    def __bool__(self) -> bool:
        """Is any under way?"""
        return bool(self._tasks)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self._failed(error)

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
