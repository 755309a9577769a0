"""All tables of this process, and everybody who is connected to it."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic, time

import msgspec

from tablee.core.errors import GameError
from tablee.core.views import view
from tablee.i18n import LANGUAGES, catalog
from tablee.server.client import Client
from tablee.server.desk import Desk, head_of
from tablee.server.luck import fresh_name, fresh_number, fresh_seed
from tablee.server.metrics import KEEPING, SOCKETS, TABLES, unforeseen
from tablee.server.minding import Minder
from tablee.server.settings import Settings
from tablee.server.sharing import owner_of, speaker, viewer_of
from tablee.store import Batch, Head, Notice, Store
from tablee.table import commands, facts
from tablee.table.commands import Asked, Opening
from tablee.table.decide import handle
from tablee.table.facts import Entry
from tablee.table.going import Going
from tablee.table.moving import Outlook, look, welcome_back
from tablee.table.seats import companion
from tablee.table.table import PLAYING, Table
from tablee.thinking import Thinking, give_advice
from tablee.wire import Ask, Bye
from tablee.wire.telling import Candidate

MOST_WATCHED = 20
"""So many tables can a client watch at once."""
ROUND = 5.0
"""Every so many seconds the hall is looked over."""
IDLE = 60.0
"""A table at which nobody has been for so many seconds is put away."""
MOMENT = 0.02
GOODBYE = 2.0
"""Seconds that clients have to take in that they are sent off."""
HERE = "here"
"""What processes tell each other about those who are connected to them."""


class Hall:
    """Where clients come to tables."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.thinking = Thinking(settings.workers)
        self.clients: set[Client] = set()
        self._minder = Minder(settings, self.thinking)
        self._desks: dict[str, Desk] = {}
        self._left: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to look after what happens by itself."""
        catalog(LANGUAGES[0])  # read now, so that nobody has to wait for it
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._rounds())]

    async def dismiss(self) -> None:
        """Let moves on their way arrive, and send everybody off who is connected, to come back."""
        doing = [client.answering for client in self.clients if client.answering]
        await asyncio.gather(*doing, return_exceptions=True)
        await asyncio.sleep(MOMENT)
        for client in self.clients:
            client.leave(Bye("stopping", again=True))
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                while self.clients:
                    await asyncio.sleep(MOMENT)

    async def close(self) -> None:
        """Stop; what is being written is written."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._minder.close()
        for desk in list(self._desks.values()):
            async with desk.lock:  # a move on its way to the disk arrives
                pass
        self.thinking.close()

    def desk(self, table: str) -> Desk:
        """The desk of a table, which may not exist."""
        desk = self._desks.get(table)
        if desk is None:
            desk = self._desks[table] = Desk(self.store, table, on_change=self._minder.mind)
            TABLES.set(len(self._desks))
        if not desk.watchers:
            self._left[table] = monotonic()  # it is not put away under the eyes of who comes now
        return desk

    async def open(
        self,
        person: str,
        opening: Opening,
        wishes: list[Asked],
        companions: Sequence[commands.Sit] = (),
    ) -> str:
        """Open a table, let those sit who share the host's device, and do what the host wishes.

        Raises:
            GameError: and then there is no table.
        """
        now = time()
        name = fresh_name()
        opened = Entry(now, facts.Opened(name, person, opening, fresh_seed()))
        table = Table(opened)
        going = Going(table, now, fresh_seed)
        for number, sit in enumerate(companions):
            handle(going, companion(person, number), sit)
        for wish in wishes:
            handle(going, person, wish)
        entries = [opened, *(happening.entry for happening in going.happenings)]
        bodies = [msgspec.json.encode(entry) for entry in entries]
        await self.store.append(Batch(name, 1, bodies, head=head_of(table)))
        self.desk(name).adopt(table)
        return name

    async def watch(self, client: Client, table_id: str, version: int) -> int:
        """Let a client see a table from now on; return its version."""
        if table_id not in client.viewers and len(client.viewers) >= MOST_WATCHED:
            raise GameError("too_many_tables", most=MOST_WATCHED)
        desk = self.desk(table_id)
        async with desk.lock:
            table = await desk.load()
            desk.watchers[client] = None
            self._left.pop(table_id, None)
            if version == table.version and client.viewers.get(table_id) is not None:
                return table.version
            desk.show(table, client)
        for seat in table.seats_of(client.person):
            self._minder.has_seen(desk, seat)
            await self._return(desk, table, seat)
        return table.version

    async def hold(self, client: Client, table_id: str, seat: int | None) -> int:
        """Show somebody their cards who holds a shared device, and nobody else's any more."""
        desk = self.desk(table_id)
        async with desk.lock:
            table = await desk.load()
            if client not in desk.watchers:
                raise GameError("not_watching")
            client.held[table_id] = "" if seat is None else owner_of(table, client, seat)
            desk.show(table, client)
        if seat is not None and table.seats[seat].away:
            await desk.act(lambda going: welcome_back(going, seat))
        return table.version

    async def _return(self, desk: Desk, table: Table, seat: int) -> None:
        """Somebody is back at a table."""
        if table.seats[seat].away:
            await desk.act(lambda going: welcome_back(going, seat))
        await self.store.announce(desk.id, f"{HERE} {seat}")

    def unwatch(self, client: Client, table_id: str) -> None:
        """A client goes away from a table."""
        client.forget(table_id)
        desk = self._desks.get(table_id)
        if desk is not None and desk.watchers.pop(client, 0) is None:
            for seat in desk.table.seats_of(client.person) if desk.table else ():
                self._minder.has_seen(desk, seat)
            if not desk.watchers:
                self._left[table_id] = monotonic()
            self._minder.run(desk.note_awaited())

    def enter(self, client: Client) -> None:
        """A client has come."""
        self.clients.add(client)
        SOCKETS.set(len(self.clients))

    def leave(self, client: Client) -> None:
        """A client is gone."""
        for table_id in list(client.viewers):
            self.unwatch(client, table_id)
        self.clients.discard(client)
        SOCKETS.set(len(self.clients))

    async def ask(self, client: Client, request: Ask) -> int:
        """Do what a client asks of a table; return the version when it is on disk."""
        command, seat = request.command, request.seat

        def act(going: Going) -> None:
            if not going.is_repeated:
                handle(going, speaker(going.table, client, command, seat), command)

        began = monotonic()
        desk = self.desk(request.table)
        version = await desk.act(act, person=client.person, command=request.id)
        KEEPING.count(monotonic() - began)
        return version

    async def look(
        self, client: Client, table_id: str, command: commands.Look, seat: int | None = None
    ) -> Outlook:
        """How a client may go on with a move."""
        desk = self.desk(table_id)
        async with desk.lock:
            table = await desk.load()
            return look(table, speaker(table, client, command, seat), command)

    async def hint(self, client: Client, table_id: str, version: int) -> list[Candidate]:
        """What a bot would do in the place of a client.

        Raises:
            GameError: `no_hints` where other people play.
        """
        desk = self.desk(table_id)
        async with desk.lock:
            table = await desk.load()
            wish = commands.Look("", version)
            look(table, speaker(table, client, wish), wish)
            seat = viewer_of(table, client)
            if len([other for other in table.seats if other.person]) > 1:
                raise GameError("no_hints")
            assert table.play is not None, "a seat is asked"
            seen = view(table.play.asked()[seat], seat)
        advice = await self.thinking.about(give_advice, seen, fresh_number())
        return msgspec.convert(advice["candidates"], list[Candidate])

    async def heads(self, person: str) -> list[Head]:
        """The tables of a person, those first that wait for them.

        For whom a table waits is written down only if it matters to somebody who is not there.
        """
        heads = [self._newest(head) for head in await self.store.heads(person)]
        return sorted(heads, key=lambda head: person not in head.awaited)

    def _newest(self, head: Head) -> Head:
        desk = self._desks.get(head.table)
        if desk is None or desk.table is None:
            return head
        return msgspec.structs.replace(head, awaited=head_of(desk.table).awaited)

    async def _listen(self) -> None:
        """Hear what other processes do."""
        while True:
            try:
                async for notice in self.store.notices():
                    await self._hear(notice)
                return
            except GameError:
                await asyncio.sleep(1)
            except Exception as error:
                unforeseen(error)
                await asyncio.sleep(1)

    async def _hear(self, notice: Notice) -> None:
        self._minder.is_alone = False
        if notice.missed:
            for desk in list(self._desks.values()):
                self._minder.run(desk.catch_up())
            return
        found = self._desks.get(notice.table)
        if found is None:
            return
        found.is_shared = True
        if notice.text.startswith(HERE):
            self._minder.has_seen(found, int(notice.text.removeprefix(HERE)))
        elif notice.number:
            self._minder.run(found.catch_up(notice.number, notice.bodies))

    async def _rounds(self) -> None:
        """Look for those who are missing, and put away what nobody uses."""
        while True:
            await asyncio.sleep(ROUND)
            for desk in list(self._desks.values()):
                try:
                    await self._look_over(desk)
                except GameError:
                    continue
                except Exception as error:
                    unforeseen(error)

    async def _look_over(self, desk: Desk) -> None:
        await self._minder.look_for(desk)
        if desk.is_shared and desk.table is not None and desk.table.status == PLAYING:
            for seat in desk.connected():
                await self.store.announce(desk.id, f"{HERE} {seat}")
        if self._is_idle(desk):
            async with desk.lock:  # whoever waits for it has it first
                if self._is_idle(desk):
                    self._minder.forget(desk)
                    del self._desks[desk.id], self._left[desk.id]
                    TABLES.set(len(self._desks))

    def _is_idle(self, desk: Desk) -> bool:
        left = self._left.get(desk.id)
        return left is not None and monotonic() - left > IDLE and not self._minder.is_busy(desk)
