"""`tablee sim`: random players play many games, and every one is written down and replayed."""

import argparse
from pathlib import Path
from time import perf_counter

from tablee.cli.output import figure, make_folder, note_pure, progress, show_json, show_table
from tablee.cli.parser import Arguments, Command, add_table, number, table
from tablee.core.errors import GameError
from tablee.core.rng import Rng
from tablee.core.zones import DEALER, NOBODY
from tablee.i18n import Catalog
from tablee.records import Record, Scribe, Setup, Sitter, dumps, loads, save, verify

SEED_BITS = 32
"""Room for the number of the game beside the seed, so that each game can be played alone."""


class Tally:
    """What came of the games."""

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
        """The figures."""
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
    """A whole game of players who choose at random."""
    scribe = Scribe(setup, [Sitter(f"random {seat}", "random") for seat in range(setup.seats)])
    while scribe.state.turn != NOBODY:
        if scribe.state.turn == DEALER:
            scribe.shuffle(rng)
        else:
            legal = scribe.state.legal()
            scribe.apply(int(legal[rng.below(len(legal))]))
    return scribe.record()


def _add(arguments: Arguments) -> None:
    arguments.add("game", metavar="GAME")
    arguments.add("--games", metavar="N", default="100")
    add_table(arguments)
    arguments.add("--seed", metavar="S", default="0")
    arguments.add("--out", metavar="DIR")
    arguments.add("--json", action="store_true")


def _sim(choices: argparse.Namespace, texts: Catalog) -> None:
    setup = table(choices, choices.game)
    games = number("--games", choices.games)
    seed = number("--seed", choices.seed, least=0)
    folder = None if choices.out is None else make_folder(choices.out, command="sim")
    note_pure(texts)
    tally = Tally(setup)
    started = perf_counter()
    with progress() as bar:
        for game in bar.track(range(games), description=texts.text(f"{setup.game.slug}-title")):
            record = random_game(setup, Rng(seed << SEED_BITS | game))
            tally.count(record)
            tally.replayed += _is_replayed(record)
            if folder:
                _write(record, folder / f"{setup.game.slug}-{setup.seats}-{seed}-{game:06}.json")
    tally.seconds = perf_counter() - started
    _show(tally, choices, texts)
    if tally.replayed < games:
        raise GameError("not_replayed", games=games - tally.replayed)


def _is_replayed(record: Record) -> bool:
    """Whether the game, written and read again, plays to the same end."""
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
    print(f"{said} ({figure(texts, tally.seconds)} s)")
    columns = [texts.text(f"cli-column-{name}") for name in ("seat", "mean", "firsts")]
    rows = [
        [
            texts.text("seat-name", seat=seat),
            figure(texts, tally.points[seat] / tally.games),
            f"{figure(texts, 100 * tally.firsts[seat] / tally.games)}\N{NO-BREAK SPACE}%",
        ]
        for seat in range(tally.setup.seats)
    ]
    show_table(columns, rows)
    if choices.out is not None:
        print(texts.text("cli-written", games=tally.games, folder=choices.out))


COMMAND = Command("sim", _add, _sim)
