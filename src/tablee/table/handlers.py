"""Command handlers: each checks a command, then applies its events.

Everything is checked before the first event, so that a refused command changes nothing.
"""

from collections.abc import Callable
from typing import Any

from tablee.bots.levels import LEVELS
from tablee.core.errors import GameError
from tablee.core.setup import Setup
from tablee.lessons import read_lesson
from tablee.records import check_luck, commitment
from tablee.table import commands, events
from tablee.table.commands import REACTIONS, AnyCommand
from tablee.table.moves import (
    check_not_paused,
    check_playing,
    look_ahead,
    mark_returned,
    play_move,
)
from tablee.table.names import clean_text, distinct_name
from tablee.table.pictures import check_picture
from tablee.table.proposals import agree, decline, propose
from tablee.table.seats import guest_of
from tablee.table.table import HOST, PLAYING, WAITING, Table, setup_for
from tablee.table.transaction import Transaction


def handle_command(transaction: Transaction, person: str, command: AnyCommand) -> None:
    """Carry out a command of a person, unless it is repeated.

    Raises:
        GameError: refused, and nothing has changed.
    """
    table = transaction.table
    seat = table.seat_of(person)
    if transaction.is_repeated:
        return
    if table.is_called and not isinstance(command, WHILE_CALLED):
        raise GameError("luck_called")
    if isinstance(command, commands.Sit):
        _sit(transaction, person, command)
    elif type(command) in HOST_HANDLERS:
        if guest_of(person) != guest_of(table.host):
            raise GameError("not_host")
        HOST_HANDLERS[type(command)](transaction, command)
    elif seat is None:
        raise GameError("not_seated")
    else:
        if isinstance(command, PLAYER_COMMANDS):
            _check_not_resigned(transaction, seat)
        transaction.returning = seat
        SEAT_HANDLERS[type(command)](transaction, seat, command)


def _sit(transaction: Transaction, person: str, command: commands.Sit) -> None:
    table = transaction.table
    own = table.seat_of(person)
    if table.is_playing and (own is not None or not table.open_seats()):
        raise GameError("game_running")
    if own is None and guest_of(person) == person and table.companions_of(person):
        raise GameError("device_shared")
    check_luck(command.luck)
    check_picture(command.picture)
    name = clean_text(command.name)
    free = [*table.open_seats(), *([] if own is None else [own])]
    wished = command.seat
    if wished is None:
        if not free:
            raise GameError("table_full")
        wished = free[0] if own is None else own
    _check_seat(transaction, wished)
    if wished not in free:
        raise GameError("seat_taken", seat=wished)
    name = distinct_name(name, _names_besides(transaction, wished, own))
    luck, promise = ("", "") if table.is_playing else (command.luck, command.promise)
    transaction.apply(events.Sat(wished, person, name, luck, promise, command.picture))
    if own is not None and own != wished:
        transaction.apply(events.Freed(own))


def _names_besides(transaction: Transaction, *seats: int | None) -> list[str]:
    """Return the names of all other seats."""
    others = enumerate(transaction.table.seats)
    return [other.name for number, other in others if other.name and number not in seats]


def _check_seat(transaction: Transaction, seat: int) -> None:
    if seat >= len(transaction.table.seats):
        raise GameError("no_such_seat", seat=seat)


def _check_not_playing(transaction: Transaction) -> None:
    if transaction.table.status == PLAYING:
        raise GameError("game_running")


def _check_not_resigned(transaction: Transaction, seat: int) -> None:
    if transaction.table.status == PLAYING and transaction.table.seats[seat].resigned:
        raise GameError("already_resigned")


def _check_level(level: str) -> None:
    if level not in LEVELS:
        raise GameError("unknown_bot", bot=level, expected=", ".join(LEVELS))


def _invite(transaction: Transaction, command: commands.Invite) -> None:
    _check_not_playing(transaction)
    _check_seat(transaction, command.seat)
    _check_level(command.level)
    if transaction.table.seats[command.seat].person:
        raise GameError("seat_taken", seat=command.seat)
    transaction.apply(events.Invited(command.seat, command.level))


