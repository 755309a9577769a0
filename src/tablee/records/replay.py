"""Writing a game down while it is played, and playing it again from what was written."""

from collections.abc import Iterator

from tablee.boxes import find
from tablee.core.errors import GameError
from tablee.core.game import Game
from tablee.core.moves import deal, shuffle
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.core.zones import DEALER, NOBODY
from tablee.records.notation import Walk, move_of, written
from tablee.records.record import Deal, Event, Move, Record, RecordError, Result, Sitter
from tablee.records.setup import Setup


class Step:
    """One event of a replay: the state just before, what happened, and the state just after.

    `seat` is `DEALER` for a deal, whose `actions` are the cards in their order; a move has a
    `walk`.
    """

    def __init__(
        self, before: State, seat: int, actions: list[int], after: State, walk: Walk | None = None
    ) -> None:
        self.before = before
        self.seat = seat
        self.actions = actions
        self.after = after
        self.walk = walk


def moved(walk: Walk) -> Step:
    """The step that a move is."""
    return Step(walk.before, int(walk.before.turn), walk.steps, walk.after, walk)


def dealt(state: State, cards: list[int]) -> Step:
    """The step that a deal is.

    Raises:
        GameError: `nothing_to_deal`, `bad_deal`.
    """
    after = state.copy()
    deal(after, cards)
    return Step(state, DEALER, cards, after)


class Scribe:
    """Sits at a table and writes down every deal and every move."""

    def __init__(self, setup: Setup, seats: list[Sitter]) -> None:
        self.setup = setup
        self.state = setup.start()
        self._seats = seats
        self._events: list[Event] = []
        self._names: list[str] = []

    def shuffle(self, rng: Rng) -> None:
        """Deal at random."""
        self._note_deal(list(shuffle(self.state, rng)))

    def deal(self, cards: list[int]) -> None:
        """Deal in a given order."""
        deal(self.state, cards)
        self._note_deal(cards)

    def apply(self, action: int) -> None:
        """Do a legal action of the seat on turn."""
        seat = self.state.turn
        self._names.append(self.state.name(action))
        self.state.apply(action)
        if not self.state.midway:
            self._events.append(Move(seat, written(self._names)))
            self._names = []

    def _note_deal(self, cards: list[int]) -> None:
        self._events.append(Deal([self.setup.codes[card] for card in cards]))

    def record(self) -> Record:
        """Everything written so far; a move begun and not ended is not in it."""
        game = self.setup.game
        return Record(
            game=game.slug,
            rules=game.rules,
            options=dict(self.setup.options),
            seats=list(self._seats),
            events=list(self._events),
            result=result_of(self.setup, self.state),
        )


def setup_of(record: Record, game: Game | None = None) -> Setup:
    """The table that a record was played at; `game` if it is not one of the shelf.

    Raises:
        GameError: the game, its version, its seats or its options are not known here.
    """
    if game is None or game.slug != record.game:
        game = find(record.game)
    if record.rules != game.rules:
        raise RecordError("record_rules", rules=record.rules, expected=game.rules)
    setup = Setup(game, len(record.seats), record.options)
    missing = sorted(set(setup.options) - set(record.options))
    if missing:
        raise RecordError("record_option", option=missing[0])
    return setup


def replay(record: Record, game: Game | None = None) -> Iterator[Step]:
    """Play the record again, checking every event.

    Raises:
        RecordError: `record_broken`, with the number of the event and the reason; `record_result`.
        GameError: as `setup_of`.
    """
    setup = setup_of(record, game)
    state = setup.start()
    for number, event in enumerate(record.events, start=1):
        try:
            step = _happen(setup, state, event)
        except GameError as error:
            raise RecordError("record_broken", event=number, why=error) from error
        state = step.after.copy()
        yield step
    result = result_of(setup, state)
    if record.result != result:
        raise RecordError("record_result", event=len(record.events), expected=result)


def verify(record: Record, game: Game | None = None) -> State:
    """The last state of the record, once all of it has been checked."""
    state = setup_of(record, game).start()
    for step in replay(record, game):
        state = step.after
    return state


def _happen(setup: Setup, state: State, event: Event) -> Step:
    """Let an event happen."""
    if not isinstance(event, Move):
        return dealt(state, [setup.card(code) for code in event.deal])
    walk = move_of(state, event.seat, event.move)
    if walk.move != event.move:
        raise GameError("unknown_move", move=event.move)
    return moved(walk)


def result_of(setup: Setup, state: State) -> Result | None:
    """How it ended; `None` while it has not."""
    return Result(setup.points(state), state.places()) if state.turn == NOBODY else None
