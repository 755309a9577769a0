"""`tablee import`: verify finished games and store them in a database."""

import argparse
import asyncio
import hashlib
import sys
import time

from tablee.cli.database import find_address, open_store
from tablee.core.errors import GameError
from tablee.i18n import Catalog, explain
from tablee.records import dumps, load, verify
from tablee.store import FinishedGame


def run(choices: argparse.Namespace, texts: Catalog) -> None:
    """Store the games and print how many; one that is refused does not stop the others."""
    tally = asyncio.run(_store_all(choices, texts))
    print(texts.text("import-done", **tally))
    if tally["refused"]:
        raise GameError("not_imported", files=tally["refused"])


async def _store_all(choices: argparse.Namespace, texts: Catalog) -> dict[str, int]:
    tally = {"kept": 0, "same": 0, "refused": 0}
    async with open_store(find_address(choices)) as store:
        for name in choices.file:
            try:
                finished = _load_finished(name)
            except GameError as error:
                tally["refused"] += 1
                said = texts.text("import-refused", file=name, why=explain(texts, error))
                print(texts.text("cli-error", said=said), file=sys.stderr)
            else:
                tally["kept" if await store.add_record(finished) else "same"] += 1
    return tally


def _load_finished(name: str) -> FinishedGame:
    """Load and verify the game in a file; a hash of its text names its table."""
    record = load(name)
    verify(record)
    if record.result is None:
        raise GameError("record_unfinished")
    text = dumps(record)
    table = f"import-{hashlib.sha256(text.encode()).hexdigest()[:24]}"
    return FinishedGame(table, 1, record.game, text, time.time())
