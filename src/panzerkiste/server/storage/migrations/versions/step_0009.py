"""Players of other packages at a seat; bots that play over the network, and what they are asked to play."""

import sqlalchemy as sa
from alembic import op

from panzerkiste.server.storage.dialects import LONG

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("seats", sa.Column("player", sa.String))
    op.create_table(
        "programs",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("account", sa.String, nullable=False, unique=True),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("token", sa.String, nullable=False, unique=True),
        sa.Column("created", LONG, nullable=False),
    )
    op.create_index("ix_programs_owner", "programs", ["owner"])
    op.create_table(
        "challenges",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("account", sa.String, nullable=False),
    )
    op.create_index("ix_challenges_account", "challenges", ["account"])


def downgrade() -> None:
    op.drop_table("challenges")
    op.drop_table("programs")
    op.drop_column("seats", "player")
