"""What somebody plays: whose turn it is, and no more of it than he may know."""

from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.game import WATCHER, Seat
from panzerkiste.server.club.meeting_api import GameOpponent, MyGame
from panzerkiste.server.matches.glances import Glance
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.protocol import SeatInfo
from panzerkiste.server.matches.seating import kind
from panzerkiste.server.storage.meetings import MeetingStore

RUNNING: Final = 100  # seats of one account that are looked through
LISTED: Final = 24  # matches in the lobby


async def turns(lobby: Lobby, store: MeetingStore, account: str) -> tuple[str, ...]:
    """The matches in which somebody is asked."""
    seats = await store.running(account, RUNNING)
    standing = {one.id: one for one in await lobby.lists.glances(list(dict.fromkeys(id for id, _ in seats)))}
    asked = [id for id, seat in seats if (one := standing.get(id)) and _asks(one, seat)]
    return tuple(dict.fromkeys(asked))


async def running(lobby: Lobby, store: MeetingStore, account: str) -> list[MyGame]:
    """The newest of those that are not over; where he is asked, first."""
    seats = await store.running(account, RUNNING)
    found = await lobby.lists.glances(list(dict.fromkeys(id for id, _ in seats))[:LISTED])
    games = [my_game(one, account) for one in found if not one.standing.over]
    return sorted(games, key=lambda game: not game.your_turn)


def my_game(one: Glance, account: str) -> MyGame:
    seat = one.seat_for(account)
    return MyGame(
        id=one.id,
        game=one.game,
        opponents=tuple(_opponent(one, info) for info in one.infos(account) if not info.yours),
        your_turn=any(_asks(one, own) for own in one.seating.of(account)),
        waiting=one.standing.shown,
        turn=one.standing.turn,
        seat=seat,
        drawn=one.standing.seqs[seat] if seat != WATCHER else 0,
        clock=one.standing.clock,
        over=one.standing.over,
    )


def _asks(one: Glance, seat: Seat) -> bool:
    """Whether it is a person who is asked there."""
    return one.asks(seat) and one.seating.is_person(seat)


def _opponent(one: Glance, info: SeatInfo) -> GameOpponent:
    return GameOpponent(info.seat, info.name, kind(one.seating[info.seat]), info.level)


def is_news(before: MyGame, now: MyGame) -> bool:
    """That time has passed is none."""
    return replace(before, clock=None) != replace(now, clock=None)
