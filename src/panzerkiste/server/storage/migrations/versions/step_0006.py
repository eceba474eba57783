"""One table for all that players have made, whatever its kind."""

import sqlalchemy as sa
from alembic import op

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
        sa.Column("changed", sa.Integer, nullable=False),
    )
    op.create_index("works_of", "works", ["account", "kind", "changed"])
    for kind, table in TABLES.items():
        op.execute(
            "INSERT INTO works (kind, id, account, text, told, told_by, size, changed) "
            f"SELECT '{kind}', id, account, text, '', '', length(CAST(text AS BLOB)), changed FROM {table}"
        )
        op.drop_table(table)


def downgrade() -> None:
    for kind, table in TABLES.items():
        op.create_table(
            table,
            sa.Column("id", sa.String, primary_key=True),
            sa.Column("account", sa.String, nullable=False),
            sa.Column("text", sa.String, nullable=False),
            sa.Column("changed", sa.Integer, nullable=False),
        )
        op.create_index(f"ix_{table}_account", table, ["account"])
        op.execute(f"INSERT INTO {table} SELECT id, account, text, changed FROM works WHERE kind = '{kind}'")
    op.drop_table("works")
