"""No page shows code that nothing has run or read; what cannot be run is checked word by word."""

import re
from pathlib import Path
from shlex import split
from tomllib import loads as toml

import msgspec
import pytest

from tablee.cli.commands import COMMANDS
from tablee.cli.parser import Parser
from tablee.core.setup import Setup
from tablee.games import GAMES
from tablee.i18n import LANGUAGES, catalog
from tablee.records import loads
from tablee.wire import Message, parse_request
from tests.docs.code_blocks import (
    HOSTING,
    LISEZMOI,
    NAMES,
    PAGES,
    README,
    ROOT,
    Block,
    all_blocks,
    blocks,
    commands,
    prose,
)

RUN = ("python", "pycon", "console")
READ = ("sh", "json", "cards")
PLAIN = "text"
"""What is no code: a list of folders, a line of a protocol."""
FOLLOWED = {
    HOSTING: "tests/docs/test_hosting.py",
    ROOT / "docs" / "add-a-game.md": "tests/examples/test_add_a_game.py",
    ROOT / "docs" / "author" / "index.md": "tests/examples/test_new_game.py",
}
"""Pages that a test of their own follows, from one block to the next."""
RECORDS, WIRE = (ROOT / "docs" / "concepts" / name for name in ("records.md", "wire.md"))


def test_no_page_has_a_block_that_nothing_runs() -> None:
    forgotten = {
        name: [block.language for block in all_blocks(page) if not is_known(block)]
        for name, page in zip(NAMES, PAGES, strict=True)
        if page not in FOLLOWED
    }
    assert not any(forgotten.values()), forgotten
    assert all((ROOT / test).exists() for test in FOLLOWED.values())


def is_known(block: Block) -> bool:
    """Whether a test runs or reads blocks of this kind; directives are read by `make docs`."""
    if block.language == PLAIN:
        return not re.search(r"^(\$|>>>|tablee|make|python|pip) ", block.text, re.M)
    return block.language in (*RUN, *READ) or block.language.startswith("{")


@pytest.mark.parametrize(
    "text",
    ["```yaml\na: 1\n```\n", "```\nmake run\n```\n", "```text\n$ tablee games\n```\n"],
)
def test_a_block_that_nothing_runs_is_found(text: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"# A page\n\n{text}", "utf-8")
    assert not all(is_known(block) for block in all_blocks(page))


def check(command: str) -> None:
    """Check the words of a command that goes on for ever, asks, or takes long."""
    program, *words = split(command)
    match program:
        case "tablee" | ".venv/bin/tablee":
            Parser(catalog("en"), COMMANDS, version="").read(words)
        case "make":
            target = words[0]
            assert re.search(rf"^{target}:.*## ", (ROOT / "Makefile").read_text("utf-8"), re.M)
        case "python":
            source = (ROOT / words[0]).read_text("utf-8")
            assert [word for word in words if word.startswith("--") and word not in source] == []
        case "pip":
            extra = re.fullmatch(r"tablee\[(\w+)\]", words[1])
            project = toml((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
            assert words[0] == "install"
            assert not extra or extra[1] in project["optional-dependencies"]
        case _:
            assert program == "yes", f"nothing checks {command}"


def test_commands_that_are_not_run_have_words_that_exist() -> None:
    pages = [page for page in PAGES if page not in FOLLOWED]
    found = [
        command for page in pages for block in blocks(page, "sh") for command in commands(block)
    ]
    for command in found:
        check(command)
    assert len(found) > 5


def test_json_is_what_the_programs_read() -> None:
    assert [page for page in PAGES if blocks(page, "json")] == [RECORDS, WIRE]
    for block in blocks(RECORDS, "json"):
        assert loads(block).game in GAMES
    for block in blocks(WIRE, "json"):
        for line in block.replace('"table": "…"', '"table": "T1"').splitlines():
            kind = msgspec.json.decode(line)["type"]
            message = (
                parse_request(line) if kind == "ask" else msgspec.json.decode(line, type=Message)
            )
            assert message.__struct_config__.tag == kind


@pytest.mark.parametrize("slug", GAMES)
def test_the_cards_that_rules_draw_are_cards_of_the_game(slug: str) -> None:
    known = {face.code for seats in GAMES[slug].seats for face in Setup(GAMES[slug], seats).faces}
    for language in LANGUAGES:
        page = ROOT / "docs" / "games" / f"{slug}.{language}.md"
        drawn = [code for block in blocks(page, "cards") for code in block.split()]
        assert drawn
        assert [code for code in drawn if code not in known] == []


HEADINGS = [
    *["At a glance", "Cards", "Setup", "Your turn", "End of the game"],
    *["Scoring", "Example", "Notation", "Rulings", "To the letter", "Version"],
]


def test_every_game_has_a_page_with_the_same_headings() -> None:
    listed = (ROOT / "docs" / "games.md").read_text("utf-8")
    found: dict[str, set[tuple[str, ...]]] = {language: set() for language in LANGUAGES}
    for slug in GAMES:
        for language in LANGUAGES:
            page = ROOT / "docs" / "games" / f"{slug}.{language}.md"
            found[language].add(tuple(re.findall(r"^## (.*)$", page.read_text("utf-8"), re.M)))
            assert f"games/{slug}.{language}\n" in listed
    assert found["en"] == {tuple(HEADINGS)}
    (french,) = found["fr"]
    assert len(french) == len(HEADINGS)


def test_the_buttons_of_the_tutorial_are_called_so_in_the_browser() -> None:
    page = prose(ROOT / "docs" / "tutorial.md")
    buttons = set(bold(page.partition("## In the browser")[2].partition("\n## ")[0]))
    words = catalog("en")
    keys = ("web-play", "web-invite", "web-hint", "web-undo")
    assert buttons == {words.text(key) for key in keys}


@pytest.mark.parametrize(("page", "language"), [(README, "en"), (LISEZMOI, "fr")])
def test_the_button_of_the_readme_is_called_so_in_the_browser(page: Path, language: str) -> None:
    assert f" *{catalog(language).text('web-invite')}* " in prose(page)


def test_both_readmes_have_the_same_parts() -> None:
    """Headings, kinds of blocks, and links other than to the rules, in the same order."""
    parts = [
        (
            len(re.findall(r"^## ", prose(page), re.M)),
            [block.language for block in all_blocks(page)],
            [link for link in re.findall(r"\]\((\S+)\)", prose(page)) if "docs/games" not in link][
                1:
            ],
        )
        for page in (README, LISEZMOI)
    ]
    assert parts[0] == parts[1]
    assert parts[0][0] == 6
    assert f"]({LISEZMOI.name})" in prose(README)
    assert f"]({README.name})" in prose(LISEZMOI)


def bold(text: str) -> list[str]:
    return re.findall(r"\*\*(.+?)\*\*", text)
