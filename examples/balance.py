"""Is it better to sit first, and does an option of the game change that?

The same bot plays in every seat, so whatever one seat wins more often than another comes from the
seat. Each choice of the option is played on deals of the same seeds. Shares of first places come
with an interval that holds in 95 of 100 cases; with `--plot` they are drawn.

    pip install 'tablee[examples]'
    python examples/balance.py fourmis --seats 3 --option rotate_leader --plot balance.svg
"""

import argparse
from math import hypot
from typing import NamedTuple

from tablee.arena.match import MatchResult, MatchTask
from tablee.arena.run import play_here
from tablee.arena.statistics import Estimate, estimate
from tablee.core.game import Game, OptionValue
from tablee.core.setup import Setup
from tablee.registry import find

INKS = ["#d6452b", "#2b62b8", "#2f8f5b", "#7a4aa0", "#e58a1f", "#6b6f7a"]
PAPER, INK = "#f7f1e5", "#1d2433"


class Choice(NamedTuple):
    """What was played with one choice of the option, and what each seat got of it."""

    name: str
    shares: list[Estimate]

    @property
    def first(self) -> Estimate:
        """How much more than its part the first seat gets."""
        return Estimate(self.shares[0].mean - 1 / len(self.shares), self.shares[0].margin)


def choices_of(game: Game, option: str | None) -> list[dict[str, OptionValue]]:
    """The options to be compared; without a name, only the usual ones."""
    if option is None:
        return [{}]
    for known in game.options:
        if known.name == option:
            return [{option: choice} for choice in known.choices]
    raise SystemExit(f"{game.slug} has the options {', '.join(o.name for o in game.options)}")


def played(setup: Setup, bot: str, games: int, seed: int, jobs: int) -> list[MatchResult]:
    """Games with the same bot in every seat, each with a deal of its own."""
    tasks = [
        MatchTask(
            number=number,
            game=setup.game.slug,
            options=dict(setup.options),
            seed=seed,
            deal=number,
            bots=[bot] * setup.seats,
        )
        for number in range(games)
    ]
    return list(play_here(jobs)(tasks))


def shares(results: list[MatchResult]) -> list[Estimate]:
    """The share of first places of each seat; those who are first together share it."""
    seats = range(len(results[0].places))
    return [
        estimate([(game.places[seat] == 1) / game.places.count(1) for game in results])
        for seat in seats
    ]


def effect(one: Choice, other: Choice) -> Estimate:
    """How much more the first seat gets with one choice than with the other."""
    return Estimate(one.first.mean - other.first.mean, hypot(one.first.margin, other.first.margin))


def told(found: Estimate) -> str:
    """An estimate in words: what it is, and whether it can be luck."""
    sure = "" if abs(found.mean) > found.margin else " (may be luck)"
    return f"{100 * found.mean:+.1f} ± {100 * found.margin:.1f} percentage points{sure}"


def draw(title: str, choices: list[Choice], path: str) -> None:
    """A picture of all shares, and of what each seat would get if all seats were alike."""
    from matplotlib.figure import Figure  # noqa: PLC0415 - needed for the picture only

    picture = Figure(figsize=(7, 4), layout="constrained", facecolor=PAPER)
    axes = picture.add_subplot(facecolor=PAPER)
    seats = len(choices[0].shares)
    for number, choice in enumerate(choices):
        apart = 0.12 * (number - (len(choices) - 1) / 2)
        axes.errorbar(
            [seat + apart for seat in range(seats)],
            [100 * share.mean for share in choice.shares],
            yerr=[100 * share.margin for share in choice.shares],
            fmt="osD^vP"[number % len(INKS)],
            color=INKS[number % len(INKS)],
            capsize=4,
            label=choice.name,
        )
    axes.axhline(100 / seats, color=INK, linewidth=1, linestyle=":")
    axes.set_xticks(range(seats), [f"seat {seat}" for seat in range(seats)])
    axes.set_ylabel("first places, %")
    axes.set_title(title, color=INK)
    axes.legend(frameon=False)
    picture.savefig(path)


def main(words: list[str] | None = None) -> None:
    """Play, tell, and draw if that is asked for."""
    about, _, _ = (__doc__ or "").partition("\n")
    asks = argparse.ArgumentParser(description=about)
    asks.add_argument("game", nargs="?", default="fourmis", help="one of tablee.shelf()")
    asks.add_argument("--seats", type=int, default=3)
    asks.add_argument("--option", help="the option whose choices are compared")
    asks.add_argument("--bot", default="greedy", help="who sits in every seat")
    asks.add_argument("--games", type=int, default=2000, help="how many for each choice")
    asks.add_argument("--seed", type=int, default=0)
    asks.add_argument("--jobs", type=int, default=1, help="processes; 0 for all processors")
    asks.add_argument("--plot", metavar="FILE", help="where to draw them (.svg, .png)")
    asked = asks.parse_args(words)
    game = find(asked.game)
    choices = []
    for options in choices_of(game, asked.option):
        name = ", ".join(f"{key} {value}" for key, value in options.items()) or "usual rules"
        setup = Setup(game, asked.seats, options)
        choice = Choice(name, shares(played(setup, asked.bot, asked.games, asked.seed, asked.jobs)))
        choices.append(choice)
        print(name)
        for seat, share in enumerate(choice.shares):
            print(f"  seat {seat}: first in {100 * share.mean:.1f} ± {100 * share.margin:.1f} %")
        print(f"  sitting first is worth {told(choice.first)}", flush=True)
    for choice in choices[1:]:
        print(f"{choice.name} instead of {choices[0].name}: {told(effect(choice, choices[0]))}")
    if asked.plot:
        draw(f"{asked.game}, {asked.seats} × {asked.bot}, {asked.games} games", choices, asked.plot)


if __name__ == "__main__":
    main()
