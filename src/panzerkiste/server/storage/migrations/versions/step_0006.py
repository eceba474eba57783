"""One table for all that players have made, whatever its kind."""

import sqlalchemy as sa
from alembic import op

from panzerkiste.server.storage.dialects import LONG

revision = "0006"
down_revision = "0005"

TABLES = {"map": "maps", "deck": "decks", "army": "armies", "battlefield": "battlefields"}  # by kind


def upgrade() -> None:
    op.create_table(
        "works",
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("account", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("told", sa.String, nullable=False),
        sa.Column("told_by", sa.String, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("changed", LONG, nullable=False),
    )
    op.create_index("works_of", "works", ["account", "kind", "changed"])
    size = "octet_length(text)" if op.get_context().dialect.name == "postgresql" else "length(CAST(text AS BLOB))"
    for kind, table in TABLES.items():
        op.execute(
            "INSERT INTO works (kind, id, account, text, told, told_by, size, changed) "
            f"SELECT '{kind}', id, account, text, '', '', {size}, changed FROM {table}"
        )
        op.drop_table(table)


def downgrade() -> None:
    for kind, table in TABLES.items():
        op.create_table(
            table,
            sa.Column("id", sa.String, primary_key=True),
            sa.Column("account", sa.String, nullable=False),
            sa.Column("text", sa.String, nullable=False),
            sa.Column("changed", LONG, nullable=False),
        )
        op.create_index(f"ix_{table}_account", table, ["account"])
        op.execute(f"INSERT INTO {table} SELECT id, account, text, changed FROM works WHERE kind = '{kind}'")
    op.drop_table("works")
