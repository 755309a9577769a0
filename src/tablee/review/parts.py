"""The parts of a review: what is measured at which event of a record, piece by piece.

Pieces are small, so that workers can do something else between two of them, and progress is seen.
"""

from collections.abc import Iterator
from time import process_time

from msgspec import Struct

from tablee.bots.advice import Expected
from tablee.bots.heuristic import is_over
from tablee.bots.heuristics import heuristic_for
from tablee.bots.paired_playouts import PLACE, PairedPlayouts
from tablee.core.errors import GameError
from tablee.core.state import State
from tablee.core.views import view
from tablee.core.zones import DEALER
from tablee.records import Record, Step, loads, replay
from tablee.review.decisions import Decision, judge
from tablee.review.effort import Effort, plan_effort

MAX_PIECES = 40
MIN_PIECE = 3
"""Spots in a piece."""
SEED_STRIDE = 1_000_003
MIN_SHARE = 0.25
"""Share of the worlds in which another seat's move must be legal to be measured."""


class Spot(Struct, array_like=True):
    """Measurements at an event: an own decision, a deal, a chance of others, or an end."""

    event: int
    after: Expected
    """Expected place after the event, as the seat could see it then."""
    before: Expected | None = None
    """Expected place before it, where it is not that of the spot before."""
    decision: Decision | None = None
    is_deal: bool = False
    is_end: bool = False
    """A manche or the game is over."""
    luck: Expected | None = None
    """Change made by a card that a move of others turned up."""
    playouts: int = 0


class PieceResult(Struct):
    """The spots of a piece, and the processor time that they took."""

    spots: list[Spot]
    seconds: float


class _Plan:
    """The events of a record that matter for a seat."""

    def __init__(self, record: Record, seat: int) -> None:
        self.steps = list(replay(record))
        self.seat = seat
        self.events = [number for number, step in enumerate(self.steps) if _matters(step, seat)]
        own = [step for step in self.steps if step.seat == seat]
        points = len(self.events) + len(own)
        self.effort: Effort = plan_effort(self.steps[0].before, points, len(own))


def _matters(step: Step, seat: int) -> bool:
    if step.seat in (DEALER, seat) or is_over(step.after):
        return True
    return _turns_up(step)


def _turns_up(step: Step) -> bool:
    """Return whether a move showed everybody something that nobody chose."""
    heuristic = heuristic_for(step.before)
    chance = heuristic.chance(step.after)
    return chance not in (0, heuristic.chance(step.before))


def check_reviewable(record: Record, seat: int) -> None:
    """Check that a record can be reviewed for a seat.

    Raises:
        GameError: `no_such_seat`, `review_running` if the game is not over, or as `replay`.
    """
    if not 0 <= seat < len(record.seats):
        raise GameError("no_such_seat", seat=seat)
    if record.result is None:
        raise GameError("review_running")


def count_pieces(text: bytes | str, seat: int) -> int:
    """Return the number of pieces of the review of a record.

    Raises:
        GameError: as `check_reviewable`, and if the record is not valid.
    """
    record = loads(text)
    check_reviewable(record, seat)
    return len(_cut(_Plan(record, seat).events))


def _cut(events: list[int]) -> list[list[int]]:
    size = max(MIN_PIECE, -(-len(events) // MAX_PIECES))
    return [events[start : start + size] for start in range(0, len(events), size)]


def measure_piece(text: bytes | str, seat: int, number: int, seed: int = 0) -> PieceResult:
    """Measure the spots of one piece; it is the same for the same seed."""
    began = process_time()
    plan = _Plan(loads(text), seat)
    spots = list(_measure_spots(plan, _cut(plan.events)[number], seed))
    return PieceResult(spots, process_time() - began)


def _measure_spots(plan: _Plan, events: list[int], seed: int) -> Iterator[Spot]:
    for event in events:
        yield _measure_spot(plan, event, (seed * SEED_STRIDE + event) * 4)


def _measure_spot(plan: _Plan, event: int, seed: int) -> Spot:
    step, seat, effort = plan.steps[event], plan.seat, plan.effort
    after, playouts = _expect(step.after, seat, effort, seed + 2)
    spot = Spot(event, after, is_end=is_over(step.after), playouts=playouts)
    if step.seat == DEALER:
        spot.is_deal = True
        if event == 0 or is_over(step.before):
            before = _play_out(step.before, seat, [[]], effort, seed)
            spot.before = before.expected(0, PLACE)
            spot.playouts += int(before.playouts)
    elif step.seat == seat:
        spot.decision = judge(view(step.before, seat), step.actions, effort, seed)
        spot.before = spot.decision.before
        spot.playouts += spot.decision.playouts
    elif not spot.is_end:
        _measure_chance(spot, step, plan, seed)
    return spot


def _measure_chance(spot: Spot, step: Step, plan: _Plan, seed: int) -> None:
    """Tell the luck of a card that was turned up from the move of another seat before it."""
    move = _play_out(step.before, plan.seat, [step.actions], plan.effort, seed)
    spot.playouts += int(move.playouts)
    if move.count(0) >= MIN_SHARE * plan.effort.point:
        expected = move.expected(0, PLACE)
        spot.luck = subtract(spot.after, expected)


def _expect(state: State, seat: int, effort: Effort, seed: int) -> tuple[Expected, int]:
    """Return the expected place of a seat, and the playouts that it took."""
    if is_over(state):
        return Expected(float(state.places()[seat]), 0.0), 0
    playouts = _play_out(state, seat, [[]], effort, seed)
    return playouts.expected(0, PLACE), int(playouts.playouts)


def _play_out(
    state: State, seat: int, moves: list[list[int]], effort: Effort, seed: int
) -> PairedPlayouts:
    playouts = PairedPlayouts(view(state, seat), moves, heuristic_for(state), seed)
    playouts.run(effort.point)
    return playouts


def subtract(one: Expected, other: Expected) -> Expected:
    """Return the difference of two independent measurements."""
    errors = [value.error or 0.0 for value in (one, other)]
    return Expected(one.mean - other.mean, (errors[0] ** 2 + errors[1] ** 2) ** 0.5)
