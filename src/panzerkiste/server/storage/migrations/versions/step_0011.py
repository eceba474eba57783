"""How a match is timed, when it is adjourned, and which days a person has off."""

import sqlalchemy as sa
from alembic import op

from panzerkiste.server.storage.dialects import LONG

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("matches", sa.Column("clock", sa.String))
    clock = "json_object('type', 'Live', 'minutes', json_extract(options, '$.minutes'))"
    if op.get_context().dialect.name == "postgresql":
        clock = "json_build_object('type', 'Live', 'minutes', CAST(options AS json) -> 'minutes')"
    op.execute(f"UPDATE matches SET clock = {clock} WHERE clocked = 1")
    op.drop_index("running_clocks", "matches")
    op.drop_column("matches", "clocked")
    op.create_index("running_clocks", "matches", ["ended", "clock"])
    op.create_table(
        "adjournments",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
        sa.Column("since", LONG),
        sa.Column("stood", LONG, nullable=False),
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
