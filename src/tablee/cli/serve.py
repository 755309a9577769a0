"""`tablee serve`: run the server."""

import argparse
import os
import sys
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from threading import Thread

from tablee.cli.output import warn_if_pure
from tablee.i18n import Catalog
from tablee.server.run import run as run_server
from tablee.server.settings import load_settings


def run(choices: argparse.Namespace, texts: Catalog) -> None:
    """Serve tables until somebody stops it; print the address once it listens."""
    file = Path(choices.settings) if choices.settings else None
    flags = {name: getattr(choices, name) for name in ("host", "port", "database", "workers")}
    settings = load_settings(file, os.environ, flags)
    warn_if_pure(texts)

    def on_start(address: str) -> None:
        print(texts.text("cli-serving", address=address), flush=True)
        if choices.open and _has_screen(os.environ):
            Thread(target=webbrowser.open, args=[address], daemon=True).start()

    run_server(settings, on_start)


def _has_screen(environment: Mapping[str, str]) -> bool:
    """Return whether a browser would open a window, rather than use this terminal."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return sys.platform in ("darwin", "win32") or any(environment.get(name) for name in screens)
