"""The law of tables: whole games, served by a session as the browser and the terminal have them.

People and bots answer in any order, take moves back, reconnect, and the server starts again.
"""

from collections.abc import Coroutine
from contextlib import suppress
from typing import TypeVar

from tablee.core.errors import GameError
from tablee.core.notation import format_move
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import REACTION, State
from tablee.core.zones import NOBODY
from tablee.records import Deal, Step
from tablee.registry import installed
from tablee.session.session import Session
from tablee.table.clock import next_deadline
from tablee.table.commands import (
    Agree,
    AnyCommand,
    Begin,
    Invite,
    Look,
    Opening,
    Play,
    Propose,
    Ready,
    Sit,
    TimeControl,
)
from tablee.table.game import RunningGame
from tablee.table.messages import ZoneView
from tablee.table.moves import play_as_bot
from tablee.table.snapshot import board_for_viewer, build_room, public_board
from tablee.table.table import PLAYING, Table
from tablee.table.transaction import Transaction, bot_turns
from tablee.table.visibility import zone_views
from tablee.testing.law import LAW_OF_TABLES as LAW
from tablee.testing.law import LawBroken, require
from tablee.testing.memory_table import GeneratedSeeds, Guest, MemoryLog
from tablee.testing.table_secrets import SecretSearch
from tablee.wire import TableSnapshot

CLOCKS = [TimeControl(), TimeControl(move=60.0)]
"""Without a clock a reaction waits for everybody; with one whoever is late declines."""
LATE = 8
"""One reaction in so many is left to the clock, where there is one."""
ODDITIES = 32
"""One act in so many is a move taken back; as many are reconnections, and starts of the server."""
HINT = "all that the rules go by has to stand in fields of the state"
Result = TypeVar("Result")


def check_table(setup: Setup, rng: Rng, max_acts: int) -> None:
    """Serve one random game to its end, and search all that viewers receive for closed cards."""
    with installed(setup.game):
        served = _ServedGame(setup, rng)
        for _ in range(max_acts):
            if served.table.status != PLAYING:
                break
            served.act()
        require(served.table.status != PLAYING, "games end", f"not after {max_acts} moves")
        for guest in served.guests:
            served.check_mirror(guest)


def _run(work: Coroutine[object, object, Result]) -> Result:
    """Run a coroutine that waits for nothing, with or without an event loop around it.

    It may let others go first, which are none here.
    """
    try:
        while work.send(None) is None:
            pass
    except StopIteration as finished:
        result: Result = finished.value
        return result
    raise AssertionError("a session over a log in memory does not wait")


