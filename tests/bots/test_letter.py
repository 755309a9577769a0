"""Heuristics under the contested readings."""

import pytest

from tablee.bots.heuristics import heuristic_for
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.games.fourmis import FOURMIS, Fourmis
from tests.support.contrees_positions import contrees, wait
from tests.support.moves import offered, play


def preferred(state: State) -> str:
    """Return the legal action that the heuristic weighs most."""
    weights = list(heuristic_for(state).weigh(state, state.legal()))
    return offered(state)[weights.index(max(weights))]


def test_JAR_46_the_caster_of_trepas_does_not_spoil_the_win() -> None:
    """Whoever has the last turn takes the land from the one who was there, and lays nothing."""
    state = contrees(
        ["karniphage", "", "trepas y5a y6a y7a"],
        slots=[{}, {1: "w9a"}, {}],
        karniphage_killed="caster",
    )
    play(state, "play karniphage :1", "play b1a :4")
    wait(state)
    assert preferred(state) == "trepas karniphage"
    play(state, "trepas karniphage")
    assert not preferred(state).endswith(":1")


@pytest.mark.parametrize(
    ("wins", "rewards"), [([1, 0], [0.75, 0.25]), ([1, 1], [0.5, 0.5]), ([0, 2], [0, 1])]
)
def test_JAR_49_a_manche_is_worth_its_odds_to_win_the_match(
    wins: list[int], rewards: list[float]
) -> None:
    state = contrees(["", ""], manches=3)
    state.wins = wins
    assert list(heuristic_for(state).rewards(state)) == rewards


def test_ANT_32_a_lead_over_debtors_counts_in_full() -> None:
    state = Setup(FOURMIS, 3, {"floor": False}).start()
    assert isinstance(state, Fourmis)
    rewards = []
    for totals in ([3, -5, -6], [3, 0, 0]):
        state.totals = totals
        rewards.append(heuristic_for(state).rewards(state)[0])
    assert rewards[0] > rewards[1]
