"""What somebody plays: whose turn it is, and no more of it than he may know."""

from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.game import Seat
from panzerkiste.server.club.meeting_api import GameOpponent, MyGame
from panzerkiste.server.matches import telling
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.protocol import SeatInfo
from panzerkiste.server.matches.seating import kind
from panzerkiste.server.matches.table import Table
from panzerkiste.server.storage.meetings import MeetingStore

RUNNING: Final = 100  # seats of one account that are looked through
LISTED: Final = 24  # matches in the lobby
KNOWN: Final = 20_000  # matches of which it is remembered who is asked


class Turns:
    """In which matches somebody is asked. Tables say so whenever they change; none is kept in memory for it."""

    def __init__(self, lobby: Lobby, store: MeetingStore) -> None:
        self._lobby, self._store = lobby, store
        self._asked: dict[str, frozenset[Seat]] = {}  # people's seats, by match

    def heed(self, table: Table) -> None:
        id = table.stored.id
        self._asked.pop(id, None)  # the latest last
        self._asked[id] = frozenset(filter(table.seating.is_person, table.owing))
        if len(self._asked) > KNOWN:
            del self._asked[next(iter(self._asked))]

    async def of(self, account: str) -> tuple[str, ...]:
        seats = await self._store.running(account, RUNNING)
        return tuple(dict.fromkeys([id for id, seat in seats if seat in await self._asked_in(id)]))

    async def _asked_in(self, id: str) -> frozenset[Seat]:
        if id not in self._asked and (table := await self._lobby.playable(id)):
            self.heed(table)
        return self._asked.get(id, frozenset())


async def running(lobby: Lobby, store: MeetingStore, account: str) -> list[MyGame]:
    """The newest of those that are not over; where he is asked, first."""
    seats = await store.running(account, RUNNING)
    ids = list(dict.fromkeys(id for id, _ in seats))[:LISTED]
    tables = [await lobby.playable(id) for id in ids]
    games = [my_game(table, account) for table in tables if table and not table.is_over]
    return sorted(games, key=lambda game: not game.your_turn)


def my_game(table: Table, account: str) -> MyGame:
    own, seat = table.seating.of(account), table.seat_for(account)
    return MyGame(
        id=table.stored.id,
        game=table.game.id,
        opponents=tuple(_opponent(table, info) for info in table.seat_infos(account) if not info.yours),
        your_turn=any(table.asks(one) and table.seating.is_person(one) for one in own),
        waiting=table.asked.shown if table.asked else (),
        turn=table.game.hosting.turn(table.match.state),
        seat=seat,
        drawn=table.seq(seat),
        clock=telling.clock_shown(table),
        over=table.is_over,
    )


def _opponent(table: Table, info: SeatInfo) -> GameOpponent:
    return GameOpponent(info.seat, info.name, kind(table.seating[info.seat]), info.level)


def is_news(before: MyGame, now: MyGame) -> bool:
    """That time has passed is none."""
    return replace(before, clock=None) != replace(now, clock=None)
