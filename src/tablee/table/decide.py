"""What comes of what people ask for.

Everything is checked before the first fact: what is refused changes nothing.
"""

from collections.abc import Callable
from typing import Any

from tablee.bots.levels import LEVELS
from tablee.core.errors import GameError
from tablee.records import Dealer, check_luck
from tablee.table import commands, facts
from tablee.table.commands import Asked
from tablee.table.going import Going
from tablee.table.moving import check_not_paused, check_playing, look, play
from tablee.table.plans import agree, decline, propose
from tablee.table.seats import guest_of
from tablee.table.table import PLAYING, WAITING


def handle(going: Going, person: str, command: Asked) -> None:
    """Do what a person asks for, once.

    Raises:
        GameError: refused, and nothing has changed.
    """
    table = going.table
    seat = table.seat_of(person)
    if going.is_repeated:
        return
    if isinstance(command, commands.Sit):
        _sit(going, person, command)
    elif type(command) in _FOR_HOSTS:
        if guest_of(person) != guest_of(table.host):
            raise GameError("not_host")
        _FOR_HOSTS[type(command)](going, command)
    elif seat is None:
        raise GameError("not_seated")
    else:
        if isinstance(command, _FOR_PLAYERS):
            _check_not_resigned(going, seat)
        going.returning = seat
        _FOR_SEATS[type(command)](going, seat, command)


def _sit(going: Going, person: str, command: commands.Sit) -> None:
    _check_not_playing(going)
    table = going.table
    own = table.seat_of(person)
    if own is None and guest_of(person) == person and table.companions_of(person):
        raise GameError("device_shared")
    check_luck(command.luck)
    name = clean(command.name)
    free = [number for number, seat in enumerate(table.seats) if seat.is_free or number == own]
    wished = command.seat
    if wished is None:
        if not free:
            raise GameError("table_full")
        wished = free[0] if own is None else own
    _check_seat(going, wished)
    if wished not in free:
        raise GameError("seat_taken", seat=wished)
    going.do(facts.Sat(wished, person, name, command.luck))
    if own is not None and own != wished:
        going.do(facts.Freed(own))


def clean(text: str) -> str:
    """Text on one line.

    Raises:
        GameError: `bad_text`.
    """
    found = " ".join(text.split())
    if not found or not found.isprintable():
        raise GameError("bad_text")
    return found


def _check_seat(going: Going, seat: int) -> None:
    if seat >= len(going.table.seats):
        raise GameError("no_such_seat", seat=seat)


def _check_not_playing(going: Going) -> None:
    if going.table.status == PLAYING:
        raise GameError("game_running")


def _check_not_resigned(going: Going, seat: int) -> None:
    if going.table.status == PLAYING and going.table.seats[seat].resigned:
        raise GameError("already_resigned")


def _invite(going: Going, command: commands.Invite) -> None:
    _check_not_playing(going)
    _check_seat(going, command.seat)
    if command.level not in LEVELS:
        raise GameError("unknown_bot", bot=command.level, expected=", ".join(LEVELS))
    if going.table.seats[command.seat].person:
        raise GameError("seat_taken", seat=command.seat)
    going.do(facts.Invited(command.seat, command.level))


def _free(going: Going, command: commands.Free) -> None:
    _check_not_playing(going)
    _check_seat(going, command.seat)
    if going.table.seats[command.seat].is_free:
        raise GameError("seat_free", seat=command.seat)
    _get_up(going, command.seat)


def _get_up(going: Going, seat: int) -> None:
    """Free a seat; whoever is to play again must be there."""
    if going.table.proposal is not None:
        going.do(facts.Dropped(going.table.proposal.plan))
    going.do(facts.Freed(seat))


def _begin(going: Going, command: commands.Begin) -> None:
    table = going.table
    if table.status != WAITING:
        raise GameError("game_running")
    empty = sum(seat.is_free for seat in table.seats)
    if empty:
        raise GameError("seats_empty", count=empty)
    if not table.present():
        raise GameError("nobody_seated")
    luck = [seat.luck for seat in table.seats]
    going.do(facts.Began(Dealer(table.seed, luck).first(len(luck))))
    going.go_on()


def _rename(going: Going, seat: int, command: commands.Rename) -> None:
    going.do(facts.Renamed(seat, clean(command.name)))


def _leave(going: Going, seat: int, command: commands.Leave) -> None:
    if going.table.status != PLAYING:
        _get_up(going, seat)
        return
    going.do(facts.Left(seat))
    if all(other.resigned for other in going.table.seats if other.person):
        going.end()
    going.settle()


def _resign(going: Going, seat: int, command: commands.Resign) -> None:
    check_playing(going)
    going.do(facts.Resigned(seat))
    seats = going.table.seats
    sides = {going.play.state.side(n) for n, other in enumerate(seats) if not other.resigned}
    if len(sides) == 1 or all(other.resigned for other in seats if other.person):
        going.end()
    going.settle()


def _ready(going: Going, seat: int, command: commands.Ready) -> None:
    check_playing(going)
    check_not_paused(going.table)
    if not going.play.is_counted:
        raise GameError("not_between_manches")
    going.do(facts.GotReady(seat))
    going.go_on()


def _look(going: Going, seat: int, command: commands.Look) -> None:
    look(going.table, going.table.seats[seat].person, command)


def _say(going: Going, seat: int, command: commands.Say) -> None:
    speaker = going.table.seats[seat]
    going.do(facts.Said(seat, speaker.person, speaker.name, clean(command.text)))


def _mute(going: Going, seat: int, command: commands.Mute) -> None:
    _check_seat(going, command.seat)
    if command.seat == seat or not going.table.seats[command.seat].person:
        raise GameError("nobody_to_mute", seat=command.seat)
    going.do(facts.Muted(seat, command.seat, command.on))


_FOR_HOSTS: dict[type, Callable[[Going, Any], None]] = {
    commands.Invite: _invite,
    commands.Free: _free,
    commands.Begin: _begin,
}
_FOR_SEATS: dict[type, Callable[[Going, int, Any], None]] = {
    commands.Rename: _rename,
    commands.Leave: _leave,
    commands.Play: play,
    commands.Look: _look,
    commands.Ready: _ready,
    commands.Propose: propose,
    commands.Agree: agree,
    commands.Decline: decline,
    commands.Resign: _resign,
    commands.Say: _say,
    commands.Mute: _mute,
}
_FOR_PLAYERS = (
    commands.Play, commands.Look, commands.Ready, commands.Propose, commands.Agree,
    commands.Decline, commands.Resign,
)  # fmt: skip
