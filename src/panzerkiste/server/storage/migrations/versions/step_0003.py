"""Requests to take back, and the match that followed another."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "takebacks",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("sent", sa.String, nullable=False),
        sa.Column("declined", sa.Integer, nullable=False),
    )
    op.add_column("matches", sa.Column("successor", sa.String))


def downgrade() -> None:
    op.drop_column("matches", "successor")
    op.drop_table("takebacks")
