"""What the club keeps: seats that are offered to everybody, who is not to be seen, finished matches to be found."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import (
    ColumnElement,
    Connection,
    ScalarSelect,
    Select,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)

from panzerkiste.engine.game import Seat
from panzerkiste.server.storage.access import Read, Write
from panzerkiste.server.storage.database import upsert
from panzerkiste.server.storage.dialects import has_won, is_drawn
from panzerkiste.server.storage.tables import ACCOUNTS, MATCHES, OPEN_SEATS, SEATS, TAKERS, UNSEEN

BY_LINK, BY_ALL = 1, 2  # who may look at a finished match besides its players: whoever has the link, everybody
NAMESAKES: Final = 50  # people whose names begin as somebody has typed
LAST: Final = "\U0010ffff"  # comes after every other letter


class StoredOpenSeat(Struct, frozen=True):
    """One row of OPEN_SEATS."""

    id: str
    account: str
    address: str
    terms: str
    posted: int


class Room(NamedTuple):
    """How many seats are offered at a time."""

    own: int  # by one account
    household: int  # from one address
    all: int


class Offer(Struct, frozen=True):
    """A seat that is offered, and who has taken one already, the first first."""

    seat: StoredOpenSeat
    takers: tuple[str, ...]


class FoundSeat(Struct, frozen=True):
    seat: Seat
    account: str | None
    bot: int | None
    player: str | None


class FoundMatch(Struct, frozen=True):
    """A finished match as a list tells of it: nothing of it is played again."""

    number: int
    id: str
    game: str
    ended: int
    result: str | None
    shown: int
    seats: tuple[FoundSeat, ...]


class Search(Struct, frozen=True):
    """What finished matches are looked for; the latest first, from *before* a certain one on."""

    player: tuple[str, ...] = ()  # how the name begins: by its key, and as a guest may have written it
    game: str = ""
    result: str = ""
    since: int = 0
    until: int = 2**53
    before: str = ""  # its id


class MeetingStore:
    def __init__(self, read: Read, write: Write) -> None:
        self._read, self._write = read, write

    # Open seats.

    async def offer(self, seat: StoredOpenSeat, room: Room) -> bool:
        """Whether there was room for it among the account's and the address's. Where there are too many in all, the
        oldest goes of whoever has most: so nobody who fills the board keeps others from it."""

        def work(connection: Connection) -> bool:
            posted = select(func.count()).select_from(OPEN_SEATS)
            mine = connection.execute(posted.where(OPEN_SEATS.c.account == seat.account)).scalar_one()
            here = connection.execute(posted.where(OPEN_SEATS.c.address == seat.address)).scalar_one()
            if mine >= room.own or here >= room.household:
                return False
            if connection.execute(posted).scalar_one() >= room.all:
                connection.execute(delete(OPEN_SEATS).where(OPEN_SEATS.c.id == _oldest_of_most()))
            connection.execute(insert(OPEN_SEATS).values(asdict(seat)))
            return True

        return await self._write(work)

    async def offers(self) -> list[Offer]:
        """The latest first."""

        def look(connection: Connection) -> list[Offer]:
            rows = connection.execute(select(OPEN_SEATS).order_by(OPEN_SEATS.c.posted.desc())).mappings()
            seats, takers = [StoredOpenSeat(**row) for row in rows], dict[str, tuple[str, ...]]()
            for row in connection.execute(select(TAKERS).order_by(TAKERS.c.number)):
                takers[row.open_seat] = (*takers.get(row.open_seat, ()), row.account)
            return [Offer(seat, takers.get(seat.id, ())) for seat in seats]

        return await self._read(look)

    async def offered(self, id: str) -> StoredOpenSeat | None:
        return await self._read(lambda connection: _open_seat(connection, id))

    async def take(self, id: str, account: str, players: int) -> tuple[str, ...] | None:
        """All who play, if this was the last of so many, and the offer is gone; nobody yet if others are waited for.
        None: it is gone, or he sits there already."""

        def work(connection: Connection) -> tuple[str, ...] | None:
            seat = _open_seat(connection, id)
            came = select(TAKERS.c.account, TAKERS.c.number).where(TAKERS.c.open_seat == id).order_by(TAKERS.c.number)
            takers = connection.execute(came).all()
            taken = [taker.account for taker in takers]
            if seat is None or account in (seat.account, *taken):
                return None
            if len(taken) + 2 < players:
                number = takers[-1].number + 1 if takers else 0
                connection.execute(insert(TAKERS).values(open_seat=id, account=account, number=number))
                return ()
            connection.execute(delete(OPEN_SEATS).where(OPEN_SEATS.c.id == id))
            return seat.account, *taken, account

        return await self._write(work)

    async def leave(self, id: str, account: str) -> bool:
        """Withdraw an offer of one's own, or give back a seat that one had taken; whether there was any."""

        def work(connection: Connection) -> bool:
            own = delete(OPEN_SEATS).where(OPEN_SEATS.c.id == id, OPEN_SEATS.c.account == account)
            taken = delete(TAKERS).where(TAKERS.c.open_seat == id, TAKERS.c.account == account)
            return connection.execute(own).rowcount + connection.execute(taken).rowcount > 0

        return await self._write(work)

    async def withdraw(self, ids: Sequence[str]) -> None:
        row = delete(OPEN_SEATS).where(OPEN_SEATS.c.id.in_(ids))
        await self._write(lambda connection: connection.execute(row))

    # Who is not to be seen.

    async def hide(self, account: str) -> None:
        row = upsert(UNSEEN).values(account=account).on_conflict_do_nothing()
        await self._write(lambda connection: connection.execute(row))

    async def unhide(self, account: str) -> None:
        row = delete(UNSEEN).where(UNSEEN.c.account == account)
        await self._write(lambda connection: connection.execute(row))

    async def unseen(self, accounts: Sequence[str]) -> set[str]:
        query = select(UNSEEN.c.account).where(UNSEEN.c.account.in_(accounts))
        return await self._read(lambda connection: set(connection.execute(query).scalars()))

    # Matches.

    async def show(self, number: int, shown: int) -> None:
        """Once it is over, others may look at it. What may be seen already stays so."""
        row = update(MATCHES).where(MATCHES.c.number == number, MATCHES.c.shown < shown).values(shown=shown)
        await self._write(lambda connection: connection.execute(row))

    async def is_hidden(self, number: int) -> bool:
        """Whether one of its players does not want others to be shown what he played."""
        query = select(MATCHES.c.number).where(MATCHES.c.number == number, _is_hidden())
        return await self._read(lambda connection: connection.execute(query).first() is not None)

    async def running(self, account: str, most: int) -> list[tuple[str, Seat]]:
        """The seats of somebody in matches that are not over, the newest first."""
        query = (
            select(MATCHES.c.id, SEATS.c.seat)
            .join(SEATS, SEATS.c.match == MATCHES.c.number)
            .where(SEATS.c.account == account, MATCHES.c.ended.is_(None))
            .order_by(MATCHES.c.number.desc(), SEATS.c.seat)
            .limit(most)
        )
        return await self._read(lambda connection: [(row.id, row.seat) for row in connection.execute(query)])

    async def finished_of(self, account: str, most: int) -> list[FoundMatch]:
        """What somebody has played, the latest first."""
        own = exists().where(SEATS.c.match == MATCHES.c.number, SEATS.c.account == account)
        query = _finished().where(own).limit(most)
        return await self._read(lambda connection: _found(connection, query))

    async def found(self, search: Search, most: int) -> list[FoundMatch]:
        """What everybody may look at, the latest first."""
        query = _finished().where(MATCHES.c.shown == BY_ALL, MATCHES.c.ended.between(search.since, search.until))
        query = query.where(~_is_hidden())
        if search.game:
            query = query.where(MATCHES.c.game == search.game)
        if search.player or search.result:
            query = query.where(_played(search))
        if search.before:
            last = MATCHES.alias()
            when = select(last.c.ended, last.c.number).where(last.c.id == search.before).scalar_subquery()
            query = query.where(tuple_(MATCHES.c.ended, MATCHES.c.number) < when)
        return await self._read(lambda connection: _found(connection, query.limit(most)))


