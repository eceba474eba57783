"""Who is here: whoever has the lobby open or plays at a table. Others see those who have a name and do not hide."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, Literal, NamedTuple, Protocol

from panzerkiste.engine.game import WATCHER, Seat
from panzerkiste.server.channels.messages import Sitting
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
    def hang_up(self, code: int) -> None: ...


class Player(Protocol):
    """A socket at a table."""

    account: str
    seat: Seat


class Heard(NamedTuple):
    """Of somebody at another worker's table: the game, if it is being played, and until when that is believed."""

    game: str
    until: float


class Present:
    """Somebody who is here, or was a moment ago."""

    def __init__(self, account: str, timepiece: Timepiece) -> None:
        self.account, self._timepiece = account, timepiece
        self.viewers = set[Viewer]()
        self.tables: dict[Player, Table] = {}
        self._elsewhere: dict[tuple[str, str], Heard] = {}  # by worker and match
        self.leave()
        self.told = dict[str, MyGame]()  # what he knows of his matches, by their ids
        self.own = b""  # what he was last told of himself

    def leave(self) -> None:
        """One of his windows is closed; perhaps it was the last."""
        self._left = self._timepiece.seconds()

    # At tables of other workers.

    def hear(self, worker: str, match: str, game: str, seconds: float) -> None:
        self._elsewhere[worker, match] = Heard(game, self._timepiece.seconds() + seconds)

    def part(self, worker: str, match: str) -> None:
        if self._elsewhere.pop((worker, match), None):
            self.leave()

    def _heard(self) -> dict[tuple[str, str], Heard]:
        """What was not repeated for long is not so any more."""
        now = self._timepiece.seconds()
        if any(heard.until < now for heard in self._elsewhere.values()):
            self._elsewhere = {place: heard for place, heard in self._elsewhere.items() if heard.until >= now}
            self.leave()
        return self._elsewhere

    # Asking.

    def sitting(self) -> set[Sitting]:
        """At tables of this worker."""
        return {Sitting(self.account, table.stored.id, _played(table)) for table in self.tables.values()}

    def is_at(self, match: str) -> bool:
        return any(table.stored.id == match for table in self.tables.values()) or any(
            place == match for _, place in self._heard()
        )

    @property
    def plays(self) -> str:
        """The game, if he plays one."""
        games = (*map(_played, self.tables.values()), *(heard.game for heard in self._heard().values()))
        return next(filter(None, games), "")

    @property
    def is_here(self) -> bool:
        return bool(self.viewers or self.tables or self._heard())

    @property
    def state(self) -> State:
        if self.plays:
            return "playing"
        return "here" if self.is_here else "away"

    @property
    def seconds_away(self) -> float:
        return 0.0 if self.is_here else self._timepiece.seconds() - self._left


def _played(table: Table) -> str:
    return "" if table.is_over or table.begun is None else table.game.id


class Presence:
    def __init__(self, timepiece: Timepiece) -> None:
        self._timepiece = timepiece
        self._present: dict[str, Present] = {}  # by account
        self.news: Callable[[], object] = lambda: None  # told that somebody has come or gone

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
            self.news()

    def rise(self, player: Player) -> None:
        present = self._present.get(player.account)
        if present and present.tables.pop(player, None):
            present.leave()
            self.news()

    def hear(self, worker: str, sitting: Iterable[Sitting], seconds: float) -> None:
        """Another worker has them at its tables, which is believed for so long."""
        for one in sitting:
            self._meet(one.account).hear(worker, one.match, one.game, seconds)
        self.news()

    def part(self, worker: str, left: Iterable[tuple[str, str]]) -> None:
        for account, match in left:
            if present := self._present.get(account):
                present.part(worker, match)
        self.news()

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

    def is_at(self, account: str, match: str) -> bool:
        present = self._present.get(account)
        return present is not None and present.is_at(match)

    def seconds_away(self, account: str) -> float:
        present = self._present.get(account)
        return present.seconds_away if present else REMEMBERED
