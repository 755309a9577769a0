"""Bringing a database to the form that this version of the program works with."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from tablee.core.errors import GameError
from tablee.store.schema import VERSION_TABLE, metadata

LOCK = 0x7461626C6565
"""The advisory lock of PostgreSQL under which one process at a time migrates."""


def check(connection: Connection, name: str) -> bool:
    """Whether steps are missing; nothing is changed.

    Raises:
        GameError: `database_newer` if a later version of the program has been here,
            `database_foreign` if it belongs to another program.
    """
    scripts = ScriptDirectory.from_config(_config(connection))
    reached = _reached(connection)
    if reached is None:
        found = set(inspect(connection).get_table_names())
        taken = found if connection.dialect.name == "sqlite" else found & set(metadata.tables)
        if taken:
            raise GameError("database_foreign", database=name, tables=", ".join(sorted(taken)))
    elif reached not in {script.revision for script in scripts.walk_revisions()}:
        raise GameError("database_newer", database=name, version=reached)
    return reached != scripts.get_current_head()


def upgrade(connection: Connection, name: str) -> None:
    """Take the steps that are missing, in the transaction of the connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if check(connection, name):
        command.upgrade(_config(connection), "head")


def _reached(connection: Connection) -> str | None:
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    return context.get_current_revision()


def _config(connection: Connection) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(files("tablee.store") / "migrations"))
    config.set_main_option("path_separator", "os")
    return config
