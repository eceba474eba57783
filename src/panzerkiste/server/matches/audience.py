"""Who looks on at a table, through whose eyes, and how they are told."""

from collections.abc import Callable, Collection, Iterator
from functools import cache
from itertools import chain
from typing import Any, Final, Protocol

from panzerkiste.engine.game import Seat
from panzerkiste.server.matches.effort import Breath
from panzerkiste.server.matches.wire import encode
from panzerkiste.server.measures import MEASURES

NOBODY: Final = ""  # an account of none who plays here


class Viewer(Protocol):
    """Somebody who looks on through one seat's eyes, or as a watcher."""

    account: str
    address: str
    seat: Seat

    def push(self, message: bytes) -> None: ...
    def hang_up(self, code: int) -> None: ...


class Audience:
    def __init__(self) -> None:
        self._viewers: dict[Seat, set[Viewer]] = {}

    @property
    def seats(self) -> Collection[Seat]:
        """Through whose eyes somebody looks."""
        return self._viewers.keys()

    def has(self, account: str) -> bool:
        """Does somebody look on, through whatever eyes?"""
        return any(viewer.account == account for viewers in self._viewers.values() for viewer in viewers)

    def __iter__(self) -> Iterator[Viewer]:
        return chain.from_iterable(self._viewers.values())

    def add(self, viewer: Viewer) -> None:
        self._viewers.setdefault(viewer.seat, set()).add(viewer)

    def remove(self, viewer: Viewer) -> None:
        viewers = self._viewers.get(viewer.seat, set())
        viewers.discard(viewer)
        if not viewers:
            self._viewers.pop(viewer.seat, None)

    def tell(self, message: Any) -> None:
        """What is the same for everybody."""
        told = encode(message)
        for viewers in self._viewers.values():
            for viewer in viewers:
                viewer.push(told)

    async def tell_seats(self, news: Callable[[Seat], Any], breath: Breath) -> None:
        """What depends on whose eyes look on, written once for each pair of them; None is not told."""
        with MEASURES.span("tell"):
            for seat in tuple(self._viewers):
                await breath.draw()
                self._tell_seat(seat, news)

    def _tell_seat(self, seat: Seat, news: Callable[[Seat], Any]) -> None:
        viewers = self._viewers.get(seat)  # none if the last of them has left meanwhile
        message = news(seat) if viewers else None
        if viewers is None or message is None:
            return
        told = encode(message)
        for viewer in viewers:
            viewer.push(told)

    def tell_accounts(self, news: Callable[[str], Any], accounts: Collection[str], but: Viewer | None = None) -> None:
        """What depends on who looks on, to all others the same; not to somebody who has just been told."""
        told = cache(lambda account: encode(news(account)))
        for viewer in self:
            if viewer is not but:
                viewer.push(told(viewer.account if viewer.account in accounts else NOBODY))

    def hang_up_at(self, seat: Seat, code: int) -> None:
        for viewer in tuple(self._viewers.get(seat, ())):
            viewer.hang_up(code)

    def hang_up(self, code: int) -> None:
        for viewers in self._viewers.values():
            for viewer in viewers:
                viewer.hang_up(code)
