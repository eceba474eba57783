"""What several workers of one site share: news, keys, who has signed out; how matches stand."""

import sqlalchemy as sa
from alembic import op

from panzerkiste.server.storage.dialects import LONG

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.create_table(
        "news",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("told", sa.String, nullable=False),
        sa.Column("at", LONG, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("key", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "signed_out",
        sa.Column("who", sa.String, primary_key=True),
        sa.Column("at", LONG, nullable=False),
    )
    op.create_table(
        "summaries",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("told", sa.String, nullable=False),
        sa.Column("kept", LONG, nullable=False),
    )
    op.create_index("ix_summaries_kept", "summaries", ["kept"])


def downgrade() -> None:
    for table in ("summaries", "signed_out", "keys", "news"):
        op.drop_table(table)
