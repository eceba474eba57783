"""The database: what a match is made of, who sits at it, and what was drawn. Changed by a migration, never by hand."""

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

from panzerkiste.server.storage.dialects import LONG, NAME
from panzerkiste.server.storage.handles import new_handle

METADATA: Final = MetaData()

# Whoever has chosen a name. Those with a key have an account: they come back to it on other devices.
ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", NAME, nullable=False),
    Column("key", NAME),  # the name without case, of which there is one; none for a guest
    Column("password", String),  # its argon2 hash; none where passkeys do
    Column("since", LONG),  # milliseconds since 1970
    Column("handle", String, nullable=False, default=new_handle),  # in addresses: /people/k7q4mdx2pz
    Column("hides_games", Integer, nullable=False, server_default="0"),  # 1: others are not shown what he played
    Index("accounts_by_key", "key", unique=True),
    Index("accounts_by_handle", "handle", unique=True),
    Index("accounts_by_name", "name"),
)

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", LargeBinary, primary_key=True),
    Column("account", String, nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", LONG, nullable=False),  # as the authenticator counts them; some never do
    Column("made", LONG, nullable=False),  # milliseconds since 1970
)

RECOVERY_CODES: Final = Table(
    "recovery_codes",
    METADATA,
    Column("digest", LargeBinary, primary_key=True),
    Column("account", String, nullable=False, index=True),
)

# Who an account is at an OpenID provider.
IDENTITIES: Final = Table(
    "identities",
    METADATA,
    Column("issuer", String, primary_key=True),
    Column("subject", String, primary_key=True),
    Column("account", String, nullable=False, index=True),
)

MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("id", String, nullable=False, unique=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", String, nullable=False),  # JSON
    Column("creator", String, nullable=False, index=True),
    Column("created", LONG, nullable=False),  # milliseconds since 1970
    Column("begun", LONG),  # milliseconds after that, when the last seat was taken
    Column("clock", String),  # JSON: how thinking time is counted; none where it is not
    Column("watch", String, nullable=False, unique=True),
    Column("ended", LONG),  # milliseconds since 1970
    Column("successor", String),  # the id of the match in which the same players play again
    Column("reading", LONG, nullable=False, server_default="0"),  # milliseconds: how far its clock had run at least
    Column("rated", Integer, nullable=False, server_default="0"),  # 1 where its result counts for the ratings
    Column("event", String),  # the id of the club's event that it is played in
    Column("result", String),  # JSON, once it has ended: so that a list of results need not play them again
    Column("settled", Integer, nullable=False, server_default="0"),  # 1 once a rated one was counted
    Column("shown", Integer, nullable=False, server_default="0"),  # once it is over: 1 by link, 2 to all
    Column("owner", String),  # the id of the worker that holds it; see worker_tables
    Column(
        "epoch", Integer, nullable=False, server_default="0"
    ),  # how many have held it: an earlier one writes no more
    Index("matches_to_count", "rated", "settled", "ended"),
    Index("found_matches", "shown", "ended"),
)

# Apart from everything else, so that no query about a match can bring the seed along.
SEEDS: Final = Table(
    "seeds",
    METADATA,
    Column("match", ForeignKey("matches.number"), primary_key=True),
    Column("seed", LargeBinary, nullable=False),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("match", ForeignKey("matches.number"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("account", String, index=True),  # who may play it; none at an open seat and at a computer player's
    Column("bot", Integer),  # the level of the computer player that plays it now
    Column("player", String),  # its name, where another package brought it
    Column("code", String, unique=True),  # takes the seat while it is open
    Column("value", String, nullable=False),  # mixed into the dice; empty while the seat is open
    Column("orders", String, nullable=False),  # JSON
    Column("since", LONG, nullable=False, server_default="0"),  # milliseconds since 1970: when he came; 0 at first
)

# Who has left a seat of a running match in which something is hidden: he takes no other there.
LEAVERS: Final = Table(
    "leavers",
    METADATA,
    Column("match", ForeignKey("matches.number"), primary_key=True),
    Column("account", String, primary_key=True, index=True),
)

WATCHERS: Final = Table(
    "watchers",
    METADATA,
    Column("match", ForeignKey("matches.number"), primary_key=True),
    Column("account", String, primary_key=True, index=True),
)

# The key makes an append happen once or not at all. So whoever appends number n has read everything before it, and
# knows which messages have been done already: their ids need no index of their own.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("match", ForeignKey("matches.number"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", LargeBinary, nullable=False),  # JSON
    Column("at", LONG, nullable=False),
    Column("sent", String),  # the id that the client gave its message
    sqlite_with_rowid=False,
)

# The last request of a match to take back. It stands for as long as nothing is appended.
TAKEBACKS: Final = Table(
    "takebacks",
    METADATA,
    Column("match", ForeignKey("matches.number"), primary_key=True),
    Column("seat", Integer, nullable=False),  # who asks
    Column("entries", Integer, nullable=False),  # how many there were then
    Column("sent", String, nullable=False),  # the id that the client gave its message
    Column("declined", Integer, nullable=False),
)

# When a match stands still because all its players agreed to.
ADJOURNMENTS: Final = Table(
    "adjournments",
    METADATA,
    Column("match", ForeignKey("matches.number"), primary_key=True),
    Column("since", LONG),  # milliseconds since 1970; none where it goes on
    Column("stood", LONG, nullable=False),  # milliseconds, in adjournments that are over
    Column("agreed", String, nullable=False),  # JSON: the seats that have agreed to adjourn; once it is, to go on
)

# What a review of a match that is over has found. It names seats and no people.
REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("match", ForeignKey("matches.number"), primary_key=True),
    Column("version", Integer, nullable=False),  # of what reviews find
    Column("review", LargeBinary, nullable=False),  # JSON, compressed
)

