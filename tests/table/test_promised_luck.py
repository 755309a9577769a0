"""Luck that is promised before anybody reveals theirs."""

import pytest

from tablee.core.errors import GameError
from tablee.records import check_fair, commitment, is_luck_promised, loads
from tablee.records.record import RecordError
from tablee.records.text import dumps
from tablee.table import events
from tablee.table.clock import REVEAL_SECONDS, next_deadline
from tablee.table.commands import (
    Agree,
    AnyCommand,
    Begin,
    Decline,
    Free,
    Invite,
    Leave,
    Opening,
    Propose,
    Rename,
    Resign,
    Reveal,
    Sit,
)
from tablee.table.entropy import Entropy
from tablee.table.events import LogLine
from tablee.table.handlers import handle_command
from tablee.table.snapshot import build_snapshot
from tablee.table.table import OVER, PLAYING, WAITING, Table
from tablee.table.transaction import Transaction


class NextSeed(Entropy):
    def next_seed(self, table: Table) -> str:
        return "the next seed"


class Played:
    """A table for two, and what people do at it."""

    def __init__(self) -> None:
        self.lines = [LogLine(0.0, events.Opened("t", "ana", Opening("parade", 2), "seed"))]
        self.table = Table(self.lines[0])

    def do(self, person: str, command: AnyCommand) -> None:
        transaction = Transaction(self.table, 1.0, NextSeed())
        handle_command(transaction, person, command)
        self.lines += [applied.log_line for applied in transaction.applied_events]

    def refused(self, person: str, command: AnyCommand) -> str:
        with pytest.raises(GameError) as refused:
            self.do(person, command)
        return refused.value.code


@pytest.fixture
def played() -> Played:
    played = Played()
    for person in ("ana", "bob"):
        played.do(person, Sit(person, promise=commitment(f"luck-{person}")))
    return played


def test_a_game_begins_when_all_have_revealed_what_they_promised(played: Played) -> None:
    assert played.refused("ana", Reveal("luck-ana")) == "luck_not_called"
    played.do("ana", Begin())
    assert played.table.status == WAITING
    room = build_snapshot(played.table, 0).room
    assert room.called
    assert [seat.promise for seat in room.seats] == [
        commitment("luck-ana"),
        commitment("luck-bob"),
    ]
    played.do("bob", Reveal("luck-bob"))
    assert played.refused("bob", Reveal("luck-bob")) == "luck_not_promised"
    assert played.refused("ana", Reveal("another")) == "luck_not_promised"
    assert played.table.status == WAITING
    played.do("ana", Reveal("luck-ana"))
    assert played.table.status == PLAYING
    assert played.table.game is not None
    assert sorted(played.table.game.luck) == ["luck-ana", "luck-bob"]


def test_the_record_proves_the_promises(played: Played) -> None:
    played.do("ana", Begin())
    for person in ("ana", "bob"):
        played.do(person, Reveal(f"luck-{person}"))
    played.do("ana", Resign())
    record = loads(dumps(played.table.record()))
    check_fair(record)
    assert is_luck_promised(record)
    assert record.fair is not None
    record.fair.promises[0] = commitment("something else")
    with pytest.raises(RecordError, match="bad_promise"):
        check_fair(record)


def test_nobody_comes_or_goes_while_luck_is_called(played: Played) -> None:
    """Who knew the seed could otherwise have luck promised anew until a deal suits them."""
    played.do("ana", Begin())
    played.do("ana", Reveal("luck-ana"))
    number = played.table.number
    for person, command in (
        ("bob", Sit("Bob", promise=commitment("better"))),
        ("bob", Leave()),
        ("eve", Sit("Eve", luck="mine")),
        ("ana", Free(1)),
        ("ana", Invite(1, "club")),
    ):
        assert played.refused(person, command) == "luck_called"
    assert played.table.number == number
    played.do("bob", Rename("Robert"))
    played.do("bob", Reveal("luck-bob"))
    assert played.table.status == PLAYING


