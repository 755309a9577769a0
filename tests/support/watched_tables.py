"""Tables with watchers for the tests: every step is logged and checked.

`WatchedTable.run` checks the invariants.
"""

from collections.abc import Callable
from functools import partial
from itertools import count

import msgspec

from tablee.core.errors import GameError
from tablee.core.game import OptionValue
from tablee.core.notation import ParsedMove, format_move
from tablee.core.rng import Rng
from tablee.core.setup import HIDDEN
from tablee.core.state import NO_CARD, State, fields
from tablee.core.views import determinize, view
from tablee.core.zones import DEALER, NOBODY
from tablee.table import events
from tablee.table.clock import next_deadline
from tablee.table.commands import (
    Agree,
    AnyCommand,
    Begin,
    Invite,
    Opening,
    Play,
    Propose,
    Sit,
    TimeControl,
)
from tablee.table.handlers import handle_command
from tablee.table.messages import LogEntry, MessageList, Snapshot, Update, WordList
from tablee.table.moves import mark_absent, mark_returned, play_as_bot
from tablee.table.snapshot import (
    board_for_viewer,
    build_room,
    build_snapshot,
    public_board,
    views_of_table,
)
from tablee.table.table import PLAYING, Table
from tablee.table.transaction import AppliedEvent, Transaction, bot_turns
from tablee.table.updates import UpdateBuilder
from tests.support.entropy import GivenSeeds

ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(events.LogLine)
SPECTATOR = "eve"


def seed(number: int) -> str:
    return f"{number:064x}"


def snapshot(table: Table) -> str:
    """Return all fields of a table besides its caches, to be compared."""
    held = {name: value for name, value in fields(table).items() if name not in ("setup", "game")}
    held["seats"] = [fields(seat) for seat in table.seats]
    play = table.game and {
        n: v for n, v in fields(table.game).items() if n not in ("_asked", "_parsed", "setup")
    }
    if play:
        play["_dealer"] = fields(play["_dealer"])
    return repr((held, play))


def rebuilt(log: list[bytes]) -> Table:
    """Return the table of a log."""
    first, *others = map(DECODER.decode, log)
    table = Table(first)
    for log_line in others:
        table.apply(log_line)
    return table


class Watcher:
    """A client that received a snapshot, and applies the updates since."""

    def __init__(self, seen: Snapshot) -> None:
        self.version = seen.version
        self.you = seen.you
        self.zones = {(zone.name, zone.owner): zone.cards for zone in seen.zones}
        self.board = seen.board
        self.room = seen.room
        self.heard: list[Update] = []

    def hear(self, change: Update) -> None:
        self.heard.append(change)
        self.version = change.version
        self.you = self.you if change.you is None else change.you
        self.zones.update({(zone.name, zone.owner): zone.cards for zone in change.zones or []})
        self.board = change.board or self.board
        self.room = change.room or self.room


