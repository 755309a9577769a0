"""The database that a command works with."""

import argparse
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tablee.core.errors import GameError
from tablee.store import Store
from tablee.store.address import locate

VARIABLE = "TABLEE_DATABASE"


def find_address(choices: argparse.Namespace) -> str | None:
    """Return the address given by the option, or else by the environment."""
    given: str | None = choices.database
    return given or os.environ.get(VARIABLE) or None


@asynccontextmanager
async def open_store(url: str | None) -> AsyncIterator[Store]:
    """Open the store at an address, and close it at the end."""
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def open_existing(url: str | None) -> AsyncIterator[Store]:
    """Open an existing store for reading; a server may be using it.

    Raises:
        GameError: `no_file`, or as `Store.open`.
    """
    path = locate(url).path
    if path and not path.exists():
        raise GameError("no_file", file=str(path))
    try:
        store = await Store.open(url)
    except GameError as error:
        if error.code != "database_in_use":
            raise
        store = await Store.open(url, read_only=True)
    try:
        yield store
    finally:
        await store.close()
