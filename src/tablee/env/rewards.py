"""Zero-sum rewards at the end of a game: by places or by points."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable

from tablee.core.setup import Setup
from tablee.core.state import State

Rewards = Callable[[Setup, State], list[float]]


def by_places(setup: Setup, state: State) -> list[float]:
    """Reward from 1 for beating everybody to -1 for being beaten by all; the sum is 0."""
    places = state.places()
    seats, ordered = len(places), sorted(places)
    behind = [seats - bisect_right(ordered, place) for place in places]
    before = [bisect_left(ordered, place) for place in places]
    return [(after - ahead) / (seats - 1) for after, ahead in zip(behind, before, strict=True)]


def by_scores(setup: Setup, state: State) -> list[float]:
    """Reward the lead in points over the mean of the others; the sum is 0."""
    points = setup.points(state)
    sign = -1 if setup.game.lowest_wins else 1
    seats, total = len(points), sum(points)
    return [sign * (score * seats - total) / (seats - 1) for score in points]


REWARDS: dict[str, Rewards] = {"places": by_places, "scores": by_scores}
