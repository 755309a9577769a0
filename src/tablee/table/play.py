"""One game at a table, from its first deal to its end."""

from collections.abc import Callable, Iterator
from sys import intern

from mypy_extensions import mypyc_attr

from tablee.core.errors import GameError
from tablee.core.state import COUNTED, NO_CARD, REACTION, State
from tablee.core.zones import DEALER, NOBODY
from tablee.records import Deal, Dealer, Event, Move, Setup, Step, Walk, dealt, move_of, moved, read
from tablee.table.questions import asked


@mypyc_attr(allow_interpreted_subclasses=True)
class Play:
    """A game in progress: its state, and everything that happened to it.

    A state is never changed, another one takes its place: what was told of it stays true.
    """

    def __init__(self, setup: Setup, seed: str, luck: list[str]) -> None:
        self.setup = setup
        self.luck = luck
        self.state = setup.start()
        self.events: list[Event] = []
        self.answers: dict[int, str] = {}
        """What seats have chosen that are asked together with others."""
        self._dealer = Dealer(seed, luck)
        self._asked: dict[int, State] | None = None
        self._read: Walk | None = None
        """The move that was read last: most often it is made at once."""

    @property
    def is_over(self) -> bool:
        """Whether the rules ask nobody any more."""
        return self.state.turn == NOBODY

    @property
    def is_counted(self) -> bool:
        """Whether a manche has been counted and the next one is to be dealt."""
        return is_counted(self.state)

    def asked(self) -> dict[int, State]:
        """The seats that are asked, each with the state that it answers in."""
        if self._asked is None:
            self._asked = asked(self.state)
        return self._asked

    def waiting(self) -> list[int]:
        """The seats whose answer is still to come."""
        return [seat for seat in self.asked() if seat not in self.answers]

    def answering(self, seat: int) -> State:
        """The state in which a seat answers.

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
        """The next deal, as it was decided before the game."""
        codes = [self.setup.codes[card] for card in self.state.to_shuffle()]
        dealt = sum(isinstance(event, Deal) for event in self.events)
        return self._dealer.shuffled(codes, dealt)

    def deal(self, codes: list[str]) -> Step:
        """Let the cards be dealt in this order."""
        step = dealt(self.state, [self.setup.card(code) for code in codes])
        return self._note(Deal(codes), step)

    def read(self, seat: int, words: str) -> str:
        """The move of a seat that is asked, as records write it.

        Raises:
            GameError: as `answering`, and the reason if it is no move.
        """
        self._read = read(self.answering(seat), words)
        return self._read.move

    def move(self, seat: int, words: str) -> Step:
        """Let a seat move."""
        walk = self._read
        if walk is None or walk.before is not self.state or walk.move != words:
            walk = move_of(self.state, seat, words)
        return self._note(Move(seat, intern(words)), moved(walk))

    def _note(self, event: Event, step: Step) -> Step:
        self.state = step.after
        self.events.append(event)
        self._asked = self._read = None
        if not self.state.asks():
            self.answers.clear()
        return step

    def rewind(self, events: int) -> None:
        """Go back to when so many events had happened."""
        kept = self.events[:events]
        self.state, self.events = self.setup.start(), []
        self._asked = self._read = None
        self.answers.clear()
        for event in kept:
            self._again(event)

    def _again(self, event: Event) -> Step:
        if isinstance(event, Move):
            return self.move(event.seat, event.move)
        return self.deal(event.deal)

    def steps(self, first: int) -> Iterator[Step]:
        """What has happened, from an event on."""
        twin = Play(self.setup, "", self.luck)
        for number, event in enumerate(self.events):
            step = twin._again(event)
            if number >= first:
                yield step

    def settled(self, *, in_a_hurry: bool) -> bool:
        """Whether the answers that are in decide how it goes on.

        Nobody may learn from a pause whether a seat could have broken in: unless that may be
        hurried, only a card that is played ends a reaction before its time.
        """
        for seat, state in self.asked().items():
            if seat not in self.answers:
                return False
            if state.asks() == REACTION and not _is_passing(state, self.answers[seat]):
                return True
        return in_a_hurry or self.state.asks() != REACTION

    def passing(self, seat: int) -> str:
        """How a seat lets a chance to break in go by."""
        state = self.asked()[seat]
        return next(state.name(a) for a in state.legal() if state.card_of(a) == NO_CARD)


new_play: Callable[[Setup, str, list[str]], Play] = Play
"""How a game begins; a test may let another kind begin, in which cards are dealt otherwise."""


def _is_passing(state: State, move: str) -> bool:
    return read(state, move).cards[0] == NO_CARD


def is_counted(state: State) -> bool:
    """Whether a manche has been counted and the next one is to be dealt."""
    return state.turn == DEALER and state.phase() == COUNTED
