"""Pictures of persons; the players of a table and its deadline in its summary."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Add the columns; what they would hold for older rows is not known."""
    op.add_column("names", sa.Column("picture", sa.Integer))
    op.add_column("heads", sa.Column("players", sa.Text, nullable=False, server_default="[]"))
    op.add_column("heads", sa.Column("due", sa.Double))
