"""Which database a command works with."""

import argparse
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tablee.core.errors import GameError
from tablee.store import Store
from tablee.store.address import locate

VARIABLE = "TABLEE_DATABASE"


def address(choices: argparse.Namespace) -> str | None:
    """The database that was asked for: by the option, or else by the environment."""
    asked: str | None = choices.database
    return asked or os.environ.get(VARIABLE) or None


@asynccontextmanager
async def opened(url: str | None) -> AsyncIterator[Store]:
    """The store at an address, for as long as it is needed."""
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def existing(url: str | None) -> AsyncIterator[Store]:
    """A store to read from, which must be there already; a server may be using it.

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
        store = await Store.open(url, beside=True)
    try:
        yield store
    finally:
        await store.close()
