"""A sheet kept at the command line, through a pipe."""

import io
import sys
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.i18n import LANGUAGES, catalog
from tablee.registry import load_registry
from tablee.score.files import SheetFile, path_of
from tablee.score.render import SheetRenderer
from tests.support.reveal_game import RevealGame

FOUR = ["--players", "Anne,Bob,Chloé,Dan"]
WON = "1000\n525\n100\n0\n300\n400\n0\n300\n"


@pytest.fixture(autouse=True)
def state_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


class Typed:
    """Runs `tablee score` with lines that are typed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, *words: str, typed: str = "", code: int = 0, lang: str = "en") -> str:
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        assert main(["score", *words, "--lang", lang]) == code
        said = self._capsys.readouterr()
        return said.err if code else said.out


@pytest.fixture
def score(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typed:
    return Typed(monkeypatch, capsys)


def test_a_manche_is_asked_for_line_by_line_and_counted(score: Typed) -> None:
    out = score("hermine", *FOUR, typed=WON)
    assert "Steps, Anne and Chloé [0]:" in out
    assert "Coups-fourrés, Bob" not in out
    assert "1. Anne and Chloé: 2100" in out
    assert "2. Bob and Dan: 525" in out
    assert out.index("Manche 2") > out.index("2. Bob")
    assert "The sheet is kept: " in out


def test_a_sheet_is_continued_in_the_middle_of_a_manche(score: Typed) -> None:
    score("hermine", *FOUR, typed=WON + "500\n")
    out = score("hermine", typed="475\n")
    assert "1. Anne and Chloé: 2100" in out
    assert "Steps, Anne" not in out
    assert "Steps, Bob and Dan [0]:" in out
    assert SheetFile(path_of("hermine", "hermine")).sheet.answers == [500, 475]


def test_the_end_of_a_match_is_announced_and_can_be_undone(score: Typed) -> None:
    out = score("hermine", *FOUR, typed=WON * 3 + "u\nq\n")
    assert "The game is over. Won by Anne and Chloé." in out
    assert "Enter to finish:" in out
    sheet = SheetFile(path_of("hermine", "hermine")).sheet
    assert len(sheet.manches) == 2
    assert sheet.answers == [1000, 525, 100, 0, 300, 400, 0]


def test_what_does_not_fit_is_said_and_asked_again_with_what_was_typed(score: Typed) -> None:
    out = score("hermine", *FOUR, typed="1000\n525\n100\n\n600\n400\n0\n0\n300\n\n\n\n")
    assert "Coups-fourrés, Anne and Chloé: a coup-fourré exposes a botte; 300 here at most" in out
    assert out.count("Coups-fourrés, Anne and Chloé [600]:") == 1
    assert "Manche, Anne and Chloé [400]:" in out
    assert "1. Anne and Chloé: 1800" in out


def test_words_that_are_no_numbers_are_explained(score: Typed) -> None:
    out = score("parade", "--players", "A,B", typed="seven\n1e3\n-\n?\ns\nu\n99\n")
    assert '"seven" is neither a number nor a command' in out
    assert out.count("neither a number") == 3
    assert out.count("An empty line takes") == 2
    assert "Total" in out
    assert "Red, A: 99 is not possible; possible values: 0, 1, 2, …, 55" in out


def test_names_are_asked_for_until_there_are_enough(score: Typed) -> None:
    out = score("high-society", typed="Ann\nAnn\nBob\n\nCy\n\n")
    assert '"Ann" will not do' in out
    assert '"" will not do' in out
    assert SheetFile(path_of("high-society", "high-society")).sheet.players == ["Ann", "Bob", "Cy"]


def test_leaving_before_there_are_names_leaves_nothing(score: Typed) -> None:
    assert "kept" not in score("contrees", typed="Ann\n")
    assert not path_of("contrees", "contrees").exists()


def test_a_whole_game_of_parade_asks_for_cards_only_where_points_are_equal(score: Typed) -> None:
    typed = "1\n0\n0\n1\n" + "0\n" * 8 + "9\n2\n1\n2\n"
    out = score("parade", "--players", "A,B", typed=typed)
    assert "Cards in front, A: 9 cards do not make these points; it takes 1 to 6" in out
    assert "The game is over. Won by A." in out
    out = score("parade", "--fresh", "--players", "A,B", typed="2\n5\n" + "0\n" * 10)
    assert "Cards in front" not in out
    assert 'now called "parade 2"' in out
    assert "The game is over. Won by A." in out


def test_the_poorest_player_is_out(score: Typed) -> None:
    entries = "9\n3\n1\n0\n-5\n0\n3\n0\n0\n0\n0\n0\n5\n20\n30\n"
    out = score("high-society", "--players", "A,B,C", typed=entries)
    assert "The least money in hand, hence out: A." in out
    assert "1. C: 1" in out
    assert "3. A: 72" in out


def test_ctrl_c_keeps_what_was_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Interrupted:
        lines = iter(["1000\n"])

        def isatty(self) -> bool:
            return True

        def readline(self) -> str:
            for line in self.lines:
                return line
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Interrupted())
    assert main(["score", "hermine", *FOUR, "--lang", "en"]) == 130
    assert "The sheet is kept: " in capsys.readouterr().out
    assert SheetFile(path_of("hermine", "hermine")).sheet.answers == [1000]


def test_refusals_of_the_command(score: Typed) -> None:
    score("hermine", *FOUR)
    assert "is there already" in score("hermine", *FOUR, code=2)
    assert "cannot name a sheet" in score("hermine", "--sheet", "../x", code=2)
    assert "is not on the shelf" in score("poker", code=2)
    assert "there is no file" in score("parade", "--print", "text", code=2)


def test_a_damaged_sheet_is_said_and_left(score: Typed) -> None:
    path = path_of("parade", "parade")
    path.parent.mkdir(parents=True)
    path.write_text("{", encoding="utf-8")
    assert "is damaged and was left untouched: it is not a score sheet" in score("parade", code=2)
    assert path.read_text(encoding="utf-8") == "{"
    assert "parade: the sheet" in score("parade", "--list")


def test_sheets_are_listed(score: Typed) -> None:
    score("hermine", "--sheet", "club", *FOUR, typed=WON)
    score("hermine", "--sheet", "home", *FOUR, typed=WON * 3)
    assert score("hermine", "--list") == (
        "club: Anne, Bob, Chloé and Dan; 1 manche\nhome: Anne, Bob, Chloé and Dan; over\n"
    )


def test_a_sheet_is_printed_as_text_and_as_a_page(score: Typed, tmp_path: Path) -> None:
    players = "<b>Anne</b>,[red]Bob,Chloé,Dan"
    score("hermine", "--players", players, typed=WON)
    out = score("hermine", "--print", "text")
    assert "[red]Bob and Dan" in out
    assert "Manche 1" in out
    assert "2100" in out
    page = tmp_path / "sheet.html"
    score("hermine", "--output", str(page), lang="fr")
    html = page.read_text(encoding="utf-8")
    assert "&lt;b&gt;Anne&lt;/b&gt; et Chloé" in html
    assert "<b>" not in html
    assert '<html lang="fr">' in html
    assert score("hermine", "--print", "html").startswith("<!doctype html>")


@pytest.mark.parametrize("language", LANGUAGES)
def test_half_points_are_written_as_the_language_writes_them(score: Typed, language: str) -> None:
    entries = "7\n0\n0\n0\n0\n0\n0\n0\n2\n1\n0\n0\n5\n4\n3\n"
    score("high-society", "--players", "A,B,C", typed=entries)
    sheet = SheetFile(path_of("high-society", "high-society")).sheet
    half = "3,5" if language == "fr" else "3.5"
    assert half in SheetRenderer(catalog(language), sheet).text()


def test_a_game_without_a_sheet_is_refused_before_anything_is_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(load_registry().games, "reveal", RevealGame())
    monkeypatch.setattr(sys, "stdin", io.StringIO("Ana\nBen\n\n"))
    assert main(["score", "reveal", "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert (said.out, "reveal" in said.err) == ("", True)
