"""Many random games of Contrées: all end, everything happens, and figures are counted twice.

The second count tries all ways to put lands together into figures of different colors, and knows
nothing of the first.
"""

import argparse
from collections import Counter
from functools import cache
from itertools import combinations
from time import perf_counter

from mypy_extensions import i64

from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.zones import DEALER, NOBODY
from tablee.games.contrees import CONTREES, Contrees
from tablee.games.contrees.cards import FLUMIGEL, JARMIAL, KARNIPHAGE

EXPECTED = {
    *("annexion", "translation", "trepas", "affaiblissement", "entrave"),
    *("jarmial", "flumigel", "karniphage", "invoke", "decline", "blocked"),
    *("tie: land", "tie: crown", "tie: first to play", "tie: engaged before"),
    *("Jarmial goes after two wins", "killer of Karniphage wins", "reshuffle"),
    *("end: Carré", "end: Quinte", "end: all lands", "end: all blocked"),
}
SPECIALS = {FLUMIGEL: "flumigel", JARMIAL: "jarmial", KARNIPHAGE: "karniphage"}
seen: Counter[str] = Counter()


class Watched(Contrees):
    """Notes how ties are decided, and wins that are rare."""

    def _break_tie(self, most: i64, place: i64) -> i64:
        winner = super()._break_tie(most, place)
        color = CONTREES.faces(self.seats, OPTIONS)[self.lands[place].cards[0]]
        mine = COLORS[self.color(self.slot(winner, place))]
        if mine == color.color:
            seen["tie: land"] += 1
        elif mine == color.symbol:
            seen["tie: crown"] += 1
        else:
            played = winner in self.arrivals[place]
            seen["tie: first to play" if played else "tie: engaged before"] += 1
        return winner

    def winner(self, place: i64) -> i64:
        """Count who wins a land where the other side has nobody."""
        winner = super().winner(place)
        if winner != NOBODY and not len(self.slot(winner, place).cards):
            seen["killer of Karniphage wins"] += 1
        return winner

    def _leave(self, place: i64) -> None:
        if max(self.jarmial_wins) == 2:
            seen["Jarmial goes after two wins"] += 1
        super()._leave(place)


OPTIONS = Setup(CONTREES, 2).options
COLORS = ["blue", "red", "yellow", "green", "white", "black"]


@cache
def worth(counts: tuple[int, ...]) -> int:
    """The most points that lands of five colors can make, in figures of different colors."""
    best = 0
    for size, points in ((5, 75), (4, 25)):
        for colors in combinations(range(5), size):
            if all(counts[color] for color in colors):
                left = tuple(count - (color in colors) for color, count in enumerate(counts))
                best = max(best, points + worth(left))
    return best


def recounted(state: Contrees) -> list[int]:
    """The points of each seat, from the lands before it."""
    faces = CONTREES.faces(state.seats, OPTIONS)
    realms = [[faces[card].color for card in zone.cards] for zone in state.realms]
    points = []
    for realm in realms:
        counts = tuple(realm.count(color) for color in COLORS if color != "white")
        same = sum({4: 150, 3: 50}.get(count, 0) for count in counts)
        most = all(len(realm) > len(other) for other in realms if other is not realm)
        points.append(same + worth(counts) + 10 * most)
    return points


def play(seats: int, rng: Rng, facts: str) -> Contrees:
    """A random game, counting what happens in it."""
    state = Watched(seats, facts, OPTIONS)
    shuffle(state, rng)
    while state.turn != NOBODY:
        if state.turn == DEALER:
            seen["reshuffle"] += 1
            shuffle(state, rng)
            continue
        legal = state.legal()
        action = legal[rng.below(len(legal))]
        verb = state.name(action).split()[0]
        seen[SPECIALS.get(int(state.card_of(action)), verb)] += 1
        state.apply(action)
    seen[f"end: {ending(state)}"] += 1
    return state


def ending(state: Contrees) -> str:
    """Which of the four ends it is."""
    sheet = state.sheets()[0]
    if any(sheet["carre"]):
        return "Carré"
    if any(sheet["quinte"]):
        return "Quinte"
    lands = sum(len(zone.cards) for zone in state.realms)
    return "all lands" if lands == 20 else "all blocked"


def main() -> None:
    """Print what happened how often; fail where something never did, or a count differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50_000)
    games = parser.parse_args().games
    setup = Setup(CONTREES, 2)
    facts = setup.start()
    assert isinstance(facts, Contrees)
    started = perf_counter()
    for seed in range(games):
        state = play(2 + seed % 3, Rng(seed), facts.facts)
        assert state.scores() == recounted(state), state
    print(f"{games} games of 2 to 4 players in {perf_counter() - started:.0f} s, all counted twice")
    for name, count in sorted(seen.items()):
        print(f"{count:9} {name}")
    assert set(seen) >= EXPECTED, f"never seen: {EXPECTED - set(seen)}"


if __name__ == "__main__":
    main()
