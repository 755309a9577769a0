"""`tablee arena`: bots play each other, and every figure comes with its interval."""

import argparse
from pathlib import Path

from msgspec import to_builtins

from tablee.arena import report
from tablee.arena.figures import Duels, Standing, duels, standings
from tablee.arena.games import Result
from tablee.arena.journal import Head, Journal, usual_path
from tablee.arena.run import Play, Run, complete, here, on_cluster
from tablee.cli.output import note_pure, progress, show_json, show_table, write_text
from tablee.cli.parser import Arguments, Command, add_table, number, table
from tablee.i18n import Catalog


def _add(arguments: Arguments) -> None:
    arguments.add("game", metavar="GAME")
    arguments.add("--bots", metavar="A,B", default="club,greedy,random")
    arguments.add("--games", metavar="N", default="100")
    add_table(arguments)
    arguments.add("--seed", metavar="S", default="0")
    add_machines(arguments)
    arguments.add("--journal", metavar="FILE")
    arguments.add("--fresh", action="store_true")
    arguments.add("--csv", metavar="FILE")
    arguments.add("--html", metavar="FILE")
    arguments.add("--json", action="store_true")


def add_machines(arguments: Arguments) -> None:
    """Add what says where games are played."""
    arguments.add("--jobs", metavar="J", default="1")
    arguments.add("--cluster", metavar="ADDRESS")


def machines(choices: argparse.Namespace) -> Play:
    """Where games are to be played."""
    if choices.cluster:
        return on_cluster(choices.cluster)
    return here(number("--jobs", choices.jobs, least=0, most=999))


def _arena(choices: argparse.Namespace, texts: Catalog) -> None:
    run = _run(choices)
    head = run.head()
    path = Path(choices.journal) if choices.journal else usual_path(head)
    play_all = machines(choices)
    title = texts.text(f"{head.game}-title")
    with Journal(path, head, fresh=choices.fresh) as journal, progress() as bar:
        note_pure(texts)
        task = bar.add_task(title, total=len(run.tasks()))
        results = complete(run, journal, play_all, lambda: bar.advance(task))
    found = standings(results, head.bots, run.setup.game.parts)
    beaten = duels(results)
    if choices.csv:
        write_text(Path(choices.csv), report.table(results))
    if choices.html:
        heading = texts.text("arena-title", game=title, seats=head.seats)
        write_text(Path(choices.html), report.page(texts, heading, found, beaten, results))
    if choices.json:
        show_json(_figures(head, found, beaten, results))
    else:
        _show(texts, found, beaten, results)
        print(texts.text("arena-journal", file=str(path)))


def _run(choices: argparse.Namespace) -> Run:
    """The run that was asked for."""
    setup = table(choices, choices.game)
    bots = [name.strip() for name in choices.bots.split(",") if name.strip()]
    games, seed = number("--games", choices.games), number("--seed", choices.seed, least=0)
    run = Run(setup, bots, games, seed)
    run.check()
    return run


def _figures(
    head: Head, found: list[Standing], beaten: Duels, results: list[Result]
) -> dict[str, object]:
    return {
        **to_builtins(head),
        "games": len(results),
        "standings": [{**standing._asdict(), **_estimates(standing)} for standing in found],
        "duels": [
            {"bot": one, "against": other, **share.as_dict()}
            for (one, other), share in beaten.items()
        ],
    }


def _estimates(standing: Standing) -> dict[str, object]:
    names = ("wins", "place", "score", "rating")
    return {name: getattr(standing, name).as_dict() for name in names}


def _show(texts: Catalog, found: list[Standing], beaten: Duels, results: list[Result]) -> None:
    print(texts.text("arena-said", games=len(results), deals=len({g.deal for g in results})))
    show_table(report.headings(texts), [report.cells(texts, standing) for standing in found])
    pairs = [(one.bot, o.bot) for place, one in enumerate(found) for o in found[place + 1 :]]
    rows = [
        [texts.text("arena-pair", one=one, other=other), report.said(texts, beaten[one, other])]
        for one, other in pairs
        if (one, other) in beaten
    ]
    show_table([texts.text("arena-duels"), ""], rows)


COMMAND = Command("arena", _add, _arena)
