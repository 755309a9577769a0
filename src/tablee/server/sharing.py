"""Several people on one device: who of them is shown their cards, and who speaks.

A guest can look and speak only for the seats of those who share the guest's device, and looks
through the eyes of the one who has said that they hold it, until another of them is waited for.
"""

from collections.abc import Iterable

from tablee.core.errors import GameError
from tablee.core.zones import NOBODY
from tablee.server.client import Client
from tablee.table.commands import Asked, Look, Play
from tablee.table.table import OVER, Table


def viewer_of(table: Table, client: Client) -> int:
    """What a client is at a table: a seat, or `NOBODY`."""
    own = table.seat_of(client.person)
    if own is not None:
        return own
    held = table.seat_of(client.held.get(table.id, ""))
    if held is None:
        return NOBODY
    awaited = awaited_here(table, client)
    return NOBODY if awaited and held not in awaited else held


def awaited_here(table: Table, client: Client) -> list[int]:
    """Those who share a client's device and are waited for; whoever has given up is not."""
    found = awaited_of(table, table.companions_of(client.person))
    return [seat for seat in found if not table.seats[seat].resigned]


def awaited_of(table: Table, seats: Iterable[int]) -> list[int]:
    """Those of the seats that the game waits for."""
    if table.play is None or table.status == OVER:
        return []
    if table.play.is_counted:
        waiting = [seat for seat in table.present() if not table.seats[seat].ready]
    else:
        waiting = table.play.waiting()
    return [seat for seat in seats if seat in waiting]


def owner_of(table: Table, client: Client, seat: int) -> str:
    """Who sits in a seat, and shares the device of this client.

    Raises:
        GameError: `not_yours`.
    """
    if seat not in table.seats_of(client.person):
        raise GameError("not_yours", seat=seat)
    return table.seats[seat].person


def speaker(table: Table, client: Client, command: Asked, seat: int | None = None) -> str:
    """Who says something: the one in this seat, or whoever the client is.

    What tells something about cards is for the one alone who holds the device.

    Raises:
        GameError: `not_yours`, `not_held`.
    """
    viewer = viewer_of(table, client)
    person = client.person if viewer == NOBODY else table.seats[viewer].person
    if seat is not None:
        person = owner_of(table, client, seat)
    sharing = isinstance(command, Look | Play) and bool(table.companions_of(client.person))
    if sharing and (viewer == NOBODY or person != table.seats[viewer].person):
        raise GameError("not_held")
    return person
