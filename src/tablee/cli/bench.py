"""`tablee bench`: decisions per second of our engine and of others, measured in turns."""

import argparse
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

from tablee.bots.heuristic import Style, playout
from tablee.bots.heuristics import heuristic_for
from tablee.bots.search import Search
from tablee.cli.bench_peers import (
    SEARCHED_SEATS,
    Contestant,
    find_peer,
    search_with_open_spiel,
    view_opening,
)
from tablee.cli.output import format_figure, show_json, warn_if_pure
from tablee.cli.parser import read_number, read_setup
from tablee.cli.progress import make_progress
from tablee.cli.tables import show_table
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import COMPILED
from tablee.core.zones import DEALER, NOBODY
from tablee.games import GAMES
from tablee.i18n import Catalog
from tablee.registry import find

OURS = "tablee IS-MCTS parade"
THEIRS = "open_spiel IS-MCTS parade"
ITERATIONS = 500 if COMPILED else 10
ROUNDS = 5
"""Every contestant runs once a round, so that a slow phase of the machine slows all of them."""


def play_whole_games(setup: Setup) -> Contestant:
    """Play random games inside the engine, one call each."""
    rng = Rng(0)
    return lambda: playout(setup.start(), rng)


def step_games(setup: Setup) -> Contestant:
    """Play random games driven from Python, step by step, as the other engines are."""
    rng = Rng(0)
    random = Random(0).random

    def play() -> int:
        decisions = 0
        state = setup.start()
        while state.turn != NOBODY:
            if state.turn == DEALER:
                shuffle(state, rng)
            else:
                legal = state.legal()
                choices: int = len(legal)
                state.apply(legal[int(random() * choices)])
                decisions += 1
        return decisions

    return play


def run_searches(setup: Setup, style: Style | None = None) -> Contestant:
    """Search from the first decision of a game; an iteration counts as a decision."""
    seen = view_opening(setup)
    heuristic = heuristic_for(seen.state)

    def play() -> int:
        Search(seen, heuristic, style or heuristic.style(), Rng(0)).run(ITERATIONS)
        return ITERATIONS

    return play


def measure(
    contestants: dict[str, Contestant], seconds: float, tick: Callable[[], None]
) -> dict[str, float]:
    """Return the decisions per second of each contestant, the median of the rounds."""
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(ROUNDS):
        for name, play in contestants.items():
            rates[name].append(_rate(play, seconds / ROUNDS))
            tick()
    return {name: median(measured) for name, measured in rates.items()}


def _rate(play: Contestant, seconds: float) -> float:
    decisions = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        decisions += play()
    return decisions / (perf_counter() - started)


def run(choices: argparse.Namespace, texts: Catalog) -> None:
    """Measure our engine, and the others that were asked for, and print the figures."""
    setups = [read_setup(choices, slug) for slug in choices.game or GAMES]
    peers = dict(find_peer(name) for name in choices.against.split(",") if name)
    seconds = read_number("--seconds", choices.seconds)
    warn_if_pure(texts)
    contestants = dict(peers)
    for setup in setups:
        contestants[f"playout {setup.game.slug}"] = play_whole_games(setup)
        contestants[f"step {setup.game.slug}"] = step_games(setup)
        contestants[f"search {setup.game.slug}"] = run_searches(setup)
    if "open_spiel" in choices.against.split(","):
        contestants |= _make_searchers()
    with make_progress() as bar:
        task = bar.add_task("bench", total=ROUNDS * len(contestants))
        rates = measure(contestants, seconds, lambda: bar.advance(task))
    figures = {
        "compiled": COMPILED,
        "games": [_export_figures(setup, rates, list(peers)) for setup in setups],
        "peers": [{"name": name, "decisions_per_s": round(rates[name])} for name in peers],
        "searches": {name: round(rates[name]) for name in (OURS, THEIRS) if name in rates},
    }
    if choices.json:
        show_json(figures)
    else:
        _show(texts, setups, rates, list(peers))


def _make_searchers() -> dict[str, Contestant]:
    """Return OpenSpiel's search and ours on the same game, both with random playouts."""
    ours = Setup(find("parade"), SEARCHED_SEATS)
    return {OURS: run_searches(ours, Style(rollout_policy_pct=0)), THEIRS: search_with_open_spiel()}


def _export_figures(setup: Setup, rates: dict[str, float], peers: list[str]) -> dict[str, object]:
    slug = setup.game.slug
    playouts, steps = rates[f"playout {slug}"], rates[f"step {slug}"]
    return {
        "game": slug,
        "seats": setup.seats,
        "playout_decisions_per_s": round(playouts),
        "step_decisions_per_s": round(steps),
        "search_iterations_per_s": round(rates[f"search {slug}"]),
        "playout_ratio": {peer: round(playouts / rates[peer], 2) for peer in peers},
        "step_ratio": {peer: round(steps / rates[peer], 2) for peer in peers},
    }


def _show(texts: Catalog, setups: list[Setup], rates: dict[str, float], peers: list[str]) -> None:
    print(texts.text("cli-bench-compiled" if COMPILED else "cli-bench-interpreted"))
    columns = [texts.text("cli-column-engine"), texts.text("cli-column-decisions")]
    columns += [texts.text("cli-column-ratio", peer=peer) for peer in peers]
    rows = [[peer, format_figure(texts, rates[peer])] for peer in peers]
    for setup in setups:
        for way in ("playout", "step"):
            rate = rates[f"{way} {setup.game.slug}"]
            name = texts.text(f"cli-bench-{way}", game=setup.game.slug, seats=setup.seats)
            ratios = [f"{format_figure(texts, rate / rates[peer])} ×" for peer in peers]
            rows.append([name, format_figure(texts, rate), *ratios])
    show_table(columns, [row + [""] * (len(columns) - len(row)) for row in rows])
    _show_searches(texts, setups, rates)


def _show_searches(texts: Catalog, setups: list[Setup], rates: dict[str, float]) -> None:
    rows = []
    for setup in setups:
        name = texts.text("cli-bench-search", game=setup.game.slug, seats=setup.seats)
        rows.append([name, format_figure(texts, rates[f"search {setup.game.slug}"]), ""])
    if THEIRS in rates:
        ratio = f"{format_figure(texts, rates[OURS] / rates[THEIRS])} ×"
        rows += [
            [THEIRS, format_figure(texts, rates[THEIRS]), ""],
            [OURS, format_figure(texts, rates[OURS]), ratio],
        ]
    names = ("cli-column-engine", "cli-column-iterations")
    columns = [texts.text(name) for name in names]
    show_table([*columns, texts.text("cli-column-ratio", peer="open_spiel")], rows)
