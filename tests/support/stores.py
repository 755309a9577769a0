"""Stores for tests, and data to put into them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tablee.store import FinishedGame, Store, TableSummary


@asynccontextmanager
async def open_store(url: str, *, read_only: bool = False) -> AsyncIterator[Store]:
    """Open a store, and close it at the end."""
    store = await Store.open(url, read_only=read_only)
    try:
        yield store
    finally:
        await store.close()


def make_summary(
    table: str, *, people: str, awaited: str = "", updated: float = 1.0
) -> TableSummary:
    """Return a summary; persons are given as words."""
    status = "playing" if awaited else "over"
    return TableSummary(table, "parade", status, people.split(), awaited.split(), updated)


def make_finished_game(
    table: str, number: int = 1, *, game: str = "parade", text: str = ""
) -> FinishedGame:
    """Return a finished game with a unique text."""
    return FinishedGame(table, number, game, text or f"{game} {number} of {table}\n", 5.5)
