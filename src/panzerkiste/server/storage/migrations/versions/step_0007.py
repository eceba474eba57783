"""How far a match's clock had run when it was last looked at."""

import sqlalchemy as sa
from alembic import op

from panzerkiste.server.storage.dialects import LONG

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("matches", sa.Column("reading", LONG, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("matches", "reading")
