"""`tablee replay`: a record on a screen, or narrated, as one seat or all could see it."""

import argparse
from pathlib import Path

from msgspec import to_builtins

from tablee.cli.output import has_screen, show_json
from tablee.core.errors import GameError
from tablee.i18n import Catalog
from tablee.i18n.narrator import Narrator
from tablee.i18n.options import describe_options
from tablee.records import Record, load, replay, verify
from tablee.records.replay import setup_of_record


def run(choices: argparse.Namespace, texts: Catalog) -> None:
    """Verify a record and show it: on a screen, line by line, or as JSON."""
    record = load(choices.file)
    verify(record)
    if choices.viewer is None and not choices.json and has_screen():
        _show(record, texts, choices.file)
        return
    names = [player.name for player in record.seats]
    viewer = find_seat(record, choices.viewer)
    narrator = Narrator(texts, setup_of_record(record), names, viewer, record.resigned)
    events = [list(narrator.lines(step)) for step in replay(record)]
    if choices.json:
        show_json({"game": record.game, "events": events, "result": to_builtins(record.result)})
        return
    for line in describe_options(texts, setup_of_record(record)):
        print(line)
    for number, lines in enumerate(events, start=1):
        for row, line in enumerate(lines):
            print(f"{f'{number}.' if row == 0 else '':>5} {line}")
    if record.result is None:
        print(texts.text("log-unfinished", events=len(events)))


def _show(record: Record, texts: Catalog, file: str) -> None:
    """Show the replay on a screen; then review the game, if that is wanted."""
    from tablee.terminal.base_screen import REVIEW  # noqa: PLC0415 - slow to import
    from tablee.terminal.replay_model import ReplayModel  # noqa: PLC0415 - slow to import
    from tablee.terminal.replay_screen import ReplayApp  # noqa: PLC0415
    from tablee.terminal.run import review_file  # noqa: PLC0415

    model = ReplayModel(record)
    if ReplayApp(model, texts).run() == REVIEW:
        people = [seat for seat, player in enumerate(record.seats) if not player.bot]
        seat = model.viewer if model.viewer is not None else next(iter(people), 0)
        review_file(Path(file), seat, texts)


def find_seat(record: Record, wanted: str | None) -> int | None:
    """Return the seat with this number or name; `None` if none is asked for."""
    if wanted is None:
        return None
    numbers = [str(seat) for seat in range(len(record.seats))]
    names = [player.name for player in record.seats]
    if wanted in numbers:
        return numbers.index(wanted)
    if names.count(wanted) == 1:
        return names.index(wanted)
    expected = ", ".join(f"{seat} ({player.name})" for seat, player in enumerate(record.seats))
    raise GameError("no_seat", seat=wanted, expected=expected)
