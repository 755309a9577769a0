"""Advice says of each move what it is likely to lead to, and how sure that is."""

import json

import pytest

from tablee.bots.advice import Candidate, advise
from tablee.core.rng import Rng
from tablee.core.views import determinize, view
from tablee.games import GAMES
from tests.bots.test_players import middle_of
from tests.support.fork_game import BET, LOSE, WIN, dealt


def by_action(candidates: list[Candidate]) -> dict[int, Candidate]:
    return {candidate.action: candidate for candidate in candidates}


def test_the_best_move_comes_first_with_what_it_leads_to() -> None:
    advice = advise(view(dealt(0, 1, 2), 0), 500)
    best = advice.candidates[0]
    assert (advice.seat, advice.iterations) == (0, 500)
    assert (best.action, best.move, best.reward) == (WIN, "win", 1)
    assert (best.place.mean, best.place.error) == (1, 0)
    assert (best.score.mean, best.score.error) == (1, 0)
    assert best.line == [(1, "leave")]
    assert sum(candidate.visits for candidate in advice.candidates) == 500


def test_what_depends_on_hidden_cards_has_an_error() -> None:
    found = by_action(advise(view(dealt(0, 1, 2), 0), 4000).candidates)
    bet, lost = found[BET], found[LOSE]
    assert lost.place.mean == 2
    assert bet.place.error is not None
    assert bet.place.error > 0
    assert 1 < bet.place.mean < 2
    assert bet.visits > lost.visits


def test_one_visit_tells_nothing_of_the_spread() -> None:
    candidates = advise(view(dealt(0, 1, 2), 0), 3).candidates
    assert sorted(candidate.visits for candidate in candidates) == [1, 2]
    for candidate in candidates:
        assert (candidate.place.error is None) == (candidate.visits == 1)


@pytest.mark.heavy
@pytest.mark.parametrize("slug", GAMES)
def test_advice_is_plain_data_and_the_same_whatever_is_hidden(slug: str) -> None:
    truth = middle_of(slug)
    own_view = view(truth, truth.turn)
    advice = advise(own_view, 40, seed=3)
    data = json.loads(json.dumps(advice.as_dict()))
    assert data["seat"] == truth.turn
    names = {truth.name(action) for action in truth.legal()}
    assert {candidate["move"] for candidate in data["candidates"]} <= names
    for candidate in data["candidates"]:
        assert 1 <= candidate["place"]["mean"] <= truth.seats
        assert all(0 <= step["seat"] < truth.seats for step in candidate["line"])
    world = determinize(own_view, Rng(8))
    assert advise(view(world, truth.turn), 40, seed=3) == advice
