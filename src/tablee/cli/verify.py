"""`tablee verify`: whether recorded games were played by the rules, and dealt as promised."""

import argparse
from typing import NamedTuple

from tablee.cli.output import show_json
from tablee.cli.parser import Arguments, Command
from tablee.core.errors import GameError
from tablee.i18n import Catalog, explain
from tablee.records import check_fair, load, verify


class Finding(NamedTuple):
    """What was found out about a file: what is wrong with its moves, and with its deals."""

    file: str
    events: int
    broken: GameError | None
    unfair: GameError | None

    @property
    def is_promised(self) -> bool:
        """Whether anything was said about the deals before the game."""
        return self.unfair is None or self.unfair.code != "not_promised"

    @property
    def is_wrong(self) -> bool:
        """Whether the game cannot be trusted."""
        return self.broken is not None or (self.is_promised and self.unfair is not None)


def _add(arguments: Arguments) -> None:
    arguments.add("file", metavar="FILE", nargs="+")
    arguments.add("--json", action="store_true")


def _verify(choices: argparse.Namespace, texts: Catalog) -> None:
    findings = [_found(file) for file in choices.file]
    if choices.json:
        show_json({"files": [_summary(finding, texts) for finding in findings]})
    else:
        for finding in findings:
            _show(finding, texts)
    wrong = sum(finding.is_wrong for finding in findings)
    if wrong:
        raise GameError("not_verified", files=wrong)


def _found(file: str) -> Finding:
    try:
        record = load(file)
    except GameError as error:
        return Finding(file, 0, error, error)
    broken = unfair = None
    try:
        verify(record)
    except GameError as error:
        broken = error
    try:
        check_fair(record)
    except GameError as error:
        unfair = error
    return Finding(file, len(record.events), broken, unfair)


def _summary(finding: Finding, texts: Catalog) -> dict[str, object]:
    errors = [error for error in (finding.broken, finding.unfair) if error is not None]
    return {
        "file": finding.file,
        "exact": finding.broken is None,
        "fair": finding.unfair is None if finding.is_promised else None,
        "codes": list(dict.fromkeys(error.code for error in errors)),
        "why": list(dict.fromkeys(explain(texts, error) for error in errors)),
    }


def _show(finding: Finding, texts: Catalog) -> None:
    said = [texts.text("cli-verify-exact", events=finding.events)]
    if finding.broken is not None:
        said = [explain(texts, finding.broken)]
    if finding.unfair is None:
        said.append(texts.text("cli-verify-fair"))
    elif finding.unfair is not finding.broken:
        said.append(explain(texts, finding.unfair))
    for line in said:
        print(texts.text("cli-verify-line", file=finding.file, said=line))


COMMAND = Command("verify", _add, _verify)
