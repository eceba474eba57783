"""What has been played: found again by its players, by whoever has the link, or by everybody.

What was played by way of the lobby everybody finds once it is over, with all that was hidden; what was played by a
private link is its players' alone until one of them shares it. What somebody who hides his games has played is shown
to nobody: not by a list, and not by a link either.
"""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from panzerkiste.engine.game import Result
from panzerkiste.engine.illegal import Illegal
from panzerkiste.registry import GAMES
from panzerkiste.server.club.meeting_api import FinishedMatch, FinishedSeat, FoundGames, Shared
from panzerkiste.server.matches.call_signs import call_sign
from panzerkiste.server.matches.table import Table
from panzerkiste.server.people.names import key
from panzerkiste.server.storage.meetings import BY_LINK, FoundMatch, FoundSeat, Search
from panzerkiste.server.storage.store import Store

PAGE: Final = 20
LATELY: Final = 6  # of one's own in the lobby
MINE: Final = 100  # of one's own at most
SHOWN: Final[tuple[Literal["players", "link", "all"], ...]] = ("players", "link", "all")

read_result = msgspec.json.Decoder(Result | None).decode


async def mine(store: Store, account: str, most: int) -> tuple[FinishedMatch, ...]:
    return await _told(store, await store.meetings.finished_of(account, most), account)


async def found(store: Store, search: Search, account: str) -> FoundGames:
    matches = await store.meetings.found(search, PAGE + 1)
    return FoundGames(await _told(store, matches[:PAGE], account), len(matches) > PAGE)


def beginnings(player: str) -> tuple[str, ...]:
    """How a name may begin that somebody has typed in part. Guests' names have no key: capitals are tried, too.

    >>> beginnings("anna e")
    ('anna e', 'Anna E')
    """
    return tuple(dict.fromkeys((key(player), player, player.title()))) if player.strip() else ()


async def share(store: Store, table: Table, account: str) -> Shared:
    """From now on whoever has the link may look back at it."""
    if not table.seating.of(account):
        raise Illegal("LOBBY", "not_yours")
    if not table.is_over:
        raise Illegal("LOBBY", "running")
    if await store.meetings.is_hidden(table.stored.number):
        raise Illegal("LOBBY", "hidden")
    await store.meetings.show(table.stored.number, BY_LINK)
    table.stored = replace(table.stored, shown=max(table.stored.shown, BY_LINK))
    return Shared(f"/replay/{table.stored.id}")


async def _told(store: Store, matches: Sequence[FoundMatch], account: str) -> tuple[FinishedMatch, ...]:
    """Of games that are still here."""
    accounts = {seat.account for match in matches for seat in match.seats if seat.account}
    names = await store.names(tuple(accounts))
    return tuple(_match(match, names, account) for match in matches if match.game in GAMES)


def _match(match: FoundMatch, names: dict[str, str], account: str) -> FinishedMatch:
    sides = GAMES[match.game].seat_names(len(match.seats))
    result = read_result(match.result or "null")
    seats = tuple(
        FinishedSeat(
            name=_name(seat, names),
            side=sides[seat.seat],
            level=seat.bot or 0,
            result=_outcome(result, seat),
            yours=seat.account == account,
        )
        for seat in match.seats
    )
    return FinishedMatch(match.id, match.game, match.ended, seats, SHOWN[match.shown])


def _name(seat: FoundSeat, names: dict[str, str]) -> str:
    if seat.account:
        return names.get(seat.account) or call_sign(seat.account)
    return seat.player or ""


def _outcome(result: Result | None, seat: FoundSeat) -> Literal["won", "lost", "drawn", "unknown"]:
    if result is None:
        return "unknown"
    if not result.winners:
        return "drawn"
    return "won" if seat.seat in result.winners else "lost"
