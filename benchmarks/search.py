"""OpenSpiel's search and ours at one table of Parade, with equal time to think.

Theirs plays at random in its playouts; ours plays as our levels do. Both see what their seat sees.
The time that each really took is printed beside the result.
"""

import argparse
from collections.abc import Callable
from time import process_time

from tablee.arena.statistics import estimate
from tablee.bots.players import TreeSearcher
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.views import View, view
from tablee.core.zones import DEALER, NOBODY
from tablee.env.spiel_search import spiel_search
from tablee.games import GAMES

SEATS = 4
TRIAL = 40
Choose = Callable[[View], int]


class Clocked:
    """A player whose thinking is timed."""

    def __init__(self, choose: Choose) -> None:
        self.choose = choose
        self.seconds = 0.0
        self.decisions = 0

    def __call__(self, seen: View) -> int:
        """Choose, and note how long it took."""
        started = process_time()
        action = self.choose(seen)
        self.seconds += process_time() - started
        self.decisions += 1
        return action


def opening(setup: Setup) -> View:
    """Return the view of the first seat after the deal."""
    state = setup.start()
    shuffle(state, Rng(1))
    return view(state, 0)


def rate(choose: Choose, seen: View, iterations: int) -> float:
    """Iterations per second."""
    started = process_time()
    choose(seen)
    return iterations / (process_time() - started)


def played(setup: Setup, deal: int, players: list[Clocked]) -> list[int]:
    """The places of one game."""
    state = setup.start()
    dealer = Rng(deal)
    while state.turn != NOBODY:
        if state.turn == DEALER:
            shuffle(state, dealer)
        else:
            state.apply(players[state.turn](view(state, state.turn)))
    return state.places()


def share(places: list[int], ours: set[int]) -> float:
    """Return the share of games in which ours came in before theirs; a tie is half."""
    theirs = set(range(len(places))) - ours
    pairs = [(places[one], places[other]) for one in ours for other in theirs]
    return sum(1.0 if a < b else 0.5 if a == b else 0.0 for a, b in pairs) / len(pairs)


def main() -> None:
    """Play the deals that were asked for, each in both seatings."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--deals", type=int, default=30)
    arguments.add_argument("--iterations", type=int, default=50, help="of OpenSpiel's search")
    choices = arguments.parse_args()
    setup = Setup(GAMES["parade"], SEATS)
    seen = opening(setup)
    slow = rate(spiel_search(setup, TRIAL), seen, TRIAL)
    fast = rate(TreeSearcher(TRIAL * 100).choose, seen, TRIAL * 100)
    print(f"iterations/s: OpenSpiel {slow:,.0f}, ours {fast:,.0f} ({fast / slow:.0f} times)")
    ours = Clocked(TreeSearcher(max(1, round(choices.iterations * fast / slow))).choose)
    theirs = Clocked(spiel_search(setup, choices.iterations))
    samples = []
    for deal in range(choices.deals):
        first = share(played(setup, deal, [ours, theirs, ours, theirs]), {0, 2})
        second = share(played(setup, deal, [theirs, ours, theirs, ours]), {1, 3})
        samples.append((first + second) / 2)
    found = estimate(samples)
    print(f"ours before theirs: {100 * found.mean:.1f} ± {100 * found.margin:.1f} % of pairs")
    for name, player in (("ours", ours), ("theirs", theirs)):
        each = 1000 * player.seconds / player.decisions
        print(f"{name}: {each:.0f} ms of processor time for a decision")


if __name__ == "__main__":
    main()
