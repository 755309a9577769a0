"""The published ladder: duels of each level with the one below, in every game."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from tablee.arena.match import MatchResult
from tablee.arena.run import Run
from tablee.arena.statistics import BotStanding, Estimate, rank_bots, tally_duels
from tablee.bots.levels import LEVELS
from tablee.core.game import Game
from tablee.core.setup import Setup

PAIRS = (
    *[(above, below) for below, above in pairwise(LEVELS)],
    ("club", "greedy"),
    ("master", "random"),
)
HALF = 0.5
INTRODUCTION = """# The ladder

How strong the levels are, measured by `tablee ladder`. Each row is one duel: both bots play the
same deals in every seat, and the share says how often the first of them comes in before the second
(a tie is half), with an interval that holds in 95 of 100 cases. A level is *above* the other one
when the whole interval is above one half. Times are those of one core of the machine that
measured, which was busy on all of them.
"""


class Rung(NamedTuple):
    """Result of one duel of the ladder."""

    above: str
    below: str
    games: int
    share: Estimate
    wins: Estimate
    thinking: tuple[float, float]
    slowest: tuple[float, float]


def list_setups(game: Game) -> list[Setup]:
    """List the tables to measure: the fewest seats and the usual number, in short games."""
    counts = dict.fromkeys((game.seats[0], game.usual_seats))
    return [Setup(game, seats, game.short_options) for seats in counts]


def list_runs(setup: Setup, games: int) -> list[Run]:
    """List the duels at one table."""
    return [Run(setup, [above, below], games) for above, below in PAIRS]


def summarize_duel(run: Run, results: Sequence[MatchResult]) -> Rung:
    """Summarize the games of a duel."""
    above, below = run.bots
    by_bot: dict[str, BotStanding] = {one.bot: one for one in rank_bots(results, run.bots)}
    return Rung(
        above=above,
        below=below,
        games=len(results),
        share=tally_duels(results)[above, below],
        wins=by_bot[above].wins,
        thinking=(by_bot[above].seconds, by_bot[below].seconds),
        slowest=(by_bot[above].slowest, by_bot[below].slowest),
    )


def render_section(title: str, setup: Setup, rungs: Sequence[Rung]) -> str:
    """Render the section of one game at one table."""
    told = "".join(f", {name} {value}" for name, value in setup.game.short_options.items())
    lines = [
        f"## {title}, {setup.seats} players{told}",
        "",
        "| duel | games | share | first places | above | a decision | the slowest |",
        "|---|---|---|---|---|---|---|",
        *[_render_row(one) for one in rungs],
    ]
    return "\n".join(lines) + "\n"


def _render_row(one: Rung) -> str:
    above = "yes" if one.share.low > HALF else "not shown"
    times = [" / ".join(f"{1000 * t:.0f}" for t in pair) for pair in (one.thinking, one.slowest)]
    shares = [f"{100 * e.mean:.1f} ± {100 * e.margin:.1f} %" for e in (one.share, one.wins)]
    cells = [
        f"{one.above} – {one.below}",
        str(one.games),
        *shares,
        above,
        *[f"{t} ms" for t in times],
    ]
    return f"| {' | '.join(cells)} |"


def is_page(text: str) -> bool:
    """Return whether a text is a page that `merge_sections` has made."""
    return text.splitlines()[:1] == INTRODUCTION.splitlines()[:1]


def merge_sections(page: str, sections: Sequence[str]) -> str:
    """Replace the sections with the same headings; append new ones at the end."""
    by_heading = {part.splitlines()[0]: part for part in page.split("\n## ")[1:]}
    for text in sections:
        body = text.removeprefix("## ").rstrip("\n")
        by_heading[body.splitlines()[0]] = body
    parts = [f"\n## {part.rstrip()}\n" for part in by_heading.values()]
    return INTRODUCTION + "".join(parts)
