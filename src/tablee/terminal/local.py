"""A table of our own: one person and bots, a session whose log is a file."""

from hashlib import sha256
from pathlib import Path
from time import time
from zlib import crc32

import msgspec

from tablee.agents import find_bot, is_agent
from tablee.client.mirror import TableMirror
from tablee.client.transport import Transport
from tablee.core.errors import GameError
from tablee.session.automation import Automation
from tablee.session.file_log import FileLog
from tablee.session.hints import find_hint
from tablee.session.opening import Change, open_table
from tablee.session.session import Session
from tablee.session.steady_clock import SteadyClock
from tablee.session.watcher import Watcher
from tablee.store import LogBatch
from tablee.table import events
from tablee.table.commands import AnyCommand, Begin, Invite, Look, Opening, Sit
from tablee.table.continuation import Continuation
from tablee.table.entropy import Entropy
from tablee.table.events import LogLine
from tablee.table.handlers import handle_command
from tablee.table.moves import MoveOptions
from tablee.table.opening import plan_lesson
from tablee.table.snapshot import build_snapshot
from tablee.table.table import Table
from tablee.table.transaction import Transaction
from tablee.wire import Message, TableSnapshot, TableUpdate
from tablee.wire.responses import HintCandidate
from tablee.workers import WorkerPool

LOCAL_PERSON = "you"
TABLE_ID = "local"
PACE = 0.5
"""Least seconds that a bot takes, so that a person can follow."""

_DECODER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class SeededEntropy(Entropy):
    """Luck that follows from the first seed: with the same one an evening goes the same way."""

    def next_seed(self, table: Table) -> str:
        """Return a digest of the seed before."""
        return sha256(table.seed.encode()).hexdigest()

    def bot_seed(self, table: Table, seat: int) -> int:
        """Return a number that is the same if the same game comes to the same point."""
        return crc32(f"{table.seed}|{table.number}|{seat}".encode()) >> 1


def new_table(
    folder: Path, opening: Opening, *, name: str, level: str, seed: str, first: int | None = None
) -> FileLog:
    """Open a table for one person and bots, and write it to a file.

    Raises:
        GameError: the game cannot be played so, or nothing can be written.
    """

    def setup(transaction: Transaction) -> None:
        handle_command(transaction, LOCAL_PERSON, Sit(name))
        for seat in range(1, opening.seats):
            _invite(transaction, seat, level)
        handle_command(transaction, LOCAL_PERSON, Begin(first))

    return _write_table(folder, opening, seed, setup)


def new_lesson(folder: Path, slug: str, *, name: str, seed: str) -> FileLog:
    """Open a table for the lesson of a game, and write it to a file.

    Raises:
        GameError: `no_lesson`, `bad_lesson`, or nothing can be written.
    """
    opening, commands = plan_lesson(slug, name)

    def setup(transaction: Transaction) -> None:
        for command in commands:
            handle_command(transaction, LOCAL_PERSON, command)

    return _write_table(folder, opening, seed, setup)


def new_continuation(
    folder: Path, moment: Continuation, *, name: str, level: str, seed: str
) -> FileLog:
    """Open a table at a moment of a finished game, and write it to a file.

    Raises:
        GameError: nothing can be written.
    """

    def setup(transaction: Transaction) -> None:
        for command in moment.seating(name, level):
            if isinstance(command, Invite):
                _invite(transaction, command.seat, level)
            else:
                handle_command(transaction, LOCAL_PERSON, command)
        moment.begin(transaction)

    return _write_table(folder, moment.opening, seed, setup)


def _write_table(folder: Path, opening: Opening, seed: str, setup: Change) -> FileLog:
    opened = LogLine(time(), events.Opened(TABLE_ID, LOCAL_PERSON, opening, seed))
    _, bodies = open_table(opened, SeededEntropy(), setup)
    log = FileLog.create(folder, opening.game)
    log.write(LogBatch(TABLE_ID, 1, bodies))
    return log


def _invite(transaction: Transaction, seat: int, level: str) -> None:
    """Seat a bot, or an agent of one's own, whose code runs only at tables of this machine."""
    if is_agent(level):
        find_bot(level)
        transaction.apply(events.Invited(seat, level))
    else:
        handle_command(transaction, LOCAL_PERSON, Invite(seat, level))


class LocalTable(Transport):
    """A table in this process, told as over a wire."""

    is_local = True

    def __init__(self, log: FileLog, workers: WorkerPool, *, pace: float = PACE) -> None:
        super().__init__()
        self._log = log
        clock = SteadyClock()
        self._automation = Automation(workers, clock, pace=pace)
        self._automation.on_trouble = self._report
        self._session = Session(
            log, TABLE_ID, clock=clock, entropy=SeededEntropy(), on_change=self._on_change
        )
        self._is_open = False
        table = log.load()
        self._session.adopt(table)
        self._watcher = Watcher(LOCAL_PERSON, self._receive)
        self._watcher.viewer = _own_seat(table)
        self._session.watchers[self._watcher] = None
        self.mirror = TableMirror(build_snapshot(table, _own_seat(table)))

    @property
    def record(self) -> Path | None:
        """Return the file of the last game that was played to its end."""
        return self._log.record

    def _on_change(self, session: Session) -> None:
        if self._is_open:
            self._automation.schedule(session)

    async def open(self) -> None:
        """Let the bots play if it is their turn."""
        self._is_open = True
        self._automation.schedule(self._session)

    async def close(self) -> None:
        """Put the table away; if its game is over, there is nothing to come back to."""
        await self._automation.close()
        self._automation.workers.close()
        if self.mirror.is_over:
            self._log.remove()
        self._log.close()

    async def ask(self, command: AnyCommand) -> None:
        """Carry out a command."""
        await self._session.command(self._watcher, command)

    async def look(self, move: str) -> MoveOptions:
        """Return how a move can go on."""
        return await self._session.look(self._watcher, Look(move, self.mirror.version))

    async def hint(self) -> list[HintCandidate]:
        """Return a bot's advice on our moves."""
        workers = self._automation.workers
        return await find_hint(self._session, self._watcher, self.mirror.version, workers)

    def _receive(self, text: bytes) -> None:
        """Take a message of the session."""
        message = _DECODER.decode(text)
        if isinstance(message, TableSnapshot):
            self.mirror.load_snapshot(message.sight)
            self.on_update(None)
        elif isinstance(message, TableUpdate):
            assert self.mirror.apply_update(message.change), "a session skips no version"
            self.on_update(message.change)

    def _report(self, error: GameError) -> None:
        """Show that something could not be written or thought; it is tried again."""
        self.error = error
        self.on_update(None)


def _own_seat(table: Table) -> int:
    seat = table.seat_of(LOCAL_PERSON)
    assert seat is not None, "nobody gets up from their own table"
    return seat
