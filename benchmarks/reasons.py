"""Count how often reasons explain why a move of `expert` is better than one of `casual`.

Games are played by `club`. At each decision `expert` and `casual` are asked too; where their moves
differ, both are played out in the same imagined worlds, and the decision counts if the mean reward
of the expert's move is greater by more than two standard errors. Of those, it is counted in how
many the heuristic gives reasons for the better move at all, and in how many there is an argument:
a reason that speaks for it, and is not as true of the other move.

    .venv-test/bin/python -m benchmarks.reasons --minutes 2 --show 5
"""

import argparse
from collections.abc import Iterator
from math import sqrt
from time import process_time
from typing import NamedTuple

from tablee.bots.arguments import find_arguments
from tablee.bots.heuristic import play_on
from tablee.bots.heuristics import heuristic_for
from tablee.bots.levels import bot
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.views import View, Worlds, view
from tablee.core.zones import DEALER, NOBODY
from tablee.games import GAMES
from tablee.i18n import catalog
from tablee.i18n.narrator import Narrator
from tablee.table.comparison import compare_moves

FIRST_WORLDS = 32
"""Worlds after which moves that are as good as equal are given up."""
MAX_WORLDS = 200
MIN_Z = 2.0
HOPELESS_Z = 1.0


class Decision(NamedTuple):
    """A decision in which the better of two moves is beyond doubt."""

    state: State
    better: int
    other: int
    z: float


class Tally(NamedTuple):
    """Decisions that counted, those with any reason, and those with an argument."""

    decisions: int = 0
    reasons: int = 0
    arguments: int = 0

    def add(self, decision: Decision) -> "Tally":
        """Return the tally with one more decision."""
        state, better, other, _ = decision
        heuristic = heuristic_for(state)
        return Tally(
            self.decisions + 1,
            self.reasons + bool(heuristic.reasons(state, better)),
            self.arguments + bool(find_arguments(heuristic, state, better, other)),
        )


def compare_in_worlds(seen: View, better: int, other: int, rng: Rng) -> float:
    """Return by how many standard errors one action is better than another."""
    heuristic, worlds = heuristic_for(seen.state), Worlds(seen)
    follow = heuristic.style().rollout_policy_pct
    total = squares = z = 0.0
    for count in range(1, MAX_WORLDS + 1):
        world, seed = worlds.imagine(rng), rng.bits()
        rewards = []
        for action in (better, other):
            twin = world.copy()
            twin.apply(action)
            play_on(twin, heuristic, follow, Rng(seed))
            rewards.append(float(heuristic.rewards(twin)[seen.seat]))
        total += rewards[0] - rewards[1]
        squares += (rewards[0] - rewards[1]) ** 2
        if count >= FIRST_WORLDS:
            mean = total / count
            error = sqrt(max(1e-12, squares / count - mean * mean) / (count - 1))
            z = mean / error
            if z < HOPELESS_Z:
                break
    return z


def find_decisions(setup: Setup, seed: int) -> Iterator[Decision]:
    """Yield the decisions of a game of `club` in which `expert` is better than `casual`."""
    state, rng = setup.start(), Rng(seed)
    club, expert, casual = (bot(level, seed) for level in ("club", "expert", "casual"))
    while state.turn != NOBODY:
        if state.turn == DEALER:
            shuffle(state, rng)
            continue
        seen = view(state, state.turn)
        if len(state.legal()) > 1:
            better, other = expert.choose(seen), casual.choose(seen)
            if better != other:
                z = compare_in_worlds(seen, better, other, rng)
                if z >= MIN_Z:
                    yield Decision(seen.state, better, other, z)
        state.apply(club.choose(seen))


def count(slug: str, seconds: float, show: int, language: str) -> Tally:
    """Count for so many seconds of a processor; print some decisions in words."""
    game, tally, began = GAMES[slug], Tally(), process_time()
    for seed in range(10**9):
        setup = Setup(game, game.seats[seed % len(game.seats)], game.short_options)
        narrator = Narrator(catalog(language), setup, [""] * setup.seats)
        for decision in find_decisions(setup, seed):
            tally = tally.add(decision)
            if show > 0:
                show -= 1
                print(_describe(narrator, setup, decision), flush=True)
            if process_time() - began > seconds:
                return tally
    return tally


def _describe(narrator: Narrator, setup: Setup, decision: Decision) -> str:
    state, better, other, z = decision
    comparison = compare_moves(setup, state, better, other)
    own = " ".join(map(narrator.say, comparison.reasons)) or "—"
    against = " ".join(map(narrator.say, comparison.against)) or "—"
    first, second = (narrator.move(state.name(action)) for action in (better, other))
    return f"  + {first}: {own}\n  - {second}: {against}  ({z:.1f})"


def main() -> None:
    """Count for each game, and print a row of the table of figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--minutes", type=float, default=1.0, help="of a processor, for each game")
    parser.add_argument("--show", type=int, default=0, help="decisions to print in words")
    parser.add_argument("--lang", default="fr")
    options = parser.parse_args()
    print("| game | decisions | a reason is given | the reasons differ |\n|---|---|---|---|")
    for slug in options.games:
        tally = count(slug, options.minutes * 60, options.show, options.lang)
        shares = [f"{100 * part / max(1, tally.decisions):.1f} %" for part in tally[1:]]
        print(f"| {slug} | {tally.decisions} | {shares[0]} | {shares[1]} |", flush=True)


if __name__ == "__main__":
    main()
