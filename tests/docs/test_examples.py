"""Every example of the documentation is run, page by page."""

import re
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, DocTestParser, DocTestRunner, OutputChecker
from io import StringIO
from pathlib import Path
from runpy import run_path
from shlex import split

import pytest

from tablee.cli import main
from tests.docs.code_blocks import LISEZMOI, NAMES, PAGES, README, ROOT, blocks, prose


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_the_python_of_a_page_runs(page: Path) -> None:
    names: dict[str, object] = {}
    examples = blocks(page, "python")
    for block in examples:
        exec(compile(block, str(page), "exec"), names)
    assert bool(names) == bool(examples)


@pytest.mark.parametrize("block", blocks(ROOT / "docs" / "environments.md", "python"))
def test_every_block_about_environments_runs_by_itself(block: str) -> None:
    names: dict[str, object] = {}
    exec(compile(block, "environments.md", "exec"), names)
    assert names


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


class Typist(StringIO):
    """Somebody at a terminal, who answers each question as a page shows it."""

    def __init__(self, shown: str, screen: pytest.CaptureFixture[str]) -> None:
        super().__init__()
        self._shown = shown.splitlines()
        self._screen = screen
        self.seen = ""

    def isatty(self) -> bool:
        return True

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        self.seen += self._screen.readouterr().out
        prompt = self.seen.rpartition("\n")[2].strip()
        while self._shown:
            line = self._shown.pop(0)
            if line.startswith(prompt):
                answer = line.removeprefix(prompt).strip()
                self.seen += f"{answer}\n"
                return f"{answer}\n"
        return ""  # the end of the input


def run(command: str) -> int:
    """Run a command as a reader would, in the repository."""
    program, *words = split(command)
    if program == "tablee":
        return main(words)
    assert program == "python"
    run_path(str(ROOT / words[0]))["main"](words[1:])
    return 0


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
            typist = Typist(expected, capsys)
            monkeypatch.setattr("sys.stdin", typist)
            assert run(command) == 0
            out = typist.seen + capsys.readouterr().out
            agrees = OutputChecker().check_output(expected, out, ELLIPSIS | NORMALIZE_WHITESPACE)
            assert agrees, f"{command} printed:\n{out}"


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", prose(page))
    broken = [link for link in links if not (page.parent / link).exists()]
    assert broken == []


def test_the_picture_of_a_turn_is_drawn_by_the_engine(
    capsys: pytest.CaptureFixture[str],
) -> None:
    run_path(str(ROOT / "docs" / "images" / "draw.py"), run_name="__main__")
    picture = ROOT / "docs" / "images" / "parade-turn.svg"
    assert capsys.readouterr().out == picture.read_text("utf-8")


@pytest.mark.parametrize("page", [README, LISEZMOI], ids=lambda page: page.name)
def test_there_are_examples_to_run(page: Path) -> None:
    assert all(blocks(page, language) for language in ("sh", "console", "pycon", "python"))
