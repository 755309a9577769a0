"""All tables of this process: one session each, and the clients who watch them."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import NamedTuple

from starlette.requests import HTTPConnection

from tablee.core.errors import GameError
from tablee.server.client import Client
from tablee.server.entropy import SystemEntropy
from tablee.server.in_flight import WorkInFlight
from tablee.server.metrics import KEEPING, SOCKETS, TABLES, PrometheusMonitor, log_unforeseen
from tablee.server.origins import Origins
from tablee.server.presence import Presence
from tablee.server.proxies import Proxies
from tablee.server.settings import Settings
from tablee.session.automation import Automation
from tablee.session.hints import find_hint
from tablee.session.opening import Change
from tablee.session.session import Session
from tablee.session.steady_clock import ALIVE_SECONDS, Downtime, SteadyClock
from tablee.session.summary import summarize
from tablee.session.watcher import Watcher
from tablee.store import Notice, Store, TableSummary
from tablee.table import commands
from tablee.table.commands import AnyCommand, Opening
from tablee.table.devices import owner_of
from tablee.table.handlers import handle_command
from tablee.table.moves import MoveOptions, mark_returned
from tablee.table.opening import allow_reactions
from tablee.table.seats import companion_of
from tablee.table.table import PLAYING
from tablee.table.transaction import Transaction
from tablee.wire import Bye, CommandRequest
from tablee.wire.responses import HintCandidate
from tablee.workers import WorkerPool

MAX_WATCHED = 20
"""Tables that a client can watch at once."""
POLL_SECONDS = 0.02
DISMISS_SECONDS = 2.0
"""Seconds that clients have to take their last message."""
HERE = "here"
"""The announcement between processes that the owner of a seat is connected."""


class Rounds(NamedTuple):
    """Seconds between two checks of all sessions, and until one without watchers is unloaded."""

    every: float = 5.0
    idle: float = 60.0


class Tables:
    """The sessions of this process, and the requests of clients to them.

    Args:
        store: the database.
        settings: the settings of the server.
        automation: acts on sessions; by default with bots in processes of their own.
        entropy: the source of ids, seeds and shuffles.
        rounds: how often sessions are checked.
        timer: a clock that never goes back, for how long somebody or something is idle.
    """

    def __init__(
        self,
        store: Store,
        settings: Settings,
        *,
        automation: Automation | None = None,
        entropy: SystemEntropy | None = None,
        rounds: Rounds | None = None,
        timer: Callable[[], float] = monotonic,
    ) -> None:
        self.store = store
        self.settings = settings
        self.proxies = Proxies(settings.proxies)
        self.origins = Origins(settings)
        self.in_flight = WorkInFlight()
        self.automation = automation or Automation(
            WorkerPool(settings.workers),
            SteadyClock(),
            pace=settings.pace,
            monitor=PrometheusMonitor(),
        )
        self._downtime: Downtime | None = None
        self.workers = self.automation.workers
        self.clock = self.automation.clock
        self.clients: set[Client] = set()
        self._entropy = entropy or SystemEntropy()
        self.presence = Presence(settings.patience, timer)
        self._rounds = rounds or Rounds()
        self.timer = timer
        self._sessions: dict[str, Session] = {}
        self._left: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def is_secure(self, connection: HTTPConnection) -> bool:
        """Return whether people reach this server by TLS."""
        return self.settings.origin.startswith("https:") or self.proxies.is_secure(connection)

    def start(self) -> None:
        """Start the background tasks."""
        self._tasks = [
            asyncio.create_task(self.listen()),
            asyncio.create_task(self._keep_checking()),
            asyncio.create_task(self._keep_alive()),
        ]

    async def wake(self) -> None:
        """Find out since when nobody served these tables, and go on from there."""
        last_alive = await self.store.mark_alive(self.clock())
        if last_alive is None:
            return
        if isinstance(self.clock, SteadyClock):
            self.clock.advance_to(last_alive)
        self._downtime = Downtime(last_alive, self.clock())

    async def _keep_alive(self) -> None:
        """Write again and again that somebody serves."""
        while True:
            await asyncio.sleep(ALIVE_SECONDS)
            with suppress(GameError):
                await self.store.mark_alive(self.clock())

    async def dismiss(self) -> None:
        """Finish the requests being answered, then ask all clients to reconnect later."""
        answering = [client.answering for client in self.clients if client.answering]
        await asyncio.gather(*answering, return_exceptions=True)
        await asyncio.sleep(POLL_SECONDS)
        for client in self.clients:
            client.leave(Bye("stopping", again=True))
        with suppress(TimeoutError):
            async with asyncio.timeout(DISMISS_SECONDS):
                while self.clients:
                    await asyncio.sleep(POLL_SECONDS)

    async def close(self) -> None:
        """Stop the background tasks, once pending commits are written."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.automation.close()
        for session in list(self._sessions.values()):
            async with session.lock:  # held while a commit is written
                pass
        self.workers.close()

    def session(self, table_id: str) -> Session:
        """Return the session of a table, which may not exist."""
        session = self._sessions.get(table_id)
        if session is None:
            session = self._sessions[table_id] = Session(
                self.store,
                table_id,
                clock=self.clock,
                entropy=self._entropy,
                on_change=self.automation.schedule,
                downtime=self._downtime,
            )
            session.on_unknown = self._unload
            TABLES.set(len(self._sessions))
        if not session.watchers:
            self._left[table_id] = self.timer()  # not unloaded before a watcher can come
        return session

    @property
    def loaded(self) -> list[str]:
        """Return the ids of the tables that have a session in memory."""
        return list(self._sessions)

    async def open(
        self,
        person: str,
        opening: Opening,
        wishes: list[AnyCommand],
        companions: Sequence[commands.Sit] = (),
        begin: Change | None = None,
    ) -> str:
        """Open a table, seat the host's companions, carry out the host's commands, and begin.

        Raises:
            GameError: refused, and there is no table.
        """

        def setup(transaction: Transaction) -> None:
            for number, sit in enumerate(companions):
                handle_command(transaction, companion_of(person, number), sit)
            for wish in wishes:
                handle_command(transaction, person, wish)
            if begin is not None:
                begin(transaction)

        table_id = self._entropy.table_id()
        session = self.session(table_id)
        opening = allow_reactions(opening, self.settings.reaction)
        try:
            await session.open(person, opening, self._entropy.first_seed(), setup)
        except Exception:
            self._unload(session)
            raise
        return table_id

    async def watch(self, client: Client, table_id: str, version: int) -> int:
        """Add a client to the watchers of a table; return the table's version."""
        watcher = client.watchers.get(table_id)
        if watcher is None and len(client.watchers) >= MAX_WATCHED:
            raise GameError("too_many_tables", most=MAX_WATCHED)
        session = self.session(table_id)
        async with session.lock:
            table = await session.load()
            if watcher is not None and version == table.version:
                return table.version
            watcher = client.watchers.setdefault(table_id, self._watcher(client, table_id))
            session.watchers[watcher] = None
            self._left.pop(table_id, None)
            session.show(table, watcher)
        seats = table.seats_of(client.person)
        for seat in seats:
            self.presence.mark_seen(session, seat)
            await self._mark_returned(session, seat)
        if seats:
            await self.store.announce({session.id: _here(seats)})
        return table.version

    def _watcher(self, client: Client, table_id: str) -> Watcher:
        """Return the client's watcher of a table, or a new one."""
        return client.watchers.get(table_id) or Watcher(client.person, client.send)

    async def hold(self, client: Client, table_id: str, seat: int | None) -> int:
        """Show the cards of one seat, and of no other, on a shared device."""
        session = self.session(table_id)
        async with session.lock:
            table = await session.load()
            watcher = client.watchers.get(table_id)
            if watcher is None:
                raise GameError("not_watching")
            watcher.holder = "" if seat is None else owner_of(table, client.person, seat)
            session.show(table, watcher)
        if seat is not None:
            await self._mark_returned(session, seat)
        return table.version

    async def _mark_returned(self, session: Session, seat: int) -> None:
        if session.table is None or session.table.seats[seat].is_missed:
            await session.commit(lambda transaction: mark_returned(transaction, seat))

    def unwatch(self, client: Client, table_id: str) -> None:
        """Remove a client from the watchers of a table."""
        watcher = client.watchers.pop(table_id, None)
        session = self._sessions.get(table_id)
        if session is not None and watcher is not None:
            session.watchers.pop(watcher, None)
            for seat in session.table.seats_of(client.person) if session.table else ():
                self.presence.mark_seen(session, seat)
            if not session.watchers:
                self._left[table_id] = self.timer()
            self.automation.run_in_background(session.write_summary())

    def enter(self, client: Client) -> None:
        """Add a client who has connected."""
        self.clients.add(client)
        SOCKETS.set(len(self.clients))

    def leave(self, client: Client) -> None:
        """Remove a client whose connection is gone."""
        for table_id in list(client.watchers):
            self.unwatch(client, table_id)
        self.clients.discard(client)
        SOCKETS.set(len(self.clients))

    async def command(self, client: Client, request: CommandRequest) -> int:
        """Carry out a client's command; return the version of the table when it is on disk."""
        began = monotonic()
        version = await self.session(request.table).command(
            self._watcher(client, request.table), request.command, id=request.id, seat=request.seat
        )
        KEEPING.observe(monotonic() - began)
        return version

    async def look(
        self, client: Client, table_id: str, command: commands.Look, seat: int | None = None
    ) -> MoveOptions:
        """Return the choices that continue a client's move."""
        return await self.session(table_id).look(self._watcher(client, table_id), command, seat)

    async def hint(self, client: Client, table_id: str, version: int) -> list[HintCandidate]:
        """Return a bot's advice on a client's moves."""
        watcher = self._watcher(client, table_id)
        return await find_hint(self.session(table_id), watcher, version, self.workers)

    async def summaries(self, person: str) -> list[TableSummary]:
        """Return the tables of a person, those first that wait for them.

        The written summary may be old as long as all who are awaited are connected.
        """
        summaries = [self._refresh(summary) for summary in await self.store.summaries(person)]
        return sorted(summaries, key=lambda summary: person not in summary.awaited)

    def _refresh(self, summary: TableSummary) -> TableSummary:
        session = self._sessions.get(summary.table)
        if session is None or session.table is None:
            return summary
        return summarize(session.table, summary.updated)

    async def listen(self) -> None:
        """Follow the notices of other processes, for ever."""
        while True:
            try:
                async for notice in self.store.notices():
                    self.receive(notice)
                return
            except GameError:
                await asyncio.sleep(1)
            except Exception as error:
                log_unforeseen(error)
                await asyncio.sleep(1)

    def receive(self, notice: Notice) -> None:
        """Catch up with a notice of another process."""
        self.automation.is_alone = False
        if notice.missed:
            for session in list(self._sessions.values()):
                self.automation.run_in_background(session.catch_up())
            return
        session_here = self._sessions.get(notice.table)
        if session_here is None:
            return
        session_here.is_shared = True
        if notice.text.startswith(HERE):
            for seat in notice.text.split()[1:]:
                self.presence.mark_seen(session_here, int(seat))
        elif notice.number and not self._follow(session_here, notice):
            catching_up = session_here.catch_up(notice.number, notice.bodies)
            self.automation.run_in_background(catching_up)

    def _follow(self, session: Session, notice: Notice) -> bool:
        """Catch up at once, which is cheaper than a task; return `False` if it has to wait."""
        try:
            return session.try_catch_up(notice.number, notice.bodies)
        except Exception as error:  # what was read was spoiled, and is read again
            log_unforeseen(error)
            return True

    async def _keep_checking(self) -> None:
        while True:
            await asyncio.sleep(self._rounds.every)
            await self.check_sessions()

    async def check_sessions(self) -> None:
        """Mark absent people at all tables, and unload the sessions that are idle."""
        for session in list(self._sessions.values()):
            try:
                await self._check_session(session)
            except GameError:
                continue
            except Exception as error:
                log_unforeseen(error)
        with suppress(GameError):
            await self._announce_presence()

    async def _announce_presence(self) -> None:
        """Tell the other processes who is connected here, at all tables that they serve too."""
        shared = [
            session
            for session in self._sessions.values()
            if session.is_shared and session.table is not None and session.table.status == PLAYING
        ]
        here = {session.id: session.connected_seats() for session in shared}
        texts = {table_id: _here(sorted(seats)) for table_id, seats in here.items() if seats}
        if texts:
            await self.store.announce(texts)

    async def _check_session(self, session: Session) -> None:
        await self.presence.mark_missing(session)
        if self._is_idle(session):
            async with session.lock:  # after those who wait for it
                if self._is_idle(session):
                    self._unload(session)

    def _unload(self, session: Session) -> None:
        self.automation.forget(session)
        self.presence.forget(session)
        self._sessions.pop(session.id, None)
        self._left.pop(session.id, None)
        TABLES.set(len(self._sessions))

    def _is_idle(self, session: Session) -> bool:
        left = self._left.get(session.id)
        is_old = left is not None and self.timer() - left > self._rounds.idle
        return is_old and not self.automation.is_busy(session)


def _here(seats: Sequence[int]) -> str:
    """Return the announcement that the owners of seats are connected."""
    return " ".join([HERE, *map(str, seats)])
