"""Playing on from a moment of a finished game."""

import pytest

from tablee.core.errors import GameError
from tablee.core.setup import Setup
from tablee.core.views import view
from tablee.games import GAMES
from tablee.records import Move, Record, replay
from tablee.table import events
from tablee.table.continuation import Continuation
from tablee.table.events import LogLine
from tablee.table.handlers import handle_command
from tablee.table.table import PLAYING, Table
from tablee.table.transaction import Transaction
from tests.support.entropy import GivenSeeds
from tests.support.parade_positions import played_out


def moments(record: Record, seat: int) -> list[int]:
    return [
        number
        for number, event in enumerate(record.events)
        if isinstance(event, Move) and event.seat == seat
    ]


def continue_from(record: Record, seat: int, event: int, seed: str = "s") -> Table:
    moment = Continuation(record, seat, event)
    table = Table(LogLine(0.0, events.Opened("t", "ana", moment.opening, seed)))
    transaction = Transaction(table, 0.0, GivenSeeds(lambda: "next"))
    for command in moment.seating("Ana", "club"):
        handle_command(transaction, "ana", command)
    moment.begin(transaction)
    return table


@pytest.mark.heavy
@pytest.mark.parametrize("slug", GAMES)
def test_the_seat_sees_what_it_saw_and_the_rest_is_dealt_anew(slug: str) -> None:
    setup = Setup(GAMES[slug], GAMES[slug].usual_seats, GAMES[slug].short_options)
    record = played_out(setup, 3).record()
    steps, seat = list(replay(record)), 1
    own = moments(record, seat)
    for event in {own[0], own[len(own) // 2], own[-1]}:
        tables = [continue_from(record, seat, event, seed) for seed in ("s", "t", "u")]
        for table in tables:
            assert table.status == PLAYING
            assert table.game is not None
            assert view(table.game.asked()[seat], seat) == view(steps[event].before, seat)
            assert [player.level for player in table.seats] == [
                "" if number == seat else "club" for number in range(setup.seats)
            ]
            assert table.record().redealt
        hidden = [repr(table.game.state) for table in tables if table.game]
        if event == own[0]:
            assert len(set(hidden)) > 1


def test_a_moment_has_to_be_a_decision_of_a_finished_game() -> None:
    record = played_out(Setup(GAMES["parade"], 2), 7).record()
    for event in (-1, 0, len(record.events), 10_000):
        with pytest.raises(GameError, match="no_such_moment"):
            Continuation(record, 0, event)
    with pytest.raises(GameError, match="no_such_seat"):
        Continuation(record, 2, 1)
    record.result = None
    with pytest.raises(GameError, match="review_running"):
        Continuation(record, 0, 1)
