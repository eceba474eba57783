"""Bots that play over the network, as they are kept: whose they are, what their token hashes to, their challenges."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select

from panzerkiste.engine.game import Seat
from panzerkiste.server.storage.access import Read, Write
from panzerkiste.server.storage.tables import ACCOUNTS, CHALLENGES, MATCHES, PROGRAMS, SEATS


class StoredProgram(Struct, frozen=True):
    """One row of PROGRAMS."""

    id: str
    account: str
    owner: str
    name: str
    token: str
    created: int


class StoredChallenge(Struct, frozen=True):
    """One row of CHALLENGES whose seat is still free; the match by its id."""

    match: str
    seat: Seat


class ProgramStore:
    def __init__(self, read: Read, write: Write) -> None:
        self._read, self._write = read, write

    async def add(self, program: StoredProgram, most: int) -> bool:
        """Whether its owner has room for one more, and it is kept."""

        def work(connection: Connection) -> bool:
            own = select(func.count()).where(PROGRAMS.c.owner == program.owner)
            if connection.execute(own).scalar_one() >= most:
                return False
            connection.execute(insert(PROGRAMS).values(asdict(program)))
            connection.execute(insert(ACCOUNTS).values(id=program.account, name=program.name))
            return True

        return await self._write(work)

    async def remove(self, id: str) -> None:
        """It is asked nothing any more, and its token is nobody's."""

        def work(connection: Connection) -> None:
            account = select(PROGRAMS.c.account).where(PROGRAMS.c.id == id).scalar_subquery()
            connection.execute(delete(CHALLENGES).where(CHALLENGES.c.account == account))
            connection.execute(delete(PROGRAMS).where(PROGRAMS.c.id == id))

        await self._write(work)

    async def program(self, id: str) -> StoredProgram | None:
        return await self._one(PROGRAMS.c.id == id)

    async def with_token(self, hashed: str) -> StoredProgram | None:
        return await self._one(PROGRAMS.c.token == hashed)

    async def _one(self, wanted: ColumnElement[bool]) -> StoredProgram | None:
        query = select(PROGRAMS).where(wanted)
        row = await self._read(lambda connection: connection.execute(query).mappings().first())
        return StoredProgram(**row) if row else None

    async def of(self, owner: str) -> list[StoredProgram]:
        """The newest first."""
        query = select(PROGRAMS).where(PROGRAMS.c.owner == owner).order_by(PROGRAMS.c.created.desc())
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [StoredProgram(**row) for row in rows]

    async def challenge(self, match: str, seats: Sequence[tuple[Seat, str]]) -> None:
        """Keep these seats for these accounts."""

        def work(connection: Connection) -> None:
            number = connection.execute(select(MATCHES.c.number).where(MATCHES.c.id == match)).scalar_one()
            rows = [{"match": number, "seat": seat, "account": account} for seat, account in seats]
            connection.execute(insert(CHALLENGES), rows)

        await self._write(work)

    async def settle(self, number: int, seat: Seat) -> bool:
        """The challenge is answered; whether it was still open."""
        row = delete(CHALLENGES).where(CHALLENGES.c.match == number, CHALLENGES.c.seat == seat)
        return await self._write(lambda connection: connection.execute(row).rowcount > 0)

    async def challenges(self, account: str) -> list[StoredChallenge]:
        """What the account is asked to play, the newest match first."""
        query = (
            select(MATCHES.c.id, CHALLENGES.c.seat)
            .join(MATCHES, MATCHES.c.number == CHALLENGES.c.match)
            .join(SEATS, (SEATS.c.match == CHALLENGES.c.match) & (SEATS.c.seat == CHALLENGES.c.seat))
            .where(CHALLENGES.c.account == account, SEATS.c.code.is_not(None))
            .order_by(MATCHES.c.number.desc())
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [StoredChallenge(row.id, row.seat) for row in rows]
