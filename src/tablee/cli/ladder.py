"""`tablee ladder`: measure the strength of the levels for the published page."""

import argparse
from pathlib import Path

from rich.progress import Progress

from tablee.arena.journal import Journal, default_path
from tablee.arena.ladder import (
    Rung,
    is_page,
    list_runs,
    list_setups,
    merge_sections,
    render_section,
    summarize_duel,
)
from tablee.arena.report import format_share
from tablee.arena.run import Play, Run, complete
from tablee.cli.arena import choose_machines
from tablee.cli.output import read_text, show_json, warn_if_pure, write_text
from tablee.cli.parser import read_number
from tablee.cli.progress import make_progress
from tablee.cli.tables import show_table
from tablee.core.errors import GameError
from tablee.core.setup import Setup
from tablee.core.whole_numbers import format_ranges
from tablee.games import GAMES
from tablee.i18n import Catalog
from tablee.registry import find


def run(choices: argparse.Namespace, texts: Catalog) -> None:
    """Measure each table's levels and write its section of the page as soon as it is known."""
    setups = [setup for slug in choices.game or GAMES for setup in list_setups(find(slug))]
    if choices.seats is not None:
        seats = read_number("--seats", choices.seats, most=99)
        setups = _select_seats(setups, seats)
    games = read_number("--games", choices.games)
    play_all = choose_machines(choices)
    path = _prepare_page(choices.out)
    warn_if_pure(texts)
    measured = []
    with make_progress() as bar:
        for setup in setups:
            rungs = [_measure(duel, play_all, texts, bar) for duel in list_runs(setup, games)]
            measured.append((setup, rungs))
            title = texts.text(f"{setup.game.slug}-title")
            write_text(path, merge_sections(read_text(path), [render_section(title, setup, rungs)]))
            if not choices.json:
                _show(texts, setup, rungs)
    if choices.json:
        show_json(
            {"ladder": [_export_figures(setup, one) for setup, rungs in measured for one in rungs]}
        )


def _select_seats(setups: list[Setup], seats: int) -> list[Setup]:
    """Return the tables with this number of seats.

    Raises:
        GameError: `bad_seats`, if there is none.
    """
    selected = [setup for setup in setups if setup.seats == seats]
    if not selected:
        slugs = dict.fromkeys(setup.game.slug for setup in setups)
        expected = format_ranges({setup.seats for setup in setups})
        raise GameError("bad_seats", game=", ".join(slugs), seats=seats, expected=expected)
    return selected


def _prepare_page(name: str) -> Path:
    """Return the page to write, created if missing; refuse to overwrite another file."""
    path = Path(name)
    if path.exists() and not is_page(read_text(path)):
        raise GameError("not_a_ladder", file=name)
    write_text(path, merge_sections(read_text(path) if path.exists() else "", []))
    return path


def _measure(duel: Run, play_all: Play, texts: Catalog, bar: Progress) -> Rung:
    """Play one duel, or read it from its journal."""
    header = duel.header()
    pair = texts.text("arena-pair", one=duel.bots[0], other=duel.bots[1])
    title = f"{texts.text(f'{header.game}-title')} ({header.seats}) {pair}"
    task = bar.add_task(title, total=len(duel.tasks()))
    with Journal(default_path(header), header) as journal:
        results = complete(duel, journal, play_all, lambda: bar.advance(task))
    bar.remove_task(task)
    return summarize_duel(duel, results)


def _show(texts: Catalog, setup: Setup, rungs: list[Rung]) -> None:
    title = texts.text(
        "arena-title", game=texts.text(f"{setup.game.slug}-title"), seats=setup.seats
    )
    names = ("games", "share", "wins")
    rows = [
        [
            texts.text("arena-pair", one=one.above, other=one.below),
            *[str(one.games), format_share(texts, one.share), format_share(texts, one.wins)],
        ]
        for one in rungs
    ]
    show_table([title, *[texts.text(f"arena-column-{name}") for name in names]], rows)


def _export_figures(setup: Setup, one: Rung) -> dict[str, object]:
    table = {"game": setup.game.slug, "seats": setup.seats, "options": dict(setup.options)}
    shares = {"share": one.share.as_dict(), "wins": one.wins.as_dict()}
    return {**table, **one._asdict(), **shares}
