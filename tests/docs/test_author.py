"""The author's manual names every question that a game may answer."""

import re

import pytest

from tablee.bots.heuristic import Heuristic
from tablee.core.game import Face, Game, Option
from tablee.core.state import State
from tests.docs.code_blocks import ROOT, prose

MANUAL = ROOT / "docs" / "author"
NOT_ASKED = {"become", "copy", "preset"}
"""What a state and a game have by themselves."""
GAME = Game("any-game", rules=1, seats=(2,))


def public(names: list[str]) -> set[str]:
    return {name for name in names if not name.startswith("_")} - NOT_ASKED


@pytest.mark.parametrize(
    ("page", "names"),
    [
        ("rules.md", public(dir(State)) | {"turn", "midway"}),
        ("rules.md", public(dir(GAME)) - {"slug", "rules", "seats", "options"}),
        ("cards.md", set(Face._fields)),
        ("words.md", set(Option._fields) - {"own"}),
        ("bots.md", {"weigh", "glance", "find_dominated", "reasons", "rewards", "style", "budget"}),
    ],
)
def test_every_question_is_told(page: str, names: set[str]) -> None:
    told = set(re.findall(r"\w+", " ".join(re.findall(r"`+([^`]+)`", _read(page)))))
    assert sorted(names - told) == []
    assert len(names) > 3


def _read(page: str) -> str:
    return prose(MANUAL / page)


def test_the_questions_of_a_heuristic_exist() -> None:
    told = re.findall(r"^\| `(\w+)\(", _read("bots.md"), re.M)
    assert set(told) >= {"weigh", "find_dominated"}
    assert [name for name in told if not hasattr(Heuristic, name)] == []
