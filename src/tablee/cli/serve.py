"""Serving tables to others."""

import argparse
import os
from pathlib import Path

from tablee.cli.output import note_pure
from tablee.cli.parser import Arguments, Command
from tablee.i18n import Catalog


def _add_serve(arguments: Arguments) -> None:
    arguments.add("--host", metavar="HOST")
    arguments.add("--port", metavar="N")
    arguments.add("--database", metavar="URL")
    arguments.add("--workers", metavar="N")
    arguments.add("--settings", metavar="FILE")


def _serve(choices: argparse.Namespace, texts: Catalog) -> None:
    from tablee.server.run import run  # noqa: PLC0415 - half a second that only a server needs
    from tablee.server.settings import settled  # noqa: PLC0415

    file = Path(choices.settings) if choices.settings else None
    flags = {name: getattr(choices, name) for name in ("host", "port", "database", "workers")}
    settings = settled(file, os.environ, flags)
    note_pure(texts)
    run(settings, lambda address: print(texts.text("cli-serving", address=address), flush=True))


COMMAND = Command("serve", _add_serve, _serve)
