"""What is done only if the others agree: pause, resume, take back, play again."""

from tablee.core.errors import GameError
from tablee.records import check_luck
from tablee.table import facts
from tablee.table.commands import PLANS, Agree, Decline, Propose
from tablee.table.going import Going
from tablee.table.rewinding import events_before
from tablee.table.table import OVER, PLAYING, Proposal, Table


def propose(going: Going, seat: int, command: Propose) -> None:
    """Propose something; if nobody else is there, it is done."""
    table = going.table
    check_luck(command.luck)
    if command.plan not in PLANS:
        raise GameError("unknown_plan", plan=command.plan, expected=", ".join(PLANS))
    if table.proposal is not None:
        raise GameError("proposal_open", plan=table.proposal.plan)
    _check(table, seat, command.plan)
    going.do(facts.Proposed(seat, command.plan, command.luck))
    going.settle()


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
    if plan == "undo":
        assert table.play is not None, "a game is being played"
        events_before(table.play, seat)


def agree(going: Going, seat: int, command: Agree) -> None:
    """Agree to what is proposed."""
    proposal = _proposal(going.table, command.version)
    check_luck(command.luck)
    if seat in proposal.agreed:
        raise GameError("already_agreed")
    going.do(facts.Agreed(seat, command.luck))
    going.settle()


def decline(going: Going, seat: int, command: Decline) -> None:
    """Decline what is proposed, or take it back."""
    going.do(facts.Dropped(_proposal(going.table, command.version).plan, seat))


def _proposal(table: Table, version: int) -> Proposal:
    if table.proposal is None:
        raise GameError("nothing_proposed")
    if not table.proposal.version <= version <= table.version:
        raise GameError("stale", version=table.version)
    return table.proposal