def _open_seat(connection: Connection, id: str) -> StoredOpenSeat | None:
    row = connection.execute(select(OPEN_SEATS).where(OPEN_SEATS.c.id == id)).mappings().first()
    return StoredOpenSeat(**row) if row else None


def _oldest_of_most() -> ScalarSelect[str]:
    """Of the address from which most are offered."""
    counted = select(OPEN_SEATS.c.address).group_by(OPEN_SEATS.c.address)
    most = counted.order_by(func.count().desc(), func.min(OPEN_SEATS.c.posted)).limit(1).scalar_subquery()
    seats = select(OPEN_SEATS.c.id).where(OPEN_SEATS.c.address == most)
    return seats.order_by(OPEN_SEATS.c.posted).limit(1).scalar_subquery()


def _finished() -> Select[Any]:
    told = [MATCHES.c[name] for name in FoundMatch.__struct_fields__ if name != "seats"]
    latest = MATCHES.c.ended.desc(), MATCHES.c.number.desc()
    return select(*told).where(MATCHES.c.ended.is_not(None)).order_by(*latest)


def _is_hidden() -> ColumnElement[bool]:
    """Whether one of its players does not want others to be shown what he played."""
    hiding = (ACCOUNTS.c.id == SEATS.c.account) & (ACCOUNTS.c.hides_games == 1)
    return exists().where(SEATS.c.match == MATCHES.c.number, hiding)


def _played(search: Search) -> ColumnElement[bool]:
    """Whether somebody of this name sat there, and ended so; without a name, whether anybody did."""
    here = SEATS.c.match == MATCHES.c.number
    if search.player:
        names = ACCOUNTS.c.key, ACCOUNTS.c.name
        called = or_(*((name >= start) & (name <= start + LAST) for name in names for start in search.player))
        here &= SEATS.c.account.in_(select(ACCOUNTS.c.id).where(called).limit(NAMESAKES))
    won, drawn = has_won(MATCHES.c.result, SEATS.c.seat), is_drawn(MATCHES.c.result)
    match search.result:
        case "won":
            here &= won
        case "lost":
            here &= ~won & ~drawn
        case "drawn":
            here &= drawn
    return exists().where(here)


def _found(connection: Connection, query: Select[Any]) -> list[FoundMatch]:
    matches = connection.execute(query).mappings().all()
    seats = dict[int, tuple[FoundSeat, ...]]()
    those = SEATS.c.match.in_([row["number"] for row in matches])
    for row in connection.execute(select(SEATS).where(those).order_by(SEATS.c.match, SEATS.c.seat)):
        seats[row.match] = (*seats.get(row.match, ()), FoundSeat(row.seat, row.account, row.bot, row.player))
    return [FoundMatch(**row, seats=seats.get(row["number"], ())) for row in matches]