class WatchedTable:
    """A table, its log, a clock, and all its watchers."""

    def __init__(
        self,
        game: str = "parade",
        seats: int = 2,
        *,
        clock: TimeControl | None = None,
        people: tuple[str, ...] = ("ana", "ben", "cleo"),
        aide_memoire: bool = True,
        **options: OptionValue,
    ) -> None:
        self.now = 1000.0
        self.people = (*people, SPECTATOR)
        self._numbers = count(1)
        opening = Opening(game, seats, options, clock or TimeControl(), aide_memoire)
        opened = events.LogLine(self.now, events.Opened("T", "ana", opening, seed(0)))
        self.log = [ENCODER.encode(opened)]
        self.table = rebuilt(self.log)
        self.watchers = {who: Watcher(build_snapshot(self.table, NOBODY)) for who in self.people}
        self.last: list[AppliedEvent] = []
        self.done: list[tuple[str, AnyCommand, str]] = []

    # Acts of people, bots and time

    def do(self, who: str, command: AnyCommand, *, name: str = "") -> list[Update]:
        """Carry out a command of a person; return the updates to them."""
        name = name or f"c{next(self._numbers)}"
        told = self.run(
            lambda transaction: handle_command(transaction, who, command), person=who, command=name
        )
        if self.last:
            self.done.append((who, command, name))
        return told

    def refuses(self, who: str, command: AnyCommand) -> str:
        """Return the code that a command is refused with."""
        try:
            self.do(who, command)
        except GameError as error:
            return error.code
        raise AssertionError(f"{command} of {who} was not refused")

    def bot(self, seat: int, move: list[str], version: int | None = None) -> list[Update]:
        version = self.table.version if version is None else version
        return self.run(lambda transaction: play_as_bot(transaction, seat, move, version))

    def miss(self, seat: int) -> list[Update]:
        return self.run(lambda transaction: mark_absent(transaction, seat))

    def back(self, seat: int) -> list[Update]:
        return self.run(lambda transaction: mark_returned(transaction, seat))

    def wait(self, seconds: float) -> list[Update]:
        """Let time pass and the clock tick, which acts exactly when a deadline has passed."""
        self.now += seconds
        due = next_deadline(self.table)
        self.run(Transaction.tick)
        assert bool(self.last) == (due is not None and due <= self.now)
        return self.told(SPECTATOR)

    # Invariants

    def run(
        self, action: Callable[[Transaction], None], *, person: str = "", command: str = ""
    ) -> list[Update]:
        """Run an action: refused, it changes nothing; done, it is logged and sent to all."""
        before, version = snapshot(self.table), self.table.version
        transaction = Transaction(
            self.table,
            self.now,
            GivenSeeds(partial(seed, next(self._numbers))),
            person=person,
            command=command,
        )
        try:
            action(transaction)
        except GameError:
            assert snapshot(self.table) == before, "something refused changed the table"
            assert not transaction.applied_events
            raise
        self.last = transaction.applied_events
        self.log += [ENCODER.encode(applied.log_line) for applied in self.last]
        for applied in self.last:
            version += not applied.is_private
            assert applied.version == version
        assert self.table.version == version
        assert self.table.number == len(self.log)
        self._tell()
        return self.told(person or SPECTATOR)

    def _tell(self) -> None:
        builder = UpdateBuilder(self.table, self.last)
        for who, watcher in self.watchers.items():
            viewer = self.viewer(who)
            watcher.heard = []
            for change in builder.updates_for(viewer):
                gap = change.version - watcher.version
                assert gap in (0, 1), "a version was left out"
                watcher.hear(change)
            self._check_view(watcher, viewer)
            self._check_secrets(watcher, viewer)

    def viewer(self, who: str) -> int:
        seat = self.table.seat_of(who)
        return NOBODY if seat is None else seat

    def _check_view(self, watcher: Watcher, viewer: int) -> None:
        """Check that the updates add up to the current snapshot."""
        assert watcher.you == viewer
        assert watcher.version == self.table.version
        assert watcher.room == build_room(self.table, viewer)
        assert watcher.board == board_for_viewer(self.table, viewer, public_board(self.table))
        seen = views_of_table(self.table, viewer)
        assert watcher.zones == {(zone.name, zone.owner): zone.cards for zone in seen}

    def _check_secrets(self, watcher: Watcher, viewer: int) -> None:
        """Check that no card is named that was hidden from the viewer before and after."""
        for zone in self.table.game.state.zones() if self.table.game else []:
            if not zone.open_to(viewer):
                shown = watcher.zones[zone.name, int(zone.owner)]
                assert all(code.startswith(HIDDEN) for code in shown)
        steps = {applied.events: applied for applied in self.last if applied.step}
        for change in watcher.heard:
            if change.told is not None:
                seen = self._open_codes(steps[change.told.event], viewer)
                assert codes_told(change.told) & self.codes <= seen

    @property
    def codes(self) -> set[str]:
        return {face.code for face in self.table.setup.faces}

    def _open_codes(self, applied: AppliedEvent, viewer: int) -> set[str]:
        """Return the codes of cards open to a viewer, and other words of the move, as of jokers."""
        step, faces = applied.step, self.table.setup.faces
        assert step is not None
        zones, said = step.after.zones(), set[str]()
        if step.seat != DEALER:
            zones += step.before.zones()
            parsed = ParsedMove(step.before, step.actions)
            moved = {faces[card].code for card in parsed.cards if card != NO_CARD}
            said = set(" ".join(parsed.names).split()) - moved
        return said | {
            faces[card].code for zone in zones if zone.open_to(viewer) for card in zone.cards
        }

    def check_hidden(self, number: int) -> None:
        """Check that each viewer receives the same bytes whatever the hidden cards are."""
        play = self.table.game
        if play is None:
            return
        truth = play.state
        for viewer in range(truth.seats):
            before = self._received(viewer)
            play.state, play._asked = determinize(view(truth, viewer), Rng(number)), None
            try:
                assert self._received(viewer) == before
            finally:
                play.state, play._asked = truth, None

    def _received(self, viewer: int) -> bytes:
        play = self.table.game
        assert play is not None
        seen = (
            views_of_table(self.table, viewer),
            board_for_viewer(self.table, viewer, public_board(self.table)),
        )
        return ENCODER.encode(seen)

    def check_log(self) -> None:
        """Check that the log gives the same table, and its snapshots what watchers know."""
        twin = rebuilt(self.log)
        assert snapshot(twin) == snapshot(self.table)
        for who, watcher in self.watchers.items():
            viewer = self.viewer(who)
            seen = build_snapshot(twin, viewer)
            assert ENCODER.encode(seen) == ENCODER.encode(build_snapshot(self.table, viewer))
            assert (seen.version, seen.you) == (watcher.version, watcher.you)
            assert (seen.room, seen.board) == (watcher.room, watcher.board)
            assert {(zone.name, zone.owner): zone.cards for zone in seen.zones} == watcher.zones

    # Reaching a position

    def place(self, state: State) -> None:
        """Replace the position of the running game."""
        play = self.table.game
        assert play is not None
        play.state, play._asked = state, None
        self.watchers = {
            who: Watcher(build_snapshot(self.table, self.viewer(who))) for who in self.people
        }

    def told(self, who: str) -> list[Update]:
        """Return the updates that a person received of the last run."""
        return self.watchers[who].heard

    def begin(self, *people: str, bots: str = "novice") -> None:
        """Seat these people in this order and bots in the other seats, and begin."""
        for who in people:
            self.do(who, Sit(who.title(), luck=f"luck-of-{who}"))
        for seat in range(len(people), len(self.table.seats)):
            self.do(people[0], Invite(seat, bots))
        self.do(self.table.host, Begin())

    def moves(self, seat: int) -> list[str]:
        """Return a whole move of an asked seat for each of its legal actions."""
        assert self.table.game is not None
        state = self.table.game.asked()[seat]
        return [first_move(state, int(action)) for action in state.legal()]

    def turn(self) -> int:
        """Return the first seat that has not answered yet."""
        assert self.table.game is not None
        return self.table.game.waiting()[0]

    def person(self, seat: int) -> str:
        return self.table.seats[seat].person

    def play(self, seat: int, move: str) -> list[Update]:
        """Play a move of a seat, be it a person's or a bot's."""
        if seat in bot_turns(self.table):
            return self.bot(seat, [move])
        return self.do(self.person(seat), Play(move, self.table.version))

    def step(self, pick: int = 0) -> bool:
        """Let an asked seat move, or time pass; return whether there was anything to do."""
        play = self.table.game
        if play is None or self.table.status != PLAYING:
            return False
        able = {*bot_turns(self.table), *self.table.present()}
        waiting = [seat for seat in play.waiting() if seat in able]
        due = next_deadline(self.table)
        if waiting and self.table.paused_at is None:
            seat = waiting[pick % len(waiting)]
            moves = self.moves(seat)
            self.play(seat, moves[pick % len(moves)])
        elif due is not None:
            self.wait(max(0.0, due - self.now))
        else:
            return False
        return True

    def finish(self, picks: Rng | None = None) -> None:
        """Play on to the end of the game."""
        while self.step(int(picks.below(1000)) if picks else 0):
            self.now += 0.25

    def agree_on(self, plan: str, *people: str) -> list[Update]:
        """Let the first person propose a plan, and the others agree."""
        updates = self.do(people[0], Propose(plan))
        for who in people[1:]:
            updates = self.do(who, Agree(self.table.version))
        return updates


def first_move(state: State, action: int) -> str:
    after, names = state.copy(), [state.name(action)]
    after.apply(action)
    while after.midway:
        names.append(after.name(after.legal()[-1]))
        after.apply(after.legal()[-1])
    return format_move(names)


def codes_told(told: LogEntry) -> set[str]:
    """Return every word of a log entry that could be a card."""
    words = set(told.move.split())
    lines = list(told.lines)
    while lines:
        for detail in lines.pop().details.values():
            if isinstance(detail, WordList):
                words.update(detail.words)
            elif isinstance(detail, MessageList):
                lines.extend(detail.lines)
    return words
