"""Events about what people settle among themselves, applied to a table."""

from typing import TYPE_CHECKING, assert_never

from tablee.table import events
from tablee.table.seats import Proposal

if TYPE_CHECKING:
    from tablee.table.table import Table


def change_agreement(table: "Table", event: events.Agreement, at: float) -> None:
    """Apply an event about what people settle among themselves."""
    match event:
        case events.Proposed(seat=seat, plan=plan, luck=luck):
            table.proposal = Proposal(plan, seat, frozenset([seat]), table.version)
            table.seats[seat].contribute(luck, event.promise)
        case events.Agreed(seat=seat, luck=luck):
            assert table.proposal is not None, "somebody agreed to nothing"
            agreed = table.proposal.agreed | {seat}
            table.proposal = table.proposal._replace(agreed=agreed)
            table.seats[seat].contribute(luck, event.promise)
        case events.Dropped():
            table.proposal = None
            table.withdraw_call()
        case events.Called(first=first):
            table.is_called, table.called_first, table.since = True, first, at
        case events.Revealed(seat=seat, luck=luck):
            table.seats[seat].reveal(luck)
        case events.Paused():
            table.paused_at, table.proposal = at, None
        case events.Resumed():
            assert table.paused_at is not None, "a game went on that did not rest"
            table.since += at - table.paused_at
            table.paused_at = table.proposal = None
        case _:
            assert_never(event)
