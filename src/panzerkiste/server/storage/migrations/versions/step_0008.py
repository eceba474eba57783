"""Accounts: a password, passkeys and recovery codes for whoever wants to come back on another device."""

import sqlalchemy as sa
from alembic import op

from panzerkiste.server.storage.dialects import LONG, NAME

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("key", NAME))
    op.add_column("accounts", sa.Column("password", sa.String))
    op.add_column("accounts", sa.Column("since", LONG))
    op.create_index("accounts_by_key", "accounts", ["key"], unique=True)
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary, primary_key=True),
        sa.Column("account", sa.String, nullable=False, index=True),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", LONG, nullable=False),
        sa.Column("made", LONG, nullable=False),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("account", sa.String, nullable=False, index=True),
    )


def downgrade() -> None:
    op.drop_table("recovery_codes")
    op.drop_table("passkeys")
    op.drop_index("accounts_by_key", "accounts")
    for column in ("since", "password", "key"):
        op.drop_column("accounts", column)
