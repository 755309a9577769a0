"""Reasons of actions for the tests: in random games, and said in words."""

from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

from tablee.bots.heuristics import heuristic_for
from tablee.core.explanations import Explanation
from tablee.core.game import Game, Options
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.i18n import catalog
from tablee.i18n.narrator import Narrator
from tablee.table.comparison import reason_message
from tablee.testing.positions import play_positions
from tests.support.plain_spaces import plain_spaces

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Flo"]
S = TypeVar("S", bound=State)


class PlayedReason(NamedTuple, Generic[S]):
    """A reason, the position and the action that it is given for, and what follows."""

    state: S
    action: int
    reason: Explanation
    after: S


def play_reasons(
    game: Game, kind: type[S], options: Options, *, seeds: int, every: int = 1
) -> Iterator[PlayedReason[S]]:
    """Yield the reasons of all actions in random games, of one position of so many."""
    for seed in range(seeds * len(game.seats)):
        setup = Setup(game, game.seats[seed % len(game.seats)], options)
        for number, state in enumerate(play_positions(setup.start(), Rng(seed))):
            assert isinstance(state, kind)
            for action in map(int, state.legal() if number % every == 0 else []):
                after = state.copy()
                assert isinstance(after, kind)
                after.apply(action)
                for reason in heuristic_for(state).reasons(state, action):
                    yield PlayedReason(state, action, reason.why, after)


def say_reasons(game: Game, state: State, action: int, language: str) -> list[str]:
    """Return the reasons of an action in words."""
    setup = Setup(game, int(state.seats))
    narrator = Narrator(catalog(language), setup, NAMES[: setup.seats])
    reasons = heuristic_for(state).reasons(state, action)
    return [plain_spaces(narrator.say(reason_message(setup, reason))) for reason in reasons]
