"""The report of a run: a page that needs nothing else, and a table for other programs."""

import csv
from collections.abc import Sequence
from html import escape
from io import StringIO
from itertools import accumulate, cycle
from math import isfinite

from tablee.arena.figures import Duels, Estimate, Standing, running_wins
from tablee.arena.games import Result
from tablee.i18n import Catalog

COLUMNS = ("game", "deal", "seat", "bot", "place", "score", "decisions", "seconds", "slowest")
INKS = ("#2f6fb0", "#c2542d", "#2d8a5f", "#8a5aa8", "#a8842c", "#4f7f8f", "#a84464", "#666a73")
"""Nothing is told by color alone: every line is named at its end."""
WIDTH, ROW, LEFT, RIGHT = 640, 34, 120, 80
HEIGHT = 260
TEXT = 16.0
STYLE = """
:root { color-scheme: light dark;
  --ink: #22252b; --soft: #6a6f78; --paper: #fbf8f2; --line: #d9d3c7; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece7dc; --soft: #a5a096; --paper: #1c1e22; --line: #3a3d44; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { white-space: nowrap; padding: .3rem .7rem; text-align: right;
  border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; } text { fill: var(--ink); font: 15px system-ui, sans-serif; }
.axis { stroke: var(--line); } p { color: var(--soft); }
"""


def table(results: Sequence[Result]) -> str:
    """A line for every seat of every game, as CSV."""
    text = StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(COLUMNS)
    for game in results:
        for seat, bot in enumerate(game.bots):
            figures = (game.places, game.scores, game.decisions, game.seconds, game.slowest)
            lines.writerow([game.number, game.deal, seat, bot, *[row[seat] for row in figures]])
    return text.getvalue()


def page(
    texts: Catalog,
    title: str,
    standings: Sequence[Standing],
    beaten: Duels,
    results: Sequence[Result],
) -> str:
    """The report as a page of HTML."""
    bots = [standing.bot for standing in standings]
    said = texts.text("arena-said", games=len(results), deals=len({g.deal for g in results}))
    parts = [
        f"<h1>{escape(title)}</h1><p>{escape(said)}</p>",
        f"<h2>{escape(texts.text('arena-ratings'))}</h2>{_ratings(standings)}",
        f"<h2>{escape(texts.text('arena-table'))}</h2>{_standings(texts, standings)}",
        f"<h2>{escape(texts.text('arena-duels'))}</h2>{_duels(texts, bots, beaten)}",
        f"<h2>{escape(texts.text('arena-running'))}</h2>{_running(texts, results, bots)}",
    ]
    return (
        f'<!doctype html>\n<html lang="{texts.language}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f"<body>{''.join(parts)}</body>\n</html>\n"
    )


def said(texts: Catalog, found: Estimate) -> str:
    """A share and its margin, as people write them."""
    space = "\N{NO-BREAK SPACE}" if texts.language == "fr" else ""
    return texts.figures(f"{100 * found.mean:.1f} ± {_margin(100 * found.margin, 1)}{space}%")


def _plain(texts: Catalog, found: Estimate) -> str:
    return texts.figures(f"{found.mean:.2f} ± {_margin(found.margin, 2)}")


def _margin(margin: float, digits: int) -> str:
    return f"{margin:.{digits}f}" if isfinite(margin) else "∞"


def _ratings(standings: Sequence[Standing]) -> str:
    """A dot for each rating, with its interval."""
    rated = [_drawn(standing.rating) for standing in standings]
    low = min(rating.low for rating in rated)
    high = max(rating.high for rating in rated)
    scale = (WIDTH - LEFT - RIGHT) / max(high - low, 1.0)
    shapes = []
    for row, standing in enumerate(standings):
        y = ROW * row + ROW // 2
        ink = INKS[row % len(INKS)]
        left, dot, right = (
            LEFT + (value - low) * scale
            for value in (rated[row].low, rated[row].mean, rated[row].high)
        )
        shapes.append(
            f'<text x="0" y="{y + 4}">{escape(standing.bot)}</text>'
            f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}" class="axis"/>'
            f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{y}" y2="{y}" stroke="{ink}" '
            'stroke-width="5"/>'
            f'<circle cx="{dot:.1f}" cy="{y}" r="7" fill="{ink}"/>'
            f'<text x="{WIDTH - RIGHT + 14}" y="{y + 4}">{standing.rating.mean:+.0f}</text>'
        )
    return _picture(ROW * len(standings), shapes)


