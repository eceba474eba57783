"""Work that goes on by itself: held on to until it is done, and ended with whoever gave it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

LOG: Final = logging.getLogger("panzerkiste.server")

SOON, LATE = 1.0, 300.0  # seconds until something is tried again: twice as many each time, up to these


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


async def insist(work: Callable[[], Awaitable[object]], what: str) -> None:
    """Until it is done: a database that is away now may come back."""
    pause = SOON
    while True:
        try:
            await work()
        except Exception as error:
            LOG.warning("%s failed, and is tried again in %d s: %s", what, pause, error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LATE)
        else:
            return
