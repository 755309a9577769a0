"""`tablee doctor`: what is wrong with a database, and mending what can be mended."""

import argparse
import asyncio

from tablee.cli.database import address
from tablee.core.errors import GameError
from tablee.i18n import Catalog, explain
from tablee.store.doctor import Finding, examine
from tablee.store.salvage import repair

MENDED = ("damage", "unreadable")
"""What a repair can do something about."""


def run(choices: argparse.Namespace, texts: Catalog) -> None:
    """Say what is wrong, mend it if that is asked for, and say what is still wrong."""
    url = address(choices)
    findings = _shown(url, texts)
    if choices.repair and any(finding.code in MENDED for finding in findings):
        mended = asyncio.run(repair(url))
        print(texts.text("doctor-backup", file=mended.backup))
        for table, rows in mended.rows.items():
            print(texts.text("doctor-saved", table=table, rows=rows))
        findings = _shown(url, texts)
    if findings:
        raise GameError("database_ill", findings=len(findings))


def _shown(url: str | None, texts: Catalog) -> list[Finding]:
    findings = asyncio.run(examine(url))
    for finding in findings:
        print(_sentence(texts, finding))
    if not findings:
        print(texts.text("doctor-well"))
    return findings


def _sentence(texts: Catalog, finding: Finding) -> str:
    key = f"doctor-{finding.code}".replace("_", "-")
    if texts.has(key):
        return texts.text(key, **finding.details)
    return explain(texts, GameError(finding.code, **finding.details))
