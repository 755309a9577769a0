"""Initial schema: log, summaries (`heads`), seats, records, names and secrets."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "log",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "heads",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False, index=True),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("awaited", sa.Text, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("person", sa.String, primary_key=True, index=True),
    )
    op.create_table(
        "records",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("game_number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("digest", sa.LargeBinary, nullable=False, index=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "names",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
