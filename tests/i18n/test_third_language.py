"""A language is a folder of messages: a third one is found everywhere without new code."""

import json
import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

PACKAGE = Path(str(files("tablee")))
SCRIPT = """
import asyncio, contextlib, io, json, sys
from pathlib import Path
import tablee
from tablee.cli import main
from tablee.i18n import LANGUAGES, catalog, preferred_language
from tablee.i18n.pages import rules_page
from tests.support.in_memory_server import memory_server

async def statuses():
    async with memory_server(Path(sys.argv[1])) as home, home.http() as http:
        paths = ["/api/words/de", "/api/rules/parade/de", "/api/words/xx"]
        return [(await http.get(path)).status_code for path in paths]

def printed(*words):
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown), contextlib.suppress(SystemExit):
        main(words)
    return shown.getvalue()

print(json.dumps({
    "languages": LANGUAGES,
    "preferred": preferred_language({"LANG": "de_DE.UTF-8"}),
    "help": printed("--lang", "de", "--help"),
    "games": printed("--lang", "de", "games"),
    "figures": catalog("de").figures("1,234.5"),
    "told": tablee.new("parade", seats=2, seed=1).tell("de"),
    "page": rules_page("parade", "de")[:8],
    "statuses": asyncio.run(statuses()),
}))
"""
GERMAN = {
    "common.ftl": {
        "number-group = ,": "number-group = .",
        "number-decimal = .": "number-decimal = ,",
        "log-deal = The cards are dealt.": "log-deal = Die Karten sind verteilt.",
    },
    "cli.ftl": {"cli-help = ": "cli-help = HILFE: "},
}
"""Changes that make the English messages recognizable as those of another language."""


def link_all(source: Path, folder: Path, *, besides: str) -> None:
    """Lay links to everything in a folder except one entry."""
    folder.mkdir(parents=True)
    for entry in source.iterdir():
        if entry.name != besides:
            (folder / entry.name).symlink_to(entry)


@pytest.fixture
def with_german(tmp_path: Path) -> Path:
    """Our package as it is, with one more folder of messages."""
    package = tmp_path / "src" / "tablee"
    link_all(PACKAGE, package, besides="i18n")
    link_all(PACKAGE / "i18n", package / "i18n", besides="locales")
    link_all(PACKAGE / "i18n" / "locales", package / "i18n" / "locales", besides="")
    (tmp_path / "docs").symlink_to(Path(__file__).parents[2] / "docs")
    folder = package / "i18n" / "locales" / "de"
    folder.mkdir()
    for file in (PACKAGE / "i18n" / "locales" / "en").iterdir():
        text = file.read_text(encoding="utf-8")
        for english, german in GERMAN.get(file.name, {}).items():
            assert english in text
            text = text.replace(english, german)
        (folder / file.name).write_text(text, encoding="utf-8")
    return package.parent


def test_a_third_language_is_one_folder_and_nothing_else(with_german: Path, tmp_path: Path) -> None:
    paths = [str(with_german), str(Path(__file__).parents[2])]
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["languages"] == ["fr", "de", "en"]
    assert found["preferred"] == "de"
    assert "--lang {fr,de,en}" in found["help"]
    assert "HILFE" in found["help"]
    assert "parade" in found["games"]
    assert found["figures"] == "1.234,5"
    assert found["told"][0] == "Die Karten sind verteilt."
    assert found["page"].startswith("# ")
    assert found["statuses"] == [200, 200, 404]
