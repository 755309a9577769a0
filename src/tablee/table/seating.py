"""Events about who sits where, applied to a table."""

from typing import TYPE_CHECKING, assert_never

from tablee.table import events
from tablee.table.seats import Seat, introduce

if TYPE_CHECKING:
    from tablee.table.table import Table


def change_seating(table: "Table", event: events.Seating) -> None:
    """Apply an event about who sits where; afterwards everybody has a name and a picture."""
    if not isinstance(event, events.Renamed):
        table.withdraw_call()
    match event:
        case events.Sat():
            _sit(table, event)
        case events.Renamed(seat=seat, name=name, picture=picture):
            table.seats[seat].name = name
            table.seats[seat].choose_picture(picture)
        case events.Resized() | events.Swapped():
            _rearrange(table, event)
        case _:
            _change_owner(table, event)
    introduce(table.seats)


def _rearrange(table: "Table", event: events.Resized | events.Swapped) -> None:
    """Apply an event about the seats themselves, before the first game."""
    if isinstance(event, events.Swapped):
        one, other = table.seats[event.seat], table.seats[event.other]
        table.seats[event.seat], table.seats[event.other] = other, one
        return
    kept = [table.seats[seat] for seat in event.kept]
    added = [Seat(bank=table.clock.bank) for _ in range(event.seats - len(kept))]
    table.resize(event.seats, [*kept, *added])


def _change_owner(
    table: "Table", event: events.Freed | events.Invited | events.Replaced | events.Left
) -> None:
    """Apply an event by which a seat becomes free or a bot's."""
    match event:
        case events.Freed(seat=seat):
            _give_up(table, seat)
            table.seats[seat] = Seat(bank=table.clock.bank)
        case events.Invited(seat=seat, level=level):
            table.seats[seat] = Seat(bot=level, is_invited=True, bank=table.clock.bank)
        case events.Replaced(seat=seat, level=level, opens=opens):
            _replace(table, seat, level, opens=opens)
        case events.Left(seat=seat):
            _give_up(table, seat)
            table.seats[seat].bot = table.seats[seat].level
            table.seats[seat].person = ""
        case _:
            assert_never(event)


def _sit(table: "Table", event: events.Sat) -> None:
    """Seat a person, who keeps their mutes; in a running game, the bank of the seat."""
    own, old = table.seat_of(event.person), table.seats[event.seat]
    mine = old if own is None else table.seats[own]
    seat = Seat(event.person, event.name, bank=old.bank if table.is_playing else table.clock.bank)
    seat.contribute(event.luck, event.promise)
    if own is not None:
        seat.muted = mine.muted
        seat.picture, seat.has_chosen_picture = mine.picture, mine.has_chosen_picture
        if own != event.seat:
            mine.has_chosen_picture = False  # it is about to be freed
    seat.choose_picture(event.picture)
    table.seats[event.seat] = seat
    table.host = table.host or event.person


def _replace(table: "Table", seat: int, level: str, *, opens: bool) -> None:
    """Put a bot into a seat of a running game; a bot that was there keeps its name."""
    _give_up(table, seat)
    old = table.seats[seat]
    bot = Seat(bot=level, is_invited=True, bank=old.bank)
    bot.resigned, bot.is_open = old.resigned, opens
    if not old.person:
        bot.name, bot.picture = old.name, old.picture
    table.seats[seat] = bot


def _give_up(table: "Table", seat: int) -> None:
    """Pass the host's rights on if it is the host who goes."""
    gone = table.seats[seat].person
    left = [other.person for number, other in enumerate(table.seats) if number != seat]
    if gone and gone == table.host and gone not in left:
        table.host = next((person for person in left if person), "")
    table.seats[seat].away = True
