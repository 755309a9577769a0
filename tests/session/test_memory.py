"""What an idle table keeps in memory: a club has many of them, and most of them wait."""

import gc
import tracemalloc

from tablee.core.state import COMPILED
from tablee.session.session import Session
from tablee.store import LogBatch
from tablee.table.commands import Begin, Invite, Opening, Sit
from tablee.table.handlers import handle_command
from tablee.table.transaction import Transaction
from tests.support.entropy import GivenSeeds

TABLES = 50


class ForgottenLog:
    """A log of which nothing stays in memory, as on a disk."""

    is_shared = False

    async def append(self, batch: LogBatch) -> None:
        """Take a batch."""

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return nothing."""
        return []


MAX_BYTES = 6_000 if COMPILED else 7_000
"""Of a table that waits, without its log."""


async def idle_table(number: int) -> Session:
    """Return a session of a game against a bot that nobody watches."""

    def setup(transaction: Transaction) -> None:
        for command in (Sit("Ana"), Invite(1, "novice"), Begin()):
            handle_command(transaction, "ana", command)

    seed = f"seed {number}"
    session = Session(
        ForgottenLog(),
        f"table {number}",
        clock=lambda: 1000.0,
        entropy=GivenSeeds(lambda: seed),
        on_change=_ignore,
    )
    await session.open("ana", Opening("parade", 2), seed, setup)
    return session


def _ignore(session: Session) -> None:
    """Do nothing about a change."""


async def test_an_idle_table_keeps_little() -> None:
    warm = [await idle_table(number) for number in range(5)]
    gc.collect()
    tracemalloc.start()
    try:
        idle = [await idle_table(number) for number in range(TABLES)]
        gc.collect()
        kept = tracemalloc.get_traced_memory()[0] / TABLES
    finally:
        tracemalloc.stop()
    assert len({session.id for session in warm + idle}) == TABLES
    assert kept < MAX_BYTES