# Days on which a person's time does not run in matches that last for days.
DAYS_OFF: Final = Table(
    "days_off",
    METADATA,
    Column("account", String, primary_key=True),
    Column("day", String, primary_key=True),  # in UTC, as 2026-11-16
)

# What visitors make, of every kind that a workshop keeps on a shelf.
WORKS: Final = Table(
    "works",
    METADATA,
    Column("kind", String, primary_key=True),
    Column("id", String, primary_key=True),
    Column("account", String, nullable=False),  # whose it is
    Column("text", String, nullable=False),
    Column("told", String, nullable=False),  # JSON: what a list says of it, so that listing need not read the text
    Column("told_by", String, nullable=False),  # the version that said so; another reads the text again
    Column("size", Integer, nullable=False),  # bytes of text and told
    Column("changed", LONG, nullable=False),  # milliseconds since 1970
    Index("works_of", "account", "kind", "changed"),
)

# Bots that play over the network: each is an account of its own, and belongs to a visitor.
PROGRAMS: Final = Table(
    "programs",
    METADATA,
    Column("id", String, primary_key=True),
    Column("account", String, nullable=False, unique=True),  # that it plays by
    Column("owner", String, nullable=False, index=True),
    Column("name", String, nullable=False),
    Column("token", String, nullable=False, unique=True),  # hashed: nobody has the token but its owner
    Column("created", LONG, nullable=False),  # milliseconds since 1970
)

