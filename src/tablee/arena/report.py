"""Report of a run: a self-contained HTML page, and CSV."""

import csv
from collections.abc import Sequence
from html import escape
from io import StringIO
from itertools import accumulate, cycle
from math import isfinite

from tablee.arena.match import MatchResult
from tablee.arena.statistics import BotStanding, Duels, Estimate, running_wins
from tablee.i18n import Catalog

COLUMNS = ("game", "deal", "seat", "bot", "place", "score", "decisions", "seconds", "slowest")
INKS = ("#2f6fb0", "#c2542d", "#2d8a5f", "#8a5aa8", "#a8842c", "#4f7f8f", "#a84464", "#666a73")
"""Colors of the bots; every line is also labeled at its end."""
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


def render_csv(results: Sequence[MatchResult]) -> str:
    """Render a line for every seat of every game, as CSV."""
    text = StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(COLUMNS)
    for game in results:
        for seat, bot in enumerate(game.bots):
            figures = (game.places, game.scores, game.decisions, game.seconds, game.slowest)
            lines.writerow([game.number, game.deal, seat, bot, *[row[seat] for row in figures]])
    return text.getvalue()


def render_page(
    texts: Catalog,
    title: str,
    standings: Sequence[BotStanding],
    beaten: Duels,
    results: Sequence[MatchResult],
) -> str:
    """Render the report as an HTML page."""
    bots = [standing.bot for standing in standings]
    said = texts.text("arena-said", games=len(results), deals=len({g.deal for g in results}))
    parts = [
        f"<h1>{escape(title)}</h1><p>{escape(said)}</p>",
        f"<h2>{escape(texts.text('arena-ratings'))}</h2>{_draw_ratings(standings)}",
        f"<h2>{escape(texts.text('arena-table'))}</h2>{_render_standings(texts, standings)}",
        f"<h2>{escape(texts.text('arena-duels'))}</h2>{_render_duels(texts, bots, beaten)}",
        f"<h2>{escape(texts.text('arena-running'))}</h2>{_plot_wins(texts, results, bots)}",
    ]
    return (
        f'<!doctype html>\n<html lang="{texts.language}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f"<body>{''.join(parts)}</body>\n</html>\n"
    )


def format_share(texts: Catalog, share: Estimate) -> str:
    """Format a share and its margin in per cent."""
    shown = f"{100 * share.mean:.1f} ± {_format_margin(100 * share.margin, 1)}"
    return texts.text("number-percent", number=texts.figures(shown))


def _format_mean(texts: Catalog, mean: Estimate) -> str:
    return texts.figures(f"{mean.mean:.2f} ± {_format_margin(mean.margin, 2)}")


def _format_margin(margin: float, digits: int) -> str:
    return f"{margin:.{digits}f}" if isfinite(margin) else "∞"


def _draw_ratings(standings: Sequence[BotStanding]) -> str:
    """Draw a dot for each rating, with its interval."""
    rated = [_bounded(standing.rating) for standing in standings]
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
    return _draw_svg(ROW * len(standings), shapes)


def _bounded(rating: Estimate) -> Estimate:
    """Return a rating without its interval if that is infinite."""
    return rating if isfinite(rating.margin) else Estimate(rating.mean, 0.0)


def _draw_svg(height: int, shapes: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img">{"".join(shapes)}</svg>'


def list_headings(texts: Catalog) -> list[str]:
    """List the headings of the table of standings."""
    names = ("bot", "games", "wins", "lasts", "place", "score", "rating", "thinking", "slowest")
    return [texts.text(f"arena-column-{name}") for name in names]


def format_cells(texts: Catalog, standing: BotStanding) -> list[str]:
    """Format a row of the table of standings."""
    rating = f"{standing.rating.mean:+.0f} ± {_format_margin(standing.rating.margin, 0)}"
    thinking = [f"{1000 * seconds:.1f} ms" for seconds in (standing.seconds, standing.slowest)]
    means = [_format_mean(texts, standing.place), _format_mean(texts, standing.score), rating]
    shares = [format_share(texts, share) for share in (standing.wins, standing.lasts)]
    return [standing.bot, str(standing.games), *shares, *means, *map(texts.figures, thinking)]


def _render_standings(texts: Catalog, standings: Sequence[BotStanding]) -> str:
    return _render_table(
        list_headings(texts), [format_cells(texts, standing) for standing in standings]
    )


def _render_table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    return f"<table><tr>{head}</tr>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"


def _render_duels(texts: Catalog, bots: Sequence[str], beaten: Duels) -> str:
    rows = [
        [one, *[format_share(texts, beaten[one, o]) if (one, o) in beaten else "–" for o in bots]]
        for one in bots
    ]
    return _render_table(["", *bots], rows)


def _plot_wins(texts: Catalog, results: Sequence[MatchResult], bots: Sequence[str]) -> str:
    """Plot the running share of wins over the deals."""
    lines = []
    for bot in bots:
        sums = accumulate(running_wins(results, bot))
        lines.append([total / count for count, total in enumerate(sums, start=1)])
    top = max(max(line) for line in lines) or 1.0
    shapes = [_draw_grid_line(texts, share, top) for share in (0.0, top / 2, top)]
    for bot, line, ink, y in zip(bots, lines, cycle(INKS), _space_labels(lines, top), strict=False):
        step = (WIDTH - LEFT - RIGHT) / max(len(line) - 1, 1)
        path = " ".join(f"{LEFT + step * i:.1f},{_y(mean, top):.1f}" for i, mean in enumerate(line))
        shapes.append(
            f'<polyline points="{path}" fill="none" stroke="{ink}" stroke-width="2.5"/>'
            f'<text x="{WIDTH - RIGHT + 8}" y="{y + 4:.1f}">{escape(bot)}</text>'
        )
    return _draw_svg(HEIGHT + ROW // 2, shapes)


def _y(share: float, top: float) -> float:
    return HEIGHT - (HEIGHT - ROW) * share / top


def _draw_grid_line(texts: Catalog, share: float, top: float) -> str:
    """Draw a labeled grid line at a share."""
    y = _y(share, top)
    label = texts.text("number-percent", number=f"{100 * share:.0f}")
    return (
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" class="axis"/>'
        f'<text x="{LEFT - 60}" y="{y + 4:.1f}">{label}</text>'
    )


def _space_labels(lines: Sequence[Sequence[float]], top: float) -> list[float]:
    """Return the heights of the labels at the ends of lines, moved so that none overlap."""
    places: dict[int, float] = {}
    above = -TEXT
    for number in sorted(range(len(lines)), key=lambda one: -lines[one][-1]):
        above = places[number] = max(_y(lines[number][-1], top), above + TEXT)
    return [places[number] for number in range(len(lines))]
