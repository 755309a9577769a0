"""Plain strategies of the Hermine, which are opponents in the arena."""

from collections.abc import Callable

import pytest

from benchmarks.plain_travelers import Traveler, racer, raider
from tablee.core.game import OptionValue
from tablee.core.moves import act, shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.views import view
from tablee.core.zones import NOBODY
from tablee.games.hermine import HERMINE
from tests.support.hermine_positions import ROLLING, hermine


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("make", [raider, racer])
def test_plain_travelers_play_whole_manches(make: Callable[[int], Traveler], seats: int) -> None:
    options: dict[str, OptionValue] = {"fixed_manches": 1, "jokers": 4}
    for deal in range(3):
        state = Setup(HERMINE, seats, options).start()
        shuffle(state, Rng(deal))
        while state.turn != NOBODY:
            act(state, state.turn, make(deal).choose(view(state, state.turn)))
        assert max(state.scores()) > 0


def test_a_raider_attacks_before_it_walks_and_a_racer_walks() -> None:
    """In the hand are a stop and a step; the other side walks too."""
    state = hermine(["stop 100", ""], sides=[ROLLING, ROLLING])
    chosen = [make(0).choose(view(state, 0)) for make in (raider, racer)]
    assert [state.name(action) for action in chosen] == ["attack @1 stop", "play 100"]
