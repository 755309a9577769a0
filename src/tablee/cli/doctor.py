"""`tablee doctor`: examine a database, and repair it."""

import argparse
import asyncio

from tablee.cli.database import find_address
from tablee.core.errors import GameError
from tablee.i18n import Catalog, explain
from tablee.records import loads, verify
from tablee.store.doctor import Finding, Replay, ReplayFailed, examine
from tablee.store.salvage import repair
from tablee.table.rebuild import DAMAGE, is_damage, rebuild_table

REPAIRABLE = ("damage", "unreadable")
"""Findings that a repair can do something about."""


def run(choices: argparse.Namespace, texts: Catalog) -> None:
    """Print the findings; repair if asked to, and print what is left."""
    url = find_address(choices)
    findings = _examine(url, texts)
    if choices.repair and any(finding.code in REPAIRABLE for finding in findings):
        repaired = asyncio.run(repair(url))
        print(texts.text("doctor-backup", file=repaired.backup))
        for table, rows in repaired.rows.items():
            print(texts.text("doctor-saved", table=table, rows=rows))
        findings = _examine(url, texts)
    if findings:
        raise GameError("database_ill", findings=len(findings))


def _examine(url: str | None, texts: Catalog) -> list[Finding]:
    findings = asyncio.run(examine(url, Replay(_replay_log, _replay_record)))
    for finding in findings:
        print(_format_finding(texts, finding))
    if not findings:
        print(texts.text("doctor-well"))
    return findings


def _replay_log(bodies: list[bytes]) -> None:
    try:
        rebuild_table(bodies)
    except DAMAGE as error:
        if is_damage(error):
            raise ReplayFailed from error


def _replay_record(text: str) -> None:
    try:
        verify(loads(text))
    except DAMAGE as error:
        if is_damage(error):
            raise ReplayFailed from error


def _format_finding(texts: Catalog, finding: Finding) -> str:
    key = f"doctor-{finding.code}".replace("_", "-")
    if texts.has(key):
        return texts.text(key, **finding.details)
    return explain(texts, GameError(finding.code, **finding.details))
