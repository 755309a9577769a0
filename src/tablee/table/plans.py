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
    settle(going)


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
    settle(going)


def decline(going: Going, seat: int, command: Decline) -> None:
    """Decline what is proposed, or take it back."""
    going.do(facts.Dropped(_proposal(going.table, command.version).plan, seat))


def _proposal(table: Table, version: int) -> Proposal:
    if table.proposal is None:
        raise GameError("nothing_proposed")
    if not table.proposal.version <= version <= table.version:
        raise GameError("stale", version=table.version)
    return table.proposal


def settle(going: Going) -> None:
    """Do what is proposed once everybody who is there has agreed."""
    table = going.table
    proposal = table.proposal
    if proposal is None or not set(table.present()) <= proposal.agreed:
        return
    if proposal.plan == "pause":
        going.do(facts.Paused())
    elif proposal.plan == "resume":
        going.do(facts.Resumed())
    elif proposal.plan == "undo":
        going.do(facts.Undone(events_before(going.play, proposal.seat)))
    else:
        going.do(facts.Began(turned=1))
        going.go_on()
