"""Every sheet that the engine writes at the end of a game is one that people could write."""

from collections.abc import Iterator

import pytest

from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.zones import DEALER, NOBODY
from tablee.games import GAMES
from tablee.games.parade import Parade
from tablee.score import SCORINGS, scoring_for
from tablee.score.parade import CARDS_LINE
from tablee.score.scoring import Manche
from tablee.score.sheet import answers_of, enter_answers
from tests.support.effort import effort

OPTIONS: dict[str, list[dict[str, int | str | bool | None]]] = {
    "hermine": [
        {},
        {"bonus_no_100_200": True, "jokers": 4},
        {"jokers": 3, "joker_scope": "no_botte", "fixed_manches": 3},
    ],
    "fourmis": [{}, {"deck": "40"}, {"deck": "48a"}, {"deck": "48b"}, {"preset": "letter"}],
    "contrees": [{}, {"preset": "letter"}],
    "animalement-votre": [{}, {"preset": "letter"}],
}
GAMES_OF_EACH = effort(3, 20)


def setups() -> Iterator[Setup]:
    for game in GAMES.values():
        for seats in game.seats:
            for options in OPTIONS.get(game.slug, [{}]):
                yield Setup(game, seats, options)
    yield Setup(GAMES["fourmis"], 4, {"teams": True})


def ends(setup: Setup) -> Iterator[State]:
    for seed in range(GAMES_OF_EACH):
        state, rng = setup.start(), Rng(seed)
        while state.turn != NOBODY:
            if state.turn == DEALER:
                shuffle(state, rng)
            else:
                state.apply(state.legal()[rng.below(len(state.legal()))])
        yield state


def written(state: State) -> list[Manche]:
    """The engine's sheets as people write them: in Parade those who are tied count their cards."""
    sheets = state.sheets()
    if isinstance(state, Parade):
        points = state.scores()
        cards = [len(front.cards) for front in state.fronts]
        tied = [points.count(one) > 1 for one in points]
        counted = [count if is_tied else 0 for count, is_tied in zip(cards, tied, strict=True)]
        return [{**sheet, CARDS_LINE: counted} for sheet in sheets]
    return sheets


@pytest.mark.heavy
@pytest.mark.parametrize("setup", list(setups()), ids=lambda setup: f"{setup!r} {setup.options}")
def test_what_the_engine_writes_is_accepted_and_stands_as_the_engine_says(setup: Setup) -> None:
    scoring = scoring_for(setup)
    for state in ends(setup):
        manches = written(state)
        for manche in manches:
            scoring.check(manche)
        standing = scoring.standing(manches)
        assert standing.totals == setup.points(state)
        assert standing.places == state.places()
        assert standing.ending
        assert not scoring.standing(manches[:-1]).ending


@pytest.mark.parametrize("setup", list(setups()), ids=lambda setup: f"{setup!r} {setup.options}")
def test_the_questions_ask_for_all_that_the_engine_writes(setup: Setup) -> None:
    scoring = scoring_for(setup)
    for state in ends(setup):
        for manche in written(state):
            answers = answers_of(scoring, manche)
            assert enter_answers(scoring, answers) == (manche, None)
            partial, question = enter_answers(scoring, answers[:-1])
            assert question is not None
            assert partial[question.line][question.seat] == 0


def test_every_game_of_the_shelf_has_a_sheet() -> None:
    assert set(SCORINGS) == set(GAMES)
