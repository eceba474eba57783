"""Several workers: who serves, who owns a match, and what is due at matches that nobody holds."""

import sqlalchemy as sa
from alembic import op

from panzerkiste.server.storage.dialects import LONG

revision = "0017"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("until", LONG, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("owner", sa.String, nullable=False),
    )
    op.add_column("matches", sa.Column("owner", sa.String))
    op.add_column("matches", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "duties",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
        sa.Column("due", LONG, nullable=False),
    )
    op.create_index("ix_duties_due", "duties", ["due"])
    op.execute(
        "INSERT INTO duties (match, due) SELECT number, 0 FROM matches"
        " WHERE clock IS NOT NULL AND ended IS NULL AND begun IS NOT NULL"
    )
    op.drop_index("running_clocks", "matches")


def downgrade() -> None:
    op.create_index("running_clocks", "matches", ["ended", "clock"])
    op.drop_table("duties")
    op.drop_column("matches", "epoch")
    op.drop_column("matches", "owner")
    op.drop_table("leases")
    op.drop_table("workers")
