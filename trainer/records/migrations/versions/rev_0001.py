"""Houses, trainees, sessions and answers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    server = op.get_bind().dialect.name == "postgresql"
    moment = sa.DateTime(timezone=True) if server else sa.Text()
    op.create_table(
        "houses",
        sa.Column("version", sa.Text, primary_key=True),
        sa.Column("written", sa.Text, nullable=False),
    )
    op.create_table(
        "trainee_changes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("trainee", sa.Text, nullable=False),
        sa.Column("change", sa.Text, nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("at", moment, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("trainee", sa.Text, nullable=False),
        sa.Column("mode", sa.Text, nullable=False),
        sa.Column("house", sa.Text, nullable=False),
        sa.Column("house_version", sa.Text, sa.ForeignKey("houses.version"), nullable=False),
        sa.Column("lesson", sa.Text),
        sa.Column("topic", sa.Text),
        sa.Column("skill", sa.Text),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.Column("program", sa.Text, nullable=False),
    )
    op.create_index("sessions_of_trainee", "sessions", ["trainee", "at"])
    op.create_table(
        "session_ends",
        sa.Column("session", sa.Text, sa.ForeignKey("sessions.id"), primary_key=True),
        sa.Column("at", moment, nullable=False),
    )
    op.create_table(
        "attempts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("trainee", sa.Text, nullable=False),
        sa.Column("session", sa.Text, sa.ForeignKey("sessions.id"), nullable=False),
        sa.Column("mode", sa.Text, nullable=False),
        sa.Column("house", sa.Text, nullable=False),
        sa.Column("house_version", sa.Text, sa.ForeignKey("houses.version"), nullable=False),
        sa.Column("skill", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("hand", sa.Text, nullable=False),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("correct", sa.Text, nullable=False),
        sa.Column("right", sa.Boolean, nullable=False),
        sa.Column("misconception", sa.Text),
        sa.Column("milliseconds", sa.BigInteger, nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.Column("program", sa.Text, nullable=False),
    )
    op.create_index("attempts_of_session", "attempts", ["session"])
    op.create_index(
        "results_of_trainee",
        "attempts",
        ["trainee", "at", "skill", "house", "right", "misconception", "milliseconds", "mode"],
    )
    if server:
        # Results are read off the index alone where the server has looked at the rows since they were put in: after a
        # hundredth of the table has come, not after a fifth.
        op.execute(
            "ALTER TABLE attempts SET (autovacuum_vacuum_insert_scale_factor = 0.01,"
            " autovacuum_vacuum_insert_threshold = 1000)"
        )
