"""A digest for every entry of the log; entries written before get theirs now."""

import sqlalchemy as sa
from alembic import op

from tablee.store.digests import fill_digests

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Add the column and fill it."""
    op.add_column("log", sa.Column("digest", sa.LargeBinary))
    fill_digests(op.get_bind())
