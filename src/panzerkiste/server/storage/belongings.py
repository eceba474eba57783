"""What is somebody's: the one place that knows every column which says whose a row is.

A visitor who signs in on a device becomes the account: its id takes the place of his in all of them. Whoever deletes
himself leaves his matches, which are others' too, and takes the rest along. A table with an owner has to stand here,
unless its column is called so.
"""

from typing import Any, Final

from msgspec import Raw, Struct
from sqlalchemy import Column, ColumnElement, Connection, delete, exists, false, func, or_, select, update

from panzerkiste.engine.game import Seat
from panzerkiste.server.storage.tables import (
    ACCOUNTS,
    BANS,
    CHALLENGES,
    DAYS_OFF,
    ENTRANTS,
    ENTRIES,
    EVENTS,
    IDENTITIES,
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

SHARED: Final[tuple[Column[Any], ...]] = (  # stay without their owner
    MATCHES.c.creator,
    SEATS.c.account,
    EVENTS.c.creator,
    ENTRANTS.c.account,
)
PRIVATE: Final[tuple[Column[Any], ...]] = (  # go with him
    WATCHERS.c.account,
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


class OwnWord(Struct, frozen=True, tag="word"):
    """What somebody said at a table."""

    match: str
    phrase: str
    text: str
    at: int  # milliseconds since 1970


class OwnTelling(Struct, frozen=True, tag="telling"):
    """How somebody wants to be told of what waits for him, and whom he does not want to hear."""

    language: str
    zone: str
    quiet: str | None
    device: str
    mail: str
    address: str | None
    devices: tuple[str, ...]
    muted: int  # people


class OwnIdentity(Struct, frozen=True, tag="openid"):
    """Who an account is at an OpenID provider."""

    issuer: str
    subject: str


class OwnRating(Struct, frozen=True, tag="rating"):
    """What somebody has reached in a game, in OpenSkill's numbers; *course*: after each of his matches."""

    game: str
    mu: float
    sigma: float
    matches: int
    course: tuple[float, ...]


def move(connection: Connection, old: str, new: str) -> None:
    """All that a guest has becomes an account's; where both have the same, the account's stays."""
    _leave_own_seats(connection, old, new)
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


def match(connection: Connection, id: str, account: str) -> OwnMatch:
    """A match that somebody sits at, made or watches."""
    found = connection.execute(select(MATCHES).where(MATCHES.c.id == id)).one()
    seats = select(SEATS.c.seat).where(SEATS.c.match == found.number, SEATS.c.account == account)
    own = (ENTRIES.c.match == found.number) & ENTRIES.c.seat.in_(seats)
    rows = connection.execute(select(ENTRIES.c.seat, ENTRIES.c.action, ENTRIES.c.at).where(own).order_by(ENTRIES.c.seq))
    actions = tuple(OwnAction(seat, Raw(action), at) for seat, action, at in rows)
    return OwnMatch(id, found.game, found.created, found.ended, actions)


def identities(connection: Connection, account: str) -> list[OwnIdentity]:
    query = select(IDENTITIES.c.issuer, IDENTITIES.c.subject).where(IDENTITIES.c.account == account)
    return [OwnIdentity(*row) for row in connection.execute(query)]


def ratings(connection: Connection, account: str) -> list[OwnRating]:
    steps = select(RATING_STEPS.c.game, RATING_STEPS.c.mu).where(RATING_STEPS.c.account == account)
    courses: dict[str, list[float]] = {}
    for game, mu in connection.execute(steps.order_by(RATING_STEPS.c.match)):
        courses.setdefault(game, []).append(mu)
    own = select(RATINGS.c.game, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.matches).where(RATINGS.c.account == account)
    return [OwnRating(*row, tuple(courses.get(row.game, ()))) for row in connection.execute(own)]


def works(connection: Connection, account: str) -> list[OwnWork]:
    query = select(WORKS.c.kind, WORKS.c.id, WORKS.c.text).where(WORKS.c.account == account)
    return [OwnWork(*row) for row in connection.execute(query.order_by(WORKS.c.kind, WORKS.c.changed))]


def words(connection: Connection, account: str) -> list[OwnWord]:
    query = select(MATCHES.c.id, WORDS.c.phrase, WORDS.c.text, WORDS.c.at).where(WORDS.c.account == account)
    query = query.join(MATCHES, MATCHES.c.number == WORDS.c.match).order_by(WORDS.c.at)
    return [OwnWord(*row) for row in connection.execute(query)]


def telling(connection: Connection, account: str) -> list[OwnTelling]:
    found = connection.execute(select(TELLINGS).where(TELLINGS.c.account == account)).first()
    devices = select(SUBSCRIPTIONS.c.endpoint).where(SUBSCRIPTIONS.c.account == account)
    endpoints = tuple(connection.execute(devices).scalars())
    muted = connection.execute(select(func.count()).where(MUTES.c.account == account)).scalar_one()
    if not found:
        return [OwnTelling("", "", None, "", "", None, endpoints, muted)] if endpoints or muted else []
    chosen = (found.language, found.zone, found.quiet, found.device, found.mail, found.address)
    return [OwnTelling(*chosen, endpoints, muted)]
