"""`tablee learn`: the lesson of a game, in this terminal."""

import argparse

from tablee.cli.output import has_screen, warn_if_pure
from tablee.cli.play import choose_name
from tablee.i18n import Catalog
from tablee.terminal.run import learn


def run(choices: argparse.Namespace, texts: Catalog) -> None:
    """Take a lesson, or go on with it."""
    warn_if_pure(texts)
    plain = choices.plain or not has_screen()
    name = choose_name(texts, choices.name)
    learn(choices.game, texts, name=name, is_new=choices.new, plain=plain)
