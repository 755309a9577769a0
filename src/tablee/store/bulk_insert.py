"""Bulk insert: many rows with one statement.

SQLAlchemy processes every parameter of every row, which took half of the time of a group commit, so
these statements go to the driver as they are: rows of values for SQLite, and one array for each
column for PostgreSQL, which would otherwise run a statement for each row. With a statement for each
row SQLite's driver would also release the GIL after each of them, and wait to get it back.
"""

from collections.abc import Sequence
from itertools import chain, islice
from typing import Any, NamedTuple

from sqlalchemy import Connection

MAX_ROWS = 400
"""Rows in one statement for SQLite, which limits the number of parameters."""


class BulkInsert(NamedTuple):
    """An INSERT: the columns with their PostgreSQL types, and the ON CONFLICT clause."""

    table: str
    columns: dict[str, str]
    on_conflict: str = ""

    def run(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
        """Insert the rows, if there are any."""
        if not rows:
            return
        insert = f"INSERT INTO {self.table} ({', '.join(self.columns)})"
        if connection.dialect.name == "sqlite":
            row = f"({', '.join('?' for _ in self.columns)})"
            remaining = iter(rows)
            while chunk := list(islice(remaining, MAX_ROWS)):
                values = ", ".join([row] * len(chunk))
                statement = f"{insert} VALUES {values} {self.on_conflict}"
                connection.exec_driver_sql(statement, tuple(chain.from_iterable(chunk)))
            return
        arrays = [f"${n}::{type_name}[]" for n, type_name in enumerate(self.columns.values(), 1)]
        source = f"SELECT * FROM unnest({', '.join(arrays)})"
        columns = tuple(list(column) for column in zip(*rows, strict=True))
        connection.exec_driver_sql(f"{insert} {source} {self.on_conflict}", columns)
