"""What each pair of eyes that looks on has last seen: news tell it only what is different now."""

from typing import Any

from panzerkiste.engine.game import Seat
from panzerkiste.server.matches.differences import changes
from panzerkiste.server.matches.protocol import Change


class Seen:
    """Per seat, and for watchers. All who look through the same eyes are told the same, so they have seen the same."""

    def __init__(self) -> None:
        self._views: dict[Seat, Any] = {}

    def whole(self, seat: Seat, view: Any) -> None:
        """Somebody was shown all of it. Should another have seen anything else, the next news are whole for both."""
        if self._views.setdefault(seat, view) != view:
            self._views[seat] = None

    def news(self, seat: Seat, view: Any) -> tuple[Change, ...]:
        """What leads from the last view of these eyes to this one."""
        before, self._views[seat] = self._views.get(seat), view
        return changes(before, view)

    def forget(self, seat: Seat) -> None:
        """Nobody looks through these eyes any more."""
        self._views.pop(seat, None)
