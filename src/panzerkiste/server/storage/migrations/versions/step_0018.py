"""From where a seat is offered; since when somebody sits at a table, and who has left one."""

import sqlalchemy as sa
from alembic import op

from panzerkiste.server.storage.dialects import LONG

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("open_seats", sa.Column("address", sa.String, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("since", LONG, nullable=False, server_default="0"))
    op.create_table(
        "leavers",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
        sa.Column("account", sa.String, primary_key=True),
    )
    op.create_index("ix_leavers_account", "leavers", ["account"])


def downgrade() -> None:
    op.drop_table("leavers")
    op.drop_column("seats", "since")
    op.drop_column("open_seats", "address")
