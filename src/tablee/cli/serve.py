"""`tablee serve`: run the server."""

import argparse
import os
import sys
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from threading import Thread

from tablee.cli.output import warn_if_pure
from tablee.cli.parser import Arguments, Subcommand
from tablee.i18n import Catalog


def _add(arguments: Arguments) -> None:
    arguments.add("--host", metavar="HOST")
    arguments.add("--port", metavar="N")
    arguments.add("--database", metavar="URL")
    arguments.add("--workers", metavar="N")
    arguments.add("--settings", metavar="FILE")
    arguments.add("--open", action="store_true")


def _serve(choices: argparse.Namespace, texts: Catalog) -> None:
    from tablee.server.run import run  # noqa: PLC0415 - takes half a second to import
    from tablee.server.settings import load_settings  # noqa: PLC0415

    file = Path(choices.settings) if choices.settings else None
    flags = {name: getattr(choices, name) for name in ("host", "port", "database", "workers")}
    settings = load_settings(file, os.environ, flags)
    warn_if_pure(texts)

    def on_start(address: str) -> None:
        print(texts.text("cli-serving", address=address), flush=True)
        if choices.open and _has_screen(os.environ):
            Thread(target=webbrowser.open, args=[address], daemon=True).start()

    run(settings, on_start)


def _has_screen(environment: Mapping[str, str]) -> bool:
    """Return whether a browser would open a window, rather than use this terminal."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return sys.platform in ("darwin", "win32") or any(environment.get(name) for name in screens)


COMMAND = Subcommand("serve", _add, _serve)
