"""Both languages say everything, with the same details."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tablee.core.errors import GameError
from tablee.games import GAMES
from tablee.i18n import LANGUAGES, catalog, explain, preferred_language
from tablee.i18n.pages import rules_page as page
from tablee.testing import check_words

pytestmark = pytest.mark.heavy

FOLDER = files("tablee.i18n") / "locales"
FILES = sorted(entry.name for entry in (FOLDER / LANGUAGES[0]).iterdir())


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(language: str, file: str) -> dict[str, set[str]]:
    """The keys of a file, each with its variables."""
    resource = parse((FOLDER / language / file).read_text(encoding="utf-8"))
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(entry.name for entry in (FOLDER / language).iterdir()) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_keys_and_variables_of_english(language: str, file: str) -> None:
    assert messages(language, file) == messages("en", file)


@pytest.mark.parametrize("file", FILES)
def test_french_is_set_with_the_spaces_of_french(file: str) -> None:
    """Narrow before ; ! ? and in thousands, wide before a colon and in guillemets; none breaks."""
    text = (FOLDER / "fr" / file).read_text(encoding="utf-8")
    wrong = [
        *re.findall(r'.*[^"\N{NARROW NO-BREAK SPACE}][;!?](?![\w/]).*', text),
        *re.findall(r".* [:»]|.*« .*", text),
        *re.findall(r".*\d[ \N{NO-BREAK SPACE}]\d{3}.*", text),
    ]
    assert wrong == []


def test_a_key_stands_in_one_file_only() -> None:
    keys = [key for file in FILES for key in messages("en", file)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_has_words_for_what_it_shows_and_what_happens_in_it(slug: str) -> None:
    assert check_words(GAMES[slug], seed=1) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_code_of_the_sources_has_a_message(language: str) -> None:
    sources = Path(__file__).parents[2] / "src" / "tablee"
    raised = set()
    for path in sources.rglob("*.py"):
        raised |= set(re.findall(r'(?:GameError|RecordError)\(\s*"(\w+)"', path.read_text("utf-8")))
    assert len(raised) > 20
    for code in raised:
        assert catalog(language).has(f"error-{code}".replace("_", "-")), code


def test_an_unknown_key_and_a_missing_detail_are_errors() -> None:
    with pytest.raises(LookupError, match="no message 'nothing' in 'fr'"):
        catalog("fr").text("nothing")
    with pytest.raises(LookupError, match="list-of"):
        catalog("fr").text("list-of", first="a")


@pytest.mark.parametrize(
    ("items", "said"),
    [([], ""), (["a"], "a"), (["a", "b"], "a et b"), (["a", "b", "c"], "a, b et c")],
)
def test_lists_read_as_in_a_sentence(items: list[str], said: str) -> None:
    assert catalog("fr").listed(items) == said


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "fr"),
        ({"LANG": "C"}, "fr"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "fr"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "TABLEE_LANG": "en"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


def test_an_error_is_said_with_its_reason() -> None:
    error = GameError("illegal_move", move="play r7", why="PAR-10")
    assert explain(catalog("en"), error) == (
        '"play r7" is not allowed: the last round is over; discard two of your four cards (PAR-10)'
    )
    nested = GameError("record_broken", event=3, why=error)
    said = explain(catalog("fr"), nested)
    assert said.startswith("l'événement 3 n'a pas pu se jouer\N{NO-BREAK SPACE}: «")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_leads_to_a_ruling_on_a_page(language: str) -> None:
    pages = "".join(page(slug, language) for slug in GAMES)
    keys = [key for file in FILES for key in messages(language, file)]
    rulings = [found[1] for key in keys if (found := re.match(r"why-([A-Z]+-\d+)", key))]
    assert len(rulings) > 15
    assert [ruling for ruling in rulings if f'<a id="{ruling}"></a>' not in pages] == []


@pytest.mark.parametrize("file", FILES)
def test_french_punctuation_stays_with_its_word(file: str) -> None:
    text = (FOLDER / "fr" / file).read_text(encoding="utf-8")
    assert re.findall(r"\S [:;?!»%]|« ", text) == []


def test_names_of_cards_follow_the_language() -> None:
    assert catalog("fr").text("parade-card", kind="", color="green", value=3) == "3 vert"
    assert catalog("en").text("parade-card", kind="", color="green", value=3) == "green 3"


@pytest.mark.parametrize(
    ("numbers", "said"),
    [((2,), "2"), ((2, 3), "2 and 3"), ((2, 3, 4), "2 to 4"), ((2, 3, 4, 6), "2, 3, 4 and 6")],
)
def test_numbers_without_a_gap_are_a_range(numbers: tuple[int, ...], said: str) -> None:
    assert catalog("en").ranged(numbers) == said
