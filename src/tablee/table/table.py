"""A table, rebuilt from its log: everything about it follows from the events in their order."""

from functools import lru_cache
from typing import NamedTuple, assert_never

import msgspec
from msgspec.structs import replace

from tablee.core.game import Game
from tablee.core.setup import Setup
from tablee.core.state import REACTION
from tablee.lessons import find_lesson
from tablee.records import Fair, Record, SeatedPlayer, Starter, Step, commitment
from tablee.registry import find
from tablee.table import events
from tablee.table.agreement import change_agreement
from tablee.table.commands import Opening, TimeControl
from tablee.table.events import LogLine
from tablee.table.game import RunningGame
from tablee.table.seating import change_seating
from tablee.table.seats import Proposal, Seat, guest_of, introduce
from tablee.table.visibility import is_private

MAX_REMEMBERED_COMMANDS = 128
"""Commands of each person that are recognized when they are sent again."""
MAX_CHAT_LINES = 50
"""Chat lines that a newcomer is shown."""
SLOW_MOVE_SECONDS = 3600.0
"""Time for a move above which nobody is expected to stay connected."""

MAX_CACHED_SETUPS = 64
"""Setups that are shared between tables of the same kind."""

_GAME_EVENTS = (events.Dealt, events.Moved, events.Answered, events.Undone)
"""Events that only the rules can apply."""

WAITING, PLAYING, OVER = "waiting", "playing", "over"
DRAW, HOST, TURN = "draw", "host", "turn"
"""The ways to choose who begins: by lot, by the host, or one after the other (TAB-1)."""


class ChatLine(NamedTuple):
    """A line of chat with its time."""

    at: float
    said: events.Said


@lru_cache(MAX_CACHED_SETUPS)
def _setup(game: Game, seats: int, options: bytes) -> Setup:
    """Return the setup that tables of the same kind share."""
    return Setup(game, seats, msgspec.json.decode(options))


def setup_for(opening: Opening, seats: int) -> Setup:
    """Return the setup of an opening with this number of seats.

    Raises:
        GameError: as `Setup`.
    """
    options = msgspec.json.encode(opening.options, order="sorted")
    return _setup(find(opening.game), seats, options)


