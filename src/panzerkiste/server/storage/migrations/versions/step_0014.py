"""The club: events with their entrants and boards, its page, its organisers, and whom the host shuts out."""

import sqlalchemy as sa
from alembic import op

from panzerkiste.server.storage.dialects import LONG

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", sa.String, nullable=False),
        sa.Column("clock", sa.String),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("automatic", sa.Integer, nullable=False),
        sa.Column("late", sa.String, nullable=False),
        sa.Column("rules", sa.String, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("creator", sa.String, nullable=False),
        sa.Column("created", LONG, nullable=False),
        sa.Column("ends", LONG),
    )
    op.create_index("ix_events_creator", "events", ["creator"])
    op.create_table(
        "entrants",
        sa.Column("event", sa.String, sa.ForeignKey("events.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("account", sa.String),
        sa.Column("level", sa.Integer),
        sa.Column("gone", sa.Integer, nullable=False),
    )
    op.create_index("ix_entrants_account", "entrants", ["account"])
    op.create_table(
        "boards",
        sa.Column("event", sa.String, sa.ForeignKey("events.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("second", sa.Integer),
        sa.Column("match", sa.String, unique=True),
        sa.Column("first_points", sa.Float),
        sa.Column("second_points", sa.Float),
        sa.Column("reason", sa.String),
    )
    op.create_table(
        "club",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("welcome", sa.String, nullable=False),
        sa.Column("rules", sa.String, nullable=False),
    )
    for name in ("members", "organisers", "bans"):
        op.create_table(name, sa.Column("account", sa.String, primary_key=True))


def downgrade() -> None:
    for name in ("bans", "organisers", "members", "club", "boards", "entrants", "events"):
        op.drop_table(name)
