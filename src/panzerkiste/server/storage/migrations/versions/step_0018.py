"""From where a seat is offered: so many from one address at a time, also after a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("open_seats", sa.Column("address", sa.String, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("open_seats", "address")
