"""Decks that players have built."""

import sqlalchemy as sa
from alembic import op

from panzerkiste.server.storage.dialects import LONG

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "decks",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("account", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("changed", LONG, nullable=False),
    )
    op.create_index("ix_decks_account", "decks", ["account"])


def downgrade() -> None:
    op.drop_table("decks")
