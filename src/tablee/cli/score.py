"""`tablee score`: the score sheet of a game played with physical cards."""

import argparse
import sys
from pathlib import Path

from tablee.cli.output import write_text
from tablee.cli.parser import read_options
from tablee.core.errors import GameError
from tablee.i18n import Catalog, explain
from tablee.registry import find
from tablee.score import check_scoring
from tablee.score.dialog import Dialog, ask_names
from tablee.score.files import SheetFile, list_names, path_of, set_aside
from tablee.score.labels import SheetLabels
from tablee.score.render import SheetRenderer
from tablee.score.sheet import SavedSheet, Sheet


def run(choices: argparse.Namespace, texts: Catalog) -> None:
    """List the sheets of a game, print one, or write one with the players."""
    slug = find(choices.game).slug
    check_scoring(slug)
    path = path_of(slug, slug if choices.sheet is None else choices.sheet)
    if choices.list:
        _list(slug, texts)
    elif choices.print or choices.output is not None:
        _print(SheetRenderer(texts, SheetFile(path).sheet), choices)
    else:
        _write(choices, path, texts)


def _list(slug: str, texts: Catalog) -> None:
    for name in list_names(slug):
        try:
            sheet = SheetFile(path_of(slug, name)).sheet
        except GameError as error:
            said = explain(texts, error)
        else:
            state = "over" if sheet.standing.ending else "going"
            players, manches = texts.listed(sheet.players), len(sheet.manches)
            said = texts.text(f"score-list-{state}", players=players, manches=manches)
        print(texts.text("score-list", name=name, said=said))


def _print(renderer: SheetRenderer, choices: argparse.Namespace) -> None:
    by_name = "html" if str(choices.output).endswith(".html") else "text"
    text = renderer.page() if (choices.print or by_name) == "html" else renderer.text()
    if choices.output is None:
        print(text, end="")
    else:
        write_text(Path(choices.output), text)


def _write(choices: argparse.Namespace, path: Path, texts: Catalog) -> None:
    if choices.fresh and path.exists():
        print(texts.text("score-aside", name=set_aside(path).stem))
    try:
        file = _resume_sheet(choices, path) if path.exists() else _begin_sheet(choices, path, texts)
        print(SheetLabels(texts, file.sheet).title())
        Dialog(file, texts, _read, print).run()
    except EOFError:
        print()
    except KeyboardInterrupt:
        print()
        _print_path(path, texts)
        raise
    _print_path(path, texts)


def _print_path(path: Path, texts: Catalog) -> None:
    if path.exists():
        print(texts.text("score-kept", file=str(path)))


def _resume_sheet(choices: argparse.Namespace, path: Path) -> SheetFile:
    if choices.players is not None or choices.option:
        raise GameError("score_exists", name=path.stem, fresh="--fresh", sheet="--sheet")
    return SheetFile(path)


def _begin_sheet(choices: argparse.Namespace, path: Path, texts: Catalog) -> SheetFile:
    game = find(choices.game)
    chosen = read_options(game, choices.option, choices.preset)
    if choices.players is None:
        players = ask_names(game, texts, _read, print)
    else:
        players = [name.strip() for name in choices.players.split(",")]
    file = SheetFile(path, Sheet(SavedSheet(game=game.slug, options=chosen, players=players)))
    file.save()
    return file


def _read(prompt: str) -> str:
    """Ask and read a line; if input is not a terminal, end the question with a newline."""
    on_terminal = sys.stdin is not None and sys.stdin.isatty()
    print(prompt, end=" " if on_terminal else "\n", flush=True)
    line = sys.stdin.readline() if sys.stdin is not None else ""
    if not line:
        raise EOFError
    return line
