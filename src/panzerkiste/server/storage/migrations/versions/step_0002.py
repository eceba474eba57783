"""Maps that players have drawn."""

import sqlalchemy as sa
from alembic import op

from panzerkiste.server.storage.dialects import LONG

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "maps",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("account", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("changed", LONG, nullable=False),
    )
    op.create_index("ix_maps_account", "maps", ["account"])


def downgrade() -> None:
    op.drop_table("maps")
