"""`tablee games`: the installed games."""

import argparse

from tablee.cli.output import show_json
from tablee.cli.tables import show_table
from tablee.core.game import Game
from tablee.i18n import Catalog
from tablee.registry import games


def run(choices: argparse.Namespace, texts: Catalog) -> None:
    """Print the games as a table, or as JSON with their options."""
    if choices.json:
        show_json({"games": [_describe(texts, game) for game in games().values()]})
    else:
        show_games(texts)


def show_games(texts: Catalog) -> None:
    """Print a table of the games, then what each one is about."""
    columns = [texts.text(f"cli-column-{name}") for name in ("game", "title", "seats", "duration")]
    show_table(columns, [_row(texts, game) for game in games().values()])
    for slug in games():
        print(texts.text("cli-tagline", game=slug, tagline=texts.text(f"{slug}-tagline")))


def _describe(texts: Catalog, game: Game) -> dict[str, object]:
    return {
        "slug": game.slug,
        "title": texts.text(f"{game.slug}-title"),
        "tagline": texts.text(f"{game.slug}-tagline"),
        "duration": texts.text(f"{game.slug}-duration"),
        "difficulty": texts.text(f"{game.slug}-difficulty"),
        "seats": list(game.seats),
        "rules": game.rules,
        "options": [
            {**option._asdict(), "choices": list(option.choices), "seats": list(option.seats)}
            for option in game.options
        ],
        "presets": game.presets,
    }


def _row(texts: Catalog, game: Game) -> list[str]:
    seats = texts.ranged(game.seats)
    title, duration = (texts.text(f"{game.slug}-{name}") for name in ("title", "duration"))
    return [game.slug, title, seats, duration]
