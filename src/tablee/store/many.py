"""Writing many rows with one statement.

SQLAlchemy looks at every parameter of every row before the driver does, and that took half of the
time of a group commit. So these few statements go to the driver as they are: many rows of values
for SQLite, and one row of columns for PostgreSQL, which would else run a statement for each row.
With a statement for each row SQLite's driver would also let another thread run after each of them,
and wait for it.
"""

from collections.abc import Sequence
from itertools import chain, islice
from typing import Any, NamedTuple

from sqlalchemy import Connection

ROWS = 400
"""How many rows SQLite is given at once; it takes some thousand values."""


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
            row = f"({', '.join('?' for _ in self.columns)})"
            left = iter(rows)
            while some := list(islice(left, ROWS)):
                values = ", ".join([row] * len(some))
                statement = f"{start} VALUES {values} {self.otherwise}"
                connection.exec_driver_sql(statement, tuple(chain.from_iterable(some)))
            return
        types = [f"${place}::{kind}[]" for place, kind in enumerate(self.columns.values(), start=1)]
        source = f"SELECT * FROM unnest({', '.join(types)})"
        columns = tuple(list(column) for column in zip(*rows, strict=True))
        connection.exec_driver_sql(f"{start} {source} {self.otherwise}", columns)
