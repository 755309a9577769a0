"""How a game goes on by itself: deals, answers that are all in, the end; and what time does."""

from collections.abc import Callable

from tablee.core.state import REACTION
from tablee.core.zones import DEALER
from tablee.records import Step
from tablee.table import facts
from tablee.table.facts import Entry, Happened
from tablee.table.play import Play
from tablee.table.rewinding import events_before
from tablee.table.table import PLAYING, Table

WINDOW = 6.0
"""How many seconds there are to break in, whether or not anybody could."""
READING = 60.0
"""After so many seconds the next manche is dealt, ready or not."""


class Happening:
    """A line of the log, just written: what it did, and the version of the table after it."""

    def __init__(self, table: Table, entry: Entry, *, is_private: bool, step: Step | None) -> None:
        self.entry = entry
        self.fact = entry.fact
        self.number = table.number
        self.version = table.version
        self.is_private = is_private
        self.step = step
        self.events = len(table.play.events) if table.play else 0


class Going:
    """Lets facts happen to a table, one after the other, and keeps them for the log.

    Args:
        table: the table.
        at: the time, in seconds.
        fresh: makes a seed that nobody knows, for the next game if this one ends.
        person: who asked for it, if somebody did.
        command: the id of what they asked.
    """

    def __init__(
        self,
        table: Table,
        at: float,
        fresh: Callable[[], str],
        *,
        person: str = "",
        command: str = "",
    ) -> None:
        self.table = table
        self.at = at
        self.is_repeated = table.has_done(person, command)
        """Whether this was asked before, and done."""
        self.happenings: list[Happening] = []
        self.returning: int | None = None
        """The seat whose owner does this; if a bot keeps it, they are back."""
        self._fresh = fresh
        self._person = person
        self._command = command

    @property
    def play(self) -> Play:
        """The game on the table, which has begun."""
        assert self.table.play is not None, "there is no game yet"
        return self.table.play

    def do(self, fact: Happened) -> None:
        """Let a fact happen."""
        seat, self.returning = self.returning, None
        if seat is not None and self.table.seats[seat].away:
            self.do(facts.Returned(seat))
        if self._goes_on(fact) and self.table.proposal and self.table.proposal.plan == "undo":
            self.do(facts.Dropped("undo"))
        entry = Entry(self.at, fact, self._person, self._command)
        self.happenings.append(let_happen(self.table, entry))
        self._person = self._command = ""

    def _goes_on(self, fact: Happened) -> bool:
        """Whether after this fact it is too late to take a move back, and everybody knows."""
        if isinstance(fact, facts.Answered):
            return not self.table.is_private(fact)
        return isinstance(fact, facts.Moved | facts.Dealt)

    def move(self, seat: int, words: str, *, bot: bool) -> None:
        """A seat moves, or its answer is kept until all are in; then the game goes on."""
        if self.play.state.asks():
            self.do(facts.Answered(seat, words, bot))
        else:
            self.do(facts.Moved(seat, words, bot))
        self.go_on()

    def go_on(self, *, in_a_hurry: bool = False) -> None:
        """Do what needs nobody's decision; in a hurry nobody can break in any more."""
        table = self.table
        alone = len(table.present()) <= 1
        in_a_hurry = in_a_hurry or table.is_slow or table.is_passed_on or alone
        while table.status == PLAYING and table.paused_at is None:
            if self.play.is_over:
                self.end()
            elif self.play.is_counted and not self._all_ready():
                return
            elif self.play.state.turn == DEALER:
                self._deal()
            elif self.play.state.asks() and self.play.settled(in_a_hurry=in_a_hurry):
                self._feed()
            else:
                return

    def _all_ready(self) -> bool:
        present = self.table.present()
        return bool(present) and all(self.table.seats[seat].ready for seat in present)

    def _deal(self) -> None:
        self.do(facts.Dealt(self.play.shuffled()))

    def _feed(self) -> None:
        """Tell the rules what those have chosen who were asked together, in their order."""
        seat = int(self.play.state.turn)
        move = self.play.answers[seat]
        self.do(facts.Moved(seat, move, bot=not self.table.seats[seat].is_present))

    def end(self) -> None:
        """End the game where it stands."""
        if self.table.proposal is not None:
            self.do(facts.Dropped(self.table.proposal.plan))
        self.do(facts.Ended(self._fresh()))

    def settle(self) -> None:
        """Do what is proposed once everybody has agreed who is there; then the game goes on."""
        proposal = self.table.proposal
        if proposal is not None and set(self.table.voters()) <= proposal.agreed:
            if proposal.plan == "pause":
                self.do(facts.Paused())
            elif proposal.plan == "resume":
                self.do(facts.Resumed())
            elif proposal.plan == "undo":
                self.do(facts.Undone(events_before(self.play, proposal.seat)))
            else:
                self.do(facts.Began(turned=1))
        self.go_on()

    def tick(self) -> None:
        """Do what is due."""
        table = self.table
        due = due_at(table)
        if due is None or self.at < due:
            return
        if self.play.is_counted:
            self._deal()
            self.go_on()
        elif self.play.state.asks() == REACTION:
            for seat in self.play.waiting():
                passing = self.play.passing(seat)
                self.do(facts.Answered(seat, passing, bot=not table.seats[seat].is_present))
            self.go_on(in_a_hurry=True)
        else:
            for seat in _late(table, self.at):
                self.do(facts.Kept(seat, "clock"))
            self.settle()


def let_happen(table: Table, entry: Entry) -> Happening:
    """Let the next line of the log happen to a table."""
    is_private = table.is_private(entry.fact)
    step = table.happen(entry)
    return Happening(table, entry, is_private=is_private, step=step)


def due_at(table: Table) -> float | None:
    """When time will do something to this table; it stands still while nobody is there."""
    play = table.play
    if play is None or table.status != PLAYING or table.paused_at is not None:
        return None
    if not table.present():
        return None
    if play.is_counted:
        return table.since + _patience(table, READING)
    if play.state.asks() == REACTION:
        return None if table.is_passed_on else table.since + _patience(table, WINDOW)
    if not table.is_timed:
        return None
    return min((_deadline(table, seat) for seat in _timed(table, play)), default=None)


def _patience(table: Table, usual: float) -> float:
    """How long everybody waits for all: a move's time where moves take days."""
    return table.clock.move if table.is_slow else usual


def _timed(table: Table, play: Play) -> list[int]:
    return [seat for seat in play.waiting() if table.seats[seat].is_present]


def _late(table: Table, now: float) -> list[int]:
    assert table.play is not None, "nobody is late for a game that has not begun"
    return [seat for seat in _timed(table, table.play) if _deadline(table, seat) <= now]


def _deadline(table: Table, seat: int) -> float:
    return table.since + table.clock.move + table.seats[seat].bank


def thinkers(table: Table) -> dict[int, str]:
    """The seats that a bot is to answer for now, with its level; nobody plays for bots alone."""
    play = table.play
    if play is None or table.status != PLAYING or table.paused_at is not None:
        return {}
    undoing = table.proposal is not None and table.proposal.plan == "undo"
    if not table.present() or (undoing and play.state.asks() != REACTION):
        return {}
    levels = {seat: table.seats[seat].level for seat in play.waiting()}
    return {seat: level for seat, level in levels.items() if level}
