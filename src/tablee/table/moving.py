"""Moves: of people, of bots, and of those who keep a seat for somebody."""

from typing import NamedTuple

from tablee.core.errors import GameError
from tablee.records import written
from tablee.table import facts
from tablee.table.commands import Look, Play
from tablee.table.going import Going, thinkers
from tablee.table.questions import against, begun, choices
from tablee.table.shapes import Choice
from tablee.table.table import PLAYING, Table


def check_playing(going: Going) -> None:
    """Refuse what only a running game allows."""
    if going.table.status != PLAYING:
        raise GameError("not_playing")


def check_not_paused(table: Table) -> None:
    """Refuse what must wait until the game goes on."""
    if table.paused_at is not None:
        raise GameError("paused")


def play(going: Going, seat: int, command: Play) -> None:
    """A person moves."""
    check_playing(going)
    _check_answering(going.table, command.version)
    going.move(seat, going.play.read(seat, command.move), bot=False)


def bot_plays(going: Going, seat: int, action_names: list[str], version: int) -> None:
    """A bot moves that was asked at this version.

    Raises:
        GameError: `stale` if the seat is no longer a bot's to play, or as `play`.
    """
    check_playing(going)
    if seat not in thinkers(going.table):
        raise GameError("stale", version=going.table.version)
    _check_answering(going.table, version)
    going.move(seat, going.play.read(seat, written(action_names)), bot=True)


class Outlook(NamedTuple):
    """How a move can go on, and what speaks against going on with a card."""

    choices: list[Choice]
    against: list[str]


def look(table: Table, person: str, command: Look) -> Outlook:
    """How a seat that is asked may go on with a move.

    Raises:
        GameError: as `play`, with the reason if the move cannot be begun so.
    """
    seat = table.seat_of(person)
    if seat is None:
        raise GameError("not_seated")
    if table.status != PLAYING:
        raise GameError("not_playing")
    _check_answering(table, command.version)
    assert table.play is not None, "a game is being played"
    state = table.play.answering(seat)
    found = choices(state, command.move)
    if not command.card:
        return Outlook(found, [])
    return Outlook(found, against(begun(state, command.move), table.setup.shown, command.card))


def _check_answering(table: Table, version: int) -> None:
    """Refuse what answers to something else than what is there."""
    check_not_paused(table)
    if not table.position <= version <= table.version:
        raise GameError("stale", version=table.version)


def miss(going: Going, seat: int) -> None:
    """Somebody is not there any more: a bot keeps the seat while the others play on."""
    table = going.table
    if table.status == PLAYING and table.seats[seat].is_present and not table.is_slow:
        going.do(facts.Kept(seat, "absent"))
        going.settle()


def welcome_back(going: Going, seat: int) -> None:
    """Somebody is there again."""
    if going.table.seats[seat].away and going.table.seats[seat].person:
        going.do(facts.Returned(seat))
