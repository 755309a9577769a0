"""The published ladder: each level against the one below it, in every game."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from tablee.arena.figures import Estimate, Standing, duels, standings
from tablee.arena.games import Result
from tablee.arena.run import Run
from tablee.bots.levels import LEVELS
from tablee.core.game import Game, Options
from tablee.records import Setup

PAIRS = (
    *[(above, below) for below, above in pairwise(LEVELS)],
    ("club", "greedy"),
    ("master", "random"),
)
LARGER = 4
OPTIONS: dict[str, Options] = {"hermine": {"fixed_manches": 1}}
"""A ladder of the Hermine counts manches: matches are as long as their luck."""
HALF = 0.5
INTRODUCTION = """# The ladder

How strong the levels are, measured by `tablee ladder`. Each row is one duel: both bots play the
same deals in every seat, and the share says how often the first of them comes in before the second
(a tie is half), with an interval that holds in 95 of 100 cases. A level is *above* the other one
when the whole interval is above one half. Times are those of one core of the machine that
measured, which was busy on all of them.
"""


class Rung(NamedTuple):
    """One duel of the ladder, and what came of it."""

    above: str
    below: str
    games: int
    share: Estimate
    wins: Estimate
    thinking: tuple[float, float]
    slowest: tuple[float, float]


def tables(game: Game) -> list[Setup]:
    """The fewest seats, and four or the nearest number to it."""
    larger = min(game.seats, key=lambda seats: (abs(seats - LARGER), seats))
    options = OPTIONS.get(game.slug, {})
    return [Setup(game, seats, options) for seats in dict.fromkeys((game.seats[0], larger))]


def runs(setup: Setup, games: int) -> list[Run]:
    """The duels at one table."""
    return [Run(setup, [above, below], games) for above, below in PAIRS]


def rung(run: Run, results: Sequence[Result]) -> Rung:
    """What the games of a duel say."""
    above, below = run.bots
    found: dict[str, Standing] = {one.bot: one for one in standings(results, run.bots)}
    return Rung(
        above=above,
        below=below,
        games=len(results),
        share=duels(results)[above, below],
        wins=found[above].wins,
        thinking=(found[above].seconds, found[below].seconds),
        slowest=(found[above].slowest, found[below].slowest),
    )


def section(title: str, setup: Setup, rungs: Sequence[Rung]) -> str:
    """The part of the page for one game at one table."""
    options = OPTIONS.get(setup.game.slug, {})
    told = "".join(f", {name} {value}" for name, value in options.items())
    lines = [
        f"## {title}, {setup.seats} players{told}",
        "",
        "| duel | games | share | first places | above | a decision | the slowest |",
        "|---|---|---|---|---|---|---|",
        *[_row(one) for one in rungs],
    ]
    return "\n".join(lines) + "\n"


def _row(one: Rung) -> str:
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
    """Whether a text is a page that `merged` has made."""
    return text.splitlines()[:1] == INTRODUCTION.splitlines()[:1]


def merged(page: str, sections: Sequence[str]) -> str:
    """The page with these sections in place of those with the same heading, or at its end."""
    held = {part.splitlines()[0]: part for part in page.split("\n## ")[1:]}
    for text in sections:
        body = text.removeprefix("## ").rstrip("\n")
        held[body.splitlines()[0]] = body
    parts = [f"\n## {part.rstrip()}\n" for part in held.values()]
    return INTRODUCTION + "".join(parts)
