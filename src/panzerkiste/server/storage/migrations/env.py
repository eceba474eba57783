"""Alembic's entry: the store hands over its connection."""

from alembic import context

from panzerkiste.server.storage.tables import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
