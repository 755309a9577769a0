"""`tablee games`, `tablee rules` and `tablee faces`: the games, their rules, their cards."""

import argparse

from rich.console import Console
from rich.markdown import Markdown

from tablee.cli.output import on_terminal, show_json, show_table
from tablee.cli.parser import Arguments, Subcommand, add_table, read_setup
from tablee.core.game import Game
from tablee.i18n import Catalog
from tablee.i18n.narrator import Narrator
from tablee.i18n.pages import rules_page
from tablee.registry import find, games


def show_welcome(texts: Catalog, version: str) -> None:
    """Print what `tablee` alone shows: the version, the games, and a command to try."""
    print(version)
    print(texts.text("cli-about"))
    print()
    _list(texts)
    print()
    print(texts.text("cli-try", game=next(iter(games()))))


def _add_games(arguments: Arguments) -> None:
    arguments.add("--json", action="store_true")


def _games(choices: argparse.Namespace, texts: Catalog) -> None:
    if not choices.json:
        _list(texts)
        return
    listings = [
        {
            "slug": game.slug,
            "title": texts.text(f"{game.slug}-title"),
            "tagline": texts.text(f"{game.slug}-tagline"),
            "duration": texts.text(f"{game.slug}-duration"),
            "difficulty": texts.text(f"{game.slug}-difficulty"),
            "seats": list(game.seats),
            "rules": game.rules,
            "options": [
                {"name": name, "default": default, "choices": list(values), "own": own}
                for name, default, values, own in game.options
            ],
        }
        for game in games().values()
    ]
    show_json({"games": listings})


def _list(texts: Catalog) -> None:
    columns = [texts.text(f"cli-column-{name}") for name in ("game", "title", "seats", "duration")]
    show_table(columns, [_row(texts, game) for game in games().values()])
    for slug in games():
        print(texts.text("cli-tagline", game=slug, tagline=texts.text(f"{slug}-tagline")))


def _row(texts: Catalog, game: Game) -> list[str]:
    seats = ", ".join(map(str, game.seats))
    title, duration = (texts.text(f"{game.slug}-{name}") for name in ("title", "duration"))
    return [game.slug, title, seats, duration]


def _add_rules(arguments: Arguments) -> None:
    arguments.add("game", metavar="GAME")


def _rules(choices: argparse.Namespace, texts: Catalog) -> None:
    text = rules_page(find(choices.game).slug, texts.language)
    if on_terminal():
        Console().print(Markdown(text))
    else:
        print(text, end="")


def _add_faces(arguments: Arguments) -> None:
    arguments.add("game", metavar="GAME")
    add_table(arguments)
    arguments.add("--json", action="store_true")


def _faces(choices: argparse.Namespace, texts: Catalog) -> None:
    setup = read_setup(choices, choices.game)
    narrator = Narrator(texts, setup, [])
    codes = [face.code for face in setup.faces]
    faces = [
        {**face._asdict(), "name": narrator.card(face), "count": codes.count(face.code)}
        for face in dict.fromkeys(setup.faces)
    ]
    if choices.json:
        show_json({"game": setup.game.slug, "seats": setup.seats, "faces": faces})
        return
    columns = [texts.text(f"cli-column-{name}") for name in ("code", "name", "symbol", "count")]
    rows = []
    for card in faces:
        symbol = card["symbol"] and texts.text(f"{setup.game.slug}-symbol-{card['symbol']}")
        rows.append([str(card["code"]), str(card["name"]), str(symbol), str(card["count"])])
    show_table(columns, rows)


COMMANDS = (
    Subcommand("games", _add_games, _games),
    Subcommand("rules", _add_rules, _rules),
    Subcommand("faces", _add_faces, _faces),
)
