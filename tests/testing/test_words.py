"""Every fault in the words of a game is named, with its message and its language."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.bots.heuristic import Heuristic
from tablee.bots.heuristics import HEURISTICS
from tablee.bots.reasons import Reason
from tablee.core.explanations import Explanation
from tablee.core.state import COUNTED, State
from tablee.core.zones import DEALER, NOBODY
from tablee.testing import LawBroken, check_words
from tests.support.plugin_packages import importable, install_package
from tests.support.reveal_game import Reveal

pytestmark = pytest.mark.uncompiled

MESSAGES = """\
reveal-title = Reveal
reveal-tagline = Turn them over.
reveal-duration = 5 minutes
reveal-difficulty = Easy
reveal-card = card { $value }
reveal-zone-deck = the deck
reveal-zone-hand = the hand
reveal-zone-chosen = the choice
reveal-zone-taken = taken
reveal-log-choose = { $who } chooses { $cards }.
reveal-move-choose = Choose { $count ->
    [one] { $cards }
   *[other] nothing
}
"""
FILES = {
    "reveal_box/__init__.py": (
        "from tests.support.reveal_game import RevealGame\nGAME = RevealGame()\n"
    ),
    "reveal_box/locales/en/reveal.ftl": MESSAGES,
    "reveal_box/locales/fr/reveal.ftl": MESSAGES,
    "reveal_box/pages/reveal.en.md": '# Reveal\n\n<a id="REV-1"></a>Choose.\n',
    "reveal_box/pages/reveal.fr.md": '# Reveal\n\n<a id="REV-1"></a>Choose.\n',
}


def check_changed(folder: Path, path: str, change: Callable[[str], str]) -> int:
    """Check the words of the game with one file changed."""
    files = {**FILES, path: change(FILES[path])}
    install_package(folder, "reveal-box", {"reveal": "reveal_box:GAME"}, files)
    with importable(folder):
        from reveal_box import GAME  # type: ignore[import-not-found]  # noqa: PLC0415

        return check_words(GAME)


def test_a_game_with_all_its_words_is_lawful(tmp_path: Path) -> None:
    assert check_changed(tmp_path, "reveal_box/__init__.py", str) >= 2 * MESSAGES.count(" = ")


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("reveal-zone-hand = the hand\n", "", "no message reveal-zone-hand in fr"),
        ("{ $who } chooses", "{ $how } chooses", r"reveal-log-choose in fr uses \$how, and is giv"),
        ("[one] { $cards }", "[one] { $card-s }", r"reveal-move-choose in fr uses \$card-s"),
        ("deck = the deck", "deck = the { $deck }", r"reveal-zone-deck in fr uses \$deck, and is"),
        ("deck = the deck", "deck = the { deck", "reveal-zone-deck in fr cannot be read"),
        ("deck = the deck", "deck = the { -term }", "reveal-zone-deck in fr cannot be said"),
    ],
)
def test_a_fault_is_said_with_its_message_and_its_language(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    with pytest.raises(LawBroken, match=said):
        check_changed(
            tmp_path, "reveal_box/locales/fr/reveal.ftl", lambda text: text.replace(old, new)
        )


class Talking(Heuristic):
    """Says of every card why it is good."""

    def reasons(self, state: State, action: int) -> list[Reason]:
        return [Reason(Explanation("lovely", numbers={"count": 1}), 1)]


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("", "no message reveal-reason-lovely in en"),
        ("reveal-reason-lovely = Lovely.\n", "no message reveal-reason-lovely in fr"),
        ("reveal-reason-lovely = { $how }.\n", r"lovely in en uses \$how, and is given \$count"),
    ],
)
def test_a_reason_without_words_is_said(
    tmp_path: Path, message: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(HEURISTICS, Reveal, Talking())
    with pytest.raises(LawBroken, match=said):
        check_changed(tmp_path, "reveal_box/locales/en/reveal.ftl", lambda text: text + message)


def count_taken(state: Reveal) -> list[dict[str, list[int]]]:
    """Return a score sheet that is counted only when the game is over."""
    return [{"taken": state.scores()}] if state.turn == NOBODY else []


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("method", "answer", "said"),
    [
        ("ending", Explanation("empty"), "no message reveal-ended-empty in en"),
        ("decision", Explanation("last"), "no message reveal-decided-last in en"),
        ("explain", Explanation("gone"), "no message reveal-because-gone in en"),
        ("excluded", [0], "no message reveal-excluded in en"),
    ],
)
def test_what_is_said_only_at_the_end_is_looked_up(
    tmp_path: Path,
    method: str,
    answer: Explanation | list[int],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Reveal, "sheets", count_taken)
    monkeypatch.setattr(Reveal, method, lambda *_: answer)
    with pytest.raises(LawBroken, match=f"{said}(.|\n)*no message reveal-sheet-taken in en"):
        check_changed(tmp_path, "reveal_box/__init__.py", str)


def test_the_phase_between_two_manches_is_looked_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reveal, "phase", lambda state: COUNTED if state.turn == DEALER else "")
    with pytest.raises(LawBroken, match="no message reveal-phase-counted in en"):
        check_changed(tmp_path, "reveal_box/__init__.py", str)


def test_a_preset_has_a_name_and_a_sentence_about_it(tmp_path: Path) -> None:
    with pytest.raises(LawBroken, match=r"no message preset-rough in fr\n.*preset-rough-about"):
        check_changed(
            tmp_path, "reveal_box/__init__.py", lambda text: f"{text}GAME.presets['rough'] = {{}}\n"
        )


def test_all_faults_are_said_at_once(tmp_path: Path) -> None:
    with pytest.raises(LawBroken) as caught:
        check_changed(tmp_path, "reveal_box/locales/en/reveal.ftl", lambda text: "")
    assert str(caught.value).count("no message") == MESSAGES.count(" = ")
