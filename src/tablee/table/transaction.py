"""The unit of work on a table: events applied one after the other, all of them for one command."""

from tablee.core.state import REACTION
from tablee.core.zones import DEALER
from tablee.records import Dealer, Step
from tablee.table import events
from tablee.table.clock import late_seats, next_deadline
from tablee.table.entropy import Entropy
from tablee.table.events import Event, LogLine
from tablee.table.game import RunningGame
from tablee.table.table import HOST, PLAYING, WAITING, Table
from tablee.table.undo import undo
from tablee.table.visibility import is_private


class AppliedEvent:
    """An applied line of the log: its step of the game, and the version of the table after it."""

    def __init__(
        self, table: Table, log_line: LogLine, *, is_private: bool, step: Step | None
    ) -> None:
        self.log_line = log_line
        self.event = log_line.event
        self.number = table.number
        self.version = table.version
        self.is_private = is_private
        self.step = step
        self.events = len(table.game.events) if table.game else 0


class Transaction:
    """Applies events to a table and keeps them for the log.

    Args:
        table: the table, which changes with every event.
        at: the time in seconds.
        entropy: the source of seeds and shuffles.
        person: the author of the command, if there is one.
        command: the id of the command.
    """

    def __init__(
        self,
        table: Table,
        at: float,
        entropy: Entropy,
        *,
        person: str = "",
        command: str = "",
    ) -> None:
        self.table = table
        self.at = at
        self.is_repeated = table.has_done(person, command)
        """This command was carried out before."""
        self.applied_events: list[AppliedEvent] = []
        self.returning: int | None = None
        """The author's seat: if a bot keeps it, the first event is that they are back."""
        self._entropy = entropy
        self._person = person
        self._command = command

    @property
    def game(self) -> RunningGame:
        """Return the game on the table, which has begun."""
        assert self.table.game is not None, "there is no game yet"
        return self.table.game

    def apply(self, event: Event) -> None:
        """Apply an event."""
        seat, self.returning = self.returning, None
        if seat is not None and self.table.seats[seat].is_missed:
            self.apply(events.Returned(seat))
        if self._ends_undo(event) and self.table.proposal and self.table.proposal.plan == "undo":
            self.apply(events.Dropped("undo"))
        log_line = LogLine(self.at, event, self._person, self._command)
        self.applied_events.append(apply_event(self.table, log_line))
        self._person = self._command = ""

    def _ends_undo(self, event: Event) -> bool:
        """Return whether a proposed undo is off after this event, and everybody may know it."""
        if isinstance(event, events.Answered):
            return not is_private(event, self.table.game)
        return isinstance(event, events.Moved | events.Dealt)

    def move(self, seat: int, words: str, *, bot: bool) -> None:
        """Make a move, or keep it as an answer until all are in; then advance."""
        if self.game.state.asks():
            self.apply(events.Answered(seat, words, bot))
        else:
            self.apply(events.Moved(seat, words, bot))
        self.advance()

    def advance(self, *, in_a_hurry: bool = False) -> None:
        """Apply everything that needs nobody's decision; in a hurry, reaction windows close."""
        table = self.table
        alone = len(table.present()) <= 1
        in_a_hurry = in_a_hurry or table.is_slow or table.is_passed_on or alone
        while table.status == PLAYING and table.paused_at is None:
            if self.game.is_over:
                self.end()
            elif self.game.is_counted and not self._all_ready():
                return
            elif self.game.state.turn == DEALER:
                self._deal()
            elif self.game.state.asks() and self.game.is_settled(in_a_hurry=in_a_hurry):
                self._feed()
            else:
                return

    def _all_ready(self) -> bool:
        present = self.table.present()
        return bool(present) and all(self.table.seats[seat].ready for seat in present)

    def _deal(self) -> None:
        self.apply(events.Dealt(self._entropy.shuffle(self.game)))

    def _feed(self) -> None:
        """Feed the next of several simultaneous answers to the rules, in seat order."""
        seat = int(self.game.state.turn)
        move = self.game.answers[seat]
        self.apply(events.Moved(seat, move, bot=not self.table.seats[seat].is_present))

    def end(self) -> None:
        """End the game where it stands."""
        if self.table.proposal is not None:
            self.apply(events.Dropped(self.table.proposal.plan))
        self.apply(events.Ended(self._entropy.next_seed(self.table)))

    def begin_when_revealed(self, first: int | None = None) -> None:
        """Begin a game, or call for the luck that was promised; `first` is the host's choice."""
        table = self.table
        if table.unrevealed():
            if not table.is_called:
                self.apply(events.Called(first))
            return
        if first is not None:
            self.begin(first, by=HOST)
            return
        luck = [seat.luck for seat in table.seats]
        is_first = table.status == WAITING
        self.begin(Dealer(table.seed, luck).first(len(luck)) if is_first else 1)

    def begin(self, turned: int, by: str = "", *, is_lesson: bool = False) -> None:
        """Begin a game by the rules of today, with the seats turned."""
        self.apply(events.Began(turned, self.table.setup.game.rules, by, is_lesson))

    def settle(self) -> None:
        """Carry out a proposal that every voter has agreed to; then advance."""
        proposal = self.table.proposal
        if proposal is not None and set(self.table.voters()) <= proposal.agreed:
            if proposal.plan == "pause":
                self.apply(events.Paused())
            elif proposal.plan == "resume":
                self.apply(events.Resumed())
            elif proposal.plan == "undo":
                self.apply(undo(self.table, proposal.seat))
            elif proposal.plan == "stop":
                self.apply(events.Ended(self._entropy.next_seed(self.table)))
            else:
                self.begin_when_revealed()
        self.advance()

    def tick(self) -> None:
        """Apply what time does, if a deadline has passed."""
        table = self.table
        due = next_deadline(table)
        if due is None or self.at < due:
            return
        if table.is_called:
            for seat in table.unrevealed():
                self.apply(events.Revealed(seat))
            self.begin_when_revealed(table.called_first)
            self.advance()
        elif self.game.is_counted:
            self._deal()
            self.advance()
        elif self.game.state.asks() == REACTION:
            for seat in self.game.waiting():
                passing = self.game.passing(seat)
                self.apply(events.Answered(seat, passing, bot=not table.seats[seat].is_present))
            self.advance(in_a_hurry=True)
        else:
            for seat in late_seats(table, self.at):
                self.apply(events.MarkedAbsent(seat, "clock"))
            self.settle()


def apply_event(table: Table, log_line: LogLine) -> AppliedEvent:
    """Apply the next line of the log to a table."""
    hidden = is_private(log_line.event, table.game)
    step = table.apply(log_line)
    return AppliedEvent(table, log_line, is_private=hidden, step=step)


def bot_turns(table: Table) -> dict[int, str]:
    """Return the seats that a bot is to play now, with its level; bots never play alone."""
    game = table.game
    if game is None or table.status != PLAYING or table.paused_at is not None:
        return {}
    undoing = table.proposal is not None and table.proposal.plan == "undo"
    if not table.present() or (undoing and game.state.asks() != REACTION):
        return {}
    levels = {seat: table.seats[seat].level for seat in game.waiting()}
    return {seat: level for seat, level in levels.items() if level}
