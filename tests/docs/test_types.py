"""The Python of all pages passes mypy, as strictly as the package does, in one run."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.code_blocks import FENCED, NAMES, PAGES, ROOT
from tests.support import tutorial

NOT_IN_NAMES = re.compile(r"\W")
PROMPT = re.compile(r"^(>>> |\.\.\. |>>>$|\.\.\.$)", re.M)

pytestmark = pytest.mark.uncompiled


def module_of(text: str, language: str) -> str:
    """Return the blocks of a language as one module, each line where it stands in the page."""
    lines = [""] * (text.count("\n") + 1)
    for block in FENCED.finditer(text):
        if block[2].strip() == language:
            first = text.count("\n", 0, block.start(3))
            for number, line in enumerate(block[3].splitlines(), start=first):
                lines[number] = code_of(line) if language == "pycon" else line
    return "\n".join(lines).rstrip() + "\n"


def code_of(line: str) -> str:
    """Return what is typed at a prompt; an answer is empty."""
    return PROMPT.sub("", line) if PROMPT.match(line) else ""


def write_modules(folder: Path) -> list[Path]:
    """Write a module for each page and kind of block, and the package of the tutorial."""
    modules = []
    for name, page in zip(NAMES, PAGES, strict=True):
        for language in ("python", "pycon"):
            module = module_of(page.read_text("utf-8"), language)
            if module.strip():
                path = folder / f"{NOT_IN_NAMES.sub('_', name)}_{language}.py"
                path.write_text(module, encoding="utf-8")
                modules.append(path)
    for block in tutorial.read_blocks():
        if block.kind == "py":
            tutorial.write_block(block, folder)
    return [*modules, folder / "src" / "sevens", *folder.glob("tests/*.py")]


def run_mypy(folder: Path, modules: list[Path]) -> subprocess.CompletedProcess[str]:
    """Run mypy with the settings of the project."""
    return subprocess.run(
        [sys.executable, "-m", "mypy", *map(str, modules)],
        cwd=ROOT,
        env={**os.environ, "MYPYPATH": str(folder / "src")},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_python_of_all_pages_has_the_types_that_it_should(tmp_path: Path) -> None:
    modules = write_modules(tmp_path)
    assert len(modules) > 12
    wrong = tmp_path / "wrong.py"
    wrong.write_text("import tablee\n\ntablee.new(7)\n", encoding="utf-8")
    told = run_mypy(tmp_path, [*modules, wrong])
    errors = [line for line in told.stdout.splitlines() if "error:" in line]
    assert [line for line in errors if "/wrong.py:3: " not in line] == [], told.stdout
    assert len(errors) == 1, f"mypy must find the mistake made on purpose: {told}"
