"""Serving tables to others."""

import argparse
import os
import sys
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from threading import Thread

from tablee.cli.output import note_pure
from tablee.cli.parser import Arguments, Command
from tablee.i18n import Catalog


def _add_serve(arguments: Arguments) -> None:
    arguments.add("--host", metavar="HOST")
    arguments.add("--port", metavar="N")
    arguments.add("--database", metavar="URL")
    arguments.add("--workers", metavar="N")
    arguments.add("--settings", metavar="FILE")
    arguments.add("--open", action="store_true")


def _serve(choices: argparse.Namespace, texts: Catalog) -> None:
    from tablee.server.run import run  # noqa: PLC0415 - half a second that only a server needs
    from tablee.server.settings import settled  # noqa: PLC0415

    file = Path(choices.settings) if choices.settings else None
    flags = {name: getattr(choices, name) for name in ("host", "port", "database", "workers")}
    settings = settled(file, os.environ, flags)
    note_pure(texts)

    def on_start(address: str) -> None:
        print(texts.text("cli-serving", address=address), flush=True)
        if choices.open and _has_screen(os.environ):
            Thread(target=webbrowser.open, args=[address], daemon=True).start()

    run(settings, on_start)


def _has_screen(environment: Mapping[str, str]) -> bool:
    """Whether a browser has a window to open, and not this terminal."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return sys.platform in ("darwin", "win32") or any(environment.get(name) for name in screens)


COMMAND = Command("serve", _add_serve, _serve)
