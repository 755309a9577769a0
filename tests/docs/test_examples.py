"""Every example of the documentation is run, page by page."""

import re
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, DocTestParser, DocTestRunner, OutputChecker
from pathlib import Path
from runpy import run_path
from shlex import split

import pytest

from tablee.cli import main

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]


def blocks(page: Path, language: str) -> list[str]:
    """The code blocks of a language."""
    found = re.findall(rf"^```{language}\n(.*?)^```$", page.read_text("utf-8"), re.M | re.S)
    return [str(block) for block in found]


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_the_python_of_a_page_runs(page: Path) -> None:
    names: dict[str, object] = {}
    examples = blocks(page, "python")
    for block in examples:
        exec(compile(block, str(page), "exec"), names)
    assert bool(names) == bool(examples)


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_python_answers_as_a_page_shows(
    page: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    sessions = "\n".join(blocks(page, "pycon"))
    found = DocTestParser().get_doctest(sessions, {}, str(page), str(page), 0)
    told: list[str] = []
    results = DocTestRunner(optionflags=ELLIPSIS).run(found, out=told.append)
    assert results.failed == 0, "".join(told)
    assert results.attempted == sessions.count(">>> ")


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_the_commands_of_a_page_print_what_it_shows(
    page: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    for block in blocks(page, "console"):
        for session in re.split(r"^\$ ", block, flags=re.M)[1:]:
            command, _, expected = session.partition("\n")
            program, *words = split(command)
            assert program == "tablee"
            assert main(words) == 0
            out = capsys.readouterr().out
            agrees = OutputChecker().check_output(expected, out, ELLIPSIS | NORMALIZE_WHITESPACE)
            assert agrees, f"{command} printed:\n{out}"


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    words = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.M | re.S)
    links = re.findall(r"\]\(([^)#:]+)\)", words)
    broken = [link for link in links if not (page.parent / link).exists()]
    assert broken == []


def test_the_picture_of_the_readme_is_drawn_by_the_engine(
    capsys: pytest.CaptureFixture[str],
) -> None:
    run_path(str(ROOT / "docs" / "images" / "draw.py"), run_name="__main__")
    picture = ROOT / "docs" / "images" / "parade-turn.svg"
    assert capsys.readouterr().out == picture.read_text("utf-8")


def test_there_are_examples_to_run() -> None:
    assert blocks(PAGES[0], "python")
    assert blocks(PAGES[0], "console")