class Table:
    """Seats, the running game, and the version that viewers have seen."""

    def __init__(self, opened: LogLine) -> None:
        assert isinstance(opened.event, events.Opened), "a log begins with the opening of the table"
        self.id = opened.event.table
        self.host = opened.event.host
        self.seed = opened.event.seed
        self._open(opened.event.opening)
        self.number = 1
        """The length of the log."""
        self.version = 1
        """The number of lines in it that are not private."""
        self.position = 1
        """The version at which the game last went on."""
        self.since = self.last_at = opened.at
        """When the current question was put, and when the last line of the log was written."""
        self.status, self.is_called = WAITING, False
        self.games = 0
        self.foreign_rules = 0
        """The rules version of the last game, if it is not the one that is installed here."""
        self.game: RunningGame | None = None
        self.proposal: Proposal | None = None
        self.paused_at: float | None = None
        self.said: list[ChatLine] = []
        self.shown_seed = ""
        """The seed of the last game, once it is over."""
        self._sitters: list[SeatedPlayer] = []
        self._done: dict[str, dict[str, None]] = {}

    def _open(self, opening: Opening) -> None:
        self.called_first: int | None = None
        self.clock: TimeControl = opening.clock
        self.opening = opening
        self.resize(opening.seats, [Seat(bank=self.clock.bank) for _ in range(opening.seats)])

    def resize(self, count: int, seats: list[Seat]) -> None:
        """Set the number of seats before the first game, and the seats.

        Raises:
            GameError: as `Setup`; nothing has changed.
        """
        self.setup = setup_for(self.opening, count)
        self.opening = replace(self.opening, seats=count)
        self.seats = seats

    @property
    def commitment(self) -> str:
        """Return the published hash of the seed."""
        return commitment(self.seed)

    @property
    def is_playing(self) -> bool:
        """Return whether a game is running."""
        return self.status == PLAYING

    @property
    def is_slow(self) -> bool:
        """Return whether moves may take so long that absence means nothing."""
        return self.clock.move >= SLOW_MOVE_SECONDS

    @property
    def is_timed(self) -> bool:
        """Return whether there is a clock at all."""
        return bool(self.clock.move or self.clock.bank)

    def seat_of(self, person: str) -> int | None:
        """Return the seat of a person."""
        for number, seat in enumerate(self.seats):
            if person and seat.person == person:
                return number
        return None

    def seats_of(self, guest: str) -> list[int]:
        """Return the seats of a guest and of those who share the guest's device."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.person and guest_of(seat.person) == guest
        ]

    def companions_of(self, guest: str) -> list[int]:
        """Return the seats of those who share a guest's device."""
        return [seat for seat in self.seats_of(guest) if self.seats[seat].is_beside]

    def guests(self) -> list[str]:
        """Return everybody who has a seat, sorted: a rematch turns the seats."""
        return sorted({guest_of(seat.person) for seat in self.seats if seat.person})

    def awaited_guests(self) -> list[str]:
        """Return the guests for whose seats the game waits, in seat order."""
        owners = [self.seats[seat].person for seat in sorted(self.awaited())]
        return [guest_of(person) for person in owners if person]

    @property
    def has_shared_device(self) -> bool:
        """Return whether somebody sits here on another's device."""
        return len([seat for seat in self.seats if seat.is_beside]) > 0

    @property
    def is_passed_on(self) -> bool:
        """Return whether one device goes from hand to hand, so that answers take their time."""
        shared = [seat.person for seat in self.seats if seat.is_present and seat.is_beside]
        return len(shared) > len(set(map(guest_of, shared)))

    def present(self) -> list[int]:
        """Return the seats of people who play for themselves."""
        return [number for number, seat in enumerate(self.seats) if seat.is_present]

    def open_seats(self) -> list[int]:
        """Return the seats that a person may take: free ones, or those kept open by a bot."""
        return [n for n, seat in enumerate(self.seats) if seat.is_free or seat.is_open]

    def awaited(self) -> list[int]:
        """Return the seats that the game waits for: their answer, or that they are ready."""
        if self.game is None or self.status == OVER:
            return []
        if self.game.is_counted:
            return [seat for seat in self.present() if not self.seats[seat].ready]
        return self.game.waiting()

    def awaited_on_device(self, guest: str) -> list[int]:
        """Return the awaited seats of those who share a guest's device, resigned ones left out."""
        awaited = self.awaited()
        companions = [seat for seat in self.companions_of(guest) if seat in awaited]
        return [seat for seat in companions if not self.seats[seat].resigned]

    def voters(self) -> list[int]:
        """Return the seats that must agree; after the game also those that resigned."""
        over = self.status == OVER
        return [
            n for n, seat in enumerate(self.seats) if seat.is_present or (over and seat.is_here)
        ]

    def has_done(self, person: str, command: str) -> bool:
        """Return whether this command of this person was already carried out."""
        return command in self._done.get(person, {})

    def apply(self, log_line: LogLine) -> Step | None:
        """Apply the next line of the log; return the step of the game, if it is one."""
        self.number += 1
        self.last_at = log_line.at
        self.version += not is_private(log_line.event, self.game)
        if log_line.command:
            known = self._done.setdefault(log_line.person, {})
            known[log_line.command] = None
            if len(known) > MAX_REMEMBERED_COMMANDS:
                del known[next(iter(known))]
        return self._apply(log_line)

    def _apply(self, log_line: LogLine) -> Step | None:
        event, at = log_line.event, log_line.at
        if self.foreign_rules and isinstance(event, _GAME_EVENTS):
            return None
        match event:
            case events.Dealt(cards=cards):
                return self._restart_clocks(at, self._running.deal(cards))
            case events.Moved(seat=seat, move=move):
                self._charge(seat, at)
                return self._restart_clocks(at, self._running.move(seat, move))
            case events.Answered(seat=seat, move=move):
                self._charge(seat, at)
                self._running.answers[seat] = move
            case (
                events.Opened() | events.Began() | events.LessonLeft() | events.Undone()
                | events.Ended()
            ):  # fmt: skip
                self._change_course(event, at)
            case (
                events.Sat() | events.Renamed() | events.Freed() | events.Invited()
                | events.Resized() | events.Swapped() | events.Replaced() | events.Left()
            ):  # fmt: skip
                change_seating(self, event)
            case (
                events.Proposed() | events.Agreed() | events.Dropped() | events.Paused()
                | events.Resumed() | events.Called() | events.Revealed()
            ):  # fmt: skip
                change_agreement(self, event, at)
            case _:
                self._change_presence(event, at)
        return None

    @property
    def _running(self) -> RunningGame:
        assert self.game is not None, "something happened to a game that has not begun"
        return self.game

    def _change_course(
        self,
        event: events.Opened | events.Began | events.LessonLeft | events.Undone | events.Ended,
        at: float,
    ) -> None:
        """Apply an event about the game as a whole."""
        match event:
            case events.Opened():
                raise AssertionError("a table is opened once")
            case events.Began(turned=turned, rules=rules, by=by, lesson=is_lesson):
                self._begin(turned, at, by or (TURN if self.games else DRAW))
                if is_lesson:
                    self._running.guide(find_lesson(self.setup.game.slug))
                self._forget_foreign_game(rules)
            case events.LessonLeft():
                self._running.is_guided = False
            case events.Undone():
                self._running.rewind(event.events, event.deals, event.moves)
                self.proposal = None
                self._restart_clocks(at, None)
            case events.Ended(seed=seed):
                self.status, self.shown_seed, self.seed = OVER, self.seed, seed
                self.proposal = self.paused_at = None
                self._sitters = [seat.sitter() for seat in self.seats]
            case _:
                assert_never(event)

    def _forget_foreign_game(self, rules: int) -> None:
        """Do without a game that was played by other rules: it cannot be replayed here."""
        self.foreign_rules = rules if rules not in (0, self.setup.game.rules) else 0
        if self.foreign_rules:
            self.game = None

    def unrevealed(self) -> list[int]:
        """Return the seats that have promised luck, and not revealed it."""
        seats = enumerate(self.seats)
        return [number for number, seat in seats if seat.promise and not seat.luck]

    def withdraw_call(self) -> None:
        """Ask for new promises, after luck may have been revealed to somebody who can still act."""
        if self.is_called:
            self.is_called = False
            for seat in self.seats:
                seat.withdraw()

    def _begin(self, turned: int, at: float, starter: str) -> None:
        promises = [seat.promise for seat in self.seats]
        self.seats = [seat.refreshed(self.clock) for seat in self.seats]
        self.seats = self.seats[turned:] + self.seats[:turned]
        introduce(self.seats)
        luck = [seat.luck for seat in self.seats]
        self.game = RunningGame(self.setup, self.seed, luck, starter)
        self.game.promises = promises[turned:] + promises[:turned] if any(promises) else []
        self.status, self.proposal, self.paused_at, self.shown_seed = PLAYING, None, None, ""
        self.is_called = False
        self.games += 1
        self._restart_clocks(at, None)

    def _restart_clocks(self, at: float, step: Step | None) -> Step | None:
        """Start the clocks of the seats that are asked now; return the step."""
        self.since = at
        self.position = self.version
        for seat in self.seats:
            seat.ready = False
        return step

    def _charge(self, seat: int, at: float) -> None:
        """Take from the seat's bank the time beyond the time of a move."""
        running = self._running
        if self.is_timed and seat not in running.answers and running.state.asks() != REACTION:
            over = at - self.since - self.clock.move
            self.seats[seat].bank = max(0.0, self.seats[seat].bank - max(0.0, over))

    def _change_presence(
        self,
        event: events.Disconnected | events.MarkedAbsent | events.Returned | events.Resigned
        | events.GotReady | events.Said | events.Reacted | events.Muted,
        at: float,
    ) -> None:  # fmt: skip
        """Apply an event about what somebody in a seat does besides playing."""
        match event:
            case events.Disconnected(seat=seat):
                self.seats[seat].is_disconnected = True
            case events.MarkedAbsent(seat=seat):
                self.seats[seat].away = True
            case events.Returned(seat=seat):
                if self.paused_at is None and not self.present():
                    self.since = at  # time stood still
                self.seats[seat].away = self.seats[seat].is_disconnected = False
            case events.Resigned(seat=seat):
                self._resign(seat)
            case events.GotReady(seat=seat):
                self.seats[seat].ready = True
            case events.Said() | events.Reacted() | events.Muted():
                self._talk(event, at)
            case _:
                assert_never(event)

    def _talk(self, event: events.Said | events.Reacted | events.Muted, at: float) -> None:
        """Apply an event about what is said; a reaction is shown once, and changes nothing."""
        if isinstance(event, events.Said):
            self.said = [*self.said, ChatLine(at, event)][-MAX_CHAT_LINES:]
        elif isinstance(event, events.Muted):
            muted, whom = self.seats[event.seat].muted, {self.seats[event.other].person}
            self.seats[event.seat].muted = muted | whom if event.on else muted - whom

    def _resign(self, seat: int) -> None:
        self.seats[seat].resigned = True
        if self.game is not None:
            self.game.resigned.append(seat)

    def record(self) -> Record:
        """Return the record of the game on the table, with every card open."""
        running, game = self._running, self.setup.game
        fair, sitters = None, [seat.sitter() for seat in self.seats]
        if self.status == OVER:
            sitters = self._sitters
        if self.status == OVER and not running.is_lesson:
            seed, promises = self.shown_seed, running.promises
            fair = Fair(commitment(seed), seed, running.luck, promises)
        return Record(
            game=game.slug,
            rules=game.rules,
            options=dict(self.setup.options),
            seats=sitters,
            events=list(running.events),
            result=running.result(is_over=self.status == OVER),
            fair=fair,
            starter=Starter(0, running.starter),
            resigned=list(running.resigned),
            redealt=running.is_redealt,
            lesson=running.is_lesson,
        )
