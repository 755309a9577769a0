"""Steps a second of our environments beside RLCard's and PettingZoo's classic games.

A step is a random legal action and what the next one is chosen from: the row of numbers, the mask
and, where an environment lists them, as RLCard's and our many tables do, the legal actions. All
take turns within one run, and processor time is counted, since the machine is never quiet.
"""

import argparse
from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablee.core.state import COMPILED
from tablee.env.aec import env
from tablee.env.vector import TablesEnv
from tablee.games import GAMES

ROUNDS = 15
TABLES = 256
SEATS = 4
BASE = "RLCard uno"
RLCARD = ("uno", "leduc-holdem", "limit-holdem", "gin-rummy")
CLASSIC = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4")
Play = Callable[[], int]
"""Plays for a while and returns the number of steps."""


def of_rlcard(name: str) -> Play:
    """A game of RLCard, stepped as its users do."""
    table = import_module("rlcard").make(name, config={"seed": 0})
    random = Random(0).random

    def play() -> int:
        steps = 0
        state, _ = table.reset()
        while not table.is_over():
            legal = list(state["legal_actions"])
            state, _ = table.step(legal[int(random() * len(legal))])
            steps += 1
        return steps

    return play


def of_pettingzoo(table: Any) -> Play:
    """A table of PettingZoo, theirs or ours."""
    random = Random(0).random
    table.reset(seed=0)

    def play() -> int:
        steps = 0
        table.reset()
        for _ in table.agent_iter():
            observation, _, over, cut, _ = table.last()
            if over or cut:
                table.step(None)
            else:
                legal = np.flatnonzero(observation["action_mask"])
                table.step(legal[int(random() * len(legal))])
                steps += 1
        return steps

    return play


def classic(name: str) -> Play:
    """One of PettingZoo's classic games."""
    return of_pettingzoo(import_module(f"pettingzoo.classic.{name}").env())


def of_tables(slug: str, tables: int = TABLES, *, one_hot: bool = False) -> Play:
    """Many tables of ours at once, told as packed rows or as one-hot columns."""
    many = TablesEnv(slug, seats=SEATS, tables=tables, one_hot=one_hot)
    _, info = many.reset(seed=0)
    random = np.random.default_rng(0)

    def play() -> int:
        nonlocal info
        for _ in range(SEATS):
            info = many.step(chosen(info, random))[-1]
        return SEATS * tables

    return play


def chosen(info: dict[str, Any], random: np.random.Generator) -> NDArray[np.int32]:
    """A random legal action at each table."""
    counts = info["legal_counts"]
    firsts = counts.cumsum() - counts
    found: NDArray[np.int32] = info["legal"][
        firsts + (random.random(len(counts)) * counts).astype(int)
    ]
    return found


def contestants() -> dict[str, Play]:
    """Everybody who takes part."""
    return {
        **{f"RLCard {name}": of_rlcard(name) for name in RLCARD},
        **{f"PettingZoo {name}": classic(name) for name in CLASSIC},
        **{f"ours, {slug}, PettingZoo": of_pettingzoo(env(slug, seats=SEATS)) for slug in GAMES},
        **{f"ours, {slug}, {TABLES} tables": of_tables(slug) for slug in GAMES},
        **{f"ours, {slug}, one-hot": of_tables(slug, one_hot=True) for slug in GAMES},
    }


def rate(play: Play, seconds: float) -> float:
    """Steps for each second of processor time."""
    steps, started = 0, process_time()
    while process_time() - started < seconds:
        steps += play()
    return steps / (process_time() - started)


def main() -> None:
    """Print a table of steps a second."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each")
    seconds = parser.parse_args().seconds
    playing = contestants()
    found: dict[str, list[float]] = {name: [] for name in playing}
    for _ in range(ROUNDS):
        for name, play in playing.items():
            found[name].append(rate(play, seconds / ROUNDS))
    base = median(found[BASE])
    print(f"{'compiled' if COMPILED else 'interpreted'}, seats {SEATS}")
    for name, rates in found.items():
        print(f"| {name} | {median(rates):,.0f} | {median(rates) / base:.1f} × |")


if __name__ == "__main__":
    main()
