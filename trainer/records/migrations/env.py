"""Runs the revisions on the connection that is handed in, within its transaction."""

from alembic import context

from trainer.records.schema import REVISIONS, metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, version_table=REVISIONS)
context.run_migrations()
