"""Seats that are offered to everybody, who does not want to be seen, and what of a finished match others may see."""

import sqlalchemy as sa
from alembic import op

from panzerkiste.server.storage.dialects import LONG

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("matches", sa.Column("shown", sa.Integer, nullable=False, server_default="0"))
    op.create_index("found_matches", "matches", ["shown", "ended"])
    op.create_index("accounts_by_name", "accounts", ["name"])
    op.create_table(
        "open_seats",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("account", sa.String, nullable=False),
        sa.Column("terms", sa.String, nullable=False),
        sa.Column("posted", LONG, nullable=False),
    )
    op.create_index("ix_open_seats_account", "open_seats", ["account"])
    op.create_table(
        "takers",
        sa.Column("open_seat", sa.String, sa.ForeignKey("open_seats.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("account", sa.String, primary_key=True),
    )
    op.create_index("ix_takers_account", "takers", ["account"])
    op.create_table("unseen", sa.Column("account", sa.String, primary_key=True))


def downgrade() -> None:
    op.drop_table("unseen")
    op.drop_table("takers")
    op.drop_table("open_seats")
    op.drop_index("accounts_by_name", "accounts")
    op.drop_index("found_matches", "matches")
    op.drop_column("matches", "shown")