def _free(transaction: Transaction, command: commands.Free) -> None:
    _check_not_playing(transaction)
    _check_seat(transaction, command.seat)
    if transaction.table.seats[command.seat].is_free:
        raise GameError("seat_free", seat=command.seat)
    _get_up(transaction, command.seat)


def _get_up(transaction: Transaction, seat: int) -> None:
    """Free a seat, and drop the open proposal: a rematch needs all who were asked."""
    if transaction.table.proposal is not None:
        transaction.apply(events.Dropped(transaction.table.proposal.plan))
    transaction.apply(events.Freed(seat))


def _check_waiting(transaction: Transaction) -> None:
    """Raise unless the first game is still to begin."""
    if transaction.table.status != WAITING:
        raise GameError("seats_settled")


def _resize(transaction: Transaction, command: commands.Resize) -> None:
    _check_waiting(transaction)
    table = transaction.table
    setup_for(table.opening, command.seats)
    spare = len(table.seats) - command.seats
    removable = [number for number, seat in enumerate(table.seats) if not seat.person]
    removable.sort(key=lambda number: (not table.seats[number].is_free, -number))
    if spare > len(removable):
        raise GameError("too_many_people", seats=command.seats)
    removed = removable[: max(0, spare)]
    kept = [number for number in range(len(table.seats)) if number not in removed]
    transaction.apply(events.Resized(command.seats, kept))


def _swap(transaction: Transaction, command: commands.Swap) -> None:
    _check_waiting(transaction)
    _check_seat(transaction, command.seat)
    _check_seat(transaction, command.other)
    if command.seat != command.other:
        transaction.apply(events.Swapped(command.seat, command.other))


def _replace(transaction: Transaction, command: commands.Replace) -> None:
    check_playing(transaction)
    _check_seat(transaction, command.seat)
    _check_level(command.level)
    seat = transaction.table.seats[command.seat]
    if seat.resigned:
        raise GameError("seat_resigned", seat=command.seat)
    if seat.is_present:
        raise GameError("seat_occupied", seat=command.seat)
    transaction.apply(events.Replaced(command.seat, command.level, command.opens))
    transaction.settle()


def _begin(transaction: Transaction, command: commands.Begin) -> None:
    table = transaction.table
    if table.status != WAITING:
        raise GameError("game_running")
    empty = sum(seat.is_free for seat in table.seats)
    if empty:
        raise GameError("seats_empty", count=empty)
    if not table.present():
        raise GameError("nobody_seated")
    if command.first is not None:
        _check_seat(transaction, command.first)
    if command.lesson:
        transaction.begin(_find_turn(table), by=HOST, is_lesson=True)
    else:
        transaction.begin_when_revealed(command.first)
    transaction.advance()


def _find_turn(table: Table) -> int:
    """Return how far the seats are turned, so that the one person has the learner's seat."""
    lesson = read_lesson(table.setup.game.slug)
    setup = Setup(table.setup.game, lesson.seats, lesson.options)
    people = [number for number, seat in enumerate(table.seats) if seat.person]
    if len(table.seats) != lesson.seats or table.setup.options != setup.options or people[1:]:
        raise GameError("other_lesson", seats=lesson.seats)
    return (people[0] - lesson.learner) % lesson.seats


def _leave_lesson(transaction: Transaction, seat: int, command: commands.LeaveLesson) -> None:
    check_playing(transaction)
    if not transaction.game.is_guided:
        raise GameError("not_in_lesson")
    transaction.apply(events.LessonLeft(seat))


def _reveal(transaction: Transaction, seat: int, command: commands.Reveal) -> None:
    table = transaction.table
    check_luck(command.luck)
    if not table.is_called:
        raise GameError("luck_not_called")
    if table.seats[seat].luck or commitment(command.luck) != table.seats[seat].promise:
        raise GameError("luck_not_promised")
    transaction.apply(events.Revealed(seat, command.luck))
    if not table.unrevealed():
        transaction.begin_when_revealed(table.called_first)
        transaction.advance()