class _ServedGame:
    """A session with people, bots and a spectator, and a replay of what happens there."""

    def __init__(self, setup: Setup, rng: Rng) -> None:
        self._setup = setup
        self._rng = rng
        self._now = 0.0
        self._log = MemoryLog()
        people = 1 + int(rng.below(setup.seats))
        self.guests = [Guest(f"guest {number}") for number in range(people + 1)]
        self._people = self.guests[:people]
        self._twin = RunningGame(setup, "", [])
        self._steps: list[Step] = []
        self._session = self._new_session()
        clock = CLOCKS[int(rng.below(len(CLOCKS)))]
        opening = Opening(setup.game.slug, setup.seats, dict(setup.options), clock)
        seed = f"{rng.below(1 << 30):064x}"
        _run(self._session.open(self.guests[0].name, opening, seed, lambda transaction: None))
        self._begin()

    @property
    def table(self) -> Table:
        """Return the table as it is served."""
        assert self._session.table is not None, "what was refused or written left a table"
        return self._session.table

    @property
    def _game(self) -> RunningGame:
        assert self.table.game is not None, "the game has begun"
        return self.table.game

    def _new_session(self) -> Session:
        return Session(
            self._log,
            "law",
            clock=lambda: self._now,
            entropy=GeneratedSeeds(self._rng),
            on_change=lambda session: None,
        )

    def _begin(self) -> None:
        for guest in self.guests:
            self._watch(guest)
        for guest in self._people:
            self._command(guest, Sit(guest.name, luck=""))
        for seat in range(len(self._people), self._setup.seats):
            self._command(self._people[0], Invite(seat, "novice"))
        self._command(self._people[0], Begin())
        self._check_messages()

    def _watch(self, guest: Guest) -> None:
        self._session.watchers[guest.watcher] = None
        self._session.show(self.table, guest.watcher)

    def _command(self, guest: Guest, command: AnyCommand) -> None:
        _run(self._session.command(guest.watcher, command))

    def act(self) -> None:
        """Let something happen, most often a move."""
        self._now += 1.0
        happenings = [self._take_back, self._reconnect, self._restart]
        chance = int(self._rng.below(ODDITIES))
        happening = happenings[chance] if chance < len(happenings) else self._go_on
        try:
            happening()
            self._check_messages()
        except LawBroken:
            raise
        except Exception as error:  # rules of any package may raise anything
            raise LawBroken(LAW, f"{type(error).__name__}: {error}") from error

    def _go_on(self) -> None:
        """Let an asked seat answer, somebody be ready, or time pass."""
        table, game = self.table, self._game
        if game.is_counted:
            for guest in self._people:
                if self._viewer(guest) in table.awaited():
                    self._command(guest, Ready())
                    return
        waiting = game.waiting() if not game.is_counted else []
        due = next_deadline(table)
        is_reaction = due is not None and game.state.asks() == REACTION
        if waiting and not (is_reaction and self._rng.below(LATE) == 0):
            seat = waiting[int(self._rng.below(len(waiting)))]
            bot = seat in bot_turns(table)
            self._move_bot(seat) if bot else self._move_person(self._guest_in(seat))
            return
        require(due is not None, LAW, f"nobody is asked, and the game is not over: {game.state}")
        assert due is not None, "required"
        self._now = max(self._now, due)
        _run(self._session.commit(Transaction.tick))

    def _move_bot(self, seat: int) -> None:
        state, version = self._game.asked()[seat], self.table.version
        names = self._random_move(state)
        try:
            _run(self._session.commit(lambda t: play_as_bot(t, seat, names, version)))
        except GameError as error:
            raise LawBroken(LAW, f"{format_move(names)} of seat {seat}: {error}") from error

    def _random_move(self, state: State) -> list[str]:
        after = state.copy()
        names: list[str] = []
        while not names or after.midway:
            action = int(after.legal()[self._rng.below(len(after.legal()))])
            names.append(after.name(action))
            after.apply(action)
        return names

    def _move_person(self, guest: Guest) -> None:
        """Choose among what is offered, step by step, as every door does."""
        seat = self._viewer(guest)
        assert guest.mirror is not None, "everybody watches"
        choices = guest.mirror.board.choices if guest.mirror.board else []
        try:
            while True:
                require(bool(choices), LAW, f"seat {seat} is asked and has nothing to choose")
                choice = choices[int(self._rng.below(len(choices)))]
                if choice.whole and not (choice.open and self._rng.below(2)):
                    self._command(guest, Play(choice.move, self.table.version))
                    return
                look = Look(choice.move, self.table.version)
                choices = _run(self._session.look(guest.watcher, look)).choices
                self._search(guest).check_choices(choices)
        except GameError as error:
            raise LawBroken(LAW, f"seat {seat} was offered what is refused: {error}") from error

    def _take_back(self) -> None:
        """Let somebody propose to undo, and all agree; it may be refused."""
        guest = self._people[int(self._rng.below(len(self._people)))]
        with suppress(GameError):
            self._command(guest, Propose("undo"))
        for other in self._people:
            if self.table.proposal and self._viewer(other) not in self.table.proposal.agreed:
                self._command(other, Agree(self.table.version))
        require(self.table.proposal is None, LAW, "all agreed, and nothing was undone")

    def _reconnect(self) -> None:
        """Let a guest come back with a new connection."""
        guest = self.guests[int(self._rng.below(len(self.guests)))]
        self._session.watchers.pop(guest.watcher)
        guest.reconnect()
        self._watch(guest)

    def _restart(self) -> None:
        """Serve the same log by another session: everybody must have been told of its table."""
        watchers = self._session.watchers
        self._session = self._new_session()
        _run(self._session.load())
        self._session.watchers.update(watchers)
        for guest in self.guests:
            self.check_mirror(guest)

    def _viewer(self, guest: Guest) -> int:
        seat = self.table.seat_of(guest.name)
        return NOBODY if seat is None else seat

    def _guest_in(self, seat: int) -> Guest:
        return next(guest for guest in self._people if self._viewer(guest) == seat)

    def _search(self, guest: Guest) -> SecretSearch:
        return SecretSearch(self._setup, self._steps, self._viewer(guest))

    def _check_messages(self) -> None:
        """Search everything that was sent since the last act."""
        self._follow()
        for guest in self.guests:
            search = self._search(guest)
            answered = self._viewer(guest) in self._game.answers
            for message in guest.read():
                if isinstance(message, TableSnapshot):
                    search.check_snapshot(message.sight, answered)
                else:
                    search.check_update(message.change, answered)

    def _follow(self) -> None:
        """Replay what has happened, and go back where something was undone."""
        events, known = self._game.events, self._twin.events
        same = 0
        while same < min(len(events), len(known)) and events[same] == known[same]:
            same += 1
        if same < len(known):
            self._twin.rewind(same)
            del self._steps[same:]
        for event in events[same:]:
            if isinstance(event, Deal):
                self._steps.append(self._twin.deal(event.deal))
            else:
                self._steps.append(self._twin.move(event.seat, event.move))

    def check_mirror(self, guest: Guest) -> None:
        """Require that the updates which a guest was sent add up to the table as it is."""
        assert guest.mirror is not None, "everybody watches"
        seen, table, viewer = guest.mirror.snapshot, self.table, self._viewer(guest)
        zones = zone_views(table.setup, self._game.state, viewer)
        same = _by_name(seen.zones) == _by_name(zones)
        same = same and seen.board == board_for_viewer(table, viewer, public_board(table))
        same = same and seen.room == build_room(table, viewer)
        require(same, LAW, f"{guest.name} was told otherwise than it is; {HINT}")


def _by_name(zones: list[ZoneView]) -> dict[tuple[str, int], list[str]]:
    return {(zone.name, zone.owner): zone.cards for zone in zones}
