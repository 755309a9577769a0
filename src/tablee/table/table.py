"""A table as its log tells: everything about it follows from the facts, in their order."""

from collections import deque
from functools import lru_cache
from typing import NamedTuple

import msgspec

from tablee.boxes import find
from tablee.core.game import Game
from tablee.core.state import REACTION
from tablee.records import Fair, Record, Setup, Sitter, Step, commitment, result_of
from tablee.table import facts, play
from tablee.table.commands import Clock, Opening
from tablee.table.facts import Entry, Happened
from tablee.table.play import Play
from tablee.table.seats import BOTS, Seat, guest_of

REMEMBERED = 16
"""So many commands of each person are known again when they are sent twice."""
HEARD = 50
"""So much of what was said is shown to those who come later."""
SLOW = 3600.0
"""With so many seconds for a move nobody is expected to be there all the time."""

SETUPS = 64
"""So many kinds of tables share what they have in common."""

WAITING, PLAYING, OVER = "waiting", "playing", "over"


class Proposal(NamedTuple):
    """What somebody proposed, and who has agreed."""

    plan: str
    seat: int
    agreed: frozenset[int]
    version: int


class Remark(NamedTuple):
    """What somebody said, and when."""

    at: float
    said: facts.Said


@lru_cache(SETUPS)
def _setup(game: Game, seats: int, options: bytes) -> Setup:
    """What tables of the same kind have in common."""
    return Setup(game, seats, msgspec.json.decode(options))


