"""A state machine: people, bots and time act on a table in any order.

The checks after each step are in `tests.support.watched_tables`.
"""

from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from tablee.core.errors import GameError
from tablee.core.game import OptionValue
from tablee.core.rng import Rng
from tablee.records import RecordError, check_fair, dumps, loads, verify
from tablee.table.commands import (
    PROPOSALS,
    Agree,
    AnyCommand,
    Begin,
    Decline,
    Free,
    Invite,
    Leave,
    Look,
    Mute,
    Play,
    Propose,
    Ready,
    Rename,
    Resign,
    Say,
    Sit,
    TimeControl,
)
from tablee.table.table import OVER
from tests.support.parade_positions import FIXED
from tests.support.watched_tables import WatchedTable, rebuilt

pytestmark = pytest.mark.heavy

PEOPLE = ("ana", "ben", "cleo", "dan")
WHO = st.integers(0, 9)
SEATS = st.integers(0, 5)
SECONDS = st.sampled_from([0.0, 0.5, 3.0, 6.0, 20.0, 61.0, 100_000.0])
GARBAGE = st.sampled_from(["", "play", "pass", "discard r7 r7", "play \x1b", "?", "done", "@0 :1"])
VERSIONS = st.sampled_from([0, 0, 0, 1, -1, -3, 5])


class AtATable(RuleBasedStateMachine):
    """People who do anything at any time."""

    watched: WatchedTable

    def who(self, number: int) -> str:
        """Return a person, more often than not a seated one."""
        seated = [seat.person for seat in self.watched.table.seats if seat.person]
        chosen = seated if seated and number < 8 else self.watched.people
        return chosen[number % len(chosen)]

    def ask(self, who: int, command: AnyCommand) -> None:
        """Send a command, which may be refused."""
        self.watched.now += 0.125
        with suppress(GameError):
            self.watched.do(self.who(who), command)

    @initialize(people=st.integers(1, 3), level=st.sampled_from(["novice", "club"]))
    def sit_down_and_begin(self, people: int, level: str) -> None:
        seats = len(self.watched.table.seats)
        self.watched.begin(*PEOPLE[: min(people, seats)], bots=level)

    @rule(moves=st.integers(1, 30), number=st.integers(0, 1000))
    def play_on(self, moves: int, number: int) -> None:
        picks = Rng(number)
        for _ in range(moves):
            self.watched.now += 0.125
            self.watched.step(int(picks.below(1000)))

    @rule(who=WHO, pick=st.integers(0, 1000), version=VERSIONS)
    def play(self, who: int, pick: int, version: int) -> None:
        """Play a legal move of an asked seat, though perhaps not of this person."""
        table = self.watched.table
        if table.game is None or not table.game.waiting():
            return
        seat = table.seat_of(self.who(who))
        waiting = table.game.waiting()
        moves = self.watched.moves(seat if seat in waiting else waiting[0])
        self.ask(who, Play(moves[pick % len(moves)], max(0, table.version + version)))

    @rule(who=WHO, move=GARBAGE)
    def try_something_else(self, who: int, move: str) -> None:
        self.ask(who, Play(move, self.watched.table.version))
        self.ask(who, Look(move, self.watched.table.version))

    @rule(seconds=SECONDS)
    def wait(self, seconds: float) -> None:
        self.watched.wait(seconds)

    @rule(seat=SEATS)
    def go_away(self, seat: int) -> None:
        self.watched.miss(seat % len(self.watched.table.seats))

    @rule(seat=SEATS)
    def come_back(self, seat: int) -> None:
        self.watched.back(seat % len(self.watched.table.seats))

    @rule(seat=SEATS, version=VERSIONS, pick=st.integers(0, 1000))
    def let_a_bot_play(self, seat: int, version: int, pick: int) -> None:
        table = self.watched.table
        if table.game is not None and seat in table.game.asked():
            moves = self.watched.moves(seat)
            with suppress(GameError):
                at = max(0, table.version + version)
                self.watched.bot(seat, [moves[pick % len(moves)]], at)

    @rule(who=WHO, plan=st.sampled_from([*PROPOSALS, "rematch", "undo", "tea"]))
    def propose(self, who: int, plan: str) -> None:
        self.ask(who, Propose(plan, luck=f"luck{who}"))

    @rule(who=WHO, agrees=st.sampled_from([True, True, True, False]), version=VERSIONS)
    def answer_a_proposal(self, who: int, agrees: bool, version: int) -> None:
        at = max(0, self.watched.table.version + version)
        self.ask(who, Agree(at, luck="again") if agrees else Decline(at))

    @rule(plan=st.sampled_from([*PROPOSALS, "undo", "undo"]), who=WHO, others=st.integers(0, 5))
    def come_to_an_agreement(self, plan: str, who: int, others: int) -> None:
        self.ask(who, Propose(plan))
        for other in range(others):
            self.ask(other, Agree(self.watched.table.version))

    @rule()
    def be_ready(self) -> None:
        for who in range(3):
            self.ask(who, Ready())

    @rule(who=WHO, seat=st.none() | SEATS)
    def sit(self, who: int, seat: int | None) -> None:
        self.ask(who, Sit(f"Nr. {who}", seat=seat))

    @rule(who=WHO, seat=SEATS, level=st.sampled_from(["expert", "casual", "god"]))
    def invite(self, who: int, seat: int, level: str) -> None:
        self.ask(who, Invite(seat, level))

    @rule(who=WHO, seat=SEATS)
    def free_or_mute(self, who: int, seat: int) -> None:
        self.ask(who, Mute(seat, on=seat % 2 == 0))
        self.ask(who, Free(seat))

    @rule(
        who=WHO,
        command=st.sampled_from([Leave(), Resign(), Begin(), Ready(), Rename("Zoé"), Rename("\n")]),
    )
    def do_something(self, who: int, command: AnyCommand) -> None:
        self.ask(who, command)

    @rule(who=WHO, text=st.sampled_from(["hello", "  a \n b ", "\x07"]))
    def say(self, who: int, text: str) -> None:
        self.ask(who, Say(text))

    @rule(back=st.integers(1, 8))
    def send_a_command_again(self, back: int) -> None:
        if len(self.watched.done) >= back:
            who, command, name = self.watched.done[-back]
            assert self.watched.do(who, command, name=name) == []
            assert self.watched.last == []

    @rule(number=st.integers(0, 2**32))
    def spend_an_hour(self, number: int) -> None:
        """Do many things in a row, which chance alone seldom brings together."""
        rng = Rng(number)
        for _ in range(20):
            HOUR[rng.below(len(HOUR))](self, lambda most: int(rng.below(most)))

    @rule(number=st.integers(0, 1000))
    def look_from_every_side(self, number: int) -> None:
        self.watched.check_hidden(number)

    @rule()
    def restart(self) -> None:
        self.watched.check_log()
        self.watched.table = rebuilt(self.watched.log)

    def teardown(self) -> None:
        self.watched.check_log()
        table = self.watched.table
        if table.game is not None:
            record = loads(dumps(table.record()))
            verify(record)
            if table.status == OVER and record.redealt:
                with pytest.raises(RecordError, match="redealt"):
                    check_fair(record)
            elif table.status == OVER:
                check_fair(record)


