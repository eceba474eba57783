"""Places for what may take long: whoever goes where nobody answers waits for his own kind, and others pass him."""

from asyncio import Semaphore
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from urllib.parse import urlsplit
from weakref import WeakValueDictionary


class Lanes:
    """So many *places* at once, of one kind no more than *each*; those who wait come by turns, kind by kind."""

    def __init__(self, places: int, each: int) -> None:
        self._places, self._each = Semaphore(places), each
        self._kinds = WeakValueDictionary[str, Semaphore]()  # a kind that nobody is of is forgotten

    async def enter(self, kind: str) -> Callable[[], None]:
        """Once there is a place; what comes back gives it free."""
        lane = self._kinds.setdefault(kind, Semaphore(self._each))
        await lane.acquire()
        try:
            await self._places.acquire()
        except BaseException:
            lane.release()
            raise

        def leave() -> None:
            self._places.release()
            lane.release()

        return leave

    @asynccontextmanager
    async def place(self, kind: str) -> AsyncIterator[None]:
        leave = await self.enter(kind)
        try:
            yield
        finally:
            leave()


def site(url: str) -> str:
    """To whom it leads: who has a name has any number of names below it.

    >>> site("https://fcm.googleapis.com/fcm/send/x") == site("https://jmt17.googleapis.com/y")
    True
    """
    return ".".join(urlsplit(url).netloc.rsplit(".", 2)[-2:])
