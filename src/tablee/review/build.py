"""The review of a game, put together from its measured pieces."""

from collections.abc import Iterator
from statistics import NormalDist
from time import process_time

from tablee.bots.advice import Expected
from tablee.core.notation import ParsedMove
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.views import view
from tablee.records import Record, Step, dumps, loads, replay
from tablee.records.replay import setup_of_record
from tablee.review.alternatives import compare_others, find_line, in_points
from tablee.review.balance import Curve
from tablee.review.decisions import Decision, MoveValue, share_first
from tablee.review.effort import plan_effort
from tablee.review.parts import PieceResult, Spot, count_pieces, measure_piece
from tablee.review.questions import build_question
from tablee.review.report import (
    FINE,
    FORCED,
    MISTAKE,
    UNCLEAR,
    ExpertAgreement,
    Review,
    ReviewedMove,
    ReviewMoment,
    ReviewStatus,
)
from tablee.table.comparison import compare_moves
from tablee.table.messages import ComparisonView, ExpectedValue, LogMessage

MAX_COSTLIEST = 3
MIN_DECISIONS = 20
"""Decisions below which a share of agreement says nothing."""
CERTAIN_Z, LIKELY_Z = 6.0, 2.0
"""Standard errors from which words say `certainly` and `probably`."""
CONFIDENCE = 0.95


def review_game(record: Record, seat: int, seed: int = 0) -> Iterator[ReviewStatus]:
    """Review a game piece by piece; the last status has the review.

    Raises:
        GameError: as `count_pieces`.
    """
    text = dumps(record)
    total = count_pieces(text, seat)
    results = []
    for number in range(total):
        yield ReviewStatus(number, total)
        results.append(measure_piece(text, seat, number, seed))
    yield ReviewStatus(total, total, build_review(text, seat, results))


def build_review(text: bytes | str, seat: int, pieces: list[PieceResult]) -> Review:
    """Return the review for a seat from all its pieces, in their order."""
    began = process_time()
    record = loads(text)
    steps = list(replay(record))
    setup = setup_of_record(record)
    spots = [spot for piece in pieces for spot in piece.spots]
    moments = [_make_moment(setup, steps[spot.event], spot) for spot in spots if spot.decision]
    costliest = rank_costliest([(each.verdict, each.cost_reward.mean) for each in moments])
    effort = plan_effort(steps[0].before, len(spots), len(moments))
    decisions = {spot.event: spot.decision for spot in spots if spot.decision}
    for moment in [moments[index] for index in costliest]:
        step = steps[moment.event]
        moment.line = find_line(step, moment.best.move, effort)
        moment.others = compare_others(setup, step, decisions[moment.event], effort, moment.event)
        moment.question = build_question(setup, step.before)
    curve = _draw_curve(record, seat, spots)
    return Review(
        game=record.game,
        rules=record.rules,
        options=dict(setup.options),
        seats=[player.name for player in record.seats],
        seat=seat,
        manches=any(spot.is_end for spot in spots[:-1]),
        moments=moments,
        curve=curve.points,
        balance=curve.balance(),
        costliest=costliest,
        agreement=_measure_agreement(spots),
        sure=_sum_up(moments),
        iterations=sum(spot.playouts for spot in spots),
        seconds=sum(piece.seconds for piece in pieces) + process_time() - began,
    )


def _draw_curve(record: Record, seat: int, spots: list[Spot]) -> Curve:
    curve = Curve()
    for spot in spots:
        curve.add(spot)
    if record.resigned and record.result is not None:
        is_own = record.resigned[-1] == seat
        curve.add_result(len(record.events), record.result.places[seat], is_own=is_own)
    curve.mark_jumps()
    return curve


def _make_moment(setup: Setup, step: Step, spot: Spot) -> ReviewMoment:
    decision = spot.decision
    assert decision is not None, "the spot is an own decision"
    played = _make_move(setup, step, decision.played, decision.played_value)
    best = _make_move(setup, step, decision.best, decision.best_value)
    if decision.played != decision.best:
        compared = _compare(setup, step, decision)
        played.reasons, best.reasons = compared.against, compared.reasons
    return ReviewMoment(
        event=spot.event,
        version=spot.event + 1,
        verdict=decision.verdict,
        sure=_say_how_sure(decision),
        legal=decision.legal,
        played=played,
        best=best,
        cost=_value(decision.cost_place),
        cost_score=_give_away(setup, decision.cost_score),
        cost_reward=_value(decision.cost),
    )


def _make_move(setup: Setup, step: Step, steps: list[int], value: MoveValue) -> ReviewedMove:
    move = ParsedMove(step.before, steps).move
    return ReviewedMove(move, _value(value.place), in_points(setup, _value(value.score)))


def _give_away(setup: Setup, gap: Expected) -> ExpectedValue:
    """Return the points that were given away, also where the fewest win."""
    sign = -1 if setup.game.lowest_wins else 1
    return in_points(setup, ExpectedValue(sign * gap.mean, gap.error))


def _value(expected: Expected) -> ExpectedValue:
    return ExpectedValue(expected.mean, expected.error)


def _compare(setup: Setup, step: Step, decision: Decision) -> ComparisonView:
    """Return what speaks for the best move, at the first step in which the moves differ."""
    state: State = step.before.copy()
    best = share_first(step.before, decision.best, decision.played)
    played = share_first(step.before, decision.played, decision.best)
    for better, other in zip(best, played, strict=False):
        if better != other:
            return compare_moves(setup, view(state, step.seat).state, better, other)
        state.apply(better)
    return ComparisonView([], [])


def _say_how_sure(decision: Decision) -> LogMessage:
    if decision.verdict not in (MISTAKE, UNCLEAR):
        name = "agreed" if decision.agrees else decision.verdict
        return LogMessage(f"review-sure-{name}", {})
    z = decision.cost.mean / (decision.cost.error or 1e-9)
    if decision.verdict == MISTAKE:
        return LogMessage(f"review-sure-{'certain' if z >= CERTAIN_Z else 'mistake'}", {})
    return LogMessage(f"review-sure-{'likely' if z >= LIKELY_Z else 'unclear'}", {})


def _sum_up(moments: list[ReviewMoment]) -> LogMessage:
    verdicts = [moment.verdict for moment in moments]
    free = len(verdicts) - verdicts.count(FORCED)
    return LogMessage(
        "review-sure",
        {
            "decisions": free,
            "mistakes": verdicts.count(MISTAKE),
            "unclear": verdicts.count(UNCLEAR),
        },
    )


def rank_costliest(verdicts: list[tuple[str, float]]) -> list[int]:
    """Return the indices of the costliest of verdicts with costs: mistakes, then unclear ones."""
    ranked = [
        (verdict != MISTAKE, -cost, index)
        for index, (verdict, cost) in enumerate(verdicts)
        if verdict in (MISTAKE, UNCLEAR)
    ]
    return [index for _, _, index in sorted(ranked)[:MAX_COSTLIEST]]


def _measure_agreement(spots: list[Spot]) -> ExpertAgreement | None:
    verdicts = [spot.decision.verdict for spot in spots if spot.decision]
    same, of = verdicts.count(FINE), len(verdicts) - verdicts.count(FORCED)
    if of < MIN_DECISIONS:
        return None
    low, high = wilson_interval(same, of)
    return ExpertAgreement(same, of, low, high)


def wilson_interval(hits: int, of: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a share (Wilson's score interval)."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    share, spread = hits / of, z * z / of
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * (share * (1 - share) / of + spread / (4 * of)) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)
