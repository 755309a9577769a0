"""The glossary has a place for every room, and names only what there is."""

import re

from tests.docs.code_blocks import ROOT
from tests.test_names import PACKAGE, public_classes

GLOSSARY = (ROOT / "docs" / "glossary.md").read_text("utf-8")


def test_every_room_of_the_package_is_in_the_glossary() -> None:
    rooms = [path.parent.name for path in PACKAGE.glob("*/__init__.py")]
    assert len(rooms) > 10
    named = set(re.findall(r"`(\w+)`", GLOSSARY))
    assert [room for room in rooms if room not in named] == []


def test_classes_that_the_glossary_names_exist() -> None:
    words = re.findall(r"^\| ([^|]+) \|", GLOSSARY, re.M)
    classes = [name for word in words for name in re.findall(r"`([A-Z]\w+)`", word)]
    assert len(classes) > 5
    existing = public_classes()
    assert [name for name in classes if name not in existing] == []


def test_no_word_is_explained_twice() -> None:
    words = [
        word
        for cell in re.findall(r"^\| ([^|]+) \|", GLOSSARY, re.M)
        if cell not in ("word", "---")
        for word in cell.split(", ")
    ]
    assert sorted(words) == sorted(set(words))
