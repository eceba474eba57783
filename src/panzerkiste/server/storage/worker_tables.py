"""The database: who serves, and what is due at matches that nobody holds."""

from typing import Final

from sqlalchemy import Column, ForeignKey, String, Table

from panzerkiste.server.storage.dialects import LONG
from panzerkiste.server.storage.tables import METADATA

# Who lives: whoever is not here any more has lost all that he held.
WORKERS: Final = Table(
    "workers",
    METADATA,
    Column("id", String, primary_key=True),
    Column("address", String, nullable=False),  # by which the other workers reach him: a path, or host:port
    Column("secret", String, nullable=False),  # whoever says it brings him a visitor of another worker's
    Column("until", LONG, nullable=False),  # milliseconds since 1970, by the database's clock: his lease
)

# What only one worker does at a time, apart from matches, whose owner stands with them.
LEASES: Final = Table(
    "leases",
    METADATA,
    Column("name", String, primary_key=True),
    Column("owner", String, nullable=False),
)

# Matches in which something happens though nobody comes: when it is due, or earlier.
DUTIES: Final = Table(
    "duties",
    METADATA,
    Column("match", ForeignKey("matches.number"), primary_key=True),
    Column("due", LONG, nullable=False, index=True),  # milliseconds since 1970
)
