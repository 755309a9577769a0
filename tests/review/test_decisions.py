"""Verdicts on decisions whose value is known, from the view of their seat alone."""

import pytest

from tablee.bots.heuristics import heuristic_for
from tablee.bots.paired_playouts import PLACE, REWARD, SCORE, PairedPlayouts
from tablee.bots.whole_moves import list_whole_moves
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.views import view
from tablee.core.zones import DEALER, NOBODY
from tablee.games import GAMES
from tablee.review.decisions import is_same_move, judge, share_first
from tablee.review.effort import ERROR_RATE, TRIALS, Effort, plan_effort
from tablee.review.report import FINE, FORCED, MISTAKE

EFFORT = Effort([8, 8], [16, 16, 32], 40, 30, 1, 3.0)


def last_discard(seed: int) -> State:
    """Return the state in which the last seat of a two-player Parade discards."""
    setup = Setup(GAMES["parade"], 2)
    state, before = setup.start(), setup.start()
    rng = Rng(seed)
    while state.turn != NOBODY:
        if state.turn == DEALER:
            cards = state.to_shuffle()
            rng.shuffle(cards)
            state.deal(cards)
            continue
        if not state.midway:
            before = state.copy()
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    return before


def outcomes(state: State) -> dict[tuple[int, ...], int]:
    """Return the points of the seat on turn for each way to discard."""
    seat, points = int(state.turn), {}
    for steps in list_whole_moves(state, heuristic_for(state), 99):
        after = state.copy()
        for step in steps:
            after.apply(step)
        points[tuple(steps)] = after.scores()[seat]
    return points


def find_position() -> tuple[State, list[int], list[int]]:
    """Return a last discard with its best and its worst move, whose places differ."""
    for seed in range(200):
        state = last_discard(seed)
        points = outcomes(state)
        best, worst = min(points, key=points.__getitem__), max(points, key=points.__getitem__)
        places = []
        for steps in (best, worst):
            after = state.copy()
            for step in steps:
                after.apply(step)
            places.append(after.places()[state.turn])
        if places == [1, 2] and points[worst] - points[best] > 6:
            return state, list(best), list(worst)
    raise AssertionError("no last discard decides a game")


STATE, BEST, WORST = find_position()


def test_a_move_that_gives_the_game_away_is_a_mistake_and_the_best_is_named() -> None:
    decision = judge(view(STATE, STATE.turn), WORST, EFFORT, 5)
    assert decision.verdict == MISTAKE
    assert outcomes(STATE)[tuple(decision.best)] == outcomes(STATE)[tuple(BEST)]
    assert decision.cost.mean > 0.1
    assert decision.cost_place.mean > 0
    assert decision.cost_score.mean < 0  # the fewest points win
    assert decision.agrees is False


def test_the_best_move_is_fine_and_costs_nothing() -> None:
    decision = judge(view(STATE, STATE.turn), BEST, EFFORT, 5)
    assert (decision.verdict, decision.best) == (FINE, BEST)
    assert decision.cost == (0.0, 0.0)


def test_the_order_of_the_cards_of_a_move_makes_no_other_move() -> None:
    seen = view(STATE, STATE.turn)
    other_way = BEST[::-1]
    assert is_same_move(STATE, BEST, other_way)
    assert not is_same_move(STATE, BEST, WORST)
    decision = judge(seen, other_way, EFFORT, 5)
    assert (decision.verdict, decision.best, decision.agrees) == (FINE, other_way, True)


def test_what_two_moves_share_comes_first_where_it_may() -> None:
    first, second, third = (int(action) for action in STATE.legal()[:3])
    assert share_first(STATE, [second, first], [third, first]) == [first, second]
    assert share_first(STATE, [second, first], [third]) == [second, first]


def test_the_only_legal_move_is_forced() -> None:
    after = STATE.copy()
    after.apply(BEST[0])
    assert len(after.legal()) > 1
    forced = Setup(GAMES["hermine"], 2).start()
    rng = Rng(1)
    while forced.turn == DEALER or len(forced.legal()) > 1:
        if forced.turn == DEALER:
            cards = forced.to_shuffle()
            rng.shuffle(cards)
            forced.deal(cards)
        else:
            forced.apply(forced.legal()[0])
    steps = [int(forced.legal()[0])]
    decision = judge(view(forced, forced.turn), steps, EFFORT, 5)
    assert (decision.verdict, decision.best, decision.agrees) == (FORCED, steps, None)


def test_the_same_view_and_seed_give_the_same_decision() -> None:
    seen = view(STATE, STATE.turn)
    assert judge(seen, WORST, EFFORT, 9) == judge(seen, WORST, EFFORT, 9)


@pytest.mark.parametrize("slug", ["parade", "hermine", "high-society"])
def test_moves_are_played_out_in_the_same_worlds(slug: str) -> None:
    setup = Setup(GAMES[slug], 2 if 2 in GAMES[slug].seats else 3)
    state = setup.start()
    cards = state.to_shuffle()
    Rng(3).shuffle(cards)
    state.deal(cards)
    move = [int(state.legal()[0])]
    while True:  # a whole move
        after = state.copy()
        for step in move:
            after.apply(step)
        if not after.midway:
            break
        move.append(int(after.legal()[-1]))
    playouts = PairedPlayouts(view(state, state.turn), [move, move, []], heuristic_for(state), 7)
    playouts.run(12)
    assert [playouts.count(number) for number in range(3)] == [12, 12, 12]
    if heuristic_for(state).style().side_by_side:
        assert playouts.gap(0, 1, REWARD) == (0.0, 0.0)
    assert 1 <= playouts.expected(0, PLACE).mean <= setup.seats
    playouts.keep_only([2])
    playouts.run(4)
    assert (playouts.left(), playouts.count(0), playouts.count(2)) == ([2], 12, 16)
    assert playouts.expected(0, SCORE).error is not None


def test_more_decisions_ask_for_more_certainty() -> None:
    state = Setup(GAMES["parade"], 2).start()
    few, many = plan_effort(state, 10, 5), plan_effort(state, 400, 200)
    assert few.min_z < many.min_z
    assert few.point >= many.point
    assert few.min_z > 2.0
    assert ERROR_RATE / len(TRIALS) < 0.02
