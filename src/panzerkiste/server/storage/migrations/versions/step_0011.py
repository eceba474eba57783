"""How a match is timed, when it is adjourned, and which days a person has off."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("matches", sa.Column("clock", sa.String))
    op.execute(
        "UPDATE matches SET clock = json_object('type', 'Live', 'minutes', json_extract(options, '$.minutes')) "
        "WHERE clocked = 1"
    )
    op.drop_index("running_clocks", "matches")
    op.drop_column("matches", "clocked")
    op.create_index("running_clocks", "matches", ["ended", "clock"])
    op.create_table(
        "adjournments",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
        sa.Column("since", sa.Integer),
        sa.Column("stood", sa.Integer, nullable=False),
        sa.Column("agreed", sa.String, nullable=False),
    )
    op.create_table(
        "days_off",
        sa.Column("account", sa.String, primary_key=True),
        sa.Column("day", sa.String, primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("days_off")
    op.drop_table("adjournments")
    op.drop_index("running_clocks", "matches")
    op.add_column("matches", sa.Column("clocked", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE matches SET clocked = 1 WHERE clock IS NOT NULL")
    op.create_index("running_clocks", "matches", ["clocked", "ended"])
    op.drop_column("matches", "clock")