def test_an_older_log_in_which_somebody_left_is_still_read(played: Played) -> None:
    played.do("ana", Begin())
    played.do("ana", Reveal("luck-ana"))
    played.table.apply(LogLine(1.0, events.Freed(1)))
    assert not played.table.is_called
    assert [seat.promise for seat in played.table.seats] == ["", ""]
    assert [seat.luck for seat in played.table.seats] == ["", ""], "it was seen, so it is void"


def test_whoever_agrees_after_luck_was_called_contributes_none(played: Played) -> None:
    played.do("ana", Begin())
    for person in ("ana", "bob"):
        played.do(person, Reveal(f"luck-{person}"))
    played.do("ana", Resign())
    bob = next(n for n, seat in enumerate(played.table.seats) if seat.person == "bob")
    played.table.apply(LogLine(1.0, events.MarkedAbsent(bob, "gone")))
    played.do("ana", Propose("rematch", promise=commitment("again-ana")))
    assert played.table.is_called, "nobody waits for whoever is away"
    before = played.table.seats[bob].luck
    version = played.table.version
    played.do("bob", Agree(version, luck="chosen"))
    assert played.refused("ana", Decline(version)) == "luck_called"
    played.do("ana", Reveal("again-ana"))
    assert played.table.game is not None
    assert sorted(played.table.game.luck) == sorted(["again-ana", before])
    assert "chosen" not in played.table.game.luck


def test_alone_with_bots_luck_is_promised_before_the_seed_is_known() -> None:
    played = Played()
    played.do("ana", Sit("Ana", promise=commitment("mine")))
    played.do("ana", Invite(1, "club"))
    played.do("ana", Begin())
    played.do("ana", Reveal("mine"))
    assert played.table.status == PLAYING
    played.do("ana", Resign())
    assert is_luck_promised(played.table.record())


def test_a_rematch_has_promises_of_its_own(played: Played) -> None:
    played.do("ana", Begin())
    for person in ("ana", "bob"):
        played.do(person, Reveal(f"luck-{person}"))
    played.do("ana", Resign())
    assert played.table.status == OVER
    played.do("ana", Propose("rematch", promise=commitment("again-ana")))
    proposal = played.table.proposal
    assert proposal is not None
    played.do("bob", Agree(proposal.version, promise=commitment("again-bob")))
    assert played.table.status == OVER
    played.do("ana", Reveal("again-ana"))
    played.do("bob", Reveal("again-bob"))
    assert played.table.status == PLAYING
    assert played.table.game is not None
    assert sorted(played.table.game.luck) == ["again-ana", "again-bob"]


def test_luck_without_a_promise_is_taken_as_before() -> None:
    played = Played()
    played.do("ana", Sit("Ana", luck="a"))
    played.do("bob", Sit("Bob", luck="b"))
    played.do("ana", Begin())
    assert played.table.status == PLAYING
    played.do("ana", Resign())
    record = played.table.record()
    check_fair(record)
    assert not is_luck_promised(record)
    assert "promises" not in dumps(record)


def test_a_log_with_promises_is_rebuilt(played: Played) -> None:
    played.do("ana", Begin())
    for person in ("ana", "bob"):
        played.do(person, Reveal(f"luck-{person}"))
    again = Table(played.lines[0])
    for line in played.lines[1:]:
        again.apply(line)
    assert dumps(again.record()) == dumps(played.table.record())


def test_whoever_does_not_reveal_in_time_contributes_no_luck(played: Played) -> None:
    played.do("ana", Begin())
    played.do("ana", Reveal("luck-ana"))
    assert next_deadline(played.table) == 1.0 + REVEAL_SECONDS
    early = Transaction(played.table, REVEAL_SECONDS, NextSeed())
    early.tick()
    assert not early.applied_events
    Transaction(played.table, 1.0 + REVEAL_SECONDS, NextSeed()).tick()
    assert played.table.status == PLAYING
    assert played.table.game is not None
    assert sorted(played.table.game.luck) == ["", "luck-ana"]
    assert sorted(played.table.game.promises) == ["", commitment("luck-ana")]
