"""The club: by which handle people are known to each other, and how strong they are."""

import sqlalchemy as sa
from alembic import op

from panzerkiste.server.storage.handles import new_handle

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("handle", sa.String))
    accounts = sa.table("accounts", sa.column("id", sa.String), sa.column("handle", sa.String))
    connection = op.get_bind()
    for id in connection.execute(sa.select(accounts.c.id)).scalars().all():
        connection.execute(sa.update(accounts).where(accounts.c.id == id).values(handle=new_handle()))
    with op.batch_alter_table("accounts") as batch:
        batch.alter_column("handle", existing_type=sa.String, nullable=False)
    op.create_index("accounts_by_handle", "accounts", ["handle"], unique=True)
    op.add_column("accounts", sa.Column("hides_games", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "identities",
        sa.Column("issuer", sa.String, primary_key=True),
        sa.Column("subject", sa.String, primary_key=True),
        sa.Column("account", sa.String, nullable=False, index=True),
    )
    op.add_column("matches", sa.Column("settled", sa.Integer, nullable=False, server_default="0"))
    op.create_index("matches_to_count", "matches", ["rated", "settled", "ended"])
    op.create_table(
        "ratings",
        sa.Column("account", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
    op.create_table(
        "rating_steps",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
        sa.Column("account", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("before", sa.Float, nullable=False),
    )
    op.create_index("rating_steps_of", "rating_steps", ["account", "game", "match"])


def downgrade() -> None:
    op.drop_table("rating_steps")
    op.drop_table("ratings")
    op.drop_index("matches_to_count", "matches")
    op.drop_column("matches", "settled")
    op.drop_table("identities")
    op.drop_column("accounts", "hides_games")
    op.drop_index("accounts_by_handle", "accounts")
    op.drop_column("accounts", "handle")
