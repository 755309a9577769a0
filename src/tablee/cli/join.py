"""`tablee join`: a table of a server, in this terminal."""

import argparse

from tablee.cli.output import has_screen
from tablee.cli.play import choose_name
from tablee.i18n import Catalog
from tablee.terminal.run import join


def run(choices: argparse.Namespace, texts: Catalog) -> None:
    """Take a seat at the table behind a link."""
    name = choose_name(texts, choices.name)
    join(choices.url, texts, name=name, plain=choices.plain or not has_screen())
