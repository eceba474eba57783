"""The database: what several workers of one site share. A worker that is alone on SQLite has files for keys."""

from typing import Final

from sqlalchemy import Column, ForeignKey, Integer, LargeBinary, String, Table

from panzerkiste.server.storage.dialects import LONG
from panzerkiste.server.storage.tables import METADATA

# What all workers must hear of: kept for a while, for whoever has missed the call.
NEWS: Final = Table(
    "news",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("by", String, nullable=False),  # the worker that tells it
    Column("told", String, nullable=False),  # JSON
    Column("at", LONG, nullable=False),  # milliseconds since 1970
)

# The key that signs cookies, and the one by which browsers know us.
KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", String, primary_key=True),
    Column("key", LargeBinary, nullable=False),
)

# Cookies of an account or of a device that are older are good for nothing.
SIGNED_OUT: Final = Table(
    "signed_out",
    METADATA,
    Column("who", String, primary_key=True),
    Column("at", LONG, nullable=False),  # seconds since 1970
)

# How a match stands, kept by whoever has it in memory: so that others list it without playing it again.
SUMMARIES: Final = Table(
    "summaries",
    METADATA,
    Column("match", ForeignKey("matches.number"), primary_key=True),
    Column("entries", Integer, nullable=False),  # that it was kept after
    Column("told", String, nullable=False),  # JSON; also what only some of its players may know
    Column("kept", LONG, nullable=False, index=True),  # milliseconds since 1970
)
