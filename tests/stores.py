"""Stores for tests, and what to put into them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tablee.store import Finished, Head, Store


@asynccontextmanager
async def opened(url: str, *, beside: bool = False) -> AsyncIterator[Store]:
    """A store that is closed at the end."""
    store = await Store.open(url, beside=beside)
    try:
        yield store
    finally:
        await store.close()


def head(table: str, *, people: str, awaited: str = "", updated: float = 1.0) -> Head:
    """A head in which persons are written as words."""
    status = "playing" if awaited else "over"
    return Head(table, "parade", status, people.split(), awaited.split(), updated)


def finished(table: str, number: int = 1, *, game: str = "parade", text: str = "") -> Finished:
    """A finished game with a text of its own."""
    return Finished(table, number, game, text or f"{game} {number} of {table}\n", 5.5)
