"""What each pair of eyes that looks on has last seen: news of a large view tell only what is different now."""

from typing import Any, Final

from msgspec import Raw

from panzerkiste.engine.game import Seat
from panzerkiste.server.matches.differences import changes
from panzerkiste.server.matches.protocol import Change
from panzerkiste.server.matches.wire import encode

SMALL: Final = 4096  # bytes: to write so much anew takes less time than to find out what has changed in it


class Seen:
    """Per seat, and for watchers. All who look through the same eyes are told the same, so they have seen the same."""

    def __init__(self) -> None:
        self._views: dict[Seat, Any] = {}  # None: the next news are whole

    def enter(self, seat: Seat, view: Any) -> Raw:
        """All of it, for somebody who comes. If others there have seen anything else, the next news are whole."""
        written = encode(view)
        if seat not in self._views:
            self._remember(seat, view, written)
        elif self._views[seat] != view:
            self._views[seat] = None
        return Raw(written)

    def news(self, seat: Seat, view: Any) -> tuple[Change, ...]:
        """What leads from the last view of these eyes to this one."""
        before = self._views.get(seat)
        if before is not None:
            self._views[seat] = view
            return changes(before, view)
        written = encode(view)
        self._remember(seat, view, written)
        return (Change((), Raw(written)),)

    def _remember(self, seat: Seat, view: Any, written: bytes) -> None:
        self._views[seat] = view if len(written) > SMALL else None

    def forget(self, seat: Seat) -> None:
        """Nobody looks through these eyes any more."""
        self._views.pop(seat, None)
