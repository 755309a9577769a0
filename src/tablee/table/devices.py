"""People who share one device: who of them speaks in a command."""

from tablee.core.errors import GameError
from tablee.core.zones import NOBODY
from tablee.table.commands import AnyCommand, Look, Play
from tablee.table.table import Table
from tablee.table.visibility import viewer_of


def owner_of(table: Table, guest: str, seat: int) -> str:
    """Return the person in a seat, who must be the guest or share the guest's device.

    Raises:
        GameError: `not_yours`.
    """
    if seat not in table.seats_of(guest):
        raise GameError("not_yours", seat=seat)
    return table.seats[seat].person


def speaker_of(
    table: Table, guest: str, holder: str, command: AnyCommand, seat: int | None = None
) -> str:
    """Return the person for whom a guest sends a command.

    Commands about cards are for the one alone who holds the device.

    Args:
        table: the table.
        guest: the person whose device it is.
        holder: the person who said that they hold it; empty if nobody has.
        command: the command.
        seat: the seat that the client names, if it names one.

    Raises:
        GameError: `not_yours`, `not_held`.
    """
    viewer = viewer_of(table, guest, holder)
    person = guest if viewer == NOBODY else table.seats[viewer].person
    if seat is not None:
        person = owner_of(table, guest, seat)
    is_about_cards = isinstance(command, Look | Play) and bool(table.companions_of(guest))
    if is_about_cards and (viewer == NOBODY or person != table.seats[viewer].person):
        raise GameError("not_held")
    return person
