"""The first database."""

import sqlalchemy as sa
from alembic import op

from panzerkiste.server.storage.dialects import LONG, NAME

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", NAME, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("id", sa.String, nullable=False, unique=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.String, nullable=False),
        sa.Column("creator", sa.String, nullable=False),
        sa.Column("created", LONG, nullable=False),
        sa.Column("begun", LONG),
        sa.Column("clocked", sa.Integer, nullable=False),
        sa.Column("watch", sa.String, nullable=False, unique=True),
        sa.Column("ended", LONG),
    )
    op.create_index("running_clocks", "matches", ["clocked", "ended"])
    op.create_index("ix_matches_creator", "matches", ["creator"])
    op.create_table(
        "seeds",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
        sa.Column("seed", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("account", sa.String),
        sa.Column("bot", sa.Integer),
        sa.Column("code", sa.String, unique=True),
        sa.Column("value", sa.String, nullable=False),
        sa.Column("orders", sa.String, nullable=False),
    )
    op.create_index("ix_seats_account", "seats", ["account"])
    op.create_table(
        "watchers",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
        sa.Column("account", sa.String, primary_key=True),
    )
    op.create_index("ix_watchers_account", "watchers", ["account"])
    op.create_table(
        "entries",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.LargeBinary, nullable=False),
        sa.Column("at", LONG, nullable=False),
        sa.Column("sent", sa.String),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for table in ("entries", "watchers", "seats", "seeds", "matches", "accounts"):
        op.drop_table(table)
