"""`tablee rules`: the rules of a game, in our words."""

import argparse

from tablee.cli.output import on_terminal
from tablee.i18n import Catalog
from tablee.i18n.pages import readable_page
from tablee.registry import find


def run(choices: argparse.Namespace, texts: Catalog) -> None:
    """Print the page of a game: laid out on a terminal, else in Markdown as it is written."""
    text = readable_page(find(choices.game).slug, texts.language)
    if on_terminal():
        _lay_out(text)
    else:
        print(text, end="")


def _lay_out(text: str) -> None:
    from rich.console import Console  # noqa: PLC0415 - takes longer to import than all the rest
    from rich.markdown import Markdown  # noqa: PLC0415

    Console().print(Markdown(text))
