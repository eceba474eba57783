"""Handles: how people are known to each other."""

import sqlalchemy as sa
from alembic import op

from panzerkiste.server.storage.tables import new_handle

revision = "0013"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("handle", sa.String))
    accounts = sa.table("accounts", sa.column("id", sa.String), sa.column("handle", sa.String))
    connection = op.get_bind()
    for id in connection.execute(sa.select(accounts.c.id)).scalars().all():
        connection.execute(sa.update(accounts).where(accounts.c.id == id).values(handle=new_handle()))
    with op.batch_alter_table("accounts") as batch:
        batch.alter_column("handle", existing_type=sa.String, nullable=False)
    op.create_index("accounts_by_handle", "accounts", ["handle"], unique=True)


def downgrade() -> None:
    op.drop_index("accounts_by_handle", "accounts")
    op.drop_column("accounts", "handle")
