"""Who is here: whoever has the lobby open or plays at a table. Others see those who have a name and do not hide."""

from collections.abc import Iterator
from typing import Final, Literal, Protocol

from panzerkiste.engine.game import WATCHER, Seat
from panzerkiste.server.club.meeting_api import MyGame
from panzerkiste.server.matches.seating import is_program
from panzerkiste.server.matches.table import Table
from panzerkiste.server.timepiece import Timepiece

REMEMBERED: Final = 900.0  # seconds after somebody has left
MOST_REMEMBERED: Final = 200

State = Literal["here", "playing", "away"]


class Viewer(Protocol):
    """A lobby that somebody has open."""

    account: str
    address: str

    def push(self, message: bytes) -> None: ...


class Player(Protocol):
    """A socket at a table."""

    account: str
    seat: Seat


class Present:
    """Somebody who is here, or was a moment ago."""

    def __init__(self, account: str, timepiece: Timepiece) -> None:
        self.account, self._timepiece = account, timepiece
        self.viewers = set[Viewer]()
        self.tables: dict[Player, Table] = {}
        self.leave()
        self.told = dict[str, MyGame]()  # what he knows of his matches, by their ids
        self.own = b""  # what he was last told of himself

    def leave(self) -> None:
        """One of his windows is closed; perhaps it was the last."""
        self._left = self._timepiece.seconds()

    @property
    def plays(self) -> Table | None:
        running = (table for table in self.tables.values() if not table.is_over and table.begun is not None)
        return next(running, None)

    @property
    def state(self) -> State:
        if self.plays:
            return "playing"
        return "here" if self.viewers or self.tables else "away"

    @property
    def seconds_away(self) -> float:
        return 0.0 if self.viewers or self.tables else self._timepiece.seconds() - self._left


class Presence:
    def __init__(self, timepiece: Timepiece) -> None:
        self._timepiece = timepiece
        self._present: dict[str, Present] = {}  # by account

    def __iter__(self) -> Iterator[Present]:
        return iter(tuple(self._present.values()))

    # Coming and going.

    def open_lobby(self, viewer: Viewer) -> Present:
        present = self._meet(viewer.account)
        present.viewers.add(viewer)
        return present

    def close_lobby(self, viewer: Viewer) -> None:
        present = self._present[viewer.account]
        present.viewers.discard(viewer)
        if not present.viewers:
            present.told, present.own = {}, b""
        present.leave()

    def sit(self, player: Player, table: Table) -> None:
        """Whoever only looks on is at no table."""
        if player.seat != WATCHER and not is_program(player.account):
            self._meet(player.account).tables[player] = table

    def rise(self, player: Player) -> None:
        present = self._present.get(player.account)
        if present and present.tables.pop(player, None):
            present.leave()

    def _meet(self, account: str) -> Present:
        return self._present.setdefault(account, Present(account, self._timepiece))

    def forget(self) -> None:
        """Those who are long gone, and where many go at once, the first of them."""
        away = sorted((one for one in self if one.state == "away"), key=lambda one: one.seconds_away)
        for number, one in enumerate(away):
            if one.seconds_away > REMEMBERED or number >= MOST_REMEMBERED:
                del self._present[one.account]

    # Asking.

    def of(self, account: str) -> Present | None:
        return self._present.get(account)

    def seconds_away(self, account: str) -> float:
        present = self._present.get(account)
        return present.seconds_away if present else REMEMBERED
