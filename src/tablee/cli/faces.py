"""`tablee faces`: the cards of a game."""

import argparse

from tablee.cli.output import show_json
from tablee.cli.parser import read_setup
from tablee.cli.tables import show_table
from tablee.i18n import Catalog
from tablee.i18n.narrator import Narrator


def run(choices: argparse.Namespace, texts: Catalog) -> None:
    """Print every face once, with its name and the number of its cards."""
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
