"""`tablee score`: the score sheet of a game that is played with real cards."""

import argparse
import sys
from pathlib import Path

from tablee.boxes import find
from tablee.cli.output import write_text
from tablee.cli.parser import Arguments, Command, options
from tablee.core.errors import GameError
from tablee.i18n import Catalog, explain
from tablee.score.dialog import Dialog, ask_names
from tablee.score.files import Kept, names, path_of, set_aside
from tablee.score.paper import Paper
from tablee.score.sheet import Sheet, Written
from tablee.score.words import Words

KINDS = ("text", "html")


def _add(arguments: Arguments) -> None:
    arguments.add("game", metavar="GAME")
    arguments.add("--sheet", metavar="NAME")
    arguments.add("--players", metavar="A,B,…")
    arguments.add("--option", metavar="K=V", action="append", default=[])
    arguments.add("--fresh", action="store_true")
    arguments.add("--list", action="store_true")
    arguments.add("--print", choices=KINDS)
    arguments.add("--output", metavar="FILE")


def _score(choices: argparse.Namespace, texts: Catalog) -> None:
    slug = find(choices.game).slug
    path = path_of(slug, slug if choices.sheet is None else choices.sheet)
    if choices.list:
        _list(slug, texts)
    elif choices.print or choices.output is not None:
        _print(Paper(texts, Kept(path).sheet), choices)
    else:
        _write(choices, path, texts)


def _list(slug: str, texts: Catalog) -> None:
    for name in names(slug):
        try:
            sheet = Kept(path_of(slug, name)).sheet
        except GameError as error:
            said = explain(texts, error)
        else:
            state = "over" if sheet.standing.ending else "going"
            players, manches = texts.listed(sheet.players), len(sheet.manches)
            said = texts.text(f"score-list-{state}", players=players, manches=manches)
        print(texts.text("score-list", name=name, said=said))


def _print(paper: Paper, choices: argparse.Namespace) -> None:
    by_name = "html" if str(choices.output).endswith(".html") else "text"
    text = paper.page() if (choices.print or by_name) == "html" else paper.text()
    if choices.output is None:
        print(text, end="")
    else:
        write_text(Path(choices.output), text)


def _write(choices: argparse.Namespace, path: Path, texts: Catalog) -> None:
    if choices.fresh and path.exists():
        print(texts.text("score-aside", name=set_aside(path).stem))
    try:
        kept = _continued(choices, path) if path.exists() else _begun(choices, path, texts)
        print(Words(texts, kept.sheet).title())
        Dialog(kept, texts, _read, print).run()
    except EOFError:
        print()
    except KeyboardInterrupt:
        print()
        _say_kept(path, texts)
        raise
    _say_kept(path, texts)


def _say_kept(path: Path, texts: Catalog) -> None:
    if path.exists():
        print(texts.text("score-kept", file=str(path)))


def _continued(choices: argparse.Namespace, path: Path) -> Kept:
    if choices.players is not None or choices.option:
        raise GameError("score_exists", name=path.stem, fresh="--fresh", sheet="--sheet")
    return Kept(path)


def _begun(choices: argparse.Namespace, path: Path, texts: Catalog) -> Kept:
    game = find(choices.game)
    chosen = options(game, choices.option)
    if choices.players is None:
        players = ask_names(game, texts, _read, print)
    else:
        players = [name.strip() for name in choices.players.split(",")]
    kept = Kept(path, Sheet(Written(game=game.slug, options=chosen, players=players)))
    kept.save()
    return kept


def _read(prompt: str) -> str:
    """Ask; where nobody types, each question stands on a line of its own."""
    on_terminal = sys.stdin is not None and sys.stdin.isatty()
    print(prompt, end=" " if on_terminal else "\n", flush=True)
    line = sys.stdin.readline() if sys.stdin is not None else ""
    if not line:
        raise EOFError
    return line


COMMAND = Command("score", _add, _score)
