"""The law of bots is broken on purpose, and caught."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.heuristic import Heuristic
from tablee.bots.heuristics import HEURISTICS
from tablee.core.state import State
from tablee.testing import LawBroken, check_game
from tests.support.follow_game import SEATS, Follow, FollowGame


class Peeking(Heuristic):
    """Weighs its cards by what the next player holds."""

    def weigh(self, state: State, legal: vec[i64]) -> vec[i64]:
        assert isinstance(state, Follow)
        highest = max([*state.hands[(state.turn + 1) % SEATS].cards, 0])
        return vec[i64]([1 if action > highest else 0 for action in legal])


class Lazy(Heuristic):
    """Weighs the first action only."""

    def weigh(self, state: State, legal: vec[i64]) -> vec[i64]:
        return vec[i64]([5])


class Greedy(Heuristic):
    """Rewards beyond all bounds."""

    def rewards(self, state: State) -> vec[float]:
        return vec[float]([2.0, 2.0, 2.0])


class Short(Heuristic):
    """Rewards two of three."""

    def rewards(self, state: State) -> vec[float]:
        return vec[float]([0.5, 0.5])


class Contrary(Heuristic):
    """Rewards whoever loses."""

    def rewards(self, state: State) -> vec[float]:
        return vec[float]([place / SEATS for place in state.places()])


@pytest.mark.parametrize(
    ("heuristic", "said"),
    [
        (Peeking, "hidden cards"),
        (Lazy, "does not weigh every action"),
        (Greedy, "rewards are"),
        (Short, "not every seat"),
        (Contrary, "are rewarded with"),
    ],
)
def test_an_heuristic_that_breaks_the_law_is_caught(
    heuristic: type[Heuristic], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(HEURISTICS, Follow, heuristic())
    with pytest.raises(LawBroken) as caught:
        check_game(FollowGame(), games=10, worlds=40)
    assert caught.value.law == "bots see views"
    assert said in str(caught.value)


def test_an_honest_heuristic_is_lawful(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(HEURISTICS, Follow, Heuristic())
    assert check_game(FollowGame(), games=2, worlds=8) == 2
