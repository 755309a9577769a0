"""Fixtures: an empty database of each kind."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Start one PostgreSQL server for all tests of this process."""
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tablee.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new()
