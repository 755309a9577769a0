"""Loading a table from a long log, without holding up the others."""

import asyncio
from time import perf_counter

from tablee.core.errors import GameError
from tablee.table.rebuild import DAMAGE, TableRebuild, is_damage
from tablee.table.table import Table

SLICE_SECONDS = 0.004
"""Time to apply lines before others have their turn."""
LINES_AT_ONCE = 5
"""Lines that are applied before the time is looked at; most take some microseconds."""


async def rebuild_in_slices(table_id: str, bodies: list[bytes]) -> Table:
    """Rebuild a table; after each slice of a long log, others have their turn.

    Raises:
        GameError: `other_rules`, or `log_broken` if the log tells what cannot have happened.
    """
    try:
        rebuilding = TableRebuild(bodies)
        until = perf_counter() + SLICE_SECONDS
        while not rebuilding.is_done:
            rebuilding.apply_next(LINES_AT_ONCE)
            if perf_counter() > until:
                await asyncio.sleep(0)
                until = perf_counter() + SLICE_SECONDS
    except DAMAGE as error:
        if not is_damage(error):
            raise
        raise GameError("log_broken", table=table_id, number=len(bodies)) from error
    return rebuilding.table
