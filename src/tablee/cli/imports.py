"""`tablee import`: finished games from files into a database, each of them checked."""

import argparse
import asyncio
import hashlib
import sys
import time

from tablee.cli.database import address, opened
from tablee.core.errors import GameError
from tablee.i18n import Catalog, explain
from tablee.records import dumps, load, verify
from tablee.store import Finished


def run(choices: argparse.Namespace, texts: Catalog) -> None:
    """Keep the games, and say how many; one that is refused does not stop the others."""
    tally = asyncio.run(_keep_all(choices, texts))
    print(texts.text("import-done", **tally))
    if tally["refused"]:
        raise GameError("not_imported", files=tally["refused"])


async def _keep_all(choices: argparse.Namespace, texts: Catalog) -> dict[str, int]:
    tally = {"kept": 0, "same": 0, "refused": 0}
    async with opened(address(choices)) as store:
        for name in choices.file:
            try:
                finished = _finished(name)
            except GameError as error:
                tally["refused"] += 1
                said = texts.text("import-refused", file=name, why=explain(texts, error))
                print(texts.text("cli-error", said=said), file=sys.stderr)
            else:
                tally["kept" if await store.keep(finished) else "same"] += 1
    return tally


def _finished(name: str) -> Finished:
    """The game in a file, once all of it has been checked; its text names its place."""
    record = load(name)
    verify(record)
    if record.result is None:
        raise GameError("record_unfinished")
    text = dumps(record)
    table = f"import-{hashlib.sha256(text.encode()).hexdigest()[:24]}"
    return Finished(table, 1, record.game, text, time.time())
