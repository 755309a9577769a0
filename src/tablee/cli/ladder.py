"""`tablee ladder`: the published strength of the levels, measured again."""

import argparse
from pathlib import Path

from rich.progress import Progress

from tablee.arena.journal import Journal, usual_path
from tablee.arena.ladder import Rung, is_page, merged, rung, runs, section, tables
from tablee.arena.report import said
from tablee.arena.run import Play, Run, complete
from tablee.boxes import find
from tablee.cli.arena import add_machines, machines
from tablee.cli.output import note_pure, progress, read_text, show_json, show_table, write_text
from tablee.cli.parser import Arguments, Command, number
from tablee.core.errors import GameError
from tablee.games import GAMES
from tablee.i18n import Catalog
from tablee.records import Setup


def _add(arguments: Arguments) -> None:
    arguments.add("game", metavar="GAME", nargs="*")
    arguments.add("--games", metavar="N", default="400")
    arguments.add("--seats", metavar="N")
    add_machines(arguments)
    arguments.add("--out", metavar="FILE", default="docs/ladder.md")
    arguments.add("--json", action="store_true")


def _ladder(choices: argparse.Namespace, texts: Catalog) -> None:
    setups = [setup for slug in choices.game or GAMES for setup in tables(find(slug))]
    if choices.seats is not None:
        seats = number("--seats", choices.seats, most=99)
        setups = _of_size(setups, seats)
    games = number("--games", choices.games)
    play_all = machines(choices)
    path = _page(choices.out)
    note_pure(texts)
    measured = []
    with progress() as bar:
        for setup in setups:
            rungs = [_measured(run, play_all, texts, bar) for run in runs(setup, games)]
            measured.append((setup, rungs))
            title = texts.text(f"{setup.game.slug}-title")
            write_text(path, merged(read_text(path), [section(title, setup, rungs)]))
            if not choices.json:
                _show(texts, setup, rungs)
    if choices.json:
        show_json({"ladder": [_figures(setup, one) for setup, rungs in measured for one in rungs]})


def _of_size(setups: list[Setup], seats: int) -> list[Setup]:
    """The tables for so many.

    Raises:
        GameError: `bad_seats`, if there is none.
    """
    found = [setup for setup in setups if setup.seats == seats]
    if not found:
        slugs = dict.fromkeys(setup.game.slug for setup in setups)
        expected = ", ".join(str(size) for size in sorted({setup.seats for setup in setups}))
        raise GameError("bad_seats", game=", ".join(slugs), seats=seats, expected=expected)
    return found


def _page(name: str) -> Path:
    """The page to write, made if there is none; no other file is written over."""
    path = Path(name)
    if path.exists() and not is_page(read_text(path)):
        raise GameError("not_a_ladder", file=name)
    write_text(path, merged(read_text(path) if path.exists() else "", []))
    return path


def _measured(run: Run, play_all: Play, texts: Catalog, bar: Progress) -> Rung:
    """One duel, played or read from its journal."""
    head = run.head()
    pair = texts.text("arena-pair", one=run.bots[0], other=run.bots[1])
    title = f"{texts.text(f'{head.game}-title')} ({head.seats}) {pair}"
    task = bar.add_task(title, total=len(run.tasks()))
    with Journal(usual_path(head), head) as journal:
        results = complete(run, journal, play_all, lambda: bar.advance(task))
    bar.remove_task(task)
    return rung(run, results)


def _show(texts: Catalog, setup: Setup, rungs: list[Rung]) -> None:
    title = texts.text(
        "arena-title", game=texts.text(f"{setup.game.slug}-title"), seats=setup.seats
    )
    names = ("games", "share", "wins")
    rows = [
        [
            texts.text("arena-pair", one=one.above, other=one.below),
            *[str(one.games), said(texts, one.share), said(texts, one.wins)],
        ]
        for one in rungs
    ]
    show_table([title, *[texts.text(f"arena-column-{name}") for name in names]], rows)


def _figures(setup: Setup, one: Rung) -> dict[str, object]:
    table = {"game": setup.game.slug, "seats": setup.seats, "options": dict(setup.options)}
    shares = {"share": one.share.as_dict(), "wins": one.wins.as_dict()}
    return {**table, **one._asdict(), **shares}


COMMAND = Command("ladder", _add, _ladder)
