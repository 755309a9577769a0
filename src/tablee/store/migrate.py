"""Schema migrations: check the revision of a database, and upgrade it."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from tablee.core.errors import GameError
from tablee.store.schema import VERSION_TABLE, metadata

MIGRATION_LOCK = 0x7461626C6565
"""PostgreSQL advisory lock that lets one process at a time migrate."""


def has_pending_migrations(connection: Connection, name: str) -> bool:
    """Return whether migrations are pending; change nothing.

    Raises:
        GameError: `database_newer` if a later version of the program migrated it,
            `database_foreign` if it belongs to another program.
    """
    scripts = ScriptDirectory.from_config(_config(connection))
    revision = _current_revision(connection)
    if revision is None:
        tables = set(inspect(connection).get_table_names())
        foreign = tables if connection.dialect.name == "sqlite" else tables & set(metadata.tables)
        if foreign:
            raise GameError("database_foreign", database=name, tables=", ".join(sorted(foreign)))
    elif revision not in {script.revision for script in scripts.walk_revisions()}:
        raise GameError("database_newer", database=name, version=revision)
    return revision != scripts.get_current_head()


def upgrade(connection: Connection, name: str) -> None:
    """Run the pending migrations in the transaction of the connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    if has_pending_migrations(connection, name):
        command.upgrade(_config(connection), "head")


def _current_revision(connection: Connection) -> str | None:
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    return context.get_current_revision()


def _config(connection: Connection) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(files("tablee.store") / "migrations"))
    config.set_main_option("path_separator", "os")
    return config
