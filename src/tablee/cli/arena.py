"""`tablee arena`: a tournament of bots, with confidence intervals."""

import argparse
from pathlib import Path

from msgspec import to_builtins

from tablee.arena import report
from tablee.arena.journal import Journal, JournalHeader, default_path
from tablee.arena.match import MatchResult
from tablee.arena.run import Play, Run, complete, play_here, play_on_cluster
from tablee.arena.statistics import BotStanding, Duels, rank_bots, tally_duels
from tablee.cli.output import show_json, warn_if_pure, write_text
from tablee.cli.parser import read_number, read_setup
from tablee.cli.progress import make_progress
from tablee.cli.tables import show_table
from tablee.i18n import Catalog


def run(choices: argparse.Namespace, texts: Catalog) -> None:
    """Play a tournament, or the rest of one, and print and write its results."""
    tournament = _read_run(choices)
    header = tournament.header()
    path = Path(choices.journal) if choices.journal else default_path(header)
    play_all = choose_machines(choices)
    title = texts.text(f"{header.game}-title")
    with Journal(path, header, fresh=choices.fresh) as journal, make_progress() as bar:
        warn_if_pure(texts)
        task = bar.add_task(title, total=len(tournament.tasks()))
        results = complete(tournament, journal, play_all, lambda: bar.advance(task))
    ranked = rank_bots(results, header.bots, tournament.setup.game.parts)
    beaten = tally_duels(results)
    if choices.csv:
        write_text(Path(choices.csv), report.render_csv(results))
    if choices.html:
        heading = texts.text("arena-title", game=title, seats=header.seats)
        write_text(Path(choices.html), report.render_page(texts, heading, ranked, beaten, results))
    if choices.json:
        show_json(_export_figures(header, ranked, beaten, results))
    else:
        _show(texts, ranked, beaten, results)
        print(texts.text("arena-journal", file=str(path)))


def choose_machines(choices: argparse.Namespace) -> Play:
    """Return a player of games on this machine or on a cluster, as asked for."""
    if choices.cluster:
        return play_on_cluster(choices.cluster)
    return play_here(read_number("--jobs", choices.jobs, least=0, most=999))


def _read_run(choices: argparse.Namespace) -> Run:
    """Return the run that was asked for."""
    setup = read_setup(choices, choices.game)
    bots = [name.strip() for name in choices.bots.split(",") if name.strip()]
    games = read_number("--games", choices.games)
    seed = read_number("--seed", choices.seed, least=0)
    tournament = Run(setup, bots, games, seed, choices.alone)
    tournament.check()
    return tournament


def _export_figures(
    header: JournalHeader, ranked: list[BotStanding], beaten: Duels, results: list[MatchResult]
) -> dict[str, object]:
    return {
        **to_builtins(header),
        "games": len(results),
        "standings": [{**standing._asdict(), **_estimates(standing)} for standing in ranked],
        "duels": [
            {"bot": one, "against": other, **share.as_dict()}
            for (one, other), share in beaten.items()
        ],
    }


def _estimates(standing: BotStanding) -> dict[str, object]:
    names = ("wins", "lasts", "place", "score", "rating")
    return {name: getattr(standing, name).as_dict() for name in names}


def _show(
    texts: Catalog, ranked: list[BotStanding], beaten: Duels, results: list[MatchResult]
) -> None:
    print(texts.text("arena-said", games=len(results), deals=len({g.deal for g in results})))
    show_table(
        report.list_headings(texts), [report.format_cells(texts, standing) for standing in ranked]
    )
    pairs = [(one.bot, o.bot) for place, one in enumerate(ranked) for o in ranked[place + 1 :]]
    rows = [
        [
            texts.text("arena-pair", one=one, other=other),
            report.format_share(texts, beaten[one, other]),
        ]
        for one, other in pairs
        if (one, other) in beaten
    ]
    show_table([texts.text("arena-duels"), ""], rows)
