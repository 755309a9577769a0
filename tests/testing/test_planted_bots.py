"""The law of bots is broken on purpose, and caught."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.heuristic import Heuristic
from tablee.bots.heuristics import HEURISTICS
from tablee.bots.reasons import Reason
from tablee.core.explanations import Explanation
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


def planted_reason(name: str, weight: int, **seats: list[int]) -> Reason:
    return Reason(Explanation(name, seats=seats), weight)


class Gossip(Heuristic):
    """Gives a reason that only who sees the next hand can know."""

    def reasons(self, state: State, action: int) -> list[Reason]:
        assert isinstance(state, Follow)
        highest = max([*state.hands[(state.turn + 1) % SEATS].cards, 0])
        return [planted_reason("wins" if action > highest else "loses", 1)]


class Stuttering(Heuristic):
    """Gives two reasons of one name."""

    def reasons(self, state: State, action: int) -> list[Reason]:
        return [planted_reason("wins", 1), planted_reason("wins", 2)]


class Dumb(Heuristic):
    """Gives a reason without a name."""

    def reasons(self, state: State, action: int) -> list[Reason]:
        return [planted_reason("", 1)]


class Dreaming(Heuristic):
    """Speaks of a player who is not there."""

    def reasons(self, state: State, action: int) -> list[Reason]:
        return [planted_reason("wins", 1, who=[SEATS])]


@pytest.mark.parametrize(
    ("heuristic", "said"),
    [
        (Gossip, "hidden cards give reasons"),
        (Stuttering, "has no name, or that of another"),
        (Dumb, "has no name, or that of another"),
        (Dreaming, "no such seat"),
    ],
)
def test_a_reason_that_breaks_the_law_is_caught(
    heuristic: type[Heuristic], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(HEURISTICS, Follow, heuristic())
    with pytest.raises(LawBroken) as caught:
        check_game(FollowGame(), games=10, worlds=40)
    assert caught.value.law == "reasons are seen"
    assert said in str(caught.value)


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