def _rename(transaction: Transaction, seat: int, command: commands.Rename) -> None:
    check_picture(command.picture)
    name = distinct_name(clean_text(command.name), _names_besides(transaction, seat))
    transaction.apply(events.Renamed(seat, name, command.picture))


def _leave(transaction: Transaction, seat: int, command: commands.Leave) -> None:
    if transaction.table.status != PLAYING:
        _get_up(transaction, seat)
        return
    transaction.apply(events.Left(seat))
    if all(other.resigned for other in transaction.table.seats if other.person):
        transaction.end()
    transaction.settle()


def _resign(transaction: Transaction, seat: int, command: commands.Resign) -> None:
    check_playing(transaction)
    transaction.apply(events.Resigned(seat))
    seats = transaction.table.seats
    sides = {transaction.game.state.side(n) for n, other in enumerate(seats) if not other.resigned}
    if len(sides) == 1 or all(other.resigned for other in seats if other.person):
        transaction.end()
    transaction.settle()


def _ready(transaction: Transaction, seat: int, command: commands.Ready) -> None:
    check_playing(transaction)
    check_not_paused(transaction.table)
    if not transaction.game.is_counted:
        raise GameError("not_between_manches")
    transaction.apply(events.GotReady(seat))
    transaction.advance()


def _look(transaction: Transaction, seat: int, command: commands.Look) -> None:
    look_ahead(transaction.table, transaction.table.seats[seat].person, command)


def _say(transaction: Transaction, seat: int, command: commands.Say) -> None:
    speaker = transaction.table.seats[seat]
    transaction.apply(events.Said(seat, speaker.person, speaker.name, clean_text(command.text)))


def _react(transaction: Transaction, seat: int, command: commands.React) -> None:
    if command.reaction not in REACTIONS:
        expected = ", ".join(REACTIONS)
        raise GameError("unknown_reaction", reaction=command.reaction, expected=expected)
    person = transaction.table.seats[seat].person
    transaction.apply(events.Reacted(seat, person, command.reaction))


def _return(transaction: Transaction, seat: int, command: commands.Return) -> None:
    transaction.returning = None
    mark_returned(transaction, seat)


def _mute(transaction: Transaction, seat: int, command: commands.Mute) -> None:
    _check_seat(transaction, command.seat)
    if command.seat == seat or not transaction.table.seats[command.seat].person:
        raise GameError("nobody_to_mute", seat=command.seat)
    transaction.apply(events.Muted(seat, command.seat, command.on))


HOST_HANDLERS: dict[type, Callable[[Transaction, Any], None]] = {
    commands.Invite: _invite,
    commands.Free: _free,
    commands.Resize: _resize,
    commands.Swap: _swap,
    commands.Replace: _replace,
    commands.Begin: _begin,
}
SEAT_HANDLERS: dict[type, Callable[[Transaction, int, Any], None]] = {
    commands.Rename: _rename,
    commands.Reveal: _reveal,
    commands.Leave: _leave,
    commands.LeaveLesson: _leave_lesson,
    commands.Play: play_move,
    commands.Look: _look,
    commands.Ready: _ready,
    commands.Propose: propose,
    commands.Agree: agree,
    commands.Decline: decline,
    commands.Resign: _resign,
    commands.Say: _say,
    commands.React: _react,
    commands.Return: _return,
    commands.Mute: _mute,
}
PLAYER_COMMANDS = (
    commands.Play, commands.Look, commands.Ready, commands.Propose, commands.Agree,
    commands.Decline, commands.Resign,
)  # fmt: skip
WHILE_CALLED = (
    commands.Reveal, commands.Begin, commands.Agree, commands.Rename, commands.Say, commands.React,
    commands.Mute, commands.Look, commands.Return,
)  # fmt: skip
"""Commands that change nothing about who plays: from the first luck on that was revealed, whoever
knows the seed could otherwise have all promises made anew until a deal is to their liking."""
