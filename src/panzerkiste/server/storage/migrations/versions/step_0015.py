"""What is said at tables; what waits for somebody, and how he wants to be told."""

import sqlalchemy as sa
from alembic import op

from panzerkiste.server.storage.dialects import LONG

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    _words()
    _notices()
    # Nobody is told now what has been waiting for him since before there were notices.
    op.execute(
        "INSERT INTO heeded (match, entries) SELECT number, "
        "(SELECT coalesce(max(seq), 0) FROM entries WHERE entries.match = number) FROM matches WHERE ended IS NULL"
    )


def _words() -> None:
    op.create_table(
        "words",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("account", sa.String, nullable=False),
        sa.Column("phrase", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", LONG, nullable=False),
        sa.Column("sent", sa.String, nullable=False),
    )
    op.create_index("ix_words_account", "words", ["account"])
    op.create_table(
        "talkers",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
        sa.Column("account", sa.String, primary_key=True),
    )
    op.create_index("ix_talkers_account", "talkers", ["account"])
    op.create_table(
        "mutes",
        sa.Column("account", sa.String, primary_key=True),
        sa.Column("person", sa.String, primary_key=True),
    )
    op.create_index("ix_mutes_person", "mutes", ["person"])
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), nullable=False),
        sa.Column("account", sa.String, nullable=False),
        sa.Column("member", sa.String, nullable=False),
        sa.Column("why", sa.String, nullable=False),
        sa.Column("words", sa.String, nullable=False),
        sa.Column("at", LONG, nullable=False),
    )
    op.create_index("ix_reports_account", "reports", ["account"])
    op.create_index("ix_reports_member", "reports", ["member"])
    op.create_index("reports_once", "reports", ["match", "account", "member"], unique=True)


def _notices() -> None:
    op.create_table(
        "tellings",
        sa.Column("account", sa.String, primary_key=True),
        *(sa.Column(name, sa.String, nullable=False) for name in ("language", "zone")),
        sa.Column("quiet", sa.String),
        *(sa.Column(name, sa.String, nullable=False) for name in ("device", "mail")),
        *(sa.Column(name, sa.String) for name in ("address", "code")),
        sa.Column("farewell", sa.String, unique=True),
        *(sa.Column(name, LONG, nullable=False) for name in ("looked", "told_device", "told_mail")),
        sa.Column("digests", sa.Integer, nullable=False),
        sa.Column("rests", LONG, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.String, primary_key=True),
        *(sa.Column(name, sa.String, nullable=False) for name in ("account", "key", "secret", "browser")),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("made", LONG, nullable=False),
    )
    op.create_index("ix_subscriptions_account", "subscriptions", ["account"])
    op.create_index("ix_subscriptions_browser", "subscriptions", ["browser"])
    op.create_table(
        "notices",
        *(sa.Column(name, sa.String, primary_key=True) for name in ("account", "kind", "subject")),
        *(sa.Column(name, sa.String, nullable=False) for name in ("game", "names")),
        sa.Column("since", LONG, nullable=False),
        sa.Column("due", LONG),
        sa.Column("reminded", sa.Integer, nullable=False),
    )
    op.create_index("ix_notices_subject", "notices", ["subject"])
    op.create_table(
        "heeded",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
        sa.Column("entries", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for table in ("heeded", "notices", "subscriptions", "tellings", "reports", "mutes", "talkers", "words"):
        op.drop_table(table)