def _drawn(rating: Estimate) -> Estimate:
    """An interval without end is not drawn."""
    return rating if isfinite(rating.margin) else Estimate(rating.mean, 0.0)


def _picture(height: int, shapes: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img">{"".join(shapes)}</svg>'


def headings(texts: Catalog) -> list[str]:
    """What the columns of the table of standings are called."""
    names = ("bot", "games", "wins", "place", "score", "rating", "thinking", "slowest")
    return [texts.text(f"arena-column-{name}") for name in names]


def cells(texts: Catalog, standing: Standing) -> list[str]:
    """A row of the table of standings."""
    rating = f"{standing.rating.mean:+.0f} ± {_margin(standing.rating.margin, 0)}"
    thinking = [f"{1000 * seconds:.1f} ms" for seconds in (standing.seconds, standing.slowest)]
    means = [_plain(texts, standing.place), _plain(texts, standing.score), rating]
    shares = [said(texts, standing.wins), *means, *map(texts.figures, thinking)]
    return [standing.bot, str(standing.games), *shares]


def _standings(texts: Catalog, standings: Sequence[Standing]) -> str:
    return _rows(headings(texts), [cells(texts, standing) for standing in standings])


def _rows(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    return f"<table><tr>{head}</tr>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"


def _duels(texts: Catalog, bots: Sequence[str], beaten: Duels) -> str:
    rows = [
        [one, *[said(texts, beaten[one, o]) if (one, o) in beaten else "–" for o in bots]]
        for one in bots
    ]
    return _rows(["", *bots], rows)


def _running(texts: Catalog, results: Sequence[Result], bots: Sequence[str]) -> str:
    """How the share of wins settled while deals were played."""
    lines = []
    for bot in bots:
        sums = accumulate(running_wins(results, bot))
        lines.append([total / count for count, total in enumerate(sums, start=1)])
    top = max(max(line) for line in lines) or 1.0
    shapes = [_level(texts, share, top) for share in (0.0, top / 2, top)]
    for bot, line, ink, y in zip(bots, lines, cycle(INKS), _apart(lines, top), strict=False):
        step = (WIDTH - LEFT - RIGHT) / max(len(line) - 1, 1)
        path = " ".join(f"{LEFT + step * i:.1f},{_y(mean, top):.1f}" for i, mean in enumerate(line))
        shapes.append(
            f'<polyline points="{path}" fill="none" stroke="{ink}" stroke-width="2.5"/>'
            f'<text x="{WIDTH - RIGHT + 8}" y="{y + 4:.1f}">{escape(bot)}</text>'
        )
    return _picture(HEIGHT + ROW // 2, shapes)


def _y(share: float, top: float) -> float:
    return HEIGHT - (HEIGHT - ROW) * share / top


def _level(texts: Catalog, share: float, top: float) -> str:
    """A line across the plot at a share, with its name."""
    y = _y(share, top)
    space = "\N{NO-BREAK SPACE}" if texts.language == "fr" else ""
    return (
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" class="axis"/>'
        f'<text x="{LEFT - 60}" y="{y + 4:.1f}">{100 * share:.0f}{space}%</text>'
    )


def _apart(lines: Sequence[Sequence[float]], top: float) -> list[float]:
    """Where the names at the ends of lines are written, so that none covers another."""
    places: dict[int, float] = {}
    above = -TEXT
    for number in sorted(range(len(lines)), key=lambda one: -lines[one][-1]):
        above = places[number] = max(_y(lines[number][-1], top), above + TEXT)
    return [places[number] for number in range(len(lines))]
