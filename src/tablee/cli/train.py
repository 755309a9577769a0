"""`tablee train`: fit the weights of a heuristic by playing; write them with their provenance."""

import argparse
import sys
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from shlex import join

from msgspec import json, to_builtins

from tablee.agents import find_bot
from tablee.arena.journal import digest_code
from tablee.arena.training import (
    BEFORE,
    Proof,
    TrainingJournal,
    TrainingPlan,
    Weights,
    make_plan,
    prove,
    train,
)
from tablee.cli.output import warn_if_pure, write_text
from tablee.cli.parser import read_number, read_setup
from tablee.cli.progress import make_progress
from tablee.i18n import Catalog
from tablee.paths import state_folder

TEST_DEALS = 5
"""The test has so many times the deals of a generation."""
INDENT = 2


def run(choices: argparse.Namespace, texts: Catalog) -> None:
    """Train, or go on training, and write the weights and the figures of their test."""
    plan = _read_plan(choices)
    jobs = read_number("--jobs", choices.jobs, least=0, most=999)
    generations = read_number("--generations", choices.generations)
    path = Path(choices.journal) if choices.journal else _default_path(plan)
    title = texts.text(f"{plan.game}-title")
    with TrainingJournal(path, plan, fresh=choices.fresh) as journal, make_progress() as bar:
        warn_if_pure(texts)
        task = bar.add_task(title, total=generations * plan.population)
        weights = train(journal, generations, jobs, lambda: bar.advance(task))
    proof = prove(plan, weights, TEST_DEALS * plan.deals, jobs)
    write_text(Path(choices.out), _render(plan, generations, weights, proof))
    for name, found in zip(Proof._fields, proof, strict=True):
        print(texts.text(f"train-{name}", mean=f"{found.mean:.4f}", margin=f"{found.margin:.4f}"))
    print(texts.text("train-written", file=choices.out, journal=str(path)))


def _read_plan(choices: argparse.Namespace) -> TrainingPlan:
    setup = read_setup(choices, choices.game)
    against = [name.strip() for name in choices.against.split(",") if name.strip()]
    for name in against:
        if name != BEFORE:
            find_bot(name)
    return make_plan(
        setup,
        [name.strip() for name in choices.weights.split(",") if name.strip()],
        iterations=read_number("--iterations", choices.iterations, least=0),
        against=against,
        spread=read_number("--spread", choices.spread),
        population=read_number("--population", choices.population, least=2),
        deals=read_number("--deals", choices.deals, least=2),
        seed=read_number("--seed", choices.seed, least=0),
        code=digest_code(setup.start()),
    )


def _default_path(plan: TrainingPlan) -> Path:
    digest = sha256(json.encode(plan)).hexdigest()[:12]
    return state_folder() / "training" / f"{plan.game}-{plan.seats}-{digest}.jsonl"


def _render(plan: TrainingPlan, generations: int, weights: Weights, proof: Proof) -> str:
    """Render the data file: the weights, and where they come from."""
    provenance = {
        "date": datetime.now(UTC).date().isoformat(),
        "command": join(["tablee", *sys.argv[1:]]),
        "generations": generations,
        **{name: value for name, value in to_builtins(plan).items() if name != "start"},
        "test": {name: found.as_dict() for name, found in proof._asdict().items()},
    }
    content = {"weights": weights, "provenance": provenance}
    return json.format(json.encode(content), indent=INDENT).decode() + "\n"
