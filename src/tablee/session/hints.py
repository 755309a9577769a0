"""Hints: a bot's advice on the moves of somebody, where nobody else can mind."""

import msgspec

from tablee.core.errors import GameError
from tablee.core.views import view
from tablee.session.session import Session
from tablee.session.watcher import Watcher
from tablee.table.commands import Look
from tablee.table.devices import speaker_of
from tablee.table.hints import Prospect, explain_prospects
from tablee.table.moves import look_ahead
from tablee.table.table import Table
from tablee.table.visibility import viewer_of
from tablee.wire.responses import HintCandidate
from tablee.workers import WorkerPool, give_advice


def check_hints_allowed(table: Table) -> None:
    """Raise `no_hints` if several people play, and the table was not opened with hints."""
    people = len([seat for seat in table.seats if seat.person])
    if people > 1 and table.opening.hints is not True:
        raise GameError("no_hints")


async def find_hint(
    session: Session, watcher: Watcher, version: int, workers: WorkerPool
) -> list[HintCandidate]:
    """Return the moves that a watcher may make, as a search judges them, best first.

    Raises:
        GameError: `no_hints` where other people play, unless all knew of them; or as a move.
    """
    async with session.lock:
        table = await session.load()
        look = Look("", version)
        look_ahead(table, speaker_of(table, watcher.guest, watcher.holder, look), look)
        check_hints_allowed(table)
        seat = viewer_of(table, watcher.guest, watcher.holder)
        assert table.game is not None, "a seat is asked"
        setup, seen = table.setup, view(table.game.asked()[seat], seat)
        seed = session.entropy.bot_seed(table, seat)
    advice = await workers.run_after_bots(give_advice, seen, seed)
    candidates = msgspec.convert(advice["candidates"], list[HintCandidate])
    prospects = [
        Prospect(one.action, one.place, [(reply.seat, reply.move) for reply in one.line])
        for one in candidates
    ]
    explained = explain_prospects(setup, seen.state, prospects)
    for candidate, (whole, sure, comparison) in zip(candidates, explained, strict=False):
        candidate.whole, candidate.sure = whole, sure
        candidate.reasons, candidate.against = comparison.reasons, comparison.against
    return candidates
