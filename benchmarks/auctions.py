"""Count the cards that are sold in games of High Society, over many random games.

The fourth end marker lies at a random place of the pile, whatever the players do; the mean must be
12.6 and the standard deviation 2.33, within sampling error, and every game sells 3 to 15 cards.
"""

import argparse
from math import sqrt

from tablee.bots.heuristic import playout
from tablee.core.rng import Rng
from tablee.games.auction import Auction
from tablee.games.auction.rules import END_MARKERS, LOTS

MEAN, DEVIATION = 12.6, sqrt(5.44)
"""Of the last of 4 marked cards among 16, less one."""


def sold(seats: int, seed: int) -> int:
    """The cards sold in one random game: all that have left the deck, but the last."""
    state = Auction(seats, "replay", spares_gifts=False)
    playout(state, Rng(seed))
    return LOTS - len(state.deck.cards) - 1


def main() -> None:
    """Print the figures; fail where they are not those of a fair deck."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200_000)
    games = parser.parse_args().games
    counts = [sold(3 + seed % 3, seed) for seed in range(games)]
    mean = sum(counts) / games
    deviation = sqrt(sum((count - mean) ** 2 for count in counts) / games)
    error = DEVIATION / sqrt(games)
    print(f"{games} games, {min(counts)} to {max(counts)} cards sold")
    print(f"mean {mean:.4f} (12.6 expected, sampling error {error:.4f})")
    print(f"standard deviation {deviation:.4f} ({DEVIATION:.4f} expected)")
    for count in range(min(counts), max(counts) + 1):
        print(f"{count:3} {100 * counts.count(count) / games:6.2f} %")
    assert END_MARKERS - 1 <= min(counts) <= max(counts) <= LOTS - 1, "too few or too many"
    assert abs(mean - MEAN) < 4 * error, "the mean is off"
    assert abs(deviation - DEVIATION) < 4 * error, "the standard deviation is off"


if __name__ == "__main__":
    main()
