"""A table in memory at which a lesson is taken, its scripted moves made as a session makes them."""

from collections.abc import Iterator

import msgspec

from tablee.core.errors import GameError
from tablee.core.state import State
from tablee.lessons import LessonQuestion, read_lesson
from tablee.table import events
from tablee.table.commands import AnyCommand, Play
from tablee.table.events import LogLine
from tablee.table.game import RunningGame
from tablee.table.guide import LessonGuide, find_guide
from tablee.table.handlers import handle_command
from tablee.table.messages import LessonView
from tablee.table.moves import play_as_bot
from tablee.table.opening import plan_lesson
from tablee.table.rebuild import rebuild_table
from tablee.table.snapshot import build_snapshot
from tablee.table.table import Table
from tablee.table.transaction import Transaction, bot_turns
from tests.support.entropy import GivenSeeds

LEARNER = "ana"


class LessonTable:
    """A table with a learner and the bots of a lesson, and its log."""

    def __init__(self, slug: str, seed: str = "0" * 64) -> None:
        opening, commands = plan_lesson(slug, "Ana")
        opened = LogLine(1.0, events.Opened("lesson", LEARNER, opening, seed))
        self.lesson = read_lesson(slug)
        self.table = Table(opened)
        self.log = [msgspec.json.encode(opened)]
        for command in commands:
            self.ask(command)

    def _commit(self, transaction: Transaction) -> None:
        self.log += [
            msgspec.json.encode(applied.log_line) for applied in transaction.applied_events
        ]

    def _transaction(self) -> Transaction:
        return Transaction(self.table, self.table.last_at + 1, GivenSeeds(lambda: "1" * 64))

    def ask(self, command: AnyCommand) -> None:
        """Carry out a command of the learner."""
        transaction = self._transaction()
        handle_command(transaction, LEARNER, command)
        self._commit(transaction)

    def play(self, move: str) -> None:
        """Make a move of the learner."""
        self.ask(Play(move, self.table.version))

    def refusal(self, move: str) -> GameError:
        """Return the refusal of a move of the learner, which changes nothing."""
        before = (self.table.version, self.game.state)
        try:
            self.play(move)
        except GameError as error:
            assert (self.table.version, self.game.state) == before
            return error
        raise AssertionError(f"{move} was not refused")

    @property
    def game(self) -> RunningGame:
        """The game on the table."""
        assert self.table.game is not None
        return self.table.game

    @property
    def guide(self) -> LessonGuide | None:
        """The guide, if there is one."""
        return find_guide(self.game)

    @property
    def view(self) -> LessonView | None:
        """The lesson as the learner sees it."""
        board = build_snapshot(self.table, self.lesson.learner).board
        return board.lesson or None if board else None

    def run_bots(self) -> None:
        """Make the scripted moves until the learner is awaited, or nobody is."""
        while self.guide is not None:
            moves = {seat: self.guide.scripted_move(seat) for seat in bot_turns(self.table)}
            if not any(moves.values()):
                return
            seat, move = next((seat, move) for seat, move in moves.items() if move)
            transaction = self._transaction()
            play_as_bot(transaction, seat, [move], self.table.version)
            self._commit(transaction)

    def questions(self) -> Iterator[LessonQuestion]:
        """Yield each step of the learner when it is reached; go on with its first wanted move."""
        for step in self.lesson.steps:
            if isinstance(step, LessonQuestion):
                self.run_bots()
                yield step
                self.play(step.moves[0])
        self.run_bots()

    def finish(self) -> None:
        """Take the lesson to its end."""
        for _ in self.questions():
            pass

    def take_up(self) -> Table:
        """Return the table as its log has it."""
        return rebuild_table(self.log)


def legal_moves(state: State, said: str = "") -> Iterator[str]:
    """Yield the whole moves of the seat on turn that take at most two steps."""
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        name = f"{said} {state.name(action)}".strip()
        if not after.midway:
            yield name.removesuffix(" done")
        elif not said:
            yield from legal_moves(after, name)
