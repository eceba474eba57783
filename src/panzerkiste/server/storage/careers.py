"""What somebody has played: his matches that are over, as lists tell them without playing them again."""

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Connection, or_, select, update

from panzerkiste.engine.game import Seat
from panzerkiste.server.storage.access import Read, Write
from panzerkiste.server.storage.meetings import BY_ALL
from panzerkiste.server.storage.ratings import RatedSeat
from panzerkiste.server.storage.tables import ACCOUNTS, MATCHES, RATING_STEPS, SEATS


class StoredPerson(Struct, frozen=True):
    """One row of ACCOUNTS, as far as others may know it."""

    id: str
    name: str
    handle: str
    since: int | None
    hides_games: int


class StoredCareer(Struct, frozen=True):
    """A match that is over, from where one of its players sat."""

    number: int
    id: str
    game: str
    options: str
    ended: int
    result: str
    rated: int
    shown: int
    seat: Seat
    bot: int | None  # the level of the computer player that played there for him in the end
    mu: float | None  # what it left of his rating
    before: float | None


PERSON = [ACCOUNTS.c[name] for name in StoredPerson.__struct_fields__]
CAREER = [MATCHES.c[name] for name in ("number", "id", "game", "options", "ended", "result", "rated", "shown")]


class Careers:
    def __init__(self, read: Read, write: Write) -> None:
        self._read, self._write = read, write

    async def people(self, ids: Sequence[str]) -> dict[str, StoredPerson]:
        """Those of them who have a name."""
        query = select(*PERSON).where(ACCOUNTS.c.id.in_(ids))
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return {row["id"]: StoredPerson(**row) for row in rows}

    async def hide_games(self, id: str, *, hidden: bool) -> None:
        row = update(ACCOUNTS).where(ACCOUNTS.c.id == id).values(hides_games=int(hidden))
        await self._write(lambda connection: connection.execute(row))

    async def matches(self, account: str, most: int, *, public: bool) -> list[StoredCareer]:
        """The last to end first; *public*: those that were rated, or played by way of the lobby or in an event."""
        step = (RATING_STEPS.c.match == MATCHES.c.number) & (RATING_STEPS.c.account == account)
        query = (
            select(*CAREER, SEATS.c.seat, SEATS.c.bot, RATING_STEPS.c.mu, RATING_STEPS.c.before)
            .join(SEATS, SEATS.c.match == MATCHES.c.number)
            .outerjoin(RATING_STEPS, step)
            .where(SEATS.c.account == account, MATCHES.c.result.is_not(None))
            .order_by(MATCHES.c.ended.desc(), SEATS.c.seat)
            .limit(most)
        )
        if public:
            before_all = MATCHES.c.rated == 1, MATCHES.c.shown == BY_ALL, MATCHES.c.event.is_not(None)
            query = query.where(or_(*before_all))
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [StoredCareer(**row) for row in rows]

    async def seats(self, numbers: Sequence[int]) -> dict[int, list[RatedSeat]]:
        """Who sat at these matches, seat by seat."""
        query = select(SEATS).where(SEATS.c.match.in_(numbers)).order_by(SEATS.c.match, SEATS.c.seat)

        def look(connection: Connection) -> dict[int, list[RatedSeat]]:
            found: dict[int, list[RatedSeat]] = {number: [] for number in numbers}
            for row in connection.execute(query):
                found[row.match].append(RatedSeat(row.account, row.bot, row.player))
            return found

        return await self._read(look)
