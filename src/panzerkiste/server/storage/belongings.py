"""What is somebody's: the one place that knows every column which says whose a row is.

A visitor who signs in on a device becomes the account: its id takes the place of his in all of them. Whoever deletes
himself leaves his matches, which are others' too, and takes the rest along. What he is given of it on request, says
storage/own_data.py.
"""

from typing import Any, Final

from sqlalchemy import Column, ColumnElement, Connection, delete, exists, false, or_, select, update

from panzerkiste.server.storage.tables import (
    ACCOUNTS,
    BANS,
    CHALLENGES,
    DAYS_OFF,
    ENTRANTS,
    EVENTS,
    IDENTITIES,
    LEAVERS,
    MATCHES,
    MEMBERS,
    MUTES,
    NOTICES,
    OPEN_SEATS,
    ORGANISERS,
    PASSKEYS,
    PROGRAMS,
    RATING_STEPS,
    RATINGS,
    RECOVERY_CODES,
    REPORTS,
    SEATS,
    SUBSCRIPTIONS,
    TAKERS,
    TALKERS,
    TELLINGS,
    UNSEEN,
    WATCHERS,
    WORDS,
    WORKS,
)
from panzerkiste.server.storage.worker_tables import LEASES

SHARED: Final[tuple[Column[Any], ...]] = (  # stay without their owner
    MATCHES.c.creator,
    SEATS.c.account,
    EVENTS.c.creator,
    ENTRANTS.c.account,
)
PRIVATE: Final[tuple[Column[Any], ...]] = (  # go with him
    WATCHERS.c.account,
    LEAVERS.c.account,
    WORKS.c.account,
    PROGRAMS.c.owner,
    OPEN_SEATS.c.account,
    TAKERS.c.account,
    RATINGS.c.account,
    RATING_STEPS.c.account,
    WORDS.c.account,
    TALKERS.c.account,
    MUTES.c.account,
    MUTES.c.person,
    REPORTS.c.account,
    REPORTS.c.member,
    SUBSCRIPTIONS.c.account,
    NOTICES.c.account,
    DAYS_OFF.c.account,
)
# What makes an account. A guest has none of it but a name and wishes, and these are not moved: the account has its own.
OF_THE_ACCOUNT: Final[tuple[Column[Any], ...]] = (
    PASSKEYS.c.account,
    RECOVERY_CODES.c.account,
    UNSEEN.c.account,
    MEMBERS.c.account,
    ORGANISERS.c.account,
    TELLINGS.c.account,
    IDENTITIES.c.account,
    ACCOUNTS.c.id,
)
STAYS: Final = BANS.c.account  # whoever is shut out stays so

# What a process of the server has at the moment, and no person.
OF_WORKERS: Final[tuple[Column[Any], ...]] = (MATCHES.c.owner, LEASES.c.owner)

# What is a bot's, which plays by an account of its own: it goes with the bot, and the bot with its owner.
OF_BOTS: Final[tuple[Column[Any], ...]] = (CHALLENGES.c.account, PROGRAMS.c.account)


def move(connection: Connection, old: str, new: str) -> None:
    """All that a guest has becomes an account's; where both have the same, the account's stays."""
    _leave_own_seats(connection, old, new)
    _leave_events_twice(connection, old, new)
    _forget_lesser_ratings(connection, old, new)
    for column in (*SHARED, *PRIVATE):
        row = update(column.table).where(column == old, ~_has_already(column, new)).values({column.name: new})
        connection.execute(row)
    for column in (*PRIVATE, TELLINGS.c.account, UNSEEN.c.account):
        connection.execute(delete(column.table).where(column == old))
    connection.execute(delete(MUTES).where(MUTES.c.account == MUTES.c.person))
    connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == old))


def _has_already(column: Column[Any], new: str) -> ColumnElement[bool]:
    """Whether the account has what differs from the guest's only in whose it is, and of which there can be one."""
    table = column.table
    keys = [table.primary_key.columns, *(index.columns for index in table.indexes if index.unique)]
    own, clashes = table.alias(), list[ColumnElement[bool]]()
    for key in keys:
        if column.name in key:
            rest = [own.c[other.name] == other for other in key if other is not column]
            clashes.append(exists().where(own.c[column.name] == new, *rest).correlate(table))
    return or_(false(), *clashes)


def _leave_own_seats(connection: Connection, old: str, new: str) -> None:
    """Who turn out to be one do not sit beside themselves."""
    posted = select(OPEN_SEATS.c.id).where(OPEN_SEATS.c.account.in_((old, new)))
    taken = select(TAKERS.c.open_seat).where(TAKERS.c.account == new)
    own = TAKERS.c.account.in_((old, new)) & TAKERS.c.open_seat.in_(posted)
    twice = (TAKERS.c.account == old) & TAKERS.c.open_seat.in_(taken)
    connection.execute(delete(TAKERS).where(own | twice))


def _leave_events_twice(connection: Connection, old: str, new: str) -> None:
    """Nor are they paired with themselves: of two who had entered one goes on."""
    entered = select(ENTRANTS.c.event).where(ENTRANTS.c.account == new, ENTRANTS.c.gone == 0)
    twice = (ENTRANTS.c.account == old) & ENTRANTS.c.event.in_(entered)
    connection.execute(update(ENTRANTS).where(twice).values(gone=1))


def _forget_lesser_ratings(connection: Connection, old: str, new: str) -> None:
    """An account keeps its own rating of a game; a guest's is its only where it has none yet."""
    rated = select(RATINGS.c.game).where(RATINGS.c.account == new)
    for table in (RATING_STEPS, RATINGS):
        connection.execute(delete(table).where(table.c.account == old, table.c.game.in_(rated)))


def remove(connection: Connection, account: str) -> None:
    """All that nobody else has a part in, the name included."""
    bots = select(PROGRAMS.c.account).where(PROGRAMS.c.owner == account)
    connection.execute(delete(CHALLENGES).where(CHALLENGES.c.account.in_(bots)))
    for column in (*PRIVATE, *OF_THE_ACCOUNT):
        connection.execute(delete(column.table).where(column == account))
