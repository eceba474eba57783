"""Who enters an event is ranked by the rating that he had then, and is told of his boards."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("entrants", sa.Column("rating", sa.Integer))
    op.add_column("notices", sa.Column("event", sa.String))


def downgrade() -> None:
    op.drop_column("notices", "event")
    op.drop_column("entrants", "rating")
