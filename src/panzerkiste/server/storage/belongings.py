"""What is somebody's: the one place that knows every column which says whose a row is.

A visitor who signs in on a device becomes the account: its id takes the place of his in all of them. Whoever deletes
himself leaves his matches, which are others' too, and takes the rest along. A table with an owner has to stand here,
unless its column is called so.
"""

from typing import Any, Final

from msgspec import Raw, Struct
from sqlalchemy import Column, Connection, delete, select, update

from panzerkiste.engine.game import Seat
from panzerkiste.server.storage.tables import (
    ACCOUNTS,
    CHALLENGES,
    ENTRIES,
    MATCHES,
    OPEN_SEATS,
    PASSKEYS,
    PROGRAMS,
    RECOVERY_CODES,
    SEATS,
    TAKERS,
    UNSEEN,
    WATCHERS,
    WORKS,
)

SHARED: Final[tuple[Column[Any], ...]] = (MATCHES.c.creator, SEATS.c.account)  # stay without their owner
PRIVATE: Final[tuple[Column[Any], ...]] = (  # go with him
    WATCHERS.c.account,
    WORKS.c.account,
    PROGRAMS.c.owner,
    OPEN_SEATS.c.account,
    TAKERS.c.account,
)
# What makes an account. A guest has none of it but a name, and that is not moved: the account has its own.
OF_THE_ACCOUNT: Final[tuple[Column[Any], ...]] = (
    PASSKEYS.c.account,
    RECOVERY_CODES.c.account,
    UNSEEN.c.account,
    ACCOUNTS.c.id,
)

# What is a bot's, which plays by an account of its own: it goes with the bot, and the bot with its owner.
OF_BOTS: Final[tuple[Column[Any], ...]] = (CHALLENGES.c.account, PROGRAMS.c.account)


class OwnAction(Struct, frozen=True):
    """What somebody did. Neither by its number nor otherwise does it tell what others did in between."""

    seat: Seat
    action: Raw
    at: int  # milliseconds of the match


class OwnMatch(Struct, frozen=True, tag="match"):
    """A match as far as it is one player's own."""

    id: str
    game: str
    created: int
    ended: int | None
    actions: tuple[OwnAction, ...]


class OwnWork(Struct, frozen=True, tag="work"):
    kind: str
    id: str
    text: str


def move(connection: Connection, old: str, new: str) -> None:
    """All that a guest has becomes an account's."""
    seen = select(WATCHERS.c.match).where(WATCHERS.c.account == new)
    connection.execute(delete(WATCHERS).where(WATCHERS.c.account == old, WATCHERS.c.match.in_(seen)))
    _leave_own_seats(connection, old, new)
    for column in (*SHARED, *PRIVATE):
        connection.execute(update(column.table).where(column == old).values({column.name: new}))
    for column in (UNSEEN.c.account, ACCOUNTS.c.id):
        connection.execute(delete(column.table).where(column == old))


def _leave_own_seats(connection: Connection, old: str, new: str) -> None:
    """Who turn out to be one do not sit beside themselves."""
    posted = select(OPEN_SEATS.c.id).where(OPEN_SEATS.c.account.in_((old, new)))
    taken = select(TAKERS.c.open_seat).where(TAKERS.c.account == new)
    own = TAKERS.c.account.in_((old, new)) & TAKERS.c.open_seat.in_(posted)
    twice = (TAKERS.c.account == old) & TAKERS.c.open_seat.in_(taken)
    connection.execute(delete(TAKERS).where(own | twice))


def remove(connection: Connection, account: str) -> None:
    """All that nobody else has a part in, the name included."""
    bots = select(PROGRAMS.c.account).where(PROGRAMS.c.owner == account)
    connection.execute(delete(CHALLENGES).where(CHALLENGES.c.account.in_(bots)))
    for column in (*PRIVATE, *OF_THE_ACCOUNT):
        connection.execute(delete(column.table).where(column == account))


def match(connection: Connection, id: str, account: str) -> OwnMatch:
    """A match that somebody sits at, made or watches."""
    found = connection.execute(select(MATCHES).where(MATCHES.c.id == id)).one()
    seats = select(SEATS.c.seat).where(SEATS.c.match == found.number, SEATS.c.account == account)
    own = (ENTRIES.c.match == found.number) & ENTRIES.c.seat.in_(seats)
    rows = connection.execute(select(ENTRIES.c.seat, ENTRIES.c.action, ENTRIES.c.at).where(own).order_by(ENTRIES.c.seq))
    actions = tuple(OwnAction(seat, Raw(action), at) for seat, action, at in rows)
    return OwnMatch(id, found.game, found.created, found.ended, actions)


def works(connection: Connection, account: str) -> list[OwnWork]:
    query = select(WORKS.c.kind, WORKS.c.id, WORKS.c.text).where(WORKS.c.account == account)
    return [OwnWork(*row) for row in connection.execute(query.order_by(WORKS.c.kind, WORKS.c.changed))]
