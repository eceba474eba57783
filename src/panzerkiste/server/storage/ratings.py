"""Ratings, as they are kept: what everybody has in each game, and every match that changed it."""

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, func, insert, select, update

from panzerkiste.server.storage.access import Read, Write
from panzerkiste.server.storage.database import upsert
from panzerkiste.server.storage.site_tables import SUMMARIES
from panzerkiste.server.storage.tables import ACCOUNTS, ENTRIES, MATCHES, RATING_STEPS, RATINGS, SEATS


class StoredRating(Struct, frozen=True):
    """One row of RATINGS."""

    account: str
    game: str
    mu: float
    sigma: float
    matches: int


class RatedSeat(Struct, frozen=True):
    """Who sat there in the end, as SEATS has it."""

    account: str | None
    bot: int | None
    player: str | None


class Finished(Struct, frozen=True):
    """A match that is to be counted."""

    game: str
    result: str  # JSON
    seats: tuple[RatedSeat, ...]


Known = Mapping[str, StoredRating]
Weigh = Callable[[Finished, Known], Sequence[tuple[StoredRating, StoredRating]]]  # before and after, of all it concerns


class RatingStore:
    def __init__(self, read: Read, write: Write) -> None:
        self._read, self._write = read, write

    async def settle(self, number: int, players: Callable[[Finished], Sequence[str]], weigh: Weigh) -> bool:
        """Count a match, once and for all: the mark that it was counted is written with what it changed."""

        def work(connection: Connection) -> bool:
            ended = _to_count(connection, number)
            if ended is None:
                return False
            known, gone = _ratings(connection, players(ended), ended.game), _gone(connection, ended)
            for before, new in weigh(ended, known):
                if new.account in gone:
                    continue
                row = upsert(RATINGS).values(asdict(new))
                connection.execute(row.on_conflict_do_update(index_elements=["account", "game"], set_=asdict(new)))
                step = {"match": number, "account": new.account, "game": new.game, "mu": new.mu, "before": before.mu}
                connection.execute(insert(RATING_STEPS).values(step))
            connection.execute(update(MATCHES).where(MATCHES.c.number == number).values(settled=1))
            return True

        return await self._write(work)

    async def unsettled(self) -> list[int]:
        """Rated matches that are over, and that nobody has counted yet."""
        query = select(MATCHES.c.number).where(
            MATCHES.c.rated == 1, MATCHES.c.settled == 0, MATCHES.c.ended.is_not(None)
        )
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def unfinished(self) -> list[str]:
        """Rated matches that have begun, and of which nobody has written that they are over, though they may be: their
        summary is behind, or says so."""
        last = select(func.coalesce(func.max(ENTRIES.c.seq), 0)).where(ENTRIES.c.match == MATCHES.c.number)
        behind = func.coalesce(SUMMARIES.c.entries, -1) < last.scalar_subquery()
        query = select(MATCHES.c.id).outerjoin(SUMMARIES, SUMMARIES.c.match == MATCHES.c.number)
        query = query.where(
            MATCHES.c.rated == 1, MATCHES.c.settled == 0, MATCHES.c.ended.is_(None), MATCHES.c.begun.is_not(None)
        ).where(behind | SUMMARIES.c.told.contains('"over":true'))
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def known(self, accounts: Sequence[str], game: str) -> dict[str, StoredRating]:
        return await self._read(lambda connection: _ratings(connection, accounts, game))

    async def of(self, account: str) -> list[StoredRating]:
        """In all games, the one most played first."""
        query = select(RATINGS).where(RATINGS.c.account == account).order_by(RATINGS.c.matches.desc())
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [StoredRating(**row) for row in rows]

    async def course(self, account: str, game: str, most: int) -> list[float]:
        """What there was before the last matches, and what each of them left."""
        own = (RATING_STEPS.c.account == account) & (RATING_STEPS.c.game == game)
        query = select(RATING_STEPS.c.before, RATING_STEPS.c.mu).where(own)
        query = query.order_by(RATING_STEPS.c.match.desc()).limit(most)
        steps = await self._read(lambda connection: connection.execute(query).all()[::-1])
        return [*(step.before for step in steps[:1]), *(step.mu for step in steps)]


def _to_count(connection: Connection, number: int) -> Finished | None:
    query = select(MATCHES.c.game, MATCHES.c.result).where(
        MATCHES.c.number == number, MATCHES.c.rated == 1, MATCHES.c.settled == 0, MATCHES.c.ended.is_not(None)
    )
    if (found := connection.execute(query).first()) is None:
        return None
    seats = select(SEATS.c.account, SEATS.c.bot, SEATS.c.player).where(SEATS.c.match == number).order_by(SEATS.c.seat)
    return Finished(found.game, found.result, tuple(RatedSeat(*row) for row in connection.execute(seats)))


def _gone(connection: Connection, ended: Finished) -> set[str]:
    """Whoever has deleted himself meanwhile took his ratings along, and leaves none behind."""
    accounts = {seat.account for seat in ended.seats if seat.account}
    query = select(ACCOUNTS.c.id).where(ACCOUNTS.c.id.in_(accounts))
    return accounts - set(connection.execute(query).scalars())


def _ratings(connection: Connection, accounts: Sequence[str], game: str) -> dict[str, StoredRating]:
    query = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.account.in_(accounts))
    return {row["account"]: StoredRating(**row) for row in connection.execute(query).mappings()}
