"""Games that other packages bring."""

from pathlib import Path

import pytest

import tablee
from tablee import registry
from tablee.cli import main
from tablee.core.errors import GameError
from tablee.core.setup import Setup
from tablee.env.layout import layout
from tablee.games import GAMES
from tablee.i18n import LANGUAGES, catalog, explain
from tablee.i18n.narrator import Narrator
from tablee.i18n.pages import rules_page
from tablee.score import scoring_for
from tablee.server.markdown import render_markdown
from tablee.testing import LawBroken, check_words
from tests.support.in_memory_server import memory_server
from tests.support.plugin_packages import ENTRY_POINTS, MAGPIE_FILES, importable, install_package

OTHER = "from tests.support.magpie_game import MagpieGame\nGAME = MagpieGame()\n"
LONELY = f"{OTHER}GAME.seats = (1, 2)\n"


def test_a_game_of_another_package_is_found_everywhere(tmp_path: Path) -> None:
    install_package(tmp_path, "magpie-box", ENTRY_POINTS, MAGPIE_FILES)
    with importable(tmp_path):
        assert list(registry.games()) == [*GAMES, "magpie"] == tablee.shelf()
        assert registry.refused_games() == []
        game = tablee.new("magpie", seats=2, seed=1, rounds=1)
        while not game.over:
            game.play(tablee.bot("casual", 1).choose(game.view(game.turn or 0)))
        game.save(tmp_path / "game.json")
        assert tablee.load(tmp_path / "game.json").scores == game.scores
    assert list(registry.games()) == list(GAMES)


@pytest.mark.parametrize(
    ("slug", "value", "source", "code"),
    [
        ("magpie", "magpie_box:GAME", "raise RuntimeError('no wings')", "game_unloadable"),
        ("magpie", "magpie_box:GAME", "import nothing_of_the_kind", "game_unloadable"),
        ("magpie", "magpie_box:GAME", "GAME = ", "game_unloadable"),
        ("magpie", "magpie_box:BIRD", OTHER, "game_unloadable"),
        ("magpie", "magpie_box:MagpieGame", OTHER, "game_is_none"),
        ("magpie", "magpie_box:GAME", LONELY, "game_seats"),
        ("jay", "magpie_box:GAME", OTHER, "game_other_slug"),
        ("parade", "magpie_box:GAME", OTHER, "game_is_ours"),
        ("../magpie", "magpie_box:GAME", OTHER, "game_slug"),
    ],
)
def test_what_cannot_be_played_is_left_out_and_said(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    *,
    slug: str,
    value: str,
    source: str,
    code: str,
) -> None:
    install_package(tmp_path, "magpie-box", {slug: value}, {"magpie_box/__init__.py": source})
    with importable(tmp_path):
        assert dict(registry.games()) == GAMES
        [refusal] = registry.refused_games()
        why = refusal.details["why"]
        assert isinstance(why, GameError)
        assert why.code == code
        for language in LANGUAGES:
            assert main(["games", "--lang", language]) == 0
            said = capsys.readouterr().err
            assert said.count("\n") == 1
            assert all(word in said for word in (slug, "magpie-box 1.0"))
            assert " ".join(explain(catalog(language), why).split()) in " ".join(said.split())
        with pytest.raises(GameError) as raised:
            tablee.new(slug)
        assert raised.value is refusal


def test_of_two_packages_with_one_name_neither_is_taken(tmp_path: Path) -> None:
    install_package(tmp_path, "magpie-box", ENTRY_POINTS, MAGPIE_FILES)
    install_package(tmp_path, "thief", {"magpie": "thief:GAME"}, {"thief/__init__.py": OTHER})
    with importable(tmp_path):
        assert dict(registry.games()) == GAMES
        said = explain(catalog("en"), registry.refused_games()[0])
    assert "magpie-box 1.0, thief 1.0" in said


def test_words_that_a_package_lacks_are_said_in_another_way(tmp_path: Path) -> None:
    install_package(tmp_path, "magpie-box", ENTRY_POINTS, MAGPIE_FILES)
    with importable(tmp_path):
        fr, en = catalog("fr"), catalog("en")
        assert [fr.text("magpie-title"), en.text("magpie-title")] == ["La Pie", "The Magpie"]
        assert en.text("magpie-tagline") == "Tout ce qui brille."
        assert en.text("magpie-difficulty") == "magpie-difficulty"
        assert fr.text("magpie-log-lay", who="Ana", cards="pin") == "Ana pose pin nothing."
        assert fr.text("web-play") == "Contre des robots"
        game = tablee.new("magpie", seats=2, seed=1)
        narrator = Narrator(en, game.setup, ["Ana", "Ben"])
        assert narrator.card(game.setup.faces[0]) == "bell"
        assert narrator.move("lay bell") == "lay bell"
        game.play(game.legal[-1])
        assert list(game.tell("en"))[-1] == "Seat 0: pass "
        error = GameError("illegal_move", move="lay bell", why="MAG-1")
        assert explain(en, error) == '"lay bell" is not allowed: MAG-1'
        assert rules_page("magpie", "fr") == rules_page("magpie", "en")
        with pytest.raises(LookupError):
            en.text("nothing")
        with pytest.raises(LawBroken, match="no message magpie-bell in fr"):
            check_words(game.setup.game)


async def test_a_server_shows_it_and_lets_no_page_bring_html(tmp_path: Path) -> None:
    install_package(tmp_path, "magpie-box", ENTRY_POINTS, MAGPIE_FILES)
    with importable(tmp_path):
        async with memory_server(tmp_path) as server, server.http() as http:
            games = (await http.get("/api/games")).json()
            assert [game["slug"] for game in games] == [*GAMES, "magpie"]
            cards = (await http.get("/api/games/magpie/cards")).json()
            assert {card["code"] for card in cards} > {"bell", "ring"}
            page = (await http.get("/api/rules/magpie/fr")).text
            assert '<a id="MAG-1"></a>' in page
            assert "<b" not in page
            words = (await http.get("/api/words/en")).json()
            assert [brought["language"] for brought in words] == ["en", "fr"]
            assert words[0]["text"].strip() == "magpie-title = The Magpie"
            assert (await http.get("/api/words/xx")).status_code == 404


@pytest.mark.parametrize(
    ("page", "shown"),
    [
        ('<script src="x"></script>\n', "&lt;script src=&quot;x&quot;&gt;&lt;/script&gt;\n"),
        ('<a id="MAG-1" href="x">', "&lt;a id=&quot;MAG-1&quot; href=&quot;x&quot;&gt;"),
        ("a <b onclick=x>b</b>", "<p>a &lt;b onclick=x&gt;b&lt;/b&gt;</p>\n"),
        ("[x](javascript:alert(1))", "<p>[x](javascript:alert(1))</p>\n"),
    ],
)
def test_nothing_on_a_page_of_rules_can_run(page: str, shown: str) -> None:
    assert render_markdown(page) == shown


def test_what_nobody_has_written_for_it_is_refused_or_plain(tmp_path: Path) -> None:
    install_package(tmp_path, "magpie-box", ENTRY_POINTS, MAGPIE_FILES)
    with importable(tmp_path):
        setup = Setup(registry.find("magpie"), 2)
        with pytest.raises(GameError) as raised:
            scoring_for(setup)
        assert raised.value.code == "no_scoring"
        assert layout(setup)[-1].end > len(setup.faces)
