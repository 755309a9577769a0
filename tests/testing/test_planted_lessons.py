"""Every fault in a lesson is found, and said with its step or its message."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.core.errors import GameError
from tablee.testing import LawBroken, check_lesson
from tests.support.plugin_packages import importable, install_package

LESSON = """\
seats = 2
deal = ["bell", "coin", "bell#2", "key", "lens", "pin", "ring", "coin#2"]

[[steps]]
kind = "ask"
say = [{ text = "pair", show = ["laid@0", "@1", "bell"] }]
moves = ["lay bell bell"]
others = { "" = "other", "hide bell" = "hidden" }

[[steps]]
kind = "move"
seat = 1
move = "pass"

[[steps]]
kind = "ask"
say = [{ text = "hide" }]
moves = ["hide lens", "hide ring"]
others = { "" = "other" }

[[steps]]
kind = "move"
seat = 1
move = "lay key"

[[steps]]
kind = "ask"
say = [{ text = "pass" }]
moves = ["pass"]
others = { "" = "other" }

[[steps]]
kind = "move"
seat = 1
move = "pass"

[[farewell]]
text = "bye"
"""
MESSAGES = """\
magpie-lesson-pair = Lay your pair.
magpie-lesson-hidden = Do not hide it.
magpie-lesson-hide = Hide something from { $seat1 }.
magpie-lesson-pass = Now pass.
magpie-lesson-other = Not that.
magpie-lesson-bye = Good bye.
"""
FILES = {
    "magpie_box/__init__.py": (
        "from tests.support.magpie_game import MagpieGame\nGAME = MagpieGame()\n"
    ),
    "magpie_box/lessons/magpie.toml": LESSON,
    "magpie_box/locales/en/magpie.ftl": MESSAGES,
    "magpie_box/locales/fr/magpie.ftl": MESSAGES,
}


def check_changed(folder: Path, path: str, change: Callable[[str], str]) -> int:
    """Check the lesson of the game with one file changed."""
    files = {**FILES, path: change(FILES[path])}
    install_package(folder, "magpie-box", {"magpie": "magpie_box:GAME"}, files)
    with importable(folder):
        from magpie_box import GAME  # type: ignore[import-not-found]  # noqa: PLC0415

        return check_lesson(GAME)


def test_a_true_lesson_of_another_package_is_lawful(tmp_path: Path) -> None:
    assert check_changed(tmp_path, "magpie_box/__init__.py", str) == 3


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"lay bell bell"', '"lay coin"', "step 1, 'lay coin' of seat 0: illegal_move"),
        ('"lay bell bell"', '"lay  bell bell"', "is written 'lay bell bell'"),
        ('seat = 1\nmove = "lay key"', 'seat = 0\nmove = "pass"', "step 4.*seat 1 is on turn"),
        ('"hide ring"', '"hide pin"', "step 3, 'hide pin' of seat 0"),
        ('"hide bell" =', '"hide coin" =', "step 1 answers 'hide coin', which is not legal"),
        ('{ "" = "other", "hide bell" = "hidden" }', '{ "hide bell" = "hidden" }', "no answer for"),
        ('"laid@0"', '"shed"', "pair shows shed"),
        ('"coin#2"]', '"coin"]', "names a card twice"),
        ('"coin#2"]', '"crown"]', "names a card twice, or one that is not dealt"),
        ('move = "pass"\n\n[[farewell]]', 'move = "pass"\n[[steps]]\nkind = "move"\nseat = 0\n'
         'move = "pass"\n[[farewell]]', "before the learner is on turn"),
        ('[{ text = "pass" }]', "[]", "nothing is said"),
    ],
)  # fmt: skip
def test_a_fault_of_a_lesson_is_said(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in LESSON
    with pytest.raises(LawBroken, match=said):
        check_changed(
            tmp_path, "magpie_box/lessons/magpie.toml", lambda text: text.replace(old, new)
        )


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("magpie-lesson-other = Not that.\n", "", "no message magpie-lesson-other in fr"),
        ("$seat1", "$seat7", r"magpie-lesson-hide in fr uses \$seat7"),
        ("Not that.", "Not { $seat0 }.", r"magpie-lesson-other in fr uses \$seat0"),
        ("Good bye.", "Good bye." * 20, "magpie-lesson-bye in fr has 40 words, more than 35"),
    ],
)
def test_a_fault_of_its_words_is_said(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in MESSAGES
    with pytest.raises(LawBroken, match=said):
        check_changed(
            tmp_path, "magpie_box/locales/fr/magpie.ftl", lambda text: text.replace(old, new)
        )


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("seats = 2\n", "", "bad_lesson"),
        ('kind = "ask"', 'kind = "say"', "bad_lesson"),
        ("moves =", "move =", "bad_lesson"),
        ("seats = 2", "seats = [", "bad_lesson"),
        ("seats = 2", "seats = 9", "bad_seats"),
    ],
)
def test_a_lesson_that_cannot_be_read_is_refused(
    tmp_path: Path, old: str, new: str, code: str
) -> None:
    with pytest.raises(GameError, match=code):
        check_changed(
            tmp_path, "magpie_box/lessons/magpie.toml", lambda text: text.replace(old, new)
        )


def test_a_game_without_a_lesson_says_so(tmp_path: Path) -> None:
    files = {path: text for path, text in FILES.items() if not path.endswith(".toml")}
    install_package(tmp_path, "magpie-box", {"magpie": "magpie_box:GAME"}, files)
    with importable(tmp_path):
        from magpie_box import GAME  # noqa: PLC0415

        with pytest.raises(GameError, match="no_lesson"):
            check_lesson(GAME)
