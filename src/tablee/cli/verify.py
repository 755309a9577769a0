"""`tablee verify`: check that records follow the rules, and their deals the commitment."""

import argparse
from typing import NamedTuple

from tablee.cli.output import show_json
from tablee.core.errors import GameError
from tablee.i18n import Catalog, explain
from tablee.records import UNPROMISED, check_fair, is_luck_promised, load, verify


class VerifyResult(NamedTuple):
    """Result for one file: the errors in its moves and in its deals."""

    file: str
    events: int
    broken: GameError | None
    unfair: GameError | None
    is_luck_promised: bool = False

    @property
    def is_promised(self) -> bool:
        """True if the record has a commitment to its deals that holds for all of them."""
        return self.unfair is None or self.unfair.code not in UNPROMISED

    @property
    def is_wrong(self) -> bool:
        """True if the moves or the promised deals are wrong."""
        return self.broken is not None or (self.is_promised and self.unfair is not None)


def run(choices: argparse.Namespace, texts: Catalog) -> None:
    """Print what was found in each file, and fail if any is wrong."""
    findings = [_check_file(file) for file in choices.file]
    if choices.json:
        show_json({"files": [_summary(finding, texts) for finding in findings]})
    else:
        for finding in findings:
            _show(finding, texts)
    wrong = sum(finding.is_wrong for finding in findings)
    if wrong:
        raise GameError("not_verified", files=wrong)


def _check_file(file: str) -> VerifyResult:
    try:
        record = load(file)
    except GameError as error:
        return VerifyResult(file, 0, error, error)
    broken = unfair = None
    try:
        verify(record)
    except GameError as error:
        broken = error
    try:
        check_fair(record)
    except GameError as error:
        unfair = error
    promised = unfair is None and is_luck_promised(record)
    return VerifyResult(file, len(record.events), broken, unfair, promised)


def _summary(finding: VerifyResult, texts: Catalog) -> dict[str, object]:
    errors = [error for error in (finding.broken, finding.unfair) if error is not None]
    return {
        "file": finding.file,
        "exact": finding.broken is None,
        "fair": finding.unfair is None if finding.is_promised else None,
        "codes": list(dict.fromkeys(error.code for error in errors)),
        "why": list(dict.fromkeys(explain(texts, error) for error in errors)),
    }


def _show(finding: VerifyResult, texts: Catalog) -> None:
    said = [texts.text("cli-verify-exact", events=finding.events)]
    if finding.broken is not None:
        said = [explain(texts, finding.broken)]
    if finding.unfair is None:
        said.append(texts.text(f"cli-verify-{'promised' if finding.is_luck_promised else 'fair'}"))
    elif finding.unfair is not finding.broken:
        said.append(explain(texts, finding.unfair))
    for line in said:
        print(texts.text("cli-verify-line", file=finding.file, said=line))
