"""Who enters an event is ranked by the rating that he had then."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("entrants", sa.Column("rating", sa.Integer))


def downgrade() -> None:
    op.drop_column("entrants", "rating")
