"""The club's events: who has entered, who meets whom, and how it ended."""

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from panzerkiste.engine.game import Result
from panzerkiste.server.storage.access import Read, Write
from panzerkiste.server.storage.tables import BOARDS, ENTRANTS, EVENTS, MATCHES

Kind = Literal["swiss", "round-robin", "arena"]
State = Literal["announced", "running", "over", "cancelled"]
Late = Literal["no", "zero", "half"]

OPEN = EVENTS.c.state.in_(("announced", "running"))


class StoredEntrant(Struct, frozen=True):
    """One row of ENTRANTS."""

    number: int
    account: str | None
    level: int | None
    gone: int = 0
    rating: int | None = None


class StoredBoard(Struct, frozen=True):
    """One row of BOARDS."""

    round: int
    board: int
    first: int
    second: int | None
    match: str | None
    first_points: float | None = None
    second_points: float | None = None
    reason: str | None = None

    @property
    def is_open(self) -> bool:
        """Is its result still to come?"""
        return self.first_points is None


class EventRow(Struct, frozen=True):
    """One row of EVENTS."""

    id: str
    name: str
    game: str
    options: str
    clock: str | None
    kind: Kind
    rounds: int
    minutes: int
    rated: int
    automatic: int
    late: Late
    rules: str
    state: State
    round: int
    creator: str
    created: int
    ends: int | None


class StoredEvent(Struct, frozen=True):
    """An event with all that happened in it."""

    row: EventRow
    entrants: tuple[StoredEntrant, ...]
    boards: tuple[StoredBoard, ...]  # in the order of their rounds


class EventStore:
    def __init__(self, read: Read, write: Write) -> None:
        self._read, self._write = read, write

    # Reading.

    async def event(self, id: str) -> StoredEvent | None:
        return await self._read(lambda connection: _event(connection, id))

    async def newest(self, most: int) -> list[StoredEvent]:
        """Those to come and under way first, then those that are over; of their boards only those that are open."""
        query = select(EVENTS.c.id).order_by(~OPEN, EVENTS.c.created.desc()).limit(most)

        def look(connection: Connection) -> list[StoredEvent]:
            found = (
                _event(connection, id, BOARDS.c.first_points.is_(None))
                for id in connection.execute(query).scalars().all()
            )
            return [event for event in found if event]

        return await self._read(look)

    async def running(self) -> list[str]:
        query = select(EVENTS.c.id).where(EVENTS.c.state == "running")
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def due(self) -> list[str]:
        """Those that run and have a board whose match is over, and whose result was not taken."""
        over = BOARDS.c.first_points.is_(None) & MATCHES.c.ended.is_not(None) & (EVENTS.c.state == "running")
        query = select(EVENTS.c.id).distinct().join(BOARDS, BOARDS.c.event == EVENTS.c.id)
        query = query.join(MATCHES, MATCHES.c.id == BOARDS.c.match).where(over)
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def made(self, matches: Sequence[str]) -> set[str]:
        """Which of these matches there are."""
        query = select(MATCHES.c.id).where(MATCHES.c.id.in_(matches))
        return await self._read(lambda connection: set(connection.execute(query).scalars()))

    # Writing.

    async def announce(self, row: EventRow, most: int) -> bool:
        """Whether its announcer has room for one more that is not over."""

        def work(connection: Connection) -> bool:
            mine = select(func.count()).where(EVENTS.c.creator == row.creator, OPEN)
            if connection.execute(mine).scalar_one() >= most:
                return False
            connection.execute(insert(EVENTS).values(asdict(row)))
            return True

        return await self._write(work)

    async def enter(self, id: str, entrant: StoredEntrant, missed: Sequence[StoredBoard]) -> None:
        """With what he has of the rounds that he came too late for."""

        def work(connection: Connection) -> None:
            connection.execute(insert(ENTRANTS).values(event=id, **asdict(entrant)))
            _add(connection, id, missed)

        await self._write(work)

    async def set_gone(self, id: str, number: int, gone: int, missed: Sequence[StoredBoard] = ()) -> None:
        def work(connection: Connection) -> None:
            his = (ENTRANTS.c.event == id) & (ENTRANTS.c.number == number)
            connection.execute(update(ENTRANTS).where(his).values(gone=gone))
            _add(connection, id, missed)

        await self._write(work)

    async def strike(self, id: str, number: int) -> None:
        row = delete(ENTRANTS).where(ENTRANTS.c.event == id, ENTRANTS.c.number == number)
        await self._write(lambda connection: connection.execute(row))

    async def move_on(self, new: EventRow, boards: Sequence[StoredBoard] = ()) -> None:
        """All that changes when a round is paired, an event begins or ends: together, or not at all."""

        def work(connection: Connection) -> None:
            connection.execute(update(EVENTS).where(EVENTS.c.id == new.id).values(asdict(new)))
            _add(connection, new.id, boards)

        await self._write(work)

    async def set_result(self, id: str, board: StoredBoard) -> None:
        here = (BOARDS.c.event == id) & (BOARDS.c.round == board.round) & (BOARDS.c.board == board.board)
        row = update(BOARDS).where(here).values(asdict(board))
        await self._write(lambda connection: connection.execute(row))

    async def settle(self, id: str) -> None:
        """Results of matches that are over, once: what the organiser has said before stays."""
        await self._write(lambda connection: _settle(connection, id))


def _settle(connection: Connection, id: str) -> None:
    due = BOARDS.c.first_points.is_(None) & MATCHES.c.ended.is_not(None)
    query = select(BOARDS.c.match, MATCHES.c.result).join(MATCHES, MATCHES.c.id == BOARDS.c.match)
    for match, told in connection.execute(query.where(BOARDS.c.event == id, due)).all():
        result = msgspec.json.decode(told, type=Result)
        points = {"first_points": result.share(0), "second_points": result.share(1)}
        connection.execute(update(BOARDS).where(BOARDS.c.match == match).values(points))


def _add(connection: Connection, id: str, boards: Sequence[StoredBoard]) -> None:
    if boards:
        connection.execute(insert(BOARDS), [{"event": id, **asdict(board)} for board in boards])


def _event(connection: Connection, id: str, *which: ColumnElement[bool]) -> StoredEvent | None:
    row = connection.execute(select(EVENTS).where(EVENTS.c.id == id)).mappings().first()
    if row is None:
        return None
    entrants = connection.execute(select(ENTRANTS).where(ENTRANTS.c.event == id).order_by(ENTRANTS.c.number))
    played = select(BOARDS).where(BOARDS.c.event == id, *which)
    boards = connection.execute(played.order_by(BOARDS.c.round, BOARDS.c.board))
    return StoredEvent(
        EventRow(**row),
        tuple(StoredEntrant(*one[1:]) for one in entrants),
        tuple(StoredBoard(*one[1:]) for one in boards),
    )
