"""A tournament from Python: every bot meets every other one on the same deals, in every seat.

This is what `tablee arena` does, with the results in your hands. Games are noted in a journal as
they end, so a tournament that was stopped goes on, and one that asks for more games plays only
those; the figures are those of the arena: shares, ratings and who comes in before whom.

    python examples/tournament.py parade --seats 2 --bots club,greedy,casual,random --games 400
"""

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory

from tablee.arena.journal import Journal
from tablee.arena.match import MatchResult
from tablee.arena.run import Run, complete, play_here
from tablee.arena.statistics import Estimate, rank_bots, tally_duels
from tablee.core.setup import Setup
from tablee.registry import find


def play(run: Run, journal: Path, jobs: int = 1) -> list[MatchResult]:
    """The results of all games, after playing those that are not in the journal yet."""
    run.check()
    total = len(run.tasks())
    done = 0

    def tick() -> None:
        nonlocal done
        done += 1
        if done % max(1, total // 10) == 0:
            print(f"{done} of {total} games", flush=True)

    with Journal(journal, run.header()) as noted:
        return complete(run, noted, play_here(jobs), tick)


def tell(run: Run, results: list[MatchResult]) -> None:
    """Print who is how strong."""
    bots = run.header().bots
    found = rank_bots(results, bots, run.setup.game.parts)
    print(f"{'bot':12}{'rating':>14}{'first places':>18}{'mean place':>16}{'a decision':>12}")
    for one in found:
        rating = f"{one.rating.mean:+.0f} ± {one.rating.margin:.0f}"
        place = f"{one.place.mean:.2f} ± {one.place.margin:.2f}"
        time = f"{1000 * one.seconds:.1f} ms"
        print(f"{one.bot:12}{rating:>14}{_percent(one.wins):>18}{place:>16}{time:>12}")
    beaten = tally_duels(results)
    order = [one.bot for one in found]
    for rank, bot in enumerate(order, 1):
        for other in order[rank:]:
            print(f"{bot} before {other}: {_percent(beaten[bot, other])}")


def _percent(share: Estimate) -> str:
    return f"{100 * share.mean:.1f} ± {100 * share.margin:.1f} %"


def main(words: list[str] | None = None) -> None:
    """Play and tell."""
    about, _, _ = (__doc__ or "").partition("\n")
    asks = argparse.ArgumentParser(description=about)
    asks.add_argument("game", nargs="?", default="parade", help="one of tablee.shelf()")
    asks.add_argument("--seats", type=int, default=2)
    asks.add_argument("--bots", default="greedy,casual,novice,random", help="names, with commas")
    asks.add_argument("--games", type=int, default=240, help="in all, rounded up to whole deals")
    asks.add_argument("--seed", type=int, default=0, help="the luck of all deals")
    asks.add_argument("--jobs", type=int, default=1, help="processes; 0 for all processors")
    asks.add_argument("--journal", type=Path, metavar="FILE", help="where games are noted")
    asked = asks.parse_args(words)
    run = Run(Setup(find(asked.game), asked.seats), asked.bots.split(","), asked.games, asked.seed)
    with TemporaryDirectory() as folder:
        tell(run, play(run, asked.journal or Path(folder) / "games.jsonl", asked.jobs))


if __name__ == "__main__":
    main()
