"""Hints: a bot's advice on the moves of somebody who plays against bots alone."""

import msgspec

from tablee.core.errors import GameError
from tablee.core.views import view
from tablee.session.session import Session
from tablee.session.watcher import Watcher
from tablee.table.commands import Look
from tablee.table.devices import speaker_of
from tablee.table.moves import look_ahead
from tablee.table.visibility import viewer_of
from tablee.wire.responses import HintCandidate
from tablee.workers import WorkerPool, give_advice


async def find_hint(
    session: Session, watcher: Watcher, version: int, workers: WorkerPool
) -> list[HintCandidate]:
    """Return the moves that a watcher may make, as a search judges them, best first.

    Raises:
        GameError: `no_hints` where other people play; or as a move.
    """
    async with session.lock:
        table = await session.load()
        look = Look("", version)
        look_ahead(table, speaker_of(table, watcher.guest, watcher.holder, look), look)
        if len([seat for seat in table.seats if seat.person]) > 1:
            raise GameError("no_hints")
        seat = viewer_of(table, watcher.guest, watcher.holder)
        assert table.game is not None, "a seat is asked"
        seen = view(table.game.asked()[seat], seat)
        seed = session.entropy.bot_seed(table, seat)
    advice = await workers.run_after_bots(give_advice, seen, seed)
    return msgspec.convert(advice["candidates"], list[HintCandidate])
