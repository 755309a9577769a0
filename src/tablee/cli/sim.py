"""`tablee sim`: play random games, and verify that each one replays from its record."""

import argparse
from pathlib import Path
from time import perf_counter

from tablee.cli.output import format_figure, make_folder, show_json, warn_if_pure
from tablee.cli.parser import read_number, read_setup
from tablee.cli.progress import make_progress
from tablee.cli.tables import show_table
from tablee.core.errors import GameError
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.zones import DEALER, NOBODY
from tablee.i18n import Catalog
from tablee.records import Record, Recorder, SeatedPlayer, dumps, loads, save, verify

GAME_BITS = 32
"""Bits for the number of the game in its seed, so that each game can be repeated alone."""


class Tally:
    """Running totals of the games played."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.games = 0
        self.replayed = 0
        self.moves = 0
        self.seconds = 0.0
        self.points = [0.0] * setup.seats
        self.firsts = [0] * setup.seats

    def count(self, record: Record) -> None:
        """Add a finished game."""
        assert record.result is not None
        self.games += 1
        self.moves += sum(1 for event in record.events if hasattr(event, "move"))
        for seat in range(self.setup.seats):
            self.points[seat] += record.result.scores[seat]
            self.firsts[seat] += record.result.places[seat] == 1

    def summary(self) -> dict[str, object]:
        """Return the figures for JSON."""
        return {
            "game": self.setup.game.slug,
            "seats": self.setup.seats,
            "options": self.setup.options,
            "games": self.games,
            "replayed": self.replayed,
            "seconds": round(self.seconds, 3),
            "moves_per_game": self.moves / self.games,
            "mean_scores": [points / self.games for points in self.points],
            "first_places": self.firsts,
        }


def random_game(setup: Setup, rng: Rng) -> Record:
    """Play a whole game with random players and return its record."""
    recorder = Recorder(
        setup, [SeatedPlayer(f"random {seat}", "random") for seat in range(setup.seats)]
    )
    while recorder.state.turn != NOBODY:
        if recorder.state.turn == DEALER:
            recorder.shuffle(rng)
        else:
            legal = recorder.state.legal()
            recorder.apply(int(legal[rng.below(len(legal))]))
    return recorder.record()


def run(choices: argparse.Namespace, texts: Catalog) -> None:
    """Play the games, print the totals, and fail if one does not replay."""
    setup = read_setup(choices, choices.game)
    games = read_number("--games", choices.games)
    seed = read_number("--seed", choices.seed, least=0)
    folder = None if choices.out is None else make_folder(choices.out, command="sim")
    warn_if_pure(texts)
    tally = Tally(setup)
    started = perf_counter()
    with make_progress() as bar:
        for game in bar.track(range(games), description=texts.text(f"{setup.game.slug}-title")):
            record = random_game(setup, Rng(seed << GAME_BITS | game))
            tally.count(record)
            tally.replayed += _is_replayed(record)
            if folder:
                _write(record, folder / f"{setup.game.slug}-{setup.seats}-{seed}-{game:06}.json")
    tally.seconds = perf_counter() - started
    _show(tally, choices, texts)
    if tally.replayed < games:
        raise GameError("not_replayed", games=games - tally.replayed)


def _is_replayed(record: Record) -> bool:
    """Return whether the record, written and read again, replays to the same end."""
    try:
        read = loads(dumps(record))
        verify(read)
    except GameError:
        return False
    return read == record


def _write(record: Record, path: Path) -> None:
    try:
        save(record, path)
    except OSError as error:
        raise GameError("not_written", file=str(path), reason=error.strerror or "") from error


def _show(tally: Tally, choices: argparse.Namespace, texts: Catalog) -> None:
    if choices.json:
        show_json(tally.summary())
        return
    said = texts.text("cli-replayed", replayed=tally.replayed, games=tally.games)
    print(f"{said} ({format_figure(texts, tally.seconds)} s)")
    columns = [texts.text(f"cli-column-{name}") for name in ("seat", "mean", "firsts")]
    rows = [
        [
            texts.text("seat-name", seat=seat),
            format_figure(texts, tally.points[seat] / tally.games),
            texts.text("number-percent", number=format_figure(texts, 100 * firsts / tally.games)),
        ]
        for seat, firsts in enumerate(tally.firsts)
    ]
    show_table(columns, rows)
    if choices.out is not None:
        print(texts.text("cli-written", games=tally.games, folder=choices.out))
