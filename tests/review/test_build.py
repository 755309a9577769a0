"""Whole reviews: their parts add up, follow from the seed, and know no more than the seat did."""

from functools import cache

import pytest

from tablee.core.errors import GameError
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.zones import DEALER, NOBODY
from tablee.games import GAMES
from tablee.records import Deal, Move, Record, dumps, replay
from tablee.review.alternatives import find_line
from tablee.review.build import build_review, rank_costliest, review_game, wilson_interval
from tablee.review.effort import plan_effort
from tablee.review.parts import PieceResult, count_pieces, measure_piece
from tablee.review.report import FINE, MISTAKE, UNCLEAR, Review
from tablee.table.game import RunningGame
from tablee.table.redeal import redeal
from tests.support.parade_positions import played_out

SETUP = Setup(GAMES["parade"], 2)
RECORD = played_out(SETUP, 7).record()
SEAT = 1


@cache
def review_of() -> Review:
    *_, last = review_game(RECORD, SEAT)
    assert last.review is not None
    return last.review


@pytest.mark.heavy
def test_every_own_decision_is_a_moment_of_the_film() -> None:
    review = review_of()
    own = [
        number
        for number, event in enumerate(RECORD.events)
        if isinstance(event, Move) and event.seat == SEAT
    ]
    assert [moment.event for moment in review.moments] == own
    assert [moment.version for moment in review.moments] == [event + 1 for event in own]
    for moment in review.moments:
        event = RECORD.events[moment.event]
        assert isinstance(event, Move)
        assert moment.played.move == event.move
        assert (moment.best.move == moment.played.move) == (
            moment.verdict not in (MISTAKE, UNCLEAR)
        )


def test_random_play_has_mistakes_and_they_are_the_costliest() -> None:
    review = review_of()
    verdicts = [review.moments[index].verdict for index in review.costliest]
    assert 1 <= len(verdicts) <= 3
    assert MISTAKE in [moment.verdict for moment in review.moments]
    assert verdicts[0] == MISTAKE
    for index in review.costliest:
        moment = review.moments[index]
        assert moment.question is not None
        compared = {moment.played.move, moment.best.move, *[each.move for each in moment.others]}
        assert len(compared) >= min(moment.legal, 3)


def test_the_expected_line_has_whole_moves_only() -> None:
    steps = list(replay(RECORD))
    effort = plan_effort(steps[0].before, len(steps), len(steps))._replace(divisor=1)
    last = [step for step in steps if step.seat == SEAT and len(step.actions) == 1][-1]
    moves = [str(last.before.name(action)) for action in last.before.legal()]
    replies = [reply for move in moves for reply in find_line(last, move, effort)]
    words = [reply.move.split() for reply in replies]
    assert ["discard"] in [each[:1] for each in words]
    assert {(each[0], len(each)) for each in words} <= {("play", 2), ("discard", 3)}


def test_points_that_are_given_away_are_above_zero_where_the_fewest_win() -> None:
    moment = review_of().moments[review_of().costliest[0]]
    assert moment.played.score.mean > moment.best.score.mean
    assert moment.cost_score.mean > 0


def test_luck_and_choices_and_the_others_add_up_to_the_way_from_start_to_end() -> None:
    review = review_of()
    balance, curve = review.balance, review.curve
    parts = balance.luck.mean + balance.choices.mean + balance.others.mean
    assert balance.total.mean == pytest.approx(parts)
    assert balance.total.mean == pytest.approx(curve[0].place.mean - curve[-1].place.mean)
    assert RECORD.result is not None
    assert curve[-1].place.mean == RECORD.result.places[SEAT]
    assert curve[-1].place.error == 0
    assert [point.event for point in curve] == sorted({point.event for point in curve})


@pytest.mark.heavy
def test_progress_is_told_and_the_pieces_can_be_measured_one_by_one() -> None:
    text = dumps(RECORD)
    statuses = [(status.done, status.total) for status in review_game(RECORD, SEAT)]
    total = count_pieces(text, SEAT)
    assert statuses == [(number, total) for number in range(total + 1)]
    pieces = [measure_piece(text, SEAT, number) for number in reversed(range(total))]
    again = build_review(text, SEAT, pieces[::-1])
    again.seconds = review_of().seconds
    assert again == review_of()


def retold(kept: int) -> Record:
    """Return the record with other cards where the seat could not see them, and another end."""
    game = RunningGame(SETUP, "", [""] * 2)
    for event in RECORD.events[:kept]:
        if isinstance(event, Move):
            game.move(event.seat, event.move)
        else:
            game.deal(event.deal)
    undone = redeal(game, kept, SEAT, 11)
    game.rewind(undone.events, undone.deals, undone.moves)
    rng = Rng(5)
    while game.state.turn != NOBODY:
        assert game.state.turn != DEALER
        legal, state, names = game.state.legal(), game.state.copy(), []
        action = legal[rng.below(len(legal))]
        names.append(state.name(action))
        state.apply(action)
        while state.midway:
            action = state.legal()[0]
            names.append(state.name(action))
            state.apply(action)
        game.move(int(game.state.turn), " ".join(names))
    return Record(
        game="parade",
        rules=SETUP.game.rules,
        options=dict(SETUP.options),
        seats=list(RECORD.seats),
        events=list(game.events),
        result=game.result(is_over=True),
    )


def spots_before(record: Record, event: int) -> list[object]:
    text, spots = dumps(record), []
    for number in range(count_pieces(text, SEAT)):
        piece: PieceResult = measure_piece(text, SEAT, number)
        spots += [spot for spot in piece.spots if spot.event < event]
        if len([spot for spot in piece.spots if spot.event >= event]) > 0:
            break
    return [(spot.event, spot.after, spot.before, spot.decision) for spot in spots]


@pytest.mark.heavy
def test_other_hidden_cards_give_the_same_review_up_to_that_moment() -> None:
    kept = 9
    other = retold(kept)
    first, deal = RECORD.events[0], other.events[0]
    assert isinstance(first, Deal)
    assert isinstance(deal, Deal)
    assert first.deal != deal.deal
    mine = [event for event in RECORD.events[:kept] if isinstance(event, Move)]
    assert [event for event in other.events[:kept] if isinstance(event, Move)] == mine
    assert spots_before(RECORD, kept) == spots_before(other, kept)


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    running = Record(
        game="parade",
        rules=SETUP.game.rules,
        options=dict(SETUP.options),
        seats=list(RECORD.seats),
        events=RECORD.events[:4],
    )
    with pytest.raises(GameError, match="review_running"):
        count_pieces(dumps(running), 0)
    with pytest.raises(GameError, match="no_such_seat"):
        count_pieces(dumps(RECORD), 2)


def test_mistakes_are_ranked_before_what_is_unclear() -> None:
    verdicts = [(UNCLEAR, 0.5), (MISTAKE, 0.1), (FINE, 0.0), (MISTAKE, 0.3), (UNCLEAR, 0.7)]
    assert rank_costliest(verdicts) == [3, 1, 4]
    assert rank_costliest([(FINE, 0.0)]) == []


def test_a_share_has_its_interval() -> None:
    low, high = wilson_interval(15, 20)
    assert (round(low, 3), round(high, 3)) == (0.531, 0.888)
    assert wilson_interval(20, 20)[1] == pytest.approx(1.0)
