"""`tablee replay`: a record on a screen, or told move by move, as one seat or all could see it."""

import argparse

from msgspec import to_builtins

from tablee.cli.output import has_screen, show_json
from tablee.cli.parser import Arguments, Command
from tablee.core.errors import GameError
from tablee.i18n import Catalog, Teller
from tablee.records import Record, load, replay, verify
from tablee.records.replay import setup_of


def _add(arguments: Arguments) -> None:
    arguments.add("file", metavar="FILE")
    arguments.add("--as", metavar="SEAT", dest="viewer")
    arguments.add("--json", action="store_true")


def _replay(choices: argparse.Namespace, texts: Catalog) -> None:
    record = load(choices.file)
    verify(record)
    if choices.viewer is None and not choices.json and has_screen():
        _show(record, texts)
        return
    names = [sitter.name for sitter in record.seats]
    teller = Teller(texts, setup_of(record), names, _viewer(record, choices.viewer))
    events = [list(teller.lines(step)) for step in replay(record)]
    if choices.json:
        show_json({"game": record.game, "events": events, "result": to_builtins(record.result)})
        return
    for number, lines in enumerate(events, start=1):
        for row, line in enumerate(lines):
            print(f"{f'{number}.' if row == 0 else '':>5} {line}")
    if record.result is None:
        print(texts.text("log-unfinished", events=len(events)))


def _show(record: Record, texts: Catalog) -> None:
    """Play it again on a screen."""
    from tablee.terminal.paper import Paper  # noqa: PLC0415 - what lines do not need
    from tablee.terminal.player import PlayerApp  # noqa: PLC0415

    PlayerApp(Paper(record), texts).run()


def _viewer(record: Record, wanted: str | None) -> int | None:
    """The seat whose eyes are asked for, by number or by name."""
    if wanted is None:
        return None
    numbers = [str(seat) for seat in range(len(record.seats))]
    names = [sitter.name for sitter in record.seats]
    if wanted in numbers:
        return numbers.index(wanted)
    if names.count(wanted) == 1:
        return names.index(wanted)
    expected = ", ".join(f"{seat} ({sitter.name})" for seat, sitter in enumerate(record.seats))
    raise GameError("no_seat", seat=wanted, expected=expected)


COMMAND = Command("replay", _add, _replay)