class Table:
    """The seats, the game on the table, and how far everybody has seen it."""

    def __init__(self, opened: Entry) -> None:
        assert isinstance(opened.fact, facts.Opened), "a log begins with the opening of the table"
        self.id = opened.fact.table
        self.host = opened.fact.host
        self.seed = opened.fact.seed
        self._open(opened.fact.opening)
        self.number = 1
        """How many lines the log has."""
        self.version = 1
        """How many of them somebody else than their author can notice."""
        self.position = 1
        """The version at which the game last went on."""
        self.since = opened.at
        """When those who are asked were asked."""
        self.status = WAITING
        self.games = 0
        self.play: Play | None = None
        self.proposal: Proposal | None = None
        self.paused_at: float | None = None
        self.said: deque[Remark] = deque(maxlen=HEARD)
        self.shown_seed = ""
        """The seed of the last game, once it is over."""
        self._sitters: list[Sitter] = []
        self._done: dict[str, dict[str, None]] = {}

    def _open(self, opening: Opening) -> None:
        self.opening = opening
        self.clock: Clock = opening.clock
        options = msgspec.json.encode(opening.options, order="sorted")
        self.setup = _setup(find(opening.game), opening.seats, options)
        self.seats = [Seat(bank=self.clock.bank) for _ in range(opening.seats)]

    @property
    def commitment(self) -> str:
        """What is known of the seed before it is shown."""
        return commitment(self.seed)

    @property
    def is_slow(self) -> bool:
        """Whether moves may take days, so that nobody is missed before the clock says so."""
        return self.clock.move >= SLOW

    @property
    def is_timed(self) -> bool:
        """Whether there is a clock at all."""
        return bool(self.clock.move or self.clock.bank)

    def seat_of(self, person: str) -> int | None:
        """Where somebody sits."""
        for number, seat in enumerate(self.seats):
            if person and seat.person == person:
                return number
        return None

    def seats_of(self, guest: str) -> list[int]:
        """Where a guest sits, or those who share the guest's device."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.person and guest_of(seat.person) == guest
        ]

    def companions_of(self, guest: str) -> list[int]:
        """The seats of those who share a guest's device."""
        return [seat for seat in self.seats_of(guest) if self.seats[seat].is_beside]

    @property
    def is_passed_on(self) -> bool:
        """Whether a device goes from hand to hand, so that answers take their time."""
        shared = [seat.person for seat in self.seats if seat.is_present and seat.is_beside]
        return len(shared) > len(set(map(guest_of, shared)))

    def present(self) -> list[int]:
        """The seats of people who play for themselves."""
        return [number for number, seat in enumerate(self.seats) if seat.is_present]

    def voters(self) -> list[int]:
        """The seats of people who must agree; after the game also of those who gave it up."""
        over = self.status == OVER
        return [
            n for n, seat in enumerate(self.seats) if seat.is_present or (over and seat.is_here)
        ]

    def has_done(self, person: str, command: str) -> bool:
        """Whether this command of this person was already carried out."""
        return command in self._done.get(person, {})

    def is_private(self, fact: Happened) -> bool:
        """Whether only its author may notice the fact."""
        if isinstance(fact, facts.Answered) and self.play is not None:
            return self.play.state.asks() == REACTION
        return isinstance(fact, facts.Muted)

    def happen(self, entry: Entry) -> Step | None:
        """Let the next line of the log happen."""
        self.number += 1
        self.version += not self.is_private(entry.fact)
        if entry.command:
            known = self._done.setdefault(entry.person, {})
            known[entry.command] = None
            if len(known) > REMEMBERED:
                del known[next(iter(known))]
        return self._happen(entry)

    def _happen(self, entry: Entry) -> Step | None:
        match entry.fact:
            case facts.Dealt(cards=cards):
                return self._went_on(entry.at, self._running.deal(cards))
            case facts.Moved(seat=seat, move=move):
                self._charge(seat, entry.at)
                return self._went_on(entry.at, self._running.move(seat, move))
            case facts.Answered(seat=seat, move=move):
                self._charge(seat, entry.at)
                self._running.answers[seat] = move
            case facts.Began(turned=turned):
                self._begin(turned, entry.at)
            case facts.Undone(events=events):
                self._running.rewind(events)
                self.proposal = None
                self._went_on(entry.at, None)
            case facts.Ended(seed=seed):
                self.status, self.shown_seed, self.seed = OVER, self.seed, seed
                self.proposal = self.paused_at = None
                self._sitters = [seat.sitter() for seat in self.seats]
            case facts.Said():
                self.said.append(Remark(entry.at, entry.fact))
            case _:
                self._seated(entry.fact)
                self._marked(entry.fact, entry.at)
                self._agreed(entry.fact, entry.at)
        return None

    @property
    def _running(self) -> Play:
        assert self.play is not None, "something happened to a game that has not begun"
        return self.play

    def _begin(self, turned: int, at: float) -> None:
        self.seats = [seat.refreshed(self.clock) for seat in self.seats]
        self.seats = self.seats[turned:] + self.seats[:turned]
        self._name_bots()
        self.play = play.new_play(self.setup, self.seed, [seat.luck for seat in self.seats])
        self.status, self.proposal, self.paused_at, self.shown_seed = PLAYING, None, None, ""
        self.games += 1
        self._went_on(at, None)

    def _name_bots(self) -> None:
        """Give every bot a name that nobody else has."""
        taken = [seat.name for seat in self.seats]
        numbered = [f"{name} {number}" for number in range(2, 2 + len(taken)) for name in BOTS]
        free = [name for name in [*BOTS, *numbered] if name not in taken]
        for seat in self.seats:
            if seat.is_invited and not seat.name:
                seat.name = free.pop(0)

    def _went_on(self, at: float, step: Step | None) -> Step | None:
        """Start the clocks of those who are asked now."""
        self.since = at
        self.position = self.version
        for seat in self.seats:
            seat.ready = False
        return step

    def _charge(self, seat: int, at: float) -> None:
        """Take from the bank what somebody took longer than a move may take."""
        running = self._running
        if self.is_timed and seat not in running.answers and running.state.asks() != REACTION:
            over = at - self.since - self.clock.move
            self.seats[seat].bank = max(0.0, self.seats[seat].bank - max(0.0, over))

    def _seated(self, fact: Happened) -> None:
        """Who sits where."""
        match fact:
            case facts.Sat(seat=seat, person=person, name=name, luck=luck):
                own = self.seat_of(person)
                muted = frozenset[str]() if own is None else self.seats[own].muted
                self.seats[seat] = Seat(person, name, luck=luck, bank=self.clock.bank)
                self.seats[seat].muted = muted
                self.host = self.host or person
            case facts.Renamed(seat=seat, name=name):
                self.seats[seat].name = name
            case facts.Freed(seat=seat):
                self._give_up(seat)
                self.seats[seat] = Seat(bank=self.clock.bank)
            case facts.Invited(seat=seat, level=level):
                self.seats[seat] = Seat(bot=level, is_invited=True, bank=self.clock.bank)
                self._name_bots()
            case facts.Left(seat=seat):
                self._give_up(seat)
                self.seats[seat].bot = self.seats[seat].level
                self.seats[seat].person = ""

    def _marked(self, fact: Happened, at: float) -> None:
        """What those who sit do."""
        match fact:
            case facts.Kept(seat=seat):
                self.seats[seat].away = True
            case facts.Returned(seat=seat):
                if self.paused_at is None and not self.present():
                    self.since = at  # time stood still
                self.seats[seat].away = False
            case facts.Resigned(seat=seat):
                self.seats[seat].resigned = True
            case facts.GotReady(seat=seat):
                self.seats[seat].ready = True
            case facts.Muted(seat=seat, other=other, on=on):
                muted, whom = self.seats[seat].muted, frozenset([self.seats[other].person])
                self.seats[seat].muted = muted | whom if on else muted - whom

    def _give_up(self, seat: int) -> None:
        """If the host goes, the next person is the host."""
        gone = self.seats[seat].person
        left = [other.person for number, other in enumerate(self.seats) if number != seat]
        if gone and gone == self.host and gone not in left:
            self.host = next((person for person in left if person), "")
        self.seats[seat].away = True

    def _agreed(self, fact: Happened, at: float) -> None:
        """What people settle among themselves."""
        match fact:
            case facts.Proposed(seat=seat, plan=plan, luck=luck):
                self.proposal = Proposal(plan, seat, frozenset([seat]), self.version)
                self.seats[seat].luck = luck or self.seats[seat].luck
            case facts.Agreed(seat=seat, luck=luck):
                assert self.proposal is not None, "somebody agreed to nothing"
                agreed = self.proposal.agreed | {seat}
                self.proposal = self.proposal._replace(agreed=agreed)
                self.seats[seat].luck = luck or self.seats[seat].luck
            case facts.Dropped():
                self.proposal = None
            case facts.Paused():
                self.paused_at, self.proposal = at, None
            case facts.Resumed():
                assert self.paused_at is not None, "a game went on that did not rest"
                self.since += at - self.paused_at
                self.paused_at = self.proposal = None

    def record(self) -> Record:
        """The game on the table, from its first deal on; for those who may see every card."""
        running, game = self._running, self.setup.game
        fair, sitters = None, [seat.sitter() for seat in self.seats]
        if self.status == OVER:
            sitters = self._sitters
            fair = Fair(commitment(self.shown_seed), self.shown_seed, running.luck)
        return Record(
            game=game.slug,
            rules=game.rules,
            options=dict(self.setup.options),
            seats=sitters,
            events=list(running.events),
            result=result_of(self.setup, running.state),
            fair=fair,
        )
