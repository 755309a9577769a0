"""Proposals, carried out when the others agree: pause, resume, undo, rematch, stop."""

from tablee.core.errors import GameError
from tablee.records import check_luck
from tablee.table import events
from tablee.table.commands import PROPOSALS, Agree, Decline, Propose
from tablee.table.seats import Proposal
from tablee.table.table import OVER, PLAYING, Table
from tablee.table.transaction import Transaction
from tablee.table.undo import undo


def propose(transaction: Transaction, seat: int, command: Propose) -> None:
    """Open a proposal; it is carried out at once if nobody else has to agree."""
    table = transaction.table
    check_luck(command.luck)
    if command.plan not in PROPOSALS:
        raise GameError("unknown_plan", plan=command.plan, expected=", ".join(PROPOSALS))
    if table.proposal is not None:
        raise GameError("proposal_open", plan=table.proposal.plan)
    _check(table, seat, command.plan)
    if command.only_checks:
        return
    transaction.apply(events.Proposed(seat, command.plan, command.luck, command.promise))
    transaction.settle()


def _check(table: Table, seat: int, plan: str) -> None:
    if plan == "rematch":
        if table.status != OVER:
            raise GameError("not_over")
        empty = sum(other.is_free for other in table.seats)
        if empty:
            raise GameError("seats_empty", count=empty)
        return
    if table.status != PLAYING:
        raise GameError("not_playing")
    if (table.paused_at is not None) != (plan == "resume"):
        raise GameError("not_paused" if plan == "resume" else "paused")
    assert table.game is not None, "a game is being played"
    if plan == "undo":
        undo(table, seat)
    if plan == "stop" and not table.game.resigned:
        raise GameError("nobody_resigned")


def agree(transaction: Transaction, seat: int, command: Agree) -> None:
    """Agree to the open proposal."""
    proposal = _proposal(transaction.table, command.version)
    check_luck(command.luck)
    if seat in proposal.agreed:
        raise GameError("already_agreed")
    if transaction.table.is_called:  # others may have revealed: it is too late for luck
        transaction.apply(events.Agreed(seat))
        return
    transaction.apply(events.Agreed(seat, command.luck, command.promise))
    transaction.settle()


def decline(transaction: Transaction, seat: int, command: Decline) -> None:
    """Decline the open proposal, or withdraw it."""
    transaction.apply(events.Dropped(_proposal(transaction.table, command.version).plan, seat))


def _proposal(table: Table, version: int) -> Proposal:
    if table.proposal is None:
        raise GameError("nothing_proposed")
    if not table.proposal.version <= version <= table.version:
        raise GameError("stale", version=table.version)
    return table.proposal
