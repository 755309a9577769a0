"""One game at a table, from its first deal to its end."""

from collections.abc import Iterator, Mapping, Sequence
from sys import intern

from mypy_extensions import mypyc_attr

from tablee.core.errors import GameError
from tablee.core.notation import ParsedMove, parse_move, parse_move_of
from tablee.core.setup import Setup
from tablee.core.state import COUNTED, NO_CARD, REACTION, State
from tablee.core.zones import DEALER, NOBODY
from tablee.lessons import Lesson
from tablee.records import (
    Deal,
    Dealer,
    Move,
    RecordedEvent,
    Result,
    Step,
    places_of_game,
    result_of_game,
    step_of_deal,
    step_of_move,
)
from tablee.table.choices import asked_seats, is_same_question

CHECKPOINT_EVENTS = 32
"""Events between two states that are kept, in a game that is not long."""
MAX_CHECKPOINTS = 16
"""States that are kept, so that little has to be replayed to show or to take back a move."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RunningGame:
    """A game in progress: its state and its events so far.

    A state is never mutated but replaced, so whoever keeps one may rely on it.
    """

    lesson: Lesson | None = None
    """The lesson that this game follows, if it is one and the lesson is installed."""
    is_lesson: bool = False
    """The game began as a lesson: its first deal was stacked."""
    is_guided: bool = False
    """The learner has not left the lesson."""

    def __init__(self, setup: Setup, seed: str, luck: list[str], starter: str = "") -> None:
        self.setup = setup
        self.luck = luck
        self.promises: list[str] = []
        """Digests of luck by seat, if any was promised before it was revealed."""
        self.starter = starter
        """How it was chosen who begins."""
        self.resigned: list[int] = []
        """The seats that resigned, in this order."""
        self.is_redealt = False
        """Hidden cards were dealt again after an undo, not as seed and luck decided."""
        self.state = setup.start()
        self.events: list[RecordedEvent] = []
        self.answers: dict[int, str] = {}
        """Simultaneous answers by seat, until all are in."""
        self._dealer = Dealer(seed, luck)
        self._question = self.state
        """The state in which the present question began."""
        self._to_ask: list[int] = []
        """The seats of the question whose answers the rules have not been given yet."""
        self._asked: dict[int, State] | None = None
        self._checkpoints: dict[int, State] = {}
        """States by the number of events before them, in which no question to several was open."""
        self._interval = CHECKPOINT_EVENTS
        self._parsed: ParsedMove | None = None
        """The move that was parsed last: most often it is made at once."""

    @property
    def is_over(self) -> bool:
        """Return whether the rules ask nobody any more."""
        return self.state.turn == NOBODY

    @property
    def is_counted(self) -> bool:
        """Return whether a manche has been counted and the next one is to be dealt."""
        return is_counted(self.state)

    def places(self) -> list[int]:
        """Return the places as they stand, those who resigned last (TAB-4)."""
        return places_of_game(self.state, self.resigned)

    def result(self, *, is_over: bool) -> Result | None:
        """Return the result; a game that is over before its end was given up."""
        is_given_up = is_over and bool(self.resigned)
        return result_of_game(self.setup, self.state, self.resigned, is_given_up=is_given_up)

    def asked(self) -> dict[int, State]:
        """Return the seats that are asked, each with the state that it answers in."""
        if self._asked is None:
            asked = asked_seats(self.state)
            if self._to_ask:
                asked = {seat: state for seat, state in asked.items() if seat in self._to_ask}
            self._asked = asked
        return self._asked

    def waiting(self) -> list[int]:
        """Return the seats whose answer is still to come."""
        return [seat for seat in self.asked() if seat not in self.answers]

    def answering(self, seat: int) -> State:
        """Return the state in which a seat answers.

        Raises:
            GameError: `game_over`, `cards_to_deal`, `not_your_turn` or `already_answered`.
        """
        if self.is_over:
            raise GameError("game_over")
        if self.state.turn == DEALER:
            raise GameError("cards_to_deal")
        if seat in self.answers:
            raise GameError("already_answered")
        if seat not in self.asked():
            raise GameError("not_your_turn", turn=int(self.state.turn))
        return self.asked()[seat]

    def shuffled(self) -> list[str]:
        """Return the cards of the next deal, by seed and luck; a lesson stacks its first."""
        codes = [self.setup.codes[card] for card in self.state.to_shuffle()]
        dealt = sum(isinstance(event, Deal) for event in self.events)
        shuffled = self._dealer.shuffled(codes, dealt)
        return self.lesson.stack(shuffled) if self.lesson and not self.events else shuffled

    def guide(self, lesson: Lesson | None) -> None:
        """Follow a lesson from the first deal on; without one, only its mark remains."""
        self.is_lesson = self.is_guided = True
        self.lesson = lesson

    def deal(self, codes: list[str]) -> Step:
        """Deal the cards in this order."""
        step = step_of_deal(self.state, [self.setup.card(code) for code in codes])
        return self._append(Deal(codes), step)

    def parse(self, seat: int, words: str) -> str:
        """Return the move of a seat that is asked, as records write it.

        Raises:
            GameError: as `answering`, and the reason if it is no move.
        """
        self._parsed = parse_move(self.answering(seat), words)
        return self._parsed.move

    def move(self, seat: int, words: str) -> Step:
        """Make a move of the seat on turn."""
        parsed = self._parsed
        if parsed is None or parsed.before is not self.state or parsed.move != words:
            parsed = parse_move_of(self.state, seat, words)
        return self._append(Move(seat, intern(words)), step_of_move(parsed))

    def _append(self, event: RecordedEvent, step: Step) -> Step:
        self.state = step.after
        self.events.append(event)
        self._asked = self._parsed = None
        self._go_on_asking(event)
        if len(self.events) % self._interval == 0 and not self._to_ask:
            self._add_checkpoint()
        return step

    def _add_checkpoint(self) -> None:
        """Keep the state; of a long game fewer states are kept, farther apart."""
        self._checkpoints[len(self.events)] = self.state
        if len(self._checkpoints) > MAX_CHECKPOINTS:
            self._interval *= 2
            kept = self._checkpoints.items()
            self._checkpoints = {n: state for n, state in kept if n % self._interval == 0}

    def _last_checkpoint(self, events: int) -> int:
        """Return the number of the last checkpoint that is not after so many events; 0 if none."""
        return max((number for number in self._checkpoints if number <= events), default=0)

    def _go_on_asking(self, event: RecordedEvent) -> None:
        """Take an answer that was given to the rules off the question, or begin the next one.

        Who is asked is fixed when a question begins: no answer of one serves for another.
        """
        if isinstance(event, Move) and event.seat in self._to_ask:
            self._to_ask.remove(event.seat)
            self.answers.pop(event.seat, None)
        if self.state.turn in self._to_ask and is_same_question(self._question, self.state):
            return
        self.answers.clear()
        self._question = self.state
        self._to_ask = []
        if self.state.asks():
            self._to_ask = list(self.asked())

    def rewind(
        self,
        events: int,
        deals: Sequence[list[str]] = (),
        moves: Mapping[int, str] | None = None,
    ) -> None:
        """Go back to the state after this many events.

        Args:
            events: how many.
            deals: all of their deals, if hidden cards are others now.
            moves: those of their moves that name such cards, by number.
        """
        kept = self.events[:events]
        if deals:
            kept = _redealt(kept, deals, moves or {})
            self.is_redealt = True
            self._checkpoints = {}
        first = self._last_checkpoint(events)
        checkpoints = self._checkpoints.items()
        self._checkpoints = {number: state for number, state in checkpoints if number <= first}
        self.state, self.events = self._state_at(first), kept[:first]
        self._question = self.state
        self._asked = self._parsed = None
        self._to_ask = []
        self.answers.clear()
        for event in kept[first:]:
            self._replay(event)

    def _state_at(self, checkpoint: int) -> State:
        return self._checkpoints[checkpoint] if checkpoint else self.setup.start()

    def _replay(self, event: RecordedEvent) -> Step:
        if isinstance(event, Move):
            return self.move(event.seat, event.move)
        return self.deal(event.deal)

    def steps(self, first: int) -> Iterator[Step]:
        """Yield the steps of the game from an event on, replayed."""
        start = self._last_checkpoint(first)
        twin = RunningGame(self.setup, "", self.luck)
        twin.state = self._state_at(start)
        for number, event in enumerate(self.events[start:], start=start):
            step = twin._replay(event)
            if number >= first:
                yield step

    def is_settled(self, *, in_a_hurry: bool) -> bool:
        """Return whether the answers that are in decide how the game goes on.

        A pause must not tell whether a seat could have reacted: unless in a hurry, only a card
        that is played ends a reaction window before its time.
        """
        for seat, state in self.asked().items():
            if seat not in self.answers:
                return False
            if state.asks() == REACTION and not _is_passing(state, self.answers[seat]):
                return True
        return in_a_hurry or self.state.asks() != REACTION

    def passing(self, seat: int) -> str:
        """Return the move by which a seat declines to react."""
        state = self.asked()[seat]
        for action in state.legal():
            if state.card_of(action) == NO_CARD:
                return state.name(action)
        raise AssertionError("a reaction has an answer that moves no card")


def _redealt(
    kept: list[RecordedEvent], deals: Sequence[list[str]], moves: Mapping[int, str]
) -> list[RecordedEvent]:
    """Return the events with other deals, and other moves where there are any."""
    rest = iter(deals)
    return [
        Move(event.seat, moves.get(number, event.move))
        if isinstance(event, Move)
        else Deal(next(rest))
        for number, event in enumerate(kept)
    ]


def _is_passing(state: State, move: str) -> bool:
    return parse_move(state, move).cards[0] == NO_CARD


def is_counted(state: State) -> bool:
    """Return whether a manche has been counted and the next one is to be dealt."""
    return state.turn == DEALER and state.phase() == COUNTED
