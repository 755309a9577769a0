"""What the end of a game is worth to each seat."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable

from tablee.core.state import State
from tablee.records import Setup

FEWEST_WIN = ("parade",)
Rewards = Callable[[Setup, State], list[float]]


def by_places(setup: Setup, state: State) -> list[float]:
    """From 1 for beating everybody to -1 for being beaten by all; together always 0."""
    places = state.places()
    seats, ordered = len(places), sorted(places)
    behind = [seats - bisect_right(ordered, place) for place in places]
    before = [bisect_left(ordered, place) for place in places]
    return [(one - other) / (seats - 1) for one, other in zip(behind, before, strict=True)]


def by_scores(setup: Setup, state: State) -> list[float]:
    """The lead in points over the mean of the others; together always 0."""
    points = setup.points(state)
    sign = -1 if setup.game.slug in FEWEST_WIN else 1
    seats, total = len(points), sum(points)
    return [sign * (one * seats - total) / (seats - 1) for one in points]


REWARDS: dict[str, Rewards] = {"places": by_places, "scores": by_scores}
