"""What somebody is given of his data: all that is kept of him, and nothing that is another's secret.

Every column of storage/belongings.py that says whose a row is stands here: with what its owner is given of the row, or
with the reason why he is not.
"""

from typing import Any, Final

from msgspec import Raw, Struct
from sqlalchemy import Column, Connection, Select, exists, select

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

Line = dict[str, Any]

MATCH: Final = MATCHES.c.id.label("match")

# Whose rows are given as they are: what a line is called, whose column it is, and what of it is told.
ROWS: Final[tuple[tuple[str, Column[Any], Select[Any]], ...]] = (
    ("openid", IDENTITIES.c.account, select(IDENTITIES.c.issuer, IDENTITIES.c.subject)),
    ("work", WORKS.c.account, select(WORKS.c.kind, WORKS.c.id, WORKS.c.text)),
    ("bot", PROGRAMS.c.owner, select(PROGRAMS.c.id, PROGRAMS.c.name, PROGRAMS.c.created)),
    (
        "word",
        WORDS.c.account,
        select(MATCH, WORDS.c.phrase, WORDS.c.text, WORDS.c.at).join(MATCHES, MATCHES.c.number == WORDS.c.match),
    ),
    ("left-seat", LEAVERS.c.account, select(MATCH).join(LEAVERS, MATCHES.c.number == LEAVERS.c.match)),
    ("talker", TALKERS.c.account, select(MATCH).join(TALKERS, MATCHES.c.number == TALKERS.c.match)),
    (
        "mute",
        MUTES.c.account,
        select(ACCOUNTS.c.name, ACCOUNTS.c.handle)
        .select_from(MUTES)
        .outerjoin(ACCOUNTS, ACCOUNTS.c.id == MUTES.c.person),
    ),
    (
        "report",
        REPORTS.c.account,
        select(MATCH, REPORTS.c.why, REPORTS.c.at, ACCOUNTS.c.name.label("about"))
        .join(REPORTS, MATCHES.c.number == REPORTS.c.match)
        .outerjoin(ACCOUNTS, ACCOUNTS.c.id == REPORTS.c.member),
    ),
    ("event", EVENTS.c.creator, select(EVENTS.c.id, EVENTS.c.name, EVENTS.c.game, EVENTS.c.rules, EVENTS.c.created)),
    (
        "entry",
        ENTRANTS.c.account,
        select(ENTRANTS.c.event, EVENTS.c.name, ENTRANTS.c.number, ENTRANTS.c.gone).join(EVENTS),
    ),
    ("open-seat", OPEN_SEATS.c.account, select(*(OPEN_SEATS.c[name] for name in ("id", "address", "terms", "posted")))),
    ("taken-seat", TAKERS.c.account, select(TAKERS.c.open_seat)),
    ("day-off", DAYS_OFF.c.account, select(DAYS_OFF.c.day)),
    (
        "telling",
        TELLINGS.c.account,
        select(*(TELLINGS.c[name] for name in ("language", "zone", "quiet", "device", "mail", "address", "looked"))),
    ),
    ("device", SUBSCRIPTIONS.c.account, select(SUBSCRIPTIONS.c.endpoint, SUBSCRIPTIONS.c.made)),
    (
        "notice",
        NOTICES.c.account,
        select(*(NOTICES.c[name] for name in ("kind", "subject", "game", "names", "since", "due"))),
    ),
)

# Told in lines of their own shape.
ELSEWHERE: Final[dict[Column[Any], str]] = {
    ACCOUNTS.c.id: "person",
    PASSKEYS.c.account: "person",
    RECOVERY_CODES.c.account: "person",
    UNSEEN.c.account: "person",
    MEMBERS.c.account: "person",
    ORGANISERS.c.account: "person",
    MATCHES.c.creator: "match",
    SEATS.c.account: "match",
    WATCHERS.c.account: "match",
    RATINGS.c.account: "rating",
    RATING_STEPS.c.account: "rating",
}

NOT_GIVEN: Final[dict[Column[Any], str]] = {
    MUTES.c.person: "who does not want to hear him is the other's secret",
    REPORTS.c.member: "who complains about him is the other's secret",
    BANS.c.account: "whoever is shut out is told so whatever he asks for",
    PROGRAMS.c.account: "by it a bot plays, and it says nothing that the line of the bot does not say",
    CHALLENGES.c.account: "a seat that is kept for a bot belongs to whoever made the match",
}


class Standing(Struct, frozen=True):
    """What somebody has said of how others see him, and what the club has made him."""

    hides_games: bool
    is_hidden: bool  # in the lobby
    is_member: bool
    is_organiser: bool


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
    is_creator: bool
    seats: tuple[Seat, ...]
    actions: tuple[OwnAction, ...]


class OwnRating(Struct, frozen=True, tag="rating"):
    """What somebody has reached in a game, in OpenSkill's numbers; *course*: after each of his matches."""

    game: str
    mu: float
    sigma: float
    matches: int
    course: tuple[float, ...]


def rows(connection: Connection, account: str) -> list[Line]:
    return [
        {"type": kind, **row}
        for kind, owner, query in ROWS
        for row in connection.execute(query.where(owner == account)).mappings()
    ]


def standing(connection: Connection, account: str) -> Standing:
    hides = select(ACCOUNTS.c.hides_games).where(ACCOUNTS.c.id == account)
    listed = (
        connection.execute(select(exists().where(table.c.account == account))).scalar_one()
        for table in (UNSEEN, MEMBERS, ORGANISERS)
    )
    return Standing(bool(connection.execute(hides).scalar()), *map(bool, listed))


def match(connection: Connection, id: str, account: str) -> OwnMatch:
    """A match that somebody sits at, made or watches."""
    found = connection.execute(select(MATCHES).where(MATCHES.c.id == id)).one()
    own = select(SEATS.c.seat).where(SEATS.c.match == found.number, SEATS.c.account == account)
    seats = tuple(connection.execute(own.order_by(SEATS.c.seat)).scalars())
    entries = select(ENTRIES.c.seat, ENTRIES.c.action, ENTRIES.c.at).where(ENTRIES.c.match == found.number)
    done = connection.execute(entries.where(ENTRIES.c.seat.in_(seats)).order_by(ENTRIES.c.seq))
    actions = tuple(OwnAction(seat, Raw(action), at) for seat, action, at in done)
    return OwnMatch(id, found.game, found.created, found.ended, found.creator == account, seats, actions)


def ratings(connection: Connection, account: str) -> list[OwnRating]:
    steps = select(RATING_STEPS.c.game, RATING_STEPS.c.mu).where(RATING_STEPS.c.account == account)
    courses: dict[str, list[float]] = {}
    for game, mu in connection.execute(steps.order_by(RATING_STEPS.c.match)):
        courses.setdefault(game, []).append(mu)
    own = select(RATINGS.c.game, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.matches).where(RATINGS.c.account == account)
    return [OwnRating(*row, tuple(courses.get(row.game, ()))) for row in connection.execute(own)]
