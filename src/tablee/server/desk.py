"""One table in this process. Its truth is in the store; what is held here can be lost."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import time

import msgspec

from tablee.core.errors import GameError
from tablee.server.client import Client
from tablee.server.joint import Joint
from tablee.server.luck import fresh_seed
from tablee.server.sharing import awaited_here, awaited_of, viewer_of
from tablee.store import Batch, Conflict, Head, Store
from tablee.table import facts
from tablee.table.facts import Entry
from tablee.table.going import Going, Happening, let_happen
from tablee.table.news import Telling
from tablee.table.seats import guest_of
from tablee.table.sight import sight
from tablee.table.table import Table
from tablee.wire import Changed, Seen, Shared, write

TRIES = 5
"""How often a command is tried anew when another process was faster."""

_DECODER = msgspec.json.Decoder(Entry)


class Desk:
    """A table, those who watch it here, and the way to disk."""

    def __init__(self, store: Store, table: str, *, on_change: Callable[["Desk"], None]) -> None:
        self.id = table
        self.table: Table | None = None
        self.is_ours = False
        """Whether the last line of the log was written by this process."""
        self.is_shared = False
        """Whether another process has people at this table too."""
        self.watchers: dict[Client, None] = {}
        self.lock = asyncio.Lock()
        self._store = store
        self._on_change = on_change
        self._told = 0
        self._head: Head | None = None
        self._joint: Joint | None = None

    async def load(self) -> Table:
        """The table as the store has it; to be called with the lock held.

        Raises:
            GameError: `no_such_table`, `store_failed`.
        """
        if self.table is None:
            bodies = await self._store.read(self.id)
            if not bodies:
                raise GameError("no_such_table")
            entries = map(_DECODER.decode, bodies)
            self.table = Table(next(entries))
            for entry in entries:
                self.table.happen(entry)
            self.is_ours = False
            self._head = None
            if self._told != self.table.number:
                self._show_all(self.table)
            self._on_change(self)
        return self.table

    def adopt(self, table: Table) -> None:
        """Take a table that has just been opened here."""
        self.table = table
        self.is_ours = True
        self._told = table.number
        self._on_change(self)

    async def act(
        self,
        change: Callable[[Going], None],
        *,
        person: str = "",
        command: str = "",
    ) -> int:
        """Let something happen, and return the version of the table when it is on disk.

        Raises:
            GameError: refused, or not kept; then it has not happened.
        """
        joint = self._joint
        if joint is not None and joint.is_open:
            going = Going(joint.table, time(), fresh_seed, person=person, command=command)
            if self._joins(joint, going, change):
                with suppress(Conflict):  # or else everybody is tried anew
                    await joint.join()
                    return joint.version
        async with self.lock:
            try:
                for _ in range(TRIES):
                    table = self.table or await self.load()
                    going = Going(table, time(), fresh_seed, person=person, command=command)
                    joint = self._joint = self._let_happen(table, going, change)
                    if joint is None:
                        return table.version
                    try:
                        with joint:
                            await self._store.append(joint.batch)
                            self._is_kept(joint)
                            return joint.version
                    except Conflict:
                        continue
            finally:
                self._joint = None
                if self.table is None:  # nobody knows what is on disk
                    self._on_change(self)
        raise GameError("store_busy")

    def _let_happen(
        self, table: Table, going: Going, change: Callable[[Going], None]
    ) -> Joint | None:
        """What is to be written down; nothing if nothing happened."""
        self.table = None  # until it is on disk, it has not happened
        try:
            change(going)
        finally:
            if not going.happenings:
                self.table = table
        if not going.happenings:
            return None
        joint = Joint(table, going.happenings)
        joint.batch.head = self._new_head(table)
        return joint

    def _joins(self, joint: Joint, going: Going, change: Callable[[Going], None]) -> bool:
        """Whether something could be done to a table that waits to be written, and joins it.

        What cannot is decided when the others are on disk: nobody is refused because of something
        that may not have happened.
        """
        try:
            change(going)
            if going.happenings:
                joint.batch.head = self._new_head(joint.table) or joint.batch.head
                joint.add(going.happenings)
        except Exception:
            joint.is_spoiled = bool(going.happenings)
            return False
        return True

    def _is_kept(self, joint: Joint) -> None:
        """Only what is on disk is told to anybody."""
        self.is_ours = True
        self._head = joint.batch.head or self._head
        if not joint.is_spoiled:  # or else it is read again
            self.table = joint.table
            self._tell(joint.table, joint.happenings)
            self._on_change(self)

    def _tell(self, table: Table, happenings: list[Happening]) -> None:
        self._told = table.number
        telling = Telling(table, happenings)
        texts: dict[int, list[bytes]] = {}
        begins = any(isinstance(one.fact, facts.Began) for one in happenings)
        is_shared = any(seat.is_beside for seat in table.seats)
        for client in self.watchers:
            if begins:
                client.held.pop(self.id, None)  # nobody has yet said that they hold the new hand
            viewer = viewer_of(table, client)
            if viewer != client.viewers.get(self.id):
                self.show(table, client)
                continue
            if viewer not in texts:
                changes = telling.changes(viewer)
                texts[viewer] = [write(Changed(change)) for change in changes]
            for text in texts[viewer]:
                client.send(text)
            if is_shared or self.id in client.shared:
                self._share(table, client)

    def _show_all(self, table: Table) -> None:
        self._told = table.number
        for client in self.watchers:
            self.show(table, client)

    def show(self, table: Table, client: Client) -> None:
        """Show somebody the whole table."""
        viewer = viewer_of(table, client)
        client.viewers[self.id] = viewer
        client.tell(Seen(sight(table, viewer)))
        self._share(table, client)

    def _share(self, table: Table, client: Client) -> None:
        """Tell those who share a device for whom of them the table waits, if that is news."""
        seats = table.companions_of(client.person)
        found = (seats, awaited_here(table, client))
        if client.shared.get(self.id, ([], [])) != found:
            client.shared[self.id] = found
            client.tell(Shared(self.id, *found))

    async def catch_up(self, number: int = 0, bodies: Sequence[bytes] = ()) -> None:
        """Take in what another process wrote.

        Args:
            number: what the log has reached; 0 if that is not known.
            bodies: what came to the log, up to that number, as far as it is known.
        """
        async with self.lock:
            if self.table is None or 0 < number <= self.table.number:
                return
            table, self.table = self.table, None
            try:
                if not bodies or table.number + len(bodies) != number:
                    bodies = await self._store.read(self.id, table.number)
                happenings = [let_happen(table, _DECODER.decode(body)) for body in bodies]
                self.table = table
            finally:
                if self.table is None:  # it could not be read, or not to the end
                    self._on_change(self)
            if happenings:
                self.is_ours = False
                self._tell(table, happenings)
                self._on_change(self)

    @property
    def is_lost(self) -> bool:
        """Whether there is a table, and nobody knows what of it is on disk."""
        return self.table is None and self._told > 0

    def connected(self) -> set[int]:
        """The seats whose owners are connected to this process."""
        if self.table is None:
            return set()
        guests = {client.person for client in self.watchers}
        return {seat for guest in guests for seat in self.table.seats_of(guest)}

    def _new_head(self, table: Table) -> Head | None:
        """What the lobby should know, if it should know something else than before.

        For whom a table waits changes with every move; it matters for those who are not there.
        """
        old = self._head
        here = {client.person for client in self.watchers}
        if old is None or (old.status, old.people) != (table.status, _people(table)):
            return head_of(table)
        if here.issuperset(old.people):  # as long as everybody plays, nothing else is looked at
            return None
        head = head_of(table)
        return None if here.issuperset(head.awaited) and here.issuperset(old.awaited) else head

    async def note_awaited(self) -> None:
        """Let the lobby know for whom the table waits, now that somebody is gone."""
        async with self.lock:
            table = await self.load()
            head = self._new_head(table)
            if head is not None and head.awaited:
                await self._store.append(Batch(self.id, table.number + 1, [], head=head))
                self._head = head


def head_of(table: Table) -> Head:
    """What the lobby lists about a table."""
    everybody = range(len(table.seats))
    owners = [table.seats[seat] for seat in awaited_of(table, everybody)]
    awaited = [guest_of(seat.person) for seat in owners if seat.person]
    return Head(table.id, table.setup.game.slug, table.status, _people(table), awaited, time())


def _people(table: Table) -> list[str]:
    """Who has a seat, the same wherever they sit: a rematch turns the seats."""
    return sorted({guest_of(seat.person) for seat in table.seats if seat.person})
