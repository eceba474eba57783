"""What a match counts for, and how it ended."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("matches", sa.Column("rated", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("event", sa.String))
    op.add_column("matches", sa.Column("result", sa.String))


def downgrade() -> None:
    op.drop_column("matches", "result")
    op.drop_column("matches", "event")
    op.drop_column("matches", "rated")