# Seats that are kept for a program until it has accepted or declined.
CHALLENGES: Final = Table(
    "challenges",
    METADATA,
    Column("match", ForeignKey("matches.number"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("account", String, nullable=False, index=True),  # the program's
)

# What is said at a table. It is no part of the match: neither its record nor a replay has it.
WORDS: Final = Table(
    "words",
    METADATA,
    Column("match", ForeignKey("matches.number"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("account", String, nullable=False, index=True),  # who said it
    Column("phrase", String, nullable=False),  # one that is read in everybody's own language; or empty, and
    Column("text", String, nullable=False),  # his own
    Column("at", LONG, nullable=False),  # milliseconds since 1970
    Column("sent", String, nullable=False),  # the id that the client gave its message
)

TALKERS: Final = Table(
    "talkers",
    METADATA,
    Column("match", ForeignKey("matches.number"), primary_key=True),
    Column("account", String, primary_key=True, index=True),  # who lets the others write to him freely
)

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("account", String, primary_key=True),
    Column("person", String, primary_key=True, index=True),  # whom it does not want to hear
)

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("match", ForeignKey("matches.number"), nullable=False),
    Column("account", String, nullable=False, index=True),  # who complains to the organiser
    Column("member", String, nullable=False, index=True),  # about whom
    Column("why", String, nullable=False),
    Column("words", String, nullable=False),  # JSON: what was said last in that match
    Column("at", LONG, nullable=False),  # milliseconds since 1970
    Index("reports_once", "match", "account", "member", unique=True),
)

# How somebody wants to be told what waits for him, and up to when he was told and has looked.
TELLINGS: Final = Table(
    "tellings",
    METADATA,
    Column("account", String, primary_key=True),
    Column("language", String, nullable=False),
    Column("zone", String, nullable=False),  # of his clock, "Europe/Berlin"
    Column("quiet", String),  # "22:00 08:00": when nothing is sent
    Column("device", String, nullable=False),  # the kinds of notices that go to his devices, separated by spaces
    Column("mail", String, nullable=False),  # the same by mail
    Column("address", String),  # of his mail
    Column("code", String),  # what the code hashes to by which he confirms it; none once he has
    Column("farewell", String, unique=True),  # what the link in every mail ends with
    Column("looked", LONG, nullable=False),  # milliseconds since 1970; so are the next ones
    Column("told_device", LONG, nullable=False),
    Column("told_mail", LONG, nullable=False),
    Column("digests", Integer, nullable=False),  # that were sent since he looked
    Column("rests", LONG, nullable=False),  # no try before
)

# A browser that can be told of something while no page of ours is open.
SUBSCRIPTIONS: Final = Table(
    "subscriptions",
    METADATA,
    Column("endpoint", String, primary_key=True),
    Column("account", String, nullable=False, index=True),
    Column("key", String, nullable=False),  # the browser's public key, and
    Column("secret", String, nullable=False),  # what it shares with us besides (RFC 8291)
    Column("browser", String, nullable=False, index=True),  # as its cookie calls it: who signs out there is not told
    Column("failures", Integer, nullable=False),  # in a row
    Column("made", LONG, nullable=False),  # milliseconds since 1970
)

# What waits for somebody: his turn in a match, a seat that was taken.
NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("account", String, primary_key=True),
    Column("kind", String, primary_key=True),
    Column("subject", String, primary_key=True, index=True),  # the id of the match
    Column("game", String, nullable=False),
    Column("names", String, nullable=False),  # JSON: of the others there
    Column("since", LONG, nullable=False),  # milliseconds since 1970
    Column("due", LONG),  # when his time ends
    Column("reminded", Integer, nullable=False),
    Column("event", String),  # the name of the one that the match is part of
)

# Up to which entry a running match is accounted for in NOTICES: what came after it is looked at when a server starts.
HEEDED: Final = Table(
    "heeded",
    METADATA,
    Column("match", ForeignKey("matches.number"), primary_key=True),
    Column("entries", Integer, nullable=False),
)
# How strong everybody is in each game, and how sure that is. Computer players stand here by names of their own.
RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("account", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

# Every match that changed a rating, and what it left.
RATING_STEPS: Final = Table(
    "rating_steps",
    METADATA,
    Column("match", ForeignKey("matches.number"), primary_key=True),
    Column("account", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("mu", Float, nullable=False),
    Column("before", Float, nullable=False),
    Index("rating_steps_of", "account", "game", "match"),
)

# The club: its events, and whom the host trusts, or does not.
EVENTS: Final = Table(
    "events",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("game", String, nullable=False),
    Column("options", String, nullable=False),  # JSON
    Column("clock", String),  # JSON, where its matches are timed
    Column("kind", String, nullable=False),  # swiss, round-robin or arena
    Column("rounds", Integer, nullable=False),  # of a Swiss; of a round robin once it has begun
    Column("minutes", Integer, nullable=False),  # of an arena
    Column("rated", Integer, nullable=False),  # 1 where its results count for the ratings
    Column("automatic", Integer, nullable=False),  # 1 where a round follows the one before by itself
    Column("late", String, nullable=False),  # what a round costs that somebody came too late for: no, zero or half
    Column("rules", String, nullable=False),  # the organiser's own words
    Column("state", String, nullable=False),  # announced, running, over or cancelled
    Column("round", Integer, nullable=False),  # the last one that was paired; 0 before the first
    Column("creator", String, nullable=False, index=True),  # who announced it
    Column("created", LONG, nullable=False),  # milliseconds since 1970
    Column("ends", LONG),  # the same: when an arena pairs nobody any more
)

ENTRANTS: Final = Table(
    "entrants",
    METADATA,
    Column("event", ForeignKey("events.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # in the order of entries, from 1
    Column("account", String, index=True),  # none of a computer player
    Column("level", Integer),  # of a computer player
    Column("gone", Integer, nullable=False),  # 1 while withdrawn
    Column("rating", Integer),  # when he entered: the starting ranks go by it
)

# A board of a round. It knows its match before there is one, so that a crash between the two makes no second.
BOARDS: Final = Table(
    "boards",
    METADATA,
    Column("event", ForeignKey("events.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("first", Integer, nullable=False),  # numbers of entrants, in the order of seats
    Column("second", Integer),  # none in a bye
    Column("match", String, unique=True),  # none where nothing is played
    Column("first_points", Float),  # both none until there is a result
    Column("second_points", Float),
    Column("reason", String),  # why, where the organiser has said the result
)

CLUB: Final = Table(
    "club",
    METADATA,
    Column("id", Integer, primary_key=True),  # 1
    Column("name", String, nullable=False),
    Column("welcome", String, nullable=False),
    Column("rules", String, nullable=False),
)

MEMBERS: Final = Table("members", METADATA, Column("account", String, primary_key=True))  # who want to be listed
ORGANISERS: Final = Table("organisers", METADATA, Column("account", String, primary_key=True))  # whom the host names
BANS: Final = Table("bans", METADATA, Column("account", String, primary_key=True))  # whom the host shuts out
UNSEEN: Final = Table("unseen", METADATA, Column("account", String, primary_key=True))  # who are not to be seen here

# What somebody would like to play, with whoever takes the seats beside him.
OPEN_SEATS: Final = Table(
    "open_seats",
    METADATA,
    Column("id", String, primary_key=True),
    Column("account", String, nullable=False, index=True),
    Column("address", String, nullable=False, server_default=""),  # from where
    Column("terms", String, nullable=False),  # JSON
    Column("posted", LONG, nullable=False),  # milliseconds since 1970
)

# Who has taken a seat and waits for the others; the last one to come makes it a match.
TAKERS: Final = Table(
    "takers",
    METADATA,
    Column("open_seat", ForeignKey("open_seats.id", ondelete="CASCADE"), primary_key=True),
    Column("account", String, primary_key=True, index=True),
    Column("number", Integer, nullable=False, server_default="0"),  # in the order in which they came
)
