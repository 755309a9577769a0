"""Measure copies, views and worlds a second, beside whole random games of the same run."""

from collections.abc import Callable
from functools import partial

from tablee.cli.bench import measure, play_whole_games
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import COMPILED, State
from tablee.core.views import determinize, view
from tablee.games import GAMES

ACTIONS_BEFORE = 20
TIMES = 100


def middle_of(setup: Setup) -> State:
    """A position in the middle of a game."""
    state = setup.start()
    shuffle(state, Rng(1))
    for _ in range(ACTIONS_BEFORE):
        state.apply(state.legal()[0])
    return state


def repeated(work: Callable[[], object]) -> Callable[[], int]:
    """The same work many times, as one turn of a contestant."""

    def play() -> int:
        for _ in range(TIMES):
            work()
        return TIMES

    return play


def main() -> None:
    """Measure every game of the shelf for four seats, or as many as it allows."""
    print("compiled" if COMPILED else "interpreted")
    for game in GAMES.values():
        setup = Setup(game, game.usual_seats)
        state, rng = middle_of(setup), Rng(2)
        seen = view(state, 0)
        contestants = {
            "random decisions": play_whole_games(setup),
            "copies": repeated(state.copy),
            "views": repeated(partial(view, state, 0)),
            "worlds": repeated(partial(determinize, seen, rng)),
        }
        rates = measure(contestants, 2, lambda: None)
        for name, rate in rates.items():
            share = rate / rates["random decisions"]
            print(f"{game.slug} for {setup.seats}: {rate:12,.0f} {name}/s ({share:.3f})")


if __name__ == "__main__":
    main()
