"""`tablee export`: write every finished game of a database to a file."""

import argparse
import asyncio
import hashlib
import re
import sys
from pathlib import Path

from tablee.cli.database import find_address, open_existing
from tablee.cli.output import make_folder, read_text, write_text
from tablee.core.errors import GameError
from tablee.i18n import Catalog, explain
from tablee.registry import find
from tablee.store import FinishedGame, KeptReview

REVIEWS = "reviews"
"""The folder of the reviews, in that of the records."""


def run(choices: argparse.Namespace, texts: Catalog) -> None:
    """Write the games and print how many; one that fails does not stop the others."""
    game = find(choices.game).slug if choices.game else None
    tally = asyncio.run(_write_all(choices, game, texts))
    print(texts.text("export-done", **tally, folder=choices.out))
    if tally["refused"]:
        raise GameError("not_exported", games=tally["refused"])


async def _write_all(
    choices: argparse.Namespace, game: str | None, texts: Catalog
) -> dict[str, int]:
    tally = {"written": 0, "same": 0, "refused": 0}
    async with open_existing(find_address(choices)) as store:
        folder = make_folder(choices.out, command="export")
        async for finished in store.records(game):
            try:
                tally["written" if _write(folder, finished) else "same"] += 1
                reviews = await store.reviews(finished.table, finished.game_number)
                _write_reviews(folder, finished, reviews)
            except GameError as error:
                tally["refused"] += 1
                print(texts.text("cli-error", said=explain(texts, error)), file=sys.stderr)
    return tally


def _write(folder: Path, finished: FinishedGame) -> bool:
    """Write a game to its file; return `False` if it is there already."""
    path = folder / file_name(finished)
    if not path.exists():
        unfinished = path.with_suffix(".part")
        write_text(unfinished, finished.text)
        unfinished.replace(path)
        return True
    if read_text(path) != finished.text:
        raise GameError("other_file", file=str(path))
    return False


def _write_reviews(folder: Path, finished: FinishedGame, reviews: list[KeptReview]) -> None:
    """Write the reviews of a game into a folder of their own, so that records can be imported."""
    for review in reviews:
        place = folder / REVIEWS
        place.mkdir(exist_ok=True)
        name = Path(file_name(finished)).stem
        write_text(place / f"{name}-{review.seat}.json", review.text)


def file_name(finished: FinishedGame) -> str:
    """Return a safe file name for a game; unusual table names are hashed."""
    table = finished.table
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,100}", table):
        table = hashlib.sha256(table.encode()).hexdigest()[:16]
    return f"{finished.game}-{table}-{finished.game_number}.json"
