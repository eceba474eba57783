"""Battlefields that players have drawn, and armies that they have built."""

import sqlalchemy as sa
from alembic import op

from panzerkiste.server.storage.dialects import LONG

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    for name in ("battlefields", "armies"):
        op.create_table(
            name,
            sa.Column("id", sa.String, primary_key=True),
            sa.Column("account", sa.String, nullable=False),
            sa.Column("text", sa.String, nullable=False),
            sa.Column("changed", LONG, nullable=False),
        )
        op.create_index(f"ix_{name}_account", name, ["account"])


def downgrade() -> None:
    op.drop_table("armies")
    op.drop_table("battlefields")
