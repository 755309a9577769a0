"""Moves of people and bots, looking ahead, absence and return."""

from typing import NamedTuple

from tablee.core.errors import GameError
from tablee.core.notation import format_move
from tablee.table import events
from tablee.table.choices import legal_choices, objections, prompt_message, state_after
from tablee.table.commands import Look, Play
from tablee.table.guide import find_guide
from tablee.table.messages import Choice, LogMessage
from tablee.table.table import PLAYING, Table
from tablee.table.transaction import Transaction, bot_turns


def check_playing(transaction: Transaction) -> None:
    """Raise unless a game is running."""
    if transaction.table.status != PLAYING:
        raise GameError("not_playing")


def check_not_paused(table: Table) -> None:
    """Raise if the game is paused."""
    if table.paused_at is not None:
        raise GameError("paused")


def play_move(transaction: Transaction, seat: int, command: Play) -> None:
    """Play a person's move; in a lesson, only one that is wanted."""
    check_playing(transaction)
    _check_answering(transaction.table, command.version)
    move, guide = transaction.game.parse(seat, command.move), find_guide(transaction.game)
    if guide is not None:
        guide.check_move(seat, move)
    transaction.move(seat, move, bot=False)


def play_as_bot(transaction: Transaction, seat: int, action_names: list[str], version: int) -> None:
    """Play the move of a bot that was asked at this version.

    Raises:
        GameError: `stale` if a bot no longer plays the seat, or as `play_move`.
    """
    check_playing(transaction)
    if seat not in bot_turns(transaction.table):
        raise GameError("stale", version=transaction.table.version)
    _check_answering(transaction.table, version)
    transaction.move(seat, transaction.game.parse(seat, format_move(action_names)), bot=True)


class MoveOptions(NamedTuple):
    """Choices that continue a move, the objections to a card, and what is asked next."""

    choices: list[Choice]
    against: list[str]
    prompt: LogMessage | None


def look_ahead(table: Table, person: str, command: Look) -> MoveOptions:
    """Return the choices that continue a move of a seat that is asked.

    Raises:
        GameError: as `play_move`, with the reason if the move cannot begin like this.
    """
    seat = table.seat_of(person)
    if seat is None:
        raise GameError("not_seated")
    if table.status != PLAYING:
        raise GameError("not_playing")
    _check_answering(table, command.version)
    assert table.game is not None, "a game is being played"
    state = table.game.answering(seat)
    legal = legal_choices(state, command.move, table.setup.shown)
    after = state_after(state, command.move)
    against = objections(after, table.setup.shown, command.card) if command.card else []
    return MoveOptions(legal, against, prompt_message(table.setup, after))


def _check_answering(table: Table, version: int) -> None:
    """Raise if the game is paused, or the client saw another position."""
    check_not_paused(table)
    if not table.position <= version <= table.version:
        raise GameError("stale", version=table.version)


def mark_absent(transaction: Transaction, seat: int) -> None:
    """Let a bot keep the seat of an absent person while the others play on."""
    table = transaction.table
    if table.status == PLAYING and table.seats[seat].is_present and not table.is_slow:
        transaction.apply(events.MarkedAbsent(seat, "absent"))
        transaction.settle()


def mark_disconnected(transaction: Transaction, seat: int) -> None:
    """Tell everybody that a person is expected back, before a bot keeps the seat."""
    table = transaction.table
    is_expected = table.seats[seat].is_present and not table.seats[seat].is_disconnected
    if table.status == PLAYING and is_expected and not table.is_slow:
        transaction.apply(events.Disconnected(seat))


def mark_returned(transaction: Transaction, seat: int) -> None:
    """Give the seat back to a person who has returned, or is no longer expected."""
    owner = transaction.table.seats[seat]
    if owner.person and owner.is_missed:
        transaction.apply(events.Returned(seat))
