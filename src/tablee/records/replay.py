"""Record a game while it is played, and replay it from its record."""

from collections.abc import Iterator, Sequence

from mypy_extensions import mypyc_attr

from tablee.core.errors import GameError
from tablee.core.game import Game
from tablee.core.moves import deal, shuffle
from tablee.core.notation import ParsedMove, format_move, parse_move_of
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State, fields, restore_fields
from tablee.core.zones import DEALER, NOBODY
from tablee.records.record import (
    Deal,
    Move,
    Record,
    RecordedEvent,
    RecordError,
    Result,
    SeatedPlayer,
)
from tablee.registry import find


class Step:
    """One event of a replay, with the states before and after it.

    `seat` is `DEALER` for a deal, whose `actions` are the cards in order; a move has `parsed`.
    """

    def __init__(
        self,
        before: State,
        seat: int,
        actions: list[int],
        after: State,
        parsed: ParsedMove | None = None,
    ) -> None:
        self.before = before
        self.seat = seat
        self.actions = actions
        self.after = after
        self.parsed = parsed


def step_of_move(parsed: ParsedMove) -> Step:
    """Return the replay step of a move."""
    return Step(parsed.before, int(parsed.before.turn), parsed.steps, parsed.after, parsed)


def step_of_deal(state: State, cards: list[int]) -> Step:
    """Return the replay step of a deal.

    Raises:
        GameError: `nothing_to_deal`, `bad_deal`.
    """
    after = state.copy()
    deal(after, cards)
    return Step(state, DEALER, cards, after)


@mypyc_attr(allow_interpreted_subclasses=True)  # so that it can be unpickled without a setup
class Recorder:
    """Plays a game and records its deals and moves."""

    def __init__(self, setup: Setup, seats: list[SeatedPlayer]) -> None:
        self.setup = setup
        self.state = setup.start()
        self._seats = seats
        self._events: list[RecordedEvent] = []
        self._names: list[str] = []

    def __reduce__(self) -> tuple[object, ...]:
        return restore_fields, (type(self), fields(self))

    def shuffle(self, rng: Rng) -> None:
        """Shuffle, deal and record it."""
        self._record_deal(list(shuffle(self.state, rng)))

    def deal(self, cards: list[int]) -> None:
        """Deal in a given order and record it."""
        deal(self.state, cards)
        self._record_deal(cards)

    def apply(self, action: int) -> None:
        """Apply a legal action of the seat on turn; record the move once it is complete."""
        seat = self.state.turn
        self._names.append(self.state.name(action))
        self.state.apply(action)
        if not self.state.midway:
            self._events.append(Move(seat, format_move(self._names)))
            self._names = []

    def _record_deal(self, cards: list[int]) -> None:
        self._events.append(Deal([self.setup.codes[card] for card in cards]))

    def record(self) -> Record:
        """Return the record so far, without an unfinished move."""
        game = self.setup.game
        return Record(
            game=game.slug,
            rules=game.rules,
            options=dict(self.setup.options),
            seats=list(self._seats),
            events=list(self._events),
            result=result_of_game(self.setup, self.state),
        )


def setup_of_record(record: Record, game: Game | None = None) -> Setup:
    """Return the setup of a record; pass `game` if it is not in the registry.

    An option that the record lacks is newer than the record and has its default, which cannot
    change without a new version of the rules.

    Raises:
        GameError: the game, its version, its seats or its options are not known here.
    """
    if game is None or game.slug != record.game:
        game = find(record.game)
    if record.rules != game.rules:
        raise RecordError("record_rules", rules=record.rules, expected=game.rules)
    return Setup(game, len(record.seats), record.options)


def replay(record: Record, game: Game | None = None) -> Iterator[Step]:
    """Replay a record, checking every event.

    Raises:
        RecordError: `record_broken`, with the number of the event and the reason; `record_result`.
        GameError: as `setup_of_record`.
    """
    setup = setup_of_record(record, game)
    state = setup.start()
    for number, event in enumerate(record.events, start=1):
        try:
            step = _replay_event(setup, state, event)
        except GameError as error:
            raise RecordError("record_broken", event=number, why=error) from error
        state = step.after.copy()
        yield step
    _check_resigned(record)
    is_given_up = bool(record.resigned) and record.result is not None
    result = result_of_game(setup, state, record.resigned, is_given_up=is_given_up)
    if record.result != result:
        raise RecordError("record_result", event=len(record.events), expected=result)


def verify(record: Record, game: Game | None = None) -> State:
    """Replay a whole record; return the last state."""
    state = setup_of_record(record, game).start()
    for step in replay(record, game):
        state = step.after
    return state


def _replay_event(setup: Setup, state: State, event: RecordedEvent) -> Step:
    """Return the checked step of an event."""
    if not isinstance(event, Move):
        return step_of_deal(state, [setup.card(code) for code in event.deal])
    parsed = parse_move_of(state, event.seat, event.move)
    if parsed.move != event.move:
        raise GameError("unknown_move", move=event.move)
    return step_of_move(parsed)


def _check_resigned(record: Record) -> None:
    """Raise `record_resigned` unless different seats of the table have resigned."""
    seats = range(len(record.seats))
    resigned = record.resigned
    if len(set(resigned)) < len(resigned) or not set(resigned) <= set(seats):
        raise RecordError("record_resigned", seats=", ".join(map(str, resigned)))


def result_of_game(
    setup: Setup, state: State, resigned: Sequence[int] = (), *, is_given_up: bool = False
) -> Result | None:
    """Return the result of a game; `None` while it goes on, unless it was given up."""
    if state.turn != NOBODY and not is_given_up:
        return None
    return Result(setup.points(state), places_of_game(state, resigned))


def places_of_game(state: State, resigned: Sequence[int]) -> list[int]:
    """Return the places; who resigns is behind all who played on, the first one last (TAB-4)."""
    places = [int(place) for place in state.places()]
    if not resigned:
        return places
    left = [seat for seat in range(len(places)) if seat not in resigned]
    sides = {int(state.side(seat)): places[seat] for seat in left}
    standing = list(places)
    for seat in left:
        standing[seat] = 1 + len([place for place in sides.values() if place < places[seat]])
    for number, seat in enumerate(resigned):
        standing[seat] = len(places) - number
    return standing
