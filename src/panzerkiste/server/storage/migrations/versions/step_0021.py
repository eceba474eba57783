"""In which order offered seats were taken: not every database keeps rows in the order in which they came."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("takers", sa.Column("number", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("takers", "number")
