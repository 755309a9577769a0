"""Databases for whole servers."""

from collections.abc import Iterator

import pytest

from tests.support.postgres import Postgres


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that a test may stop."""
    server = Postgres()
    yield server
    server.close()
