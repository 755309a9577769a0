"""Writing many rows with one statement.

SQLAlchemy looks at every parameter of every row before the driver does, and that took half of the
time of a group commit. So these few statements go to the driver as they are: many rows of values
for SQLite, and one row of columns for PostgreSQL, which would else run a statement for each row.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection


class Insertion(NamedTuple):
    """Rows for one table: the columns with their types, and what to do about rows that exist."""

    table: str
    columns: dict[str, str]
    otherwise: str = ""

    def run(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
        """Insert rows, if there are any."""
        if not rows:
            return
        start = f"INSERT INTO {self.table} ({', '.join(self.columns)})"
        if connection.dialect.name == "sqlite":
            values = ", ".join("?" for _ in self.columns)
            connection.exec_driver_sql(f"{start} VALUES ({values}) {self.otherwise}", list(rows))
            return
        types = [f"${place}::{kind}[]" for place, kind in enumerate(self.columns.values(), start=1)]
        source = f"SELECT * FROM unnest({', '.join(types)})"
        columns = tuple(list(column) for column in zip(*rows, strict=True))
        connection.exec_driver_sql(f"{start} {source} {self.otherwise}", columns)