Pick = Callable[[int], int]
HOUR: list[Callable[[AtATable, Pick], None]] = [
    lambda at, pick: at.play_on(1 + pick(12), pick(1000)),
    lambda at, pick: at.play_on(1 + pick(3), pick(1000)),
    lambda at, pick: at.play(pick(10), pick(1000), 0),
    lambda at, pick: at.let_a_bot_play(pick(4), 0, pick(1000)),
    lambda at, pick: at.wait((0.5, 3.0, 6.0, 30.0)[pick(4)]),
    lambda at, pick: at.go_away(pick(4)),
    lambda at, pick: at.come_back(pick(4)),
    lambda at, pick: at.propose(pick(8), (*PROPOSALS, "undo")[pick(5)]),
    lambda at, pick: at.answer_a_proposal(pick(8), pick(4) > 0, 0),
    lambda at, pick: at.come_to_an_agreement("resume", pick(8), 4),
    lambda at, pick: at.come_to_an_agreement((*PROPOSALS, "undo")[pick(5)], pick(8), pick(5)),
    lambda at, pick: at.be_ready(),
    lambda at, pick: at.send_a_command_again(1 + pick(8)),
]
"""Acts of people in an hour at a table, given a way to choose."""

LIVE = TimeControl(move=20, bank=30)
DAYS = TimeControl(move=86400)
TABLES: list[tuple[str, int, TimeControl, dict[str, OptionValue]]] = [
    ("parade", 3, TimeControl(), {}),
    ("hermine", 4, LIVE, {"fixed_manches": 2}),
    ("hermine", 2, DAYS, {"fixed_manches": 2}),
    ("high-society", 3, LIVE, {}),
    ("fourmis", 2, TimeControl(bank=60), {}),
    ("contrees", 2, LIVE, {}),
]


@pytest.mark.parametrize(
    ("game", "seats", "clock", "options"),
    TABLES,
    ids=[f"{game}-{seats}" for game, seats, *_ in TABLES],
)
def test_whatever_happens_a_table_keeps_its_promises(
    game: str, seats: int, clock: TimeControl, options: dict[str, OptionValue]
) -> None:
    class AtThisTable(AtATable):
        def __init__(self) -> None:
            super().__init__()
            self.watched = WatchedTable(
                game, seats, clock=clock, people=PEOPLE, aide_memoire=True, **options
            )

    run_state_machine_as_test(
        AtThisTable,
        settings=settings(FIXED, max_examples=12, stateful_step_count=30),
    )
