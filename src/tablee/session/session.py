"""One table being served: its truth is the log, what is held in memory can be lost."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from tablee.core.errors import GameError
from tablee.session.loading import rebuild_in_slices
from tablee.session.log import Log
from tablee.session.opening import Change, open_table
from tablee.session.pending_commit import PendingCommit
from tablee.session.steady_clock import Downtime
from tablee.session.summary import summarize
from tablee.session.watcher import Watcher
from tablee.store import Conflict, LogBatch, TableSummary
from tablee.table import events
from tablee.table.clock import next_deadline
from tablee.table.commands import AnyCommand, Look, Opening
from tablee.table.devices import speaker_of
from tablee.table.entropy import Entropy
from tablee.table.events import LogLine
from tablee.table.handlers import handle_command
from tablee.table.moves import MoveOptions, look_ahead
from tablee.table.opening import resolve_preset
from tablee.table.rebuild import decode_line
from tablee.table.snapshot import build_snapshot
from tablee.table.table import Table
from tablee.table.transaction import AppliedEvent, Transaction, apply_event
from tablee.table.updates import UpdateBuilder
from tablee.table.visibility import viewer_of
from tablee.wire import DeviceSeats, TableSnapshot, TableUpdate, encode_message

MAX_TRIES = 5
"""Tries of a command when other processes are faster."""


class Session:
    """A table, its watchers here, and the way to its log.

    Args:
        log: keeps the table.
        table_id: the table, which need not exist.
        clock: returns the time in seconds.
        entropy: the source of seeds and shuffles.
        on_change: called after every change, and when the table in memory is lost.
        downtime: when nobody served this table, which is nobody's time.
    """

    def __init__(
        self,
        log: Log,
        table_id: str,
        *,
        clock: Callable[[], float],
        entropy: Entropy,
        on_change: Callable[["Session"], None],
        downtime: Downtime | None = None,
    ) -> None:
        self.id = table_id
        self.table: Table | None = None
        self.is_ours = False
        """This process wrote the last line of the log."""
        self.is_shared = False
        """Another process serves this table too."""
        self.watchers: dict[Watcher, None] = {}
        self.lock = asyncio.Lock()
        self.entropy = entropy
        self.on_unknown: Callable[[Session], None] | None = None
        """Called when it is found that there is no such table."""
        self._log = log
        self._clock = clock
        self._ahead = 0.0
        """Seconds that the log is ahead of this process, whose machine may have another time."""
        self._downtime = downtime
        self._on_change = on_change
        self._told = 0
        self._summary: TableSummary | None = None
        self._pending: PendingCommit | None = None

    async def open(self, host: str, opening: Opening, seed: str, setup: Change) -> None:
        """Open a table, apply the host's first wishes and write both.

        Raises:
            GameError: the table cannot be opened so, or not be written; then there is none.
        """
        opened = LogLine(self.now(), events.Opened(self.id, host, resolve_preset(opening), seed))
        table, bodies = open_table(opened, self.entropy, setup)
        await self._log.append(LogBatch(self.id, 1, bodies, summary=summarize(table, opened.at)))
        self.is_ours = True
        self.adopt(table)

    def adopt(self, table: Table) -> None:
        """Take a table that was just built from its log."""
        self.table = table
        self._told = table.number
        self._on_change(self)

    async def load(self) -> Table:
        """Return the table, rebuilt from the log if need be; the lock must be held.

        Raises:
            GameError: `no_such_table`, `other_rules`, `log_broken`, `store_failed`.
        """
        if self.table is None:
            bodies = await self._log.read(self.id)
            if not bodies:
                if self.on_unknown is not None:
                    self.on_unknown(self)
                raise GameError("no_such_table")
            self.table = await self._skip_downtime(await rebuild_in_slices(self.id, bodies))
            self.is_ours = False
            self._summary = None
            if self._told != self.table.number:
                self._told = self.table.number
                for watcher in self.watchers:
                    self.show(self.table, watcher)
            self._on_change(self)
        return self.table

    def now(self) -> float:
        """Return the time at this table, which is never before what was written."""
        now = self._clock()
        if self.table is not None:
            self._ahead = max(self._ahead, self.table.last_at - now)
        return now + self._ahead

    async def _skip_downtime(self, table: Table) -> Table:
        """Rest the game, in its log, for the time in which nobody could have played."""
        downtime, self._downtime = self._downtime, None
        self._ahead = max(self._ahead, table.last_at - self._clock())
        if downtime is None or not downtime.is_long or table.last_at > downtime.end:
            return table
        if next_deadline(table) is None:
            return table
        began = max(table.last_at, downtime.start)
        ended = downtime.end if table.is_slow else self.now()
        rest = Transaction(table, began, self.entropy)
        rest.apply(events.Paused())
        rest.at = ended
        rest.apply(events.Resumed())
        pending = PendingCommit(table, rest.applied_events)
        try:
            await self._log.append(pending.batch)
        except Conflict:  # another process was first
            return await rebuild_in_slices(self.id, await self._log.read(self.id))
        return table

    async def command(
        self, watcher: Watcher, command: AnyCommand, *, id: str = "", seat: int | None = None
    ) -> int:
        """Carry out a command, once; return the version of the table when it is on disk.

        Raises:
            GameError: refused, or not kept; then it has not happened.
        """

        def change(transaction: Transaction) -> None:
            if not transaction.is_repeated:
                table = transaction.table
                speaker = speaker_of(table, watcher.guest, watcher.holder, command, seat)
                handle_command(transaction, speaker, command)

        return await self.commit(change, person=watcher.guest, command=id)

    async def look(self, watcher: Watcher, command: Look, seat: int | None = None) -> MoveOptions:
        """Return how a watcher may go on with a move."""
        async with self.lock:
            table = await self.load()
            speaker = speaker_of(table, watcher.guest, watcher.holder, command, seat)
            return look_ahead(table, speaker, command)

    async def commit(self, change: Change, *, person: str = "", command: str = "") -> int:
        """Apply a change and write it; return the version of the table when it is on disk.

        Raises:
            GameError: refused, or not kept; then it has not happened. After `outcome_unknown`
                nobody knows: the same command with the same id tells.
        """
        pending = self._pending
        if pending is not None and pending.is_open:
            transaction = self._transaction(pending.table, person, command)
            if self._join(pending, transaction, change):
                with suppress(Conflict):  # or else everybody is tried again
                    await pending.join()
                    return pending.version
        async with self.lock:
            try:
                for _ in range(MAX_TRIES):
                    version = await self._try_commit(change, person, command)
                    if version is not None:
                        return version
            finally:
                self._pending = None
                if self.table is None:  # nobody knows what is on disk
                    self._on_change(self)
        raise GameError("store_busy")

    async def _try_commit(self, change: Change, person: str, command: str) -> int | None:
        """Apply a change and write it; return the version, or nothing if the log was ahead."""
        table = self.table or await self.load()
        transaction = self._transaction(table, person, command)
        try:
            pending = self._pending = self._prepare(table, transaction, change)
            if pending is None:
                return table.version
            with pending:
                await self._append(pending.batch)
                self._publish(pending)
                return pending.version
        except Conflict:
            return None
        except GameError as error:
            refusal = error
        if await self._is_behind():
            return None
        raise refusal

    async def _append(self, batch: LogBatch) -> None:
        try:
            await self._log.append(batch)
        except GameError as error:
            if error.code != "store_failed":
                raise
            raise GameError("outcome_unknown") from error

    async def _is_behind(self) -> bool:
        """Catch up with the log after a refusal; return whether there was more than we knew."""
        table = self.table
        if table is None or not self._log.is_shared:
            return False
        bodies = await self._log.read(self.id, table.number)
        if bodies:
            self._apply_lines(table, bodies)
        return bool(bodies)

    def _transaction(self, table: Table, person: str, command: str) -> Transaction:
        return Transaction(table, self.now(), self.entropy, person=person, command=command)

    def _prepare(
        self, table: Table, transaction: Transaction, change: Change
    ) -> PendingCommit | None:
        """Apply a change; return what is to be written, or nothing if nothing happened."""
        self.table = None  # until it is on disk, it has not happened
        try:
            change(transaction)
        finally:
            if not transaction.applied_events:
                self.table = table
        if not transaction.applied_events:
            return None
        pending = PendingCommit(table, transaction.applied_events)
        pending.batch.summary = self._new_summary(table)
        return pending

    def _join(self, pending: PendingCommit, transaction: Transaction, change: Change) -> bool:
        """Try to add a change to the pending batch; return whether it was added.

        A refusal is decided again when the batch is on disk: nobody is refused because of
        something that may not have happened.
        """
        try:
            change(transaction)
            if transaction.applied_events:
                pending.batch.summary = self._new_summary(pending.table) or pending.batch.summary
                pending.add(transaction.applied_events)
        except Exception:
            pending.is_spoiled = bool(transaction.applied_events)
            return False
        return True

    def _publish(self, pending: PendingCommit) -> None:
        """Tell the watchers what is on disk, and only that."""
        self.is_ours = True
        self._summary = pending.batch.summary or self._summary
        if not pending.is_spoiled:  # or else it is read again
            self.table = pending.table
            self._tell(pending.table, pending.applied_events)
            self._on_change(self)

    def _tell(self, table: Table, applied_events: list[AppliedEvent]) -> None:
        self._told = table.number
        builder = UpdateBuilder(table, applied_events)
        texts: dict[int, list[bytes]] = {}
        is_shared = table.has_shared_device
        for watcher in self.watchers:
            if builder.begins_game:
                watcher.holder = ""  # nobody has yet said that they hold the new hand
            viewer = viewer_of(table, watcher.guest, watcher.holder)
            if viewer != watcher.viewer or builder.resizes_table:
                self.show(table, watcher)
                continue
            if viewer not in texts:
                updates = builder.updates_for(viewer)
                texts[viewer] = [encode_message(TableUpdate(update)) for update in updates]
            for text in texts[viewer]:
                watcher.send(text)
            if is_shared or watcher.device[0]:
                self._tell_device(table, watcher)

    def show(self, table: Table, watcher: Watcher) -> None:
        """Send a watcher the whole table."""
        viewer = viewer_of(table, watcher.guest, watcher.holder)
        watcher.viewer = viewer
        watcher.tell(TableSnapshot(build_snapshot(table, viewer)))
        self._tell_device(table, watcher)

    def _tell_device(self, table: Table, watcher: Watcher) -> None:
        """Tell a shared device for whom of its people the table waits, if that changed."""
        device = (table.companions_of(watcher.guest), table.awaited_on_device(watcher.guest))
        if watcher.device != device:
            watcher.device = device
            watcher.tell(DeviceSeats(self.id, *device))

    async def catch_up(self, number: int = 0, bodies: Sequence[bytes] = ()) -> None:
        """Apply what another process wrote.

        Args:
            number: the length of the log; 0 if it is not known.
            bodies: the last lines of the log up to that number, as far as they are known.
        """
        async with self.lock:
            if self.table is None or 0 < number <= self.table.number:
                return
            table, self.table = self.table, None
            try:
                if not bodies or table.number + len(bodies) != number:
                    bodies = await self._log.read(self.id, table.number)
                self._apply_lines(table, bodies)
            except BaseException:
                self._on_change(self)  # it could not be read, or not to the end
                raise

    def try_catch_up(self, number: int, bodies: Sequence[bytes]) -> bool:
        """Apply the next lines at once, if nothing is being written; return whether it was so."""
        table = self.table
        if table is None or self.lock.locked() or table.number + len(bodies) != number:
            return False
        try:
            self._apply_lines(table, bodies)
        except BaseException:
            self._on_change(self)  # not to the end: the table is read again
            raise
        return True

    def _apply_lines(self, table: Table, bodies: Sequence[bytes]) -> None:
        """Apply lines of another process, and tell them."""
        self.table = None
        applied_events = [apply_event(table, decode_line(body)) for body in bodies]
        self.table = table
        if applied_events:
            self.is_ours = False
            self._tell(table, applied_events)
            self._on_change(self)

    @property
    def is_lost(self) -> bool:
        """Return whether there was a table in memory, and nobody knows what of it is on disk."""
        return self.table is None and self._told > 0

    def connected_seats(self) -> set[int]:
        """Return the seats whose owners watch here."""
        if self.table is None:
            return set()
        guests = {watcher.guest for watcher in self.watchers}
        return {seat for guest in guests for seat in self.table.seats_of(guest)}

    async def write_summary(self) -> None:
        """Write for whom the table waits, if somebody who is not here should know."""
        async with self.lock:
            table = await self.load()
            summary = self._new_summary(table)
            if summary is not None and summary.awaited:
                await self._log.append(LogBatch(self.id, table.number + 1, [], summary=summary))
                self._summary = summary

    def _new_summary(self, table: Table) -> TableSummary | None:
        """Return the summary if the lobby should know something else than before.

        For whom a table waits changes with every move; it matters for those who are not here.
        """
        old = self._summary
        names = [seat.name for seat in table.seats if not seat.is_free]
        if (
            old is None
            or old.status != table.status
            or old.people != table.guests()
            or [player.name for player in old.players] != names
        ):
            return summarize(table, self.now())
        here = {watcher.guest for watcher in self.watchers}
        if here.issuperset(old.people):  # as long as everybody is here, nothing else matters
            return None
        awaited = {*table.awaited_guests(), *old.awaited}
        return None if here.issuperset(awaited) else summarize(table, self.now())
