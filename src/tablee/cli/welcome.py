"""`tablee` alone: a welcome for somebody who sees it for the first time."""

from tablee.cli.games import show_games
from tablee.i18n import Catalog
from tablee.registry import games


def show_welcome(texts: Catalog, version: str) -> None:
    """Print the version, the games, and commands to try."""
    print(version)
    print(texts.text("cli-about"))
    print()
    show_games(texts)
    print()
    print(texts.text("cli-try", game=next(iter(games()))))
