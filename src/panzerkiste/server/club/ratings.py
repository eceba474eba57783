"""Ratings: how strong everybody is in each game, people and computer players on one scale.

Every rated match counts once, when it is over; one that a server did not live to count is counted at the next start.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Collection, Sequence
from statistics import fmean
from time import monotonic
from typing import Final, NamedTuple

import msgspec
import openskill.models  # noqa: F401  # takes its time: now, and not when the first match is counted
from msgspec.structs import replace

from panzerkiste.bots import brought, levels, strengths
from panzerkiste.engine.game import Result
from panzerkiste.registry import GAMES
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.table import Table
from panzerkiste.server.storage.ratings import Finished, Known, RatedSeat, RatingStore, StoredRating
from panzerkiste.tournaments.skill import Skill, after

LOG: Final = logging.getLogger("panzerkiste.ratings")

LEVEL, BROUGHT = "level-", "player-"  # what computer players are called among accounts, which are plain numbers
MIDDLE, POINTS = 1500, 30  # where everybody begins, and points for one of OpenSkill's: differences read as Elo's do
DOUBT: Final = 25 / 300  # people learn, and get rusty: as OpenSkill has it
SURE, ENOUGH = 6.0, 10  # a rating is provisional while it is less sure, or after fewer matches
LEFT: Final = -1.0  # the score of whoever left his seat to a bot: less than that of any loser


class Shown(NamedTuple):
    """A rating as people read it; a provisional one with a question mark."""

    number: int
    provisional: bool


class Ratings:
    def __init__(self, store: RatingStore, lobby: Lobby) -> None:
        self._store, self._lobby = store, lobby
        self._tasks = dict[int, asyncio.Task[None]]()  # by the match's number
        self._said = set[int]()  # of which it was said that they cannot be counted
        lobby.heeds.append(self.heed)

    # Counting.

    def heed(self, table: Table) -> None:
        """Something has changed at a table: if it is over, it counts."""
        number = table.stored.number
        due = table.stored.rated and table.stored.ended is not None and not table.stored.settled
        if due and number not in self._tasks:
            self._tasks[number] = asyncio.create_task(self._count(table))
            self._tasks[number].add_done_callback(lambda _: self._tasks.pop(number))

    async def _count(self, table: Table) -> None:
        try:
            await self._settle(table.stored.number)
            table.stored = replace(table.stored, settled=1)
        except Exception as error:  # a disk that is full: it is tried again when something changes, or after a start
            LOG.warning("match %s cannot be counted yet: %s", table.stored.id, error, extra={"match": table.stored.id})

    async def _settle(self, number: int) -> None:
        await self._store.settle(number, players, weighed)

    async def catch_up(self) -> None:
        """After a start: what ended and was not counted; and what ended without anybody having written so much, which
        a table finds out when it is brought back. Visitors come first: half the time is left to them. Raises where some
        still cannot be counted."""
        uncounted = await self.count_all()
        for id in await self._store.unfinished():
            begun = monotonic()
            await self._lobby.playable(id)
            await asyncio.sleep(monotonic() - begun)
        if uncounted:
            raise RuntimeError(f"matches that cannot be counted: {uncounted}")

    async def count_all(self) -> list[int]:
        """Whatever is over and was not counted, wherever it was played; the numbers of those that cannot be."""
        uncounted = list[int]()
        for number in await self._store.unsettled():
            try:
                await self._settle(number)
            except Exception as error:  # the others count
                uncounted.append(number)
                if number not in self._said:
                    LOG.warning("match number %d cannot be counted yet: %s", number, error)
                self._said.add(number)
        return uncounted

    def leave(self) -> None:
        """The club goes on elsewhere."""
        self._lobby.heeds.remove(self.heed)

    async def close(self) -> None:
        await asyncio.gather(*self._tasks.values())

    # Telling.

    async def shown(self, account: str, game: str) -> Shown:
        return (await self.shown_all([account], game))[account]

    async def shown_all(self, accounts: Sequence[str], game: str) -> dict[str, Shown]:
        known = await self._store.known(accounts, game)
        return {account: shown(known.get(account) or new(account, game)) for account in accounts}

    async def of_computer_players(self, game: str) -> dict[str, Shown]:
        """The levels from the weakest, then players that other packages brought."""
        return await self.shown_all(computer_players(game), game)


def shown(rating: StoredRating) -> Shown:
    return Shown(points(rating.mu), rating.sigma > SURE or rating.matches < ENOUGH)


def points(mu: float) -> int:
    return round(MIDDLE + POINTS * (mu - Skill().mu))


def new(account: str, game: str) -> StoredRating:
    """Before the first match, as unsure as everybody. Of levels it is known how they did against each other."""
    first = Skill()
    mu = first.mu
    if account.startswith(LEVEL):
        mu += strengths(GAMES[game])[int(account.removeprefix(LEVEL))] / POINTS
    return StoredRating(account, game, mu, first.sigma, 0)


def computer_players(game: str) -> list[str]:
    own = [f"{LEVEL}{level}" for level in range(1, levels(GAMES[game]) + 1)]
    return [*own, *(BROUGHT + name for name in brought(GAMES[game]))]


# What a match is worth.


def players(ended: Finished) -> list[str]:
    """Who sat at the table, by seat: an account, or what computer players are called among them."""
    return [_player(seat) for seat in ended.seats]


def _player(seat: RatedSeat) -> str:
    return seat.account or (BROUGHT + seat.player if seat.player else f"{LEVEL}{seat.bot}")


def weighed(ended: Finished, known: Known) -> list[tuple[StoredRating, StoredRating]]:
    """Everybody's rating before the match and after it; nothing where nobody can be compared by it."""
    scores = scores_of(ended)
    if len(scores) < 2:
        return []
    before = [known.get(player) or new(player, ended.game) for player in scores]
    skills = after([[Skill(one.mu, one.sigma)] for one in before], list(scores.values()), DOUBT)
    return [
        (one, replace(one, mu=skill.mu, sigma=skill.sigma, matches=one.matches + 1))
        for one, [skill] in zip(before, skills, strict=True)
    ]


def scores_of(ended: Finished) -> dict[str, float]:
    """By player. Winners share the first place; whoever left his seat to a bot has lost, however well it played.

    A computer player at several seats counts once, with its average. A person at several seats played himself: then
    nothing counts, nor where everybody has left.
    """
    result, seated = msgspec.json.decode(ended.result, type=Result), players(ended)
    left = [seat.account is not None and seat.bot is not None for seat in ended.seats]
    if all(left) or _has_twice([seat.account for seat in ended.seats if seat.account]):
        return {}
    won = defaultdict[str, list[float]](list)
    for seat, player in enumerate(seated):
        won[player].append(LEFT if left[seat] else result.share(seat))
    return {player: fmean(shares) for player, shares in won.items()}


def _has_twice(accounts: Collection[str]) -> bool:
    return len(set(accounts)) < len(accounts)
